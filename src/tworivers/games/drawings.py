"""What the pictures of all games share: words, cards, outlines, water, how pieces are placed."""

from collections.abc import Callable, Iterable
from math import hypot

from tworivers.games.pieces import drawings_of, used_in

TEXT = "'Source Sans 3','Segoe UI','DejaVu Sans',Arial,sans-serif"
DISPLAY = "Eczar,Georgia,'DejaVu Serif',serif"
INK, FAINT, PAPER, CARD, LINE = "#2a2117", "#6d5e48", "#f3e9d4", "#fffaf0", "#d9c7a3"
CREAM, GOLD, DARK_GOLD, PALE_GOLD = "#fff4dc", "#ecbc4c", "#b07a10", "#f8e4b0"
LAPIS, DARK_LAPIS, ACCENT = "#1c3781", "#101f4b", "#e0541a"
BANK, DEEP_WATER, WATER, FOAM = "#5f4b25", "#2f8497", "#6bbecd", "#d6f0f2"
SEATS = ("lion", "bull", "archer", "potter")

Point = tuple[float, float]
Edge = tuple[Point, Point]

# The smallest parts.


def words(x: float, y: float, text: str, size: float, extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"{extra}>{text}</text>'


def path(points: Iterable[Point], fill: str, extra: str = "") -> str:
    return f'<path d="M{"L".join(f"{a:.1f} {b:.1f}" for a, b in points)}Z" fill="{fill}"{extra}/>'


def use(name: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A symbol in a square with this upper left corner."""
    return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}"{extra}/>'


def piece(name: str, kind: str, place: str, corner: Point, size: float) -> str:
    """A symbol that stands for a piece on the board; its kind and its place can be read from the picture."""
    return use(name, *corner, size, f' data-piece="{kind}" data-at="{place}"')


def initial(x: float, y: float, radius: float, letter: str) -> str:
    """A letter on a small round plate, so that a piece is not told by its colour alone."""
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{CREAM}" stroke="{INK}"/>' + words(
        x,
        y + radius * 0.55,
        letter,
        round(radius * 1.5, 1),
        f' text-anchor="middle" font-weight="700" fill="{INK}"',
    )


def document(title: str, width: float, height: float, package: str, body: str, patterns: str = "") -> str:
    """The whole picture, with the drawings of the game's package that it uses."""
    definitions = patterns + used_in(body, drawings_of(package))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" font-family="{TEXT}" role="img" aria-label="{title}">'
        f"<title>{title}</title><defs>{definitions}</defs>"
        f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>{body}</svg>'
    )


def card(x: float, y: float, width: float, height: float, body: str, strong: bool = False) -> str:
    """A sheet with something on it; the strong one has a marked edge."""
    line, thick = (LAPIS, 2.5) if strong else (LINE, 1.5)
    return (
        f'<g transform="translate({x:g} {y:g})"><rect width="{width:g}" height="{height:g}" rx="12"'
        f' fill="{CARD}" stroke="{line}" stroke-width="{thick}"/>{body}</g>'
    )


# Outlines of groups of places.


def _loops(edges: Iterable[Edge]) -> list[list[Point]]:
    """Chain directed edges into closed loops; where two loops touch, turn as sharply right as possible."""
    after: dict[Point, list[Point]] = {}
    for start, end in edges:
        after.setdefault(start, []).append(end)
    found = []
    while after:
        here = first = next(iter(after))
        came: Point | None = None
        loop = []
        while True:
            loop.append(here)
            ends = after[here]
            if came is not None and len(ends) > 1:
                dx, dy = here[0] - came[0], here[1] - came[1]
                x, y = here
                ends.sort(key=lambda end: dy * (end[0] - x) - dx * (end[1] - y))
            came, here = here, ends.pop(0)
            if not ends:
                del after[came]
            if here == first:
                break
        found.append(loop)
    return found


def _corners(loop: list[Point]) -> Iterable[tuple[Point, Point, Point]]:
    """Each point with the one before and the one after it."""
    return zip([loop[-1], *loop[:-1]], loop, [*loop[1:], loop[0]], strict=True)


def _bends(loop: list[Point]) -> list[Point]:
    """Without the points in the middle of straight runs."""
    return [
        b
        for a, b, c in _corners(loop)
        if abs((b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])) > 1e-6
    ]


def _grown(loop: list[Point], by: float) -> list[Point]:
    """A clockwise loop moved outwards."""
    moved = []
    for (ax, ay), (bx, by_), (cx, cy) in _corners(loop):
        before, after = hypot(bx - ax, by_ - ay), hypot(cx - bx, cy - by_)
        n1, n2 = ((by_ - ay) / before, (ax - bx) / before), ((cy - by_) / after, (bx - cx) / after)
        share = by / (1 + n1[0] * n2[0] + n1[1] * n2[1])
        moved.append((bx + share * (n1[0] + n2[0]), by_ + share * (n1[1] + n2[1])))
    return moved


def _rounded(loop: list[Point], radius: float) -> str:
    """The loop as a path with round corners."""
    drawn = ""
    for (ax, ay), (bx, by), (cx, cy) in _corners(loop):
        before, after = hypot(bx - ax, by - ay), hypot(cx - bx, cy - by)
        cut = min(radius, before / 2, after / 2)
        px, py = bx + (ax - bx) * cut / before, by + (ay - by) * cut / before
        qx, qy = bx + (cx - bx) * cut / after, by + (cy - by) * cut / after
        drawn += f"{'L' if drawn else 'M'}{px:.1f} {py:.1f}Q{bx:.1f} {by:.1f} {qx:.1f} {qy:.1f}"
    return drawn + "Z"


def outline(places: Iterable[list[Point]], grow: float = 0.0, rounding: float = 0.0) -> str:
    """The path round a group of places, each given by its corners in clockwise order."""
    edges: dict[tuple[Point, Point], Edge] = {}
    for corners in places:
        snapped = [(round(x, 2), round(y, 2)) for x, y in corners]
        for a, b in zip(snapped, [*snapped[1:], snapped[0]], strict=True):
            if edges.pop((b, a), None) is None:
                edges[a, b] = (a, b)
    return "".join(_rounded(_grown(_bends(loop), grow), rounding) for loop in _loops(edges.values()))


def river(outlined: Callable[[float, float], str], size: float) -> str:
    """One body of water with its banks; `outlined` gives its outline, grown and rounded."""
    return (
        f'<path d="{outlined(size * 0.03, size * 0.3)}" fill="{BANK}"/>'
        f'<path d="{outlined(-size * 0.03, size * 0.3)}" fill="{DEEP_WATER}"/>'
        f'<path d="{outlined(-size * 0.1, size * 0.28)}" fill="{WATER}"/>'
    )


def wave(x: float, y: float, step: float) -> str:
    return (
        f'<path d="M{x:.1f} {y:.1f}q{step:.1f} {-step:.1f} {2 * step:.1f} 0t{2 * step:.1f} 0" fill="none"'
        f' stroke="{FOAM}" stroke-width="{step * 0.36:.1f}" stroke-linecap="round"/>'
    )


def wall(width: float, height: float) -> str:
    """The glazed brick ground round a board."""
    return f'<rect width="{width:g}" height="{height:g}" rx="16" fill="url(#brick)"/>'
