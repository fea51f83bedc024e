"""What events have in common when they are told to a viewer."""

from typing import Any

import msgspec


def told_by(game: str) -> Any:
    """The tag of an event's class: the game's name and its own in hyphens, the key of its sentence, too."""

    def tag(name: str) -> str:
        return game + "".join(f"-{c.lower()}" if c.isupper() else c for c in name)

    return tag


class Told(msgspec.Struct, tag_field="event", omit_defaults=True):
    """Something that happened, as a viewer may know it."""
