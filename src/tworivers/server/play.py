"""Playing: commit, and only then acknowledge and tell the others."""

import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa

from tworivers.bots.levels import DEFAULT_LEVEL
from tworivers.games.game import SPECTATOR, Mark
from tworivers.play.handover import MOVE, Handover, by_computer
from tworivers.play.match import Entry, Match
from tworivers.server import api
from tworivers.server.clock import now
from tworivers.server.metrics import moves_of
from tworivers.server.problems import Conflict, Forbidden
from tworivers.server.store import Append
from tworivers.server.table import Seat, Table, entry_row
from tworivers.server.tables import Tables, VersionConflict
from tworivers.server.views import encode
from tworivers.words.messages import IllegalAction, TwoRiversError

# How often something is judged anew because another process was first.
MOST_TRIES = 20

P = ParamSpec("P")
T = TypeVar("T")


class StaleVersion(Conflict):
    """The client acted on an older picture of the table."""


def retry_on_conflict(function: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """Whatever changes a table reads and judges it anew when another process changed it meanwhile."""

    @functools.wraps(function)
    async def wrapper(*arguments: P.args, **named: P.kwargs) -> T:
        for _ in range(MOST_TRIES - 1):
            try:
                return await function(*arguments, **named)
            except VersionConflict:
                continue
        return await function(*arguments, **named)

    return wrapper


async def append(
    tables: Tables, table: Table, entry: Entry, request: str | None, seat: Seat | None = None
) -> int:
    """Let an entry happen, store it, and tell everyone once it is on disk. The table's lock is held."""
    at = now()
    version = table.version + 1
    decided = table.to_move
    table.apply(entry, request, at)
    to_move = table.to_move
    result = table.result if table.status == "finished" else None
    row = {
        "of_table": table.id,
        "changed": at,
        "status": table.status,
        "to_move": to_move,
        "winners": [table.seats[winner].name for winner in result.winners] if result else None,
        "attend": table.attend(),
    }
    chair = None if seat is None else {"table_id": table.id, **msgspec.to_builtins(seat)}
    notice = notice_for(tables, table, at) if to_move != decided else None
    try:
        line = entry_row(table.id, version, entry, request, at)
        await tables.store.append(Append(line, row, notice, chair))
    except sa.exc.IntegrityError:
        tables.forget(table.id)
        raise VersionConflict("stale-version", version=version) from None
    except BaseException:
        tables.forget(table.id)  # memory is ahead of the store: read it anew
        raise
    tables.committed(table)
    moves_of(table.game.name, entry.kind).inc()
    tables.tell(table)
    if notice is not None:
        tables.on_notice()
    return version


def notice_for(tables: Tables, table: Table, at: int) -> dict[str, Any] | None:
    """A notification for the person whose turn it became, to be stored with the move."""
    person = table.seats[table.to_move].person if table.to_move is not None else None
    if person not in tables.notified:
        return None
    return {"person": person, "table_id": table.id, "version": table.version, "at": at, "due": at}


def spent(table: Table) -> int:
    """Milliseconds since the present decision began; a computer's time is not counted."""
    to_move = table.to_move
    if to_move is None or table.seats[to_move].kind == "bot":
        return 0
    return table.thought()


def check_version(table: Table, version: int) -> None:
    if version != table.version:
        raise StaleVersion("stale-version", version=table.version)


Doing = Callable[[Table, Match, Seat, str], Awaitable[int]]


async def _once(
    tables: Tables, table_id: str, person: str | None, request: api.Act | api.Undo, do: Doing
) -> api.Answer:
    """Carry out a request of a seat once: one that was answered before gets the same answer again.

    It is judged by what this process knows; a refusal is final only if no other process knew more."""
    for _ in range(MOST_TRIES):
        async with tables.held(table_id) as table:
            try:
                seat = table.seat_of(person, request.seat)
                key = f"{seat.seat}:{request.id}"
                if key in table.requests:
                    return api.Answer(table.requests[key])
                match = table.playing()
                check_version(table, request.version)
                return api.Answer(await do(table, match, seat, key))
            except VersionConflict:
                continue
            except TwoRiversError:
                if tables.live.get(table_id) is not table or not await tables.catch_up(table):
                    raise
    raise StaleVersion("stale-version", version=request.version)


async def act(tables: Tables, table_id: str, person: str | None, request: api.Act) -> api.Answer:
    """Play an action."""

    async def do(table: Table, match: Match, seat: Seat, key: str) -> int:
        action = match.game.notation(match.game.parse(request.action))
        return await append(tables, table, Entry("action", seat.seat, action, spent(table)), key)

    return await _once(tables, table_id, person, request, do)


async def undo(tables: Tables, table_id: str, person: str | None, request: api.Undo) -> api.Answer:
    """Take back the last action, or all of the turn that may be taken back."""

    async def do(table: Table, match: Match, seat: Seat, key: str) -> int:
        version = await append(tables, table, Entry("undo", seat.seat), key)
        while request.whole_turn and match.may_undo(seat.seat) is None:
            version = await append(tables, table, Entry("undo", seat.seat), None)
        return version

    return await _once(tables, table_id, person, request, do)


@retry_on_conflict
async def resign(tables: Tables, table_id: str, person: str | None, number: int) -> api.Answer:
    """Give up. With others to disappoint it is an offer: the game ends when all people there agree."""
    async with tables.at(table_id) as table:
        seat = table.seat_of(person, number)
        if table.status != "running":
            raise Conflict("table-not-running")
        people = [other for other in table.seats if other.person is not None]
        if len(table.seats) > 2 and not all(other.resigns or other is seat for other in people):
            await offer_to_end(tables, table, seat)
            return api.Answer(table.version)
        return api.Answer(await append(tables, table, Entry("resign", first_to_resign(table, seat)), None))


async def offer_to_end(tables: Tables, table: Table, seat: Seat) -> None:
    """Note that a seat would end the game. The table's lock is held."""
    if not seat.resigns:
        seat.resigns = 1 + max(other.resigns for other in table.seats)
        await tables.save(table, seat)
        table.tell_listeners()


def first_to_resign(table: Table, last: Seat) -> int:
    """Who comes last: the one who offered first to end the game."""
    offers = [seat for seat in table.seats if seat.resigns]
    return min(offers, key=lambda seat: seat.resigns, default=last).seat


async def give_to_computer(tables: Tables, table: Table, seat: Seat) -> int:
    """The computer plays on for somebody who left. The table's lock is held."""
    seat.kind, seat.level, seat.person, seat.name = "bot", DEFAULT_LEVEL, None, by_computer(seat.name)
    seat.use_link()
    return await hand_over(tables, table, seat)


async def hand_over(tables: Tables, table: Table, seat: Seat, how: Handover = "") -> int:
    """Let everybody know who holds a seat of a running game from now on. The table's lock is held."""
    entry = Entry("seat", seat.seat, how, spent(table), seat.name)
    if how != MOVE:  # another device of the same person keeps to what was said
        seat.resigns, seat.asked = 0, ""
    return await append(tables, table, entry, None, seat)


@retry_on_conflict
async def abandon(tables: Tables, table_id: str, person: str | None, number: int) -> api.Answer:
    """Leave a running game to the computer."""
    async with tables.at(table_id) as table:
        seat = table.seat_of(person, number)
        if table.status != "running":
            raise Conflict("table-not-running")
        return api.Answer(await give_to_computer(tables, table, seat))


async def ask(tables: Tables, table_id: str, person: str | None, request: api.Ask) -> api.Asked:
    """What an action would do, what a piece could do everywhere, or more about one thing."""
    async with tables.at(table_id) as table:
        seat = SPECTATOR if only_looks(request) else table.seat_of(person, request.seat).seat
        return answer(table.playing(), seat, request)


def only_looks(request: api.Ask) -> bool:
    """Whether a spectator asks about a place of the board, which all may know."""
    asks_place = request.about is not None and " " not in request.about
    return request.seat == SPECTATOR and request.piece is None and asks_place


def answer(match: Match, seat: int, request: api.Ask) -> api.Asked:
    """The answer to a question about a match."""
    if request.piece is not None:
        marks = match.marks(seat, request.piece)
        return api.Asked(
            marks={place: effect(mark) for place, mark in marks.items()}, waiting=match.waiting(seat)
        )
    if request.about is not None:
        about = match.game.about(match.state, seat, request.about)
        return api.Asked(about=msgspec.Raw(encode(about)))
    try:
        foresight = match.foresee(seat, request.action or "")
    except IllegalAction as error:
        return api.Asked(refusal=error.message)
    return api.Asked(
        events=[msgspec.Raw(encode(event)) for event in foresight.events],
        later=[msgspec.Raw(encode(event)) for event in foresight.later],
        mark=effect(foresight.mark),
        waiting=foresight.waiting,
    )


def effect(mark: Mark) -> api.Effect:
    return api.Effect(mark.points, mark.effect, mark.possible)


@retry_on_conflict
async def start(tables: Tables, table_id: str, person: str | None) -> Table:
    """Begin the game once every seat is taken."""
    async with tables.at(table_id) as table:
        if table.host != person:
            raise Forbidden("not-the-host")
        if table.status != "open":
            raise Conflict("table-already-started")
        if any(seat.waits for seat in table.seats):
            raise Conflict("seats-still-open")
        table.begin()
        table.status, table.changed = "running", now()
        table.began = table.changed
        await tables.save(
            table,
            status=table.status,
            changed=table.changed,
            seated=table.seated,
            to_move=table.to_move,
            attend=table.attend(),
        )
        tables.tell(table)
        return table


async def say(tables: Tables, table_id: str, person: str, name: str, text: str) -> None:
    """A line of chat."""
    async with tables.at(table_id) as table:
        await tables.say(table, person, api.ChatLine(name or "Guest", text, now()))
