"""What a viewer may see, field by field; `written.py` is made from it (see `games.declared`).

A view is built from what its viewer may know, never the whole state with parts taken out."""

from typing import Annotated

import msgspec

from tworivers.games.babylonia.rules.actions import NOTATIONS
from tworivers.games.babylonia.rules.board import (
    CITIES,
    CLANS,
    FIELDS,
    HEX_NAMES,
    LOCATION_SPOTS,
    PLAYERS,
    ZIGGURAT_HEXES,
)
from tworivers.games.babylonia.rules.hidden import sees_tiles
from tworivers.games.babylonia.rules.scoring import field_kind
from tworivers.games.babylonia.rules.sites import city_kind, open_land_beside, tiles_beside
from tworivers.games.babylonia.rules.standing import score
from tworivers.games.babylonia.rules.state import (
    CARDS,
    ENDINGS,
    NOWHERE,
    ON_DISPLAY,
    OVER,
    PHASES,
    PLACE,
    SEATS,
    SOURCES,
)
from tworivers.games.declared import places
from tworivers.kernel.counts import total
from tworivers.kernel.sets import contains

Counts = dict[str, int]
FACE_DOWN = "face down"
SIDES = (*CLANS, FACE_DOWN)
CARD_SETS = ("basic", "random")
ZIGGURATS = tuple(
    [HEX_NAMES[ziggurat] for ziggurat in ZIGGURAT_HEXES[players] if ziggurat >= 0] for players in range(5)
)


class Tile(msgspec.Struct, frozen=True):
    """Whose tile, and its clan, or "face down"."""

    seat: int
    clan: Annotated[str, "SIDES[side]"]


class SiteView(msgspec.Struct):
    """Babylonia 4.1, 4.2: a city or a ziggurat still to be scored: who lies around it, and the land hexes
    without a tile."""

    hex: Annotated[str, "HEX_NAMES[site]"]
    city: Annotated[str | None, "CITIES[city_kind(s, site)] if city_kind(s, site) != NOWHERE else None"]
    tiles: Annotated[list[int], "[tiles_beside(s, seat, site) for seat in range(s.players)]"]
    needed: Annotated[list[str], "[HEX_NAMES[h] for h in places(open_land_beside(s, site))]"]


class SeatView(msgspec.Struct):
    """Babylonia 1.10: a player as the viewer sees them; what is None is hidden."""

    seat: int
    score: Annotated[int, "score(s, seat)"]
    points: Annotated[Counts, "{SOURCES[p]: s.points[seat, p] for p in range(len(SOURCES))}"]
    cities: Annotated[
        Counts, "{CITIES[c]: s.cities_won[seat, c] for c in range(len(CITIES)) if s.cities_won[seat, c] > 0}"
    ]
    cards: Annotated[list[int], "[card + 1 for card in range(CARDS) if s.card_at[card] == seat]"]
    tiles_on_rack: Annotated[int, "total(s.racks[seat])"]
    tiles_in_supply: Annotated[int, "total(s.supplies[seat])"]
    tiles_face_down: Annotated[int, "total(s.face_down[seat])"]
    rack: Annotated[
        Counts | None,
        "{CLANS[c]: s.racks[seat, c] for c in range(len(CLANS))} if sees_tiles(viewer, seat) else None",
    ]
    supply: Annotated[
        Counts | None,
        "{CLANS[c]: s.supplies[seat, c] for c in range(len(CLANS))} if sees_tiles(viewer, seat) else None",
    ]
    face_down: Annotated[
        Counts | None,
        "{CLANS[c]: s.face_down[seat, c] for c in range(len(CLANS))} if sees_tiles(viewer, seat) else None",
    ]


class View(msgspec.Struct):
    """The table as one viewer sees it."""

    game: Annotated[str, "'babylonia'"]
    players: Annotated[int, "s.players"]
    cards: Annotated[str, "CARD_SETS[s.random_cards]"]
    river_tile_opens_field: Annotated[bool, "s.river_tile_opens_field"]
    turn: Annotated[int, "s.turn"]
    active: Annotated[int, "s.active"]
    phase: Annotated[str, "PHASES[s.phase]"]
    decider: Annotated[int | None, "s.deciding if s.phase != OVER else None"]
    laid: Annotated[Counts, "{SIDES[side]: s.laid[side] for side in range(len(SIDES)) if s.phase == PLACE}"]
    tiles: Annotated[
        dict[str, Tile],
        "{HEX_NAMES[h]: Tile(seat=seat, side=side)"
        " for seat in range(SEATS) for side in range(len(SIDES)) for h in places(s.tiles[seat, side])}",
    ]
    cities: Annotated[
        dict[str, str],
        "{HEX_NAMES[h]: CITIES[city_kind(s, h)]"
        " for h in places(LOCATION_SPOTS[s.players]) if city_kind(s, h) != NOWHERE}",
    ]
    fields: Annotated[
        dict[str, str],
        "{HEX_NAMES[h]: FIELDS[field_kind(s, h)]"
        " for h in places(LOCATION_SPOTS[s.players]) if field_kind(s, h) != NOWHERE}",
    ]
    ziggurats: Annotated[list[str], "ZIGGURATS[s.players]"]
    scored: Annotated[list[str], "[HEX_NAMES[h] for h in places(s.scored)]"]
    sites: Annotated[
        list[SiteView],
        "[SiteView(site=h) for h in places(LOCATION_SPOTS[s.players]) if city_kind(s, h) != NOWHERE]"
        " + [SiteView(site=ZIGGURAT_HEXES[s.players, z]) for z in range(len(ZIGGURAT_HEXES[s.players]))"
        " if ZIGGURAT_HEXES[s.players, z] >= 0 and not contains(s.scored, ZIGGURAT_HEXES[s.players, z])]",
    ]
    display: Annotated[list[int], "[card + 1 for card in range(CARDS) if s.card_at[card] == ON_DISPLAY]"]
    card_2_used: Annotated[bool, "s.card_2_used"]
    seats: Annotated[list[SeatView], "[SeatView(seat=seat) for seat in range(s.players)]"]
    legal: Annotated[list[str], "[NOTATIONS[action] for action in places(legal)]"]
    ending: Annotated[str, "ENDINGS[s.ending]"]
