"""The package as people get it: built from this checkout, installed into a new environment."""

import os
import subprocess
import sys
import sysconfig
import tomllib
from pathlib import Path
from typing import IO, Any

import httpx

from tests.server.service import eventually
from tests.servers_beside import free_port

ROOT = Path(__file__).resolve().parents[2]
NO_PROGRAMS = "/nowhere"


def environment(**values: str) -> dict[str, str]:
    """This process' environment without anything that leads back to the checkout."""
    ours = ("PYTHONPATH", "TWORIVERS_")
    return {name: value for name, value in os.environ.items() if not name.startswith(ours)} | values


def run(*words: str | Path, **options: Any) -> "subprocess.CompletedProcess[str]":
    """Run a program to its end; what it says, errors included, is in `stdout`."""
    options = {"env": environment(), **options}
    return subprocess.run(
        [str(word) for word in words], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **options
    )


def must_run(*words: str | Path, **options: Any) -> None:
    done = run(*words, **options)
    assert done.returncode == 0, done.stdout


class Environment:
    """A new, empty environment. It has no pip: that of the tests works in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"

    def create(self) -> None:
        must_run(sys.executable, "-m", "venv", "--without-pip", self.folder)

    @property
    def pip(self) -> list[str]:
        quiet = ["--quiet", "--disable-pip-version-check"]
        return [sys.executable, "-m", "pip", *quiet, "--python", str(self.python)]

    def install(self, *wanted: str | Path) -> None:
        must_run(*self.pip, "install", "--no-compile", *wanted)


class Builder(Environment):
    """An environment that holds what building needs, fetched once."""

    def create(self) -> None:
        super().create()
        project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
        self.install(*project["build-system"]["requires"], "editables")

    def wheel(self, source: Path, target: Path, **options: Any) -> "subprocess.CompletedProcess[str]":
        """What `pip install` does first with a folder or an sdist."""
        flags = ["--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir", target]
        return run(*self.pip, "wheel", *flags, source, **options)

    def sdist(self, target: Path) -> Path:
        must_run(self.python, "-m", "hatchling", "build", "-t", "sdist", "-d", target, cwd=ROOT)
        [made] = target.glob("*.tar.gz")
        return made


class Installation(Environment):
    """An environment with the wheel; the dependencies are those of the tests, not fetched a second time."""

    def install_wheel(self, wheel: Path) -> None:
        self.create()
        self.install("--no-deps", "--no-index", wheel)
        folders = {sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}
        (self.packages / "dependencies.pth").write_text("\n".join(sorted(folders)))
        found = run(self.python, "-c", "import tworivers; print(tworivers.__file__)", cwd=self.folder)
        assert Path(found.stdout.strip()).is_relative_to(self.packages), found.stdout

    @property
    def packages(self) -> Path:
        [found] = self.folder.glob("lib/python*/site-packages")
        return found

    @property
    def static(self) -> Path:
        return self.packages / "tworivers" / "server" / "static"


class InstalledServer:
    """`tworivers serve` of an installation, from a folder that has nothing to do with the checkout."""

    def __init__(self, installation: Installation, folder: Path, **variables: str) -> None:
        self.installation = installation
        self.folder = folder
        self.variables = variables
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers: not until any game is ready."""
        command = self.installation.folder / "bin" / "tworivers"
        with (self.folder / "console.txt").open("wb") as console:
            self._start([command, "serve", "--port", str(self.port), "--data", self.folder / "data"], console)
        eventually(self._answers, 120)

    def _start(self, words: list[Any], console: IO[bytes]) -> None:
        variables = environment(COLUMNS="200", **self.variables)
        self.process = subprocess.Popen(
            words, cwd=self.folder, env=variables, stdout=console, stderr=subprocess.STDOUT
        )

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.console
        try:
            return httpx.get(f"{self.url}health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    @property
    def console(self) -> str:
        return (self.folder / "console.txt").read_text(encoding="utf-8")

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(60)
