"""The curve of a review as SVG, and a picture to share: both need nothing else, no font, no style sheet."""

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from zaubertisch.review.account import HUNDRED
from zaubertisch.review.findings import Review
from zaubertisch.review.reviewer import WHOLE, Parts

COLOURS = ("#8a5204", "#14539c", "#20662b", "#9b2457", "#5b36a3")  # of the seats, on parchment
DASHES = ("", "7 3", "2 3", "9 3 2 3", "4 2")  # and their lines, for those who see no colours
INK, SOFT, PARCHMENT, GOLD = "#2b2118", "#6b5a45", "#f4e8cd", "#a8741a"
SERIF = "'Iowan Old Style', Palatino, 'Book Antiqua', Georgia, serif"
PICTURE = (1200, 630)  # what those who show links like best
MOST_POINTS = 240  # of a line; longer games are thinned out
LINE_SPACE = 30


@dataclass(frozen=True)
class Frame:
    """Where a curve is drawn."""

    left: float
    top: float
    width: float
    height: float

    def point(self, share: float, chance: int) -> tuple[float, float]:
        """From how far the game is, and a chance."""
        return self.left + self.width * share, self.top + self.height * (1 - chance / WHOLE)


def text(x: float, y: float, what: str, size: float, colour: str = INK, more: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:g}" fill="{colour}" {more}>{escape(what)}</text>'


def line_of(frame: Frame, curve: Sequence[Parts], seat: int) -> str:
    """One seat's chance over the whole game."""
    last, step = max(len(curve) - 1, 1), max(1, len(curve) // MOST_POINTS)
    shown = sorted({*range(0, len(curve), step), len(curve) - 1})
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in (frame.point(i / last, curve[i][seat]) for i in shown))
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'<polyline points="{points}" fill="none" stroke="{COLOURS[seat]}" stroke-width="2.5"{dash}/>'


def grid(frame: Frame) -> list[str]:
    found = []
    for percent in (0, 25, 50, 75, 100):
        x, y = frame.point(0, percent * HUNDRED)
        found.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x + frame.width:.1f}" y2="{y:.1f}" stroke="{SOFT}" '
            'stroke-width="0.6" opacity="0.45"/>'
        )
        found.append(text(x - 8, y + 4, str(percent), 13, SOFT, 'text-anchor="end"'))
    return found


def turn_marks(frame: Frame, review: Review) -> list[str]:
    last = max(len(review.moments) - 1, 1)
    found = []
    for turn in review.turns:
        x, y = frame.point(turn.number / last, turn.after)
        found.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{PARCHMENT}" stroke="{GOLD}" stroke-width="3"/>')
        found.append(text(x, y - 11, str(turn.number), 13, INK, 'text-anchor="middle" font-weight="700"'))
    return found


def curve_parts(frame: Frame, review: Review, observer: int | None = None) -> list[str]:
    """The lines of all seats, with open cards or by what one seat knew, and the turning points."""
    curve = [moment.open if observer is None else moment.known[observer] for moment in review.moments]
    lines = [line_of(frame, curve, seat) for seat in range(len(review.seats))]
    return [*grid(frame), *lines, *(turn_marks(frame, review) if observer is None else [])]


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" role="img" '
        f'aria-label="{escape(title)}" font-family="{SERIF}">\n{inside}\n</svg>\n'
    )


def legend(names: Sequence[str], review: Review, x: float, y: float, width: float) -> list[str]:
    """Each seat's line, its name, and its result."""
    found = []
    for seat, name in enumerate(names):
        left = x + width * seat / len(names)
        dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
        found.append(
            f'<line x1="{left:.1f}" y1="{y - 5:.1f}" x2="{left + 30:.1f}" y2="{y - 5:.1f}" stroke="{COLOURS[seat]}" '
            f'stroke-width="3"{dash}/>'
        )
        found.append(text(left + 38, y, shortened(name, 14), 16, COLOURS[seat], 'font-weight="700"'))
    return found


def shortened(what: str, most: int) -> str:
    return what if len(what) <= most else what[: most - 1] + "…"


def curve_drawing(review: Review, names: Sequence[str], title: str, observer: int | None = None) -> str:
    """The curve alone."""
    frame = Frame(44, 24, 740, 260)
    return svg(800, 330, title, [*curve_parts(frame, review, observer), *legend(names, review, 44, 318, 740)])


def wrapped(sentence: str, most: int) -> list[str]:
    """A sentence in lines of at most so many characters."""
    lines = [""]
    for part in sentence.split():
        if len(lines[-1]) + len(part) + 1 > most and lines[-1]:
            lines.append("")
        lines[-1] = f"{lines[-1]} {part}".strip()
    return lines


def border(inset: float, strength: float) -> str:
    width, height = PICTURE
    return (
        f'<rect x="{inset:g}" y="{inset:g}" width="{width - 2 * inset:g}" height="{height - 2 * inset:g}" fill="none" '
        f'stroke="{GOLD}" stroke-width="{strength:g}"/>'
    )


def picture(review: Review, names: Sequence[str], title: str, story: Sequence[str]) -> str:
    """To share: title, curve, and the story."""
    width, height = PICTURE
    frame = Frame(90, 110, 1040, 270)
    lines = [line for sentence in story for line in wrapped(sentence, 108)][:6]
    sentences = [text(60, 462 + LINE_SPACE * i, line, 21) for i, line in enumerate(lines)]
    ground = [
        f'<rect width="{width}" height="{height}" fill="{PARCHMENT}"/>',
        border(14, 3),
        border(22, 1),
        text(60, 78, shortened(title, 60), 38, INK, 'font-weight="700"'),
        text(width - 60, 78, "Zaubertisch", 20, SOFT, 'text-anchor="end"'),
    ]
    return svg(
        width, height, title, [*ground, *curve_parts(frame, review), *legend(names, review, 90, 418, 1040), *sentences]
    )
