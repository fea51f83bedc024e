"""The lab in the terminal: progress and tables of arenas, analyses and trainings."""

from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tworivers.games.game import Game
from tworivers.lab import train as training
from tworivers.lab.analyse import Analysis, analyse, chart
from tworivers.lab.arena import Arena, Pairing, Settings, fight, summary, total_games
from tworivers.play.record import Record


def progress_bar(console: Console) -> Progress:
    """A bar with how many are done, the time, and how it stands."""
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("{task.fields[standing]}"), console=console, transient=True,
    )  # fmt: skip


def show_arena(
    settings: Settings, file: Path | None, workers: int | None, console: Console, ray: str | None = None
) -> Arena:
    """Run an arena with a progress bar and print who won."""
    with progress_bar(console) as progress:
        task = progress.add_task(settings.game, total=total_games(settings), standing="")

        def report(arena: Arena) -> None:
            progress.update(task, completed=len(arena.lines), standing=standing(arena))

        arena = fight(settings, file, workers, report, ray)
    for pairing in summary(arena):
        console.print(table_of(settings, pairing))
    return arena


def standing(arena: Arena) -> str:
    """How the first contender of each pairing stands, in short."""
    rows = [pairing.rows[0] for pairing in summary(arena, rated=False)]
    return "  ".join(f"{row.contender} {row.share:.0%} of {row.games}" for row in rows)


def table_of(settings: Settings, pairing: Pairing) -> Table:
    """One pairing as a table."""
    games = pairing.rows[0].games
    table = Table(title=f"{games} games of {settings.game}, {settings.players} players, seed {settings.seed}")
    table.add_column("opponent", overflow="fold")
    for title in ("wins", "95 %", "fair", "score", "margin", "dec./s", "sim./s", "skill"):
        table.add_column(title, justify="right", no_wrap=True)
    for row in pairing.rows:
        table.add_row(
            row.contender,
            f"{row.share:.1%}",
            f"{100 * row.low:.1f}-{100 * row.high:.1f}",
            f"{row.fair:.0%}",
            f"{row.score:.1f}",
            f"{row.margin:+.1f}",
            f"{row.decisions_per_second:,.0f}",
            f"{row.simulations_per_second:,.0f}" if row.simulations_per_second else "",
            f"{row.rating[0]:.1f}±{row.rating[1]:.1f}",
        )
    if settings.sprt is not None:
        said = pairing.answer or "open"
        table.caption = f"sprt {settings.sprt.worse:.0%} or {settings.sprt.better:.0%}: {said}"
    return table


def show_analysis(
    record: Record, simulations: int, seed: int, svg: Path | None, json: Path | None, console: Console
) -> Analysis:
    """Analyse a record with a progress bar, print the costliest decisions, write what was asked for."""
    with progress_bar(console) as progress:
        task = progress.add_task(record.game, total=len(record.entries), standing="")
        analysis = analyse(
            record, simulations, seed, lambda done, of: progress.update(task, completed=done, total=of)
        )
    table = Table(title=f"{record.game}: the decisions that cost most")
    for title in ("entry", "player", "played", "better"):
        table.add_column(title)
    table.add_column("cost", justify="right")
    for moment in analysis.costliest():
        player = analysis.players[moment.seat]
        table.add_row(str(moment.version + 1), player, moment.action, moment.best, f"{moment.cost:.1%}")
    console.print(table)
    if svg is not None:
        svg.write_text(chart(analysis), encoding="utf-8")
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(analysis), indent=1) + b"\n")
    return analysis


def show_training(
    game: Game,
    plan: training.Plan,
    file: Path,
    checkpoint: Path,
    threads: int,
    console: Console,
    ray: str | None = None,
) -> None:
    """Train with a progress bar and say what was made."""
    with progress_bar(console) as progress:
        task = progress.add_task(f"{plan.game}, {plan.players} players", total=plan.games, standing="")

        def report(now: training.Progress) -> None:
            standing = (
                f"error {now.error:.3f}, {now.length:.0f} decisions, {now.games / now.seconds:.1f} games/s"
            )
            progress.update(task, completed=now.games, standing=standing)

        made = training.train(game, plan, file, checkpoint, threads, report, ray=ray)
    console.print(f"{file}: {made.games} games in {made.seconds:.0f} s", markup=False, highlight=False)
