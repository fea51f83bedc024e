"""Why an action is not legal, in a player's words. Only what the viewer may know is looked at."""

from typing import Any

from tworivers.games.babylonia import actions
from tworivers.games.babylonia.actions import BLOCK, NOTATIONS
from tworivers.games.babylonia.board import (
    CLANS,
    FACE_DOWN,
    FARMER,
    HEX_NAMES,
    IN_PLAY,
    MARKS,
    NEIGHBOURS,
    ZIGGURAT_MARKS,
)
from tworivers.games.babylonia.state import CARD, EXTRA, PHASES, PLACE, SCORE
from tworivers.games.game import State
from tworivers.kernel.bits import is_in
from tworivers.kernel.record import fields
from tworivers.messages import Message


def refusal(s: State, action: int) -> Message:
    """Why this action of the deciding player is refused."""
    f = fields(s)
    if f.phase != phase_of(action):
        return Message(f"babylonia-asked-{PHASES[f.phase]}", {"words": NOTATIONS[action]})
    if action < actions.SCORE:
        return tile_reason(f, action // BLOCK, action % BLOCK)
    if action < actions.CARD:
        return Message("babylonia-not-surrounded", {"hex": HEX_NAMES[action - actions.SCORE]})
    if action < actions.DONE:
        return Message("babylonia-card-not-there", {"card": action - actions.CARD + 1})
    return done_reason(f)


def phase_of(action: int) -> int:
    """The phase in which such an action can be asked for."""
    if action < actions.SCORE or action == actions.DONE:
        return PLACE
    if action < actions.CARD:
        return SCORE
    return CARD if action < actions.DONE else EXTRA


def owns(f: Any, number: int) -> bool:
    """Has the player on turn taken this card?"""
    return bool(f.card_at[number - 1] == f.active)


def tile_reason(f: Any, clan: int, number: int) -> Message:
    """Babylonia 3.1-3.11, 8.4-8.6: the first thing that speaks against a placement."""
    if f.racks[f.active][clan] == 0:
        return Message("babylonia-tile-not-on-rack", {"clan": CLANS[clan]})
    return (
        occupied_reason(f, number)
        or option_reason(f, clan, number)
        or field_reason(f, clan, number)
        or Message("babylonia-no-room-for-farmer", {"hex": HEX_NAMES[number]})
    )


def occupied_reason(f: Any, number: int) -> Message | None:
    """Babylonia 1.3, 1.4, 3.5: the hex is out of play, or something other than a field is there."""
    arguments: dict[str, str | int] = {"hex": HEX_NAMES[number]}
    if not is_in(IN_PLAY[f.players].tolist(), number):
        return Message("babylonia-hex-out-of-play", {"players": f.players, **arguments})
    if any(is_in(own, number) for own in f.owned):
        return Message("babylonia-hex-has-tile", arguments)
    if any(is_in(cities, number) for cities in f.cities):
        return Message("babylonia-hex-has-city", arguments)
    if MARKS[number] in ZIGGURAT_MARKS:
        return Message("babylonia-hex-has-ziggurat", arguments)
    return None


def option_reason(f: Any, clan: int, number: int) -> Message | None:
    """Babylonia 3.1, 3.6, 8.4, 8.5: the tile does not fit those already laid in this turn."""
    if sum(f.laid) < 2:
        return None
    if MARKS[number] in "te":
        return Message("babylonia-none-in-a-river")
    farmers = f.laid[FARMER] + f.racks[f.active][FARMER]
    nobles = sum(f.laid[:FARMER])
    if nobles == 2:
        return third_noble_reason(f, clan)
    if nobles == 1 and clan != FARMER:
        return Message("babylonia-one-noble")
    if clan == FARMER and nobles == 0:
        return None
    if not owns(f, 5):
        return Message("babylonia-noble-among-farmers")
    return Message("babylonia-noble-needs-three-farmers") if farmers < 3 else None


def third_noble_reason(f: Any, clan: int) -> Message | None:
    """Babylonia 8.4: after two nobles."""
    fits = owns(f, 4) and clan != FARMER and f.laid[clan] == 0 and max(f.laid) == 1
    return None if fits else Message("babylonia-third-noble")


def field_reason(f: Any, clan: int, number: int) -> Message | None:
    """Babylonia 3.8, 8.6: who may enter a field."""
    if not any(is_in(places, number) for places in f.fields):
        return None
    arguments = {"hex": HEX_NAMES[number]}
    if clan != FARMER:
        return None if owns(f, 6) else Message("babylonia-noble-on-field", arguments)
    own = [other for other in NEIGHBOURS[number] if is_in(f.owned[f.active], other)]
    if not own:
        return Message("babylonia-field-not-open", arguments)
    lying = f.tiles[f.active][FACE_DOWN]
    if not f.river_tile_opens_field and all(is_in(lying, other) for other in own):
        return Message("babylonia-field-not-opened-by-river", arguments)
    return None


def done_reason(f: Any) -> Message:
    """Babylonia 3.2, 8.5: the tiles laid are not a whole turn."""
    if sum(f.laid) < 2:
        return Message("babylonia-not-done", {"number": sum(f.laid)})
    return Message("babylonia-noble-needs-third-farmer")
