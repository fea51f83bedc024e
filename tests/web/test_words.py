"""Every sentence of the page has a message, and every message of the page is used."""

import re
from pathlib import Path

from tworivers.installed import OURS
from tworivers.words.messages import word_folders

ROOT = Path(__file__).parents[2]
SOURCES = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".svelte", ".ts")]
TEXT = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
KEYS = {
    key
    for folder in word_folders("en")
    for path in Path(str(folder)).glob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.M)
}


OWNERS = "|".join(("page", *OURS))


def quoted() -> set[str]:
    """Whole keys that stand in the sources."""
    return set(re.findall(rf"['\"]((?:{OWNERS})-[\w-]+)['\"]", TEXT))


def prefixes() -> set[str]:
    """Beginnings of keys whose end is known only when the page runs."""
    return set(re.findall(r"`(page-[\w-]*-)\$\{", TEXT))


def test_every_key_in_the_sources_has_a_message() -> None:
    assert quoted() - KEYS == set()


def test_every_message_of_the_page_is_used() -> None:
    begun = tuple(prefixes() - {"page-"})
    own = {key for key in KEYS if key.startswith("page-")}
    assert {key for key in own - quoted() if not key.startswith(begun)} == set()
