"""Deployment files: what they say can be read, and every flag and setting in them exists."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.server.service import command
from tworivers.server.limits import MOST_RECORD_BYTES
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


def test_the_proxy_lets_through_what_the_server_takes() -> None:
    """What else the proxy does is tested with a real one, in tests/shipped/test_proxy.py."""
    [megabytes] = re.findall(r"client_max_body_size (\d+)m;", (DEPLOY / "nginx.conf").read_text())
    assert int(megabytes) * 1024 * 1024 == MOST_RECORD_BYTES


def test_compose_gives_the_proxy_its_file_and_its_servers() -> None:
    services = yaml.safe_load((DEPLOY / "compose.yaml").read_text())["services"]
    proxy, words = services["proxy"], (DEPLOY / "nginx.conf").read_text()
    assert proxy["volumes"] == ["./nginx.conf:/etc/nginx/nginx.conf:ro"]
    [published] = proxy["ports"]
    assert f"listen {published.split(':')[1]};" in words
    command = services["server"]["command"]
    assert f"server server:{command[command.index('--port') + 1]} " in words
    assert "--behind-proxy" in command


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
@pytest.mark.parametrize("unit", UNITS, ids=lambda p: p.name)
def test_the_units_are_understood(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", str(unit)], capture_output=True, text=True
    )
    assert unit.name not in done.stderr, done.stderr
