"""The pieces of Babylonia as SVG symbols in squares of 100.

Tiles are round: rim and colour tell the player, the plate and its mark the clan; a letter says it again.
Cities are hexagonal walls, fields square parcels, ziggurats stepped towers.
"""

from math import cos, pi, sin

from tworivers.games.babylonia.rules.board import CITIES, FIELDS
from tworivers.games.drawings import (
    CREAM,
    DARK_GOLD,
    DISPLAY,
    GOLD,
    LAPIS,
    SEAT_COLOURS,
    TEXT,
    Faces,
    box,
    hexagon,
    iso,
    path,
    star,
    symbol,
    tinted,
    use,
)

SHELL, OLIVE = "#f3e7cd", "#4d5f16"
DARK, DARKER, DARKEST, PALE = "#162b66", "#101f4b", "#0b1533", "#9fb6e6"
TABLET = (
    "M19 17H47L36.5 28.5V47H29.5V28.5ZM53 17H82L70.5 28.5V47H63.5V28.5ZM19 54H47L36.5 65.5V85H29.5V65.5Z"
    "M82 56V85L54 70.5Z"
)


def inner(markup: str, x: float, y: float, size: float) -> str:
    """A drawing in a square of 100, made smaller."""
    return f'<g transform="translate({x:g} {y:g}) scale({size / 100:g})">{markup}</g>'


def mark(clan: str, plate: str, ink: str) -> str:
    """The mark of a clan: star with sun, disc with scales, tablet with wedges, or an ear alone."""
    if clan == "priest":
        return f'<path d="{star(8, 50, 33)}" fill="{plate}"/>' + tinted("glyph-priest", ink, 19, 19, 62)
    if clan == "merchant":
        return f'<circle cx="50" cy="50" r="45" fill="{plate}"/>' + tinted("glyph-merchant", ink, 20, 20, 60)
    if clan == "servant":
        return (
            f'<rect x="8" y="5" width="84" height="90" rx="12" fill="{plate}"/>'
            f'<path fill="{ink}" d="{TABLET}"/>'
        )
    return tinted("glyph-farmer", plate, 6, 6, 88)


def letter(text: str, deep: str) -> str:
    """The letter of a clan on the rim of its tile."""
    return f"""<circle cx="86" cy="16" r="15" fill="{CREAM}" stroke="{deep}" stroke-width="3"/>
        <text x="86" y="24" text-anchor="middle" font-family="{TEXT}" font-weight="700" font-size="23"
        fill="{deep}">{text}</text>"""


def tile(clan: str, seat: str) -> str:
    """A tile face up; nobles have a cream plate, farmers none."""
    base, deep, _, on = SEAT_COLOURS[seat]
    if clan == "farmer":
        return f"""{use(f"rim-{seat}", 0, 0, 100)}<circle cx="50" cy="48" r="36" fill="{base}" stroke="{deep}"
            stroke-width="2"/>{inner(mark(clan, on, on), 18, 16, 64)}{letter("F", deep)}"""
    return f"""{use(f"rim-{seat}", 0, 0, 100)}<circle cx="50" cy="48" r="36" fill="{deep}"/>
        {inner(mark(clan, CREAM, deep), 18, 16, 64)}{letter(clan[0].upper(), deep)}"""


def tile_face_down(seat: str) -> str:
    """A tile of which only its player knows the clan: the seat's symbol and nothing else."""
    _, deep, light, _ = SEAT_COLOURS[seat]
    return f"""{use(f"rim-{seat}", 0, 0, 100)}<circle cx="50" cy="48" r="36" fill="{deep}"/>
        <circle cx="50" cy="48" r="31" fill="none" stroke="{light}" stroke-width="1.6"
        stroke-dasharray="3 4"/>
        {tinted(f"glyph-{seat}", light, 28, 26, 44)}"""


def city_wall() -> str:
    """A hexagonal wall with towers."""
    towers = ""
    for i in range(6):
        x, y = 50 + 43.5 * cos(pi * i / 3), 50 + 43.5 * sin(pi * i / 3)
        towers += f"""<g transform="translate({x:.1f} {y:.1f}) rotate({60 * i})"><rect x="-9" y="-9"
        width="18"
            height="18" rx="2" fill="{DARKER}"/><rect x="-7" y="-7" width="14" height="14" rx="1.5"
            fill="#26489f"/><rect x="-3.2" y="-3.2" width="6.4" height="6.4" fill="{GOLD}"/></g>"""
    dashes = f' stroke="{PALE}" stroke-width="2.6" stroke-dasharray="4.6 3.4"'
    return (
        path(hexagon(50, 53.5, 46), DARKEST)
        + path(hexagon(50, 50, 46), LAPIS)
        + path(hexagon(50, 50, 41.5), "none", dashes)
        + path(hexagon(50, 50, 37.5), SHELL, f' stroke="{DARKER}" stroke-width="2.5"')
        + towers
    )


CITY_PLACES = {
    1: ((26, 26, 48),),
    2: ((16, 33, 34), (50, 33, 34)),
    3: ((35.5, 18.5, 29), (20, 48, 29), (51, 48, 29)),
}


def city(symbols: str) -> str:
    """A city with the marks of the nobles it pays."""
    clans = symbols.split("-")
    marks = [
        inner(mark(clan, LAPIS, CREAM), *place)
        for clan, place in zip(clans, CITY_PLACES[len(clans)], strict=True)
    ]
    return use("ba-city", 0, 0, 100) + "".join(marks)


def field(value: str) -> str:
    """A ploughed parcel with its value; the sign of a city if it pays for the cities won."""
    parcel = "M7 14C7 8 11 5 17 5H83C89 5 93 8 93 14V83C93 88 90 91 83 91H17C11 91 7 88 7 83Z"
    furrows = "".join(
        f"M{10 + i * 11.4:.1f} 12C{14 + i * 11.4:.1f} 36 {6 + i * 11.4:.1f} 60 {10 + i * 11.4:.1f} 88"
        for i in range(8)
    )
    if value.isdigit():
        worth = f"""<text x="54" y="69" text-anchor="middle" font-family="{DISPLAY}" font-weight="700"
            font-size="50" fill="#2f3a0a">{value}</text>"""
    else:
        worth = use("ba-city", 30, 28, 48) + f'<circle cx="54" cy="52" r="7" fill="{LAPIS}"/>'
    return f"""<path d="{parcel}" transform="translate(1 4)" fill="{OLIVE}"/><path d="{parcel}"
        fill="#c8ad3a"/><path d="{furrows}" fill="none" stroke="#8f8a22" stroke-width="5.5"/>
        <path d="{parcel}" fill="none" stroke="{OLIVE}" stroke-width="4"/>
        {inner(mark("farmer", "#5e6f1c", ""), 7, 8, 26)}
        <circle cx="54" cy="52" r="29" fill="{CREAM}" stroke="{OLIVE}" stroke-width="4"/>{worth}"""


def ziggurat(stone: Faces, line: str, shrine: Faces, roof: str) -> str:
    """Three steps with stairs, a shrine on the top."""
    edge = f' stroke="{line}" stroke-width="1.5" stroke-linejoin="round"'
    drawn = ""
    for half, low, high in ((0.66, 0.0, 0.3), (0.47, 0.3, 0.6), (0.29, 0.6, 0.9)):
        drawn += box((-half, half), (-half, half), (low, high), stone, edge)
    for half, low, high in ((0.66, 0.0, 0.3), (0.47, 0.3, 0.6), (0.29, 0.6, 0.9)):
        for k in range(3):
            near, far = half + 0.15 * (1 - k / 3), half + 0.15 * (1 - (k + 1) / 3)
            z0, z1 = low + (high - low) * k / 3, low + (high - low) * (k + 1) / 3
            corners = [iso(-0.15, near, z0), iso(0.15, near, z0), iso(0.15, far, z1), iso(-0.15, far, z1)]
            drawn += path(corners, stone[0], edge)
    drawn += box((-0.14, 0.14), (-0.14, 0.14), (0.9, 1.16), shrine, edge)
    drawn += box((-0.17, 0.17), (-0.17, 0.17), (1.16, 1.2), (roof, roof, roof), edge)
    return f"""<ellipse cx="50" cy="69" rx="48" ry="25" opacity=".2"/>
        <g transform="translate(50 66)">{drawn}</g>"""


SCORED_MARK = (
    f'<circle cx="78" cy="80" r="17" fill="{DARKER}" stroke="{CREAM}" stroke-width="3"/>'
    f'<path d="M69 80L76 87L88 73" fill="none" stroke="{CREAM}" stroke-width="5"/>'
)

# Ziggurat cards.


def display_text(x: float, y: float, size: float, text: str, colour: str = DARK) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-family="{DISPLAY}" font-weight="700"'
        f' font-size="{size:g}" fill="{colour}">{text}</text>'
    )


def disc(x: float, y: float, radius: float) -> str:
    return (
        f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{DARK}"/><circle cx="{x:g}" cy="{y:g}"'
        f' r="{radius - 4:g}" fill="none" stroke="{CREAM}" stroke-width="2"/>'
    )


def linked_over(fill: str, line: str) -> str:
    """Two tiles linked over a vacant hex."""
    hexa = path(hexagon(50, 50, 22), fill, f' stroke="{line}" stroke-width="3"')
    link = f'<path d="M24 35L76 65" stroke="{DARK}" stroke-width="6" stroke-dasharray="7 5"/>'
    return hexa + disc(15, 30, 14) + disc(85, 70, 14) + link


def _seven_tiles() -> str:
    places = ((20, 56), (40, 56), (60, 56), (80, 56), (30, 30), (50, 30), (70, 30))
    ledge = '<path d="M6 70H94V90H6Z" fill="#ad5230"/><path d="M6 70H94V75H6Z" fill="#e6ae8f"/>'
    return ledge + "".join(disc(x, y, 13) for x, y in places)


def card_pictures() -> dict[int, tuple[str, str]]:
    """The name and the picture of each card."""

    def noble(clan: str, x: float, y: float, size: float) -> str:
        return inner(mark(clan, DARK, CREAM), x, y, size)

    ears = "".join(inner(mark("farmer", "#5e6f1c", ""), x, 6, 46) for x in (-4, 27, 58))
    walls = use("ba-city", -2, 8, 52) + use("ba-city", 50, 8, 52)
    ten = f'<path d="{star(16, 48, 41)}" fill="{GOLD}" stroke="{DARK_GOLD}" stroke-width="2"/>'
    again = f"""<path d="M84 50A34 34 0 1 1 72 24" fill="none" stroke="{DARK}" stroke-width="10"/>
        <path d="M62 6L92 20L68 42Z" fill="{DARK}"/>"""
    empty_field = use("ba-field-5", 6, 14, 80) + f'<circle cx="49" cy="56" r="25" fill="{CREAM}"/>'
    three = noble("priest", 30, 2, 42) + noble("merchant", 4, 50, 42) + noble("servant", 54, 50, 42)
    return {
        1: ("ten points", ten + display_text(50, 67, 50, "10", "#3a2400")),
        2: ("one more turn", again + display_text(49, 64, 38, "+1")),
        3: ("rack of seven", _seven_tiles()),
        4: ("three nobles", three),
        5: ("farmers, noble", ears + display_text(24, 96, 40, "+") + noble("priest", 42, 56, 44)),
        6: ("nobles on fields", empty_field + noble("priest", 52, 42, 46)),
        7: ("pairs of cities", walls + display_text(50, 96, 36, "+1")),
        8: ("over land", linked_over("#f1e0b4", "#8a6a2c")),
        9: ("over rivers", linked_over("#6bbecd", "#1d6273")),
    }


CARDS = card_pictures()


def name_of(kind: str, seat: str = "") -> str:
    """The id of a piece's symbol."""
    return "-".join(filter(None, ("ba", kind.replace(" ", "-"), seat)))


def definitions() -> str:
    """All pieces."""
    drawn = symbol("ba-city", city_wall())
    for seat in SEAT_COLOURS:
        for clan in ("priest", "merchant", "servant", "farmer"):
            drawn += symbol(name_of(clan, seat), tile(clan, seat))
        drawn += symbol(name_of("face down", seat), tile_face_down(seat))
    drawn += "".join(symbol(name_of(f"city-{symbols}"), city(symbols)) for symbols in CITIES)
    drawn += "".join(symbol(name_of(f"field-{value}"), field(value)) for value in FIELDS)
    sandstone, grey = ("#fff0c9", "#e2ae5c", "#b9772f"), ("#e4ddd1", "#b5ac9e", "#8e8577")
    drawn += symbol("ba-ziggurat", ziggurat(sandstone, "#5e3510", ("#3d64be", "#26489f", "#162b66"), GOLD))
    scored = ziggurat(grey, "#4d463d", ("#8e8577", "#7b7266", "#5f574c"), "#a59c8e")
    drawn += symbol("ba-ziggurat-scored", scored + SCORED_MARK)
    return drawn + "".join(
        symbol(name_of(f"card-{number}"), picture) for number, (_, picture) in CARDS.items()
    )
