"""The pieces of Tigris & Euphrates as SVG symbols in squares of 100, monuments in squares of 200.

Each civilization has a colour, a frame, a picture and a letter, so that no piece is told by colour alone.
"""

from math import pi

from tworivers.games.drawings import (
    CREAM,
    DARK_GOLD,
    GOLD,
    LAPIS,
    PALE_GOLD,
    SEATS,
    TEXT,
    ring,
    scallop,
    star,
    symbol,
    tinted,
    use,
)
from tworivers.games.tigris.rules.board import COLOURS, LEADERS, MONUMENTS, TILES

# The colour, a darker and a lighter one, and one to draw on it.
CIVILIZATIONS = {
    "red": ("#b02537", "#6d101e", "#d8606a", "#fff4dc"),
    "blue": ("#1d52ae", "#123572", "#6d9ae6", "#fff4dc"),
    "green": ("#7cb97f", "#3d7a49", "#b5deb2", "#0e3320"),
    "black": ("#2b2932", "#0f0e13", "#6a6574", "#fff4dc"),
}
FRAMES = {
    "red": "M20 8H80V14H86V20H92V74H86V80H80V86H20V80H14V74H8V20H14V14H20Z",
    "blue": "M8 20C8 13 13 8 20 8H80C87 8 92 13 92 20V78C85 70 78 70 71 78C64 86 57 86 50 78"
    "C43 70 36 70 29 78C22 86 15 86 8 78Z",
    "green": "M30 8H70L92 30V64L70 86H30L8 64V30Z",
    "black": "M8 86V44C8 22 26 8 50 8C74 8 92 22 92 44V86Z",
}
CROWN = (
    '<path fill="currentColor" fill-rule="evenodd" d="M14 88L8 34L30 52L50 14L70 52L92 34L86 88Z'
    f'M21 70V78H79V70Z{ring(8, 27, 8)}{ring(50, 10, 9)}{ring(92, 27, 8)}"/>'
)
ROLE_GLYPHS = {"priest": "priest", "farmer": "farmer", "trader": "merchant", "king": "king"}
CLAY, DARK_CLAY, DARKEST_CLAY = "#c96f47", "#8c3c20", "#6e2c17"
BROWN = "#4a2f00"


def brick(colour: str) -> str:
    """The glazed ground of a tile with the frame of its civilization."""
    base, deep, light, _ = CIVILIZATIONS[colour]
    return f"""<rect x="2" y="5" width="96" height="94" rx="11" fill="{deep}"/>
        <rect x="2" y="1" width="96" height="92" rx="11" fill="{base}"/>
        <path d="M4 14C4 7 8 3.5 14 3.5H86C92 3.5 96 7 96 14C96 9.5 92 7 86 7H14C8 7 4 9.5 4 14Z"
        fill="{light}" opacity=".8"/><path d="{FRAMES[colour]}" fill="{light}" fill-opacity=".16"
        stroke="{light}" stroke-width="2.2"/>"""


def corner_letter(letter: str, colour: str) -> str:
    """The letter of a tile in its upper right corner."""
    _, deep, _, on = CIVILIZATIONS[colour]
    ground = deep if colour != "green" else "#dff2dc"
    return f"""<path d="M72 2H88C94 2 98 6 98 12V29H80C75 29 72 26 72 21Z" fill="{ground}"/>
        <text x="85" y="23" text-anchor="middle" font-family="{TEXT}" font-weight="700" font-size="21"
        fill="{on}">{letter}</text>"""


def temple() -> str:
    base, deep = CIVILIZATIONS["red"][:2]
    return f"""<path fill="{CREAM}" d="M12 82V66H22V50H32V34H40V17H60V34H68V50H78V66H88V82Z"/>
        <path fill="{deep}" opacity=".22" d="M60 17V34H68V50H78V66H88V82H80V70H70V54H61V37H55V17Z"/>
        <path stroke="{base}" stroke-width="2" d="M12 66H88M22 50H78M32 34H68" opacity=".8"/>
        <path fill="{deep}" d="M41 82L45 34H55L59 82Z"/><path stroke="{CREAM}" stroke-width="2.6"
        d="M41.5 76.5H58.5M42 69.5H58M42.5 62.5H57.5M43 55.5H57M43.8 48.5H56.2M44.3 41.5H55.7"/>
        <path fill="{GOLD}" d="M37 13H63V19H37Z"/>
        <path fill="{deep}" d="M45.5 34V27C45.5 24 47.5 22 50 22C52.5 22 54.5 24 54.5 27V34Z"/>"""


def _ear(x: int, y: int, turn: int, scale: float) -> str:
    grains = "".join(
        f"M0 {g}C-5 {g - 1} -9 {g - 6} -9.5 {g - 12}C-4 {g - 11} -1 {g - 7} 0 {g - 3}"
        f"C1 {g - 7} 4 {g - 11} 9.5 {g - 12}C9 {g - 6} 5 {g - 1} 0 {g}Z"
        for g in (0, -9, -18, -27)
    )
    return f"""<path d="{grains}M0 -48C4 -43 4 -37 0 -32C-4 -37 -4 -43 0 -48Z" fill="{CREAM}"
        transform="translate({x} {y}) rotate({turn}) scale({scale})"/>"""


def farm() -> str:
    return f"""{_ear(50, 56, 0, 1.05)}{_ear(36, 58, -26, 0.95)}{_ear(64, 58, 26, 0.95)}
        <g stroke="{CREAM}" fill="none" stroke-linecap="round"><path stroke-width="3.6"
        d="M50 52V74M37 56C40 64 45 66 48 74M63 56C60 64 55 66 52 74"/><path stroke-width="4"
        d="M15 83C21 76 26 76 32 83C38 89 44 89 50 83C56 76 62 76 68 83C74 89 79 89 85 83"/></g>
        <path fill="{GOLD}" d="M40 63H60V70H40Z"/>"""


def market() -> str:
    on = CIVILIZATIONS["green"][3]
    cloth = ""
    for i in range(5):
        low, high = 14 + i * 14.4, 22 + i * 11.2
        cloth += f"""<path fill="{CREAM if i % 2 else on}" d="M{high:.1f} 18H{high + 11.2:.1f}
            L{low + 14.4:.1f} 40C{low + 14.4:.1f} 49 {low:.1f} 49 {low:.1f} 40Z"/>"""
    return f"""{cloth}<path fill="{on}" d="M19 44H24V82H19ZM76 44H81V82H76ZM15 66H85V72H15Z"/>
        <path fill="{on}" d="M33 66C28 61 29 56 33 53V50H41V53C45 56 46 61 41 66ZM52 66C50 58 54 54 60 54
        C66 54 70 58 68 66Z"/><path fill="{CREAM}" d="M31.2 58.5H42.8V61H31.2Z"/>
        <path fill="{GOLD}" stroke="{on}" stroke-width="1.5" d="M54 58.5a4 4 0 1 1 6 -4a4 4 0 1 1 6 4z"/>
        <path fill="{CREAM}" stroke="{on}" stroke-width="2" d="M17 72H83L80 83H20ZM38 72V83M62 72V83"/>"""


def _merlon(x: float, y: float, step: float) -> str:
    """A stepped tooth of a wall."""
    up, right = f"v{-step:g}h{step:g}", f"h{step:g}v{step:g}"
    return f"M{x:g} {y:g}{up}{up}{up}{right}{right}{right}Z"


def settlement() -> str:
    base = CIVILIZATIONS["black"][0]
    teeth = "".join(_merlon(x, 33, 2.9) for x in (11, 25.5, 60, 74.5)) + _merlon(38, 49, 2.4)
    return f"""<path fill="{CREAM}" d="M12 82V32H39V82ZM61 82V32H88V82ZM38 82V48H62V82Z{teeth}
        {_merlon(50, 49, 2.4)}"/><path fill="{base}" d="M41 82V68C41 61 44.5 57 50 57C55.5 57 59 61 59 68V82Z
        M18 45H22V60H18ZM29 45H33V60H29ZM67 45H71V60H67ZM78 45H82V60H78Z"/><path fill="none" stroke="{GOLD}"
        stroke-width="2.6" d="M38.5 82V68C38.5 59.5 43 54.5 50 54.5C57 54.5 61.5 59.5 61.5 68V82"/>
        <path fill="{GOLD}" d="M12 36H39V40H12ZM61 36H88V40H61Z"/>
        <path stroke="{base}" stroke-width="1.8" opacity=".55" d="M12 67H37M63 67H88M12 75H37M63 75H88"/>"""


def back() -> str:
    """A tile from behind."""
    return f"""<rect x="2" y="5" width="96" height="94" rx="11" fill="{DARK_CLAY}"/>
        <rect x="2" y="1" width="96" height="92" rx="11" fill="{CLAY}"/>
        <path stroke="{DARK_CLAY}" stroke-width="2.5" opacity=".55" d="M6 24H94M6 47H94M6 70H94M30 2V24
        M70 2V24
        M50 24V47M16 24V47M84 24V47M30 47V70M70 47V70M50 70V92M16 70V92M84 70V92"/>"""


def leader(role: str, seat: str) -> str:
    """The rim and the symbol tell the dynasty; the glaze and the plaque tell the role."""
    base, deep, light, on = CIVILIZATIONS[COLOURS[LEADERS.index(role)]]
    return f"""{use(f"rim-{seat}", 0, 0, 100)}<circle cx="50" cy="48" r="37" fill="{CREAM}"/>
        <circle cx="50" cy="48" r="34.5" fill="{base}"/>
        <path d="M50 15.5A32.5 32.5 0 0 1 82 43A34 34 0 0 0 18 43A32.5 32.5 0 0 1 50 15.5Z" fill="{light}"
        opacity=".45"/>{tinted(f"glyph-{seat}", on, 28, 15, 44)}
        <path d="M29 99V72H35V66H41V60H59V66H65V72H71V99Z" fill="{CREAM}" stroke="{deep}" stroke-width="3"
        stroke-linejoin="round"/>{tinted(f"glyph-{ROLE_GLYPHS[role]}", deep, 37, 69, 26)}
        <circle cx="14" cy="14" r="13.5" fill="{CREAM}" stroke="{deep}" stroke-width="3"/>
        <text x="14" y="21.5" text-anchor="middle" font-family="{TEXT}" font-weight="700" font-size="21"
        fill="{deep}">{role[0].upper()}</text>"""


def treasure() -> str:
    return f"""<path d="{scallop(8, 40, 5, (50, 53))}" fill="#3a2400"/>
        <path d="{scallop(8, 39, 5, (50, 49))}" fill="{GOLD}" stroke="{BROWN}" stroke-width="4"
        stroke-linejoin="round"/><path d="{star(8, 38, 17, (50, 49), pi / 8)}" fill="{PALE_GOLD}"/>
        <circle cx="50" cy="49" r="14" fill="#b02537" stroke="{BROWN}" stroke-width="4"/>
        <circle cx="46" cy="45" r="4" fill="#fff" opacity=".8"/>"""


def catastrophe() -> str:
    return """<path d="M6 12L20 3L38 8L60 2L80 7L96 4L95 26L99 46L93 66L97 88L82 97L62 92L44 98L24 93L5 97
        L7 74
        L1 52L7 32Z" fill="#17131a"/><path d="M9 14L21 7L38 12L60 6L79 11L92 8L91 26L95 46L89 65L92 84L80 91
        L62 87L44 93L25 88L9 92L11 73L5 52L11 32Z" fill="#54483f"/><path d="M9 14L38 12L48 34L28 44L5 52
        L11 32Z
        M60 6L92 8L91 26L66 36L52 28ZM95 46L89 65L66 62L62 48L78 40ZM9 92L11 73L34 62L44 74L36 91Z"
        fill="#695a4c"/><path d="M42 9L50 30L35 48L52 57L42 76L50 92L60 76L58 62L74 66L91 76L80 60L64 50L66 38
        L91 25L62 31L52 22ZM35 48L7 57L30 55Z" fill="#17131a"/><path d="M44 14L53 33L41 47L56 57L47 76L50 88
        L56 74L54 58L76 63L58 49L60 35L80 28L58 33Z" fill="#ff7a2e"/>
        <path d="M48 26L53.5 35L45 47L57 56L51.5 70L54.5 56L66 58L55 49L57 36Z" fill="#ffd773"/>"""


def unification() -> str:
    return f"""<path d="M50 2L98 50L50 98L2 50Z" fill="#3a2400"/><path d="M50 6L94 50L50 94L6 50Z"
        fill="{CREAM}"/><path d="M50 12L88 50L50 88L12 50Z" fill="none" stroke="{DARK_GOLD}"
        stroke-width="3"/>
        <g fill="none" stroke="{LAPIS}" stroke-width="7"><circle cx="41" cy="50" r="15"/>
        <circle cx="59" cy="50" r="15"/></g><path d="M41 35A15 15 0 0 1 55.5 46" fill="none" stroke="{CREAM}"
        stroke-width="11"/><path d="M41 35A15 15 0 0 1 55.8 47.5" fill="none" stroke="{LAPIS}"
        stroke-width="7"/>"""


def rosette() -> str:
    """A holy place, where a temple stands at the start."""
    petal = "M50 50C41 38 41 18 50 6C59 18 59 38 50 50Z"
    petals = "".join(f'<path d="{petal}" transform="rotate({turn} 50 50)"/>' for turn in range(0, 360, 30))
    return (
        f'<g fill="{DARK_GOLD}" opacity=".55">{petals}</g><circle cx="50" cy="50" r="11" fill="{PALE_GOLD}"/>'
    )


# What stands on the top of each monument.
CRESTS = {
    "red-blue": f"""<path fill="{GOLD}" d="M84 52L78 40H122L116 52Z"/><path fill="#ff7a2e" d="M100 2
        C112 14 118 22 114 32C112 38 106 40 100 40C92 40 86 36 86 28C86 22 90 18 92 14C94 18 95 20 97 21
        C98 14 98 8 100 2Z"/><path fill="#ffd773" stroke="none" d="M100 20C106 26 107 30 105 34
        C103 38 97 38 95 34C93 30 96 26 100 20Z"/>""",
    "red-green": f"""<path fill="{GOLD}" d="M76 52V42H80C80 22 90 14 98 12V5H102V12C110 14 120 22 120 42H124
        V52Z"/><path fill="none" d="M80 42H120M90 42C90 26 95 17 100 13M110 42C110 26 105 17 100 13"/>""",
    "red-black": f"""<path fill="{GOLD}" d="M70 8C62 30 74 44 92 44L90 52H110L108 44C126 44 138 30 130 8
        C130 24 120 32 108 32H92C80 32 70 24 70 8Z"/>""",
    "blue-green": f"""<path fill="{GOLD}" d="M96 52V36H104V52Z"/><path fill="#7cb97f"
        d="{scallop(9, 17, 4, (100, 22))}"/><path fill="{GOLD}" stroke="none"
        d="{ring(93, 19, 3)}{ring(106, 17, 3)}{ring(100, 28, 3)}"/>""",
    "blue-black": f"""<path fill="{GOLD}" d="M82 52V22H78V10H86V16H95V8H105V16H114V10H122V22H118V52Z"/>
        <path fill="{BROWN}" d="M94 52V40C94 36 97 33 100 33C103 33 106 36 106 40V52Z"/>""",
    "green-black": f"""<path fill="{GOLD}" d="M96 52L97 26H103L104 52Z"/><path fill="#3d7a49" d="M100 28
        C88 14 74 16 66 28C80 24 90 26 100 32C110 26 120 24 134 28C126 16 112 14 100 28ZM100 26C94 8 84 4 76 8
        C86 10 94 16 98 28H102C106 16 114 10 124 8C116 4 106 8 100 26Z"/>""",
}


def monument(pair: str) -> str:
    """A stepped tower with one glaze on each side of its stairs, and the leaders it serves at its foot."""
    left, right = pair.split("-")
    (a, a_deep, a_light, _), (b, b_deep, b_light, _) = CIVILIZATIONS[left], CIVILIZATIONS[right]
    steps, stairs = "", ""
    for low, high, x, half in ((184, 132, 8, 17), (132, 88, 30, 14), (88, 52, 52, 11)):
        steps += f"""<path d="M{x} {low}L{x + 4} {high}H100V{low}Z" fill="{a}"/>
            <path d="M{200 - x} {low}L{196 - x} {high}H100V{low}Z" fill="{b}"/>
            <path d="M{x + 2} {high}H100V{high + 7}H{x + 2}Z" fill="{a_light}"/>
            <path d="M{198 - x} {high}H100V{high + 7}H{198 - x}Z" fill="{b_light}"/>
            <path d="M{x} {low - 6}H{200 - x}V{low}H{x}Z" opacity=".28"/>"""
        stairs += f"M{100 - half} {low}L{102 - half} {high}H{98 + half}L{100 + half} {low}Z"
    rungs = "".join(f"M{86 + (184 - y) // 26} {y}H{114 - (184 - y) // 26}" for y in range(60, 184, 8))
    signs = ""
    for x, colour, deep in ((42, left, a_deep), (158, right, b_deep)):
        glyph = ROLE_GLYPHS[LEADERS[COLOURS.index(colour)]]
        signs += f'<circle cx="{x}" cy="160" r="19" fill="{CREAM}" stroke="{deep}" stroke-width="4"/>'
        signs += tinted(f"glyph-{glyph}", deep, x - 12, 148, 24)
    return f"""<rect x="3" y="6" width="194" height="192" rx="16" fill="{DARKEST_CLAY}"/>
        <rect x="3" y="2" width="194" height="190" rx="16" fill="{CLAY}"/><path stroke="{DARK_CLAY}"
        stroke-width="3" opacity=".5" d="M6 34H194M6 66H194M6 98H194M6 130H194M6 162H194M48 4V34M120 4V34
        M24 34V66M84 34V66M156 34V66M52 66V98M172 66V98M24 98V130M180 98V130"/>
        <path d="M8 186H192" stroke="#000" stroke-width="8" opacity=".25"/>{steps}
        <path d="{stairs}" fill="{CREAM}"/><path stroke="#b7a380" stroke-width="2.5" d="{rungs}"/>
        <g stroke="{BROWN}" stroke-width="2">{CRESTS[pair]}</g>{signs}"""


# The roof, the walls and the openings of each building.
BUILDINGS = {
    "library": (
        "red",
        "M8 34L50 8L92 34V42H8Z",
        "M14 42H86V92H14Z",
        "M24 52H34V70H24ZM38 52H48V70H38ZM52 52H62V70H52ZM66 52H76V70H66ZM24 74H34V90H24ZM38 74H48V90H38Z"
        "M52 74H62V90H52ZM66 74H76V90H66Z",
    ),
    "granary": (
        "blue",
        "M8 50C8 28 18 14 28 12C38 14 48 28 48 50ZM52 50C52 28 62 14 72 12C82 14 92 28 92 50Z",
        "M10 50H46V92H10ZM54 50H90V92H54ZM46 70H54V92H46Z",
        "M20 92V74H36V92ZM64 92V74H80V92ZM22 58H34V64H22ZM66 58H78V64H66Z",
    ),
    "market hall": (
        "green",
        "M6 40C6 22 20 10 50 10C80 10 94 22 94 40Z",
        "M12 40H88V92H12Z",
        "M20 92V64C20 58 23 54 28 54C33 54 36 58 36 64V92ZM42 92V64C42 58 45 54 50 54C55 54 58 58 58 64V92Z"
        "M64 92V64C64 58 67 54 72 54C77 54 80 58 80 64V92Z",
    ),
    "palace": (
        "black",
        "M8 44V18H20V28H32V18H44V10H56V18H68V28H80V18H92V44Z",
        "M14 44H86V92H14Z",
        "M42 92V70C42 62 46 58 50 58C54 58 58 62 58 70V92ZM22 54H32V68H22ZM68 54H78V68H68Z",
    ),
}


def building(name: str) -> str:
    colour, roof, walls, openings = BUILDINGS[name]
    base, deep = CIVILIZATIONS[colour][:2]
    return f"""<rect x="-5" y="-2" width="110" height="106" rx="16" fill="{PALE_GOLD}" stroke="#2a1a00"
        stroke-width="5"/><g stroke="#2a1a00" stroke-width="4" stroke-linejoin="round"><path
        d="{walls}" fill="{CREAM}"/><path d="{roof}" fill="{base}"/></g>
        <path d="{openings}" fill="{deep}"/>"""


def name_of(kind: str) -> str:
    """The id of a piece's symbol."""
    return f"te-{kind.replace(' ', '-')}"


def definitions() -> str:
    """All pieces."""
    pictures = dict(zip(TILES, (temple(), farm(), market(), settlement()), strict=True))
    drawn = symbol("glyph-king", CROWN)
    for tile, colour in zip(TILES, COLOURS, strict=True):
        markup = brick(colour) + pictures[tile]
        drawn += symbol(name_of(tile), markup + corner_letter(tile[0].upper(), colour))
        drawn += symbol(name_of(f"{tile}-plain"), markup)
    for role in LEADERS:
        drawn += "".join(symbol(name_of(f"{role}-{seat}"), leader(role, seat)) for seat in SEATS)
    drawn += "".join(symbol(name_of(name), building(name)) for name in BUILDINGS)
    drawn += "".join(symbol(name_of(pair), monument(pair), "0 0 200 200") for pair in MONUMENTS)
    others = {
        "treasure": treasure,
        "catastrophe": catastrophe,
        "unification": unification,
        "rosette": rosette,
    }
    others["back"] = back
    return drawn + "".join(symbol(name_of(name), markup()) for name, markup in others.items())
