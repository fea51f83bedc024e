"""Looking back at a game: the chances before each decision, what was best, and what the decision cost."""

from collections.abc import Callable

import msgspec

from tworivers.bots.advice import best_first, chances, searched, shares
from tworivers.bots.budget import Budget
from tworivers.bots.search import Option
from tworivers.games.game import Game, State, load
from tworivers.kernel.generator import generator, seed_from_number
from tworivers.play.match import Match
from tworivers.play.record import Record, apply

COSTLY = 0.08  # a decision that costs so much of the chance to win is worth a second look


class Moment(msgspec.Struct):
    """One decision: how all stood before it, the best action, and what the one taken cost its seat."""

    version: int
    seat: int
    action: str
    chances: list[float]
    best: str
    cost: float


class Analysis(msgspec.Struct):
    """A game looked back at; `end` is how all stood when the record stops."""

    game: str
    players: list[str]
    simulations: int
    seed: int
    moments: list[Moment]
    end: list[float]

    def costliest(self, count: int = 5) -> list[Moment]:
        """The decisions that cost most."""
        return sorted(self.moments, key=lambda moment: -moment.cost)[:count]


class Asked(msgspec.Struct):
    """One decision to judge; all of it can be sent to another process."""

    game: str
    state: bytes
    version: int
    seat: int
    action: str


def decisions(record: Record) -> tuple[list[Asked], Match]:
    """Every decision of a record with the state before it, and the match as it ended."""
    match = record.replay(0)
    found = []
    for version, entry in enumerate(record.entries):
        if entry.kind == "action":
            found.append(Asked(record.game, match.state.tobytes(), version, entry.seat, entry.action))
        apply(match, entry)
    return found, match


def analyse_moment(asked: Asked, simulations: int, seed: int) -> Moment:
    """Judge one decision from what its seat could know."""
    game = load(asked.game)
    s = game.restored(asked.state)
    options = best_first(
        searched(game, s, asked.seat, Budget(simulations=simulations), seed + asked.version), asked.seat
    )
    best = options[0]
    number = game.parse(asked.action)
    taken = next((option for option in options if option.action == number), None)
    worth = float(best.chances[asked.seat])
    cost = worth - chance_of(game, s, number, asked.seat, taken, simulations, seed)
    return Moment(
        version=asked.version,
        seat=asked.seat,
        action=asked.action,
        chances=shares(best, game.players_of(s)),
        best=game.notation(best.action),
        cost=0.0 if best.action == number else max(0.0, cost),
    )


def chance_of(
    game: Game, s: State, action: int, seat: int, option: Option | None, simulations: int, seed: int
) -> float:
    """What the action taken was worth; one that the search left out is played and judged by itself."""
    if option is not None:
        return float(option.chances[seat])
    rng = generator(seed_from_number(seed))
    after = game.resample(s, seat, rng)
    game.step(after, action, rng, 1)
    return chances(game, after, simulations, seed)[seat]


def analyse(
    record: Record,
    simulations: int = 400,
    seed: int = 0,
    report: Callable[[int, int], None] | None = None,
) -> Analysis:
    """Judge every decision of a record; `report(done, of)` is called after each."""
    asked, match = decisions(record)
    moments = []
    for one in asked:
        moments.append(analyse_moment(one, simulations, seed))
        if report is not None:
            report(len(moments), len(asked))
    return Analysis(
        record.game, list(match.names), simulations, seed, moments, ending(match, simulations, seed)
    )


def ending(match: Match, simulations: int, seed: int) -> list[float]:
    """How all stood when the record stops: the result, or the chances."""
    result = match.result()
    if result is None:
        return chances(match.game, match.state, simulations, seed)
    winners = result.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(match.players)]


WIDTH, HEIGHT, MARGIN = 900, 320, 40
# Told apart by people who see few colours, and by their dashes.
STROKES = (("#1f5fa8", ""), ("#c2571a", "8 4"), ("#2f7d4f", "2 4"), ("#7a3e9d", "10 3 2 3"))


def chart(analysis: Analysis) -> str:
    """The chances of all players over the game as a picture, with the costliest decisions marked."""
    rows = [moment.chances for moment in analysis.moments] + [analysis.end]
    across = (WIDTH - 2 * MARGIN) / max(1, len(rows) - 1)

    def place(number: int, chance: float) -> tuple[float, float]:
        return MARGIN + number * across, HEIGHT - MARGIN - chance * (HEIGHT - 2 * MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" '
        'font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fffaf0"/>',
    ]
    for percent in (0, 25, 50, 75, 100):
        _, y = place(0, percent / 100)
        parts.append(f'<path d="M{MARGIN} {y:.1f}H{WIDTH - MARGIN}" stroke="#d9cfb8"/>')
        parts.append(
            f'<text x="{MARGIN - 6}" y="{y + 4:.1f}" text-anchor="end" fill="#5b5138">{percent} %</text>'
        )
    for seat, name in enumerate(analysis.players):
        colour, dashes = STROKES[seat]
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (place(n, row[seat]) for n, row in enumerate(rows)))
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2.5" '
            f'stroke-dasharray="{dashes}"/>'
        )
        parts.append(
            f'<text x="{MARGIN + 190 * seat}" y="{MARGIN - 16}" fill="{colour}">{escaped(name)}</text>'
        )
    for moment in analysis.costliest():
        if moment.cost >= COSTLY:
            number = analysis.moments.index(moment)
            x, y = place(number, moment.chances[moment.seat])
            colour = STROKES[moment.seat][0]
            about = escaped(f"{moment.version + 1}: {moment.action}, -{moment.cost:.0%}; {moment.best}")
            parts.append(
                f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{colour}"><title>{about}</title></circle>'
            )
    return "\n".join([*parts, "</svg>"]) + "\n"


def escaped(text: str) -> str:
    """Text as SVG writes it."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
