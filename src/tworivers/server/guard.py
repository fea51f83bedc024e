"""What stands between the network and the routes: security headers, and refusal of foreign pages."""

from typing import Any

from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Receive, Scope, Send

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
]
USUAL_PORTS = {"http": 80, "https": 443}
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
# Built files carry a hash of their content in their name.
FOREVER = (b"cache-control", b"public, max-age=31536000, immutable")
CHECK_AGAIN = (b"cache-control", b"no-cache")


def same_origin(headers: Any, host: str) -> bool:
    """Does the browser say that the request comes from our own page? Other clients say nothing."""
    origin = headers.get("origin")
    if origin is None:
        return True
    scheme, _, address = origin.partition("://")
    # A browser leaves the usual port out; some proxies write it into `Host`.
    return scheme in USUAL_PORTS and host in (address, f"{address}:{USUAL_PORTS[scheme]}")


class Guard:
    """Every answer gets the security headers; a change from a foreign page is refused."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        path = scope.get("path", "")

        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                # A file that is missing now may be there after an upgrade.
                lasting = path.startswith("/assets/") and message["status"] != 404
                caching = FOREVER if lasting else CHECK_AGAIN
                message["headers"] = [*message.get("headers", []), *SECURITY_HEADERS, caching]
            await send(message)

        if scope.get("method", "GET") not in SAFE_METHODS:
            headers = {k.decode("latin-1"): v.decode("latin-1") for k, v in scope["headers"]}
            if not same_origin(headers, headers.get("host", "")):
                raise HTTPException("request from another site", status_code=403)
        await self.app(scope, receive, send_safely)
