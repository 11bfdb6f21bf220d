"""Every text on every card can be read: its colour against the very points behind it, in both lights."""

import io
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Page

from tests.browser.conftest import Visit
from tests.browser.fit import GAMES
from tests.sample import part

LEAST = 4.5  # WCAG 2.2, level AA
LEAST_OF_LARGE = 3.0
LARGE = 24.0  # pixels; bold ones from three quarters of it
DARKEST = 0.05  # this share of the points behind a text may be worse: edges of a frame

FACES = ".card-face"
TEXTS = """(faces) => faces.flatMap((face) => [...face.querySelectorAll("text")]).map((text) => {
    const { x, y, width, height } = text.getBoundingClientRect()
    const [style, from] = [getComputedStyle(text), { x: -scrollX, y: -scrollY }]
    const size = parseFloat(style.fontSize) * Math.abs(text.getScreenCTM().a)
    return { words: text.textContent, fill: style.fill, weight: Number(style.fontWeight), size,
             box: [x - from.x, y - from.y, x - from.x + width, y - from.y + height] }
})"""
READY = """(faces) => Promise.all(faces.flatMap((face) => [...face.querySelectorAll("image")]).map((one) => {
    const picture = new Image()
    picture.src = one.getAttribute("href")
    return picture.decode()
}))"""


FACES_OF = [(game, light) for game in GAMES for light in ("dark", "light")]


@pytest.mark.parametrize(("game", "light"), part("games and lights in which every card is read", FACES_OF))
def test_every_text_on_every_card_can_be_read(visit: Visit, game: str, light: str) -> None:
    page = visit(color_scheme=light)
    page.goto(f"/cards/{game}")
    page.locator(FACES).first.wait_for()
    page.add_style_tag(content=f"{FACES} text {{ opacity: 0 }}")
    seen = texts_of(page)
    assert len(seen) > page.locator(FACES).count(), "at least a name and something else on most cards"
    assert [text for is_read, text in seen if not is_read] == []


def texts_of(page: Page) -> list[tuple[bool, str]]:
    """All of them on one picture of the whole page: each card by itself would take a picture of its own."""
    faces = page.locator(FACES)
    faces.evaluate_all(READY)
    behind = Image.open(io.BytesIO(page.screenshot(full_page=True))).convert("RGB")
    return [verdict(text, behind) for text in faces.evaluate_all(TEXTS) if text["words"].strip()]


def verdict(text: dict[str, Any], behind: Image.Image) -> tuple[bool, str]:
    ink = luminance(*(float(part) for part in text["fill"].strip("rgba()").split(",")[:3]))
    under = np.asarray(behind.crop(letters(*text["box"]))).reshape(-1, 3)
    points, counts = np.unique(under, axis=0, return_counts=True)
    ratios = sorted(np.repeat([contrast(ink, luminance(*point)) for point in points.tolist()], counts))
    worst = ratios[int(DARKEST * len(ratios))]
    is_large = text["size"] >= (LARGE if text["weight"] < 700 else 0.75 * LARGE)
    is_read = worst >= (LEAST_OF_LARGE if is_large else LEAST)
    return is_read, f"{text['words']}: {worst:.2f}"


def letters(left: float, top: float, right: float, bottom: float) -> tuple[int, int, int, int]:
    """Where the letters are in the box of a line, which is higher."""
    height = bottom - top
    return round(left), round(top + 0.3 * height), round(right), round(bottom - 0.22 * height)


def contrast(one: float, other: float) -> float:
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def luminance(*colour: float) -> float:
    red, green, blue = (linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
