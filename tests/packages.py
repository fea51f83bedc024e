"""Small packages that bring games, as an installer would leave them on the disk."""

from pathlib import Path

HEAP = "from tests.toy import Heap"

# Each is wrong in one way: its entry point, its source, and what the sentence that refuses it must name.
WRONG: dict[str, tuple[str, str, str]] = {
    "broken": ("broken.game:GAME", "import a_module_that_is_nowhere", "a_module_that_is_nowhere"),
    "nowhere": ("not_there.game:GAME", "", "not_there"),
    "unnamed": ("unnamed.game:WHAT", "GAME = 1", "WHAT"),
    "stone": ("stone.game:GAME", "GAME = 'a stone'", "stone.game:GAME"),
    "bare": (
        "bare.game:GAME",
        "from tworivers.games.game import Game\nclass Bare(Game):\n    name = 'bare'\nGAME = Bare()",
        "Options",
    ),
    "short": (
        "short.game:GAME",
        f"{HEAP}\nfrom tworivers.games.game import Game\n"
        "members = {name: each for name, each in vars(Heap).items()\n"
        "    if name not in ('longest', '__dict__', '__weakref__')}\n"
        "GAME = type('Short', (Game,), members | {'name': 'short'})()",
        "longest",
    ),
    "crooked": (
        "crooked.game:GAME",
        f"{HEAP}\nclass Crooked(Heap):\n    name = 'crooked'\n    compared = 9\nGAME = Crooked()",
        "compared",
    ),
    "alias": (
        "alias.game:GAME",
        f"{HEAP}\nclass Alias(Heap):\n    name = 'other'\nGAME = Alias()",
        "other",
    ),
    "old": (
        "old.game:GAME",
        f"{HEAP}\nclass Old(Heap):\n    name = 'old'\n    contract = 0\nGAME = Old()",
        "contract",
    ),
    "tigris": ("another_tigris.game:GAME", HEAP, "tworivers"),
    "Bad-Name": ("bad_name.game:GAME", HEAP, "Bad-Name"),
}

GOOD = "from tests.toy import TOY as GAME"


def bring(folder: Path, name: str, value: str, source: str) -> str:
    """Put a package with one game on the disk; return the name of its distribution."""
    distribution = f"games-of-{name.lower()}"
    module = value.partition(".")[0]
    if source:
        (folder / module).mkdir()
        (folder / module / "__init__.py").touch()
        (folder / module / "game.py").write_text(source + "\n")
    about = folder / f"{distribution.replace('-', '_')}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[tworivers.games]\n{name} = {value}\n")
    return distribution


def bring_all(folder: Path) -> dict[str, str]:
    """Every wrong package and a good one; return the word that each refusal must name, by distribution."""
    bring(folder, "heap", "good_heap.game:GAME", GOOD)
    return {bring(folder, name, value, source): word for name, (value, source, word) in WRONG.items()}
