"""A server that was installed without its page says so, and how to get it."""

import shutil
from collections.abc import Callable

import httpx

from tests.shipped.package import Installation, InstalledServer


def test_it_is_said_on_the_console_and_shown_in_the_browser(
    installation: Installation, start_server: Callable[..., InstalledServer]
) -> None:
    shutil.rmtree(installation.static)
    server = start_server()
    assert "The page is missing" in server.console
    assert "make run" in server.console
    answer = httpx.get(server.url, headers={"Accept": "text/html"})
    assert answer.status_code == 503
    assert answer.headers["content-type"].startswith("text/html")
    assert "<h1>The page is missing</h1>" in answer.text
    assert httpx.get(f"{server.url}api/me").status_code == 200
