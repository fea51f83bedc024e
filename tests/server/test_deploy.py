"""Deployment files: what they say can be read, and every flag and setting in them exists."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.service import command
from tworivers.server.settings import Settings

yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")

DEPLOY = Path(__file__).parents[2] / "deploy"
UNITS = sorted((DEPLOY / "systemd").glob("*.service"))


def commands() -> list[list[str]]:
    """All commands of ours in the files."""
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    found = [service["command"] for service in services.values() if "tworivers" in service.get("command", [])]
    for unit in UNITS:
        [line] = re.findall(r"^ExecStart=/usr/bin/env (tworivers .*)$", unit.read_text(), re.M)
        found.append(line.split())
    return [words[1:] for words in found]


def test_every_flag_exists() -> None:
    assert len(commands()) == 4
    for name, *words in commands():
        shown = command(name, "--help").stdout
        for flag in (word for word in words if word.startswith("--")):
            assert re.search(rf"{flag}\b", shown), f"{name} {flag}"


@pytest.mark.parametrize(
    "path", [DEPLOY / "compose.yaml", DEPLOY / "Dockerfile", *UNITS], ids=lambda p: p.name
)
def test_every_variable_is_a_setting(path: Path) -> None:
    for name in re.findall(r"TWORIVERS_([A-Z_]+)", path.read_text()):
        assert name == "CACHE" or name.lower() in Settings.__struct_fields__, name


def test_the_site_has_what_it_needs() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    assert {"server", "worker", "proxy", "postgres", "redis"} == set(services)
    assert services["server"]["deploy"]["replicas"] == services["worker"]["deploy"]["replicas"] == 2


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_the_proxy_understands_its_settings(tmp_path: Path) -> None:
    words = (DEPLOY / "nginx.conf").read_text().replace("server:8080", "127.0.0.1:8080")
    path = tmp_path / "nginx.conf"
    path.write_text(f"pid {tmp_path}/pid; error_log {tmp_path}/error.log;\n{words}")
    done = subprocess.run(["nginx", "-t", "-c", str(path)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda p: p.name)
def test_the_units_are_understood(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    assert unit.name not in done.stderr, done.stderr
