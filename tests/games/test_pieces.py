"""The drawings of pieces: each piece has one, each is used, none is drawn twice, each file shows its own."""

import re
import runpy
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from importlib import resources
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tworivers.games.babylon.rules.board import EFFECTS, FLOWERS, MATERIALS, SYMBOLS
from tworivers.games.babylonia.rules.board import CARDS, CITIES, CLANS, FIELDS
from tworivers.games.drawings import SEATS
from tworivers.games.pieces import REFERENCE, SHARED, SVG, drawings_of, sheet, used_in
from tworivers.games.tigris.rules.board import BUILDINGS, DYNASTIES, LEADERS, MONUMENTS, TILES
from tworivers.installed import OURS, installed_games

ROOT = Path(__file__).parents[2]
SOURCES = [
    path
    for folder in ("src/tworivers", "web/src", "web/public")
    for path in sorted((ROOT / folder).rglob("*"))
    if path.suffix in (".py", ".svg", ".ts", ".svelte") and "static" not in path.parts
]
PAGE = ROOT / "web" / "src"
PACKAGES = [SHARED, *(installed_games()[name].package for name in OURS)]
PAINTS = ("fill", "stroke", "color")
SHORT = 16  # a path of so few signs may come by chance


def files_in(package: str) -> list[Path]:
    return sorted(Path(str(resources.files(package))).glob("pieces/*.svg"))


ICONS = PAGE / "pieces" / "icons.svg"
FILES = [*(path for package in PACKAGES for path in files_in(package)), *PAGE.glob("pieces/*.svg")]


def defined_in(path: Path) -> dict[str, ElementTree.Element]:
    root = ElementTree.parse(path).getroot()
    return {each.get("id", ""): each for definitions in root.iter(f"{SVG}defs") for each in definitions}


def joined(prefix: str, names: Iterable[str]) -> set[str]:
    return {f"{prefix}-{name}".replace(" ", "-") for name in names}


def tigris_pieces() -> set[str]:
    leaders = {f"{leader}-{dynasty}" for leader in LEADERS for dynasty in DYNASTIES}
    others = ("back", "treasure", "catastrophe", "unification", "holy")
    return joined("te", [*TILES, *leaders, *BUILDINGS, *others]) | joined("te-monument", MONUMENTS)


def babylonia_pieces() -> set[str]:
    tiles = {f"{clan}-{seat}" for clan in (*CLANS, "face down") for seat in SEATS}
    cities = joined("ba-city", CITIES) | joined("ba-marks", CITIES)
    cards = joined("ba-card", map(str, range(1, CARDS + 1)))
    return joined("ba", [*tiles, "ziggurat", "ziggurat-scored"]) | cities | joined("ba-field", FIELDS) | cards


def babylon_pieces() -> set[str]:
    stairs = {f"{part}-{way}" for part in ("stairs", "landing") for way in "nesw"}
    long = {f"{kind}-{axis}" for kind in ("fountain", "footbridge") for axis in "xy"}
    single = ("column", "column-low", "column-high", "statue", "lookout")
    garden = joined("bn", [*stairs, *long, *single, "ground", *MATERIALS])
    glyphs = joined("bn-glyph", [*SYMBOLS, "lookout", "column", "variety"]) | joined("bn-slot", SYMBOLS)
    terraces = joined("bn-terrace", map(str, range(1, 6)))
    tokens = joined("bn-token", [*EFFECTS, "none", "end"])
    return garden | glyphs | terraces | joined("bn-flower", FLOWERS) | tokens


NAMED = {"tigris": tigris_pieces, "babylonia": babylonia_pieces, "babylon": babylon_pieces}


@pytest.mark.parametrize("name", OURS)
def test_every_piece_that_a_view_can_name_has_a_drawing(name: str) -> None:
    assert NAMED[name]() <= set(drawings_of(installed_games()[name].package))


@pytest.mark.parametrize("name", OURS)
def test_no_other_module_of_python_names_a_drawing_of_a_game(name: str) -> None:
    package = installed_games()[name].package
    own = set().union(*(defined_in(path) for path in files_in(package)))
    home = Path(str(resources.files(package)))
    for path in SOURCES:
        if path.suffix == ".py" and home not in path.parents:
            text = path.read_text(encoding="utf-8")
            assert not own & set(re.findall(r"""["'#]([\w-]+)["']""", text)), path


@pytest.mark.parametrize("package", PACKAGES)
def test_every_drawing_is_used(package: str) -> None:
    """By a picture or the page, or by another drawing."""
    named = NAMED.get(package.rpartition(".")[2], set)()
    referred = {name for path in FILES for each in defined_in(path).values() for name in references(each)}
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path.suffix != ".svg")
    named |= set(REFERENCE.findall(code)) | set(re.findall(r"""["'`]([\w-]+)["'`]""", code))
    named |= {f"{kind}-{seat}" for kind in ("g", "rim", "seat") for seat in SEATS}
    for path in files_in(package):
        assert set(defined_in(path)) <= named | referred


def test_every_icon_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCES if path.suffix in (".ts", ".svelte"))
    named = set(re.findall(r"'(i-\w+)'", code))
    for value in re.findall(r"<Icon name=(\"\w+\"|\{[^}]*\})", code):
        named |= {f"i-{name}" for name in re.findall(r"""["'](\w+)["']""", value)}
    assert set(defined_in(ICONS)) <= named


def references(element: ElementTree.Element) -> set[str]:
    return set(REFERENCE.findall(ElementTree.tostring(element, encoding="unicode")))


def outline(path: str) -> str:
    """A path without the spaces that make no difference."""
    return re.sub(r"\s*([A-Za-z])\s*", r"\1", path)


def test_no_path_is_drawn_twice() -> None:
    paths = [
        outline(part.get("d", ""))
        for path in FILES
        for each in defined_in(path).values()
        for part in each.iter(f"{SVG}path")
    ]
    assert [path for path, number in Counter(paths).items() if number > 1] == []
    code = [path.read_text(encoding="utf-8") for path in SOURCES if path not in FILES]
    written = {outline(path) for text in code for path in re.findall(r"""["'](M[-\d][^"'{}]*)["']""", text)}
    assert {path for path in paths if len(path) > SHORT} & written == set()


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_a_file_shows_what_it_defines(path: Path) -> None:
    """Opened in a browser or an editor, it is a sheet of its symbols."""
    root = ElementTree.parse(path).getroot()
    assert root.tag == f"{SVG}svg"
    assert len(root.get("viewBox", "").split()) == 4
    shown = {name for element in root if element.tag != f"{SVG}defs" for name in references(element)}
    assert shown == {name for name, each in defined_in(path).items() if each.tag != f"{SVG}path"} - parts(
        path
    )


def parts(path: Path) -> set[str]:
    """What only serves other drawings."""
    return {name for name, each in defined_in(path).items() if each.tag == f"{SVG}g"}


def test_a_new_drawing_makes_the_page_old() -> None:
    """What `web/build.py` compares with the built page."""
    assert set(FILES) <= set(runpy.run_path(str(ROOT / "web" / "build.py"))["sources"]())


def test_ids_are_unique() -> None:
    """All drawings can stand in one page."""
    names = Counter(name for path in FILES for name in defined_in(path))
    assert [name for name, number in names.items() if number > 1 or not name] == []


@pytest.mark.parametrize("name", OURS)
def test_the_sheet_of_a_game_is_whole(name: str) -> None:
    package = installed_games()[name].package
    root = ElementTree.fromstring(sheet(package))
    defined = {element.get("id") for element in root.iter() if element.get("id")}
    assert references(root) <= defined
    assert set().union(*(defined_in(path) for path in files_in(package))) <= defined


def test_the_sheet_of_a_game_is_printed() -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        program = [sys.executable, "-m", "tworivers.games.pieces", *arguments]
        return subprocess.run(program, capture_output=True, text=True)

    assert ElementTree.fromstring(run("tigris").stdout).tag == f"{SVG}svg"
    assert "babylonia" in run("chess").stderr


def light_colours() -> dict[str, str]:
    """The colours of the page's light theme, for usual colour vision."""
    found: dict[str, str] = {}
    for path in PAGE.rglob("*.css"):
        usual = path.read_text(encoding="utf-8").partition("[data-vision")[0]
        found |= dict(re.findall(r"(--[\w-]+):\s*(?:light-dark\()?(#\w+)", usual))
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_pictures_have_the_colours_of_the_light_theme(path: Path) -> None:
    colours = light_colours()
    for element in ElementTree.parse(path).getroot().iter():
        for paint in PAINTS:
            token = element.get(f"data-{paint}")
            assert token is None or element.get(paint) == colours[token]
        assert {name for name in element.attrib if name.startswith("data-")} <= {f"data-{p}" for p in PAINTS}
        assert "var(" not in "".join(element.attrib.values())


def test_a_picture_takes_what_it_uses_and_no_more() -> None:
    drawings = {"a": '<use href="#b"/>', "b": "<path/>", "c": '<use href="#a"/>'}
    assert used_in('<use href="#a"/><use href="#a"/>', drawings) == '<use href="#b"/><path/>'
    assert used_in('<rect fill="url(#b)"/>', drawings) == "<path/>"
