"""How the cost of an answer grows with seats, spectators and tables: a row of measurements, and a plot of them."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Any

from zaubertisch.lab.figures import Scale, line, text, ticks
from zaubertisch.load.measurement import Load

TABLES, SEATS, RATE = 100, 4, 200.0
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 300, 220, 34, 40, 180
STYLE = (
    "text{font:12px sans-serif;fill:#667}.title{font-weight:bold;fill:#445}.grid{stroke:#99a;stroke-opacity:.35}"
    ".curve{fill:none;stroke:#b5651d;stroke-width:2.5}.dot{fill:#b5651d}"
)


@dataclass(frozen=True)
class Series:
    """One number grows, the others stay."""

    title: str
    values: tuple[int, ...]
    load: Callable[[str, int, float], Load]  # of a game, a value, and how many seconds


def table_load(game: str, seconds: float, *, tables: int = TABLES, seats: int = SEATS, watching: int = 0) -> Load:
    return Load(game, tables, seats, tables * (seats + watching), RATE, seconds)


SERIES = (
    Series("seats at a table", (2, 3, 4), lambda game, n, s: table_load(game, s, seats=n)),
    Series("spectators at each table", (0, 4, 12), lambda game, n, s: table_load(game, s, watching=n)),
    Series("tables", (50, 200, 800), lambda game, n, s: table_load(game, s, tables=n)),
)

Measured = dict[int, dict[str, Any]]


def plot(game: str, measured: Sequence[tuple[str, Measured]]) -> str:
    """Milliseconds of the server's processor for an answer, a panel for each series."""
    most = max(found["server_ms_per_answer"] for _, points in measured for found in points.values())
    panels = [
        f'<g transform="translate({number * WIDTH} 0)">{panel(title, points, most)}</g>'
        for number, (title, points) in enumerate(measured)
    ]
    title = escape(f"{game}: milliseconds of the server's processor for an answer")
    size = f'viewBox="0 0 {WIDTH * len(panels)} {HEIGHT}" width="{WIDTH * len(panels)}" height="{HEIGHT}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" aria-label="{title}"><style>{STYLE}</style>'
    return "\n".join([head, text(LEFT, 14, f"{game}: ms of the server's processor for an answer"), *panels, "</svg>\n"])


def panel(title: str, points: Measured, most: float) -> str:
    across = Scale(0, max(points), LEFT, WIDTH - 20)
    up = Scale(0, most * 1.1, BOTTOM, TOP)
    places = [(across(value), up(found["server_ms_per_answer"])) for value, found in points.items()]
    drawn = [piece for tick in ticks(0, most * 1.1, 5) for piece in level(tick, up(tick))]
    drawn += [text(across(value), BOTTOM + 16, str(value), anchor="middle") for value in points]
    drawn += [f'<polyline class="curve" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in places)}"/>']
    drawn += [f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="4"/>' for x, y in places]
    return "".join([*drawn, text((LEFT + WIDTH) / 2, BOTTOM + 34, title, "title", "middle")])


def level(tick: float, y: float) -> list[str]:
    return [line(LEFT, y, WIDTH - 20, y, "grid"), text(LEFT - 4, y + 4, f"{tick:g}", anchor="end")]
