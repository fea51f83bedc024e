"""A turn from its first tile to its end (Babylonia 1-4, 6, 7)."""

from tworivers.games.babylonia.rules import actions
from tworivers.games.babylonia.rules.actions import BLOCK
from tworivers.games.babylonia.rules.board import (
    AROUND,
    CLAN_TILES,
    FACE_DOWN,
    HEXES,
    IN_PLAY,
    LAST_CITIES,
    LOCATION_SPOTS,
    LOCATION_TILES,
    RACK_SIZE,
    RIVER,
    ZIGGURATS,
)
from tworivers.games.babylonia.rules.cards import lay_out_cards, may_take_extra_turn, rack_limit, take_card
from tworivers.games.babylonia.rules.events import (
    DRAWN,
    EXTRA_TURN,
    FACE_DOWN_PLACED,
    GAME_OVER,
    SITE_SURROUNDED,
    TILE_PLACED,
    TILES_DONE,
    TURN,
)
from tworivers.games.babylonia.rules.placing import all_fields, may_go_on, rack_tiles, tiles_laid
from tworivers.games.babylonia.rules.scoring import harvest, score_city, score_ziggurat, score_ziggurats
from tworivers.games.babylonia.rules.sites import all_cities, all_tiles, surrounded
from tworivers.games.babylonia.rules.state import (
    CARD,
    CITIES,
    CLANS,
    EMPTY_RACK,
    EXTRA,
    FEW_CITIES,
    NOBLES,
    NOWHERE,
    OVER,
    PLACE,
    SCORE,
    SIDES,
)
from tworivers.kernel.events import emit
from tworivers.kernel.generator import draw_kind, may_draw
from tworivers.kernel.generic import DREW, OTHER_DECIDED, REVEALED, TURN_ENDED
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import (
    NOTHING,
    add,
    common,
    contains,
    count,
    first_cell,
    is_empty,
    load,
    remove,
    single,
    store,
    union,
    without,
)


@rule
def set_up(s, rng, first):
    """Babylonia 1.2, 1.5, 1.6, 1.8, 1.9: location tiles at random, the cards, five tiles on each rack."""
    lay_out_locations(s, rng)
    lay_out_cards(s, rng)
    for seat in range(s.players):
        for clan in range(CLANS):
            s.supplies[seat, clan] = CLAN_TILES[clan]
        for _ in range(RACK_SIZE):
            s.racks[seat, draw_kind(rng, s.supplies[seat])] += 1
    refresh_all(s)
    s.first = first
    s.active = first
    begin_turn(s)


@rule
def lay_out_locations(s, rng):
    """Babylonia 1.5, 1.6: a random tile of those for so many players on each green spot in play."""
    left = LOCATION_TILES[s.players].copy()
    spots = LOCATION_SPOTS[s.players]
    for place in range(HEXES):
        if contains(spots, place):
            kind = draw_kind(rng, left)
            if kind >= CITIES:
                add(s.fields[kind - CITIES], place)
            for noble in range(NOBLES):
                if kind < CITIES and (kind + 1) & (1 << noble):
                    add(s.cities[noble], place)


@rule
def refresh_all(s):
    """Bring every derived field to the value that follows from the others."""
    for seat in range(s.players):
        own = NOTHING
        for side in range(SIDES):
            own = union(own, load(s.tiles[seat, side]))
        store(s.owned[seat], own)
    taken = union(union(all_tiles(s), all_cities(s)), union(all_fields(s), load(ZIGGURATS[s.players])))
    store(s.vacant, without(load(IN_PLAY[s.players]), taken))


@rule
def refresh_all_at(states, index):
    refresh_all(at(states, index))


@rule
def begin_turn(s):
    """Babylonia 2.1, 2.2: first of all tiles are played; nobody may pass."""
    s.turn += 1
    ask(s, PLACE, s.active)


@rule
def ask(s, phase, seat):
    """Wait for this player's decision."""
    s.phase = phase
    s.deciding = seat
    return 0


@rule
def decider(s):
    """The seat that decides now; -1 when the game is over."""
    return NOWHERE if s.phase == OVER else s.deciding


@rule
def step(s, action, rng, events):
    """Carry out one legal decision and all that follows from it without another one."""
    flags = OTHER_DECIDED if s.deciding != s.active else 0
    if s.phase == PLACE:
        if action == actions.DONE:
            return finish_tiles(s, rng, events)
        return place_tile(s, action // BLOCK, action % BLOCK, rng, events)
    if s.phase == SCORE:
        if score_site(s, action - actions.SCORE, events):
            return flags
    elif s.phase == CARD:
        take_card(s, s.deciding, action - actions.CARD, events)
    else:
        return extra_turn_or_not(s, action, events)
    return flags | score_sites(s, rng, events)


@rule
def place_tile(s, clan, place, rng, events):
    """Babylonia 3.5, 3.6, 3.9, 3.10: face down in a river, else face up; its points come at once."""
    seat = int(s.active)
    s.racks[seat, clan] -= 1
    if contains(RIVER, place):
        s.face_down[seat, clan] += 1
        lay(s, seat, FACE_DOWN, place)
        emit(events, FACE_DOWN_PLACED, seat, place, clan, 0, 0)
    else:
        lay(s, seat, clan, place)
        emit(events, TILE_PLACED, seat, place, clan, 0, 0)
        harvest(s, seat, place, events)
        tell_surrounded(s, place, events)
    score_ziggurats(s, seat, place, events)
    if may_go_on(s):
        return 0
    return finish_tiles(s, rng, events)


@rule
def tell_surrounded(s, place, events):
    """Babylonia 4.2: tell which sites the tile just laid has closed in, though they are scored later."""
    if len(events) == 0:
        return
    closed = common(surrounded(s), load(AROUND[place]))
    while not is_empty(closed):
        site = first_cell(closed)
        emit(events, SITE_SURROUNDED, site, 0, 0, 0, 0)
        closed = without(closed, single(site))


@rule
def lay(s, seat, side, place):
    """Put a tile on the board."""
    add(s.tiles[seat, side], place)
    add(s.owned[seat], place)
    remove(s.vacant, place)
    s.laid[side] += 1


@rule
def finish_tiles(s, rng, events):
    """Babylonia 3.9, 3.11, 4.1: all tiles are laid, now the surrounded sites are scored."""
    emit(events, TILES_DONE, s.active, tiles_laid(s), 0, 0, 0)
    for side in range(SIDES):
        s.laid[side] = 0
    return score_sites(s, rng, events)


@rule
def score_sites(s, rng, events):
    """Babylonia 4.1: one site after the other; where there are several, the player on turn chooses."""
    while True:
        waiting = surrounded(s)
        number = count(waiting)
        if number == 0:
            return end_turn(s, rng, events)
        if number > 1:
            return ask(s, SCORE, s.active)
        if score_site(s, first_cell(waiting), events):
            return 0


@rule
def score_site(s, site, events):
    """Babylonia 6.1, 6.2, 6.4: score a city or a ziggurat; true when its winner has to choose a card."""
    if not contains(ZIGGURATS[s.players], site):
        score_city(s, site, events)
        return False
    winner = score_ziggurat(s, site, events)
    if winner == NOWHERE:
        return False
    ask(s, CARD, winner)
    return True


@rule
def score_site_at(states, index, site, events):
    """What scoring a site would bring now, as events; for a copy of a state."""
    return score_site(at(states, index), site, events)


@rule
def end_turn(s, rng, events):
    """Babylonia 7.0, 7.1, 7.3: refill, end of the game, the offer of an extra turn, next player."""
    missing = tiles_to_draw(s, s.active)
    if missing > 0 and not may_draw(rng):
        return 0
    flags = refill(s, missing, rng, events)
    if rack_tiles(s, s.active) == 0:
        return flags | end_game(s, EMPTY_RACK, events)
    if count(all_cities(s)) <= LAST_CITIES:
        return flags | end_game(s, FEW_CITIES, events)
    if may_take_extra_turn(s, s.active):
        return flags | ask(s, EXTRA, s.active)
    return flags | pass_on(s, events)


@rule
def tiles_to_draw(s, seat):
    """Babylonia 7.0, 8.3: up to the limit of the rack, as far as the supply goes."""
    supply = 0
    for clan in range(CLANS):
        supply += int(s.supplies[seat, clan])
    return min(supply, rack_limit(s, seat) - rack_tiles(s, seat))


@rule
def refill(s, missing, rng, events):
    """Babylonia 7.0: draw from one's own supply."""
    if missing <= 0:
        return 0
    seat = int(s.active)
    drawn = 0
    for _ in range(missing):
        clan = draw_kind(rng, s.supplies[seat])
        s.racks[seat, clan] += 1
        drawn += 1 << (4 * clan)
    emit(events, DRAWN, seat, missing, drawn, 0, 0)
    return DREW


@rule
def pass_on(s, events):
    """Babylonia 1.9: the next player clockwise."""
    s.active = (s.active + 1) % s.players
    begin_turn(s)
    emit(events, TURN, s.active, s.turn, 0, 0, 0)
    return TURN_ENDED


@rule
def extra_turn_or_not(s, action, events):
    """Babylonia 8.2: card 2 is turned over for a whole turn more, or kept for later."""
    if action == actions.NO_EXTRA_TURN:
        return pass_on(s, events)
    s.card_2_used = 1
    emit(events, EXTRA_TURN, s.active, 0, 0, 0, 0)
    begin_turn(s)
    emit(events, TURN, s.active, s.turn, 0, 0, 0)
    return TURN_ENDED


@rule
def end_game(s, ending, events):
    """Babylonia 7.1: at once, whoever had fewer turns; nobody decides any more."""
    s.phase = OVER
    s.ending = ending
    s.deciding = NOWHERE
    emit(events, GAME_OVER, ending, 0, 0, 0, 0)
    return TURN_ENDED | REVEALED
