"""What leaves the game for a person: views, previews, undo, pictures."""

import io
import xml.etree.ElementTree as ElementTree

import msgspec
import pytest
from rich.console import Console

from tests.games.babylon.table import BABYLON, lay, start
from tworivers.words.messages import IllegalAction


def test_mining_that_uncovers_a_tile_cannot_be_taken_back():
    table = lay().play("mine a1")
    assert table.match.may_undo(0).key == "undo-something-revealed"


def test_mining_the_last_tile_of_a_stack_and_building_can_be_taken_back():
    rows = ["B1 C2 C3 C4", "C5 C6 C7 C8", "G1 G2 G3 G4", "B2 B3 B4 B5"]
    quarry = [row.split() for row in rows]
    table = lay(quarry=quarry).play("mine a1", "store")
    assert table.match.may_undo(0) is None
    table.match.undo_turn(0)
    assert table.view.phase == "mine"
    assert table.match.may_undo(0).key == "nothing-to-undo"


def test_the_turn_of_the_last_player_turns_up_a_token():
    table = lay(active=1).play("mine a1", "store")
    assert table.match.entries[-1].drew[0].startswith("token: ")
    assert table.match.may_undo(1).key == "undo-something-revealed"


def test_what_mining_uncovers_is_not_in_its_preview():
    table = lay()
    told = [table.match.say(event) for event in table.match.preview(0, "mine a1")]
    assert told == ["Player 1 mines the clay tile C1 on a1 and gets 5 columns."]


def test_a_preview_says_what_a_placement_does():
    table = lay("C5 c3", mined="C12", columns=5)
    told = BABYLON.placement(table.match.state, BABYLON.parse("mined e4 free sw"))
    assert told.level == 1
    assert told.cost == 3
    assert told.left == 2
    assert told.lookout == "e5"
    assert [corner.support for corner in told.corners] == ["single", "single", "single", "none"]
    assert [(p.action, p.points) for p in told.possible] == [("fountain d4 e4", 3), ("statue f4", 1)]
    assert told.change == 1


def test_a_preview_says_what_is_hidden_and_lost():
    table = lay(
        "C13 a1\nC5 c3\nC12 e4 on 11-1\nC2 e2", ["fountain d4 e4", "statue a1"], mined="C6", columns=13
    )
    told = BABYLON.placement(table.match.state, BABYLON.parse("mined b2 free ne"))
    assert told.symbols_lost == {"b2": "statue", "c3": "fountain"}
    assert told.hides == []
    told = BABYLON.placement(table.match.state, BABYLON.parse("mined f5 free nw"))
    assert told.hides == ["lookout f5"]


def test_marks_say_how_the_score_changes():
    table = lay(mined="C2", columns=4)
    marks = table.match.marks(0, "mined")
    assert marks["c3"].points == 2
    assert marks["c3 free ne"].points == 3
    assert marks["c3 free ne"].effect == "lookout"


def test_refused_placements_say_how_many_columns_are_short():
    table = lay(mined="C2", columns=2)
    with pytest.raises(IllegalAction) as refused:
        table.match.play("mined c3")
    assert str(refused.value) == "It costs 4 single columns and you have 2: 2 are short."


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("mined c3", "On c3 it would lie exactly above S1; no tile may cover another wholly."),
        ("mined f5 raised", "It costs 8 single columns and you have 3: 5 are short."),
        ("mined b2", "It costs 7 single columns and you have 3: 4 are short."),
        ("mined c4", "Its south-east corner on level 2 has no support: no column reaches it from d5."),
        ("mined c2 raised", "Level 3 needs a tile of level 2 somewhere in your garden."),
        ("stored c5", "There is no tile in your slot."),
        ("fountain d3 e3", "e3 shows no symbol of fountain."),
        ("statue c4", "At least one part must stand on a tile placed in this turn."),
    ],
)
def test_refusals_say_what_is_wrong(action, reason):
    table = lay("S1 c3\nC2 d5 on -111", mined="C5", columns=3)
    with pytest.raises(IllegalAction) as refused:
        table.match.play(action)
    assert str(refused.value) == reason


def test_the_view_tells_the_columns_edge_by_edge():
    stack = start(4).view.quarry[0]
    assert stack.edges == {"north": "border", "east": "same", "south": "same", "west": "border"}
    assert sorted(stack.columns) == [4, 4, 4, 5]
    assert stack.columns[stack.flower_of] == 5


def test_views_are_the_same_for_everybody_but_for_the_legal_actions():
    table = start()
    views = [msgspec.structs.replace(table.match.view(viewer), legal=[]) for viewer in (0, 1, -1)]
    assert views[0] == views[1] == views[2]
    assert table.match.view(1).legal == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pictures_can_be_drawn_at_any_time(players):
    table = start(players)
    while not table.match.over:
        legal = table.match.legal()
        built = [a for a in legal if a.split()[0] in ("mined", "stored", "statue", "fountain", "stairs")]
        table.play((built or legal)[len(legal) // 3 % len(built or legal)])
    view = table.view
    root = ElementTree.fromstring(BABYLON.svg(view))
    assert root.tag.endswith("svg")
    console = Console(width=160, record=True, file=io.StringIO())
    console.print(BABYLON.picture(view))
    text = console.export_text()
    assert "quarry" in text
    assert f"player {players}" in text
