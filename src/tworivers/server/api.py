"""What goes over the wire: every request and every answer as a typed struct."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tworivers.messages import Message
from tworivers.play.clocks import Clock

ShortText = Annotated[str, Meta(min_length=1, max_length=40)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

SeatKind = Literal["open", "invited", "person", "bot", "shared"]
Status = Literal["open", "running", "finished"]


class Body(Struct, forbid_unknown_fields=True, kw_only=True):
    """A request."""


# People.


class Me(Struct):
    """Who the server thinks you are."""

    id: str
    name: str
    account: str | None


class Rename(Body):
    name: ShortText


# Games.


class Preparing(Struct):
    """How far a game's rules are compiled."""

    done: int
    expected: int


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    players: list[int]
    options: dict[str, Any]
    ready: bool
    preparing: Preparing | None


# Tables.


class SeatRequest(Body):
    """Who may sit there: anyone, whoever has the link, the computer at a level, or this screen."""

    kind: Literal["open", "invited", "bot", "shared", "me"] = "open"
    level: ShortText = "random"
    name: ShortText | None = None


class CreateTable(Body):
    game: ShortText
    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=4)]
    title: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool = True
    clock: Clock = Clock()
    seed: int | None = None


class JoinTable(Body):
    """Sit down: on any open seat, or with a seat's private link."""

    seat: int | None = None
    key: Annotated[str, Meta(max_length=64)] | None = None
    name: ShortText | None = None


class Act(Body):
    """An action with the version that was seen and an id of the client's own."""

    seat: int
    action: ActionText
    version: int
    id: RequestId


class Undo(Body):
    seat: int
    version: int
    id: RequestId
    whole_turn: bool = False


class Ask(Body):
    """What an action would do, or what a chosen piece could do everywhere."""

    seat: int
    action: ActionText | None = None
    piece: ShortText | None = None


class Say(Body):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class SeatInfo(Struct):
    """A seat as everyone sees it; `key` is its private link, for its owner only."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    yours: bool
    milliseconds: int | None
    key: str | None = None


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: Status
    players: int
    taken: int
    names: list[str]
    your_turn: bool
    changed: int


class Told(Struct):
    """What one entry set off, as the viewer may know it."""

    version: int
    seat: int
    kind: str
    action: str | None
    events: list[msgspec.Raw]


class ChatLine(Struct):
    name: str
    text: str
    at: int


class Standing(Struct):
    seat: int
    place: int
    score: int
    parts: dict[str, int]


class TableView(Struct):
    """A table as one viewer sees it."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: Status
    public: bool
    hints: bool
    clock: Clock
    version: int
    host: bool
    seats: list[SeatInfo]
    viewer: int
    to_move: int | None
    view: msgspec.Raw | None
    told: list[Told]
    may_undo: bool
    result: list[Standing] | None
    ending: str
    chat: list[ChatLine]
    seed_hash: str
    seed: str | None
    next_table: str | None


class Answer(Struct):
    """An accepted action."""

    version: int


class Effect(Struct):
    points: int
    effect: str


class Asked(Struct):
    """Told events of a preview, marks by place, or the reason of a refusal."""

    events: list[msgspec.Raw] | None = None
    marks: dict[str, Effect] | None = None
    refusal: Message | None = None


class Problem(Struct):
    """RFC 9457; `key` and `arguments` are the message, for the page to word in its language."""

    type: str
    title: str
    status: int
    key: str
    arguments: dict[str, Any]


# Over the socket.


class SocketAct(Act, tag="act"):
    pass


class SocketUndo(Undo, tag="undo"):
    pass


class SocketSay(Say, tag="say"):
    pass


class SocketPing(Body, tag="ping"):
    pass


FromClient = SocketAct | SocketUndo | SocketSay | SocketPing


class Update(Struct, tag="table"):
    """The table after a change; `told` holds what was not yet told on this socket."""

    table: TableView


class Accepted(Struct, tag="accepted"):
    id: str
    version: int


class Refused(Struct, tag="refused"):
    id: str | None
    problem: Problem


class Pong(Struct, tag="pong"):
    pass


ToClient = Update | Accepted | Refused | Pong
