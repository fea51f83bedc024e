"""Getting the games and their opponents ready: compiled in other processes, while the server answers."""

import asyncio
import logging
import sys

import msgspec

from tworivers.bots.prepare import is_ready
from tworivers.games.game import game_names, load
from tworivers.games.prepare import prepare
from tworivers.server.api import GameInfo, Preparing
from tworivers.server.problems import NotReady

log = logging.getLogger("tworivers.preparing")


class Preparation:
    """Which games are ready, and how far the others are."""

    def __init__(self) -> None:
        self.progress: dict[str, Preparing] = {name: Preparing(0, 1) for name in game_names()}
        self.ready: set[str] = set()
        # Compiled code is loaded by one thread at a time anyway: so the first game need not wait for all.
        self._loading = asyncio.Lock()

    async def run(self) -> None:
        """Prepare all games, those first that were compiled before."""
        names = sorted(game_names(), key=lambda name: not is_ready(load(name)))
        await asyncio.gather(*(self._prepare(name) for name in names))

    async def compile_all(self) -> None:
        """Compile what was not compiled before."""
        await asyncio.gather(*(self._compile(name) for name in game_names() if not is_ready(load(name))))

    async def _prepare(self, name: str) -> None:
        game = load(name)
        if not is_ready(game):
            await self._compile(name)
        async with self._loading:
            await asyncio.to_thread(prepare, game)
        self.ready.add(name)
        log.info("%s is ready", name)

    async def _compile(self, name: str) -> None:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "tworivers.bots.prepare", name, stdout=asyncio.subprocess.PIPE
        )
        assert process.stdout is not None
        async for line in process.stdout:
            done, expected = line.split()
            self.progress[name] = Preparing(int(done), int(expected))
        await process.wait()

    def check(self, name: str) -> None:
        """Refuse what needs a game that is not ready."""
        if name in self.progress and name not in self.ready:
            raise NotReady("game-not-ready", name=name)

    def games(self) -> list[GameInfo]:
        """All games, with their options as a JSON schema."""
        return [
            GameInfo(
                name=name,
                players=list(load(name).players),
                options=msgspec.json.schema(load(name).Options),
                ready=name in self.ready,
                preparing=None if name in self.ready else self.progress[name],
            )
            for name in game_names()
        ]
