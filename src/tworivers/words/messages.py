"""Messages are keys with arguments, worded in Fluent files: here, and in the folder `words` of each game.

An argument that names a piece or a word of a game ("tile": "temple") is looked up as the message
`tile-temple`; its text and its attributes are then at hand as `$tile-name`, `$tile-acc`, `$tile-many` and
whatever other forms a language needs. An argument that names a seat becomes the name of its player.
"""

import functools
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from tworivers.installed import installed_games

LANGUAGES = ("en", "cs", "pl", "es")
SEAT_ARGUMENTS = frozenset({"seat", "attacker", "defender", "winner", "loser", "owner", "decider"})

Argument = str | int
LARGEST_NUMBER = 10**15


class Message(msgspec.Struct, frozen=True):
    """Something to say to a person, in whatever language they read."""

    key: str
    arguments: Mapping[str, Argument] = {}


class TwoRiversError(Exception):
    """An error that a person can do something about."""

    def __init__(self, key: str, **arguments: Argument) -> None:
        super().__init__(key)
        self.message = Message(key, arguments)

    def __str__(self) -> str:
        return say(self.message)


class IllegalAction(TwoRiversError):
    """The rules do not allow this action now."""


class BadNotation(TwoRiversError):
    """The text is not an action of this game."""


class BadPosition(TwoRiversError):
    """A position that cannot exist."""


class BadOption(TwoRiversError):
    """An option that the game does not have, or not with this value."""


class BadRecord(TwoRiversError):
    """A record that is damaged or belongs to something else."""


class UnknownGame(TwoRiversError):
    """No game of this name."""


class BadGame(TwoRiversError):
    """A game of another package that does not fulfil the contract."""


HERE = Path(__file__).resolve().parent


def word_folders(language: str) -> list[Path]:
    """Where the words of a language are: those of no game, then those of each."""
    homes = [HERE, *(home / "words" for game in installed_games().values() if (home := game.folder))]
    return [folder for home in homes if (folder := home / language).is_dir()]


def words_of(game: str, language: str) -> str:
    """All words of a game in a language, as Fluent reads them."""
    home = installed_games()[game].folder
    paths = sorted((home / "words" / language).glob("*.ftl")) if home is not None else []
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language."""
    result = FluentBundle([language], use_isolating=False)
    for folder in word_folders(language):
        for path in sorted(folder.glob("*.ftl")):
            result.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return result


def has_message(key: str, language: str = "en") -> bool:
    """Is there a sentence for this key?"""
    return bundle(language).has_message(key)


def seat_names(players: int, language: str = "en") -> list[str]:
    """What players are called when nobody gave a name."""
    return [say(Message("player-number", {"number": seat + 1}), language) for seat in range(players)]


def say(message: Message, language: str = "en", names: Sequence[str] | None = None) -> str:
    """The message in words; in English where a game lacks a language."""
    words = bundle(language)
    if not words.has_message(message.key):
        words = bundle(LANGUAGES[0])
    if not words.has_message(message.key):
        return f"{message.key} {message.arguments}" if message.arguments else message.key
    arguments: dict[str, Any] = {}
    for name, value in message.arguments.items():
        arguments[name] = value
        if name in SEAT_ARGUMENTS and isinstance(value, int):
            named = names if names is not None else seat_names(4, language)
            arguments[name] = named[value]
        elif isinstance(value, str):
            arguments.update(_forms(words, name, value))
        elif abs(value) > LARGEST_NUMBER:
            arguments[name] = str(value)  # the rules of languages about numbers end somewhere
    pattern = words.get_message(message.key).value
    return str(words.format_pattern(pattern, arguments)[0]) if pattern else message.key


def _forms(words: FluentBundle, name: str, value: str) -> dict[str, str]:
    """The name and the other forms of a word of the game."""
    key = f"{name}-{value}".replace(" ", "-")
    if not words.has_message(key):
        return {}
    word = words.get_message(key)
    forms = {"name": word.value, **word.attributes}
    return {
        f"{name}-{form}": str(words.format_pattern(pattern)[0]) for form, pattern in forms.items() if pattern
    }
