"""Motion in the built page, by the browser's own clock: how long it lasts, and that it is seen."""

import itertools
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from tests.web.table import moving, open_table

SPEEDS = {"full": "no-preference", "fast": "no-preference", "none": "no-preference", "system": "reduce"}
STEP = {"full": 520, "fast": 220}
MOVE = {"full": 280, "fast": 130}
MINE = ".table.mine[aria-busy='false']"
# Timers may be late on a busy machine, never much too early.
EARLY = 30

# Keeps, for every picture that the browser draws, where the newest of some drawings is and how large.
SAMPLE = """(selector) => {
    window.samples = []
    const look = () => {
        const piece = [...document.querySelectorAll(selector)].at(-1)
        if (piece) {
            const { x, y, width } = piece.getBoundingClientRect()
            window.samples.push([x, y, width])
        }
        requestAnimationFrame(look)
    }
    look()
}"""
# Keeps when each line of the strip came, and when the strip went.
WATCH_STRIP = """() => {
    window.lines = []
    window.gone = null
    const look = () => {
        const words = document.querySelector('.news p')?.textContent ?? null
        if (words && words !== window.lines.at(-1)?.words) window.lines.push({ words, at: performance.now() })
        if (!words && window.lines.length) window.gone ??= performance.now()
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}"""
# Keeps how long the animations last that are seen to run.
WATCH_ANIMATIONS = """() => {
    window.animations = []
    const look = () => {
        for (const each of document.getAnimations()) {
            const frames = each.effect.getKeyframes()
            const moves = frames.some((frame) => frame.transform || frame.translate || frame.scale)
            window.animations.push({ moves, lasts: each.effect.getTiming().duration })
        }
        requestAnimationFrame(look)
    }
    look()
}"""


def visitor_at(visitors: Any, speed: str) -> Any:
    """Somebody who chose this speed, or whose system wants no motion."""
    visitor = visitors(reduced_motion=SPEEDS[speed])
    visitor.context.add_init_script(
        f"""localStorage.setItem('tworivers.settings', '{{"level": "random", "motion": "{speed}"}}')"""
    )
    return visitor


def place(page: Any, piece: str, cell: str) -> None:
    """Choose a piece and a place, and confirm."""
    page.locator(MINE).wait_for()
    page.locator(f"[data-piece='{piece}']").first.click()
    box = page.locator(f".board [data-cell='{cell}']").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    with moving(page):
        page.locator(".prompt .button.wide").first.click()


def place_on_plan(page: Any, cell: str) -> None:
    """Choose a place by its dot on the plan, the corner of its cell, and confirm."""
    page.locator(MINE).wait_for()
    box = page.locator(f".plan [data-cell='{cell}']").bounding_box()
    page.mouse.click(box["x"] + box["width"], box["y"] + box["height"])
    with moving(page):
        page.get_by_role("button", name=f"Place it on {cell.upper()}").click()


def on_its_way(rest: list[float], sample: list[float]) -> bool:
    return abs(rest[0] - sample[0]) + abs(rest[1] - sample[1]) > 3


class Placing(NamedTuple):
    """A placement at a new table, and the drawing of what is placed."""

    game: str
    drawing: str
    place: Callable[[Any], None]
    position: dict[str, Any] | None = None

    def watched(self, visitor: Any) -> Any:
        """The page after the placement, with what was seen of it."""
        options = {} if self.position else {"options": {"first": 0}}
        page = open_table(visitor, self.game, self.position, **options)
        page.evaluate(WATCH_ANIMATIONS)
        page.evaluate(SAMPLE, self.drawing)
        self.place(page)
        at_rest = "!document.querySelector('.board').getAnimations({ subtree: true }).length"
        page.wait_for_function(f"() => window.samples.length > 3 && {at_rest}")
        return page

    def seen(self, visitor: Any) -> tuple[Any, list[float], list[list[float]]]:
        """The page, where the piece came to rest, and where it was before; a busy machine gets some tries."""
        for _ in range(5):
            page = self.watched(visitor)
            *before, rest = page.evaluate("() => window.samples")
            if way := [sample for sample in before if on_its_way(rest, sample)]:
                break
        return page, rest, way


PLACINGS = [
    Placing("tigris", ".board g.leader use", lambda page: place(page, "king", "c2")),
    Placing("babylonia", ".board use[href='#ba-farmer-lion']", lambda page: place(page, "farmer", "h6")),
]
TERRACE = Placing(
    "babylon",
    ".garden use[href='#bn-terrace-1']",
    lambda page: place_on_plan(page, "c3"),
    {"game": "babylon", "players": 2, "phase": "build", "singles": [12, 0], "mined": "C2"},
)
by_game = pytest.mark.parametrize("placing", PLACINGS, ids=lambda placing: placing.game)


@by_game
@pytest.mark.parametrize("speed", ["full", "fast"])
def test_a_piece_is_seen_on_its_way_from_the_shelf(visitors: Any, placing: Placing, speed: str) -> None:
    page, rest, way = placing.seen(visitor_at(visitors, speed))
    assert way
    board, shelf = page.locator(".board").bounding_box(), page.locator(".shelf").bounding_box()
    assert rest[1] < board["y"] + board["height"] < shelf["y"]
    # It comes from below, larger than it will lie.
    assert max(y for _, y, _ in way) > rest[1] + 3
    assert max(width for _, _, width in way) > rest[2]
    assert MOVE[speed] in {
        each["lasts"] for each in page.evaluate("() => window.animations") if each["moves"]
    }


@by_game
@pytest.mark.parametrize("speed", ["full", "none"])
def test_a_piece_comes_to_rest_in_the_middle_of_its_cell(visitors: Any, placing: Placing, speed: str) -> None:
    page = placing.watched(visitor_at(visitors, speed))
    x, y, width = page.evaluate("() => window.samples.at(-1)")
    cell = {"tigris": "c2", "babylonia": "h6"}[placing.game]
    lies = page.locator(f".board [data-cell='{cell}']").bounding_box()
    assert abs(x + width / 2 - lies["x"] - lies["width"] / 2) < 2
    assert abs(y + width / 2 - lies["y"] - lies["height"] / 2) < 4


@pytest.mark.parametrize("placing", [*PLACINGS, TERRACE], ids=lambda placing: placing.game)
@pytest.mark.parametrize("speed", ["none", "system"])
def test_without_motion_a_piece_is_only_where_it_lies(visitors: Any, placing: Placing, speed: str) -> None:
    page = placing.watched(visitor_at(visitors, speed))
    samples = page.evaluate("() => window.samples")
    assert not any(on_its_way(samples[-1], each) for each in samples)
    assert not any(each["moves"] and each["lasts"] for each in page.evaluate("() => window.animations"))


def test_the_first_terrace_sinks_onto_its_columns(visitors: Any) -> None:
    _, rest, way = TERRACE.seen(visitor_at(visitors, "full"))
    assert min(y for _, y, _ in way) < rest[1] - 3


# The strip "since your turn".


def strip_of(visitors: Any, speed: str) -> Any:
    """A page whose strip is watched from its first picture, after a turn of everybody."""
    page = open_table(visitor_at(visitors, speed), "tigris", options={"first": 0})
    page.evaluate(WATCH_STRIP)
    for _ in range(2):
        page.locator(MINE).wait_for()
        with moving(page):
            page.get_by_role("button", name="Pass", exact=True).click()
    page.wait_for_function("() => window.lines.length > 0")
    return page


def test_the_strip_stands_long_enough_to_be_read(visitors: Any) -> None:
    paces = {}
    for speed in ("full", "fast"):
        page = strip_of(visitors, speed)
        page.wait_for_function("() => window.gone")
        lines = page.evaluate("() => window.lines")
        times = [line["at"] for line in lines] + [page.evaluate("() => window.gone")]
        stood = [after - before for before, after in itertools.pairwise(times)]
        assert min(stood) > 3 * STEP[speed] - EARLY, (speed, stood)
        paces[speed] = min(stood)
    assert paces["fast"] < paces["full"]


@pytest.mark.parametrize("speed", ["none", "system"])
def test_without_motion_the_strip_waits_for_a_press(visitors: Any, speed: str) -> None:
    page = strip_of(visitors, speed)
    page.wait_for_function(f"() => performance.now() > window.lines[0].at + {4 * STEP['fast']}")
    assert page.evaluate("() => window.lines.length") == 1
    news = page.locator(".news")
    while page.get_by_role("button", name="Next").count():
        page.get_by_role("button", name="Next").click()
    news.wait_for(state="detached")


def test_whoever_acts_is_not_kept_waiting(visitors: Any) -> None:
    page = strip_of(visitors, "full")
    prompt = page.locator(".prompt").bounding_box()
    page.locator("[data-piece='king']").click()
    page.locator(".news").wait_for(state="detached")
    assert page.locator(".board [data-legal]").count() > 0
    assert page.locator(".prompt").bounding_box()["y"] == prompt["y"]
    with moving(page):
        page.locator(".board [data-cell='c2']").click()
        page.locator(".prompt .button.wide").first.click()
    page.locator(".log li", has_text="places the king on C2").wait_for()


# The guided game.


def pause_of(visitors: Any, speed: str) -> float:
    """Milliseconds between the learner's move and the rival's first answer."""
    page = visitor_at(visitors, speed).visit("#/learn/babylonia?part=play")
    page.locator(MINE).wait_for()
    page.evaluate(
        """() => {
            window.versions = []
            const look = () => window.versions.push(performance.now())
            const table = document.querySelector('.table')
            new MutationObserver(look).observe(table, { attributes: true, attributeFilter: ['data-version'] })
        }"""
    )
    place(page, "priest", "h7")
    page.wait_for_function("() => window.versions.length >= 3")
    mine, first, second = page.evaluate("() => window.versions.slice(0, 3)")
    return min(first - mine, second - first)


def test_the_rival_of_the_guided_game_leaves_time_to_look(visitors: Any) -> None:
    pauses = {speed: pause_of(visitors, speed) for speed in ("full", "fast", "none")}
    assert pauses["full"] > 2 * STEP["full"] - EARLY
    assert pauses["fast"] > 2 * STEP["fast"] - EARLY
    assert pauses["none"] < pauses["fast"] < pauses["full"]


def test_a_wish_of_the_system_counts_at_once(visitors: Any) -> None:
    page = visitor_at(visitors, "system").visit()
    now = "() => getComputedStyle(document.documentElement).getPropertyValue('--m-move')"
    assert page.evaluate(now) == "0ms"
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function(f"(wanted) => ({now})() === wanted", arg="280ms")
