"""A set of tiles and round tokens: ours, or one that an owner of the printed game has written down."""

import functools
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from tworivers.games.babylon.rules.board import (
    EFFECTS,
    FLOWERS,
    MATERIALS,
    ROUND_TOKENS,
    START,
    SYMBOLS,
    SYMBOLS_ON,
    TILE_NAMES,
    TILES_OF_MATERIAL,
    TILES_TEXT,
)
from tworivers.games.babylon.rules.fields import record
from tworivers.words.messages import BadOption

BLANK = "-"


class TileFace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Babylon 1.2: a flower, and a symbol or nothing on each of the four spaces, clockwise from nw."""

    flower: str
    spaces: tuple[str, str, str, str]


class TileSet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Babylon 1.3, 1.4: the tiles of each material, the starting tiles, the round tokens by effect."""

    clay: list[TileFace]
    granite: list[TileFace]
    basalt: list[TileFace]
    start: list[TileFace]
    tokens: dict[str, int]

    def faces(self) -> list[TileFace]:
        """All tiles in the order of their numbers."""
        return [*self.clay, *self.granite, *self.basalt, *self.start]


def tile_set(values: dict[str, Any]) -> TileSet:
    """A checked set of tiles from the values of a file."""
    try:
        found = msgspec.convert(values, TileSet)
    except msgspec.ValidationError as error:
        raise BadOption("babylon-tiles-malformed", reason=str(error)) from None
    check(found)
    return found


def read(path: str) -> TileSet:
    """The set in a file of the form of data/tiles.toml."""
    try:
        values = tomllib.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise BadOption("babylon-tiles-unreadable", path=path, reason=str(error.strerror)) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadOption("babylon-tiles-malformed", reason=str(error)) from None
    return tile_set(values)


def check(found: TileSet) -> None:
    """Babylon 1.1-1.4, 8.3: what the rulebook says about the tiles and tokens."""
    lists = (found.clay, found.granite, found.basalt, found.start)
    for material, faces in enumerate(lists):
        wanted = len(FLOWERS) if material == START else TILES_OF_MATERIAL
        if len(faces) != wanted:
            name = MATERIALS[material]
            raise BadOption("babylon-tiles-number", list=name, number=len(faces), wanted=wanted)
        for place, face in enumerate(faces):
            check_face(TILE_NAMES[TILES_OF_MATERIAL * material + place], material, face)
    for seat, face in enumerate(found.start):
        if face.flower != FLOWERS[seat]:
            raise BadOption(
                "babylon-tiles-start-flower", name=TILE_NAMES[3 * 16 + seat], wanted=FLOWERS[seat]
            )
    for effect, number in found.tokens.items():
        if effect not in EFFECTS or number < 0:
            raise BadOption("babylon-tiles-effect", effect=effect, known=", ".join(EFFECTS))
    if sum(found.tokens.values()) != ROUND_TOKENS:
        number = sum(found.tokens.values())
        raise BadOption("babylon-tiles-tokens", number=number, wanted=ROUND_TOKENS)


def check_face(name: str, material: int, face: TileFace) -> None:
    if face.flower not in FLOWERS:
        raise BadOption("babylon-tiles-flower", name=name, word=face.flower, known=", ".join(FLOWERS))
    for space in face.spaces:
        if space != BLANK and space not in SYMBOLS:
            raise BadOption("babylon-tiles-symbol", name=name, word=space, known=", ".join((*SYMBOLS, BLANK)))
    symbols = sum(space != BLANK for space in face.spaces)
    if material != START and symbols != SYMBOLS_ON[material]:
        wanted = SYMBOLS_ON[material]
        raise BadOption("babylon-tiles-symbols", name=name, number=symbols, wanted=wanted)


@functools.cache
def our_set() -> TileSet:
    """The set that comes with the game."""
    return tile_set(tomllib.loads(TILES_TEXT))


def write_tiles(s: np.ndarray, found: TileSet) -> None:
    """Put the tables of a set into a state."""
    r = record(s)
    for tile, face in enumerate(found.faces()):
        r.flowers[tile] = FLOWERS.index(face.flower)
        r.spaces[tile] = [SYMBOLS.index(space) if space != BLANK else -1 for space in face.spaces]
    r.tokens_of[:] = [found.tokens.get(effect, 0) for effect in EFFECTS]


def tiles_in(s: np.ndarray) -> TileSet:
    """The set that a state carries."""
    r = record(s)
    return _set_of(r.flowers.tobytes(), r.spaces.tobytes(), r.tokens_of.tobytes())


@functools.lru_cache(maxsize=64)
def _set_of(flowers: bytes, spaces: bytes, tokens: bytes) -> TileSet:
    names = (*SYMBOLS, BLANK)  # -1 is no symbol
    symbols = np.frombuffer(spaces, dtype=np.int8).reshape(-1, 4).tolist()
    faces = [
        TileFace(FLOWERS[flower], (names[nw], names[ne], names[se], names[sw]))
        for flower, (nw, ne, se, sw) in zip(
            np.frombuffer(flowers, dtype=np.int8).tolist(), symbols, strict=True
        )
    ]
    numbers = np.frombuffer(tokens, dtype=np.int8).tolist()
    found = TileSet(
        faces[:16], faces[16:32], faces[32:48], faces[48:], dict(zip(EFFECTS, numbers, strict=True))
    )
    return our_set() if found == our_set() else found
