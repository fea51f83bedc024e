"""Mutants that are known to survive, in survivors.toml: why no test can notice, or what a test would need."""

import functools
import tomllib
from pathlib import Path

LIST = Path(__file__).with_name("survivors.toml")
Key = tuple[str, str, str]


@functools.cache
def _listed(said: str) -> dict[Key, str]:
    listed = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {
        (module, function, change): entry[said]
        for module, functions in listed.items()
        for function, entries in functions.items()
        for entry in entries
        if said in entry
        for change in entry["changes"]
    }


def equivalents() -> dict[Key, str]:
    """For each mutant that changes nothing, by module, function and change, why it does not."""
    return _listed("why")


def needs() -> dict[Key, str]:
    """For each mutant that could be noticed and is not, what a test would need."""
    return _listed("needs")
