"""The lab on a Ray cluster of this machine: the same results as without, also when workers are killed."""

import os
import signal
from pathlib import Path

import numpy as np
import pytest

from tworivers.games.game import load
from tworivers.lab import corpus
from tworivers.lab.arena import Arena, Settings, fight, outcomes
from tworivers.lab.crew import LOCAL, Cluster
from tworivers.lab.statistics import Sprt
from tworivers.lab.train import Plan, train
from tworivers.words.messages import BadOption

ARENA = Settings("babylonia", ["greedy", "random", "search:20"], games=4, seed=3)


def busy_workers(work: str) -> list[int]:
    """The processes of Ray's workers that do this work now."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            words = (process / "cmdline").read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if process.name.isdigit() and words.startswith(f"ray::{work}"):
            found.append(int(process.name))
    return found


def test_an_arena_comes_out_the_same_on_ray_though_workers_are_killed() -> None:
    plain = fight(ARENA)
    killed: list[int] = []

    def kill_one(_: Arena) -> None:
        if len(killed) < 2:
            for process in busy_workers("play_game")[:1]:
                os.kill(process, signal.SIGKILL)
                killed.append(process)

    spread = fight(ARENA, workers=2, report=kill_one, ray=LOCAL)
    assert killed
    assert len(spread.lines) == 12
    assert outcomes(spread) == outcomes(plain)


def test_a_sequential_test_stops_at_the_same_game_wherever_it_is_played() -> None:
    settings = Settings("babylonia", ["greedy", "random"], games=60, sprt=Sprt(0.5, 0.8))
    one, several = fight(settings, workers=1), fight(settings, workers=3)
    assert outcomes(one) == outcomes(several)
    assert len(one.lines) < 60


def test_a_corpus_and_a_training_come_out_the_same_on_ray(tmp_path: Path) -> None:
    settings = corpus.Settings("babylonia", ["greedy"], games=6, shard=3, kind="numpy")
    plan = Plan("babylonia", games=16, hidden=8)

    def make(name: str, ray: str | None) -> None:
        corpus.write(settings, tmp_path / name, workers=2, ray=ray)
        train(load("babylonia"), plan, tmp_path / name / "network.npz", tmp_path / name / "kept.npz", ray=ray)

    make("plain", None)
    with Cluster(LOCAL, 2):  # both use the one that is there
        make("ray", LOCAL)
    for file in ("records-00000.jsonl", "records-00001.jsonl", "positions-00000.npz", "positions-00001.npz"):
        assert (tmp_path / "ray" / file).read_bytes() == (tmp_path / "plain" / file).read_bytes()
    plain, spread = (weights(tmp_path / name / "network.npz") for name in ("plain", "ray"))
    assert set(plain) == {"first", "bias", "last", "last_bias"}
    assert plain == spread


def weights(file: Path) -> dict[str, bytes]:
    """What a network knows, without how long it took to learn it."""
    with np.load(file) as parts:
        return {name: part.tobytes() for name, part in parts.items() if part.dtype.kind == "f"}


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadOption, match=r"127\.0\.0\.1:1"):
        fight(ARENA, ray="127.0.0.1:1")
