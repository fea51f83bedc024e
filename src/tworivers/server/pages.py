"""The built page: its files, and the same page where an address leads nowhere."""

from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, head
from litestar.response import File
from litestar.static_files import create_static_files_router

from tworivers.server.missing import show_missing

PAGES = Path(__file__).parent / "static"
INDEX = PAGES / "index.html"
# Below these, programs ask, and are answered as programs.
FOR_PROGRAMS = frozenset({"api", "assets", "health", "metrics", "schema"})


@head("/", include_in_schema=False)
async def head_of_index() -> File:
    """Litestar answers HEAD for every file but the index."""
    return File(INDEX, media_type=MediaType.HTML, content_disposition_type="inline")


def page_handlers() -> list[Any]:
    """What serves the built page; where it was not built, a page that says so."""
    if not INDEX.is_file():
        return [show_missing]
    return [create_static_files_router(path="/", directories=[PAGES], html_mode=True), head_of_index]


def wants_page(request: Request[Any, Any, Any]) -> bool:
    """Would a person see the answer to this request?"""
    first = request.scope["path"].split("/")[1]
    for_people = first not in FOR_PROGRAMS and request.method in ("GET", "HEAD") and INDEX.is_file()
    return for_people and request.accept.best_match([MediaType.HTML, MediaType.JSON]) == MediaType.HTML


def page_not_found() -> Response[bytes]:
    """The page finds that the address leads nowhere, and says so in its reader's language."""
    return Response(INDEX.read_bytes(), status_code=404, media_type=MediaType.HTML)
