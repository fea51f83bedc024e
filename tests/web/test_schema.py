"""What the page believes about the server's messages is what the server says."""

import subprocess
import sys
from pathlib import Path

SCHEMA = Path(__file__).parents[2] / "web" / "schema.json"
COMMAND = "from tworivers.cli import main; main()"


def test_the_schema_is_up_to_date() -> None:
    command = [sys.executable, "-c", COMMAND, "schema", str(SCHEMA), "--check"]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout
