"""The pictures of a table: whole XML, every piece once, and nothing that the viewer may not know."""

from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from tests.tables import VARIANTS, Table, fresh_generator, ids, walk
from tworivers import new
from tworivers.cli import app, main
from tworivers.games.game import ALL_OPEN, SPECTATOR, game_names, load
from tworivers.play.match import Match

EVERY = 40
NAMESPACE = "{http://www.w3.org/2000/svg}"


def tables(game: str) -> list[Table]:
    """Every number of players, the variants in turn."""
    variants = VARIANTS[game]
    return [Table(game, n, variants[(n + 1) % len(variants)]) for n in load(game).players]


def moments(table: Table, seed: int = 3) -> list[tuple[Match, dict[int, Any]]]:
    """Every fortieth state of a game and its end, with what each viewer sees."""
    found = []
    for number, match in enumerate(walk(table, seed)):
        if number % EVERY == 0 or match.over:
            viewers = [*range(table.players), SPECTATOR, ALL_OPEN]
            found.append((match, {viewer: match.view(viewer) for viewer in viewers}))
    return found


def drawn(game: str, view: Any) -> ElementTree.Element:
    """A picture, which must stand alone."""
    root = ElementTree.fromstring(load(game).svg(view))
    check_that_it_stands_alone(root)
    return root


def values(root: ElementTree.Element, name: str) -> list[str]:
    return [element.get(name, "") for element in root.iter() if element.get(name)]


def check_that_it_stands_alone(root: ElementTree.Element) -> None:
    """No scripts, no files from elsewhere, no variables of a page; every drawing that is used is there."""
    assert not list(root.iter(f"{NAMESPACE}script")) + list(root.iter(f"{NAMESPACE}image"))
    names = values(root, "id")
    assert len(names) == len(set(names))
    written = [value for element in root.iter() for value in element.attrib.values()]
    links = {value for value in written if "url(" in value}
    assert set(values(root, "href")) <= {f"#{name}" for name in names}
    assert links <= {f"url(#{name})" for name in names}
    assert not [value for value in written if "var(" in value]


def pieces_in(root: ElementTree.Element) -> Counter[tuple[str, str]]:
    found = [element for element in root.iter() if element.get("data-piece")]
    return Counter((e.get("data-piece", ""), e.get("data-at", "")) for e in found)


def tigris_pieces(view: Any) -> list[tuple[str, str]]:
    monuments = [(pair, cell) for pair, cell in view.monuments.items() if cell]
    leaders = [(f"{role}-{seat.seat}", c) for seat in view.seats for role, c in seat.leaders.items()]
    return [
        *[(tile, cell) for cell, tile in view.tiles.items()],
        *[(building, cell) for building, cell in view.buildings.items()],
        *[("treasure", cell) for cell in view.treasures],
        *[("catastrophe", cell) for cell in view.catastrophes],
        *[("unification", cell) for cell in [view.unification] if cell],
        *monuments,
        *leaders,
    ]


def babylonia_pieces(view: Any) -> list[tuple[str, str]]:
    scored = {name: "ziggurat-scored" if name in view.scored else "ziggurat" for name in view.ziggurats}
    return [
        *[(f"city-{symbols}", name) for name, symbols in view.cities.items()],
        *[(f"field-{value}", name) for name, value in view.fields.items()],
        *[(kind, name) for name, kind in scored.items()],
        *[(f"{tile.clan}-{tile.seat}".replace(" ", "-"), name) for name, tile in view.tiles.items()],
    ]


def test_every_game_draws_itself() -> None:
    for name in game_names():
        match = Match(load(name), 2, seed=1)
        root = ElementTree.fromstring(match._repr_svg_())
        assert root.tag == f"{NAMESPACE}svg"
        check_that_it_stands_alone(root)


@pytest.mark.parametrize("table", tables("tigris"), ids=ids)
def test_tigris_shows_every_piece_and_nothing_hidden(table: Table) -> None:
    for _, views in moments(table):
        for view in views.values():
            root = drawn("tigris", view)
            assert pieces_in(root) == Counter(tigris_pieces(view))
            assert len(values(root, "data-kingdom")) == len(view.kingdoms)
            held = Counter(values(root, "data-held"))
            for tile in ("temple", "farm", "market", "settlement"):
                assert held[f"hand-{tile}"] == sum(seat.hand is not None for seat in view.seats)
                assert held[f"points-{tile}"] == sum(seat.points is not None for seat in view.seats)
            assert held["hand"] == sum(seat.hand is None for seat in view.seats)


@pytest.mark.parametrize("table", tables("babylonia"), ids=ids)
def test_babylonia_shows_every_piece_and_nothing_hidden(table: Table) -> None:
    for _, views in moments(table):
        for view in views.values():
            root = drawn("babylonia", view)
            assert pieces_in(root) == Counter(babylonia_pieces(view))
            cards = [*view.display, *[card for seat in view.seats for card in seat.cards]]
            assert Counter(values(root, "data-card")) == Counter(map(str, cards))
            assert len(values(root, "data-out")) == (table.players < 4)
            racks = Counter(value for value in values(root, "data-held") if value.startswith("rack"))
            for seat in view.seats:
                backs = seat.tiles_on_rack if seat.rack is None else 0
                assert racks[f"rack-face-down-{seat.seat}"] == backs
                for clan in ("priest", "merchant", "servant", "farmer"):
                    assert racks[f"rack-{clan}-{seat.seat}"] == (seat.rack or {}).get(clan, 0)


@pytest.mark.parametrize("table", tables("babylon"), ids=ids)
def test_babylon_shows_every_garden(table: Table) -> None:
    for _, views in moments(table):
        words = [text.text for text in drawn("babylon", views[SPECTATOR]).iter(f"{NAMESPACE}text")]
        for seat in views[SPECTATOR].seats:
            assert any((text or "").startswith(f"Player {seat.seat + 1}") for text in words)


@pytest.mark.parametrize("name", ["tigris", "babylonia"])
def test_what_a_viewer_cannot_know_does_not_change_the_picture(name: str) -> None:
    table = tables(name)[-1]
    game = table.rules()
    match = next(match for number, match in enumerate(walk(table, 8)) if number == 30)
    for viewer in [*range(table.players), SPECTATOR]:
        seen = game.svg(match.view(viewer))
        assert seen != game.svg(match.view(ALL_OPEN))
        for seed in range(3):
            other = game.resample(match.state, viewer, fresh_generator(seed))
            assert game.svg(game.view(other, viewer)) == seen


@pytest.mark.parametrize("name", ["tigris", "babylonia", "babylon"])
def test_a_picture_does_not_leave_its_frame(name: str) -> None:
    match = new(name, seed=2, players=4)
    root = ElementTree.fromstring(match._repr_svg_())
    assert root.get("viewBox", "").split()[2:] == [root.get("width"), root.get("height")]


def test_a_finished_match_shows_all() -> None:
    match = new("tigris", seed=7)
    assert match._repr_svg_() == match.game.svg(match.view(SPECTATOR))
    match.resign(0)
    assert match._repr_svg_() == match.game.svg(match.view(ALL_OPEN))


def saved(folder: Path) -> Path:
    match = new("tigris", seed=7, first=0)
    match.play("priest b1")
    match.play("pass")
    match.record().save(folder / "game.json")
    return folder / "game.json"


def test_show_writes_a_picture(tmp_path: Path) -> None:
    record, picture = saved(tmp_path), tmp_path / "table.svg"
    result = CliRunner().invoke(app, ["show", str(record), "--svg", str(picture)])
    assert result.exit_code == 0
    assert "Saved as" in result.output
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert pieces_in(root)["priest-0", "b1"] == 1
    assert "hand" not in values(root, "data-held")
    CliRunner().invoke(app, ["show", str(record), "--at", "0", "--seat", "1", "--svg", str(picture)])
    root = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert pieces_in(root)["priest-0", "b1"] == 0
    assert values(root, "data-held").count("hand") == 1


def test_show_prints_the_table(tmp_path: Path) -> None:
    text = CliRunner().invoke(app, ["show", str(saved(tmp_path))]).output
    assert "priest:b1" in text


def test_a_picture_that_cannot_be_written_is_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    where = str(tmp_path / "no" / "table.svg")
    monkeypatch.setattr("sys.argv", ["tworivers", "show", str(saved(tmp_path)), "--svg", where])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 2
    assert "can't be written" in " ".join(capsys.readouterr().out.split())
