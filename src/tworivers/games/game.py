"""Game: what every game provides, and the list of games.

A state is an array of one record (`Game.dtype`). Everything random takes a generator; everything that
leaves a game for a person takes a viewer: a seat, SPECTATOR, or ALL_OPEN for replays of finished games.
"""

import importlib
import inspect
from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import cached_property
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, NamedTuple, Self

import msgspec
import numpy as np

from tworivers.games.show import Event, Show
from tworivers.installed import installed_games
from tworivers.kernel import generic
from tworivers.kernel.bits import is_in
from tworivers.kernel.cache import register_home
from tworivers.kernel.events import NOBODY, event_buffer, rows
from tworivers.kernel.generator import below, generator_without_draws
from tworivers.kernel.generic import ALL_OPEN, SPECTATOR
from tworivers.kernel.observation import Observation
from tworivers.kernel.question import answer
from tworivers.kernel.rule import Rule
from tworivers.kernel.thinking import Think
from tworivers.words.messages import BadGame, BadNotation, BadOption, Message, UnknownGame, say

__all__ = ["ALL_OPEN", "SPECTATOR", "Event", "Game", "Show", "State", "add_game", "game_names", "load"]

State = np.ndarray
NO_ACTIONS = np.zeros(0, dtype=np.uint64)


class Standing(msgspec.Struct, frozen=True):
    """How one seat stands: its place, what decides the place, and where its points come from."""

    seat: int
    place: int
    score: int
    compared: list[int]
    parts: dict[str, int]


class Result(msgspec.Struct, frozen=True):
    """The standings by seat, and how the game ended ("" while it goes on)."""

    standings: list[Standing]
    ending: str

    @property
    def places(self) -> list[int]:
        return [standing.place for standing in self.standings]

    @property
    def scores(self) -> list[int]:
        return [standing.score for standing in self.standings]

    @property
    def winners(self) -> list[int]:
        return [standing.seat for standing in self.standings if standing.place == 1]


def ranked(compared: list[list[int]]) -> list[int]:
    """Places by what is compared, higher first; equals share a place."""
    return [1 + sum(other > mine for other in compared) for mine in compared]


class Mark(msgspec.Struct, frozen=True):
    """What an action would do, in short.

    `points` is what it adds until the end of the turn, as far as that is certain; `possible` names what can
    be built afterwards, with the points of the best."""

    points: int = 0
    effect: str = ""
    possible: dict[str, int] = {}


class Foresight(msgspec.Struct):
    """What a legal action would do.

    `events` happen at once, `later` ones at the end of the turn if nothing else is done; `waiting` are the
    points that come then without this action, too, and are no part of the mark's."""

    events: list[Event]
    later: list[Event]
    mark: Mark
    waiting: int


class GameOptions(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The options that every game has."""

    first: int | str = "random"
    rules: int = 1

    # Options whose text names a file of this machine: not for people who play over the network.
    files: ClassVar[frozenset[str]] = frozenset()


class Rules(NamedTuple):
    """The compiled side of a game: the answers to the questions of `kernel.generic`."""

    set_up: Rule
    masks: Rule
    step: Rule
    decider: Rule
    resample: Rule
    standing: Rule
    observe: Rule

    @classmethod
    def of(cls, *rooms: ModuleType) -> "Rules":
        """The rules of these names, each from the one module that has it."""
        defined = {name: value for room in rooms for name, value in vars(room).items() if name in cls._fields}
        return cls(**defined)


class Game(ABC):
    """The rules of one game."""

    name: ClassVar[str]
    # The version of this contract that the game was written for; `games.contract` says which are understood.
    contract: ClassVar[int]
    players: ClassVar[range] = range(2, 5)
    Options: ClassVar[type[GameOptions]]
    dtype: ClassVar[np.dtype]
    rules: ClassVar[Rules]
    action_count: ClassVar[int]
    # What `observe` writes.
    observation: ClassVar[Observation]
    # How many numbers of a standing the game compares, the first of which is the score.
    compared: ClassVar[int]
    # No game has more actions.
    longest: ClassVar[int]
    # Is anything hidden from one player and known to another?
    hides: ClassVar[bool] = True

    def __new__(cls) -> Self:
        """Refuse to make a game of a class that lacks a member."""
        declared = [name for name in Game.__annotations__ if name not in ("phases", "endings")]
        lacking = [*cls.__abstractmethods__, *(name for name in declared if not hasattr(cls, name))]
        if lacking:
            raise BadGame(
                "game-member-missing", name=cls.__name__, package=cls.__module__, member=min(lacking)
            )
        return super().__new__(cls)

    def __init__(self) -> None:
        register_home(self.name, self.home)
        answer(self.dtype, **self.rules._asdict())

    @property
    def home(self) -> Path:
        """The folder in which all that belongs to the game lies."""
        return Path(inspect.getfile(type(self))).resolve().parent

    @cached_property
    def think(self) -> Think:
        """What opponents know of the game, loaded when it is first needed."""
        package = type(self).__module__.rpartition(".")[0]
        room = f"{package}.think"
        there = package and find_spec(room) is not None
        think: Think = importlib.import_module(room).THINK if there else Think()
        answer(self.dtype, **think.answers)
        return think

    def title(self, language: str = "en") -> str:
        """What people call the game."""
        return say(Message(f"{self.name}-title"), language)

    # The start.

    def options(self, players: int, values: dict[str, Any]) -> GameOptions:
        """Checked options; a wrong one is named."""
        if players not in self.players:
            raise BadOption("bad-players", players=players, least=self.players[0], most=self.players[-1])
        try:
            options = msgspec.convert(values, self.Options)
        except msgspec.ValidationError as error:
            known = ", ".join(self.Options.__struct_fields__)
            raise BadOption("bad-option", reason=str(error), known=known) from None
        first = options.first
        if first != "random" and not (isinstance(first, int) and 0 <= first < players):
            raise BadOption("bad-first", first=first, most=players - 1)
        if options.rules != 1:
            raise BadOption("bad-rules-version", rules=options.rules)
        return options

    @abstractmethod
    def table(self, players: int, options: Any) -> State:
        """A table with nothing set up: only the players and the options are written down."""

    def new(self, players: int, options: Any, rng: np.ndarray) -> State:
        """The start of a game; a random player begins unless the options name a seat."""
        s = self.table(players, options)
        first = below(rng, players) if options.first == "random" else options.first
        generic.set_up_at(s, 0, rng, first)
        return s

    def players_of(self, s: State) -> int:
        """How many play."""
        return int(s["players"][0])

    @abstractmethod
    def options_of(self, s: State) -> Any:
        """The options this state is played with; `first` is the seat that began."""

    # Whose decision, and what is legal.

    def to_move(self, s: State) -> int:
        """The seat that decides now; -1 when the game is over."""
        seat: int = generic.decider_at(s, 0)
        return seat

    phases: ClassVar[Sequence[str]]

    def phase(self, s: State) -> str:
        """What is being decided."""
        return self.phases[int(s["phase"][0])]

    def masks(self, s: State) -> np.ndarray:
        """The legal actions as a bit set over the action space."""
        m = np.zeros(self.action_count // 64, dtype=np.uint64)
        generic.masks_at(s, 0, m)
        return m

    def legal(self, s: State) -> list[int]:
        """The legal actions as a list, in the order of the action space."""
        m = np.zeros(self.action_count // 64, dtype=np.uint64)
        out = np.zeros(self.action_count, dtype=np.int32)
        count = generic.legal_at(s, 0, m, out)
        actions: list[int] = out[:count].tolist()
        return actions

    # Playing.

    def step(self, s: State, action: int, rng: np.ndarray, number: int, events: np.ndarray = NOBODY) -> int:
        """Play a legal action in place; return flags of what happened."""
        return generic.step_at(s, 0, action, rng, number, events)

    def copy(self, s: State) -> State:
        """Another state with the same bytes."""
        return self.restored(s.tobytes())

    def restored(self, saved: bytes) -> State:
        """The state that these bytes were taken from."""
        return np.ndarray(1, self.dtype, bytearray(saved))

    def resample(self, s: State, viewer: int, rng: np.ndarray) -> State:
        """A state that looks the same to the viewer, with all that they cannot know drawn anew."""
        other = self.copy(s)
        generic.resample_at(other, 0, viewer, rng)
        return other

    def observe(self, s: State, viewer: int, out: np.ndarray | None = None) -> np.ndarray:
        """Features for learning."""
        if out is None:
            out = np.zeros(self.observation.size, dtype=np.float32)
        generic.observe_at(s, 0, viewer, out)
        return out

    def result(self, s: State) -> Result:
        """Scores, places, winners; also of a game that goes on."""
        rows = np.zeros((self.players_of(s), generic.COMPARED), dtype=np.int64)
        generic.standings_at(s, 0, rows)
        compared = [row[: self.compared] for row in rows.tolist()]
        places = ranked(compared)
        parts = self.parts(s)
        standings = [
            Standing(seat, places[seat], compared[seat][0], compared[seat], parts[seat])
            for seat in range(len(rows))
        ]
        return Result(standings, self.ending(s))

    @abstractmethod
    def parts(self, s: State) -> list[dict[str, int]]:
        """Where the points of each seat come from."""

    endings: ClassVar[Sequence[str]]

    def ending(self, s: State) -> str:
        """How the game ended; "" while it goes on."""
        return self.endings[int(s["ending"][0])]

    # Notation.

    notations: Sequence[str]
    numbers: dict[str, int]

    def notation(self, action: int) -> str:
        """The action in words."""
        return self.notations[action]

    def parse(self, text: str) -> int:
        """The action that the words mean."""
        action = self.numbers.get(text)
        if action is None:
            action = self.numbers.get(self.normalized(text))
        if action is None:
            raise BadNotation("bad-notation", text=text[:60], example=self.example)
        return action

    example: ClassVar[str]

    # First words of actions that differ in more than the place.
    separate: ClassVar[frozenset[str]] = frozenset()

    def kind_of(self, words: str) -> str:
        """What sort of action these words mean: the same piece on another place is of the same sort."""
        first = words.partition(" ")[0]
        return words if first in self.separate else first

    def normalized(self, text: str) -> str:
        """Notation as the game writes it."""
        return " ".join(text.lower().split())

    # What leaves the game for a person.

    show: ClassVar[Show]

    def view_json(self, s: State, viewer: int) -> bytes:
        """What the viewer may see as JSON, with the legal actions if they are to decide."""
        legal = self.masks(s) if self.decides(s, viewer) else NO_ACTIONS
        return self.show.view_json(s, viewer, legal)

    def view(self, s: State, viewer: int) -> Any:
        """What the viewer may see, with the legal actions if they are to decide."""
        return self.show.decode_view(self.view_json(s, viewer))

    def decides(self, s: State, viewer: int) -> bool:
        """Is the viewer the one who decides now, or one who sees all?"""
        decider = self.to_move(s)
        return decider >= 0 and viewer in (decider, ALL_OPEN)

    def told_json(self, rows: list[list[int]], viewer: int) -> bytes:
        """Rows of events as the viewer may know them, as JSON."""
        return self.show.told_json(rows, viewer)

    def tell(self, rows: list[list[int]], viewer: int) -> list[Event]:
        """Rows of events as the viewer may know them."""
        return self.show.decode_told(self.told_json(rows, viewer))

    @abstractmethod
    def drawn(self, rows: list[list[int]]) -> list[str]:
        """What was drawn, for records."""

    def explain(self, s: State, viewer: int, action: int) -> Message | None:
        """Why the viewer may not take this action now; None if they may."""
        decider = self.to_move(s)
        if decider < 0:
            return Message("game-is-over")
        if viewer != decider:
            return Message("not-your-decision", {"decider": decider})
        if not 0 <= action < self.action_count or not self.notations[action]:
            return Message("no-such-action", {"number": action})
        if is_in(self.masks(s).tolist(), action):
            return None
        return self.refusal(s, action)

    def refusal(self, s: State, action: int) -> Message:
        """Why the deciding seat may not take this action; asked only if that is so."""
        return self.show.refusal(s, action)

    def preview(self, s: State, viewer: int, action: int) -> list[Event]:
        """What a legal action would do, up to the first draw, revealed piece or decision of another."""
        trial = self.copy(s)
        events = event_buffer()
        self.step(trial, action, generator_without_draws(), 0, events)
        return self.tell(rows(events), viewer)

    def foresee(self, s: State, viewer: int, action: int) -> Foresight:
        """What a legal action would do, now and at the end of the turn, as far as it is certain."""
        ending = self.turn_end(s, viewer)
        trial, happened = self._tried(s, action)
        later = self.turn_end(trial, viewer)
        return Foresight(
            events=self.tell(happened, viewer),
            later=self.tell(later or [], viewer),
            mark=self._marked(s, trial, viewer, happened, ending, later),
            waiting=self._points(ending, viewer),
        )

    def marks(self, s: State, viewer: int, piece: str) -> dict[str, Mark]:
        """For each place where the viewer could put the chosen piece, what that would do, in short."""
        if self.to_move(s) != viewer:
            return {}
        ending = self.turn_end(s, viewer)
        found = {}
        for action in self.legal(s):
            chosen, _, place = self.notations[action].partition(" ")
            if chosen == piece and place:
                trial, happened = self._tried(s, action)
                later = self.turn_end(trial, viewer)
                found[place] = self._marked(s, trial, viewer, happened, ending, later)
        return found

    def waiting(self, s: State, viewer: int) -> int:
        """The points that the end of this turn will bring the viewer for what was done already."""
        return self._points(self.turn_end(s, viewer), viewer)

    def _tried(self, s: State, action: int) -> tuple[State, list[list[int]]]:
        """The state after an action, up to the first draw, and what happened."""
        trial, events = self.copy(s), event_buffer()
        self.step(trial, action, generator_without_draws(), 0, events)
        return trial, rows(events)

    def _marked(
        self,
        s: State,
        trial: State,
        viewer: int,
        happened: list[list[int]],
        ending: list[list[int]] | None,
        later: list[list[int]] | None,
    ) -> Mark:
        """An action in short; what waited for the end of the turn before it is not its merit."""
        mark = self.mark(happened, viewer)
        moved = 0
        if ending is not None and later is not None:
            moved = self._points(later, viewer) - self._points(ending, viewer)
        return Mark(mark.points + moved, mark.effect, self.possible(s, trial))

    def _points(self, rows: list[list[int]] | None, viewer: int) -> int:
        return self.mark(rows, viewer).points if rows else 0

    @abstractmethod
    def mark(self, rows: list[list[int]], viewer: int) -> Mark:
        """Rows of events in short, as they matter to the viewer; the points are those of these events."""

    def turn_end(self, s: State, viewer: int) -> list[list[int]] | None:
        """What the end of this turn would bring if nothing more were done: at least that is certain for the
        viewer. None while nobody can tell, as in a conflict."""
        return []

    def possible(self, s: State, trial: State) -> dict[str, int]:
        """What can be built after an action and could not be built before, with the points of the best."""
        return {}

    About: ClassVar[type[msgspec.Struct] | None] = None

    def about(self, s: State, viewer: int, thing: str) -> msgspec.Struct | None:
        """What a player may want to know of one thing on the table that is not in every view."""
        return None

    @abstractmethod
    def picture(self, view: Any) -> Any:
        """The view drawn for a terminal, as something Rich can print."""

    @abstractmethod
    def svg(self, view: Any) -> str:
        """The view drawn as a picture."""

    # Positions.

    @abstractmethod
    def position(self, s: State) -> dict[str, Any]:
        """The whole state as readable JSON."""

    @abstractmethod
    def from_position(self, values: dict[str, Any]) -> State:
        """The state of a position; one that cannot exist is refused with its reason."""


_loaded: dict[str, Game] = {}
_refused: dict[str, BadGame] = {}


def game_names() -> list[str]:
    """The names of all games, also of those that were not looked at yet and may be refused."""
    return list(dict.fromkeys([*installed_games(), *_loaded]))


def add_game(game: Game) -> None:
    """Make another game known to this process."""
    _loaded[game.name] = game


def load(name: str) -> Game:
    """The game of this name; one that does not fulfil the contract is refused."""
    if name in _refused:
        raise _refused[name]
    if name not in _loaded:
        found = installed_games().get(name)
        if found is None:
            raise UnknownGame("unknown-game", name=name, known=", ".join(game_names()))
        from tworivers.games.contract import checked

        try:
            _loaded[name] = checked(found)
        except BadGame as error:
            _refused[name] = error
            raise
    return _loaded[name]
