"""An installation without the built page: what its host and its visitors are told."""

from pathlib import Path

from litestar import MediaType, Response, get

MISSING = Path(__file__).parent / "missing.html"
WARNING = (
    "[bold red]The page is missing:[/bold red] browsers will only see how to get it. In a checkout, start "
    "the server with `make run`; elsewhere, install Two Rivers again from a wheel that `make wheel` built."
)


@get("/", include_in_schema=False)
async def show_missing() -> Response[str]:
    """A page in plain English, since the languages are in the page that is missing."""
    return Response(MISSING.read_text(encoding="utf-8"), media_type=MediaType.HTML, status_code=503)
