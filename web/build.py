"""Builds the page into src/tworivers/server/static, unless it is newer than everything it is made of.

python web/build.py            # what `make` and the build of a wheel or an sdist do
python web/build.py --check    # only tell, by the exit code, whether the page is up to date
python web/build.py --install  # only install what building and checking it need
"""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

WEB = Path(__file__).resolve().parent
PACKAGE = WEB.parent / "src" / "tworivers"
PAGE = PACKAGE / "server" / "static" / "index.html"
LOCK = WEB / "package-lock.json"
INSTALLED = WEB / "node_modules" / "installed"


def sources() -> Iterator[Path]:
    """Everything the page is made of: the app, the messages, the drawings, and the boards of the games."""
    for part in WEB.iterdir():
        if part.name != "node_modules":
            yield from part.rglob("*") if part.is_dir() else [part]
    yield from (PACKAGE / "words").rglob("*.ftl")
    yield from (PACKAGE / "games").rglob("*.ftl")
    yield from (PACKAGE / "games").glob("*/data/*.toml")
    yield from (PACKAGE / "pieces").glob("*.svg")
    yield from (PACKAGE / "games").glob("*/pieces/*.svg")


def is_newer(made: Path, *sources: Path) -> bool:
    return made.exists() and all(path.stat().st_mtime <= made.stat().st_mtime for path in sources)


def npm(*arguments: str) -> None:
    program = shutil.which("npm")
    if program is None:
        sys.exit("Building the page needs npm, which comes with Node.js 20.19 or newer.")
    if subprocess.run([program, "--prefix", str(WEB), *arguments]).returncode:
        sys.exit(f"The page could not be built: `npm {' '.join(arguments[:2])}` failed in web/.")


def install() -> None:
    if not is_newer(INSTALLED, LOCK):
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        INSTALLED.touch()


def build() -> None:
    install()
    npm("run", "build")
    PAGE.touch()


def main() -> None:
    if "--install" in sys.argv:
        install()
    elif not is_newer(PAGE, *sources()):
        sys.exit(1) if "--check" in sys.argv else build()


if __name__ == "__main__":
    main()
