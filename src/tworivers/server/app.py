"""The application: routes, what guards them, and what runs beside them."""

import contextlib
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.openapi.config import OpenAPIConfig

from tworivers.server.guard import Guard
from tworivers.server.limits import MOST_BYTES
from tworivers.server.pages import page_handlers
from tworivers.server.problems import document_refusals, on_anything, on_http, on_refusal
from tworivers.server.routes import games, history, hosts, people, tables
from tworivers.server.service import Server
from tworivers.server.settings import Settings
from tworivers.words.messages import TwoRiversError

HANDLERS: list[Any] = [
    *people.handlers, *games.handlers, *tables.handlers, *history.handlers, *hosts.handlers
]  # fmt: skip
document_refusals(HANDLERS)
OPENAPI = OpenAPIConfig(title="Two Rivers", version="1", path="/schema")


def create_app(settings: Settings) -> Litestar:
    """The web application with everything it needs."""
    server = Server(settings)

    @contextlib.asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        server.begin()
        try:
            yield
        finally:
            await server.close()

    return Litestar(
        [*HANDLERS, *page_handlers()],
        lifespan=[lifespan],
        dependencies={"server": Provide(lambda: server, sync_to_thread=False)},
        exception_handlers={TwoRiversError: on_refusal, HTTPException: on_http, Exception: on_anything},
        middleware=[DefineMiddleware(Guard)],
        openapi_config=OPENAPI,
        request_max_body_size=MOST_BYTES,
        logging_config=None,  # what `serve` set up stays
        # Level 9 takes five times as long as this one, and a view is hardly smaller.
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=4),
    )
