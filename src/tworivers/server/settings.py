"""Settings: flags, then environment variables TWORIVERS_…, then one TOML file, then defaults."""

import os
import sys
import tomllib
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from tworivers.words.messages import BadOption

Days = Annotated[int, Meta(ge=0)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """How a server runs."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)] = 8080
    data: str = ""
    database: str = ""
    secret: str = ""
    channels: str = ""
    queue: str = ""
    behind_proxy: bool = False
    bot_seconds: Annotated[float, Meta(ge=0)] = 0.4
    workers: Annotated[int, Meta(ge=1)] = 1
    bot_workers: Annotated[int, Meta(ge=1)] = 2
    bot_limit_seconds: Annotated[int, Meta(ge=1)] = 60
    bot_limit_megabytes: Annotated[int, Meta(ge=0)] = 4096
    metrics_port: Annotated[int, Meta(ge=0, le=65535)] = 0
    limits: Annotated[float, Meta(ge=0)] = 1.0
    webhooks: Literal["off", "public", "any"] = "public"
    keep_open_days: Days = 30
    keep_finished_days: Days = 0
    keep_notices_days: Days = 30
    log_format: Literal["text", "json"] = "text"

    @property
    def folder(self) -> Path:
        return Path(self.data) if self.data else default_data()


def default_data() -> Path:
    """A folder of the user's own."""
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home()) / "tworivers"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tworivers"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "tworivers"


def settings_from(flags: dict[str, Any], file: Path | None = None) -> Settings:
    """The settings; a wrong one is named."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            values |= tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, tomllib.TOMLDecodeError) as error:
            raise BadOption("bad-settings-file", path=str(file), reason=str(error)) from None
    for name in Settings.__struct_fields__:
        variable = os.environ.get(f"TWORIVERS_{name.upper()}")
        if variable is not None:
            values[name] = variable
    values |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadOption("bad-setting", reason=str(error)) from None
