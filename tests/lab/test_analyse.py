"""Looking back at a game: every decision is judged, mistakes cost, and a picture is drawn."""

from pathlib import Path
from xml.etree import ElementTree

from typer.testing import CliRunner

from tworivers import cli
from tworivers.bots.greedy import GreedyBot
from tworivers.bots.random import RandomBot
from tworivers.games.game import load
from tworivers.lab.analyse import analyse, analyse_moment, chart, decisions
from tworivers.play.match import Match
from tworivers.play.record import Record


def played() -> Record:
    """A short game of a greedy and a random opponent, with an undo in it."""
    game = load("babylonia")
    match = Match(game, 2, {"first": 0}, seed=4)
    bots = [GreedyBot(1), RandomBot(1)]
    while match.version < 24:
        match.play(bots[match.to_move].decide(game, match.state, match.version))
        if match.version == 2:
            match.undo(match.entries[-1].seat) if match.may_undo(match.entries[-1].seat) is None else None
    return Record.of(match)


def test_every_decision_is_judged_and_random_play_costs_more() -> None:
    record = played()
    told: list[tuple[int, int]] = []
    analysis = analyse(record, 30, 1, lambda done, of: told.append((done, of)))
    actions = [entry for entry in record.entries if entry.kind == "action"]
    assert [(m.seat, m.action) for m in analysis.moments] == [(e.seat, e.action) for e in actions]
    assert told[-1] == (len(actions), len(actions))
    assert all(abs(sum(moment.chances) - 1) < 1e-6 and moment.cost >= 0 for moment in analysis.moments)
    cost = [sum(m.cost for m in analysis.moments if m.seat == seat) for seat in (0, 1)]
    assert cost[1] > cost[0]
    assert analysis.end[0] > 0.5


def test_one_moment_comes_out_the_same_by_itself() -> None:
    record = played()
    asked, _ = decisions(record)
    assert analyse_moment(asked[7], 30, 1) == analyse_moment(asked[7], 30, 1)


def test_the_command_prints_and_draws(tmp_path: Path) -> None:
    record = played()
    record.save(tmp_path / "game.json")
    svg, json = tmp_path / "chances.svg", tmp_path / "chances.json"
    words = [
        "analyse",
        str(tmp_path / "game.json"),
        "--simulations",
        "8",
        "--svg",
        str(svg),
        "--json",
        str(json),
    ]
    result = CliRunner().invoke(cli.app, words)
    assert result.exit_code == 0, result.output
    assert ElementTree.parse(svg).getroot().tag.endswith("svg")
    assert json.read_text(encoding="utf-8").startswith("{")


def test_names_in_a_picture_are_escaped() -> None:
    analysis = analyse(played(), 4, 1)
    analysis.players = ["<b>&", "B"]
    assert "&lt;b&gt;&amp;" in chart(analysis)
