"""Positions that cannot exist are refused with their reason."""

import pytest

from tests.games.babylonia.table import GAME, position
from tworivers.words.messages import BadPosition

CITY_WAITS = "0 priest e11 f11 d11\ncity e12 priest"

IMPOSSIBLE = {
    "babylonia-no-such-hex": ("0 priest z9", {}),
    "babylonia-hex-out-of-play": ("0 priest m4", {}),
    "babylonia-hex-taken-twice": ("0 priest c6\n1 farmer c6", {}),
    "babylonia-face-down-on-land": ("0 down c6", {}),
    "babylonia-face-up-in-river": ("0 farmer f5", {}),
    "babylonia-no-location-there": ("city c6 priest", {}),
    "babylonia-too-many-locations": ("field g7 5\nfield g3 5", {"fill": False}),
    "babylonia-bare-spot": ("city g7 priest", {"fill": False}),
    "babylonia-tiles-do-not-add-up": ("0 priest c5 c6 c7 d5 d6 d7 e9", {}),
    "babylonia-rack-too-large": ("", {"racks": ["FFFFFP"]}),
    "babylonia-rack-not-filled": ("", {"racks": [], "phase": "place", "laid": {}, "small": True}),
    "babylonia-face-down-do-not-add-up": ("0 down f5", {"face_down": [{"priest": 2}, None]}),
    "babylonia-card-twice": ("", {"cards": [[1], [1]]}),
    "babylonia-cards-do-not-add-up": ("", {"display": [1, 2, 3]}),
    "babylonia-cards-without-ziggurats": ("", {"cards_taken": [[1], []]}),
    "babylonia-card-2-not-taken": ("", {"card_2_used": True}),
    "babylonia-active-player-decides": ("", {"decider": 1}),
    "babylonia-over-needs-ending": ("", {"ending": "rack"}),
    "babylonia-ending-does-not-fit": ("", {"phase": "over", "ending": "cities"}),
    "babylonia-tiles-are-done": ("0 farmer c6", {"phase": "over", "ending": "rack", "laid": {"farmer": 1}}),
    "babylonia-site-waits": (CITY_WAITS, {}),
    "babylonia-laid-not-on-board": ("", {"laid": {"priest": 1}}),
    "babylonia-laid-too-many": ("0 down f5, priest c6", {"laid": {"face down": 1, "priest": 1}}),
    "babylonia-no-card-to-choose": ("", {"phase": "card", "scored": ["b2"], "decider": 0}),
    "babylonia-nothing-to-decide": ("", {"phase": "score"}),
    "position-unknown-name": ("0 king c6", {}),
    "position-no-such-seat": ("", {"active": 3}),
    "position-bad-number": ("", {"turn": 0}),
}


@pytest.mark.parametrize("key", IMPOSSIBLE)
def test_an_impossible_position_is_refused(key):
    lines, given = IMPOSSIBLE[key]
    given = dict(given)
    small = given.pop("small", False)
    values = position(lines, **given)
    if small:
        values["racks"] = [{"farmer": 2}, None]
    with pytest.raises(BadPosition) as refused:
        GAME.from_position(values)
    assert refused.value.message.key == key
    assert not str(refused.value).startswith(key)


def test_a_scored_ziggurat_is_surrounded():
    values = position()
    values["scored"] = ["b2"]
    with pytest.raises(BadPosition, match="b2"):
        GAME.from_position(values)


def test_a_game_with_one_city_left_is_over():
    fields = {"f10": "5", "g3": "6", "i4": "7", "a4": "cities", "a7": "cities", "b5": "cities"}
    lines = "city e12 priest" + "".join(f"\nfield {name} {value}" for name, value in fields.items())
    with pytest.raises(BadPosition, match="over"):
        GAME.from_position(position(lines, fill=False))


def test_what_is_left_out_is_as_at_the_start():
    state = GAME.from_position({"players": 3})
    view = GAME.view(state, 0)
    assert (view.turn, view.display, len(view.cities), len(view.fields)) == (1, [1, 2, 3, 4, 5, 6, 7], 16, 10)
    assert GAME.from_position(GAME.position(state)).tobytes() == state.tobytes()
