"""Every language says all that English says, and every sentence has its words."""

import ast
import functools
import importlib
import itertools
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from babel.core import Locale
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import tworivers
from tests.tables import Table, all_tables, any_kind, ids
from tworivers.games.telling import Told
from tworivers.installed import OURS
from tworivers.words.messages import (
    LANGUAGES,
    SEAT_ARGUMENTS,
    Message,
    TwoRiversError,
    _forms,
    bundle,
    say,
    word_folders,
)

PACKAGE = Path(tworivers.__file__).parent
GAMES = sorted(OURS)

KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+")
NUMBER = re.compile(r"-?\d+")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
NUMBERS = (0, 1, 2, 5, 21, 100)
QUOTES = {"en": "“”", "cs": "„“", "pl": "„”", "es": "«»"}

BROWSER = PACKAGE.parents[1] / "web" / "src"
TITLE = r"[a-z]+-title"  # said by every shelf of games, whatever is installed

every_language = pytest.mark.parametrize("language", LANGUAGES)


# The Fluent files.


@functools.cache
def entries(language: str) -> list[tuple[str, Any]]:
    """All entries of a language in this package, each with the name of its file and its folder."""
    parser = FluentParser()
    return [
        (f"{path.parents[2].name}/{path.name}", entry)
        for folder in word_folders(language)
        if PACKAGE in folder.parents
        for path in sorted(Path(str(folder)).glob("*.ftl"))
        for entry in parser.parse(path.read_text(encoding="utf-8")).body
        if not isinstance(entry, ftl.BaseComment)
    ]


@functools.cache
def messages(language: str) -> dict[str, ftl.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ftl.Message)}


def inside(node: Any) -> Iterator[Any]:
    """A node of a Fluent file and all below it."""
    if isinstance(node, list):
        for part in node:
            yield from inside(part)
    elif isinstance(node, ftl.BaseNode):
        yield node
        for part in vars(node).values():
            yield from inside(part)


def variables(message: ftl.Message) -> set[str]:
    return {node.id.name for node in inside(message) if isinstance(node, ftl.VariableReference)}


def arguments_in(message: ftl.Message) -> set[str]:
    """The arguments a message needs: `tile` for `$tile-acc`."""
    return {variable.partition("-")[0] for variable in variables(message)}


def forms_in(message: ftl.Message) -> set[tuple[str, str]]:
    """The forms of words a message needs: `tile`, `acc` for `$tile-acc`."""
    parts = [variable.partition("-") for variable in variables(message)]
    return {(argument, form) for argument, hyphen, form in parts if hyphen}


def words(language: str, group: str) -> dict[str, ftl.Message]:
    """The words that an argument can name."""
    prefix = f"{group}-"
    return {k.removeprefix(prefix): m for k, m in messages(language).items() if k.startswith(prefix)}


def groups() -> set[str]:
    return {argument for message in messages("en").values() for argument, _ in forms_in(message)}


def selections(message: ftl.Message) -> Iterator[tuple[str, set[str], str]]:
    """What a message selects on: the variable, the keys of its variants and the key of the default."""
    for node in inside(message):
        if isinstance(node, ftl.SelectExpression) and isinstance(node.selector, ftl.VariableReference):
            keys = [(v.key.name if isinstance(v.key, ftl.Identifier) else v.key.value) for v in node.variants]
            default = next(key for key, v in zip(keys, node.variants, strict=True) if v.default)
            yield node.selector.id.name, set(keys), default


def choices(message: ftl.Message) -> dict[str, set[str]]:
    """The values of arguments that a message tells apart, other than by number."""
    found: dict[str, set[str]] = {}
    for variable, keys, _ in selections(message):
        if not all(key in PLURALS or NUMBER.fullmatch(key) for key in keys):
            found.setdefault(variable, set()).update(keys)
    return found


# What the source code says.


class Said(NamedTuple):
    """A place in the source that says a key, as a pattern, with the arguments it gives if they are plain."""

    pattern: str
    arguments: set[str] | None
    where: str


class Source:
    """One file of the package: which keys it says, found by reading it."""

    def __init__(self, path: Path) -> None:
        self.name = path.relative_to(PACKAGE).as_posix()
        self.tree = ast.parse(path.read_text(encoding="utf-8"))

    def literals(self) -> set[str]:
        """Everything that looks like a key."""
        texts = [node.value for node in ast.walk(self.tree) if isinstance(node, ast.Constant)]
        return {text for text in texts if isinstance(text, str) and KEY.fullmatch(text)}

    def said(self) -> Iterator[Said]:
        for scope in ast.walk(self.tree):
            if isinstance(scope, ast.FunctionDef | ast.AsyncFunctionDef):
                known = assigned(scope)
                for call in ast.walk(scope):
                    if isinstance(call, ast.Call) and call.args and called(call) in speakers():
                        for pattern in self.patterns(call.args[0], known):
                            where = f"{self.name}:{call.lineno}"
                            yield Said(pattern, arguments_of(call, known), where)

    def patterns(self, value: ast.expr, known: dict[str, list[ast.expr]]) -> Iterator[str]:
        """The keys an expression can be; what is not plain becomes a wildcard."""
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and KEY.fullmatch(value.value):
            yield re.escape(value.value)
        elif isinstance(value, ast.IfExp):
            yield from self.patterns(value.body, known)
            yield from self.patterns(value.orelse, known)
        elif isinstance(value, ast.Name):
            for other in known.get(value.id, []):
                yield from self.patterns(other, known)
        elif isinstance(value, ast.JoinedStr):
            parts = [self.texts(part, known) for part in value.values]
            yield from ("".join(chosen) for chosen in itertools.product(*parts))

    def texts(self, part: ast.expr, known: dict[str, list[ast.expr]]) -> list[str]:
        """What a part of an f-string can be: its text, the names in a table of this game, or anything."""
        if isinstance(part, ast.Constant):
            return [re.escape(str(part.value))]
        value = part.value if isinstance(part, ast.FormattedValue) else part
        if isinstance(value, ast.Name):
            plain = [e.value for e in known.get(value.id, []) if isinstance(e, ast.Constant)]
            if plain:
                return [re.escape(str(text)) for text in plain]
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
            module = importlib.import_module("tworivers." + self.name.removesuffix(".py").replace("/", "."))
            table = getattr(module, value.value.id, ())
            return [re.escape(text) for text in table if text not in ("", "over")]
        return ["[a-z0-9-]+"]


def called(call: ast.Call) -> str:
    function = call.func
    return function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")


def assigned(scope: ast.AST) -> dict[str, list[ast.expr]]:
    """What each name of a function is set to, loops over plain tuples included."""
    known: dict[str, list[ast.expr]] = {}
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            known.setdefault(node.targets[0].id, []).append(node.value)
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            known.setdefault(node.target.id, []).append(node.value)
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name):
            known.setdefault(node.target.id, []).extend(getattr(node.iter, "elts", [node.iter]))
    return known


def arguments_of(call: ast.Call, known: dict[str, list[ast.expr]]) -> set[str] | None:
    """The names of the arguments a call gives; None if that is not plain to see."""
    if called(call) == "Message":
        given = [*call.args[1:], *(keyword.value for keyword in call.keywords)]
        return names_of(given[0], known) if given else set()
    names: set[str] = set()
    for keyword in call.keywords:
        more = {keyword.arg} if keyword.arg else names_of(keyword.value, known)
        if more is None:
            return None
        names |= more
    return names


def names_of(value: ast.expr | None, known: dict[str, list[ast.expr]]) -> set[str] | None:
    """The keys of a dictionary written out, here or where its name is set."""
    if isinstance(value, ast.Name) and known.get(value.id):
        found = [names_of(other, known) for other in known[value.id]]
        return None if None in found else set().union(*(names for names in found if names))
    if not isinstance(value, ast.Dict):
        return None
    names: set[str] = set()
    for key, inner in zip(value.keys, value.values, strict=True):
        more = {key.value} if isinstance(key, ast.Constant) else names_of(inner, known) if not key else None
        if more is None:
            return None
        names |= more
    return names


SOURCES = [Source(path) for path in sorted(PACKAGE.rglob("*.py"))]


@functools.cache
def speakers() -> set[str]:
    """What a key is passed to: messages, functions that say them, and errors of every kind."""
    classes = [node for source in SOURCES for node in ast.walk(source.tree) if isinstance(node, ast.ClassDef)]
    bases = {node.name: {getattr(base, "id", "") for base in node.bases} for node in classes}
    errors = {TwoRiversError.__name__}
    while more := {name for name, parents in bases.items() if parents & errors} - errors:
        errors |= more
    return errors | {"Message", "say", "tell", "words"}


def said_in_browser() -> set[str]:
    """Texts in the browser's sources that look like keys, as patterns: `${game}-title` is any title."""
    found = {TITLE}
    for path in [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]:
        for _, text in re.findall(r"([\"'`])((?:(?!\1).)+)\1", path.read_text(encoding="utf-8")):
            plain = re.sub(r"\$\{[^}]*\}", "*", text)
            if KEY.fullmatch(plain.replace("*", "x")) and re.search("[a-z]", plain):
                found.add(plain.replace("*", "[a-z0-9-]+"))
    return found


@functools.cache
def all_said() -> list[Said]:
    return [said for source in SOURCES for said in source.said()] + [
        Said(re.escape(row.told.key), set(row.told.expressions), f"refusals of {game}")
        for game in GAMES
        for row in tworivers.load(game).show.refusals.REFUSALS.values()
        if row.told.key != f"{game}-asked-over"  # nobody decides then
    ]


def events() -> dict[str, type[msgspec.Struct]]:
    """The classes of events by their tags, which are the keys of their sentences."""
    for game in GAMES:
        tworivers.load(game)

    def leaves(kind: type) -> Iterator[Any]:
        if not kind.__subclasses__() and kind.__module__.startswith("tworivers."):
            yield kind
        for sub in kind.__subclasses__():
            yield from leaves(sub)

    return {str(kind.__struct_config__.tag): kind for kind in leaves(Told)}


def phases(game: str) -> list[str]:
    """What can be decided in a game."""
    return [phase for phase in tworivers.load(game).phases if phase != "over"]


# Languages have the same keys, and the keys are those of the source code.


def test_no_language_is_missing() -> None:
    homes = [PACKAGE, *(PACKAGE / "games" / game for game in GAMES)]
    for home in homes:
        languages = [path.name for path in (home / "words").iterdir() if path.is_dir()]
        assert sorted(set(languages) - {"__pycache__"}) == sorted(LANGUAGES), home


@every_language
def test_a_language_has_the_files_and_keys_of_english(language: str) -> None:
    def keys(name: str) -> list[tuple[str, str]]:
        return sorted((file, entry.id.name) for file, entry in entries(name))

    assert not [entry.content for _, entry in entries(language) if isinstance(entry, ftl.Junk)]
    assert set(keys("en")) - set(keys(language)) == set(), "missing"
    assert set(keys(language)) - set(keys("en")) == set(), "unknown"
    names = [entry.id.name for _, entry in entries(language)]
    assert sorted({name for name in names if names.count(name) > 1}) == [], "said twice"


def test_every_key_in_the_source_has_a_sentence() -> None:
    keys = set(messages("en"))
    missing = [s for s in all_said() if not any(re.fullmatch(s.pattern, key) for key in keys)]
    assert not missing
    named = {text for source in SOURCES for text in source.literals() if text.split("-")[0] in GAMES}
    assert not named - keys
    assert not set(events()) - keys


@pytest.mark.parametrize("game", GAMES)
def test_every_decision_has_a_prompt(game: str) -> None:
    prompts = {key for key in messages("en") if key.startswith(f"{game}-prompt-")}
    assert prompts == {f"{game}-prompt-{phase}" for phase in phases(game)}


def test_no_key_is_unused() -> None:
    used = {text for source in SOURCES for text in source.literals()} | set(events())
    used |= {f"{group}-{word}" for group in groups() for word in words("en", group)}
    patterns = [re.compile(pattern) for pattern in {said.pattern for said in all_said()} | said_in_browser()]
    unused = [key for key in set(messages("en")) - used if not any(p.fullmatch(key) for p in patterns)]
    assert sorted(unused) == []


# Sentences use what they are given.


def test_english_uses_only_arguments_that_the_source_gives() -> None:
    for key, kind in events().items():
        assert arguments_in(messages("en")[key]) <= set(kind.__struct_fields__), key
    for said in all_said():
        for key, message in messages("en").items():
            if said.arguments is not None and re.fullmatch(said.pattern, key):
                assert arguments_in(message) <= said.arguments, f"{key} in {said.where}"


@every_language
def test_a_language_uses_only_arguments_that_english_has(language: str) -> None:
    for key, message in messages(language).items():
        given = arguments_in(messages("en")[key])
        if key in events():
            given |= set(events()[key].__struct_fields__)
        assert arguments_in(message) <= given, key


@every_language
def test_every_form_that_a_sentence_needs_is_there_for_every_word(language: str) -> None:
    needed = {form: key for key, message in messages(language).items() for form in forms_in(message)}
    for (group, form), key in needed.items():
        assert words(language, group), f"{key} needs words for {group}"
        for word, message in words(language, group).items():
            attributes = {attribute.id.name for attribute in message.attributes}
            assert form == "name" or form in attributes, f"{group}-{word} has no .{form} for {key}"


@every_language
def test_a_language_tells_the_same_cases_apart(language: str) -> None:
    for key, message in messages(language).items():
        for variable, values in choices(messages("en")[key]).items():
            assert choices(message).get(variable) == values, key


@every_language
def test_plurals_are_complete(language: str) -> None:
    category = Locale(language).plural_form
    needed = {category(number) for number in range(201)}
    for key, message in messages(language).items():
        for variable, keys, default in selections(message):
            if (keys - {default}) & PLURALS:
                assert needed <= keys, f"{key} by ${variable}"


# Sentences come out whole.


def samples(key: str, language: str) -> Iterator[dict[str, Any]]:
    """Arguments to try a message with: every word, every case, and numbers of every kind."""
    both = messages(language)[key], messages("en")[key]
    worded = {group for message in both for group, _ in forms_in(message)}
    values: dict[str, list[Any]] = {}
    for argument in sorted(arguments_in(both[0]) | arguments_in(both[1])):
        cases = choices(both[1]).get(argument, set())
        if argument in worded:
            values[argument] = sorted(cases | set(words(language, argument)))
        elif cases:
            values[argument] = sorted(cases)
        elif argument in SEAT_ARGUMENTS:
            values[argument] = ["Marta"]
        else:
            values[argument] = [None]
    for plain in (*NUMBERS, "c6"):
        for chosen in itertools.product(*values.values()):
            pairs = zip(values, chosen, strict=True)
            yield {argument: plain if value is None else value for argument, value in pairs}


def formatted(key: str, language: str, arguments: dict[str, Any]) -> str:
    """The message in words; anything that goes wrong on the way is an error here."""
    spoken = bundle(language)
    given = dict(arguments)
    for name, value in arguments.items():
        if isinstance(value, str):
            given.update(_forms(spoken, name, value))
    pattern = spoken.get_message(key).value
    assert pattern is not None, key
    text, errors = spoken.format_pattern(pattern, given)
    assert not errors, (key, arguments, errors)
    return str(text)


@every_language
def test_every_message_can_be_said(language: str) -> None:
    for key in messages(language):
        for arguments in samples(key, language):
            text = formatted(key, language, arguments)
            assert text.strip() == text, key
            assert text, key
            assert not re.search(r"[{}]|\s[.,;:!](\s|$)", text), (key, text)
            assert "\n" in text or "  " not in text, (key, text)
            opening, closing = QUOTES[language]
            assert text.count(opening) == text.count(closing), (key, text)
            assert not set(text) & set('"“”„«»') - set(QUOTES[language]), (key, text)
            english = formatted(key, "en", arguments)
            assert text.endswith(".") == english.endswith("."), (key, text)


@every_language
def test_every_form_of_a_word_can_be_said(language: str) -> None:
    spoken = bundle(language)
    for key in messages(language):
        for form, pattern in spoken.get_message(key).attributes.items():
            text, errors = spoken.format_pattern(pattern)
            assert text, (key, form)
            assert not errors, (key, form)


@pytest.mark.parametrize("table", [table for table in all_tables() if table.game in GAMES], ids=ids)
def test_games_are_told_and_moves_refused_in_every_language(table: Table) -> None:
    chance = random.Random(5)
    match = table.match(5)
    notations = [text for text in match.game.notations if text]
    while not match.over and match.version < 150:
        seat = match.to_move
        told = [match.explain(seat, text) for text in chance.sample(notations, 3)]
        match.play(any_kind(match.legal(), chance))
        for language in LANGUAGES:
            texts = [match.say(event, language) for event in match.told(seat)]
            texts += [say(message, language, match.names) for message in told if message is not None]
            assert not [text for text in texts if re.search(r"[{}]|^[a-z]+-", text)]


def test_an_unknown_message_shows_its_key() -> None:
    assert say(Message("no-such-message-at-all")) == "no-such-message-at-all"
    assert "7" in say(Message("no-such-message-at-all", {"number": 7}))
