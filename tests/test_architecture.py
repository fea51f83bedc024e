"""The shape of the package: imports point one way, and nothing outside its place."""

import ast
import re
from pathlib import Path

import pytest

import tworivers
from tworivers.installed import OURS

PACKAGE = Path(tworivers.__file__).parent
ROOT = PACKAGE.parents[1]
PAGE = ROOT / "web" / "src"
SOURCES = sorted(PACKAGE.rglob("*.py"))

# What each part may import.
ALLOWED: dict[str, set[str]] = {
    "installed": set(),
    "kernel": {"kernel"},
    "words": {"installed", "words"},
    "games": {"installed", "kernel", "words", "games"},
    "play": {"kernel", "words", "games", "play"},
    "bots": {"kernel", "words", "games", "play", "bots"},
    "lab": {"kernel", "words", "games", "play", "bots", "lab"},
}

# The rooms of a game, and which others each may import.
ROOMS: dict[str, set[str]] = {
    "rules": {"rules"},
    "show": {"rules", "show"},
    "think": {"rules", "think"},
    "learn": {"rules", "learn"},
    "game": {"rules", "show", "learn"},
}


def imports_of(path: Path) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module)
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_imports_point_one_way(path: Path) -> None:
    part = part_of(path)
    if part in ALLOWED:
        own = {name.split(".")[1] for name in imports_of(path) if name.startswith("tworivers.")}
        assert own <= ALLOWED[part], f"{path} imports {own - ALLOWED[part]}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_no_network_database_or_clock_below_the_server(path: Path) -> None:
    if part_of(path) in ("kernel", "games", "play", "bots"):
        outside = {"socket", "http", "urllib", "sqlite3", "sqlalchemy", "time", "datetime", "asyncio"}
        imported = imports_of(path)
        if path == PACKAGE / "bots" / "budget.py":
            # A budget in seconds has to be measured: how long something took, never what time it is.
            imported -= {"time", "time.monotonic", "time.thread_time"}
        assert not {name.split(".")[0] for name in imported} & outside


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_games_do_not_know_each_other(path: Path) -> None:
    parts = path.relative_to(PACKAGE).parts
    if parts[0] == "games" and len(parts) > 2:
        others = set(OURS) - {parts[1]}
        assert not [name for name in imports_of(path) if set(name.split(".")[2:3]) & others]


# What is made from the games, and the one list of them.
MAY_NAME_GAMES = {PACKAGE / "installed.py", PAGE / "api" / "types.ts"}


def shared_sources() -> list[Path]:
    """All sources outside the folders of the games."""
    homes = {folder / "games" / name for folder in (PACKAGE, PAGE) for name in OURS}
    built = PACKAGE / "server" / "static"
    return [
        path
        for folder in (PACKAGE, PAGE)
        for path in sorted(folder.rglob("*"))
        if path.suffix in {".py", ".ftl", ".ts", ".svelte", ".css", ".svg"}
        and not {*path.parents} & {*homes, built}
        and path not in MAY_NAME_GAMES
    ]


@pytest.mark.parametrize("path", shared_sources(), ids=lambda p: str(p.relative_to(ROOT)))
def test_nothing_shared_names_a_game(path: Path) -> None:
    named = re.search("|".join(OURS), path.read_text(encoding="utf-8"), re.IGNORECASE)
    assert named is None, f"{path.relative_to(ROOT)} names {named[0]}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda p: str(p.relative_to(PACKAGE)))
def test_rooms_of_a_game_import_one_way(path: Path) -> None:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    if parts[0] == "games" and len(parts) > 2 and parts[2] != "__init__":
        own = f"tworivers.games.{parts[1]}."
        rooms = {name.removeprefix(own).split(".")[0] for name in imports_of(path) if name.startswith(own)}
        assert rooms <= ROOMS[parts[2]], f"{path} imports {rooms - ROOMS[parts[2]]}"


def test_the_project_names_no_machine_and_no_registry() -> None:
    addresses = r"(resolved|registry|index-url)[\"'\s:=]+https?://"
    pattern = re.compile(rf"{addresses}|{re.escape(str(ROOT))}/")
    skipped = {".git", ".venv", "node_modules", ".mypy_cache", ".ruff_cache", ".hypothesis", ".pytest_cache"}
    for path in ROOT.rglob("*"):
        ours = path.is_file() and not set(path.parts) & skipped and path.name != "test_architecture.py"
        if ours and path.suffix in {".py", ".md", ".toml", ".lock", ".ftl", ".json", ".txt", ".ts", ""}:
            assert not pattern.search(path.read_text(encoding="utf-8", errors="ignore")), path
