"""One command, `tworivers`."""

import hashlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as RichTable

from tworivers import hosting, rulebook
from tworivers.bots import prepare as opponents_preparation
from tworivers.bots.bot import Bot
from tworivers.bots.levels import DEFAULT_LEVEL, LEVELS, bot_of, check_level
from tworivers.games.contract import playable_games
from tworivers.games.game import ALL_OPEN, SPECTATOR, Game, game_names, load
from tworivers.games.prepare import is_ready, prepare
from tworivers.installed import installed_games
from tworivers.lab.simulate import Summary, simulate
from tworivers.play.match import Match
from tworivers.play.record import Record
from tworivers.terminal import Table, standings_table
from tworivers.words.messages import LANGUAGES, BadOption, Message, TwoRiversError, say, seat_names

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Board games of Mesopotamia: play, simulate, replay and read the rules.",
)
console = Console()

FIRST_GAME = game_names()[0]

GameName = Annotated[str, typer.Argument(help=f"The game: {', '.join(game_names())}.")]
Players = Annotated[int, typer.Option("--players", "-p", help="How many play, 2 to 4.")]
Seed = Annotated[int | None, typer.Option("--seed", "-s", help="A number that fixes all draws.")]
OptionWords = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="An option of the game, as name=value; again for more."),
]
RayAddress = Annotated[
    str | None,
    typer.Option("--ray", help="Play on a Ray cluster: its address, or local for one on this machine."),
]
RecordFile = Annotated[Path, typer.Argument(help="A saved game.")]
Moment = Annotated[int | None, typer.Option(help="The table after so many entries; the end by default.")]
Eyes = Annotated[int | None, typer.Option(help="From this seat's eyes; all open by default.")]
Language = Annotated[str, typer.Option("--language", "-l", help=f"One of {', '.join(LANGUAGES)}.")]


@app.command()
def play(
    game: GameName = FIRST_GAME,
    players: Players = 2,
    bots: Annotated[int, typer.Option("--bots", "-b", help="How many seats the computer takes.")] = 1,
    level: Annotated[str, typer.Option(help=f"How well it plays: {', '.join(LEVELS)}.")] = DEFAULT_LEVEL,
    seed: Seed = None,
    option: OptionWords = None,
    language: Language = "en",
    record: Annotated[Path | None, typer.Option(help="Go on with a saved game.")] = None,
) -> None:
    """Play in the terminal, against people at the same keyboard or the computer."""
    check_language(language)
    check_level(level)
    if record is not None:
        match = Record.load(record).replay()
        ready(match.game.name, bots > 0)
    else:
        names = seat_names(players, language)
        match = Match(ready(game, bots > 0), players, options_from(option), seed, names=names)
    if not 0 <= bots < match.players:
        raise BadOption("bad-bots", number=bots, most=match.players - 1)
    taken = range(match.players - bots, match.players)
    opponents: dict[int, Bot] = {seat: bot_of(level, seat) for seat in taken}
    for seat in opponents:
        match.names[seat] = f"{match.names[seat]} ({say(Message(f'level-{level}'), language)})"
    Table(match, opponents, console, language).run()


@app.command()
def games(language: Language = "en") -> None:
    """List the games that are installed, and say why one that another package brings can't be played."""
    check_language(language)
    names, refused = playable_games()
    table = RichTable(box=None)
    for heading in ("game", "title", "players", "package"):
        table.add_column(say(Message(f"terminal-{heading}"), language))
    for name in names:
        game = load(name)
        players = game.players
        numbers = "-".join(dict.fromkeys([str(players[0]), str(players[-1])]))
        table.add_row(name, game.title(language), numbers, installed_games()[name].distribution)
    console.print(table)
    for error in refused:
        console.print(say(error.message, language), style="red", markup=False, highlight=False)


@app.command("simulate")
def simulate_command(
    game: GameName,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    players: Players = 2,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The seed of the first game.")] = 0,
    option: OptionWords = None,
) -> None:
    """Play random games and show what they were like."""
    rules = ready(game)
    options = options_from(option)
    rules.options(players, options)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=console, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task(f"{game}, {players} players", total=games)
        summary = simulate(rules, games, players, seed, options, lambda n: progress.update(task, completed=n))
    console.print(summary_table(summary))


@app.command("arena")
def arena_command(
    game: GameName,
    contenders: Annotated[
        list[str],
        typer.Argument(help="Opponents, such as random, greedy, search:1s (a turn), search:400, merchant."),
    ],
    players: Players = 2,
    games: Annotated[
        int,
        typer.Option("--games", "-n", min=1, help="Games of each pairing, rounded up to whole rotations."),
    ] = 400,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The seed of the first game.")] = 0,
    option: OptionWords = None,
    threads: Annotated[int, typer.Option(min=1, help="Threads of each searching opponent.")] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help="Games at once; one a core by default.")] = None,
    stop: Annotated[str | None, typer.Option(help="sprt: stop as soon as the answer is clear.")] = None,
    worse: Annotated[float, typer.Option(min=0.01, max=0.98, help="The share that sprt would reject.")] = 0.5,
    better: Annotated[float, typer.Option(min=0.02, max=0.99, help="The share sprt would accept.")] = 0.6,
    save: Annotated[
        Path | None, typer.Option(help="Keep every game in this JSON file; the same command goes on with it.")
    ] = None,
    ray: RayAddress = None,
) -> None:
    """Let opponents play each other on the same seeds with seats rotated, and show who is stronger."""
    from tworivers.lab.arena import Settings
    from tworivers.lab.showing import show_arena
    from tworivers.lab.statistics import Sprt

    ready(game, with_opponents=True)
    if stop not in (None, "sprt") or worse >= better:
        raise BadOption("bad-stop")
    sprt = Sprt(worse, better) if stop else None
    settings = Settings(game, contenders, players, games, seed, threads, options_from(option), sprt)
    show_arena(settings, save, workers, console, ray)


@app.command("analyse")
def analyse_command(
    file: RecordFile,
    simulations: Annotated[int, typer.Option(min=2, help="Simulations for each decision.")] = 400,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The seed of the search.")] = 0,
    svg: Annotated[Path | None, typer.Option(help="Draw the chances of all players into this file.")] = None,
    json: Annotated[Path | None, typer.Option(help="Write every estimate to this file.")] = None,
) -> None:
    """Look back at a saved game: the chances before each decision, and which decisions cost most."""
    from tworivers.lab.showing import show_analysis

    record = Record.load(file)
    ready(record.game, with_opponents=True)
    show_analysis(record, simulations, seed, svg, json, console)


@app.command("train")
def train_command(
    game: GameName,
    players: Players = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=8, help="Games of self-play.")] = 20_000,
    seed: Annotated[int, typer.Option("--seed", "-s", help="A number that fixes the whole training.")] = 0,
    hidden: Annotated[int, typer.Option(min=1, max=512, help="Units of the hidden layer.")] = 64,
    file: Annotated[Path | None, typer.Option(help="Where the network goes; GAME-PLAYERS.npz here.")] = None,
    checkpoint: Annotated[
        Path | None, typer.Option(help="Kept every minute; the same command goes on with it.")
    ] = None,
    threads: Annotated[int, typer.Option(min=1, help="Games played at once; changes only the speed.")] = 2,
    ray: RayAddress = None,
) -> None:
    """Train the network of the learned opponent by self-play."""
    from tworivers.lab.showing import show_training
    from tworivers.lab.train import Plan

    rules = ready(game, with_opponents=True)
    rules.options(players, {})
    plan = Plan(game, players, games, seed, hidden)
    target = file or Path(f"{game}-{players}.npz")
    checkpoint = checkpoint or target.with_suffix(".training.npz")
    show_training(rules, plan, target, checkpoint, threads, console, ray)


@app.command()
def replay(
    file: RecordFile,
    at: Moment = None,
    seat: Eyes = None,
    language: Language = "en",
) -> None:
    """Tell a saved game move by move, and show how it stands at the end or at one moment."""
    check_language(language)
    record = Record.load(file)
    ready(record.game)
    viewer = viewer_of(seat, record)
    match = record.replay(0)
    for number, entry in enumerate(record.entries[: moment(at, record)]):
        tell_entry(match, number, entry, viewer, language)
    console.print(match.game.picture(match.view(viewer)))
    result = match.result()
    if result is not None:
        console.print(standings_table(result, match.names, Table(match, {}, console, language).say))


@app.command()
def show(
    file: RecordFile,
    at: Moment = None,
    seat: Eyes = None,
    svg: Annotated[Path | None, typer.Option(help="Write a picture to this file instead.")] = None,
) -> None:
    """Show how a saved game stands at the end or at one moment, here or as a picture."""
    record = Record.load(file)
    match = record.replay(moment(at, record))
    view = match.view(viewer_of(seat, record))
    if svg is None:
        console.print(match.game.picture(view))
        return
    try:
        svg.write_text(match.game.svg(view), encoding="utf-8")
    except OSError as error:
        raise TwoRiversError("terminal-not-saved", path=str(svg), reason=str(error.strerror)) from None
    console.print(say(Message("terminal-saved", {"path": str(svg)})), markup=False, highlight=False)


@app.command()
def rules(
    game: GameName,
    number: Annotated[str | None, typer.Argument(help="Only this rule, such as 11.6.")] = None,
) -> None:
    """Read the rules of a game in our own words, or one of them by its number."""
    load(game)
    text = rulebook.text(game) if number is None else rulebook.rule(game, number)
    console.print(Markdown(text))


@app.command()
def verify(record: RecordFile) -> None:
    """Check a saved game: every draw from its seed, every action, every state, the end."""
    loaded = Record.load(record)
    match = loaded.replay()
    seed_hash = hashlib.sha256(match.seed).hexdigest()
    console.print(f"[green]{record} is sound[/green]: {len(loaded.entries)} entries replayed and checked.")
    console.print(f"SHA-256 of its seed, as the table showed from the start: {seed_hash}", highlight=False)


hosting.add_to(app)


@app.command("corpus")
def corpus_command(
    game: GameName,
    folder: Annotated[Path, typer.Argument(help="Where to write; a folder begun before is gone on with.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    by: Annotated[
        list[str] | None, typer.Option(help="An opponent that plays, as in the arena; again for more.")
    ] = None,
    players: Players = 2,
    seed: Annotated[int, typer.Option("--seed", "-s", help="The seed of the first game.")] = 0,
    option: OptionWords = None,
    numpy: Annotated[bool, typer.Option("--numpy", help="Positions as .npz, not as Parquet.")] = False,
    observations: Annotated[
        bool, typer.Option("--observations", help="Also what each decider saw: large.")
    ] = False,
    shard: Annotated[int, typer.Option(min=1, help="Games a file.")] = 100,
    workers: Annotated[int | None, typer.Option(min=1, help="Games at once; one a core by default.")] = None,
    ray: RayAddress = None,
) -> None:
    """Let opponents play, and keep the games as records and all positions as arrays for learning."""
    from tworivers.lab import corpus

    ready(game, with_opponents=True)
    settings = corpus.Settings(
        game, by or ["random"], players, games, seed, options_from(option),
        "numpy" if numpy else "parquet", observations, shard,
    )  # fmt: skip
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
        console=console, transient=True,
    ) as progress:  # fmt: skip
        task = progress.add_task(f"{game}, {players} players", total=games)
        positions = corpus.write(settings, folder, workers, lambda n: progress.update(task, completed=n), ray)
    console.print(f"{positions:,} new positions, {games:,} games in {folder}", markup=False, highlight=False)


def moment(at: int | None, record: Record) -> int:
    """How many entries of a record to play."""
    return len(record.entries) if at is None else max(0, min(at, len(record.entries)))


def viewer_of(seat: int | None, record: Record) -> int:
    """Whose eyes a saved game is seen with."""
    return ALL_OPEN if seat is None else seat if 0 <= seat < len(record.players) else SPECTATOR


def tell_entry(match: Match, number: int, entry: Any, viewer: int, language: str) -> None:
    """One line of the log and what it set off."""
    from tworivers.play.handover import handover
    from tworivers.play.record import apply

    apply(match, entry)
    console.print(f"{number + 1:>4} [bold]{match.names[entry.seat]}[/bold] {entry.action or entry.kind}")
    told = [handover(match, number)] if entry.kind == "seat" else []
    for event in match.told(viewer) if entry.kind == "action" else told:
        console.print(f"       {match.say(event, language)}", markup=False, highlight=False)


def options_from(words: list[str] | None) -> dict[str, Any]:
    """Options from `name=value` words; numbers, true and false are understood."""
    options: dict[str, Any] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption("bad-option-word", word=word)
        plain: dict[str, Any] = {"true": True, "false": False}
        options[name] = plain.get(value.lower(), int(value) if value.lstrip("-").isdigit() else value)
    return options


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise BadOption("bad-language", language=language, known=", ".join(LANGUAGES))


@contextmanager
def compiling(name: str) -> Iterator[Any]:
    """A progress bar while rules are compiled for the first time."""
    with Progress(
        TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), console=console, transient=True
    ) as progress:
        task = progress.add_task(f"Getting {name} ready (once per version)", total=None)
        yield lambda done, expected: progress.update(task, completed=done, total=expected)


def ready(name: str, with_opponents: bool = False) -> Game:
    """The game, its rules compiled, and its opponents if they are to play."""
    game = load(name)
    if not is_ready(game):
        with compiling(name) as report:
            prepare(game, report)
    if with_opponents and not opponents_preparation.is_ready(game):
        with compiling(name) as report:
            opponents_preparation.prepare(game, report)
    return game


def summary_table(summary: Summary) -> RichTable:
    """What a number of random games were like."""
    table = RichTable(title=f"{summary.games} random games of {summary.game}, {summary.players} players")
    table.add_column("")
    table.add_column("", justify="right")
    table.add_row("games a second", f"{summary.games_per_second:,.0f}")
    table.add_row("decisions a second", f"{summary.decisions_per_second:,.0f}")
    table.add_row("decisions a game", f"{summary.decisions / summary.games:,.1f}")
    for ending, number in summary.endings.items():
        table.add_row(f"ended by: {ending}", f"{number / summary.games:.1%}")
    for seat, wins in enumerate(summary.wins):
        score = summary.mean_scores[seat]
        table.add_row(f"seat {seat}: wins, mean score", f"{wins / summary.games:.1%}, {score:.2f}")
    table.add_row("best score", str(summary.best_score))
    return table


def main() -> None:
    """Run the command; an error that a person can mend is one sentence, not a traceback."""
    try:
        app()
    except TwoRiversError as error:
        console.print(f"[red]{error}[/red]", highlight=False)
        sys.exit(2)
