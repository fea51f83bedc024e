"""The arena in the terminal: its progress and its table."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from tworivers.lab.arena import Arena, Pairing, Settings, fight, summary, total_games


def show_arena(settings: Settings, file: Path | None, workers: int | None, console: Console) -> Arena:
    """Run an arena with a progress bar and print who won."""
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        TextColumn("{task.fields[standing]}"), console=console, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task(f"{settings.game}", total=total_games(settings), standing="")

        def report(arena: Arena) -> None:
            progress.update(task, completed=len(arena.lines), standing=standing(arena))

        arena = fight(settings, file, workers, report)
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
