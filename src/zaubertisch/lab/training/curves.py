"""The curves of a training, from its log: as numbers, and as pictures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

TITLES = {
    "share": "share of victories against the fixed opponent",
    "entropy": "entropy: how undecided the policy is",
    "surprise": "surprise: the cross entropy of who won",
    "change": "change of the policy in one update",
    "off": "lessons: cross entropy with the teacher's answers",
}
WIDTH, HEIGHT, MARGIN = 640, 220, 34


@dataclass(frozen=True)
class Curve:
    """One number over the training."""

    title: str
    places: tuple[float, ...]  # in millions of decisions
    values: tuple[float, ...]


def curves_of(lines: Sequence[dict[str, Any]]) -> list[Curve]:
    """A curve for each number that the log has."""
    found = []
    for name, title in TITLES.items():
        noted = [(line["decisions"] / 1e6, line[name]) for line in lines if name in line]
        if noted:
            places, values = zip(*noted, strict=True)
            found.append(Curve(title, places, values))
    return found


def svg_of(curve: Curve) -> str:
    """A line over two axes, with the least and the most of each."""
    left, right = curve.places[0], max(curve.places[-1], curve.places[0] + 1e-9)
    least, most = min(curve.values), max(curve.values)
    high = max(most - least, 1e-9)
    points = " ".join(
        f"{MARGIN + (x - left) / (right - left) * (WIDTH - 2 * MARGIN):.1f},"
        f"{HEIGHT - MARGIN - (y - least) / high * (HEIGHT - 2 * MARGIN):.1f}"
        for x, y in zip(curve.places, curve.values, strict=True)
    )
    texts = (
        (MARGIN, HEIGHT - 10, "start", f"{left:.2f}"), (WIDTH - MARGIN, HEIGHT - 10, "end", f"{right:.2f} M decisions"),
        (MARGIN, MARGIN - 8, "start", f"{most:.3g}"), (MARGIN, HEIGHT - MARGIN + 12, "start", f"{least:.3g}"),
    )  # fmt: skip
    labels = "".join(f'<text x="{x}" y="{y}" text-anchor="{end}">{text}</text>' for x, y, end, text in texts)
    axes = f'<path d="M{MARGIN},{MARGIN}V{HEIGHT - MARGIN}H{WIDTH - MARGIN}" fill="none" stroke="#888"/>'
    line = f'<polyline points="{points}" fill="none" stroke="#8a5a00" stroke-width="1.5"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="11" role="img">'
        f"<title>{curve.title}</title>{axes}{line}{labels}</svg>"
    )
