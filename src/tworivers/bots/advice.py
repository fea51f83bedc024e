"""Advice for a person: the best few actions with the chance to win, and how all players stand."""

import msgspec

from tworivers.bots.budget import Budget
from tworivers.bots.search import Option, SearchBot
from tworivers.games.game import Game, State
from tworivers.kernel.generator import generator, seed_from_number, stand_at


class Advice(msgspec.Struct):
    """One action: the chance of the seat to win with it, and how much of the search went there."""

    action: str
    chance: float
    share: float


def advise(
    game: Game,
    s: State,
    seat: int,
    seconds: float = 1.0,
    simulations: int | None = None,
    seed: int = 0,
    count: int = 3,
) -> list[Advice]:
    """The best few actions for the seat, best first, from what it can know; none if it does not decide."""
    if game.to_move(s) != seat:
        return []
    budget = Budget(simulations=simulations) if simulations else Budget(seconds=seconds)
    options = best_first(searched(game, s, seat, budget, seed), seat)
    visits = max(1, sum(option.visits for option in options))
    return [
        Advice(game.notation(option.action), float(option.chances[seat]), option.visits / visits)
        for option in options[:count]
    ]


def chances(game: Game, s: State, simulations: int, seed: int) -> list[float]:
    """Each seat's estimated chance to win, as the deciding seat could estimate it."""
    players = game.players_of(s)
    seat = game.to_move(s)
    if seat < 0:
        winners = game.result(s).winners
        return [1 / len(winners) if player in winners else 0.0 for player in range(players)]
    best = best_first(searched(game, s, seat, Budget(simulations=simulations), seed), seat)[0]
    return shares(best, players)


def shares(option: Option, players: int) -> list[float]:
    """Each seat's chance to win with an action, as parts of one."""
    chances = option.chances[:players]
    return [float(chance) for chance in chances / chances.sum()]


def best_first(options: list[Option], seat: int) -> list[Option]:
    """The options, those first that the search trusts most."""
    return sorted(options, key=lambda o: (-o.visits, -o.values[seat], o.action))


def searched(game: Game, s: State, seat: int, budget: Budget, seed: int) -> list[Option]:
    """Search for a seat in a state whose hidden part is drawn anew."""
    rng = generator(seed_from_number(seed))
    stand_at(rng, 0)
    bot = SearchBot(seed, budget, learned=True)
    return bot.options(game, game.resample(s, seat, rng), 0, budget)
