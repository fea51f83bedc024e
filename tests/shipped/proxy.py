"""The shipped proxy: a real nginx with deploy/nginx.conf, changed only where it must fit the test."""

import os
import shutil
from pathlib import Path

import httpx
import pytest

from tests.server.service import PATIENCE
from tests.servers_beside import Beside

SHIPPED = Path(__file__).resolve().parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


class Proxy(Beside):
    """The proxy before a server on this port; `changes` are further words to replace."""

    def __init__(self, server_port: int, changes: dict[str, str] | None = None) -> None:
        super().__init__()
        # As in the address that compose gives: a name and a port.
        self.url = f"http://localhost:{self.port}"
        words = SHIPPED.read_text(encoding="utf-8")
        fitting = {
            "server:8080": f"127.0.0.1:{server_port}",
            "listen 80;": f"listen 127.0.0.1:{self.port};",
            # Where nginx writes when it is not root.
            "http {\n": f"http {{\n    access_log off;\n{self._temporary_folders()}",
        }
        for shipped, here in {**fitting, **(changes or {})}.items():
            assert words.count(shipped) == 1, shipped
            words = words.replace(shipped, here)
        (self.folder / "nginx.conf").write_text(words, encoding="utf-8")
        self.start()

    def _temporary_folders(self) -> str:
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        return "".join(f"    {kind}_temp_path {self.folder}/{kind};\n" for kind in kinds)

    def command(self) -> list[str]:
        main = f"daemon off; pid {self.folder}/pid; error_log {self.folder}/error.log;"
        main += " user root;" if os.geteuid() == 0 else ""
        return [NGINX or "", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-g", main]


class Browser:
    """Sends what a browser sends: the origin, and to localhost also cookies that are `Secure`."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.cookie = ""
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)

    def send(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        headers = {"Origin": self.url, "Cookie": self.cookie, **headers}
        answer = self.http.request(method, path, json=body, headers=headers)
        self.cookie = answer.headers.get("set-cookie", self.cookie).partition(";")[0]
        return answer
