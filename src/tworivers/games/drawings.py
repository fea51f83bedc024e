"""What the pictures of all games share: words, outlines, blocks, water, the seats and their symbols."""

from collections.abc import Callable, Iterable
from math import cos, hypot, pi, sin

TEXT = "'Source Sans 3','Segoe UI','DejaVu Sans',Arial,sans-serif"
DISPLAY = "Eczar,Georgia,'DejaVu Serif',serif"
INK, FAINT, PAPER, CARD, LINE = "#2a2117", "#6d5e48", "#f3e9d4", "#fffaf0", "#d9c7a3"
CREAM, GOLD, DARK_GOLD, PALE_GOLD = "#fff4dc", "#ecbc4c", "#b07a10", "#f8e4b0"
LAPIS, DARK_LAPIS, ACCENT = "#1c3781", "#101f4b", "#e0541a"
BANK, DEEP_WATER, WATER, FOAM = "#5f4b25", "#2f8497", "#6bbecd", "#d6f0f2"

Point = tuple[float, float]
Edge = tuple[Point, Point]
Faces = tuple[str, str, str]  # colours of the top, the left and the right face

# The smallest parts.


def words(x: float, y: float, text: str, size: float, extra: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}"{extra}>{text}</text>'


def path(points: Iterable[Point], fill: str, extra: str = "") -> str:
    return f'<path d="M{"L".join(f"{a:.1f} {b:.1f}" for a, b in points)}Z" fill="{fill}"{extra}/>'


def symbol(name: str, markup: str, box: str = "0 0 100 100") -> str:
    """A drawing to be used many times."""
    return f'<symbol id="{name}" viewBox="{box}" overflow="visible">{" ".join(markup.split())}</symbol>'


def use(name: str, x: float, y: float, size: float, extra: str = "") -> str:
    """A symbol in a square with this upper left corner."""
    return f'<use href="#{name}" x="{x:.1f}" y="{y:.1f}" width="{size:.1f}" height="{size:.1f}"{extra}/>'


def tinted(name: str, colour: str, x: float, y: float, size: float) -> str:
    """A glyph, which takes its colour from where it stands."""
    return f'<g color="{colour}">{use(name, x, y, size)}</g>'


def piece(name: str, kind: str, place: str, corner: Point, size: float) -> str:
    """A symbol that stands for a piece on the board; its kind and its place can be read from the picture."""
    return use(name, *corner, size, f' data-piece="{kind}" data-at="{place}"')


def document(title: str, width: float, height: float, definitions: str, body: str) -> str:
    """The whole picture."""
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


# Shapes.


def star(points: int, outer: float, inner: float, middle: Point = (50, 50), turn: float = 0.0) -> str:
    """The outline of a star between two radii."""
    corners = []
    for i in range(2 * points):
        angle, radius = pi * i / points - pi / 2 + turn, inner if i % 2 else outer
        corners.append(f"{middle[0] + radius * cos(angle):.1f} {middle[1] + radius * sin(angle):.1f}")
    return f"M{'L'.join(corners)}Z"


def scallop(bumps: int, radius: float, depth: float, middle: Point = (50, 50)) -> str:
    """A circle with bumps outwards."""

    def point(share: float, away: float) -> str:
        angle = 2 * pi * share / bumps - pi / 2
        return f"{middle[0] + away * cos(angle):.1f} {middle[1] + away * sin(angle):.1f}"

    drawn = f"M{point(0, radius)}"
    for i in range(bumps):
        drawn += f"Q{point(i + 0.5, radius + 2 * depth)} {point(i + 1, radius)}"
    return drawn + "Z"


def ring(x: float, y: float, radius: float) -> str:
    """A circle as a part of a path."""
    r = f"{radius:g}"
    return f"M{x - radius:g} {y:g}a{r} {r} 0 1 0 {2 * radius:g} 0a{r} {r} 0 1 0 {-2 * radius:g} 0Z"


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hexagon that stands on a side."""
    return [(x + radius * cos(pi * i / 3), y + radius * sin(pi * i / 3)) for i in range(6)]


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
    return f'<rect width="{width:g}" height="{height:g}" rx="16" fill="url(#bricks)"/>'


BRICKS = (
    '<pattern id="bricks" width="88" height="44" patternUnits="userSpaceOnUse">'
    '<rect width="88" height="44" fill="#10214f"/><g fill="#1b3579"><rect x="1" y="1" width="42" height="20"'
    ' rx="2"/><rect x="67" y="23" width="42" height="20" rx="2"/><rect x="-21" y="23" width="42" height="20"'
    ' rx="2"/></g><g fill="#1f3c88"><rect x="45" y="1" width="42" height="20" rx="2"/><rect x="23" y="23"'
    ' width="42" height="20" rx="2"/></g></pattern>'
)

# Blocks seen from above the corner: a cell is 72 wide and 42 deep, a level 46 high.

CX, CY, H = 36.0, 21.0, 46.0


def iso(x: float, y: float, z: float) -> Point:
    """Where a point is seen: x to the lower right, y to the lower left, z up."""
    return (x - y) * CX, (x + y) * CY - z * H


def box(x: Point, y: Point, z: Point, faces: Faces, extra: str = "") -> str:
    """A block between two values of each direction."""
    (x0, x1), (y0, y1), (z0, z1) = x, y, z
    top, left, right = faces
    return (
        path([iso(x0, y1, z0), iso(x1, y1, z0), iso(x1, y1, z1), iso(x0, y1, z1)], left, extra)
        + path([iso(x1, y0, z0), iso(x1, y1, z0), iso(x1, y1, z1), iso(x1, y0, z1)], right, extra)
        + path([iso(x0, y0, z1), iso(x1, y0, z1), iso(x1, y1, z1), iso(x0, y1, z1)], top, extra)
    )


# The seats: each has a colour, a darker and a lighter one, one to write on it, a symbol and a pattern.

SEATS = ("lion", "bull", "archer", "potter")
SEAT_COLOURS = {
    "lion": ("#e3a92f", "#8f6108", "#f6d27c", "#2a1a00"),
    "bull": ("#643589", "#41215a", "#bd94dd", "#fff4dc"),
    "archer": ("#14777e", "#084a50", "#7accd0", "#fff4dc"),
    "potter": ("#ba4b25", "#772a10", "#f0a582", "#fff4dc"),
}
_FILLED = '<path fill="currentColor" fill-rule="evenodd" d="{}"/>'
_EARS = "".join(
    f"M50 {y}C36 {y - 1} 24 {y - 10} 20 {y - 26}C34 {y - 27} 46 {y - 19} 50 {y - 7}"
    f"C54 {y - 19} 66 {y - 27} 80 {y - 26}C76 {y - 10} 64 {y - 1} 50 {y}Z"
    for y in (85, 64, 43)
)
GLYPHS = {
    "lion": _FILLED.format(
        star(14, 49, 38.5, (50, 51))
        + """M50 21C35 21 26 30 26 44C26 56 30 62 35 69C39 76 43 84 50 84C57 84 61 76 65 69C70 62 74 56 74 44
        C74 30 65 21 50 21ZM50 26.5C60 26.5 68.5 32 68.5 44C68.5 53 66 58 61 65.5C57.5 71 55.5 78.5 50 78.5
        C44.5 78.5 42.5 71 39 65.5C34 58 31.5 53 31.5 44C31.5 32 40 26.5 50 26.5ZM35.5 42.5L47 48L38.5 50.5Z
        M64.5 42.5L53 48L61.5 50.5ZM42.5 58.5L57.5 58.5L51.8 65.5L51.8 69.5C54 71.2 56.5 70.8 58.2 68.8
        L59.5 71.5C56.5 75.5 52.5 75 50 72.8C47.5 75 43.5 75.5 40.5 71.5L41.8 68.8C43.5 70.8 46 71.2 48.2 69.5
        L48.2 65.5Z"""
    ),
    "bull": _FILLED.format(
        """M13 5C3 26 10 42 29 44L27 48C20 45 12 46 4 52C11 61 21 62 29 58L33 70C33 74 31 78 32 83
        C34 92 42 95 50 95C58 95 66 92 68 83C69 78 67 74 67 70L71 58C79 62 89 61 96 52C88 46 80 45 73 48L71 44
        C90 42 97 26 87 5C88 20 80 29 66 30C61 26 56 25 50 25C44 25 39 26 34 30C20 29 12 20 13 5Z
        M50 33L57 43L50 55L43 43ZM35 49L45 55L37 58.5ZM65 49L55 55L63 58.5Z
        M39 80C41 77.5 45 78 46 81C46 84 41 84.5 39 80ZM61 80C59 77.5 55 78 54 81C54 84 59 84.5 61 80Z"""
    ),
    "archer": """<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round">
        <path stroke-width="9" d="M25 8C38 4 46 8 55 15C76 28 90 48 94 73C96 78 96 84 92 90"/>
        <path stroke-width="3.5" d="M25 8L35 65L92 90"/></g><path fill="currentColor" d="M15.5 79L70.5 23.5
        L76.5 29.5L21 84.5ZM64 16L92 8L84 36ZM18 69L31 82L22 91L17 85L10 92L8 90L15 83L9 78Z"/>""",
    "potter": _FILLED.format(
        """M31 6H69V14H64C64 24 68 27 75 33L76.5 25.5L94 25.5L94 44L84 49.5C84.7 52 85 54.5 85 57
        C85 69 77 77 66 82V85H80V94H20V85H34V82C23 77 15 69 15 57C15 54.5 15.3 52 16 49.5L6 44V25.5H23.5L25 33
        C32 27 36 24 36 14H31ZM13 32.5V40L18.3 43C19.3 40.8 20 39.5 21.5 37.5L19 32.5Z
        M87 32.5V40L81.7 43C80.7 40.8 80 39.5 78.5 37.5L81 32.5Z
        M22 52L29.5 60L36.5 52L43.5 60L50 52L56.5 60L63.5 52L70.5 60L78 52L78 59L70.5 67L63.5 59L56.5 67L50 59
        L43.5 67L36.5 59L29.5 67L22 59Z"""
    ),
    "priest": _FILLED.format(star(8, 50, 21) + ring(50, 50, 11)),
    "merchant": _FILLED.format(
        """M46 4H54V12H87V20H83L96 54H62L75 20H54V84H70V95H30V84H46V20H25L38 54H4L17 20H13V12H46Z
        M21 27L13.5 47H28.5ZM79 27L71.5 47H86.5ZM4 58H38C38 68 30 74 21 74C12 74 4 68 4 58Z
        M62 58H96C96 68 88 74 79 74C70 74 62 68 62 58Z"""
    ),
    "farmer": f"""<path fill="currentColor"
        d="{_EARS}M50 0C59 8 60 18 50 28C40 18 41 8 50 0ZM46 76H54V100H46Z"/>""",
}


def _rim_pattern(seat: str, colour: str) -> str:
    if seat == "lion":
        dots = [(50 + 42 * cos(pi * i / 9), 48 + 42 * sin(pi * i / 9)) for i in range(18)]
        return "".join(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.1" fill="{colour}"/>' for x, y in dots)
    line = f'fill="none" stroke="{colour}"'
    if seat == "bull":
        return "".join(f'<circle cx="50" cy="48" r="{r}" {line} stroke-width="1.9"/>' for r in (43.8, 40))
    if seat == "archer":
        return f'<path d="{star(22, 45, 39, (50, 48))}" {line} stroke-width="2.5" stroke-linejoin="round"/>'
    return f'<circle cx="50" cy="48" r="42" {line} stroke-width="6.5" stroke-dasharray="3.6 7.4"/>'


def _brick_pattern(seat: str, colour: str) -> str:
    if seat == "lion":
        dots = [(x, y) for x in range(10, 100, 10) for y in (8, 88)]
        return "".join(f'<circle cx="{x}" cy="{y}" r="2.6" fill="{colour}"/>' for x, y in dots)
    if seat == "bull":
        return f'<path d="M6 6.5H94M6 11H94M6 85H94M6 89.5H94" stroke="{colour}" stroke-width="2"/>'
    if seat == "archer":
        teeth = "".join(f"M{x} {y}l7-6l7 6" for x in range(8, 85, 14) for y in (11, 91))
        return f'<path d="{teeth}" fill="none" stroke="{colour}" stroke-width="2.4"/>'
    return f'<path d="M8 8.5H94M8 87.5H94" stroke="{colour}" stroke-width="7" stroke-dasharray="4 5.2"/>'


def seat_symbols() -> str:
    """The glyphs, and for each seat the rim of its round pieces and its brick."""
    drawn = "".join(symbol(f"glyph-{name}", markup) for name, markup in GLYPHS.items())
    for seat, (base, deep, _, on) in SEAT_COLOURS.items():
        drawn += symbol(
            f"rim-{seat}",
            f'<circle cx="50" cy="52" r="47" fill="{deep}"/><circle cx="50" cy="48" r="47" fill="{base}"/>'
            + _rim_pattern(seat, on),
        )
        drawn += symbol(
            f"seat-{seat}",
            f'<rect x="1" y="5" width="98" height="94" rx="12" fill="{deep}"/>'
            f'<rect x="1" y="1" width="98" height="93" rx="12" fill="{base}"/>'
            + _brick_pattern(seat, on)
            + tinted(f"glyph-{seat}", on, 20, 17.5, 60),
        )
    return drawn
