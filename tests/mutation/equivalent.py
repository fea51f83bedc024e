"""Mutants that no test can tell from the rule, and why: the list in equivalent.toml."""

import functools
import tomllib
from pathlib import Path

LIST = Path(__file__).with_name("equivalent.toml")
Key = tuple[str, str, str]


@functools.cache
def equivalents() -> dict[Key, str]:
    """For each of these mutants, by module, function and change, why it changes nothing."""
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {
        (module, function, change): entry["why"]
        for module, functions in listed.items()
        for function, entries in functions.items()
        for entry in entries
        for change in entry["changes"]
    }
