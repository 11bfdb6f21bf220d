"""Small figures as SVG: histograms, bars of parts, shares with intervals. They scale, print and need nothing else.

Colours and type come from the page (CSS classes), so that one place decides how a report looks.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 640
LABELS, RIGHT, ROW = 200, 96, 22  # the space for labels, for numbers at the end, and for one row
FEWEST_BARS = 12  # a histogram of fewer values is not made of wider bars
Write = Callable[[float], str]  # a number for people


def svg(height: float, title: str, *parts: str) -> str:
    """A figure; its title is read aloud to those who do not see it."""
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:g}" role="img" aria-label="{escape(title)}" '
        f'xmlns="http://www.w3.org/2000/svg">\n{inside}\n</svg>'
    )


def text(x: float, y: float, what: str, kind: str = "", anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}" text-anchor="{anchor}">{escape(what)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def box(x: float, y: float, width: float, height: float, kind: str, hint: str = "") -> str:
    title = f"<title>{escape(hint)}</title>" if hint else ""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{max(width, 0):.1f}" height="{max(height, 0):.1f}" rx="1.5" '
        f'class="{kind}">{title}</rect>'
    )


def step_for(span: float, most: int = 8) -> float:
    """A round step (1, 2 or 5 times a power of ten) of which at most so many cover a span.

    >>> step_for(47), step_for(0.3), step_for(5)
    (10.0, 0.05, 1.0)
    """
    least = max(span, 1e-9) / most
    power = 10.0 ** floor(log10(least))
    return round(next(power * factor for factor in (1, 2, 5, 10) if power * factor >= least * 0.9999), 10)


def ticks(low: float, high: float, most: int = 8) -> list[float]:
    step = step_for(high - low, most)
    first = ceil(low / step - 1e-9)
    return [round(number * step, 10) for number in range(first, floor(high / step + 1e-9) + 1)]


@dataclass(frozen=True)
class Scale:
    """From numbers to places on the page."""

    low: float
    high: float
    left: float
    right: float

    def __call__(self, value: float) -> float:
        part = (value - self.low) / ((self.high - self.low) or 1)
        return self.left + min(max(part, 0.0), 1.0) * (self.right - self.left)

    def axis(self, top: float, bottom: float, write: Write) -> list[str]:
        """Fine lines with their numbers below."""
        drawn = []
        for tick in ticks(self.low, self.high):
            drawn += [line(self(tick), top, self(tick), bottom, "grid")]
            drawn += [text(self(tick), bottom + 15, write(tick), "tick", "middle")]
        return drawn


def histogram(title: str, values: Sequence[float], write: Write, mark: float, mark_text: str) -> str:
    """How often each value came up, in bars of equal width; one value is marked by a line."""
    height, bottom, top = 210.0, 180.0, 24.0
    width = max(1.0, step_for(max(values) - min(values) + 1, 40))
    counts = Counter(floor(value / width) for value in values)
    padding = max(1, FEWEST_BARS - (max(counts) - min(counts))) / 2
    across = Scale((min(counts) - padding) * width, (max(counts) + 1 + padding) * width, 24, WIDTH - 24)
    up = Scale(0, max(counts.values()), bottom, top)
    middle = 0.5 if width == 1 else 0.0  # single values stand in the middle of their bars
    drawn = []
    for tick in whole_ticks(across.low, across.high):
        drawn += [text(across(tick + middle), bottom + 15, write(tick), "tick", "middle")]
    for number, count in sorted(counts.items()):
        left, right = across(number * width), across((number + 1) * width)
        drawn += [
            box(left + 0.5, up(count), right - left - 1, bottom - up(count), "bar", f"{write(number * width)}: {count}")
        ]
    place = across(mark + middle)
    anchor, aside = ("start", 6) if place < WIDTH / 2 else ("end", -6)
    drawn += [line(24, bottom, WIDTH - 24, bottom, "grid"), line(place, top - 14, place, bottom, "mark")]
    return svg(height, title, *drawn, text(place + aside, top - 6, mark_text, "note", anchor))


def whole_ticks(low: float, high: float) -> list[float]:
    return [tick for tick in ticks(low, high) if tick == round(tick) and tick >= 0]


@dataclass(frozen=True)
class Share:
    """A row: a share with its interval, and a number at the end of the row."""

    label: str
    value: float
    low: float
    high: float
    end: str = ""


def shares(title: str, rows: Sequence[Share], write: Write, reference: float, end_title: str = "") -> str:
    """Dots with their intervals beside a line for what would be even."""
    top, bottom = 20.0, 20.0 + ROW * len(rows)
    low = min([reference, *(row.low for row in rows)])
    high = max([reference, *(row.high for row in rows)])
    room = max((high - low) * 0.06, 0.01)
    across = Scale(max(0.0, low - room), min(1.0, high + room), LABELS + 10, WIDTH - RIGHT)
    drawn = across.axis(top - 6, bottom, write)
    drawn += [line(across(reference), top - 6, across(reference), bottom, "even")]
    drawn += [text(WIDTH, top - 8, end_title, "tick", "end")] if end_title else []
    for number, row in enumerate(rows):
        drawn += share_row(row, across, top + ROW * (number + 0.5), reference, write)
    return svg(bottom + 24, title, *drawn)


def share_row(row: Share, across: Scale, y: float, reference: float, write: Write) -> list[str]:
    """Coloured only where the interval leaves no doubt."""
    kind = "good" if row.low > reference else "bad" if row.high < reference else "plain"
    hint = f"<title>{escape(row.label)}: {write(row.value)} ({write(row.low)} – {write(row.high)})</title>"
    return [
        text(LABELS, y + 4, shortened(row.label), "label", "end"),
        line(across(row.low), y, across(row.high), y, f"whisker {kind}"),
        f'<circle cx="{across(row.value):.1f}" cy="{y:.1f}" r="4" class="dot {kind}">{hint}</circle>',
        text(WIDTH, y + 4, row.end, "number", "end"),
    ]


def shortened(label: str, most: int = 30) -> str:
    """A label that fits.

    >>> shortened("Throw the Treasure Chest out of the display")
    'Throw the Treasure Chest out…'
    """
    return label if len(label) <= most else label[: most - 1].rstrip() + "…"


def stacks(title: str, rows: Iterable[tuple[str, Sequence[float]]], names: Sequence[str], write: Write) -> str:
    """Bars made of parts, the parts named below; parts below zero are left of it."""
    rows = list(rows)
    low = min(sum(part for part in parts if part < 0) for _, parts in rows)
    high = max(sum(part for part in parts if part > 0) for _, parts in rows)
    across = Scale(min(0.0, low), high * 1.02, 120, WIDTH - RIGHT)
    thick, bottom = 30.0, 12.0 + 42 * len(rows)
    drawn = across.axis(4, bottom, write)
    for number, (label, parts) in enumerate(rows):
        y = 12.0 + 42 * number
        drawn += [text(110, y + 20, label, "label", "end"), *stack(parts, names, across, y, thick, write)]
        drawn += [text(WIDTH, y + 20, write(sum(parts)), "number", "end")]
    key, height = legend(names, [part for _, parts in rows for part in parts], bottom + 34, len(names))
    return svg(height, title, *drawn, *key)


def stack(
    parts: Sequence[float], names: Sequence[str], across: Scale, y: float, thick: float, write: Write
) -> list[str]:
    ends, drawn = {True: 0.0, False: 0.0}, []
    for number, part in enumerate(parts):
        begin, ends[part > 0] = ends[part > 0], ends[part > 0] + part
        left, right = sorted((across(begin), across(ends[part > 0])))
        drawn += [box(left, y, right - left, thick, f"part-{number % 10}", f"{names[number]}: {write(part)}")]
    return drawn


def legend(names: Sequence[str], values: Sequence[float], y: float, count: int) -> tuple[list[str], float]:
    """The names of the parts that are there at all, three in a row; and where it ends."""
    there = [number for number in range(count) if any(abs(value) >= 0.005 for value in values[number::count])]
    drawn = []
    for place, number in enumerate(there):
        x, row = 40 + (place % 3) * 200, y + 20 * (place // 3)
        drawn += [box(x, row - 9, 11, 11, f"part-{number % 10}"), text(x + 17, row, names[number], "label")]
    return drawn, y + 20 * ceil(len(there) / 3)
