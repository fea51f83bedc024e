"""Positions: the whole state as readable JSON, both ways.

Everything on the board is named by its hex. `checks.py` refuses what cannot exist.
"""

from typing import Any, Literal

import msgspec

from tworivers.games.babylonia.rules.board import (
    CARDS,
    CARDS_LAID_OUT,
    CITIES,
    CLAN_TILES,
    CLANS,
    FARMER,
    FIELDS,
    HEX_NUMBERS,
    LOCATION_SPOTS,
    LOCATION_TILES,
    LOCATIONS,
    RACK_SIZE,
    set_of,
)
from tworivers.games.babylonia.rules.fields import Fields, fields, record
from tworivers.games.babylonia.rules.state import (
    ENDINGS,
    NOWHERE,
    ON_DISPLAY,
    OVER,
    PHASES,
    PLACE,
    SOURCES,
    blank,
)
from tworivers.games.babylonia.rules.turn import refresh_all_at
from tworivers.games.babylonia.show.checks import check_pieces, check_situation
from tworivers.games.babylonia.show.names import counts, locations_on_board, names_in
from tworivers.games.babylonia.show.view import FACE_DOWN, SIDES
from tworivers.games.game import State
from tworivers.games.positions import (
    check_number,
    check_one_a_player,
    check_seats,
    converted,
    index_of,
)
from tworivers.kernel.bits import places_in
from tworivers.words.messages import BadPosition

Counts = dict[str, int]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What is left out has its value at the start of a game; a supply holds what is nowhere else.

    Location tiles that are left out lie in the order of the list of components. A rack that is left out holds
    one of each noble and two farmers; of tiles face down as many are farmers as can be."""

    game: Literal["babylonia"] = "babylonia"
    players: int
    cards: Literal["basic", "random"] = "basic"
    river_tile_opens_field: bool = True
    first: int = 0
    turn: int = 1
    active: int = 0
    phase: str = "place"
    decider: int | None = None
    laid: Counts = {}
    tiles: list[dict[str, list[str]]] | None = None
    cities: dict[str, str] | None = None
    fields: dict[str, str] | None = None
    scored: list[str] = []
    racks: list[Counts | None] | None = None
    supplies: list[Counts] | None = None
    face_down: list[Counts | None] | None = None
    points: list[Counts] | None = None
    cities_won: list[Counts] | None = None
    display: list[int] | None = None
    cards_taken: list[list[int]] | None = None
    card_2_used: bool = False
    ending: str = ""


# Writing.


def position(s: State) -> dict[str, Any]:
    """The whole state as readable JSON."""
    f = fields(s)
    seats = range(f.players)
    cities, harvest = locations_on_board(f)
    result: dict[str, Any] = msgspec.to_builtins(
        Position(
            players=f.players,
            cards="random" if f.random_cards else "basic",
            river_tile_opens_field=bool(f.river_tile_opens_field),
            first=f.first,
            turn=f.turn,
            active=f.active,
            phase=PHASES[f.phase],
            decider=None if f.phase == OVER else f.deciding,
            laid=counts(SIDES, f.laid) if f.phase == PLACE else {},
            tiles=[tiles_by_side(f.tiles[seat]) for seat in seats],
            cities=cities,
            fields=harvest,
            scored=names_in(f.scored),
            racks=[counts(CLANS, f.racks[seat]) for seat in seats],
            supplies=[counts(CLANS, f.supplies[seat]) for seat in seats],
            face_down=[counts(CLANS, f.face_down[seat]) for seat in seats],
            points=[counts(SOURCES, f.points[seat]) for seat in seats],
            cities_won=[counts(CITIES, f.cities_won[seat]) for seat in seats],
            display=cards_at(f, ON_DISPLAY),
            cards_taken=[cards_at(f, seat) for seat in seats],
            card_2_used=bool(f.card_2_used),
            ending=ENDINGS[f.ending],
        )
    )
    return result


def tiles_by_side(sets: list[list[int]]) -> dict[str, list[str]]:
    """One player's tiles on the board: the hexes of each clan, and those face down."""
    return {side: names_in(words) for side, words in zip(SIDES, sets, strict=True) if any(words)}


def cards_at(f: Fields, owner: int) -> list[int]:
    return [card + 1 for card, at in enumerate(f.card_at) if at == owner]


# Reading.


def hex_number(name: str) -> int:
    if name not in HEX_NUMBERS:
        raise BadPosition("babylonia-no-such-hex", hex=name)
    return HEX_NUMBERS[name]


def numbers_of(values: Counts, names: tuple[str, ...], what: str, most: int = 30) -> list[int]:
    """Counts in the order of the names."""
    for name, number in values.items():
        index_of(name, names, what)
        check_number(what, number, 0, most)
    return [values.get(name, 0) for name in names]


def default_locations(players: int) -> tuple[dict[str, str], dict[str, str]]:
    """The location tiles for so many players, laid on the spots in order."""
    kinds = [kind for kind, number in enumerate(LOCATION_TILES[players]) for _ in range(number)]
    laid = dict(zip(names_in(LOCATION_SPOTS[players].tolist()), kinds, strict=True))
    cities = {name: LOCATIONS[kind] for name, kind in laid.items() if kind < len(CITIES)}
    return cities, {name: LOCATIONS[kind] for name, kind in laid.items() if kind >= len(CITIES)}


def read_board(s: State, p: Position) -> None:
    """Tiles, cities, fields and which ziggurats were scored."""
    r = record(s)
    for seat, sides in enumerate(p.tiles or []):
        for side, names in sides.items():
            r.tiles[seat, index_of(side, SIDES, "tiles")] = set_of([hex_number(n) for n in names])
    cities, harvest = p.cities, p.fields
    if cities is None and harvest is None:
        cities, harvest = default_locations(p.players)
    for name, city in (cities or {}).items():
        kind = index_of(city, CITIES, "cities") + 1
        for noble in range(3):
            if kind >> noble & 1:
                r.cities[noble] |= set_of([hex_number(name)])
    for name, value in (harvest or {}).items():
        r.fields[index_of(value, FIELDS, "fields")] |= set_of([hex_number(name)])
    r.scored[:] = set_of([hex_number(name) for name in p.scored])


def default_rack(unseen: list[int]) -> list[int]:
    """One of each noble and farmers, as far as there are tiles."""
    rack = [min(1, number) for number in unseen[:FARMER]]
    return [*rack, min(RACK_SIZE - sum(rack), unseen[FARMER])]


def default_face_down(number: int, unseen: list[int]) -> list[int]:
    """So many tiles, farmers first."""
    lying = [0] * len(CLANS)
    for clan in reversed(range(len(CLANS))):
        lying[clan] = max(0, min(number - sum(lying), unseen[clan]))
    return lying


def tiles_of(seat: int, clan: int) -> dict[str, Any]:
    return {"seat": seat, "clan": CLANS[clan], "all": int(CLAN_TILES[clan])}


def read_tiles_of(s: State, p: Position, seat: int) -> None:
    """Rack, supply and what lies face down: with the tiles on the board each player's thirty."""
    r = record(s)
    on_board = [len(places_in(words)) for words in r.tiles[seat].tolist()]
    unseen = [int(CLAN_TILES[clan]) - on_board[clan] for clan in range(len(CLANS))]
    for clan, number in enumerate(unseen):
        if number < 0:
            raise BadPosition("babylonia-tiles-do-not-add-up", **tiles_of(seat, clan))
    rack = p.racks[seat] if p.racks is not None else None
    held = default_rack(unseen) if rack is None else numbers_of(rack, CLANS, "racks")
    unseen = [number - here for number, here in zip(unseen, held, strict=True)]
    down = p.face_down[seat] if p.face_down is not None else None
    if down is None:
        lying = default_face_down(on_board[SIDES.index(FACE_DOWN)], unseen)
    else:
        lying = numbers_of(down, CLANS, "face_down")
    supply = [number - here for number, here in zip(unseen, lying, strict=True)]
    given = supply if p.supplies is None else numbers_of(p.supplies[seat], CLANS, "supplies")
    for clan, name in enumerate(CLANS):
        if supply[clan] < 0 or given[clan] != supply[clan]:
            raise BadPosition(
                "babylonia-tiles-do-not-add-up", seat=seat, clan=name, all=int(CLAN_TILES[clan])
            )
    r.racks[seat] = held
    r.face_down[seat] = lying
    r.supplies[seat] = supply


def read_seats(s: State, p: Position) -> None:
    """What the players have won."""
    r = record(s)
    for seat in range(p.players):
        read_tiles_of(s, p, seat)
        if p.points is not None:
            r.points[seat] = numbers_of(p.points[seat], SOURCES, "points", 5_000)
        if p.cities_won is not None:
            r.cities_won[seat] = numbers_of(p.cities_won[seat], CITIES, "cities_won")


def read_cards(s: State, p: Position) -> None:
    """Which cards are taken; by default the first seven are laid out."""
    r = record(s)
    taken = p.cards_taken or []
    gone = {card for cards in taken for card in cards}
    display = p.display
    if display is None:
        display = [card for card in range(1, CARDS_LAID_OUT + 1) if card not in gone]
    for cards, owner in [(display, ON_DISPLAY), *((cards, seat) for seat, cards in enumerate(taken))]:
        for card in cards:
            check_number("card", card, 1, CARDS)
            r.card_at[card - 1] = owner
    if len(display) + sum(map(len, taken)) != len(gone | set(display)):
        raise BadPosition("babylonia-card-twice")
    r.card_2_used = p.card_2_used


def read_situation(s: State, p: Position) -> None:
    """Whose decision, and what is going on."""
    r = record(s)
    r.first = p.first
    r.turn = p.turn
    r.active = p.active
    r.phase = index_of(p.phase, PHASES, "phase")
    r.laid[:] = numbers_of(p.laid, SIDES, "laid")
    r.ending = index_of(p.ending, ENDINGS, "ending")
    if p.phase == "over":
        r.deciding = NOWHERE
    else:
        r.deciding = p.active if p.decider is None else p.decider


def check_shape(p: Position) -> None:
    """Every list has one entry a seat, every seat exists."""
    names = ("tiles", "racks", "supplies", "face_down", "points", "cities_won", "cards_taken")
    check_one_a_player({name: getattr(p, name) for name in names}, p.players)
    check_seats([p.first, p.active], p.players)
    if p.decider is not None:
        check_seats([p.decider], p.players)
    check_number("turn", p.turn, 1, 1_000)


def from_position(values: dict[str, Any]) -> State:
    """The state of a position, with every derived field."""
    p = converted(values, Position)
    check_shape(p)
    s = blank()
    r = record(s)
    r.players = p.players
    r.random_cards = p.cards == "random"
    r.river_tile_opens_field = p.river_tile_opens_field
    read_board(s, p)
    read_seats(s, p)
    read_cards(s, p)
    read_situation(s, p)
    check_pieces(s)
    refresh_all_at(s, 0)
    check_situation(s)
    return s
