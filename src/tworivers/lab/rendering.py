"""Pictures of a state for environments: text for terminals, SVG, and pixels."""

import io

import numpy as np
from rich.console import Console

from tworivers.games.game import ALL_OPEN, Game, State
from tworivers.lab.extras import extra

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
COLUMNS = 120
WIDTH = 640  # pixels


def as_text(game: Game, s: State, viewer: int = ALL_OPEN) -> str:
    """The table as the terminal draws it, with its colours."""
    console = Console(file=io.StringIO(), force_terminal=True, width=COLUMNS)
    with console.capture() as captured:
        console.print(game.picture(game.view(s, viewer)))
    return captured.get()


def as_svg(game: Game, s: State, viewer: int = ALL_OPEN) -> str:
    """The table as a picture."""
    return game.svg(game.view(s, viewer))


def as_pixels(game: Game, s: State, viewer: int = ALL_OPEN, width: int = WIDTH) -> np.ndarray:
    """The table as an array of rows, columns, and red, green and blue."""
    with extra("lab"):
        import resvg_py
        from PIL import Image
    drawn = resvg_py.svg_to_bytes(svg_string=as_svg(game, s, viewer), width=width, background="white")
    with Image.open(io.BytesIO(bytes(drawn))) as image:
        return np.asarray(image.convert("RGB"))


def render(
    game: Game, s: State, mode: str, viewer: int = ALL_OPEN, width: int = WIDTH
) -> str | np.ndarray | None:
    """The table in one of the RENDER_MODES; `human` prints it."""
    if mode == "human":
        Console().print(game.picture(game.view(s, viewer)))
        return None
    if mode == "rgb_array":
        return as_pixels(game, s, viewer, width)
    return as_svg(game, s, viewer) if mode == "svg" else as_text(game, s, viewer)
