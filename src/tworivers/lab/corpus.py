"""Corpora: self-play games as records, and all their positions as arrays for learning.

A folder holds `corpus.json` (the settings) and shards of a fixed number of games: `records-00000.jsonl`, a
record a line, and `positions-00000.parquet` or `.npz`. A shard is written whole or not at all, so the same
command goes on where it was stopped. `docs/lab.md` says what the columns mean.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from tworivers.bots.kinds import bot_from
from tworivers.games.game import Game, load
from tworivers.lab.crew import crew_of
from tworivers.lab.extras import extra
from tworivers.lab.rewards import rewards_of
from tworivers.play.match import Match
from tworivers.words.messages import BadOption

FORMAT = "tworivers corpus 1"
SETTINGS = "corpus.json"
SEATS_APART = 8  # the seeds of the bots of one game

Kind = Literal["parquet", "numpy"]


class Settings(msgspec.Struct, frozen=True):
    """Everything that makes a corpus come out the same again."""

    game: str
    by: list[str]
    players: int = 2
    games: int = 1000
    seed: int = 0
    options: dict[str, Any] = {}
    kind: Kind = "parquet"
    observations: bool = False
    shard: int = 100
    format: str = FORMAT


class Played(NamedTuple):
    """One game: its record, and its positions as columns."""

    record: bytes
    columns: dict[str, np.ndarray]


def play_game(settings: Settings, number: int) -> Played:
    """Play one game, in whatever process; who sits where rotates with the number."""
    game = load(settings.game)
    seats = [settings.by[(seat + number) % len(settings.by)] for seat in range(settings.players)]
    match = Match(game, settings.players, settings.options, settings.seed + number, names=seats)
    bots = [bot_from(words, SEATS_APART * number + seat) for seat, words in enumerate(seats)]
    states, deciders, actions = [], [], []
    while not match.over:
        seat = match.to_move
        action = bots[seat].decide(game, match.state, match.version)
        states.append(game.copy(match.state))
        deciders.append(seat)
        actions.append(action)
        match.play(action)
    columns: dict[str, np.ndarray] = {
        "game": np.full(len(actions), number, dtype=np.int32),
        "step": np.arange(len(actions), dtype=np.int32),
        "seat": np.array(deciders, dtype=np.int8),
        "action": np.array(actions, dtype=np.int32),
        "legal": np.stack([game.masks(states[i]) for i in range(len(states))]),
        **outcome(match, np.array(deciders)),
        "state": joined(states),
    }
    if settings.observations:
        columns["observation"] = np.stack(
            [game.observe(s, seat) for s, seat in zip(states, deciders, strict=True)]
        )
    return Played(msgspec.json.encode(match.record()), columns)


def joined(parts: list[np.ndarray]) -> np.ndarray:
    """Arrays one after the other; states byte by byte, because NumPy would skip what is between fields."""
    if parts[0].dtype.names is None:
        return np.concatenate(parts)
    return np.frombuffer(b"".join(part.tobytes() for part in parts), dtype=parts[0].dtype)


def outcome(match: Match, deciders: np.ndarray) -> dict[str, np.ndarray]:
    """How the game ended for each position's decider: reward, place and score."""
    result = match.result()
    assert result is not None
    return {
        "reward": np.array(rewards_of(match.game, match.state), dtype=np.float32)[deciders],
        "place": np.array(result.places, dtype=np.int8)[deciders],
        "score": np.array(result.scores, dtype=np.int32)[deciders],
    }


def write(
    settings: Settings,
    folder: Path,
    workers: int | None = None,
    report: Callable[[int], None] = lambda done: None,  # noqa: ARG005
    ray: str | None = None,
) -> int:
    """Play all games whose shards are missing, here or on a Ray cluster; return the number of new positions.

    `report` is told how many games are done."""
    check(settings)
    begin(settings, folder)
    shards = range(-(-settings.games // settings.shard))
    missing = [number for number in shards if not is_written(settings, folder, number)]
    plans = [(settings, game) for number in missing for game in games_of(settings, number)]
    waiting: dict[int, dict[int, Played]] = {number: {} for number in missing}
    done = settings.games - len(plans)
    positions = 0
    report(done)
    with crew_of(ray, workers) as crew:
        for (_, game), played in crew.done(play_game, plans):
            shard = game // settings.shard
            waiting[shard][game] = played
            positions += len(played.columns["action"])
            done += 1
            report(done)
            if len(waiting[shard]) == len(games_of(settings, shard)):
                write_shard(settings, folder, shard, waiting.pop(shard))
    return positions


def check(settings: Settings) -> None:
    """Refuse what cannot be played or written, before anything starts."""
    load(settings.game).options(settings.players, settings.options)
    for words in settings.by:
        bot_from(words, 0)
    if settings.kind == "parquet":
        parquet()


def begin(settings: Settings, folder: Path) -> None:
    """Make the folder, or find the same settings in it; more games may be asked for than before."""
    file = folder / SETTINGS
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if file.exists():
            known = settings_of(folder)
            same = msgspec.structs.replace(known, games=0) == msgspec.structs.replace(settings, games=0)
            if not same or known.games > settings.games:
                raise BadOption("other-corpus", path=str(folder))
            if known.games < settings.games and known.games % settings.shard:
                drop(settings, folder, known.games // settings.shard)
        put(file, msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n")
    except OSError as error:
        raise BadOption("bad-corpus-folder", path=str(folder), reason=str(error.strerror)) from None


def settings_of(folder: Path) -> Settings:
    """What a corpus was made with."""
    try:
        return msgspec.json.decode((folder / SETTINGS).read_bytes(), type=Settings)
    except OSError as error:
        raise BadOption("bad-corpus-folder", path=str(folder), reason=str(error.strerror)) from None
    except msgspec.DecodeError as error:
        raise BadOption("bad-corpus-folder", path=str(folder), reason=str(error)) from None


def games_of(settings: Settings, shard: int) -> range:
    return range(shard * settings.shard, min((shard + 1) * settings.shard, settings.games))


def files_of(settings: Settings, folder: Path, shard: int) -> tuple[Path, Path]:
    """The records and the positions of a shard."""
    ending = "parquet" if settings.kind == "parquet" else "npz"
    return folder / f"records-{shard:05}.jsonl", folder / f"positions-{shard:05}.{ending}"


def is_written(settings: Settings, folder: Path, shard: int) -> bool:
    return all(file.exists() for file in files_of(settings, folder, shard))


def drop(settings: Settings, folder: Path, shard: int) -> None:
    """Forget a last shard that was not full, because now it will be."""
    for file in files_of(settings, folder, shard):
        file.unlink(missing_ok=True)


def put(file: Path, content: bytes) -> None:
    """Write a file whole or not at all."""
    beside = file.with_name(file.name + ".part")
    beside.write_bytes(content)
    beside.replace(file)


def write_shard(settings: Settings, folder: Path, shard: int, games: dict[int, Played]) -> None:
    """Write the games of a shard in order."""
    played = [games[number] for number in sorted(games)]
    columns = {name: joined([p.columns[name] for p in played]) for name in played[0].columns}
    records, positions = files_of(settings, folder, shard)
    put(records, b"".join(p.record + b"\n" for p in played))
    beside = positions.with_name(positions.name + ".part")
    with beside.open("wb") as out:
        if settings.kind == "parquet":
            write_parquet(out, columns)
        else:
            np.savez_compressed(out, allow_pickle=False, **columns)
    beside.replace(positions)


def parquet() -> Any:
    """PyArrow, or a word on how to get it."""
    with extra("lab"):
        import pyarrow
        import pyarrow.parquet
    return pyarrow


def write_parquet(out: Any, columns: dict[str, np.ndarray]) -> None:
    """Numbers as numbers, states and legal actions as bytes of a fixed size, observations as lists."""
    arrow = parquet()
    table = {name: as_arrow(arrow, column) for name, column in columns.items()}
    arrow.parquet.write_table(arrow.table(table), out, compression="zstd")


def as_arrow(arrow: Any, column: np.ndarray) -> Any:
    if column.dtype == np.float32 and column.ndim == 2:
        return arrow.FixedSizeListArray.from_arrays(arrow.array(column.ravel()), column.shape[1])
    if column.ndim == 1 and column.dtype.names is None:
        return arrow.array(column)
    width = column.nbytes // len(column)
    kind = arrow.binary(width)
    return arrow.FixedSizeBinaryArray.from_buffers(
        kind, len(column), [None, arrow.py_buffer(column.tobytes())]
    )


def shards(folder: Path) -> Iterator[dict[str, np.ndarray]]:
    """The positions of a corpus, shard by shard, as arrays, whichever way they were written."""
    settings = settings_of(folder)
    game = load(settings.game)
    for number in range(-(-settings.games // settings.shard)):
        if is_written(settings, folder, number):
            file = files_of(settings, folder, number)[1]
            if settings.kind == "parquet":
                yield read_parquet(file, game)
            else:
                with np.load(file) as columns:
                    yield dict(columns)


def read_parquet(file: Path, game: Game) -> dict[str, np.ndarray]:
    """The columns of a file, states and legal actions as they were."""
    table = parquet().parquet.read_table(file)
    columns = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        if name in ("state", "legal"):
            values = np.frombuffer(
                column.buffers()[1], dtype=np.uint8, count=len(column) * column.type.byte_width
            )
            kind = game.dtype if name == "state" else np.dtype(np.uint64)
            columns[name] = (
                values.view(kind) if name == "state" else values.view(kind).reshape(len(column), -1)
            )
        elif name == "observation":
            columns[name] = column.flatten().to_numpy().reshape(len(column), -1)
        else:
            columns[name] = column.to_numpy()
    return columns
