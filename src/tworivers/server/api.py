"""What goes over the wire: every request and every answer as a typed struct."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from tworivers.bots.levels import DEFAULT_LEVEL
from tworivers.play.clocks import Clock
from tworivers.words.messages import Message

ShortText = Annotated[str, Meta(min_length=1, max_length=40)]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
AccountName = Annotated[str, Meta(min_length=2, max_length=30, pattern=r"^[\w.-]+$")]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
RequestId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]

# A number that every browser can hold.
Seed = Annotated[int, Meta(ge=0, lt=2**53)]

SeatKind = Literal["open", "invited", "person", "bot", "shared"]
# What the host asks of the holder of a seat, or that the holder stays.
Asking = Literal["", "invite", "computer", "stays"]
# Why somebody lost a seat without leaving it.
Parting = Literal["", "moved", "freed"]
Status = Literal["open", "running", "finished"]
Which = Literal["open", "mine", "finished"]
# From whose eyes a finished game is looked at: all open, a spectator's, or a seat's.
Eyes = Literal["open", "watch", "0", "1", "2", "3"]


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


class Account(Body):
    """A name and a password, to keep one's games on every device."""

    name: AccountName
    password: Password


class SignIn(Body):
    """Back into an account; `adopt` brings along what was played as a guest."""

    name: AccountName
    password: Password
    adopt: bool = True


class ChangePassword(Body):
    old: Password
    new: Password


class Webhook(Body):
    """Where to tell that it is your turn; nowhere without an address."""

    url: Annotated[str, Meta(max_length=500, pattern="^https?://")] | None


class Delivery(Struct):
    """One notification and how it fared."""

    at: int
    table: str
    attempts: int
    delivered: bool
    error: str | None


class WebhookInfo(Struct):
    url: str | None
    deliveries: list[Delivery]


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
    level: ShortText = DEFAULT_LEVEL
    name: ShortText | None = None


class CreateTable(Body):
    game: ShortText
    seats: Annotated[list[SeatRequest], Meta(min_length=2, max_length=4)]
    title: Annotated[str, Meta(max_length=60)] = ""
    options: dict[str, Any] = {}
    public: bool = False
    hints: bool | None = None
    clock: Clock = Clock()
    timeout: Literal["lose", "bot"] = "lose"
    seed: Seed | None = None
    start: "Position | Moment | None" = None


class Position(Body, tag="position"):
    """A game that begins from a position set up by hand."""

    position: dict[str, Any]


class Moment(Body, tag="moment"):
    """A game that goes on from a moment of a finished one."""

    table: ShortText
    version: int


LinkKey = Annotated[str, Meta(min_length=1, max_length=64)]


class JoinTable(Body):
    """Sit down: on any open seat, or with a link, which works once."""

    seat: int | None = None
    key: LinkKey | None = None
    name: ShortText | None = None


class OpenLink(Body):
    key: LinkKey


class SeatLink(Struct):
    """What a link would do: let you sit down, move a seat to this device, or nothing because it is yours."""

    seat: int
    does: Literal["sit", "move", "nothing"]
    name: str


class FreeSeat(Body):
    """Free a seat, or ask its holder to; then somebody else is invited, or the computer plays on."""

    then: Literal["invite", "computer"] = "invite"


class AnswerHost(Body):
    """The holder's answer to the host who asks for the seat."""

    agree: bool


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
    """What an action would do, what a chosen piece could do everywhere, or more about one thing."""

    seat: int
    action: ActionText | None = None
    piece: ShortText | None = None
    about: ActionText | None = None


class Say(Body):
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class SeatInfo(Struct):
    """A seat as everyone sees it. `key` is its link: the invitation, for the host, while nobody sits there;
    then the holder's own, once they asked for one, to move to another device. `asked` is what the host asks
    of the holder, `freed` the name of somebody whose seat was freed before the game, and `may_free` tells
    the host that the seat can be freed or asked for."""

    seat: int
    kind: SeatKind
    name: str
    level: str | None
    yours: bool
    milliseconds: int | None
    resigns: bool = False
    key: str | None = None
    asked: Asking = ""
    freed: str = ""
    may_free: bool = False


class Parted(Struct):
    """A seat that you held and lost without leaving it."""

    seat: int
    why: Parting


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
    yours: bool
    to_move: int | None
    winners: list[str]
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
    elapsed: int
    timeout: str
    version: int
    host: bool
    seats: list[SeatInfo]
    viewer: int
    to_move: int | None
    view: msgspec.Raw | None
    # Does the game hide anything from its players?
    hides: bool
    told: list[Told]
    may_undo: bool
    result: list[Standing] | None
    ending: str
    chat: list[ChatLine]
    seed_hash: str
    seed: str | None
    open_seed: bool
    watching: int
    next_table: str | None
    parted: Parted | None = None


class Answer(Struct):
    """An accepted action."""

    version: int


class Effect(Struct, omit_defaults=True):
    """What an action adds until the end of the turn, what it sets off, and what it makes possible."""

    points: int
    effect: str
    possible: dict[str, int] = {}


class Asked(Struct):
    """Told events of a preview, marks by place, more about a thing, or the reason of a refusal.

    `later` are the events of the end of the turn, `waiting` the points that come then in any case."""

    events: list[msgspec.Raw] | None = None
    later: list[msgspec.Raw] | None = None
    mark: Effect | None = None
    marks: dict[str, Effect] | None = None
    waiting: int | None = None
    about: msgspec.Raw | None = None
    refusal: Message | None = None


# History, study and advice.


class Looked(Struct):
    """A moment of a finished game; `position` is the whole of it, to study on from there."""

    version: int
    viewer: int
    to_move: int | None
    view: msgspec.Raw
    position: dict[str, Any]


class SeatLog(Struct):
    """A running game as told to one seat: to read, not to replay."""

    table: str
    game: str
    names: list[str]
    viewer: int
    told: list[Told]


class Study(Body):
    """A game that is only looked at: where it begins, and the actions since, for all sides."""

    game: ShortText
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    options: dict[str, Any] = {}
    seed: Seed = 0
    position: dict[str, Any] | None = None
    actions: Annotated[list[ActionText], Meta(max_length=2000)] = []
    eyes: Eyes = "open"


class StudyAsk(Body):
    study: Study
    ask: Ask


class StudyView(Struct):
    """The study after its last action; `position` is the whole of it."""

    viewer: int
    to_move: int | None
    view: msgspec.Raw
    told: list[Told]
    position: dict[str, Any]
    result: list[Standing] | None
    ending: str


class AskAdvice(Body):
    seat: int


class Suggestion(Struct):
    """A move, the chance to win that the computer sees in it, and how much of its thought went there."""

    action: str
    chance: float
    share: float


class Advice(Struct):
    version: int
    moves: list[Suggestion]


class AnalysedMoment(Struct):
    """A decision of a finished game: everyone's chances before it, the best move, what the choice cost."""

    version: int
    seat: int
    action: str
    chances: list[float]
    best: str
    cost: float


class AnalysisView(Struct):
    """How far the analysis of a finished game is."""

    done: int
    of: int
    moments: list[AnalysedMoment]


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


class Accepted(Struct):
    """A request that was carried out: its id, and the table's version after it."""

    id: str
    version: int


class Update(Struct, tag="table", omit_defaults=True):
    """The table after a change; `told` holds what was not yet told on this socket, and `accepted` the
    requests of this socket that are on disk and were not yet acknowledged."""

    table: TableView
    accepted: list[Accepted] = []


class Refused(Struct, tag="refused"):
    id: str | None
    problem: Problem


class Pong(Struct, tag="pong"):
    pass


ToClient = Update | Refused | Pong
