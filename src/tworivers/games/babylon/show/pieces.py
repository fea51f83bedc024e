"""The pieces of Babylon as SVG, isometric: a cell is 72 wide and 42 deep, a level 46 high.

Each function draws its piece with the middle of its first cell's floor at (0, 0)."""

from math import pi, sin

from tworivers.games.babylon.rules.board import SYMBOLS
from tworivers.games.drawings import CX, CY, Faces, Point, box, iso, path

STONE: Faces = ("#f5e8ca", "#d9c199", "#bd9f70")
GLAZE: Faces = ("#f8edd2", "#2d56ad", "#1c3781")
GOLD: Faces = ("#ffe09a", "#ecbc4c", "#b07a10")
LAPIS: Faces = ("#4a77d0", "#2d56ad", "#1c3781")
TINTS = {"stairs": "#7b4a1e", "fountain": "#115e7a", "footbridge": "#6b2f73", "statue": "#7d1d2b"}


def shifted(markup: str, x: float, y: float, z: float) -> str:
    a, b = iso(x, y, z)
    return f'<g transform="translate({a:.1f} {b:.1f})">{markup}</g>'


def drum(x: float, y: float, z: Point, radius: float, faces: Faces) -> str:
    """An upright cylinder."""
    top, side, shade = faces
    cx, low = iso(x, y, z[0])
    high = iso(x, y, z[1])[1]
    a, b = radius * CX * 1.25, radius * CY * 1.25
    front = f"A{a:.1f} {b:.1f} 0 0 0 {cx + a:.1f} {low:.1f}V{high:.1f}Z"
    return (
        f'<path d="M{cx - a:.1f} {high:.1f}V{low:.1f}{front}" fill="{side}"/>'
        f'<path d="M{cx + a * 0.15:.1f} {high + b:.1f}V{low + b * 0.98:.1f}{front}" fill="{shade}"/>'
        f'<ellipse cx="{cx:.1f}" cy="{high:.1f}" rx="{a:.1f}" ry="{b:.1f}" fill="{top}"/>'
    )


SHAFT: Faces = ("#f8e4bb", "#e7c48f", "#c1925a")
FOOT: Faces = ("#e4ab76", "#cf8a55", "#a3602f")


def capital(top: float) -> str:
    return drum(0, 0, (top - 0.16, top - 0.08), 0.22, LAPIS) + drum(0, 0, (top - 0.08, top), 0.27, GOLD)


def single_column() -> str:
    return drum(0, 0, (0, 0.09), 0.25, FOOT) + drum(0, 0, (0.09, 0.67), 0.165, SHAFT) + capital(0.83)


def double_column(upper: bool) -> str:
    """In two halves, so that a terrace between them can hide the right one."""
    if upper:
        ring = drum(0, 0, (-0.03, 0.05), 0.2, LAPIS)
        return drum(0, 0, (0, 0.67), 0.165, (SHAFT[1], *SHAFT[1:])) + ring + capital(0.83)
    return drum(0, 0, (0, 0.09), 0.25, FOOT) + drum(0, 0, (0.09, 1), 0.165, SHAFT)


def stairs(dx: int, dy: int) -> str:
    """From this cell up to the next one in the given direction."""
    steps, width = 6, 0.3
    forward = dx + dy > 0
    flights = []
    for i in range(steps):
        near, far = (-0.4 + tread * 0.92 / steps for tread in (i, i + 1))
        along = (near, far) if forward else (-far, -near)
        across = (-width, width)
        x, y = (along, across) if dx else (across, along)
        flights.append(box(x, y, (0, (i + 1) / steps), ("#fff6e0", *GLAZE[1:])))
    return "".join(flights if forward else reversed(flights))


def landing(dx: int, dy: int) -> str:
    """The upper end of stairs that come from the given direction."""
    along = (-0.5, 0.3) if dx + dy > 0 else (-0.3, 0.5)
    x, y = (along, (-0.3, 0.3)) if dx else ((-0.3, 0.3), along)
    return box(x, y, (0, 0.07), ("#fff6e0", *GLAZE[1:]))


def fountain(along_x: bool) -> str:
    """A basin across two cells with a jet in the middle."""
    x, y = ((-0.36, 1.36), (-0.36, 0.36)) if along_x else ((-0.36, 0.36), (-0.36, 1.36))
    drawn = box(x, y, (0, 0.2), GLAZE)
    for inset, level, colour in ((0.1, 0.2, "#1d6d86"), (0.14, 0.17, "#58c2d6")):
        x0, x1, y0, y1 = x[0] + inset, x[1] - 0.1, y[0] + inset, y[1] - 0.1
        drawn += path(
            [iso(x0, y0, level), iso(x1, y0, level), iso(x1, y1, level), iso(x0, y1, level)], colour
        )
    mx, my = (0.5, 0.0) if along_x else (0.0, 0.5)
    drawn += drum(mx, my, (0.14, 0.46), 0.1, GOLD)
    drawn += drum(mx, my, (0.46, 0.54), 0.24, ("#7fd3e2", *GLAZE[1:]))
    cx, cy = iso(mx, my, 0.54)
    jets = "".join(
        f"M{cx:.1f} {cy - 14:.1f}C{cx + side * 6:.1f} {cy - 24:.1f} {cx + side * 15:.1f} {cy - 16:.1f}"
        f" {cx + side * 16:.1f} {cy + 12:.1f}"
        for side in (-1, 1)
    )
    water = f"M{cx:.1f} {cy:.1f}V{cy - 16:.1f}{jets}"
    return drawn + (
        f'<g fill="none" stroke-linecap="round"><path d="{water}" stroke="#8fd6e6" stroke-width="4.4"/>'
        f'<path d="{water}" stroke="#f2fdff" stroke-width="2.2"/></g>'
    )


def footbridge(along_x: bool) -> str:
    """An arched deck over three cells: end, gap, end."""
    parts = 10
    ts = [-0.34 + i * 2.68 / parts for i in range(parts + 1)]
    arch = [0.08 + 0.34 * sin(pi * i / parts) for i in range(parts + 1)]

    def point(i: int, across: float, up: float = 0.0) -> Point:
        return iso(ts[i], across, arch[i] + up) if along_x else iso(across, ts[i], arch[i] + up)

    def railing(across: float, colour: str, width: float) -> str:
        rail = "L".join("{:.1f} {:.1f}".format(*point(i, across, 0.24)) for i in range(parts + 1))
        posts = "".join(
            "M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*point(i, across), *point(i, across, 0.24))
            for i in range(0, parts + 1, 2)
        )
        return (
            f'<path d="{posts}M{rail}" fill="none" stroke="{colour}" stroke-width="{width}"'
            ' stroke-linejoin="round"/>'
        )

    back, front = -0.24, 0.24
    deck = "".join(
        path(
            [point(i, back), point(i + 1, back), point(i + 1, front), point(i, front)],
            "#d08b54" if i % 2 else "#e2a06a",
        )
        for i in range(parts)
    )
    under = [point(i, front) for i in range(parts + 1)]
    under += [point(i, front, -0.16 if 2 < i < parts - 2 else -0.1) for i in range(parts, -1, -1)]
    return railing(back, "#8a2f1c", 2.6) + deck + path(under, "#a5522c") + railing(front, "#a83c22", 3)


def statue() -> str:
    """A votive figure with folded hands on a glazed plinth."""
    x, y = iso(0, 0, 0.16)
    line = 'stroke="#5e3f12" stroke-width="1.5" stroke-linejoin="round"'
    return box((-0.3, 0.3), (-0.3, 0.3), (0, 0.16), GLAZE) + (
        f'<g transform="translate({x:.1f} {y + 3:.1f})">'
        '<path d="M-11 0C-11-9-8-15-8.5-22C-9-29-6-32 0-32C6-32 9-29 8.5-22C8-15 11-9 11 0C6 3.5-6 3.5-11 0Z"'
        f' fill="#ecbc4c" {line}/>'
        '<path d="M1 2.6C5 2.6 9 1.5 11 0C11-9 8-15 8.5-22C9-29 6-32 1-32C5-24 3-10 1 2.6Z" fill="#b07a10"'
        ' opacity=".75"/>'
        f'<path d="M-8.5-24C-4-19 4-19 8.5-24L8.2-19C4-14-4-14-8.2-19Z" fill="#ffe9ad" {line}/>'
        '<path d="M-9-5C-4-2.5 4-2.5 9-5M-8-10C-4-7.5 4-7.5 8-10" fill="none" stroke="#8f6108"'
        ' stroke-width="1.4"/>'
        f'<circle cy="-36.5" r="6" fill="#ffe9ad" {line}/>'
        '<path d="M-4.5-34C-4-28-2-26 0-26C2-26 4-28 4.5-34C2-32-2-32-4.5-34Z" fill="#6b4a1a"/>'
        '<path d="M-6.6-38C-6.6-45-4-48 0-48C4-48 6.6-45 6.6-38Z" fill="#2d56ad" stroke="#10204c"'
        ' stroke-width="1.5"/></g>'
    )


def lookout() -> str:
    """An open kiosk with a cloth roof."""
    drawn = box((-0.36, 0.36), (-0.36, 0.36), (0, 0.08), STONE)
    for x, y in ((-0.28, -0.28), (0.28, -0.28), (-0.28, 0.28), (0.28, 0.28)):
        drawn += drum(x, y, (0.08, 0.56), 0.05, GOLD)
    west, south, east = iso(-0.42, 0.42, 0.56), iso(0.42, 0.42, 0.56), iso(0.42, -0.42, 0.56)
    tip = iso(0, 0, 1.02)

    def between(p: Point, q: Point, share: float) -> Point:
        return p[0] + (q[0] - p[0]) * share, p[1] + (q[1] - p[1]) * share

    drawn += path([west, south, tip], "#c2412c") + path([south, east, tip], "#8f2618")
    for start, end in ((0.2, 0.4), (0.6, 0.8)):
        drawn += path([between(west, south, start), between(west, south, end), tip], "#fff4dc")
        drawn += path([between(south, east, start), between(south, east, end), tip], "#e3cfa4")
    return drawn + (
        f'<circle cx="{tip[0]:.1f}" cy="{tip[1] - 3:.1f}" r="3.6" fill="#ecbc4c" stroke="#6b4500"'
        ' stroke-width="1.2"/>'
    )


# Flat symbols in squares of 100.

GLYPHS = {
    "stairs": '<path d="M8 92V74H28V56H46V38H64V20H92V92Z" fill="{tint}"/>',
    "fountain": (
        '<path d="M8 62H92C92 74 82 82 70 84V92H30V84C18 82 8 74 8 62Z" fill="{tint}"/>'
        '<path d="M50 54V22M50 24C42 8 24 14 24 34V50M50 24C58 8 76 14 76 34V50" fill="none" stroke="{tint}"'
        ' stroke-width="8" stroke-linecap="round"/>'
    ),
    "footbridge": (
        '<path d="M4 58C20 30 36 24 50 24C64 24 80 30 96 58V84H80C78 66 66 56 50 56C34 56 22 66 20 84H4Z"'
        ' fill="{tint}"/><path d="M8 40C24 16 38 10 50 10C62 10 76 16 92 40M50 10V26M28 19V36M72 19V36"'
        ' fill="none" stroke="{tint}" stroke-width="6" stroke-linecap="round"/>'
    ),
    "statue": (
        '<path d="M36 12C36 4 42 1 50 1C58 1 64 4 64 12V15H67V21H64C64 27 62 31 59 34C72 36 77 43 78 56L70 64'
        "L74 84H26L30 64L22 56C23 43 28 36 41 34C38 31 36 27 36 21H33V15H36ZM34 52L46 57H54L66 52V58L55 64H45"
        'L34 58ZM18 87H82V99H18Z" fill-rule="evenodd" fill="{tint}"/>'
    ),
}
# Each symbol sits in a stone of its own shape.
STONES = {
    "stairs": "M16 16H84V84H16Z",
    "fountain": "M13 50a37 37 0 1 0 74 0a37 37 0 1 0-74 0Z",
    "footbridge": "M12 40L3 50L12 60V74C12 80 16 82 20 82H80C84 82 88 80 88 74V60L97 50L88 40V26"
    "C88 20 84 18 80 18H20C16 18 12 20 12 26Z",
    "statue": "M50 8L90 50L50 92L10 50Z",
}


def stone(symbol: str) -> str:
    """A symbol in its stone."""
    glyph = GLYPHS[symbol].replace("{tint}", TINTS[symbol])
    return (
        f'<symbol id="babylon-{symbol}" viewBox="0 0 100 100">'
        f'<path d="{STONES[symbol]}" opacity=".3" transform="translate(0 4)"/>'
        f'<path d="{STONES[symbol]}" fill="#fff4dc" stroke="{TINTS[symbol]}" stroke-width="4"/>'
        f'<g transform="translate(28 27) scale(.44)">{glyph}</g></symbol>'
    )


def _petals(number: int, shape: str, fill: str, line: str, first: float = 0.0) -> str:
    return "".join(
        f'<path d="{shape}" transform="rotate({first + 360 / number * i:g} 50 50)" fill="{fill}"'
        f' stroke="{line}" stroke-width="2.5"/>'
        for i in range(number)
    )


def _lotus(turn: int, length: int, fill: str) -> str:
    low, high, tip = 78 - length * 0.45, 78 - length * 0.85, 78 - length
    return (
        f'<path d="M50 78C34 {low:g} 41 {high:g} 50 {tip:g}C59 {high:g} 66 {low:g} 50 78Z" fill="{fill}"'
        f' stroke="#8a2f58" stroke-width="2.5" transform="rotate({turn} 50 80)"/>'
    )


def flowers() -> str:
    """The four flowers, each with an outline of its own."""
    daisy = _petals(5, "M50 50C32 40 34 4 50 4C66 4 68 40 50 50Z", "#fffdf5", "#8d8a6a")
    daisy += '<circle cx="50" cy="50" r="13" fill="#e6b53a" stroke="#7c5a10" stroke-width="2.5"/>'
    lotus = _lotus(-66, 50, "#d65c8d") + _lotus(66, 50, "#d65c8d")
    lotus += _lotus(-36, 58, "#ec7fa9") + _lotus(36, 58, "#ec7fa9") + _lotus(0, 64, "#f6a9c6")
    sun = _petals(12, "M50 50L42 22L50 2L58 22Z", "#f7c83a", "#8a5d00")
    sun += '<circle cx="50" cy="50" r="18" fill="#6b3d10"/><circle cx="50" cy="50" r="8" fill="#c98a2e"/>'
    star = _petals(4, "M50 50C33 38 33 18 50 -2C67 18 67 38 50 50Z", "#5b83e0", "#1f3c86", 45)
    star += _petals(4, "M50 50C43 40 43 32 50 20C57 32 57 40 50 50Z", "#a9c0f5", "#1f3c86")
    star += '<circle cx="50" cy="50" r="9" fill="#ecbc4c" stroke="#1f3c86" stroke-width="2"/>'
    drawn = {"white": daisy, "pink": lotus, "yellow": sun, "blue": star}
    return "".join(
        f'<symbol id="babylon-{name}" viewBox="0 0 100 100">{markup}</symbol>'
        for name, markup in drawn.items()
    )


def definitions() -> str:
    """What the picture uses many times."""
    return "".join(stone(symbol) for symbol in SYMBOLS) + flowers()
