"""Random games follow the rules told once more, with names and plain sets instead of words of bits."""

import random

import msgspec
import pytest

from tests.games.babylonia.table import GAME, position
from tests.games.babylonia.test_properties import steps
from tworivers.games.babylonia.rules.board import HEX_NAMES, HEX_NUMBERS, LANDS, NEIGHBOURS, land_of
from tworivers.games.game import ALL_OPEN
from tworivers.play.match import Match

BESIDE = {name: {HEX_NAMES[n] for n in NEIGHBOURS[number]} for name, number in HEX_NUMBERS.items()}
LAND = {name: land_of(number) for name, number in HEX_NUMBERS.items()}


class Retold:
    """The table in plain words."""

    def __init__(self, view):
        self.players = view.players
        self.in_play = {name for name, land in LAND.items() if not land or land in LANDS[view.players]}
        self.tiles = {name: (tile.seat, tile.clan) for name, tile in view.tiles.items()}
        self.cities, self.fields = dict(view.cities), dict(view.fields)
        self.ziggurats, self.scored = set(view.ziggurats), set(view.scored)
        self.points = [seat.score for seat in view.seats]
        self.won = [sum(seat.cities.values()) for seat in view.seats]
        self.cards = [set(seat.cards) for seat in view.seats]

    def of(self, seat):
        return {name for name, tile in self.tiles.items() if tile[0] == seat}

    def vacant(self):
        return self.in_play - set(self.tiles) - set(self.cities) - set(self.fields) - self.ziggurats

    def place(self, seat, clan, name):
        """3.6-3.8, 8.6."""
        assert name in self.vacant() or name in self.fields
        if name in self.fields:
            assert BESIDE[name] & self.of(seat) if clan == "farmer" else 6 in self.cards[seat]
            value = self.fields.pop(name)
            self.points[seat] += sum(self.won) if value == "cities" else int(value)
        self.tiles[name] = (seat, clan if LAND[name] else "face down")
        if BESIDE[name] & self.ziggurats:
            self.points[seat] += sum(bool(BESIDE[z] & self.of(seat)) for z in self.ziggurats)

    def surrounded(self):
        """4.1, 4.2."""
        sites = set(self.cities) | self.ziggurats - self.scored
        return {s for s in sites if all(n in self.tiles for n in BESIDE[s] & self.in_play if LAND[n])}

    def winner(self, site):
        """5.5, 6.1."""
        tiles = [len(BESIDE[site] & self.of(seat)) for seat in range(self.players)]
        return tiles.index(max(tiles)) if tiles.count(max(tiles)) == 1 else None

    def network(self, seat, city):
        """5.3, 8.8-8.10."""
        links = self.of(seat)
        links |= {n for n in self.vacant() if 8 in self.cards[seat] and LAND[n] == "c"}
        links |= {n for n in self.vacant() if 9 in self.cards[seat] and not LAND[n]}
        reached, waiting = set(), list(BESIDE[city] & links)
        while waiting:
            name = waiting.pop()
            if name not in reached:
                reached.add(name)
                waiting += BESIDE[name] & links
        return reached

    def score(self, site):
        """4.5, 5, 6, 8.7."""
        winner = self.winner(site)
        if site in self.ziggurats:
            self.scored.add(site)
            return winner
        symbols = self.cities[site].split("-")
        for seat in range(self.players):
            linked = [self.tiles[n] for n in self.network(seat, site) if n in self.tiles]
            self.points[seat] += 2 * sum(clan in symbols for _, clan in linked)
        del self.cities[site]
        if winner is not None:
            self.won[winner] += 1
            for seat in range(self.players):
                self.points[seat] += self.won[seat] + (self.won[seat] // 2 if 7 in self.cards[seat] else 0)
        return winner

    def follow(self, seat, move, events):
        """One move and what was told of it."""
        first, _, rest = move.partition(" ")
        if first in ("priest", "merchant", "servant", "farmer"):
            self.place(seat, first, rest)
        for event in events:
            told = msgspec.to_builtins(event)
            kind = told["event"].removeprefix("babylonia-")
            if kind in ("city-won", "city-discarded", "ziggurat-won", "ziggurat-tied"):
                assert told["hex"] in self.surrounded()
                assert self.score(told["hex"]) == told.get("seat")
            elif kind == "card-taken":
                self.cards[told["seat"]].add(told["card"])
                self.points[told["seat"]] += 10 if told["card"] == 1 else 0
            elif kind in ("turn-began", "game-over"):
                assert not self.surrounded()

    def compare(self, view):
        assert self.points == [seat.score for seat in view.seats]
        assert self.won == [sum(seat.cities.values()) for seat in view.seats]
        assert self.tiles == {name: (tile.seat, tile.clan) for name, tile in view.tiles.items()}
        assert (self.cities, self.fields, self.scored) == (view.cities, view.fields, set(view.scored))


def retell(match, choice):
    """Follow a random match from its first move to its last."""
    retold = Retold(match.view(ALL_OPEN))
    for _ in steps(match, choice):
        if match.entries:
            last = match.entries[-1]
            retold.follow(last.seat, last.action, match.told(ALL_OPEN))
        retold.compare(match.view(ALL_OPEN))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_retold(players):
    for seed in range(12):
        retell(Match(GAME, players, {"cards": "random" if seed % 2 else "basic"}, seed=seed), seed)


@pytest.mark.parametrize("seed", range(12))
def test_games_with_cards_retold(seed):
    cards = random.Random(seed).sample(range(2, 10), 4)
    taken = [[cards[0], cards[1]], [cards[2]], [cards[3]], []]
    display = [card for card in range(1, 10) if card not in cards][:3]
    start = position(players=4, variant="random", cards=taken, display=display)
    retell(Match(GAME, 4, start=start, seed=seed), seed)
