"""What people see: words in every language, positions both ways, refusals, the picture."""

import re

import pytest
from positions import EMPTY, match, position
from tworivers import BadPosition, Record, new
from tworivers.words.messages import LANGUAGES, bundle, say, words_of

from royal_game_of_ur.game import GAME
from royal_game_of_ur.rules.board import SQUARES


def keys(language: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", words_of("ur", language), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same(language: str) -> None:
    assert keys(language) == keys("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_told_is_a_sentence(language: str) -> None:
    game = new("ur", players=2, seed=3)
    kinds = set()
    while not game.over:
        game.play(max(game.legal(), key=lambda action: len(game.preview(game.to_move, action))))
        for event in game.told(0):
            kinds.add(type(event).__name__)
            sentence = game.say(event, language)
            assert sentence.endswith(".")
            assert "{" not in sentence
    assert len(kinds) == 8


@pytest.mark.parametrize("home", [4, 5])
def test_every_refusal_has_words(home: int) -> None:
    game = match("* . . .     * .\n. . . * . . . .\n* . . .     o o", 2, home=(home, 0))
    for action in game.game.numbers:
        message = game.explain(0, action)
        assert message is None or bundle("en").has_message(message.key)
        assert message is None or "{" not in say(message)


def test_positions_both_ways() -> None:
    game = new("ur", players=2, seed=8)
    while not game.over:
        assert GAME.from_position(GAME.position(game.state)).tobytes() == game.state.tobytes()
        game.play(game.legal()[-1])
    assert GAME.from_position(GAME.position(game.state))["phase"][0] == game.state["phase"][0]


@pytest.mark.parametrize(("values", "key"), [
    ({"light": {"cells": ["a1", "a1"]}}, "ur-square-taken"),
    ({"light": {"cells": ["b1"]}, "dark": {"cells": ["b1"]}}, "ur-square-taken"),
    ({"light": {"cells": ["c1"]}}, "ur-not-on-the-way"),
    ({"light": {"cells": ["a1"], "home": 7}}, "ur-too-many-pieces"),
    ({"light": {"home": 7}}, "ur-over-or-not"),
    ({"active": None}, "ur-over-or-not"),
    ({"dice": [False] * 4}, "ur-cannot-move"),
    ({"light": {"cells": ["z9"]}}, "position-unknown-name"),
    ({"players": 3}, "bad-players"),
])  # fmt: skip
def test_impossible_positions_are_refused(values: dict, key: str) -> None:
    with pytest.raises(BadPosition) as refused:
        GAME.from_position({"dice": [True, False, False, False], **values})
    assert refused.value.message.key == key
    assert "{" not in str(refused.value)


def test_records_replay() -> None:
    game = new("ur", players=2, seed=2)
    while not game.over:
        game.play(game.legal()[0])
    assert Record.of(game).replay().state.tobytes() == game.state.tobytes()


def test_the_picture_has_every_square_and_piece() -> None:
    view = GAME.view(position("* . . x     * .\n. o . * . . . .\n* . . .     * .", 2, home=(1, 2)), 0)
    picture = GAME.svg(view)
    assert set(re.findall(r'data-cell="(\w+)"', picture)) == {*SQUARES, "enter"}
    assert len(re.findall(r"data-piece", picture)) == 14
    assert 'data-at="b2"' in picture
    assert " style=" not in picture


def test_the_terminal_shows_the_table() -> None:
    from rich.console import Console

    console = Console(record=True, width=80)
    console.print(GAME.picture(GAME.view(position(EMPTY, 2), 0)))
    assert "ooooooo" in console.export_text()
