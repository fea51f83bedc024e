"""What a viewer may see, written as JSON by compiled code: the server sends it to everybody after each move.

It is built from what they may know, never the whole state with parts taken out. `view.py` has its shape."""

import json
from collections.abc import Iterable

from tworivers.games.game import ALL_OPEN
from tworivers.games.tigris.actions import NOTATIONS
from tworivers.games.tigris.board import (
    BOARDS,
    BUILDINGS,
    CELL_NAMES,
    DYNASTIES,
    FRAMED,
    LEADERS,
    MONUMENTS,
    TILES,
)
from tworivers.games.tigris.conflicts import conflict_tile, is_war, strength
from tworivers.games.tigris.state import COLOURS, ENDINGS, NOWHERE, OVER, PHASES
from tworivers.kernel.bits import ONE, ZERO, places_in, trailing_zeros
from tworivers.kernel.record import at as state_at
from tworivers.kernel.rule import rule
from tworivers.kernel.text import PIECE, Texts, after_list, put_number, put_text

TEXTS = Texts()


def key(name: str, opens: str = "") -> int:
    """A key of an object after another one."""
    return TEXTS.add(f',"{name}":{opens}')


def choice(name: str, values: Iterable[object]) -> int:
    """A key with each of its values; return the first."""
    return TEXTS.add(*(f',"{name}":{json.dumps(value, separators=(",", ":"))}' for value in values))


# Words and punctuation.
CELL = TEXTS.add(*(f'"{name}"' for name in CELL_NAMES))
NOTATION = TEXTS.add(*(f'"{words}",' for words in NOTATIONS))
COMMA, BRACKET, BRACE, NULL = (TEXTS.add(text) for text in (",", "]", "}", "null"))

# The keys of a view, in order.
GAME = TEXTS.add('{"game":"tigris","players":')
BOARD = choice("board", BOARDS)
VARIANT = choice("buildings_variant", (False, True))
OPEN_SCORES = choice("open_scores", (False, True))
TURN, ACTIVE, ACTIONS_LEFT = key("turn"), key("active"), key("actions_left")
PHASE = choice("phase", PHASES)
DECIDER = key("decider")
ON_CELL, IS_TILE = key("tiles", "{"), TEXTS.add(*(f':"{tile}",' for tile in TILES))
FACE_DOWN, CATASTROPHES, TREASURES = (key(name, "[") for name in ("face_down", "catastrophes", "treasures"))
IN_FRAME = choice("framed", [[CELL_NAMES[cell] for cell in places_in(words.tolist())] for words in FRAMED])
ON_BOARD = key("monuments", "{")
MONUMENT = TEXTS.add(*(f'"{pair}":' for pair in MONUMENTS))
BUILT, BUILDING = key("buildings", "{"), TEXTS.add(*(f'"{name}":' for name in BUILDINGS))
UNIFICATION, PLACED, BAG = key("unification"), key("placed"), key("bag")
KINGDOMS, REGION, RULERS = key("kingdoms", "["), TEXTS.add('{"cells":['), key("leaders", "[")
RULER = TEXTS.add(*(f"[{seat},{colour}]," for seat in range(len(DYNASTIES)) for colour in range(COLOURS)))
SEATS, SEAT = key("seats", "["), TEXTS.add('{"seat":')
DYNASTY = choice("dynasty", DYNASTIES)
STANDING, LEADER = key("leaders", "{"), TEXTS.add(*(f'"{name}":' for name in LEADERS))
CATASTROPHES_LEFT = key("catastrophes")
IN_HAND, SWAPPED_AWAY = key("tiles_in_hand"), key("tiles_swapped")
HAND, SWAPPED, POINTS = key("hand"), key("swapped"), key("points")
TREASURES_WON = key("treasures")
COUNT = TEXTS.add(*(("{" if number == 0 else ",") + f'"{tile}":' for number, tile in enumerate(TILES)))
CONFLICT = key("conflict")
KIND = TEXTS.add('{"kind":"revolt"', '{"kind":"war"')
COLOUR, ADDING = choice("colour", TILES), choice("tile", TILES)
ATTACKER, DEFENDER = key("attacker"), key("defender")
ATTACKING, DEFENDING, ADDED = key("attacking"), key("defending"), key("added")
LEGAL = key("legal", "[")
ENDING = choice("ending", ENDINGS)

LETTERS, STARTS = TEXTS.letters(), TEXTS.starts()
# No view is longer: all notations, less than this for everything else, and room for a last piece.
LONGEST = len("".join(NOTATIONS)) + 3 * len(NOTATIONS) + 16_384 + PIECE


@rule
def put(out, at, text):
    return put_text(out, at, LETTERS, STARTS, text)


@rule
def put_with_number(out, at, text, number):
    return put_number(out, put(out, at, text), number)


@rule
def put_cell(out, at, cell):
    """A cell's name; nowhere is null."""
    return put(out, at, NULL) if cell == NOWHERE else put(out, at, CELL + cell)


@rule
def put_each(out, at, words, text):
    """The name of each cell of a set, and after each the text."""
    for i in range(len(words)):
        word = words[i]
        while word != ZERO:
            at = put(out, at, CELL + 64 * i + trailing_zeros(word))
            at = put(out, at, text)
            word &= word - ONE
    return at


@rule
def close(out, at, bracket):
    return put(out, after_list(out, at), bracket)


@rule
def put_cells(out, at, text, words):
    return close(out, put_each(out, put(out, at, text), words, COMMA), BRACKET)


@rule
def put_counts(out, at, text, counts, known):
    """A number of each kind of tile, or null to whom they are hidden."""
    at = put(out, at, text)
    if not known:
        return put(out, at, NULL)
    for colour in range(COLOURS):
        at = put_with_number(out, at, COUNT + colour, counts[colour])
    return put(out, at, BRACE)


@rule
def total(counts):
    """How many tiles there are of all kinds."""
    return int(counts[0]) + int(counts[1]) + int(counts[2]) + int(counts[3])


@rule
def put_table(s, out):
    """Everything on the board and beside it."""
    at = put_with_number(out, 0, GAME, s.players)
    at = put(out, at, BOARD + s.board)
    at = put(out, at, VARIANT + s.buildings)
    at = put(out, at, OPEN_SCORES + s.open_scores)
    at = put_with_number(out, at, TURN, s.turn)
    at = put_with_number(out, at, ACTIVE, s.active)
    at = put_with_number(out, at, ACTIONS_LEFT, s.actions_left)
    at = put(out, at, PHASE + s.phase)
    at = put(out, at, DECIDER)
    at = put(out, at, NULL) if s.phase == OVER else put_number(out, at, s.deciding)
    at = put(out, at, ON_CELL)
    for colour in range(COLOURS):
        at = put_each(out, at, s.tiles[colour], IS_TILE + colour)
    at = close(out, at, BRACE)
    at = put_cells(out, at, FACE_DOWN, s.face_down)
    at = put_cells(out, at, CATASTROPHES, s.catastrophes)
    at = put_cells(out, at, TREASURES, s.treasures)
    at = put(out, at, IN_FRAME + s.board)
    return put_buildings(s, out, at)


@rule
def put_buildings(s, out, at):
    at = put(out, at, ON_BOARD)
    for monument in range(len(s.monument_at)):
        at = put_cell(out, put(out, at, MONUMENT + monument), int(s.monument_at[monument]))
        at = put(out, at, COMMA)
    at = put(out, close(out, at, BRACE), BUILT)
    for colour in range(COLOURS):
        if s.building_at[colour] != NOWHERE:
            at = put_cell(out, put(out, at, BUILDING + colour), int(s.building_at[colour]))
            at = put(out, at, COMMA)
    at = close(out, at, BRACE)
    at = put_cell(out, put(out, at, UNIFICATION), int(s.unification))
    at = put_cell(out, put(out, at, PLACED), int(s.placed))
    return put_with_number(out, at, BAG, total(s.bag))


@rule
def put_kingdoms(s, out, at):
    """Tigris 1.4: each kingdom with its cells and its leaders as [seat, colour]."""
    at = put(out, at, KINGDOMS)
    for kingdom in range(4 * s.players):
        if s.kingdom_of[kingdom] == kingdom:  # a kingdom has the number of its first leader
            at = put_cells(out, at, REGION, s.kingdoms[kingdom])
            at = put(out, at, RULERS)
            for leader in range(kingdom, 4 * s.players):
                if s.kingdom_of[leader] == kingdom:
                    at = put(out, at, RULER + leader)
            at = put(out, close(out, at, BRACKET), BRACE)
            at = put(out, at, COMMA)
    return close(out, at, BRACKET)


@rule
def put_seat(s, out, at, seat, viewer):
    """Tigris 3.1-3.4: hands for their owner only, points for all only where scores are open."""
    own = viewer == seat or viewer == ALL_OPEN
    scores = own or s.open_scores != 0 or s.phase == OVER
    at = put_with_number(out, at, SEAT, seat)
    at = put(out, put(out, at, DYNASTY + seat), STANDING)
    for colour in range(COLOURS):
        if s.leader_at[seat, colour] != NOWHERE:
            at = put_cell(out, put(out, at, LEADER + colour), int(s.leader_at[seat, colour]))
            at = put(out, at, COMMA)
    at = close(out, at, BRACE)
    at = put_with_number(out, at, CATASTROPHES_LEFT, s.catastrophes_left[seat])
    at = put_with_number(out, at, IN_HAND, total(s.hands[seat]))
    at = put_with_number(out, at, SWAPPED_AWAY, total(s.swapped[seat]))
    at = put_counts(out, at, HAND, s.hands[seat], own)
    at = put_counts(out, at, SWAPPED, s.swapped[seat], own)
    at = put_counts(out, at, POINTS, s.points[seat], scores)
    at = put(out, at, TREASURES_WON)
    at = put_number(out, at, s.treasures_won[seat]) if scores else put(out, at, NULL)
    return put(out, at, BRACE)


@rule
def put_conflict(s, out, at):
    """A revolt or a war: both sides as the board gives them; what the attacker added once that is decided."""
    at = put(out, at, CONFLICT)
    if s.attacker == NOWHERE:
        return put(out, at, NULL)
    at = put(out, at, KIND + is_war(s))
    at = put(out, at, COLOUR + s.contested)
    at = put(out, at, ADDING + conflict_tile(s))
    at = put_with_number(out, at, ATTACKER, s.attacker)
    at = put_with_number(out, at, DEFENDER, s.defender)
    at = put_with_number(out, at, ATTACKING, strength(s, s.attacker))
    at = put_with_number(out, at, DEFENDING, strength(s, s.defender))
    at = put(out, at, ADDED)
    at = put_number(out, at, s.added) if s.deciding == s.defender else put(out, at, NULL)
    return put(out, at, BRACE)


@rule
def put_legal(out, at, legal):
    at = put(out, at, LEGAL)
    for i in range(len(legal)):
        word = legal[i]
        while word != ZERO:
            at = put(out, at, NOTATION + 64 * i + trailing_zeros(word))
            word &= word - ONE
    return close(out, at, BRACKET)


@rule
def write_view(states, index, viewer, legal, out):
    """Tigris 3: the open table, and what this viewer holds behind the screen; return how long it is."""
    s = state_at(states, index)
    at = put_kingdoms(s, out, put_table(s, out))
    at = put(out, at, SEATS)
    for seat in range(s.players):
        at = put(out, put_seat(s, out, at, seat, viewer), COMMA)
    at = put_conflict(s, out, close(out, at, BRACKET))
    at = put_legal(out, at, legal)
    return put(out, put(out, at, ENDING + s.ending), BRACE)
