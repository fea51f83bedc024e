"""Which origins may change something, by the `Host` that a proxy passed on."""

import pytest

from tworivers.server.guard import same_origin


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8080", "localhost:8080"),
        ("https://games.example.org", "games.example.org"),
        ("https://games.example.org", "games.example.org:443"),
        ("http://games.example.org", "games.example.org:80"),
        ("http://[::1]:8080", "[::1]:8080"),
        (None, "games.example.org"),
    ],
)
def test_our_own_page_may(origin: str | None, host: str) -> None:
    assert same_origin({} if origin is None else {"origin": origin}, host)


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8080", "localhost"),
        ("http://games.example.org:8081", "games.example.org:8080"),
        ("https://games.example.org", "games.example.org:80"),
        ("https://games.example.org.elsewhere.example", "games.example.org"),
        ("https://elsewhere.example", "games.example.org"),
        ("null", ""),
    ],
)
def test_another_page_may_not(origin: str, host: str) -> None:
    assert not same_origin({"origin": origin}, host)
