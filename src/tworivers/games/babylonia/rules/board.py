"""The board and the pieces as tables, read from data/.

Hexes are numbered row by row, first the columns a, c, e ..., then the columns b, d, f ... half a hex lower:
a step south is always + 17, south-east + 9, south-west + 8. The numbers begin with i1, the first hex that
exists, so that all fit into three words; some numbers between 0 and 190 name no hex.
"""

import tomllib
from importlib.resources import files

import numpy as np

ROWS, COLUMNS = 12, 17
BEFORE_FIRST = 4  # a1, c1, e1 and g1 do not exist
HEXES = 192

_data = files("tworivers.games.babylonia") / "data"
_board = tomllib.loads((_data / "board.toml").read_text(encoding="utf-8"))
_components = tomllib.loads((_data / "components.toml").read_text(encoding="utf-8"))

MAP: list[str] = _board["rows"]
LANDS: dict[int, str] = {int(players): lands for players, lands in _board["lands"].items()}
PLAYERS = range(2, 5)

CLANS: tuple[str, ...] = tuple(clan["name"] for clan in _components["clans"])
PRIEST, MERCHANT, SERVANT, FARMER = range(4)
NOBLES = range(3)
FACE_DOWN = 4  # stands beside the clans wherever tiles on the board are counted

CARDS: int = _components["cards"]
CARDS_LAID_OUT: int = _components["cards_laid_out"]
RACK_SIZE: int = _components["rack_size"]
LARGE_RACK_SIZE: int = _components["rack_size_with_card_3"]
LAST_CITIES: int = _components["cities_that_end_the_game"]
NOBLE_POINTS: int = _components["points"]["noble"]
CARD_1_POINTS: int = _components["points"]["card_1"]

# A city is numbered by its symbols: priest 1, merchant 2, servant 4, added up, less one.
_cities = {sum(1 << CLANS.index(name) for name in c["symbols"]) - 1: c for c in _components["cities"]}
CITIES: tuple[str, ...] = tuple("-".join(_cities[kind]["symbols"]) for kind in range(len(_cities)))
FIELDS: tuple[str, ...] = tuple(field["value"] for field in _components["fields"])
CITY_FIELD = FIELDS.index("cities")
LOCATIONS: tuple[str, ...] = CITIES + FIELDS

# Arrays that compiled rules read; those with a place for each number of players are empty below two.
CLAN_TILES = np.array([clan["tiles"] for clan in _components["clans"]], dtype=np.int64)
FIELD_VALUES = np.array([int(value) if value.isdigit() else 0 for value in FIELDS], dtype=np.int64)


def _location_tiles() -> np.ndarray:
    """How many of each location tile are used, by the number of players."""
    kinds = [_cities[kind] for kind in range(len(_cities))] + _components["fields"]
    tiles = np.zeros((5, len(kinds)), dtype=np.int64)
    for players in PLAYERS:
        tiles[players] = [kind["tiles"][players - 2] for kind in kinds]
    return tiles


LOCATION_TILES = _location_tiles()


def hex_number(row: int, column: int) -> int:
    """The number of the hex in this row and column of the map, both counted from 0."""
    return COLUMNS * row + column // 2 + (column % 2) * (COLUMNS // 2 + 1) - BEFORE_FIRST


def _hexes() -> dict[int, tuple[str, str]]:
    """The name and the mark of every hex by its number."""
    found = {}
    for row, marks in enumerate(MAP):
        for column, mark in enumerate(marks):
            if mark != ".":
                name = f"{chr(ord('a') + column)}{row + 1}"
                found[hex_number(row, column)] = (name, mark)
    return found


_by_number = _hexes()
HEX_NAMES: tuple[str, ...] = tuple(_by_number.get(number, ("", ""))[0] for number in range(HEXES))
HEX_NUMBERS: dict[str, int] = {name: number for number, name in enumerate(HEX_NAMES) if name}
MARKS: tuple[str, ...] = tuple(_by_number.get(number, ("", "."))[1] for number in range(HEXES))

ZIGGURAT_MARKS = {"1": "n", "2": "c", "3": "s"}
STEPS = {"n": -17, "ne": -8, "se": 9, "s": 17, "sw": 8, "nw": -9}


def _neighbours(number: int) -> list[int]:
    """The hexes that share a side with this one; nothing lies west of column a or east of column q."""
    name = HEX_NAMES[number]
    missing = "w" if name[:1] == "a" else "e" if name[:1] == "q" else "-"
    beside = [number + step for direction, step in STEPS.items() if missing not in direction]
    return [other for other in beside if 0 <= other < HEXES and HEX_NAMES[other]]


NEIGHBOURS: tuple[list[int], ...] = tuple(_neighbours(n) if HEX_NAMES[n] else [] for n in range(HEXES))


def set_of(numbers: list[int]) -> np.ndarray:
    """A set of hexes as three words."""
    words = np.zeros(3, dtype=np.uint64)
    for number in numbers:
        words[number >> 6] |= np.uint64(1 << (number & 63))
    return words


def land_of(number: int) -> str:
    """The land a hex belongs to, n, c or s; "" for a river."""
    mark = MARKS[number]
    land = ZIGGURAT_MARKS.get(mark, mark.lower())
    return land if land in "ncs" else ""


def _hexes_in_play(marks: str) -> np.ndarray:
    """Babylonia 1.3: for each number of players, the hexes in play that carry one of these marks."""
    sets = np.zeros((5, 3), dtype=np.uint64)
    for players in PLAYERS:
        lands = LANDS[players]
        sets[players] = set_of(
            [n for n in HEX_NUMBERS.values() if MARKS[n] in marks and land_of(n) in ["", *lands]]
        )
    return sets


ALL_MARKS = "ncsNCS123te"
IN_PLAY = _hexes_in_play(ALL_MARKS)
LAND = _hexes_in_play("ncsNCS123")
RIVER = set_of([n for n in HEX_NUMBERS.values() if MARKS[n] in "te"])
CENTRAL = set_of([n for n in HEX_NUMBERS.values() if land_of(n) == "c"])
LOCATION_SPOTS = _hexes_in_play("NCS")
ZIGGURATS = _hexes_in_play("123")
AROUND = np.array([set_of(NEIGHBOURS[n]) for n in range(HEXES)], dtype=np.uint64)
COLUMN_A = set_of([n for n in range(HEXES) if (n + BEFORE_FIRST) % COLUMNS == 0])
COLUMN_Q = set_of([n for n in range(HEXES) if (n + BEFORE_FIRST) % COLUMNS == COLUMNS // 2])


def _ziggurat_hexes() -> np.ndarray:
    """The ziggurats in play by the number of players, -1 where there are fewer than five."""
    hexes = np.full((5, len([m for m in MARKS if m in ZIGGURAT_MARKS])), -1, dtype=np.int64)
    for players in PLAYERS:
        found = [
            n for n, m in enumerate(MARKS) if m in ZIGGURAT_MARKS and ZIGGURAT_MARKS[m] in LANDS[players]
        ]
        hexes[players, : len(found)] = found
    return hexes


ZIGGURAT_HEXES = _ziggurat_hexes()


def _beside_ziggurats() -> np.ndarray:
    """By the number of players, the hexes next to a ziggurat."""
    sets = np.zeros((5, 3), dtype=np.uint64)
    for players in PLAYERS:
        for number in ZIGGURAT_HEXES[players]:
            if number >= 0:
                sets[players] |= AROUND[number]
    return sets


BESIDE_ZIGGURATS = _beside_ziggurats()


def check_board() -> None:
    """Babylonia 1.1, 1.4, 1.5, 4.3: 175 hexes; a tile for each spot; lands and sites never touch."""
    assert len(MAP) == ROWS, "rows"
    assert all(len(row) == COLUMNS and set(row) <= set(ALL_MARKS + ".") for row in MAP), "marks"
    assert len(HEX_NUMBERS) == 175, "hexes"
    spots = {n for n in HEX_NUMBERS.values() if MARKS[n] in "NCS123"}
    for number in HEX_NUMBERS.values():
        lands = {land_of(other) for other in NEIGHBOURS[number]} - {"", land_of(number)}
        assert not lands or not land_of(number), HEX_NAMES[number]
        assert number not in spots or not spots & set(NEIGHBOURS[number]), HEX_NAMES[number]
    for players in PLAYERS:
        spots_in_play = sum(int(word).bit_count() for word in LOCATION_SPOTS[players])
        assert spots_in_play == LOCATION_TILES[players].sum(), players


check_board()
