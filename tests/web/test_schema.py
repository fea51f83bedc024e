"""What the page believes about the server's messages is what the server says."""

import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "scripts" / "schema.py"


def test_the_schema_is_up_to_date() -> None:
    checked = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stderr
