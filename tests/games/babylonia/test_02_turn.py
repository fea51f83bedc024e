"""Babylonia 2: the turn."""

from tests.games.babylonia.table import lay


def test_2_1_tiles_then_sites_then_refill():
    table = lay(
        """
        0 priest e11
        1 farmer d11
        city e12 priest
        """,
        racks=["FFFMM"],
    )
    table.play("farmer f11", "farmer c6", "done")
    order = table.order()
    steps = ["TilePlaced", "TilesFinished", "CityWon", "TilesDrawn", "TurnBegan"]
    assert [order.index(step) for step in steps] == sorted(order.index(step) for step in steps)


def test_2_1_nothing_is_optional():
    table = lay(racks=["FFFMM"])
    assert table.refusal("done") == "babylonia-not-done"
    table.play("merchant c6")
    assert table.refusal("done") == "babylonia-not-done"


def test_2_2_there_is_no_pass_and_always_a_place():
    table = lay("", racks=["PFFFF"])
    assert not any(move in ("pass", "done") for move in table.legal)
    rest = lay("", racks=["P"])
    assert len(rest.hexes("priest")) > 60
