"""Bad input: whatever is sent, the server answers with a typed problem, changes nothing, and serves on."""

import json
import os
import string
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis.checks import CHECKS
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from tests.server.service import Person, Service, live, running, until

LONG = bool(os.environ.get("TWORIVERS_LONG"))
REQUESTS_A_ROUTE = 150 if LONG else 12
MESSAGES = 1000 if LONG else 80

CHECKED = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Service]:
    """A server of its own: the others' tables are not to be played with."""
    with running(tmp_path_factory.mktemp("fuzzed"), "--webhooks", "any") as service:
        yield service


def test_every_route_answers_as_its_document_says(fuzzed: Service) -> None:
    """Requests made from the document: no 5xx, and every answer is one that the document promises."""
    document = schemathesis.openapi.from_url(f"{fuzzed.url}/schema/openapi.json")
    person = Person(fuzzed, "Ada")
    table = person.create("shared", "shared", options={"first": 0})["id"]
    failures = []
    for found in document.get_all_operations():
        operation = found.ok()
        try:
            send_many(operation, fuzzed, person, table)
        except Exception as failure:
            failures.append(f"{operation.method} {operation.path}: {failure}"[:1500])
    assert not failures, "\n\n".join(failures)


def send_many(operation: Any, fuzzed: Service, person: Person, table: str) -> None:
    """Send many requests to one route, half of them about a table that exists."""
    checks = [CHECKS.get_one(name) for name in CHECKED]

    @settings(max_examples=REQUESTS_A_ROUTE, deadline=None, derandomize=True, database=None)
    @given(case=operation.as_strategy(), exists=st.booleans())
    def send(case: Any, exists: bool) -> None:
        if exists and "table_id" in case.path_parameters:
            case.path_parameters["table_id"] = table
        response = case.call(base_url=fuzzed.url, headers={"Cookie": person.cookie}, timeout=20)
        case.validate_response(response, checks=checks)
        if response.status_code >= 400:
            assert response.headers["content-type"][0].startswith("application/problem+json")
            assert response.json()["status"] == response.status_code

    send()


anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=50),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4),
    max_leaves=10,
)
numbers = st.integers(-3, 5) | st.sampled_from([2**31, 2**63, 2**64, -(2**70), 10**30])
request_ids = st.text(string.ascii_letters, min_size=8, max_size=12)
nearly_right = st.fixed_dictionaries(
    {"type": st.sampled_from(["act", "undo", "say", "ping", "fly", ""])},
    optional={
        "seat": numbers | anything,
        "action": st.sampled_from(["pass", "king h6", "temple zz", "", "x" * 90]) | st.text(max_size=90),
        "version": st.sampled_from([-1, 1, 7, 2**63, 10**30]) | anything,
        "id": request_ids | anything,
        "whole_turn": st.booleans() | anything,
        "text": st.just("") | anything,
        "more": anything,
    },
)
messages = st.one_of(
    st.text(max_size=200),
    st.binary(max_size=200),
    anything.map(lambda value: json.dumps(value)),
    nearly_right.map(lambda value: json.dumps(value)),
    st.sampled_from(
        ["[" * 5000, "{" * 20_000, '"' + "x" * 60_000 + '"', "x" * 100_000, '{"type":"ping"', "\x00"]
    ),
)


def is_alive(socket: ClientConnection) -> bool:
    try:
        socket.send('{"type":"ping"}')
        until(socket, "pong")
    except ConnectionClosed:
        return False
    return True


def test_no_message_kills_another_socket_or_changes_the_table(fuzzed: Service) -> None:
    ada, eve = Person(fuzzed), Person(fuzzed)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    with ExitStack() as open_sockets:
        watching = open_sockets.enter_context(live(fuzzed, eve, table))
        first = until(watching, "table")["table"]
        sockets: list[ClientConnection] = []

        @settings(max_examples=MESSAGES, deadline=None, derandomize=True, database=None)
        @given(message=messages)
        def send(message: str | bytes) -> None:
            for who in (ada, eve):
                socket = sockets.pop() if sockets else open_sockets.enter_context(live(fuzzed, who, table))
                try:
                    socket.send(message)
                    alive = is_alive(socket)
                except ConnectionClosed:
                    alive = False
                if alive and not sockets:
                    sockets.append(socket)
                else:
                    socket.close()
            assert is_alive(watching)

        send()
        for socket in sockets:
            socket.close()
        seen = ada.look(table)
    assert (seen["version"], seen["status"]) == (0, "running")
    assert seen["view"]["tiles"] == first["view"]["tiles"]


@pytest.mark.parametrize(
    "origin", ["http://[", "https://elsewhere.example", "null", "http://127.0.0.1:1", "\xff"]
)
def test_odd_origins_are_refused(fuzzed: Service, origin: str) -> None:
    person = Person(fuzzed)
    table = person.create("shared", "shared")["id"]
    headers = {"Origin": origin.encode("latin-1")}
    answer = person.http.post(f"/api/tables/{table}/chat", json={"text": "x"}, headers=headers)
    assert answer.status_code == 403
    assert person.http.get(f"/api/tables/{table}", headers=headers).status_code == 200


def test_the_server_still_plays(fuzzed: Service) -> None:
    ada = Person(fuzzed)
    table = ada.create("shared", "shared", options={"first": 0})["id"]
    assert ada.act(table, 0, "pass", 0).status_code == 200
