"""Routes about finished games, records, and study."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import Body, FromPath, FromQuery, JSONBody

from tworivers.server import advice, api, history, study
from tworivers.server.limits import MOST_RECORD_BYTES, Limit
from tworivers.server.problems import Conflict
from tworivers.server.service import Caller, Served, TableId
from tworivers.server.views import encode, table_view


def _file(content: bytes, name: str) -> Response[bytes]:
    headers = {"content-disposition": f'attachment; filename="{name}.json"'}
    return Response(content, media_type="application/json", headers=headers)


@get("/api/tables/{table_id:str}/record")
async def record(request: Caller, server: Served, table_id: TableId) -> Response[bytes]:
    """The record of a finished game."""
    server.limits.take(Limit.LOOK, request, await server.people.of(request))
    async with server.tables.at(table_id) as table:
        return _file(history.record_of(table), f"{table.game.name}-{table.id}")


@get("/api/tables/{table_id:str}/log")
async def seat_log(request: Caller, server: Served, table_id: TableId, seat: FromQuery[int]) -> api.SeatLog:
    """What your seat was told so far."""
    server.limits.take(Limit.LOOK, request, await server.people.of(request))
    async with server.tables.at(table_id) as table:
        return history.log_of(table, await server.people.of(request), seat)


@get("/api/tables/{table_id:str}/moments/{version:int}")
async def moment(
    request: Caller,
    server: Served,
    table_id: TableId,
    version: FromPath[int],
    eyes: FromQuery[api.Eyes] = "open",
) -> api.Looked:
    """A moment of a finished game."""
    server.limits.take(Limit.LOOK, request, await server.people.of(request))
    async with server.tables.at(table_id) as table:
        return history.look_at(table, version, eyes)


@post("/api/records", request_max_body_size=MOST_RECORD_BYTES)
async def take_in(
    request: Caller,
    server: Served,
    data: Annotated[dict[str, object], Body(description="A record file.")],
) -> api.TableView:
    """A table to replay, from a record made elsewhere."""
    person = await server.person(request)
    server.limits.take(Limit.IMPORT, request, person)
    table = await history.take_in(server.tables, person, encode(data))
    return table_view(table, person, eyes="open")


@post("/api/study", status_code=200)
async def look(request: Caller, server: Served, data: JSONBody[api.Study]) -> api.StudyView:
    """A position after some actions."""
    server.limits.take(Limit.STUDY, request, await server.people.of(request))
    server.preparation.check(data.game)
    return study.look(data)


@post("/api/study/ask", status_code=200)
async def ask(request: Caller, server: Served, data: JSONBody[api.StudyAsk]) -> api.Asked:
    """What would happen there?"""
    server.limits.take(Limit.STUDY, request, await server.people.of(request))
    server.preparation.check(data.study.game)
    return study.ask(data)


@post("/api/study/advice", status_code=200)
async def study_advice(request: Caller, server: Served, data: JSONBody[api.Study]) -> api.Advice:
    """What would the computer do there?"""
    server.limits.take(Limit.ADVICE, request, await server.people.of(request))
    server.preparation.check(data.game)
    match, _ = study.replayed(data)
    if match.over:
        raise Conflict("game-is-over")
    await study.check_fair(server.tables, match, await server.people.of(request))
    return await advice.advice_at(server.workers, match, match.to_move)


@post("/api/tables/{table_id:str}/advice", status_code=200)
async def table_advice(
    request: Caller, server: Served, table_id: TableId, data: JSONBody[api.AskAdvice]
) -> api.Advice:
    """What would the computer do in your seat?"""
    person = await server.person(request)
    server.limits.take(Limit.ADVICE, request, person)
    async with server.tables.at(table_id) as table:
        pass  # the computer thinks without holding up the table
    return await advice.advice_for(server.workers, table, person, data.seat)


@post("/api/tables/{table_id:str}/analysis", status_code=200)
async def analysis(request: Caller, server: Served, table_id: TableId) -> api.AnalysisView:
    """Everyone's chances through a finished game, and what each decision cost; ask again for more."""
    server.limits.take(Limit.LOOK, request, await server.person(request))
    async with server.tables.at(table_id) as table:
        return server.analyses.of(table)


handlers = [record, seat_log, moment, take_in, look, ask, study_advice, table_advice, analysis]
