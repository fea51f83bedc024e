"""Routes about games: which there are, and what a page needs of one that it does not know."""

import functools
from typing import Any

from litestar import Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from tworivers.games.game import SPECTATOR, load
from tworivers.play.match import Match
from tworivers.server import api, study
from tworivers.server.limits import Limit
from tworivers.server.problems import NotFound
from tworivers.server.service import Caller, Served, Server, TableId
from tworivers.server.views import viewer_of, viewer_with
from tworivers.words.messages import LANGUAGES, words_of

GameName = FromPath[str]
Picture = Response[str]
SVG = "image/svg+xml"


def _known(server: Server, name: str) -> str:
    """The name of a game that can be played here."""
    if name not in server.preparation.names:
        raise NotFound("unknown-game", name=name, known=", ".join(sorted(server.preparation.names)))
    return name


def _picture(svg: str) -> Picture:
    return Response(svg, media_type=SVG)


@functools.cache
def _first_picture(name: str) -> str:
    """The table at the beginning of a game."""
    match = Match(load(name), load(name).players[0], seed=0)
    return match.game.svg(match.view(SPECTATOR))


@get("/api/games")
async def games(server: Served) -> list[api.GameInfo]:
    """The games, and how far they are prepared."""
    return server.preparation.games()


@get("/api/games/{name:str}/words/{language:str}", media_type="text/plain")
async def words(server: Served, name: GameName, language: FromPath[str]) -> Response[str]:
    """All words of a game in a language, as a Fluent file."""
    if language not in LANGUAGES:
        raise NotFound("bad-language", language=language, known=", ".join(LANGUAGES))
    return Response(words_of(_known(server, name), language), media_type="text/plain")


@get("/api/games/{name:str}/picture", media_type=SVG)
async def first_picture(server: Served, name: GameName) -> Picture:
    """The table at the beginning of a game as an SVG picture."""
    server.preparation.check(_known(server, name))
    return _picture(_first_picture(name))


@get("/api/tables/{table_id:str}/picture", media_type=SVG)
async def table_picture(
    request: Caller, server: Served, table_id: TableId, seat: FromQuery[int | None] = None
) -> Picture:
    """A running table as you see it, as an SVG picture."""
    person = await server.people.of(request)
    server.limits.take(Limit.LOOK, request, person)
    async with server.tables.at(table_id) as table:
        match = table.playing()
        return _picture(match.game.svg(match.view(table.viewer(person, seat))))


@get("/api/tables/{table_id:str}/moments/{version:int}/picture", media_type=SVG)
async def moment_picture(
    request: Caller,
    server: Served,
    table_id: TableId,
    version: FromPath[int],
    eyes: FromQuery[api.Eyes] = "open",
) -> Picture:
    """A moment of a finished game as an SVG picture."""
    server.limits.take(Limit.LOOK, request, await server.people.of(request))
    async with server.tables.at(table_id) as table:
        viewer: Any = viewer_with(table, eyes)
        return _picture(table.game.svg(table.game.view(table.state_at(version), viewer)))


@post("/api/study/picture", status_code=200, media_type=SVG)
async def study_picture(request: Caller, server: Served, data: JSONBody[api.Study]) -> Picture:
    """A position after some actions as an SVG picture."""
    server.limits.take(Limit.STUDY, request, await server.people.of(request))
    server.preparation.check(data.game)
    match, _ = study.replayed(data)
    return _picture(match.game.svg(match.view(viewer_of(data.eyes, match.players))))


handlers = [games, words, first_picture, table_picture, moment_picture, study_picture]
