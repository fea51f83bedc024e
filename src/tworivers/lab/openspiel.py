"""The games as OpenSpiel games: import this, then `pyspiel.load_game("python_tworivers_<game>(players=3)")`.

They are sampled-stochastic: where pieces are drawn there is a chance node with one outcome, and applying it
draws with the game's own generator (parameter `rng_seed`), so the same history can lead to other draws. A
state is saved as it is, with its log, and needs no replay.
"""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, NamedTuple

import msgspec
import numpy as np

from tworivers.games.contract import playable_games
from tworivers.games.game import NO_ACTIONS, SPECTATOR, Game, State, load
from tworivers.kernel import generic
from tworivers.kernel.events import WIDTH, event_buffer, rows
from tworivers.kernel.generator import generator, secret_seed, seed_from_number, stand_at
from tworivers.lab.extras import extra
from tworivers.lab.rewards import rewards_of
from tworivers.words.messages import IllegalAction

with extra("lab"):
    import pyspiel

SAMPLED = 0  # the one outcome of every chance node
RANDOM = -1  # as the parameter `first`: who begins is drawn
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
NOT_DEALT, DECIDING, DRAWING = range(3)


class Moment(NamedTuple):
    """A step of the log: who decided what, and the events as rows of numbers."""

    seat: int
    action: int
    events: bytes


@dataclass(slots=True)
class Course:
    """How a game has gone: all that a copy or a saved state needs."""

    state: State
    stage: int = NOT_DEALT
    decider: int = -1
    pending: int = -1
    # The state when the log began or, after resampling, what each player knew then; and the log since.
    origin: bytes = b""
    before: list[str] = field(default_factory=list)
    log: list[Moment] = field(default_factory=list)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        """What never changes is shared; the state is copied."""
        return replace(self, state=self.state.copy(), before=list(self.before), log=list(self.log))


def name_of(game: str) -> str:
    """What OpenSpiel calls a game."""
    return f"python_tworivers_{game}"


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def parameters_of(game: Game) -> dict[str, Any]:
    """The game's options with their defaults, and what OpenSpiel adds."""
    plain = msgspec.to_builtins(game.Options())
    options = {name: value for name, value in plain.items() if name not in game.Options.files}
    return {"players": game.players[0], "rng_seed": -1, **options, "first": RANDOM}


def type_of(game: Game) -> Any:
    """What OpenSpiel is told about a game."""
    information = pyspiel.GameType.Information
    return pyspiel.GameType(
        short_name=name_of(game.name),
        long_name=f"Two Rivers: {game.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=(information.IMPERFECT_INFORMATION if game.hides else information.PERFECT_INFORMATION),
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters_of(game),
        provides_factored_observation_string=True,
    )


class SpielGame(pyspiel.Game):
    """One of the games with its options; a class of its own for each is registered below."""

    rules: ClassVar[Game]
    game_type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**parameters_of(self.rules), **(params or {})}
        players, seed = given.pop("players"), given.pop("rng_seed")
        if given["first"] == RANDOM:
            given["first"] = "random"
        self.players = players
        self.options = self.rules.options(players, given)
        self.generator = generator(secret_seed() if seed < 0 else seed_from_number(seed))
        self.draws = 0
        self.longest = self.rules.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.action_count,
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.longest,
        )
        super().__init__(self.game_type, info, params or {})

    def __reduce__(self) -> tuple[Any, ...]:
        """With its generator, so that a loaded game draws on as this one would."""
        return restored_game, (str(self), self.generator, self.draws)

    def next_draw(self) -> int:
        """The number of a draw, never used again."""
        self.draws += 1
        return self.draws

    def new_initial_state(self) -> "SpielState":
        """The start: a chance node, at which the table is set up."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """Setting up, and at most one draw after each decision."""
        return self.longest + 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player is shown, or remembers, or what everybody sees, or only that player."""
        if params:
            raise ValueError(f"observations have no parameters; there were {params}")
        return Observer(self.rules, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


def restored_game(words: str, rng: np.ndarray, draws: int) -> Any:
    """A saved game, as `pickle` loads it."""
    game = pyspiel.load_game(words)
    game.generator, game.draws = rng, draws
    return game


def restored_state(game: Any, saved: str) -> Any:
    """A saved state, as `pickle` loads it."""
    return game.deserialize_state(saved)


class SpielState(pyspiel.State):
    """A state of one of the games, with what each player was told on the way."""

    # OpenSpiel copies and saves what is in __dict__: the course only.
    __slots__ = ("__dict__", "game", "rules")

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.game = game
        self.rules = game.rules
        self.course = Course(game.rules.table(game.players, game.options))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored_state, (self.game, self.serialize())

    # Whose decision, and what is legal.

    def current_player(self) -> int:
        """The deciding player, or chance while something is drawn."""
        course = self.course
        if course.stage != DECIDING:
            return CHANCE
        return course.decider if course.decider >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        return self.course.stage == DECIDING and self.course.decider < 0

    def is_chance_node(self) -> bool:
        return self.course.stage != DECIDING

    def legal_actions(self, player: int | None = None) -> list[int]:
        """The actions of the player, by default of who decides: the short way, for callers in Python."""
        course = self.course
        if course.stage != DECIDING:
            return [SAMPLED] if player is None or player == CHANCE else []
        if course.decider < 0 or player not in (None, course.decider):
            return []
        return self.rules.legal(course.state)

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 (OpenSpiel asks only the decider)
        return self.rules.legal(self.course.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """One outcome: applying it draws."""
        return [(SAMPLED, 1.0)]

    # Playing.

    def _apply_action(self, action: int) -> None:
        if self.course.stage == NOT_DEALT:
            self._deal()
        elif self.course.stage == DRAWING:
            self._draw()
        else:
            self._decide(action)

    def _deal(self) -> None:
        course = self.course
        stand_at(self.game.generator, self.game.next_draw())
        course.state = self.rules.new(self.game.players, self.game.options, self.game.generator)
        course.stage = DECIDING
        course.decider = self.rules.to_move(course.state)
        course.origin = course.state.tobytes()

    def _decide(self, action: int) -> None:
        """Play an action; if something must be drawn for it, go back and wait for the chance node."""
        course = self.course
        before = course.state.tobytes()
        events = event_buffer()
        mask = np.empty(self.rules.action_count // 64, dtype=np.uint64)
        flags = generic.play_at(course.state, 0, action, self.game.generator, 0, events, mask)
        if flags < 0:
            reason = self.rules.explain(course.state, course.decider, action)
            assert reason is not None
            raise IllegalAction(reason.key, **reason.arguments)
        if flags & generic.DREW:
            course.state = self.rules.restored(before)
            course.pending = action
            course.stage = DRAWING
        else:
            self._note(action, events)

    def _draw(self) -> None:
        course = self.course
        events = event_buffer()
        self.rules.step(course.state, course.pending, self.game.generator, self.game.next_draw(), events)
        course.stage = DECIDING
        self._note(course.pending, events)

    def _note(self, action: int, events: np.ndarray) -> None:
        course = self.course
        told = events[: 1 + WIDTH * int(events[0])].tobytes()
        course.log.append(Moment(course.decider, action, told))
        course.decider = self.rules.to_move(course.state)

    def returns(self) -> list[float]:
        """By place, once the game is over: 1 for beating all, -1 for losing to all."""
        if not self.is_terminal():
            return [0.0] * self.game.players
        return rewards_of(self.rules, self.course.state)

    # What players know.

    def seen_by(self, viewer: int) -> str:
        """What the viewer sees now."""
        return as_json(self.rules.view(self.course.state, viewer))

    def remembered_by(self, player: int) -> str:
        """Everything the player was shown and told, and the actions they took: perfect recall."""
        lines = [self._known_before(player)]
        for seat, action, events in self.course.log:
            if seat == player:
                lines.append(self.rules.notation(action))
            lines.append(as_json(self.rules.tell(rows(np.frombuffer(events, dtype=np.int32)), player)))
        return "\n".join(lines)

    def _known_before(self, player: int) -> str:
        if self.course.before:
            return self.course.before[player]
        return as_json(self.rules.view(self.rules.restored(self.course.origin), player))

    def private_to(self, player: int) -> str:
        """The parts of the player's view that a spectator does not see; "" if there are none."""
        own, everyones = (
            msgspec.json.decode(self.rules.show.view_json(self.course.state, viewer, NO_ACTIONS))
            for viewer in (player, SPECTATOR)
        )
        private = difference(own, everyones)
        return "" if private is None else as_json(private)

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> "SpielState":
        """A state that looks the same to the player, with all that they cannot know drawn anew."""
        other: SpielState = self.clone()
        rng = generator(seed_from_number(int(probability_sampler() * 2**53)))
        other.course.state = self.rules.resample(self.course.state, player_id, rng)
        # The others' memories hold their true pieces: they begin anew with what they would see now.
        other.course.before = [
            self.remembered_by(player) if player == player_id else other.seen_by(player)
            for player in range(self.game.players)
        ]
        other.course.log = []
        return other

    # Words.

    def _action_to_string(self, player: int, action: int) -> str:
        return "draw" if player == CHANCE else self.rules.notation(action)

    def __str__(self) -> str:
        course = self.course
        if course.stage == NOT_DEALT:
            return f"{self.rules.name}, {self.game.players} players, not set up"
        drawing = f"\ndrawing after {self.rules.notation(course.pending)}" if course.stage == DRAWING else ""
        return as_json(self.rules.position(course.state)) + drawing


def difference(own: Any, other: Any) -> Any:
    """What of a plain value is not the same in another; None if nothing."""
    if isinstance(own, dict) and isinstance(other, dict):
        parts = {key: difference(value, other.get(key)) for key, value in own.items()}
        return {key: value for key, value in parts.items() if value is not None} or None
    if isinstance(own, list) and isinstance(other, list) and len(own) == len(other):
        found = [difference(*pair) for pair in zip(own, other, strict=True)]
        return found if any(value is not None for value in found) else None
    return None if own == other else own


class Observer:
    """What one kind of observation says of a state: as a tensor, and in words."""

    def __init__(self, rules: Game, kind: Any) -> None:
        self.kind = kind
        self.rules = rules
        self.one_player = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        has_tensor = kind.public_info and not kind.perfect_recall
        self.tensor = np.zeros(rules.observation.size, dtype=np.float32) if has_tensor else None
        self.dict = {"observation": self.tensor} if has_tensor else {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the features of a state, as the player or as everybody may know them."""
        if self.tensor is not None:
            viewer = player if self.one_player else SPECTATOR
            self.rules.observe(state.course.state, viewer, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """A state in words: what is remembered, what is seen, or what only the player sees."""
        if state.course.stage == NOT_DEALT:
            return ""
        if not self.kind.public_info:
            return state.private_to(player) if self.one_player else ""
        if self.kind.perfect_recall and self.one_player:
            return state.remembered_by(player)
        return state.seen_by(player if self.one_player else SPECTATOR)


def register() -> None:
    """Make the games known to OpenSpiel."""
    for name in playable_games()[0]:
        game = load(name)
        game_type = type_of(game)
        members = {"rules": game, "game_type": game_type, "__doc__": game_type.long_name}
        pyspiel.register_game(game_type, type(f"{name.capitalize()}Game", (SpielGame,), members))


register()
