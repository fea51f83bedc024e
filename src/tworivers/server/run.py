"""Starting the server."""

import logging
import socket

import uvicorn
from rich.console import Console

from tworivers.server.app import create_app
from tworivers.server.settings import Settings

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


def serve(settings: Settings, console: Console) -> None:
    """Serve until somebody stops it."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s %(levelname)s %(message)s")
    console.print(f"Two Rivers: point your browser at [bold]http://localhost:{settings.port}[/bold]")
    network = address_in_the_network()
    if settings.host == "0.0.0.0" and network:
        console.print(f"Other devices in your network: [bold]http://{network}:{settings.port}[/bold]")
    console.print(f"Games are kept in {settings.folder}. Ctrl+C stops.", highlight=False)
    uvicorn.run(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        log_level="warning",
        timeout_graceful_shutdown=CLOSING_SECONDS,
        ws_max_size=64 * 1024,
        proxy_headers=settings.behind_proxy,
    )
