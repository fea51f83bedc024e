"""Hosts: the admin commands, settings, logs, limits, and data written by older versions."""

import hmac
import json
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.service import (
    MANY,
    SERVERS,
    Beside,
    Person,
    Service,
    alone,
    command,
    eventually,
    refusal,
    running,
)
from tworivers.server import database as db
from tworivers.server.dialects import FILE, dialect_of
from tworivers.server.identifiers import ALPHABET, new_id, new_secret
from tworivers.server.migrations import upgrade
from tworivers.server.settings import settings_from
from tworivers.words.messages import BadOption

PASSWORD = {"password": "two rivers 4000"}

# The host's desk.


@pytest.fixture(scope="module")
def hosted(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("hosted")) as service:
        yield service


def address(service: Service) -> str:
    """The address of a service's database; none is the file in its data folder."""
    return Beside.of(service.data).database if MANY else ""


def stored(service: Service) -> str:
    """All that is stored, as text."""
    engine = dialect_of(address(service), service.data).engine()
    with engine.connect() as connection:
        rows = [str(row) for part in db.metadata.sorted_tables for row in connection.execute(sa.select(part))]
    engine.dispose()
    return "\n".join(rows)


def admin(service: Service, *words: str) -> str:
    """Run an admin command on the data of a running server."""
    done = command("admin", *words, "--data", str(service.data), "--database", address(service))
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_reset_password_works_and_the_old_one_and_old_sessions_do_not(hosted: Service) -> None:
    ada = Person(hosted)
    ada.post("/api/account", {"name": "forgetful", **PASSWORD})
    password = admin(hosted, "reset-password", "Forgetful").split()[-1]
    fresh = Person(hosted)
    assert refusal(fresh.post("/api/session", {"name": "forgetful", **PASSWORD})) == (403, "account-wrong")
    assert fresh.post("/api/session", {"name": "forgetful", "password": password}).status_code == 200
    eventually(lambda: ada.get("/api/me").json()["account"] is None)


def test_a_muted_person_may_not_write(hosted: Service) -> None:
    ada = Person(hosted, "Ada")
    person = ada.get("/api/me").json()["id"]
    table = ada.create("me", "bot")["id"]

    def say() -> int:
        return ada.post(f"/api/tables/{table}/chat", {"text": "hello"}).status_code

    assert say() == 204
    admin(hosted, "mute", person)
    eventually(lambda: say() == 403)
    admin(hosted, "mute", person, "--undo")
    eventually(lambda: say() == 204)


def test_a_removed_table_is_gone(hosted: Service) -> None:
    ada = Person(hosted)
    table = ada.create("shared", "shared")["id"]
    admin(hosted, "remove-table", table)
    eventually(lambda: ada.get(f"/api/tables/{table}").status_code == 404)
    assert table not in [line["id"] for line in ada.get("/api/tables", which="mine").json()]


def test_a_person_is_exported_and_forgotten(hosted: Service) -> None:
    ada = Person(hosted, "Ada Exported")
    ada.post("/api/account", {"name": "exported", **PASSWORD})
    table = ada.create("me", "bot", title="Mine")["id"]
    ada.post(f"/api/tables/{table}/chat", {"text": "remember me"})
    about = json.loads(admin(hosted, "export-person", "exported"))
    assert (about["name"], about["account"]) == ("Ada Exported", "exported")
    assert [line["id"] for line in about["tables"]] == [table]
    assert about["chat"][0]["text"] == "remember me"
    assert "argon2" not in json.dumps(about)
    admin(hosted, "delete-person", "exported")
    dump = stored(hosted)
    for word in ("Ada Exported", "exported", "remember me", about["id"]):
        assert word not in dump
    eventually(lambda: Person(hosted).look(table)["seats"][0]["name"] == "—")
    gone = Person(hosted).post("/api/session", {"name": "exported", **PASSWORD})
    assert refusal(gone) == (403, "account-wrong")


def test_admin_mistakes_are_told_in_words(hosted: Service, tmp_path: Path) -> None:
    data = str(hosted.data)
    for words in (
        ["mute", "nobody", "--data", data],
        ["remove-table", "none", "--data", data],
        ["reset-password", "nobody", "--data", data],
        ["export-person", "nobody", "--data", data],
        ["delete-person", "nobody", "--data", data],
        ["mute", "nobody", "--data", str(tmp_path)],
    ):
        done = command("admin", *words)
        assert done.returncode != 0
        assert "Traceback" not in done.stderr + done.stdout, done.stderr
        assert len(done.stderr + done.stdout) > 10


# Data of older versions.


def insert(connection: sa.Connection, table: str, values: dict[str, Any]) -> None:
    names = ", ".join(f'"{name}"' for name in values)
    marks = ", ".join(f":{name}" for name in values)
    connection.execute(sa.text(f"INSERT INTO {table} ({names}) VALUES ({marks})"), values)


def write_first_schema(folder: Path) -> None:
    """A data folder as the first version wrote it: one guest at a running table, one move made."""
    folder.mkdir(parents=True, exist_ok=True)
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    upgrade(engine, "0001")
    with engine.begin() as connection:
        connection.execute(sa.text("INSERT INTO people (id, name, created) VALUES ('ada', 'Ada', 1)"))
        table = {
            "id": "old", "game": "tigris", "title": "Old", "options": '{"first": 0}', "public": 0, "hints": 1,
            "clock": '{"kind": "none"}', "seed": bytes(32), "status": "running", "host": "ada", "created": 1,
            "changed": 2,
        }  # fmt: skip
        insert(connection, "tables", table)
        for seat in (0, 1):
            chair = {"table_id": "old", "seat": seat, "kind": "shared", "name": f"P{seat}", "person": "ada"}
            insert(connection, "seats", {**chair, "key": f"key{seat}"})
        moved = {"kind": "action", "seat": 0, "action": "pass", "player": "", "milliseconds": 5, "at": 2}
        insert(connection, "entries", {"table_id": "old", "version": 1, "request": "0:first-one", **moved})
        connection.execute(sa.text("INSERT INTO chat VALUES (1, 'old', 'Ada', 'Hello', 2)"))
        connection.execute(sa.text("DROP TABLE alembic_version"))
    engine.dispose()


@alone
def test_data_of_the_first_version_is_upgraded_and_its_game_goes_on(tmp_path: Path) -> None:
    write_first_schema(tmp_path)
    with running(tmp_path) as service:
        seen = httpx.get(f"{service.url}/api/tables/old").json()
        assert (seen["version"], seen["status"], seen["chat"][0]["text"]) == (1, "running", "Hello")
        eve, ada = Person(service), Person(service)
        for key in ("key0", "key1"):  # links of taken seats were known to the host: they are dead
            assert refusal(eve.post("/api/tables/old/join", {"key": key})) == (403, "seat-link-invalid")
        signature = hmac.digest((tmp_path / "secret.key").read_bytes(), b"ada.0", "sha256").hex()
        ada.http.cookies.clear()
        ada.http.cookies.set("tworivers", f"ada.0.{signature}")
        acted = ada.act("old", seen["to_move"], ada.look("old")["view"]["legal"][0], 1)
        assert acted.json() == {"version": 2}


# Settings.


def test_flags_come_before_environment_before_file_before_defaults(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1001\nbot_workers = 5\nhost = "0.0.0.0"\nbehind_proxy = true\n')
    monkeypatch.setenv("TWORIVERS_PORT", "1002")
    monkeypatch.setenv("TWORIVERS_BOT_WORKERS", "6")
    found = settings_from({"port": 1003, "bot_workers": None}, file)
    assert (found.port, found.bot_workers, found.host, found.bot_seconds) == (1003, 6, "0.0.0.0", 0.4)
    assert found.behind_proxy


@pytest.mark.parametrize(
    ("line", "word"),
    [
        ("port = 'many'", "port"),
        ("port = 99999", "port"),
        ("workers = 0", "workers"),
        ("bot_workers = 0", "bot_workers"),
        ("limits = -1", "limits"),
        ("bot_seconds = -1", "bot_seconds"),
        ("keep_open_days = -1", "keep_open_days"),
        ("webhooks = 'all'", "webhooks"),
        ("log_format = 'xml'", "log_format"),
        ("colour = 1", "colour"),
        ("port =", "settings.toml"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, line: str, word: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(line)
    with pytest.raises(BadOption) as refused:
        settings_from({}, file)
    assert word in str(refused.value)


def test_a_wrong_setting_stops_the_start_with_words(tmp_path: Path) -> None:
    done = command("serve", "--data", str(tmp_path), environment={"TWORIVERS_PORT": "many"})
    assert done.returncode != 0
    assert "port" in done.stdout + done.stderr
    assert "Traceback" not in done.stderr


# Logs and limits.


def test_logs_are_json_lines_and_hold_no_secrets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "log"
    monkeypatch.setenv("TWORIVERS_LOG_FORMAT", "json")  # of servers and workers
    service = Service(tmp_path / "data")
    try:
        with path.open("wb") as log:
            service.start(log)
        ada = Person(service, "Ada")
        laid = ada.create("shared", "shared", clock={"kind": "move", "milliseconds": 100})
        eventually(lambda: "a clock ran out" in path.read_text())
        ada.post("/api/account", {"name": "logged", **PASSWORD})
        key = ada.post(f"/api/tables/{laid['id']}/seats/0/link").json()["seats"][0]["key"]
        assert Person(service).post(f"/api/tables/{laid['id']}/join", {"key": key}).status_code == 200
        service.stop()
    finally:
        if service.alive:
            service.stop(9)
    text = path.read_text()
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    assert [line["table"] for line in lines if line["message"] == "a clock ran out"] == [laid["id"]]
    assert all({"at", "level", "name", "message"} <= set(line) for line in lines)
    strange = [
        line for line in text.splitlines() if not line.startswith("{") and "resource_tracker" not in line
    ]
    assert all("warnings.warn" in line for line in strange), strange
    for secret in (PASSWORD["password"], key, ada.http.cookies["tworivers"]):
        assert secret not in text


def test_too_many_requests_are_refused_by_person_and_others_go_on(tmp_path: Path) -> None:
    with running(tmp_path, "--limits", "1") as service:
        ada, bo = Person(service), Person(service)
        table = ada.create("me", "open")["id"]

        def say(person: Person) -> httpx.Response:
            return person.post(f"/api/tables/{table}/chat", {"text": "hello"})

        answers = [say(ada) for _ in range(40 * SERVERS)]
        refused = [answer for answer in answers if answer.status_code != 204]
        assert refused
        assert {refusal(answer) for answer in refused} == {(429, "too-many-requests")}
        assert answers[0].status_code == 204
        assert say(bo).status_code == 204
        assert len(bo.look(table)["chat"]) == 1 + len(answers) - len(refused)


def test_an_id_can_be_given_to_a_command_and_stands_in_a_link() -> None:
    for text in [new_id() for _ in range(500)] + [new_secret() for _ in range(500)]:
        assert set(text) <= set(ALPHABET), text
