"""What the server answers where an address leads nowhere: a page to people, a problem to programs."""

from typing import Any

import httpx
import pytest

from tests.server.service import Service, refusal
from tworivers.server.pages import INDEX

needs_page = pytest.mark.skipif(
    not INDEX.exists(), reason="the page is not built: run `npm run build` in web/"
)
POLICY = "content-security-policy"


def ask(service: Service, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return httpx.request(method, f"{service.url}{path}", headers=headers)


@needs_page
@pytest.mark.parametrize("path", ["/nonsense", "/some/where/", "/rules.html", "/no%00where"])
def test_people_get_the_page_where_an_address_leads_nowhere(service: Any, path: str) -> None:
    for accept in ("*/*", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.8"):
        answer = ask(service, path, accept=accept)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.text == INDEX.read_text()
        assert POLICY in answer.headers
        assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("path", ["/api", "/api/nonsense", "/api/no%00where", "/assets/nonsense.js"])
def test_programs_get_a_problem(service: Any, path: str) -> None:
    for accept in ("*/*", "text/html"):
        assert refusal(ask(service, path, accept=accept)) == (404, "http-404")


def test_who_wants_json_gets_it(service: Any) -> None:
    assert refusal(ask(service, "/nonsense", accept="application/json")) == (404, "http-404")


@needs_page
def test_a_missing_asset_is_not_kept_for_a_year(service: Any) -> None:
    """After an upgrade it may be there."""
    assert ask(service, "/assets/nonsense.js").headers["cache-control"] == "no-cache"
    name = next(path.name for path in (INDEX.parent / "assets").glob("*.js"))
    assert "immutable" in ask(service, f"/assets/{name}").headers["cache-control"]


@needs_page
@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/index.html", 200), ("/nonsense", 404)])
def test_head_says_what_get_would(service: Any, path: str, status: int) -> None:
    answer = ask(service, path, "HEAD")
    assert answer.status_code == ask(service, path).status_code == status
    assert answer.content == b""
    assert POLICY in answer.headers
