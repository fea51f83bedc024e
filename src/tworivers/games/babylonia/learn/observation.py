"""What a learner is shown of Babylonia (Babylonia 1.10, 3.6, 3.11)."""

from typing import NamedTuple

from tworivers.games.babylonia.rules import board
from tworivers.games.babylonia.rules.board import CENTRAL, HEXES, RIVER, ZIGGURATS
from tworivers.games.babylonia.rules.cards import owns
from tworivers.games.babylonia.rules.scoring import cities_of
from tworivers.games.babylonia.rules.state import (
    CARDS,
    CITIES,
    CLANS,
    FIELDS,
    NOBLES,
    ON_DISPLAY,
    OVER,
    PHASES,
    SEATS,
    SIDES,
)
from tworivers.kernel.observation import (
    POINTS,
    Observation,
    each,
    named,
    numbers,
    pictures,
    places_of,
    size_of,
)
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import paint

CLAN_TILES = 12  # no player has more tiles of a clan
ALL_TILES = 30


class Seat(NamedTuple):
    """What everyone knows of a player."""

    rack: int = numbers(1, 7, "tiles on the rack")
    supply: int = numbers(1, ALL_TILES, "tiles in the supply")
    points: int = numbers(1, POINTS, "points")
    cities: int = numbers(1, 30, "cities")
    decides: int = numbers(1, 1, "decides now")
    cities_by_kind: int = numbers(CITIES, 3, f"cities by their symbols: {named(board.CITIES)}")
    cards: int = numbers(CARDS, 1, "has card 1 to 9")


class Table(NamedTuple):
    """Pictures of the board, the viewer's own tiles, the seats from the viewer on, and the rest."""

    tiles: int = pictures(SEATS * SIDES, HEXES, f"tiles, for each seat {named(board.CLANS)}, face down")
    cities: int = pictures(NOBLES, HEXES, f"cities that show {named(board.CLANS[:NOBLES])}")
    fields: int = pictures(FIELDS, HEXES, f"fields: {named(board.FIELDS)}")
    ziggurats: int = pictures(1, HEXES, "ziggurats")
    scored: int = pictures(1, HEXES, "ziggurats that were scored")
    vacant: int = pictures(1, HEXES, "vacant hexes")
    rivers: int = pictures(1, HEXES, "rivers")
    central: int = pictures(1, HEXES, "the central hexes of the board")
    own_rack: int = numbers(CLANS, CLAN_TILES, f"own rack: {named(board.CLANS)}")
    own_supply: int = numbers(CLANS, CLAN_TILES, "own supply, by clan")
    own_face_down: int = numbers(CLANS, CLAN_TILES, "own tiles face down, by clan")
    seats: int = each(Seat, SEATS, "seat {}")
    display: int = numbers(CARDS, 1, "cards 1 to 9 on display")
    phase: int = numbers(OVER, 1, f"what is decided: {named(PHASES[:OVER])}")
    laid: int = numbers(SIDES, ALL_TILES, f"tiles laid in this turn: {named(board.CLANS)}, face down")
    turn_number: int = numbers(1, POINTS, "number of the turn")
    players: int = numbers(1, SEATS, "players")
    turn: int = numbers(1, SEATS - 1, "whose turn it is, counted from the viewer")
    card_2_used: int = numbers(1, 1, "card 2 was used in this turn")
    river_tile_opens_field: int = numbers(1, 1, "a tile face down in a river opens a field")
    beginning: int = numbers(1, 1, "one of the first two turns of the game")


AT, SEAT, SEAT_SIZE = places_of(Table), places_of(Seat), size_of(Seat)
OBSERVATION = Observation(
    Table,
    hidden="The others' racks, supplies and tiles face down are left out; of these only the number is shown.",
    note="A picture has 192 places, one a hex; those off the board stay 0.",
)


@rule
def observe(s, viewer, out):
    """Babylonia 1.10: the board, the viewer's own tiles, and everyone's open numbers."""
    out[:] = 0
    observe_board(s, viewer, out)
    if viewer >= 0:
        observe_own_tiles(s, viewer, out)
    for turn in range(s.players):
        observe_seat(s, (max(viewer, 0) + turn) % s.players, AT.seats + turn * SEAT_SIZE, out)
    observe_table(s, viewer, out)


@rule
def observe_board(s, viewer, out):
    for turn in range(s.players):
        seat = (max(viewer, 0) + turn) % s.players
        for side in range(SIDES):
            paint(out, AT.tiles + (turn * SIDES + side) * HEXES, s.tiles[seat, side])
    for noble in range(NOBLES):
        paint(out, AT.cities + noble * HEXES, s.cities[noble])
    for kind in range(FIELDS):
        paint(out, AT.fields + kind * HEXES, s.fields[kind])
    paint(out, AT.ziggurats, ZIGGURATS[s.players])
    paint(out, AT.scored, s.scored)
    paint(out, AT.vacant, s.vacant)
    paint(out, AT.rivers, RIVER)
    paint(out, AT.central, CENTRAL)


@rule
def observe_own_tiles(s, viewer, out):
    for clan in range(CLANS):
        out[AT.own_rack + clan] = s.racks[viewer, clan]
        out[AT.own_supply + clan] = s.supplies[viewer, clan]
        out[AT.own_face_down + clan] = s.face_down[viewer, clan]


@rule
def observe_seat(s, seat, start, out):
    for clan in range(CLANS):
        out[start + SEAT.rack] += s.racks[seat, clan]
        out[start + SEAT.supply] += s.supplies[seat, clan]
    for source in range(s.points.shape[1]):
        out[start + SEAT.points] += s.points[seat, source]
    out[start + SEAT.cities] = cities_of(s, seat)
    out[start + SEAT.decides] = 1 if s.deciding == seat else 0
    for kind in range(CITIES):
        out[start + SEAT.cities_by_kind + kind] = s.cities_won[seat, kind]
    for card in range(CARDS):
        out[start + SEAT.cards + card] = 1 if owns(s, seat, card + 1) else 0


@rule
def observe_table(s, viewer, out):
    for card in range(CARDS):
        out[AT.display + card] = 1 if s.card_at[card] == ON_DISPLAY else 0
    if s.phase != OVER:
        out[AT.phase + s.phase] = 1
    for side in range(SIDES):
        out[AT.laid + side] = s.laid[side]
    out[AT.turn_number] = s.turn
    out[AT.players] = s.players
    out[AT.turn] = (s.active - max(viewer, 0)) % s.players
    out[AT.card_2_used] = s.card_2_used
    out[AT.river_tile_opens_field] = s.river_tile_opens_field
    out[AT.beginning] = 1 if s.turn <= 2 else 0
