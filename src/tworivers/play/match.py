"""Match: one game being played. It adds seats, log, versions, undo and clocks to a Game."""

import zlib
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec
import numpy as np

from tworivers.games.game import ALL_OPEN, SPECTATOR, Event, Foresight, Game, Mark, Result, State, load
from tworivers.kernel import generic
from tworivers.kernel.events import event_buffer, rows
from tworivers.kernel.generator import generator, secret_seed, seed_from_number, stand_at
from tworivers.play.clocks import Clock, Clocks
from tworivers.words.messages import BadOption, IllegalAction, Message, say

NO_UNDO = generic.DREW | generic.REVEALED | generic.OTHER_DECIDED
SETUP = 0

Kind = Literal["action", "undo", "resign", "timeout", "seat"]


class Entry(msgspec.Struct, omit_defaults=True):
    """One line of a match's log. Nothing is ever deleted: an undo is an entry, too."""

    kind: Kind
    seat: int
    action: str = ""
    milliseconds: int = 0
    player: str = ""
    drew: list[str] = []
    check: str = ""


class _Standing(NamedTuple):
    """The state before an action that still stands, and what undoing it needs."""

    before: bytes
    seat: int
    flags: int
    clocks_left: list[int]


class Match:
    """A game being played, from its options and seed, or from a position."""

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any] | None = None,
        seed: bytes | int | None = None,
        clock: Clock | None = None,
        names: Sequence[str] | None = None,
        start: dict[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = _seed(seed)
        self.names = list(names) if names is not None else [f"Player {seat + 1}" for seat in range(players)]
        if len(self.names) != players:
            raise BadOption("bad-names", number=len(self.names), players=players)
        self.seated = tuple(self.names)
        self.entries: list[Entry] = []
        self.clocks = Clocks(clock or Clock(), players)
        self.start = start
        self._rng = generator(self.seed)
        self._events = event_buffer()
        self._rows: list[list[int]] | None = []
        self._mask = np.zeros(game.action_count // 64, dtype=np.uint64)
        self._standing: list[_Standing] = []
        self._retired: dict[int, str] = {}
        self.options = game.options(players, options or {})
        self.state = self._begin()
        self._decider = game.to_move(self.state)

    def _begin(self) -> State:
        stand_at(self._rng, SETUP)
        if self.start is None:
            return self.game.new(self.players, self.options, self._rng)
        s = self.game.from_position(self.start)
        if self.game.players_of(s) != self.players:
            raise BadOption("bad-players", players=self.players, least=2, most=4)
        self.options = self.game.options_of(s)
        return s

    # Reading.

    @property
    def version(self) -> int:
        """Grows with every entry, undos included."""
        return len(self.entries)

    @property
    def to_move(self) -> int:
        """The seat that decides now; -1 when the match is over."""
        return -1 if self._retired else self._decider

    @property
    def over(self) -> bool:
        return self.to_move < 0

    def legal(self) -> list[str]:
        """The legal actions in notation."""
        return [] if self.over else [self.game.notation(a) for a in self.game.legal(self.state)]

    def view(self, seat: int = SPECTATOR) -> Any:
        """What a seat, or by default a spectator, may see."""
        return self.game.view(self.state, seat)

    def view_json(self, seat: int = SPECTATOR) -> bytes:
        """The same as JSON."""
        return self.game.view_json(self.state, seat)

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, all open once the match is over; notebooks show this."""
        return self.game.svg(self.view(ALL_OPEN if self.over else SPECTATOR))

    def preview(self, seat: int, action: str | int) -> list[Event]:
        """What a legal action would do, as far as the seat may know."""
        return self.game.preview(self.state, seat, self._legal_number(seat, action))

    def foresee(self, seat: int, action: str | int) -> Foresight:
        """The same with what the end of the turn would bring, and how much of it the action adds."""
        return self.game.foresee(self.state, seat, self._legal_number(seat, action))

    def waiting(self, seat: int) -> int:
        """The points that the end of this turn will bring the seat for what was done already."""
        return 0 if self.over else self.game.waiting(self.state, seat)

    def marks(self, seat: int, piece: str) -> dict[str, Mark]:
        """For each place of a chosen piece, what putting it there would do, in short."""
        return {} if self.over else self.game.marks(self.state, seat, piece)

    def explain(self, seat: int, action: str | int) -> Message | None:
        """Why a seat may not take an action now; None if it may."""
        if self.over:
            return Message("game-is-over")
        return self.game.explain(self.state, seat, self._number(action))

    def result(self) -> Result | None:
        """The standings once the match is over."""
        if not self.over:
            return None
        result = self.game.result(self.state)
        return _with_retired_last(result, self._retired) if self._retired else result

    # Playing.

    def play(self, action: str | int, seat: int | None = None, milliseconds: int = 0) -> Entry:
        """Play an action of the seat that decides; an illegal one is refused and changes nothing."""
        number = self._number(action)
        decider = self.to_move
        if decider < 0 or (seat is not None and seat != decider):
            self._refuse(decider if seat is None else seat, number)
        if milliseconds < 0 or self.clocks.has_run_out(decider, milliseconds):
            raise IllegalAction("clock-has-run-out", seat=decider)
        before = self.state.tobytes()
        flags = generic.play_at(
            self.state, 0, number, self._rng, len(self._standing) + 1, self._events, self._mask
        )
        if flags < 0:
            self._refuse(decider, number)
        self._decider = self.game.to_move(self.state)
        self._rows = None
        self._standing.append(_Standing(before, decider, flags, list(self.clocks.left)))
        self.clocks.spend(decider, milliseconds)
        entry = Entry("action", decider, self.game.notation(number), milliseconds)
        if flags & generic.DREW:
            entry.drew = self.game.drawn(self.rows())
        if flags & generic.TURN_ENDED:
            entry.check = checksum(self.state)
        self.entries.append(entry)
        return entry

    def rows(self) -> list[list[int]]:
        """The rows of events of the last action, hidden parts included."""
        if self._rows is None:
            self._rows = rows(self._events)
        return self._rows

    def told(self, viewer: int = SPECTATOR) -> list[Event]:
        """The events of the last action, as the viewer may know them."""
        return self.game.tell(self.rows(), viewer)

    def may_undo(self, seat: int) -> Message | None:
        """Why the seat may not take back the last action; None if it may."""
        if self._retired or not self._standing:
            return Message("nothing-to-undo")
        last = self._standing[-1]
        if last.seat != seat or last.flags & generic.OTHER_DECIDED:
            return Message("undo-others-decided")
        if last.flags & NO_UNDO:
            return Message("undo-something-revealed")
        return None

    def undo(self, seat: int) -> Entry:
        """Take back the seat's last action, if nothing was drawn or revealed and nobody decided since."""
        refusal = self.may_undo(seat)
        if refusal is not None:
            raise IllegalAction(refusal.key, **refusal.arguments)
        last = self._standing.pop()
        self.state = self.game.restored(last.before)
        self._decider = last.seat
        self.clocks.left = list(last.clocks_left)
        self._rows = []
        return self._append(Entry("undo", seat))

    def undo_turn(self, seat: int) -> int:
        """Take back all that the seat may; return how many actions."""
        taken = 0
        while self.may_undo(seat) is None:
            self.undo(seat)
            taken += 1
        return taken

    def resign(self, seat: int) -> Entry:
        """End the match with this seat last; the others keep their order."""
        return self._retire(seat, "resign")

    def timeout(self, seat: int) -> Entry:
        """End the match because this seat's clock has run out."""
        return self._retire(seat, "timeout")

    def hand_over(self, seat: int, player: str, how: str = "") -> Entry:
        """Give a seat to another person or to a bot; `how` is a word of `play.handover`."""
        self._check_seat(seat)
        self.names[seat] = player
        return self._append(Entry("seat", seat, how, player=player))

    def _retire(self, seat: int, kind: Literal["resign", "timeout"]) -> Entry:
        self._check_seat(seat)
        if self.over:
            raise IllegalAction("game-is-over")
        self._retired[seat] = kind
        return self._append(Entry(kind, seat))

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.players:
            raise IllegalAction("no-such-seat", number=seat)

    def _append(self, entry: Entry) -> Entry:
        self.entries.append(entry)
        return entry

    def _number(self, action: str | int) -> int:
        return action if isinstance(action, int) else self.game.parse(action)

    def _legal_number(self, seat: int, action: str | int) -> int:
        number = self._number(action)
        refusal = self.explain(seat, number)
        if refusal is not None:
            raise IllegalAction(refusal.key, **refusal.arguments)
        return number

    def _refuse(self, seat: int, action: int) -> None:
        refusal = self.explain(seat, action) or Message("game-is-over")
        raise IllegalAction(refusal.key, **refusal.arguments)

    def say(self, event: Event, language: str = "en") -> str:
        """A told event in words."""
        values = msgspec.to_builtins(event)
        return say(Message(values.pop("event"), _plain(values)), language, self.names)

    def record(self) -> Any:
        """The match as a Record."""
        from tworivers.play.record import Record

        return Record.of(self)

    def __str__(self) -> str:
        return f"{self.game.name}, {self.players} players, version {self.version}"


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    """Lists as text, so that every argument is a word or a number."""
    return {k: ", ".join(v) if isinstance(v, list) else v for k, v in values.items() if v is not None}


def _seed(seed: bytes | int | None) -> bytes:
    if seed is None:
        return secret_seed()
    return seed_from_number(seed) if isinstance(seed, int) else seed


def checksum(s: State) -> str:
    """Eight letters that change with any byte of the state."""

    return f"{zlib.crc32(s.tobytes()):08x}"


def _with_retired_last(result: Result, retired: dict[int, str]) -> Result:
    """Seats that gave up come last; the rest keep their order."""
    staying = [s.place for s in result.standings if s.seat not in retired]
    standings = []
    for standing in result.standings:
        ahead = sum(place < standing.place for place in staying)
        place = len(staying) + 1 if standing.seat in retired else 1 + ahead
        standings.append(msgspec.structs.replace(standing, place=place))
    return Result(standings, next(iter(retired.values())))


def new(
    name: str,
    players: int = 2,
    seed: bytes | int | None = None,
    clock: Clock | None = None,
    names: Sequence[str] | None = None,
    **options: Any,
) -> Match:
    """A new match: the game's name, how many play, and the game's own options."""
    return Match(load(name), players, options, seed, clock, names)
