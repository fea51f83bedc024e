"""What the tiles of one turn may be, and where they may go (Babylonia 3.1-3.8, 3.11, 8.4-8.6)."""

from tworivers.games.babylonia.rules.board import FACE_DOWN, FARMER, MERCHANT, PRIEST, RIVER, SERVANT
from tworivers.games.babylonia.rules.cards import owns
from tworivers.games.babylonia.rules.hexes import neighbours
from tworivers.games.babylonia.rules.state import CLANS, FIELDS
from tworivers.kernel.record import at
from tworivers.kernel.rule import rule
from tworivers.kernel.sets import NOTHING, common, count, is_empty, load, union, without

BOTH = 2  # the tiles of option A
WITH_A_NOBLE = 3  # the farmers that a noble of card 5 needs beside it


@rule
def tiles_laid(s):
    """How many tiles the player on turn has laid in this turn."""
    tiles = 0
    for side in range(CLANS + 1):
        tiles += int(s.laid[side])
    return tiles


@rule
def nobles_laid(s):
    """The nobles among them that lie face up."""
    return int(s.laid[PRIEST]) + int(s.laid[MERCHANT]) + int(s.laid[SERVANT])


@rule
def rack_tiles(s, seat):
    """How many tiles stand on the rack."""
    tiles = 0
    for clan in range(CLANS):
        tiles += int(s.racks[seat, clan])
    return tiles


@rule
def tiles_of_option_a(s):
    """Babylonia 3.1, 3.4: two tiles of any kind; the very first turn has only one."""
    return 1 if s.turn == 1 else BOTH


@rule
def noble_lacks_farmers(s):
    """Babylonia 3.11, 8.5: a noble and two farmers lie there, which is a turn only with a third farmer."""
    return tiles_laid(s) == BOTH + 1 and nobles_laid(s) == 1


@rule
def forms_an_option(s):
    """Babylonia 3.1, 3.2, 3.11: may the player stop here?"""
    return tiles_laid(s) >= tiles_of_option_a(s) and not noble_lacks_farmers(s)


@rule
def may_follow(s, clan, farmers):
    """Babylonia 3.1, 3.4, 3.6, 8.4, 8.5: does such a tile fit those laid, with so many farmers held?"""
    if tiles_laid(s) < tiles_of_option_a(s):
        return True
    if s.turn <= 2 or s.laid[FACE_DOWN] > 0:
        return False
    if clan == FARMER:
        return farmer_may_follow(s, farmers)
    return noble_completes_three(s, clan) or noble_may_join(s, farmers)


@rule
def farmer_may_follow(s, farmers):
    """Babylonia 3.1, 8.5: a farmer after farmers; beside a noble only with card 5 and three in the end."""
    nobles = nobles_laid(s)
    if nobles == 0:
        return True
    if nobles > 1 or not owns(s, s.active, 5):
        return False
    return s.laid[FARMER] + farmers >= WITH_A_NOBLE


@rule
def noble_completes_three(s, clan):
    """Babylonia 8.4: with card 4, the third of three different nobles."""
    if not owns(s, s.active, 4) or tiles_laid(s) != BOTH or s.laid[clan] != 0:
        return False
    return s.laid[PRIEST] <= 1 and s.laid[MERCHANT] <= 1 and s.laid[SERVANT] <= 1 and nobles_laid(s) == BOTH


@rule
def noble_may_join(s, farmers):
    """Babylonia 8.5: with card 5, one noble among three farmers or more, in any order."""
    if not owns(s, s.active, 5) or nobles_laid(s) != 0:
        return False
    return s.laid[FARMER] + farmers >= WITH_A_NOBLE


@rule
def all_fields(s):
    """Every hex with a field."""
    fields = NOTHING
    for kind in range(FIELDS):
        fields = union(fields, load(s.fields[kind]))
    return fields


@rule
def vacant_land(s):
    """Babylonia 3.5: vacant hexes that are no river."""
    return without(load(s.vacant), load(RIVER))


@rule
def open_fields(s, seat):
    """Babylonia 3.8: the fields beside an own tile; a switch says whether one face down opens them, too."""
    own = load(s.owned[seat])
    if not s.river_tile_opens_field:
        own = without(own, load(s.tiles[seat, FACE_DOWN]))
    return common(all_fields(s), neighbours(own))


@rule
def land_hexes(s, clan):
    """Babylonia 3.5, 3.8, 8.6: where the player on turn may lay a tile face up."""
    land = vacant_land(s)
    if clan == FARMER:
        return union(land, open_fields(s, s.active))
    if owns(s, s.active, 6):
        return union(land, all_fields(s))
    return land


@rule
def hexes_for(s, clan):
    """Babylonia 3.5, 3.6, 3.11: where a tile that fits may go; rivers only for the tiles of option A."""
    hexes = land_hexes(s, clan)
    if tiles_laid(s) < tiles_of_option_a(s):
        return union(hexes, common(load(s.vacant), load(RIVER)))
    if tiles_laid(s) == BOTH and calls_for_a_farmer(s, clan):
        return leaving_room(s, hexes)
    return hexes


@rule
def calls_for_a_farmer(s, clan):
    """Babylonia 8.5: would this third tile leave a noble with two farmers?"""
    if clan == FARMER:
        return nobles_laid(s) == 1
    return nobles_laid(s) == 0


@rule
def leaving_room(s, hexes):
    """Babylonia 3.11: those of the hexes after which another farmer can still be laid."""
    farmer = land_hexes(s, FARMER)
    rooms = count(farmer)
    if rooms > 1:
        return hexes
    opening = common(hexes, neighbours(all_fields(s)))
    if rooms == 1:
        return union(opening, without(hexes, farmer))
    return opening


@rule
def unseen(s, seat, clan):
    """Babylonia 1.10: how many tiles of a clan the player has not shown, as everyone can count."""
    return int(s.racks[seat, clan]) + int(s.supplies[seat, clan]) + int(s.face_down[seat, clan])


@rule
def may_go_on(s):
    """Babylonia 3.3, 3.11: could another tile follow, as far as all can see?

    What the rack holds must not matter, or the end of a turn would tell it."""
    held = rack_tiles(s, s.active)
    if held == 0:
        return False
    if not forms_an_option(s):
        return True
    farmers = min(unseen(s, s.active, FARMER), held)
    for clan in range(CLANS):
        if unseen(s, s.active, clan) > 0 and may_follow(s, clan, farmers):
            if not is_empty(hexes_for(s, clan)):
                return True
    return False


@rule
def may_go_on_at(states, index):
    return may_go_on(at(states, index))
