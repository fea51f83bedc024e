"""People: guests, names, accounts, other devices, and cookies that nobody can forge."""

from pathlib import Path

import argon2
import httpx
import pytest

from tests.server.service import SERVERS, Person, Service, answered, live, refusal, running, until
from tworivers.server import people

PASSWORD = {"password": "two rivers 4000"}


def account(service: Service, name: str) -> Person:
    """A new person with an account."""
    person = Person(service)
    assert person.post("/api/account", {"name": name, **PASSWORD}).status_code == 201
    return person


def test_a_guest_gets_an_identity_and_may_set_a_name(service: Service) -> None:
    guest = Person(service)
    me = guest.get("/api/me").json()
    assert (me["name"], me["account"]) == ("", None)
    named = guest.put("/api/me", {"name": "Ada"}).json()
    assert named == {"id": me["id"], "name": "Ada", "account": None}
    assert guest.get("/api/me").json() == named
    assert Person(service).get("/api/me").json()["id"] != me["id"]
    for wrong in (
        {"name": ""},
        {"name": "x" * 41},
        {"name": 5},
        {},
        {"name": "Ada", "id": "other"},
        [],
        None,
    ):
        assert refusal(guest.put("/api/me", wrong)) == (400, "http-400")


def test_the_cookie_is_for_servers_only(service: Service) -> None:
    cookie = httpx.get(f"{service.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_behind_a_proxy_the_cookie_is_secure_and_the_address_the_proxys_word(tmp_path: Path) -> None:
    with running(tmp_path, "--behind-proxy", "--limits", "1") as service:
        assert "secure" in httpx.get(f"{service.url}/api/me").headers["set-cookie"].lower()
        body = {"old": "not the password", "new": "another password"}

        def guess(address: str) -> int:
            headers = {"X-Forwarded-For": address, "X-Forwarded-Proto": "https"}
            with_no_cookie = httpx.put(f"{service.url}/api/account/password", json=body, headers=headers)
            return with_no_cookie.status_code

        answers = [guess("203.0.113.5") for _ in range(40 * SERVERS)]
        assert set(answers) == {403, 429}
        assert guess("203.0.113.6") == 403


def test_signing_in_elsewhere_brings_the_guests_tables_along(service: Service) -> None:
    ada = account(service, "Ada.Lovelace")
    own = ada.create("me", "bot")["id"]
    phone = Person(service, "Phone")
    laid = phone.create("shared", "shared", options={"first": 0})["id"]
    phone.post(f"/api/tables/{laid}/chat", {"text": "from the phone"})
    phone_cookie = phone.cookie
    me = phone.post("/api/session", {"name": "ada.lovelace", **PASSWORD}).json()
    assert (me["account"], me["id"]) == ("ada.lovelace", ada.get("/api/me").json()["id"])
    assert {line["id"] for line in phone.get("/api/tables", which="mine").json()} == {own, laid}
    seen = ada.look(laid)
    assert (seen["viewer"], seen["host"]) == (0, True)
    assert ada.act(laid, 0, seen["view"]["legal"][0], 0).status_code == 200
    old = httpx.get(f"{service.url}/api/tables/{laid}", headers={"Cookie": phone_cookie}).json()
    assert old["viewer"] == -1


def test_signing_in_without_adopting_leaves_the_guest_alone(service: Service) -> None:
    account(service, "grace")
    guest = Person(service)
    laid = guest.create("me", "bot")["id"]
    cookie = guest.cookie
    guest.post("/api/session", {"name": "grace", "adopt": False, **PASSWORD})
    assert guest.look(laid)["viewer"] == -1
    back = httpx.get(f"{service.url}/api/tables/{laid}", headers={"Cookie": cookie}).json()
    assert back["viewer"] == 0


def test_an_account_never_adopts_another_account(service: Service) -> None:
    one, two = account(service, "first-one"), account(service, "second-one")
    laid = two.create("me", "bot")["id"]
    assert two.post("/api/session", {"name": "first-one", **PASSWORD}).status_code == 200
    assert one.look(laid)["viewer"] == -1


def test_signing_out_makes_a_new_guest(service: Service) -> None:
    ada = account(service, "leaving")
    laid = ada.create("me", "bot")["id"]
    assert ada.http.delete("/api/session").json()["account"] is None
    assert ada.look(laid)["viewer"] == -1
    assert ada.get("/api/tables", which="mine").json() == []


def test_wrong_passwords_and_taken_names_are_refused_alike(service: Service) -> None:
    account(service, "taken")
    guest = Person(service)
    wrong = guest.post("/api/session", {"name": "taken", "password": "not the password"})
    unknown = guest.post("/api/session", {"name": "no-such-account", "password": "not the password"})
    assert wrong.json() == unknown.json()
    assert refusal(wrong) == (403, "account-wrong")
    assert refusal(guest.post("/api/account", {"name": "TAKEN", **PASSWORD})) == (409, "account-name-taken")
    assert guest.get("/api/me").json()["account"] is None
    for name, password in (("x", "long enough"), ("two words", "long enough"), ("short", "1234567")):
        body = {"name": name, "password": password}
        assert refusal(guest.post("/api/account", body)) == (400, "http-400")
    twice = account(service, "only-once")
    assert refusal(twice.post("/api/account", {"name": "again", **PASSWORD})) == (409, "account-already")


def test_a_new_password_ends_the_other_sessions(service: Service) -> None:
    ada, phone = account(service, "careful"), Person(service)
    phone.post("/api/session", {"name": "careful", **PASSWORD})
    laid = ada.create("shared", "shared", options={"first": 0})["id"]
    with live(service, phone, laid) as socket:
        until(socket, "table")
        new = {"new": "another password"}
        wrong = ada.put("/api/account/password", {"old": "not the password", **new})
        assert refusal(wrong) == (403, "account-wrong")
        assert phone.look(laid)["viewer"] == 0
        changed = ada.put("/api/account/password", {"old": PASSWORD["password"], **new})
        assert changed.status_code == 200
        assert (ada.look(laid)["viewer"], phone.look(laid)["viewer"]) == (0, -1)
        socket.send('{"type": "act", "seat": 0, "action": "pass", "version": 0, "id": "from-the-phone"}')
        assert answered(socket)["problem"]["key"] == "no-identity"
    assert refusal(phone.post("/api/session", {"name": "careful", **PASSWORD})) == (403, "account-wrong")
    assert phone.post("/api/session", {"name": "careful", "password": new["new"]}).status_code == 200
    nobody = Person(service).put("/api/account/password", {"old": PASSWORD["password"], **new})
    assert refusal(nobody) == (409, "account-none")


@pytest.mark.parametrize("change", ["id", "session", "signature", "empty", "dots", "bytes", "long"])
def test_a_tampered_cookie_is_nobody(service: Service, change: str) -> None:
    ada = Person(service, "Ada")
    laid = ada.create("shared", "shared")["id"]
    person, session, signature = ada.http.cookies["tworivers"].split(".")
    other = Person(service).http.cookies["tworivers"].split(".")
    forged = {
        "id": f"{other[0]}.{session}.{signature}",
        "session": f"{person}.{int(session) + 1}.{signature}",
        "signature": f"{person}.{session}.{'0' * len(signature)}",
        "empty": "",
        "dots": "...",
        "bytes": "\xe9\xff.0.\xfe",
        "long": "x" * 5000,
    }[change]
    headers = {"Cookie": b"tworivers=" + forged.encode("latin-1")}
    with httpx.Client(base_url=service.url, headers=headers) as thief:
        assert thief.get(f"/api/tables/{laid}").json()["viewer"] == -1
        assert refusal(thief.post(f"/api/tables/{laid}/chat", json={"text": "x"})) == (403, "no-identity")
        assert thief.get("/api/me").json()["id"] not in (person, other[0])


def test_a_name_that_nobody_has_costs_as_much_as_a_wrong_password() -> None:
    # A hash that cannot be read would be refused at once.
    with pytest.raises(argon2.exceptions.VerifyMismatchError):
        people.hasher.verify(people.NO_PASSWORD, "anything")
    assert not people.hasher.check_needs_rehash(people.NO_PASSWORD)
