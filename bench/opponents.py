"""The matches that `docs/opponents.md` reports, one after the other, each until its answer is clear.

`python -m bench.opponents [GAME …] [--games 400] [--budget 0.1s] [--folder FOLDER]`. What matters most comes
first, in every game. Every match is kept in a file of the folder, so that a second run goes on where the
first was stopped; `--table` prints all of them in short. On a busy machine, `--budget 0.1cpu` gives every
turn a tenth of a second of the processor.
"""

import argparse
from itertools import product
from pathlib import Path

import msgspec
from rich.console import Console

from tworivers.bots.prepare import prepare
from tworivers.games.game import game_names, load
from tworivers.lab.arena import Arena, Settings, summary
from tworivers.lab.showing import show_arena
from tworivers.lab.statistics import Sprt


def matches(game: str, games: int, budget: str, slow_budget: str) -> dict[str, Settings]:
    """The matches of one game: each kind against the next weaker, mirrors, cheating, larger tables."""
    search, learned = f"search:{budget}", f"learned+search:{budget}"
    slow_search, slow_learned = f"search:{slow_budget}", f"learned+search:{slow_budget}"
    few = games // 4
    return {
        "greedy": Settings(game, ["greedy", "random"], games=games, sprt=Sprt(0.94, 0.97)),
        "search": Settings(game, [search, "greedy"], games=games, sprt=Sprt(0.68, 0.75)),
        "learned": Settings(game, [learned, search], games=games, sprt=Sprt(0.58, 0.65)),
        "three": Settings(game, [search, "greedy"], players=3, games=few, sprt=Sprt(1.2 / 3, 1.5 / 3)),
        "four": Settings(game, [search, "greedy"], players=4, games=few, sprt=Sprt(1.2 / 4, 1.5 / 4)),
        "learned-three": Settings(game, [learned, search], players=3, games=few, sprt=Sprt(1.2 / 3, 1.5 / 3)),
        "learned-four": Settings(game, [learned, search], players=4, games=few, sprt=Sprt(1.2 / 4, 1.5 / 4)),
        "mirror": Settings(game, [search, search], games=few),
        "cheating": Settings(game, [f"cheating+{search}", search], games=few),
        "slowly": Settings(game, [slow_learned, slow_search], games=50),
        "learned-alone": Settings(game, ["learned", "greedy"], games=games, sprt=Sprt(0.5, 0.6)),
        "levels": Settings(game, ["novice", "apprentice", "merchant"], games=games // 8),
    }


def table(folder: Path) -> str:
    """All matches of a folder so far, as the document shows them."""
    lines = [
        "| match | players | games | share of wins, 95 % | fair | margin | test |",
        "|---|---|---|---|---|---|---|",
    ]
    for path in sorted(folder.glob("*.json")):
        arena = msgspec.json.decode(path.read_bytes(), type=Arena)
        settings, sprt = arena.settings, arena.settings.sprt
        for pairing in summary(arena, rated=False):
            first, other = pairing.rows[0], pairing.rows[-1]
            test = f"{sprt.worse:.0%} or {sprt.better:.0%}: {pairing.answer or 'open'}" if sprt else ""
            lines.append(
                f"| {settings.game}: `{first.contender}` against `{other.contender}` | {settings.players} "
                f"| {first.games} | {first.share:.1%} ({100 * first.low:.1f} to {100 * first.high:.1f}) "
                f"| {first.fair:.0%} | {first.margin:+.1f} | {test} |"
            )
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_named", nargs="*", default=game_names(), metavar="GAME")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--budget", default="0.1s", help="a turn, as 0.1s, 0.1cpu or a number of simulations")
    parser.add_argument("--slow-budget", default="1s", help="that of the confirming match")
    parser.add_argument("--only", nargs="*", help="only the matches of these names")
    parser.add_argument("--folder", type=Path, default=Path("arenas"))
    parser.add_argument("--workers", type=int)
    parser.add_argument("--table", action="store_true", help="play nothing; print what the folder holds")
    arguments = parser.parse_args()
    if arguments.table:
        print(table(arguments.folder))
        return
    arguments.folder.mkdir(exist_ok=True)
    console = Console(width=110)
    for name in arguments.games_named:
        prepare(load(name))
    for match, name in product(matches("", 0, "", ""), arguments.games_named):
        if not arguments.only or match in arguments.only:
            settings = matches(name, arguments.games, arguments.budget, arguments.slow_budget)[match]
            console.rule(f"{name}: {match}")
            show_arena(settings, arguments.folder / f"{name}-{match}.json", arguments.workers, console)


if __name__ == "__main__":
    main()
