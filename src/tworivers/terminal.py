"""A table in the terminal: people at one keyboard and random opponents."""

import contextlib
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable

from tworivers.bots.bot import Bot
from tworivers.games.game import ALL_OPEN, Result
from tworivers.play.match import Match
from tworivers.words.messages import Message, TwoRiversError, has_message, say

Reader = Callable[[str], str]


class Leave(Exception):
    """The person wants to stop."""


class Table:
    """Plays one match: asks people, lets bots move, tells everyone what they may know."""

    def __init__(
        self,
        match: Match,
        bots: dict[int, Bot],
        console: Console,
        language: str = "en",
        read: Reader = input,
    ) -> None:
        self.match = match
        self.bots = bots
        self.console = console
        self.language = language
        self.read = read
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.news: dict[int, list[str]] = {seat: [] for seat in self.people}
        self.at_keyboard: int | None = self.people[0] if len(self.people) == 1 else None
        self.listed: list[str] = []
        self.commands = {
            "?": self.show_help,
            "help": self.show_help,
            "list": self.show_list,
            "why": self.show_why,
            "preview": self.show_preview,
            "undo": self.undo,
            "save": self.save,
            "log": self.show_log,
            "quit": self.leave,
        }

    def say(self, key: str, **arguments: str | int) -> str:
        return say(Message(key, arguments), self.language, self.match.names)

    def tell(self, key: str, **arguments: str | int) -> None:
        self.console.print(self.say(key, **arguments), markup=False, highlight=False)

    def run(self) -> bool:
        """Play to the end; false if somebody left before."""
        complete_with(self.words)
        try:
            while not self.match.over:
                seat = self.match.to_move
                if seat in self.bots:
                    bot = self.bots[seat]
                    self.play(bot.decide(self.match.game, self.match.state, self.match.version))
                else:
                    self.ask(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            self.tell("terminal-left")
            return False
        self.show_end()
        return True

    def words(self) -> list[str]:
        """What can be typed now, for completion."""
        return [*self.match.legal(), *self.commands]

    def play(self, action: str | int) -> None:
        """Play an action and remember what each person may know of it."""
        self.match.play(action)
        for seat in self.people:
            self.news[seat] += [self.match.say(event, self.language) for event in self.match.told(seat)]

    def ask(self, seat: int) -> None:
        """Show the table to a person and take one command."""
        self.curtain(seat)
        view = self.match.view(seat)
        self.console.print(self.match.game.picture(view))
        for line in self.news[seat]:
            self.console.print(f"  {escape(line)}", highlight=False)
        self.news[seat].clear()
        prompt = self.say(f"{self.match.game.name}-prompt-{self.match.game.phase(self.match.state)}")
        self.console.print(f"[bold]{escape(self.match.names[seat])}[/bold]: {escape(prompt)}")
        while not self.obey(self.read("> ").strip(), seat):
            pass

    def curtain(self, seat: int) -> None:
        """Hide one person's hand before the next one looks."""
        if self.at_keyboard not in (None, seat) or (self.at_keyboard is None and len(self.people) > 1):
            self.console.clear()
            self.tell("terminal-curtain", seat=seat)
            self.read("")
            self.console.clear()
        self.at_keyboard = seat

    def obey(self, line: str, seat: int) -> bool:
        """Carry out one command; true when the table has changed."""
        word, _, rest = line.partition(" ")
        try:
            if not line:
                self.tell("terminal-ask-help")
            elif word.lower() in self.commands:
                return self.commands[word.lower()](rest.strip(), seat)
            else:
                self.play(self.listed[int(line) - 1] if self.is_listed(line) else line)
                return True
        except TwoRiversError as error:
            self.console.print(escape(say(error.message, self.language, self.match.names)), style="yellow")
        return False

    def is_listed(self, line: str) -> bool:
        return line.isdigit() and 1 <= int(line) <= len(self.listed)

    def show_help(self, _: str, __: int) -> bool:
        self.tell("terminal-help", example=self.match.game.example)
        return False

    def show_list(self, rest: str, _: int) -> bool:
        """The legal actions with numbers to pick them by."""
        self.listed = [words for words in self.match.legal() if words.startswith(rest)]
        width = len(str(len(self.listed)))
        lines = [f"{n + 1:>{width}} {words}{self.meaning(words)}" for n, words in enumerate(self.listed)]
        if lines:
            self.console.print(side_by_side(lines), highlight=False)
        else:
            self.tell("terminal-none")
        return False

    def meaning(self, words: str) -> str:
        """What an action means, where the game has a sentence for it."""
        key = f"{self.match.game.name}-meaning-{words.replace(' ', '-')}"
        return f": {self.say(key)}" if has_message(key, self.language) else ""

    def show_why(self, rest: str, seat: int) -> bool:
        message = self.match.explain(seat, rest) or Message("terminal-legal")
        self.console.print(escape(say(message, self.language, self.match.names)), highlight=False)
        return False

    def show_preview(self, rest: str, seat: int) -> bool:
        for event in self.match.preview(seat, rest):
            self.console.print(f"  {escape(self.match.say(event, self.language))}", highlight=False)
        return False

    def undo(self, rest: str, seat: int) -> bool:
        if rest == "turn":
            return self.match.undo_turn(seat) > 0
        self.match.undo(seat)
        return True

    def save(self, rest: str, _: int) -> bool:
        path = Path(rest or f"{self.match.game.name}.json")
        try:
            self.match.record().save(path)
        except OSError as error:
            self.tell("terminal-not-saved", path=str(path), reason=str(error.strerror))
        else:
            self.tell("terminal-saved", path=str(path))
        return False

    def show_log(self, _: str, __: int) -> bool:
        for number, entry in enumerate(self.match.entries):
            name = self.match.names[entry.seat]
            self.console.print(f"{number + 1:>4} {name}: {entry.action or entry.kind}", highlight=False)
        return False

    def leave(self, _: str, __: int) -> bool:
        raise Leave

    def show_end(self) -> None:
        """The last picture and the standings."""
        self.console.print(self.match.game.picture(self.match.view(ALL_OPEN)))
        result = self.match.result()
        if result is not None:
            self.console.print(standings_table(result, self.match.names, self.say))


def side_by_side(lines: list[str]) -> RichTable:
    """Lines side by side, as many columns as fit."""
    width = max(len(line) for line in lines) + 3
    columns = max(1, 100 // width)
    table = RichTable.grid(padding=(0, 3, 0, 0))
    for start in range(0, len(lines), columns):
        table.add_row(*[escape(line) for line in lines[start : start + columns]])
    return table


def standings_table(result: Result, names: list[str], words: Callable[[str], str]) -> RichTable:
    """Places, scores and where the points come from."""
    parts = list(result.standings[0].parts)
    table = RichTable(title=words("terminal-result"))
    for heading in ("place", "player", "score"):
        table.add_column(words(f"terminal-{heading}"))
    for part in parts:
        table.add_column(part, justify="right")
    for standing in sorted(result.standings, key=lambda standing: standing.place):
        numbers = [str(standing.parts[part]) for part in parts]
        table.add_row(str(standing.place), names[standing.seat], str(standing.score), *numbers)
    return table


def complete_with(words: Callable[[], list[str]]) -> None:
    """Let the Tab key complete what is typed, where the terminal can."""
    with contextlib.suppress(ImportError):
        import readline

        def complete(text: str, number: int) -> str | None:
            typed = readline.get_line_buffer()
            start = len(typed) - len(text)
            found = sorted({w[start:] for w in words() if w.startswith(typed)})
            return found[number] if number < len(found) else None

        readline.set_completer(complete)
        readline.set_completer_delims(" ")
        readline.parse_and_bind("tab: complete")
