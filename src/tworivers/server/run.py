"""Starting the server."""

import gc
import logging
import os
import socket

import uvicorn
from litestar import Litestar
from pythonjsonlogger.json import JsonFormatter
from rich.console import Console

from tworivers.server.app import create_app
from tworivers.server.dialects import dialect_of
from tworivers.server.limits import MOST_BYTES
from tworivers.server.missing import WARNING
from tworivers.server.pages import INDEX
from tworivers.server.settings import Settings, settings_from
from tworivers.words.messages import BadOption

CLOSING_SECONDS = 3


def address_in_the_network() -> str | None:
    """This machine's address for other devices; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
        return address


def begin_logging(form: str) -> None:
    """Logs for people, or one JSON object a line for machines."""
    handler = logging.StreamHandler()
    if form == "json":
        names = ["asctime", "levelname", "name", "message"]
        handler.setFormatter(JsonFormatter(names, rename_fields={"asctime": "at", "levelname": "level"}))
    else:
        handler.setFormatter(logging.Formatter("%(asctime)s %(name)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("httpx", "alembic", "saq"):
        logging.getLogger(chatty).setLevel(logging.WARNING)


def tune_garbage_collector() -> None:
    """What is loaded now stays: looking through it again and again would only make moves wait."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


def application() -> Litestar:
    """The application of one of several server processes; the first one left the settings to them."""
    settings = settings_from({})
    begin_logging(settings.log_format)
    app = create_app(settings)
    tune_garbage_collector()
    return app


def several(settings: Settings) -> str:
    """What each of several server processes is to run."""
    if not dialect_of(settings.database, settings.folder).shared:
        raise BadOption("needs-postgres", what="--workers")
    for name in Settings.__struct_fields__:
        os.environ[f"TWORIVERS_{name.upper()}"] = str(getattr(settings, name))
    return f"{__name__}:application"


def serve(settings: Settings, console: Console) -> None:
    """Serve until somebody stops it."""
    begin_logging(settings.log_format)
    console.print(f"Two Rivers: point your browser at [bold]http://localhost:{settings.port}[/bold]")
    network = address_in_the_network()
    if settings.host == "0.0.0.0" and network:
        console.print(f"Other devices in your network: [bold]http://{network}:{settings.port}[/bold]")
    kept = "PostgreSQL" if settings.database else settings.folder
    console.print(f"Games are kept in {kept}. Ctrl+C stops.", highlight=False)
    if not INDEX.is_file():
        console.print(WARNING, highlight=False)
    app = create_app(settings) if settings.workers == 1 else several(settings)
    tune_garbage_collector()
    uvicorn.run(
        app,
        factory=settings.workers > 1,
        workers=settings.workers,
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=CLOSING_SECONDS,
        ws_max_size=MOST_BYTES,
        # Messages are small and many: compressing each costs more than it saves.
        ws_per_message_deflate=False,
        proxy_headers=settings.behind_proxy,
        forwarded_allow_ips="*" if settings.behind_proxy else None,
        access_log=False,
    )
