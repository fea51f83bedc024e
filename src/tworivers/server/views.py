"""What each viewer sees of a table."""

from typing import Any

import msgspec

from tworivers.games.game import ALL_OPEN, SPECTATOR
from tworivers.play.handover import handover
from tworivers.play.match import Match
from tworivers.server import api
from tworivers.server.problems import Conflict, NotFound
from tworivers.server.table import Seat, Table

encode = msgspec.json.Encoder().encode

CHAT_SHOWN = 100


def seat_info(table: Table, seat: Seat, person: str | None) -> api.SeatInfo:
    yours = person is not None and seat.person == person
    clocks = table.match.clocks if table.match is not None and table.clock.kind != "none" else None
    host = person is not None and table.host == person
    return api.SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        level=seat.level,
        yours=yours,
        milliseconds=clocks.left[seat.seat] if clocks else None,
        resigns=seat.resigns > 0,
        key=(seat.key or None) if yours or (host and seat.waits) else None,
        asked=seat.asked,
        freed=seat.former_name if seat.waits and seat.parted == "freed" else "",
        may_free=host and table.may_be_freed(seat),
    )


def parted_info(table: Table, person: str | None) -> api.Parted | None:
    seat = table.parted_from(person)
    return None if seat is None else api.Parted(seat.seat, seat.parted)


def told_entry(match: Match, happened: list[list[int]], number: int, viewer: int) -> api.Told:
    """What one entry set off, as the viewer may know it."""
    entry = match.entries[number]
    if entry.kind == "seat":
        told: list[Any] = [handover(match, number)]
        return api.Told(number + 1, entry.seat, entry.kind, None, told)
    events: list[Any] = match.game.tell(happened, viewer)
    action = entry.action if viewer in (entry.seat, ALL_OPEN) else None
    return api.Told(number + 1, entry.seat, entry.kind, action, events)


def told_since(table: Table, viewer: int, since: int) -> list[Any]:
    """What happened after a version, as the viewer may know it."""
    return [told_encoded(table, viewer, number) for number in range(max(0, since), table.version)]


def told_encoded(table: Table, viewer: int, number: int) -> msgspec.Raw:
    """What one entry set off, encoded once for each viewer."""
    entry = table.told.get((viewer, number))
    if entry is None:
        told = told_entry(table.playing(), table.happened[number], number, viewer)
        entry = table.told[viewer, number] = msgspec.Raw(encode(told))
    return entry


def game_view(table: Table, viewer: int) -> msgspec.Raw | None:
    """The game as a viewer sees it, encoded once for each version."""
    if table.match is None:
        return None
    view = table.views.get(viewer)
    if view is None:
        view = table.views[viewer] = msgspec.Raw(table.match.view_json(viewer))
    return view


def standings(match: Match) -> list[api.Standing] | None:
    result = match.result()
    if result is None:
        return None
    return [api.Standing(s.seat, s.place, s.score, dict(s.parts)) for s in result.standings]


def viewer_with(table: Table, eyes: api.Eyes | None) -> int | None:
    """The viewer whose eyes are wanted; only a finished game can be seen with any eyes."""
    if eyes is None:
        return None
    if table.status != "finished":
        raise Conflict("game-not-finished")
    return viewer_of(eyes, len(table.seats))


def viewer_of(eyes: api.Eyes, players: int) -> int:
    if not eyes.isdigit():
        return ALL_OPEN if eyes == "open" else SPECTATOR
    if int(eyes) >= players:
        raise NotFound("no-such-seat", number=int(eyes))
    return int(eyes)


def table_view(
    table: Table,
    person: str | None,
    wanted: int | None = None,
    since: int = 0,
    eyes: api.Eyes | None = None,
) -> api.TableView:
    """The table as a person sees it from one of their seats, or as a spectator."""
    match = table.match
    chosen = viewer_with(table, eyes)
    viewer = table.viewer(person, wanted) if chosen is None else chosen
    finished = table.status == "finished"
    result = match.result() if match is not None and finished else None
    return api.TableView(
        id=table.id,
        game=table.game.name,
        title=table.title,
        options=table.options,
        status=table.status,
        public=table.public,
        hints=table.hints,
        clock=table.clock,
        elapsed=table.thought() if table.status == "running" else 0,
        timeout=table.timeout,
        version=table.version,
        host=person is not None and table.host == person,
        seats=[seat_info(table, seat, person) for seat in table.seats],
        viewer=viewer,
        to_move=table.to_move,
        view=game_view(table, viewer),
        hides=table.game.hides,
        told=told_since(table, viewer, since),
        may_undo=match is not None and viewer >= 0 and not finished and match.may_undo(viewer) is None,
        result=standings(match) if match and finished else None,
        ending=result.ending if result else "",
        chat=table.chat[-CHAT_SHOWN:],
        seed_hash=table.seed_hash,
        seed=table.seed.hex() if finished else None,
        open_seed=table.open_seed,
        watching=table.watching,
        next_table=table.next_table,
        parted=parted_info(table, person),
    )


def update_for(
    table: Table, person: str | None, wanted: int | None, since: int, accepted: list[api.Accepted]
) -> str:
    """The message that tells a person of a change; all who only watch share one."""
    own = table.held_by(person) or table.host == person or table.parted_from(person) is not None
    if accepted or own:
        return encode(api.Update(table_view(table, person, wanted, since), accepted)).decode()
    message = table.updates.get(since)
    if message is None:
        message = table.updates[since] = encode(api.Update(table_view(table, None, None, since))).decode()
    return message
