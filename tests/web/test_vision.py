"""The palettes for other colour vision keep colours further apart than the usual one does."""

import itertools
import math
import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "web" / "src"
SHEETS = [path.read_text(encoding="utf-8") for path in sorted(PAGE.rglob("tokens.css"))]
CIVILIZATIONS = ("red", "blue", "green", "black")
SEATS = ("lion", "bull", "archer", "potter")

# How somebody without one kind of cone sees linear light, after Machado, Oliveira and Fernandes (2009).
VISION = {
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
PALETTES = {"deuteranopia": "red-green", "protanopia": "red-green", "tritanopia": "blue-yellow"}
# CIE L*a*b* from linear sRGB, white at one.
TO_XYZ = ((0.4339, 0.3762, 0.1899), (0.2126, 0.7152, 0.0722), (0.0178, 0.1095, 0.8727))


def colours(text: str) -> dict[str, str]:
    return dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6})", text))


def palette(name: str) -> dict[str, str]:
    """The usual colours with those of a palette in their place."""
    usual = [sheet.split("[data-vision")[0] for sheet in SHEETS]
    block = re.compile(rf'\[data-vision="{name}"\] \{{(.*?)\}}', re.S)
    own = [text for sheet in SHEETS for text in block.findall(sheet)]
    return colours("".join(usual)) | colours("".join(own))


def linear(part: int) -> float:
    value = part / 255
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def times(matrix: tuple[tuple[float, ...], ...], vector: list[float]) -> list[float]:
    return [min(1.0, max(0.0, sum(a * b for a, b in zip(row, vector, strict=True)))) for row in matrix]


def seen(colour: str, vision: str) -> tuple[float, float, float]:
    """A colour as somebody sees it, as L*a*b*."""
    light = times(VISION[vision], [linear(int(colour[i : i + 2], 16)) for i in (1, 3, 5)])
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in times(TO_XYZ, light))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def closest(names: tuple[str, ...], tokens: dict[str, str], vision: str) -> float:
    pairs = itertools.combinations(names, 2)
    return min(math.dist(seen(tokens[a], vision), seen(tokens[b], vision)) for a, b in pairs)


@pytest.mark.parametrize("vision", VISION)
@pytest.mark.parametrize("names", [CIVILIZATIONS, SEATS])
def test_a_palette_helps_those_it_is_for(vision: str, names: tuple[str, ...]) -> None:
    own = closest(names, palette(PALETTES[vision]), vision)
    assert own > closest(names, palette("common"), vision)
    assert own > 35
