"""A table set up from a few lines, for tests that read like the rulebook's examples.

    table = lay(
        '''
        0 priest g6, farmer h6 h7
        1 down f7
        city g7 merchant
        field f10 5
        bare i4
        ''',
        racks=["FFPMS"],
        cards=[[6]],
    )
    table.play("farmer g8")
    assert table.points(0) == {"cities": 1}

A line names a seat and its tiles on the board (`down` lie face down), or a city, a field, or a spot that a
removed city has left bare. All other spots hold the rest of the location tiles. For each card taken a
ziggurat was scored: tiles of the last seat lie all around it. A rack of fewer than five tiles means that
the supply is empty: the other tiles of that seat lie in the rivers.
"""

from typing import Any

from tworivers.games.babylonia.rules.board import (
    CITIES,
    CLAN_TILES,
    CLANS,
    HEX_NAMES,
    HEX_NUMBERS,
    LAND,
    LOCATION_SPOTS,
    LOCATION_TILES,
    LOCATIONS,
    MARKS,
    NEIGHBOURS,
    RACK_SIZE,
    ZIGGURATS,
)
from tworivers.games.game import ALL_OPEN, load
from tworivers.kernel.bits import is_in, places_in
from tworivers.play.match import Match

GAME = load("babylonia")
LETTERS = "PMSF"

Counts = dict[str, int]
Tiles = list[dict[str, list[str]]]


def clans(letters: str) -> Counts:
    """Counts by clan from letters: "FFP" is two farmers and a priest."""
    return {clan: letters.count(letter) for letter, clan in zip(LETTERS, CLANS, strict=True)}


def land_around(name: str) -> list[str]:
    """The land next to a hex."""
    land = LAND[4].tolist()
    return [HEX_NAMES[n] for n in NEIGHBOURS[HEX_NUMBERS[name]] if is_in(land, n)]


def read(lines: str, players: int) -> tuple[Tiles, dict[str, str], dict[str, str], set[str]]:
    """Tiles by seat, cities, fields and bare spots from the lines."""
    tiles: Tiles = [{} for _ in range(players)]
    cities: dict[str, str] = {}
    fields: dict[str, str] = {}
    bare: set[str] = set()
    for line in lines.split("\n"):
        what, _, rest = line.strip().partition(" ")
        if what in ("city", "field"):
            name, kind = rest.split()
            (cities if what == "city" else fields)[name] = kind
        elif what == "bare":
            bare |= set(rest.split())
        elif what:
            for group in rest.split(","):
                side, *names = group.split()
                tiles[int(what)].setdefault("face down" if side == "down" else side, []).extend(names)
    return tiles, cities, fields, bare


def fill_spots(
    players: int, cities: dict[str, str], fields: dict[str, str], taken: set[str], won: list[Counts]
) -> None:
    """Lay the rest of the location tiles on the spots that are still free."""
    used = [*cities.values(), *fields.values()]
    used += [city for counts in won for city, number in counts.items() for _ in range(number)]
    left = {
        kind: int(n) - used.count(kind) for kind, n in zip(LOCATIONS, LOCATION_TILES[players], strict=True)
    }
    rest = [kind for kind in reversed(LOCATIONS) for _ in range(left[kind])]
    for number in places_in(LOCATION_SPOTS[players].tolist()):
        name = HEX_NAMES[number]
        if name not in taken and name not in cities and name not in fields and rest:
            kind = rest.pop(0)
            (cities if kind in CITIES else fields)[name] = kind


def surround(ziggurat: str, tiles: Tiles, taken: set[str]) -> None:
    """Put tiles of the last seat on all free land around a ziggurat, those of others when these run out."""
    most = [int(number) - 3 for number in CLAN_TILES]
    for name in land_around(ziggurat):
        if name not in taken:
            places = [(seat, clan) for seat in reversed(tiles) for clan in reversed(CLANS)]
            seat, clan = next((s, c) for s, c in places if len(s.get(c, [])) < most[CLANS.index(c)])
            seat.setdefault(clan, []).append(name)
            taken.add(name)


def flood_rivers(tiles: dict[str, list[str]], rack: str, taken: set[str]) -> None:
    """Put all tiles of a player that are neither on the board nor on the rack face down into rivers."""
    number = int(CLAN_TILES.sum()) - sum(map(len, tiles.values())) - len(rack)
    rivers = [name for name, n in HEX_NUMBERS.items() if MARKS[n] in "te" and name not in taken]
    assert len(rivers) >= number, "too many tiles for the rivers"
    tiles.setdefault("face down", []).extend(rivers[:number])
    taken |= set(rivers[:number])


def position(lines: str = "", players: int = 2, **given: Any) -> dict[str, Any]:
    """The position that the lines tell; everything else can be given by name."""
    tiles, cities, fields, bare = read(lines, players)
    racks: list[str] = given.pop("racks", [])
    cards: list[list[int]] = given.pop("cards", [])
    taken = bare | {name for seat in tiles for names in seat.values() for name in names}
    ziggurats = [HEX_NAMES[n] for n in places_in(ZIGGURATS[players].tolist())]
    scored = list(given.pop("scored", []))
    scored += [name for name in ziggurats if name not in scored][: max(0, sum(map(len, cards)) - len(scored))]
    for name in scored:
        surround(name, tiles, taken)
    if given.pop("fill", True):
        fill_spots(players, cities, fields, taken, given.get("cities_won", []))
    for seat, rack in enumerate(racks):
        if len(rack) < RACK_SIZE:
            flood_rivers(tiles[seat], rack, taken)
    values: dict[str, Any] = {
        "players": players,
        "cards": given.pop("variant", "basic"),
        "turn": 10,
        "tiles": tiles,
        "cities": cities,
        "fields": fields,
        "racks": [clans(rack) for rack in racks] + [None] * (players - len(racks)),
        "scored": scored,
        "cards_taken": cards + [[]] * (players - len(cards)),
    }
    return {**values, **given}


class Table:
    """A match and short questions about it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.events: list[Any] = []

    def play(self, *moves: str) -> "Table":
        """Play moves in notation; `events` are those of all of them."""
        self.events = []
        for move in moves:
            self.match.play(move)
            self.events += self.match.told(ALL_OPEN)
        return self

    def refusal(self, move: str, seat: int | None = None) -> str | None:
        """The key of the reason why a move is refused; None if it is legal."""
        message = self.match.explain(self.decider if seat is None else seat, move)
        return None if message is None else message.key

    @property
    def view(self) -> Any:
        return self.match.view(ALL_OPEN)

    @property
    def position(self) -> dict[str, Any]:
        return GAME.position(self.match.state)

    @property
    def decider(self) -> int:
        return self.match.to_move

    @property
    def active(self) -> int:
        active: int = self.view.active
        return active

    @property
    def phase(self) -> str:
        return GAME.phase(self.match.state)

    @property
    def legal(self) -> list[str]:
        return self.match.legal()

    def hexes(self, piece: str) -> set[str]:
        """Where the piece may go now."""
        return {move.split()[1] for move in self.legal if move.split()[0] == piece}

    def points(self, seat: int) -> Counts:
        """Where the seat's points come from."""
        return {source: number for source, number in self.view.seats[seat].points.items() if number}

    def rack(self, seat: int) -> Counts:
        return {clan: number for clan, number in self.view.seats[seat].rack.items() if number}

    def cities(self, seat: int) -> Counts:
        cities: Counts = self.view.seats[seat].cities
        return cities

    def cards(self, seat: int) -> list[int]:
        cards: list[int] = self.view.seats[seat].cards
        return cards

    def told(self, event: str) -> list[dict[str, Any]]:
        """The events of one kind, by name, as plain values."""
        return [
            {name: getattr(e, name) for name in e.__struct_fields__}
            for e in self.events
            if type(e).__name__ == event
        ]

    def order(self) -> list[str]:
        """The names of the events in order."""
        return [type(e).__name__ for e in self.events]


def lay(lines: str = "", players: int = 2, seed: int = 1, **given: Any) -> Table:
    """A table with the position that the lines tell."""
    return Table(Match(GAME, players, start=position(lines, players, **given), seed=seed))


def start(players: int = 2, seed: int = 1, **options: Any) -> Table:
    """A table at the start of a game."""
    return Table(Match(GAME, players, options, seed=seed))
