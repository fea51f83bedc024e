"""The command line and the table in the terminal."""

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from tests.rule_table import ruled_games
from tworivers import Record, new, rulebook
from tworivers.bots.random import RandomBot
from tworivers.cli import app, main
from tworivers.play.match import Match
from tworivers.terminal import Table

runner = CliRunner()


def typed(*lines: str) -> Iterator[str]:
    yield from lines
    raise EOFError


class Keyboard:
    """Answers every prompt from a list, then hangs up."""

    def __init__(self, *lines: str) -> None:
        self.lines = typed(*lines)

    def __call__(self, prompt: str) -> str:
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None


def at_table(match: Match, *lines: str, bots: tuple[int, ...] = ()) -> str:
    """What the terminal shows while these lines are typed."""
    console = Console(width=150, record=True, color_system=None, file=io.StringIO())
    table = Table(match, {seat: RandomBot(seat) for seat in bots}, console, read=Keyboard(*lines))
    table.run()
    return console.export_text()


def test_help_names_every_command() -> None:
    text = runner.invoke(app, ["--help"]).output
    for command in ("play", "simulate", "replay", "show", "rules"):
        assert command in text
        assert "Usage" in runner.invoke(app, [command, "--help"]).output


def test_simulate_shows_a_table() -> None:
    text = runner.invoke(app, ["simulate", "tigris", "-n", "5", "-p", "3", "-o", "board=advanced"]).output
    for words in ("decisions a second", "games a second", "decisions a game", "ended by", "seat 2"):
        assert words in text


def test_errors_are_one_sentence(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments, words in [
        (["simulate", "chess"], "no game called"),
        (["simulate", "tigris", "-p", "7"], "7 players"),
        (["simulate", "tigris", "-o", "board"], "name=value"),
        (["replay", "nowhere.json"], "can't be read"),
        (["rules", "tigris", "99.9"], "no rule 99.9"),
        (["play", "tigris", "-b", "2"], "can't go to the computer"),
        (["play", "tigris", "-l", "tlh"], "no language"),
    ]:
        monkeypatch.setattr("sys.argv", ["tworivers", *arguments])
        with pytest.raises(SystemExit) as caught:
            main()
        assert caught.value.code == 2
        assert words in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize("game", ruled_games())
def test_every_game_has_rules_to_read_and_can_be_simulated(game: str) -> None:
    numbers = rulebook.numbers(game)
    assert numbers[0] in rulebook.text(game)
    assert len(runner.invoke(app, ["rules", game, numbers[-1]]).output) > 40
    assert "decisions a second" in runner.invoke(app, ["simulate", game, "-n", "3"]).output


def test_rules_are_read_by_number() -> None:
    assert "temple" in runner.invoke(app, ["rules", "tigris", "11.6"]).output
    assert len(runner.invoke(app, ["rules", "tigris"]).output.splitlines()) > 150


def test_replay_tells_a_saved_game(tmp_path: Path) -> None:
    match = new("tigris", seed=7, first=0, names=["Ada", "Bo"])
    match.play("priest b1")
    match.play("pass")
    path = tmp_path / "game.json"
    match.record().save(path)
    text = runner.invoke(app, ["replay", str(path)]).output
    assert "Ada places the priest on b1." in text
    assert "Ada passes." not in runner.invoke(app, ["replay", str(path), "--at", "1"]).output
    assert "hidden" in runner.invoke(app, ["replay", str(path), "--seat", "1"]).output


def test_a_move_is_typed_explained_previewed_listed_and_taken_back() -> None:
    match = new("tigris", seed=7, first=0)
    text = at_table(
        match, "?", "why priest h6", "why priest b1", "preview priest b1", "priest h6", "list priest", "1",
        "undo", "log", "nonsense", "", bots=(1,),
    )  # fmt: skip
    assert "Type a move" in text
    assert "no face-up temple" in text
    assert "This move is legal." in text
    assert "places the priest on b1" in text
    assert "1 priest b1" in text
    assert "is not an action" in text
    assert "Good-bye" in text
    assert [entry.kind for entry in match.entries] == ["action", "undo"]


def test_people_at_one_keyboard_get_a_curtain_and_never_see_the_other_hand() -> None:
    match = new("tigris", seed=7, first=0)
    text = at_table(match, "", "pass", "pass", "", "pass", "pass", "", "quit")
    assert text.count("Pass the keyboard to") == 3
    assert match.version == 4


def test_saving_and_going_on(tmp_path: Path) -> None:
    match = new("tigris", seed=7, first=0)
    path = tmp_path / "game.json"
    text = at_table(match, "pass", f"save {path}", f"save {tmp_path}/no/such/folder/x", bots=(1,))
    assert "Saved as" in text
    assert "can't be written" in text
    assert Record.load(path).replay().version == 1


def test_a_whole_game_ends_with_standings() -> None:
    match = new("tigris", seed=7)
    text = at_table(match, *["pass"] * 1000, bots=(1,))
    assert match.over
    assert "The result" in text
