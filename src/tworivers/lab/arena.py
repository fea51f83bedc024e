"""The arena: opponents play each other, on the same seeds with seats rotated, on all cores."""

import itertools
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from tworivers.bots.bot import Bot
from tworivers.bots.kinds import bot_from
from tworivers.games.game import load
from tworivers.lab.crew import crew_of
from tworivers.lab.statistics import Sprt, ratings, wilson
from tworivers.play.match import Match
from tworivers.words.messages import BadOption

FORMAT = "tworivers arena 1"
SEATS_APART = 8  # the seeds of the bots of one game


class Settings(msgspec.Struct, frozen=True):
    """Everything that makes an arena come out the same again."""

    game: str
    contenders: list[str]
    players: int = 2
    games: int = 400
    seed: int = 0
    threads: int = 1
    options: dict[str, Any] = {}
    sprt: Sprt | None = None


class Line(msgspec.Struct):
    """One game: who sat where, how it ended, and how much was thought."""

    number: int
    pairing: int
    seed: int
    seats: list[int]
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    simulations: list[int]
    longest_turn: list[float] = []


class Arena(msgspec.Struct):
    """The settings and all games so far; this is what a file holds."""

    settings: Settings
    lines: list[Line] = []
    format: str = FORMAT


class Row(msgspec.Struct):
    """How a contender did in one pairing."""

    contender: str
    games: int
    wins: float
    fair: float
    share: float
    low: float
    high: float
    score: float
    margin: float
    decisions_per_second: float
    simulations_per_second: float
    rating: tuple[float, float]


class Pairing(msgspec.Struct):
    """The results of contenders that met, and what a sequential test says."""

    rows: list[Row]
    answer: str = ""


def line_ups(contenders: int, players: int) -> list[list[int]]:
    """Who meets: every choice of as many as there are seats; with fewer, the first has one seat."""
    if contenders >= players:
        return [list(chosen) for chosen in itertools.combinations(range(contenders), players)]
    others = itertools.cycle(range(1, contenders)) if contenders > 1 else itertools.repeat(0)
    return [[0, *itertools.islice(others, players - 1)]]


def schedule(settings: Settings) -> Iterator[tuple[int, int, int, list[int]]]:
    """All games as number, pairing, seed and contenders by seat; each seed once in every rotation."""
    pairings = line_ups(len(settings.contenders), settings.players)
    rounds = -(-settings.games // settings.players)
    number = 0
    for seed in range(rounds):
        for pairing, line_up in enumerate(pairings):
            for turn in range(settings.players):
                seats = line_up[-turn:] + line_up[:-turn] if turn else line_up
                yield number, pairing, settings.seed + seed, seats
                number += 1


def play_game(settings: Settings, number: int, pairing: int, seed: int, seats: list[int]) -> Line:
    """Play one game, in whatever process."""
    game = load(settings.game)
    match = Match(game, settings.players, settings.options, seed)
    bots: list[Bot] = [
        bot_from(settings.contenders[contender], SEATS_APART * seed + seat, settings.threads)
        for seat, contender in enumerate(seats)
    ]
    players = range(settings.players)
    decisions, seconds = [0 for _ in players], [0.0 for _ in players]
    longest, this_turn = [0.0 for _ in players], [0.0 for _ in players]
    while not match.over:
        seat = match.to_move
        started = time.perf_counter()
        action = bots[seat].decide(game, match.state, match.version)
        spent = time.perf_counter() - started
        decisions[seat] += 1
        seconds[seat] += spent
        this_turn[seat] += spent
        longest[seat] = max(longest[seat], this_turn[seat])
        if match.play(action).check:  # written when a turn has ended
            this_turn = [0.0 for _ in players]
    result = match.result()
    assert result is not None
    return Line(
        number=number,
        pairing=pairing,
        seed=seed,
        seats=seats,
        places=result.places,
        scores=result.scores,
        decisions=decisions,
        seconds=[round(s, 4) for s in seconds],
        simulations=[getattr(bot, "simulations", 0) for bot in bots],
        longest_turn=[round(s, 4) for s in longest],
    )


def fight(
    settings: Settings,
    file: Path | None = None,
    workers: int | None = None,
    report: Callable[[Arena], None] | None = None,
    ray: str | None = None,
) -> Arena:
    """Play all games that the file does not hold yet, here or on a Ray cluster; `report` hears of each."""
    check(settings)
    arena = resumed(settings, file)
    done = {line.number for line in arena.lines}
    plans = ((settings, *planned) for planned in schedule(settings) if planned[0] not in done)
    if decided_after(arena) is None:
        with crew_of(ray, workers) as crew:
            for _, line in crew.done(play_game, plans):
                arena.lines.append(line)
                save(arena, file)
                if report is not None:
                    report(arena)
                if decided_after(arena) is not None:
                    break
    arena.lines = in_order(arena)
    save(arena, file)
    return arena


def check(settings: Settings) -> None:
    """Refuse what cannot be played, before anything starts."""
    load(settings.game).options(settings.players, settings.options)
    for words in settings.contenders:
        bot_from(words, 0)
    if not settings.contenders or (settings.sprt and len(settings.contenders) != 2):
        raise BadOption("bad-contenders")


def resumed(settings: Settings, file: Path | None) -> Arena:
    """The arena of the file, if it has the same settings; more games may be asked for than before."""
    if file is None or not file.exists():
        return Arena(settings)
    try:
        arena = msgspec.json.decode(file.read_bytes(), type=Arena)
    except msgspec.DecodeError as error:
        raise BadOption("bad-arena-file", path=str(file), reason=str(error)) from None
    if msgspec.structs.replace(arena.settings, games=0) != msgspec.structs.replace(settings, games=0):
        raise BadOption("other-arena-file", path=str(file))
    arena.settings = settings
    return arena


def save(arena: Arena, file: Path | None) -> None:
    """Write the file whole, so that a stop at any moment loses at most the games under way."""
    if file is not None:
        beside = file.with_name(file.name + ".part")
        beside.write_bytes(msgspec.json.format(msgspec.json.encode(arena), indent=1) + b"\n")
        beside.replace(file)


def decided_after(arena: Arena) -> int | None:
    """The game after which the sequential test has its answer, if there is one.

    Games count in the order of their numbers, not in which they ended: so the answer depends on the seeds
    alone, and games that end quickly have no louder voice."""
    sprt = arena.settings.sprt
    wins = 0.0
    for number, line in enumerate(sorted(arena.lines, key=lambda line: line.number)):
        if sprt is None or line.number != number:
            return None
        wins += wins_of(line, 0)
        if sprt.answer(wins, number + 1):
            return number
    return None


def in_order(arena: Arena) -> list[Line]:
    """The games by number, without those that came after the answer."""
    last = decided_after(arena)
    lines = [line for line in arena.lines if last is None or line.number <= last]
    return sorted(lines, key=lambda line: line.number)


def outcomes(arena: Arena) -> bytes:
    """What the seeds decided, as JSON: everything but how long it took."""
    lines = [msgspec.structs.replace(line, seconds=[], longest_turn=[]) for line in in_order(arena)]
    return msgspec.json.encode(lines)


def total_games(settings: Settings) -> int:
    """How many games there are if none is spared."""
    pairings = len(line_ups(len(settings.contenders), settings.players))
    return pairings * settings.players * -(-settings.games // settings.players)


def wins_of(line: Line, contender: int) -> float:
    """The part of the victory that a contender has, with all seats it held."""
    winners = line.places.count(1)
    own = sum(
        1 for seat, place in zip(line.seats, line.places, strict=True) if seat == contender and place == 1
    )
    return own / winners


def summary(arena: Arena, rated: bool = True) -> list[Pairing]:
    """The results, pairing by pairing."""
    settings = arena.settings
    found = []
    for number, line_up in enumerate(line_ups(len(settings.contenders), settings.players)):
        lines = [line for line in arena.lines if line.pairing == number]
        games = ((line.seats, line.places) for line in lines)
        skills = ratings(len(settings.contenders), games if rated else ())
        rows = [row_of(settings, lines, line_up, c, skills[c]) for c in sorted(set(line_up))]
        answer = settings.sprt.answer(rows[0].wins, len(lines)) if settings.sprt and lines else ""
        found.append(Pairing(rows, answer))
    return found


def row_of(
    settings: Settings, lines: list[Line], line_up: list[int], contender: int, rating: tuple[float, float]
) -> Row:
    """How one contender did in the games of one pairing."""
    own = [(line, seat) for line in lines for seat, c in enumerate(line.seats) if c == contender]
    wins = sum(wins_of(line, contender) for line in lines)
    low, high = wilson(wins, len(lines))
    seats = max(len(own), 1)
    seconds = sum(line.seconds[seat] for line, seat in own) or 1e-9
    return Row(
        contender=settings.contenders[contender],
        games=len(lines),
        wins=wins,
        fair=line_up.count(contender) / settings.players,
        share=wins / max(len(lines), 1),
        low=low,
        high=high,
        score=sum(line.scores[seat] for line, seat in own) / seats,
        margin=sum(margin(line, seat) for line, seat in own) / seats,
        decisions_per_second=sum(line.decisions[seat] for line, seat in own) / seconds,
        simulations_per_second=sum(line.simulations[seat] for line, seat in own) / seconds,
        rating=rating,
    )


def margin(line: Line, seat: int) -> int:
    """How far a seat was before the best other one."""
    return line.scores[seat] - max(score for other, score in enumerate(line.scores) if other != seat)
