"""Advice for a seat, and the analysis of finished games; both are thought out in worker processes."""

import asyncio

import msgspec

from tworivers.bots.advice import Advice, advise, chances
from tworivers.games.game import Game, State, load
from tworivers.kernel.generator import generator, secret_seed
from tworivers.play.match import Match
from tworivers.server import api
from tworivers.server.problems import Conflict, Forbidden
from tworivers.server.table import Table
from tworivers.server.workers import Workers

ADVICE_SECONDS = 1.0
SUGGESTIONS = 3
# Moves of one kind whose chances differ by less are one suggestion.
ALIKE = 0.03
# How much of the best move's share of the search a move needs to be suggested.
LEAST_SHARE = 0.05
SIMULATIONS_A_MOMENT = 400
MOST_ANALYSES = 50
ALL = 1000


def suggest(game_name: str, state: bytes, seat: int) -> list[api.Suggestion]:
    """The best few moves; computed in a worker process, from a state that holds nothing hidden."""
    game = load(game_name)
    found = advise(game, game.restored(state), seat, seconds=ADVICE_SECONDS, count=ALL)
    return [api.Suggestion(one.action, one.chance, one.share) for one in different(game, found)]


def different(game: Game, found: list[Advice]) -> list[Advice]:
    """The best few that differ in kind or in worth; what the search hardly looked at is left out."""
    chosen: list[Advice] = []
    for one in found:
        alike = any(
            game.kind_of(one.action) == game.kind_of(other.action) and abs(one.chance - other.chance) < ALIKE
            for other in chosen
        )
        if not alike and one.share >= LEAST_SHARE * found[0].share:
            chosen.append(one)
    return chosen[:SUGGESTIONS]


def judge(game_name: str, state: bytes, version: int, action: str) -> api.AnalysedMoment:
    """One decision of a finished game, as its seat could have known it; computed in a worker process."""
    game = load(game_name)
    s = game.restored(state)
    seat = game.to_move(s)
    found = advise(game, s, seat, simulations=SIMULATIONS_A_MOMENT, seed=version, count=ALL)
    chosen = next((one.chance for one in found if one.action == action), found[-1].chance)
    standing = chances(game, s, SIMULATIONS_A_MOMENT, version)
    return api.AnalysedMoment(
        version, seat, action, standing, found[0].action, max(0.0, found[0].chance - chosen)
    )


async def advice_at(workers: Workers, match: Match, seat: int) -> api.Advice:
    """What the computer would do in a seat, from what that seat can know."""
    if match.to_move != seat:
        raise Conflict("not-your-decision", decider=match.to_move)
    version = match.version
    blind = match.game.resample(match.state, seat, generator(secret_seed()))
    moves = await workers.run(suggest, match.game.name, blind.tobytes(), seat)
    return api.Advice(version, moves)


async def advice_for(workers: Workers, table: Table, person: str, seat: int) -> api.Advice:
    """Advice at a table that allows it."""
    table.seat_of(person, seat)
    if not table.hints:
        raise Forbidden("hints-not-allowed")
    return await advice_at(workers, table.playing(), seat)


class Analysis(msgspec.Struct):
    """The analysis of one game, as far as it is."""

    of: int
    moments: list[api.AnalysedMoment] = []


class Analyses:
    """Analyses finished games one after another, and remembers the last ones."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._known: dict[str, Analysis] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one_at_a_time = asyncio.Lock()

    def of(self, table: Table) -> api.AnalysisView:
        """How far the analysis of a table is; the first to ask sets it going."""
        if table.status != "finished":
            raise Conflict("game-not-finished")
        if table.id not in self._known:
            decisions = standing_actions(table)
            self._known[table.id] = Analysis(len(decisions))
            while len(self._known) > MOST_ANALYSES:
                self._known.pop(next(iter(self._known)))
            task = asyncio.create_task(self._analyse(table, decisions, self._known[table.id]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        known = self._known[table.id]
        return api.AnalysisView(len(known.moments), known.of, known.moments)

    async def _analyse(self, table: Table, decisions: list[tuple[int, str]], analysis: Analysis) -> None:
        async with self._one_at_a_time:
            for version, action in decisions:
                before: State = table.state_at(version)
                moment = await self.workers.run(judge, table.game.name, before.tobytes(), version, action)
                analysis.moments.append(moment)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


def standing_actions(table: Table) -> list[tuple[int, str]]:
    """The actions of a game that were not taken back, each with the version before it."""
    standing: list[tuple[int, str]] = []
    for version, entry in enumerate(table.playing().entries):
        if entry.kind == "action":
            standing.append((version, entry.action))
        elif entry.kind == "undo":
            standing.pop()
    return standing
