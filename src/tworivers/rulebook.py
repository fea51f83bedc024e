"""The rules of the games in our own words, as `docs/rules/` or a game's own folder holds them."""

import re
from pathlib import Path

from tworivers.installed import installed_games
from tworivers.words.messages import TwoRiversError

HERE = Path(__file__).resolve().parent
FOLDERS = (HERE / "rulebook", HERE.parents[1] / "docs" / "rules")


def text(game: str) -> str:
    """The whole page; a game of another package has it as `RULES.md`."""
    found = installed_games().get(game)
    home = found.folder if found is not None else None
    pages = [folder / f"{game}.md" for folder in FOLDERS] + ([home / "RULES.md"] if home is not None else [])
    for page in pages:
        if page.is_file():
            return page.read_text(encoding="utf-8")
    raise TwoRiversError("rules-missing", name=game)


def numbers(game: str) -> list[str]:
    """The numbers of all rules, in order."""
    return re.findall(r"^\*\*(\d+\.T?\d+[a-z]?)\*\*", text(game), flags=re.MULTILINE)


def rule(game: str, number: str) -> str:
    """One rule by its number."""
    start = re.escape(f"**{number}**")
    found = re.search(rf"^{start}.*?(?=^\*\*\d|^#|\Z)", text(game), flags=re.MULTILINE | re.DOTALL)
    if found is None:
        raise TwoRiversError("no-such-rule", number=number, name=game)
    return found.group().strip()
