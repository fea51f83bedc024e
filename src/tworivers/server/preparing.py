"""Getting the games and their opponents ready: compiled in other processes, while the server answers."""

import asyncio
import logging
import sys

import msgspec

from tworivers.bots.prepare import is_ready
from tworivers.games.contract import playable_games
from tworivers.games.game import load
from tworivers.games.prepare import prepare
from tworivers.server.api import GameInfo, Preparing
from tworivers.server.problems import NotReady
from tworivers.words.messages import BadGame

log = logging.getLogger("tworivers.preparing")


class Preparation:
    """Which games are ready, and how far the others are; a game that is refused is told to the host."""

    def __init__(self) -> None:
        names, refused = playable_games()
        for error in refused:
            log.error("%s", error)
        self.names = frozenset(names)
        self.progress: dict[str, Preparing] = {name: Preparing(0, 1) for name in names}
        self.ready: set[str] = set()
        # Compiled code is loaded by one thread at a time anyway: so the first game need not wait for all.
        self._loading = asyncio.Lock()

    async def run(self) -> None:
        """Prepare all games, those first that were compiled before."""
        names = sorted(self.progress, key=lambda name: not is_ready(load(name)))
        await asyncio.gather(*(self._prepare(name) for name in names))

    async def compile_all(self) -> None:
        """Compile what was not compiled before."""
        await asyncio.gather(*(self._compile(name) for name in self.progress if not is_ready(load(name))))

    async def _prepare(self, name: str) -> None:
        game = load(name)
        if not is_ready(game):
            await self._compile(name)
        try:
            async with self._loading:
                await asyncio.to_thread(prepare, game)
        except Exception as error:
            log.exception("%s", BadGame("game-not-compiled", name=name, reason=type(error).__name__))
            del self.progress[name]
            return
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
        if name in self.names and name not in self.ready:
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
            for name in self.progress
        ]
