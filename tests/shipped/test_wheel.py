"""Building the package: the page is in it, or there is none."""

import os
import re
import shutil
import time
import zipfile
from pathlib import Path

import pytest

from tests.shipped.package import NO_PROGRAMS, ROOT, Builder, environment, run

PAGE = Path("src", "tworivers", "server", "static", "index.html")
FILE_NAMES = re.compile(r"""["'(/]([\w-]+\.(?:js|css|svg|woff2))\b""")
# Notes what it was asked, and does as much of it as the build can notice.
NPM = """#!/bin/sh
PATH=/usr/bin:/bin
echo "$3 $4" >> {calls}
case "$3" in
ci) mkdir -p {root}/web/node_modules ;;
run) mkdir -p {root}/src/tworivers/server/static; echo built > {page} ;;
esac
exit {status}
"""


def contents(wheel: Path) -> dict[str, int]:
    """All files of a wheel with their checksums, except the list of them."""
    with zipfile.ZipFile(wheel) as packed:
        return {each.filename: each.CRC for each in packed.infolist() if not each.filename.endswith("RECORD")}


def test_the_wheel_has_the_page_and_all_it_loads(wheel: Path) -> None:
    names = contents(wheel)
    with zipfile.ZipFile(wheel) as packed:
        texts = [
            packed.read(name).decode()
            for name in names
            if "/server/static/" in name and name.endswith((".html", ".js", ".css"))
        ]
    loaded = {name for text in texts for name in FILE_NAMES.findall(text)}
    assert len(loaded) > 20
    assert loaded <= {name.rpartition("/")[2] for name in names}
    assert "tworivers/server/static/index.html" in names
    assert {"tworivers/rulebook/tigris.md", "tworivers/words/cs/page.ftl"} <= set(names)
    assert {"tworivers/pieces/seats.svg", "tworivers/games/tigris/pieces/tiles.svg"} <= set(names)


def test_an_sdist_makes_the_same_wheel_without_node(wheel: Path, builder: Builder, tmp_path: Path) -> None:
    sdist = builder.sdist(tmp_path)
    done = builder.wheel(sdist, tmp_path, env=environment(PATH=NO_PROGRAMS))
    assert done.returncode == 0, done.stdout
    [made] = tmp_path.glob("*.whl")
    assert contents(made) == contents(wheel)


class Checkout:
    """What building needs of the project in a folder of its own, with an npm that only notes its calls."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "checkout"
        self.calls = folder / "calls"
        self.programs = folder / "programs"
        self.programs.mkdir()
        self.root.mkdir()
        left_out = shutil.ignore_patterns("static", "node_modules", "__pycache__")
        for name in ("src", "docs/rules", "web"):
            shutil.copytree(ROOT / name, self.root / name, ignore=left_out)
        for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", ".gitignore"):
            shutil.copy(ROOT / name, self.root)

    def give_npm(self, status: int = 0) -> None:
        npm = self.programs / "npm"
        places = {"calls": self.calls, "root": self.root, "page": self.root / PAGE}
        npm.write_text(NPM.format(**places, status=status), encoding="utf-8")
        npm.chmod(0o755)

    def environment(self) -> dict[str, str]:
        """Its npm is the only one there is."""
        return environment(PATH=str(self.programs))

    def called(self) -> list[str]:
        return self.calls.read_text(encoding="utf-8").splitlines() if self.calls.exists() else []

    def age_page(self, seconds: float) -> None:
        """The page was built so long ago."""
        at = time.time() - seconds
        os.utime(self.root / PAGE, (at, at))


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def test_a_missing_or_old_page_is_built_and_a_new_one_is_not(
    checkout: Checkout, builder: Builder, tmp_path: Path
) -> None:
    checkout.give_npm()
    for _ in range(2):
        assert builder.wheel(checkout.root, tmp_path, env=checkout.environment()).returncode == 0
        assert checkout.called() == ["ci --no-audit", "run build"]
    [made] = tmp_path.glob("*.whl")
    with zipfile.ZipFile(made) as packed:
        assert packed.read("tworivers/server/static/index.html") == b"built\n"
    checkout.age_page(3600)
    (checkout.root / "src/tworivers/words/en/page.ftl").touch()
    assert builder.wheel(checkout.root, tmp_path, env=checkout.environment()).returncode == 0
    assert checkout.called() == ["ci --no-audit", "run build", "run build"]


def test_a_page_that_cannot_be_built_is_said_in_a_sentence(
    checkout: Checkout, builder: Builder, tmp_path: Path
) -> None:
    done = builder.wheel(checkout.root, tmp_path, env=checkout.environment())
    assert done.returncode != 0
    assert "Building the page needs npm, which comes with Node.js 20.19 or newer." in done.stdout
    checkout.give_npm(status=1)
    done = builder.wheel(checkout.root, tmp_path, env=checkout.environment())
    assert done.returncode != 0
    assert "The page could not be built: `npm ci --no-audit` failed in web/." in done.stdout
    assert "Traceback" not in done.stdout
    assert not list(tmp_path.glob("*.whl"))


def test_an_editable_install_does_not_build_the_page(checkout: Checkout, builder: Builder) -> None:
    checkout.give_npm(status=1)
    flags = ["--no-deps", "--no-build-isolation", "--no-index"]
    done = run(*builder.pip, "install", *flags, "--editable", checkout.root, env=checkout.environment())
    assert done.returncode == 0, done.stdout
    assert checkout.called() == []
