"""The rules of the games in our own words, as `docs/rules/` holds them."""

import re
from pathlib import Path

from tworivers.words.messages import TwoRiversError

HERE = Path(__file__).resolve().parent
FOLDERS = (HERE / "rulebook", HERE.parents[1] / "docs" / "rules")


def text(game: str) -> str:
    """The whole page."""
    for folder in FOLDERS:
        page = folder / f"{game}.md"
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
