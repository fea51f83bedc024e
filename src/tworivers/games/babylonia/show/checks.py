"""What a position must fulfil to be possible."""

import numpy as np

from tworivers.games.babylonia.rules.actions import COUNT, WORDS
from tworivers.games.babylonia.rules.board import (
    CARDS_LAID_OUT,
    CITIES,
    FACE_DOWN,
    FARMER,
    FIELDS,
    HEX_NAMES,
    IN_PLAY,
    LAND,
    LARGE_RACK_SIZE,
    LAST_CITIES,
    LOCATION_SPOTS,
    LOCATION_TILES,
    LOCATIONS,
    NEIGHBOURS,
    RACK_SIZE,
    RIVER,
    ZIGGURATS,
)
from tworivers.games.babylonia.rules.fields import Fields, fields
from tworivers.games.babylonia.rules.placing import may_go_on_at
from tworivers.games.babylonia.rules.state import (
    CARD,
    EMPTY_RACK,
    ENDINGS,
    EXTRA,
    FEW_CITIES,
    NOWHERE,
    OUT_OF_GAME,
    OVER,
    PHASES,
    PLACE,
    SCORE,
)
from tworivers.games.babylonia.show.names import locations_on_board
from tworivers.games.game import State
from tworivers.kernel.bits import is_in, places_in
from tworivers.kernel.generic import legal_at
from tworivers.words.messages import BadPosition


def check_pieces(s: State) -> None:
    """Babylonia 1, 3.5, 3.6: everything lies where it may lie, and nothing is there twice."""
    f = fields(s)
    check_hexes(f)
    check_locations(f)
    check_racks(f)
    check_cards(f)


def check_hexes(f: Fields) -> None:
    """Babylonia 1.3, 3.5, 3.6: one thing a hex; tiles in rivers face down, on land face up."""
    taken = set(places_in(ZIGGURATS[f.players].tolist()))
    spots = LOCATION_SPOTS[f.players].tolist()
    places = [*places_in(union(f.cities)), *(n for words in f.fields for n in places_in(words))]
    for number in places:
        if number in taken or not is_in(spots, number):
            raise BadPosition("babylonia-no-location-there", hex=HEX_NAMES[number])
        taken.add(number)
    for sides in f.tiles:
        for side, words in enumerate(sides):
            for number in places_in(words):
                check_tile(f.players, side, number, taken)
                taken.add(number)


def check_tile(players: int, side: int, number: int, taken: set[int]) -> None:
    name = HEX_NAMES[number]
    if not is_in(IN_PLAY[players].tolist(), number):
        raise BadPosition("babylonia-hex-out-of-play", hex=name, players=players)
    if number in taken:
        raise BadPosition("babylonia-hex-taken-twice", hex=name)
    if (side == FACE_DOWN) != is_in(RIVER.tolist(), number):
        key = "babylonia-face-down-on-land" if side == FACE_DOWN else "babylonia-face-up-in-river"
        raise BadPosition(key, hex=name)


def union(sets: list[list[int]]) -> list[int]:
    """All hexes of some sets."""
    words = [0, 0, 0]
    for more in sets:
        words = [a | b for a, b in zip(words, more, strict=True)]
    return words


def check_locations(f: Fields) -> None:
    """Babylonia 1.5, 1.6, 5.6: no more tiles than there are, and under a harvested field lies a tile."""
    cities, harvest = locations_on_board(f)
    found = [list(cities.values()).count(city) for city in CITIES]
    gone = sum(LOCATION_TILES[f.players, : len(CITIES)]) - sum(found)
    for kind in range(len(CITIES)):
        found[kind] += sum(won[kind] for won in f.cities_won)
    found += [list(harvest.values()).count(value) for value in FIELDS]
    for kind, number in enumerate(found):
        every = int(LOCATION_TILES[f.players, kind])
        if number > every:
            raise BadPosition(
                "babylonia-too-many-locations", location=LOCATIONS[kind], number=number, all=every
            )
    tiles = union([words for sides in f.tiles for words in sides])
    spots = places_in(LOCATION_SPOTS[f.players].tolist())
    bare = [n for n in spots if HEX_NAMES[n] not in cities and HEX_NAMES[n] not in harvest]
    if sum(not is_in(tiles, number) for number in bare) > gone:
        raise BadPosition("babylonia-bare-spot")


def check_racks(f: Fields) -> None:
    """Babylonia 7.0, 8.3: at most five tiles, seven with card 3, and as many face down as lie there."""
    for seat in range(f.players):
        number = sum(f.racks[seat])
        most = LARGE_RACK_SIZE if f.card_at[2] == seat else RACK_SIZE
        if number > most:
            raise BadPosition("babylonia-rack-too-large", seat=seat, number=number, all=most)
        if sum(f.face_down[seat]) != len(places_in(f.tiles[seat][FACE_DOWN])):
            raise BadPosition("babylonia-face-down-do-not-add-up", seat=seat)
        finished = f.phase in (PLACE, EXTRA) or seat != f.active
        laid = sum(f.laid) if seat == f.active else 0
        if finished and number + laid < RACK_SIZE and any(f.supplies[seat]):
            raise BadPosition("babylonia-rack-not-filled", seat=seat)
        if number == 0 and seat != f.active:
            raise BadPosition("babylonia-rack-is-empty", seat=seat)


def check_cards(f: Fields) -> None:
    """Babylonia 1.7, 6.1, 8.0: seven cards, no more of them taken than ziggurats were scored."""
    in_game = [card + 1 for card, owner in enumerate(f.card_at) if owner != OUT_OF_GAME]
    basic = list(range(1, CARDS_LAID_OUT + 1))
    if len(in_game) != CARDS_LAID_OUT or (not f.random_cards and in_game != basic):
        raise BadPosition("babylonia-cards-do-not-add-up")
    taken = sum(owner >= 0 for owner in f.card_at)
    scored = places_in(f.scored)
    if taken + (f.phase == CARD) > len(scored):
        raise BadPosition("babylonia-cards-without-ziggurats")
    if f.card_2_used and f.card_at[1] < 0:
        raise BadPosition("babylonia-card-2-not-taken")
    for number in scored:
        if not is_in(ZIGGURATS[f.players].tolist(), number) or needed(f, number):
            raise BadPosition("babylonia-ziggurat-not-scored", hex=HEX_NAMES[number])


def needed(f: Fields, site: int) -> list[int]:
    """Babylonia 4.2: the land hexes next to a site that have no tile."""
    tiles = union([words for sides in f.tiles for words in sides])
    land = LAND[f.players].tolist()
    return [n for n in NEIGHBOURS[site] if is_in(land, n) and not is_in(tiles, n)]


def surrounded(f: Fields) -> list[int]:
    """Babylonia 4.1, 4.2: the sites that wait to be scored."""
    ziggurats = [n for n in places_in(ZIGGURATS[f.players].tolist()) if not is_in(f.scored, n)]
    return [site for site in places_in(union(f.cities)) + ziggurats if not needed(f, site)]


def check_situation(s: State) -> None:
    """The phase fits what lies on the board."""
    f = fields(s)
    phase = PHASES[f.phase]
    if f.phase not in (CARD, OVER) and f.deciding != f.active:
        raise BadPosition("babylonia-active-player-decides", phase=phase)
    if (f.phase == OVER) != bool(f.ending):
        raise BadPosition("babylonia-over-needs-ending", known=", ".join(ENDINGS[1:]))
    if sum(f.laid) and f.phase != PLACE:
        raise BadPosition("babylonia-tiles-are-done", phase=phase)
    waiting = surrounded(f)
    if waiting and (f.phase in (EXTRA, OVER) or (f.phase == PLACE and not sum(f.laid))):
        raise BadPosition("babylonia-site-waits", hex=HEX_NAMES[waiting[0]])
    if f.phase == PLACE:
        check_laid(f)
    if f.phase == CARD and not wins_ziggurat(f, f.deciding):
        raise BadPosition("babylonia-no-card-to-choose", seat=f.deciding)
    if f.phase == EXTRA and (f.card_at[1] != f.active or f.card_2_used):
        raise BadPosition("babylonia-nothing-to-decide", phase=phase)
    check_end(f)
    if sum(f.laid) and not may_go_on_at(s, 0):
        raise BadPosition("babylonia-laid-too-many")
    if f.phase != OVER and choices(s) < (2 if f.phase == SCORE else 1):
        raise BadPosition("babylonia-nothing-to-decide", phase=phase)


def check_laid(f: Fields) -> None:
    """Babylonia 3.1, 3.4, 3.6, 8.4, 8.5: the tiles of this turn lie on the board, and more may follow."""
    nobles, farmers, lying = sum(f.laid[:FARMER]), f.laid[FARMER], f.laid[FACE_DOWN]
    on_board = [len(places_in(words)) for words in f.tiles[f.active]]
    if any(laid > there for laid, there in zip(f.laid, on_board, strict=True)):
        raise BadPosition("babylonia-laid-not-on-board")
    tiles = nobles + farmers + lying
    most = f.turn if f.turn <= 2 else RACK_SIZE + LARGE_RACK_SIZE
    among_farmers = nobles <= 1 and (nobles == 0 or f.card_at[4] == f.active)
    if tiles >= most or (tiles >= 2 and lying) or (tiles > 2 and not among_farmers):
        raise BadPosition("babylonia-laid-too-many")


def wins_ziggurat(f: Fields, seat: int) -> bool:
    """Babylonia 6.1: has the player most tiles next to a ziggurat that was scored?"""
    for ziggurat in places_in(f.scored):
        tiles = [sum(is_in(own, n) for n in NEIGHBOURS[ziggurat]) for own in f.owned[: f.players]]
        if tiles[seat] == max(tiles) and tiles.count(max(tiles)) == 1:
            return True
    return False


def check_end(f: Fields) -> None:
    """Babylonia 7.1: the game is over exactly when a turn has ended with an empty rack or too few cities."""
    few = len(places_in(union(f.cities))) <= LAST_CITIES
    empty = sum(f.racks[f.active]) == 0
    if f.phase == OVER:
        if f.ending != (EMPTY_RACK if empty else FEW_CITIES if few else NOWHERE):
            raise BadPosition("babylonia-ending-does-not-fit", ending=ENDINGS[f.ending])
    elif f.phase in (PLACE, EXTRA) and (few or empty):
        raise BadPosition("babylonia-is-over")


def choices(s: State) -> int:
    out = np.empty(COUNT, dtype=np.int32)
    count: int = legal_at(s, 0, np.empty(WORDS, dtype=np.uint64), out)
    return count
