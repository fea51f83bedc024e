"""The drawings of pieces: files of SVG that pictures and the page share.

The drawings of a game are the files `pieces/*.svg` in its folder; those of no game are in `tworivers/pieces`.
Each file defines symbols and shows them on a sheet, so that it can be opened as it is. A drawing may use
others of its game and of no game: `python -m tworivers.games.pieces GAME` writes all sheets of a game as
one picture in which nothing is missing.

The colours in the files are those of pictures. Where the page has a colour of its theme instead, `data-fill`,
`data-stroke` or `data-color` names it.
"""

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from xml.etree import ElementTree

from tworivers.installed import installed_games

SVG = "{http://www.w3.org/2000/svg}"
SHARED = "tworivers"
REFERENCE = re.compile(r'(?:href="|url\()#([\w-]+)')


def files_of(package: str) -> Iterator[ElementTree.Element]:
    """The files of a package's drawings, in the order of their names."""
    folder = resources.files(package) / "pieces"
    for file in sorted(folder.iterdir(), key=lambda each: each.name):
        if file.name.endswith(".svg"):
            yield ElementTree.fromstring(file.read_text(encoding="utf-8"))


def markup(element: ElementTree.Element) -> str:
    """An element as text that can stand inside another picture, without the names of themes' colours."""
    for part in element.iter():
        part.tag = part.tag.removeprefix(SVG)
        part.text, part.tail = (part.text or "").strip(), None
        for name in [name for name in part.attrib if name.startswith("data-")]:
            del part.attrib[name]
    return ElementTree.tostring(element, encoding="unicode")


@cache
def drawings_of(package: str) -> Mapping[str, str]:
    """The drawings that a game's package can use, by their ids."""
    own = {
        element.get("id", ""): markup(element)
        for file in files_of(package)
        for definitions in file.iter(f"{SVG}defs")
        for element in definitions
    }
    return own if package == SHARED else {**drawings_of(SHARED), **own}


def used_in(text: str, drawings: Mapping[str, str]) -> str:
    """The drawings that a picture uses, and those that they use in turn."""
    found: dict[str, str] = {}
    left = [text]
    while left:
        for name in REFERENCE.findall(left.pop()):
            if name in drawings and name not in found:
                found[name] = drawings[name]
                left.append(drawings[name])
    return "".join(found.values())


def sheet(package: str) -> str:
    """All sheets of a game's drawings, one below the other."""
    shown, width, height = "", 0.0, 0.0
    for file in files_of(package):
        _, _, wide, high = map(float, file.get("viewBox", "").split())
        content = "".join(
            markup(element) for element in file if element.tag not in (f"{SVG}title", f"{SVG}defs")
        )
        shown += f'<g transform="translate(0 {height:g})">{content}</g>'
        width, height = max(width, wide), height + high
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}"><defs>{used_in(shown, drawings_of(package))}</defs>{shown}</svg>'
    )


if __name__ == "__main__":
    known = installed_games()
    if len(sys.argv) != 2 or sys.argv[1] not in known:
        sys.exit(f"Which game? One of {', '.join(known)}.")
    print(sheet(known[sys.argv[1]].package))
