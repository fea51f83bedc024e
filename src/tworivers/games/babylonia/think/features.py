"""What a network is shown of Babylonia: points, cards, racks, and how each player stands at the sites."""

from tworivers.games.babylonia.rules.board import LAND, ZIGGURAT_HEXES
from tworivers.games.babylonia.rules.hexes import flood, neighbours
from tworivers.games.babylonia.rules.networks import all_nobles, links, nobles_for
from tworivers.games.babylonia.rules.placing import tiles_laid
from tworivers.games.babylonia.rules.scoring import cities_of, field_value
from tworivers.games.babylonia.rules.sites import all_cities, all_tiles, tiles_beside
from tworivers.games.babylonia.rules.standing import score
from tworivers.games.babylonia.rules.state import CARDS, CLANS, FIELDS, OVER, PLACE, SIDES
from tworivers.games.babylonia.think.evaluation import TILES, open_beside, part_left, tiles_left
from tworivers.kernel.bits import ONE, ZERO, bit, trailing_zeros
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import common, contains, count, first_cell, is_empty, load, meet, single, without

TABLE = 16
SEAT = 52
POINTS, CITIES, INCOME, CARD, RACK, SUPPLY, REACH = 0, 1, 2, 3, 12, 16, 17
LEADS = 19  # three classes of open hexes, five of leads
NOBLES = 34  # points that nobles would bring, by the same classes
NEARBY, ZIGGURATS, LAID, PRESENCE = 37, 38, 43, 48
OPENNESS, DEGREES = 3, 5


@rule
def features(s, viewer, out, start):
    """The table first, then each seat from the viewer on."""
    cities = all_cities(s)
    open_land = without(load(LAND[s.players]), all_tiles(s))
    show_table(s, viewer, count(cities), out, start)
    seats = start + TABLE
    for turn in range(s.players):
        show_seat(s, (viewer + turn) % s.players, cities, open_land, out, seats + SEAT * turn)
    for i in range(3):
        word = cities[i]
        while word != ZERO:
            site = 64 * i + trailing_zeros(word)
            word &= word - ONE
            show_leads(s, viewer, site, openness(site, open_land), out, seats)
    show_ziggurats(s, viewer, out, seats)


@rule
def openness(site, open_land):
    """Nearly closed, half open, wide open."""
    hexes = open_beside(site, open_land)
    return 0 if hexes <= 1 else 1 if hexes == 2 else 2


@rule
def show_table(s, viewer, cities, out, at):
    """How much is left, and whose turn it is."""
    out[at] = part_left(s)
    out[at + 1] = cities / 12
    out[at + 2] = count(load(s.scored)) / 3
    if s.phase == OVER:
        return
    out[at + 3 + (s.active - viewer) % s.players] = 1
    out[at + 7 + (s.deciding - viewer) % s.players] = 1
    out[at + 11] = 1 if s.phase == PLACE else 0
    out[at + 12] = tiles_laid(s) / 2
    out[at + 13] = s.laid[3] / 2
    out[at + 14] = s.laid[4] / 2
    out[at + 15] = 1 if s.turn <= 2 else 0


@rule
def show_seat(s, seat, cities, open_land, out, at):
    """One player: points, cities, cards, tiles and networks."""
    won = cities_of(s, seat)
    out[at + POINTS] = score(s, seat) / 40
    out[at + CITIES] = won / 5
    out[at + INCOME] = won * count(cities) / 20
    for card in range(CARDS):
        if s.card_at[card] == seat and (card != 1 or s.card_2_used == 0):
            out[at + CARD + card] = 1
    for clan in range(CLANS):
        out[at + RACK + clan] = s.racks[seat, clan] / 3
    out[at + SUPPLY] = tiles_left(s, seat) / TILES
    beside = neighbours(load(s.owned[seat]))
    for kind in range(FIELDS):
        here = count(common(beside, load(s.fields[kind])))
        out[at + REACH] += here / 3
        out[at + REACH + 1] += here * field_value(s, kind) / 10
    for side in range(SIDES):
        out[at + LAID + side] = count(load(s.tiles[seat, side])) / 6
    show_networks(s, seat, cities, open_land, out, at)


@rule
def show_networks(s, seat, cities, open_land, out, at):
    """What the nobles of each network would bring at the cities beside it, and one step away."""
    rest = links(s, seat)
    nobles = all_nobles(s, seat)
    while not is_empty(rest):
        part = flood(single(first_cell(rest)), rest)
        rest = without(rest, part)
        if not meet(part, nobles):
            continue
        beside = neighbours(part)
        near = neighbours(common(beside, open_land))
        for i in range(3):
            word = cities[i] & (beside[i] | near[i])
            while word != ZERO:
                place = trailing_zeros(word)
                site = 64 * i + place
                word &= word - ONE
                linked = beside[i] & bit(place) != ZERO
                column = NOBLES + openness(site, open_land) if linked else NEARBY
                out[at + column] += nobles_for(s, seat, part, site) / 5


@rule
def show_leads(s, viewer, site, open_class, out, seats):
    """In how many cities of a kind a player leads clearly, leads, shares, is just behind, or far behind."""
    for turn in range(s.players):
        own = tiles_beside(s, (viewer + turn) % s.players, site)
        best = 0
        for other in range(s.players):
            if other != turn:
                best = max(best, tiles_beside(s, (viewer + other) % s.players, site))
        if own + best > 0:
            degree = min(2, max(-2, own - best)) + 2
            out[seats + SEAT * turn + LEADS + DEGREES * open_class + degree] += 0.33


@rule
def show_ziggurats(s, viewer, out, seats):
    """How each player stands at each ziggurat that was not scored, and where they are present."""
    for i in range(ZIGGURAT_HEXES.shape[1]):
        site = ZIGGURAT_HEXES[s.players, i]
        if site < 0:
            continue
        for turn in range(s.players):
            own = tiles_beside(s, (viewer + turn) % s.players, site)
            at = seats + SEAT * turn
            if own > 0:
                out[at + PRESENCE] += 0.5
            if not contains(s.scored, site):
                best = 0
                for other in range(s.players):
                    if other != turn:
                        best = max(best, tiles_beside(s, (viewer + other) % s.players, site))
                out[at + ZIGGURATS + i] = (own - best) / 3
