"""Cards as a PDF, measured: paper, cards, marks, fronts and backs in register; and the same card as on the screen."""

import io
import re
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops, ImageStat
from playwright.sync_api import Page, expect
from pypdf import PageObject, PdfReader
from pypdf.generic import ContentStream

from tests.browser.conftest import Visit
from tests.browser.test_own_cards import bench, copy, is_right, read_in, tile, workshop
from tests.sample import part

MM = 72 / 25.4
CARD = (63.0, 88.0)
PAPERS = {"A4": (210.0, 297.0), "Letter": (215.9, 279.4)}
CARDS = (
    'game = "grimoria"\ntitle = "To print"\n[king]\ncount = 4\npoints = 7\nflavour = "He counts his coins at night."\n'
    '[queen]\ncount = 4\n[castle]\npicture = "kit:king"\ncount = 4\n[back]\ncolour = "wine"\nemblem = "dragon"\n'
)  # 12 cards of two families


class Placed(NamedTuple):
    """An image on a page, in millimetres from its upper left corner."""

    name: str
    x: float
    y: float
    width: float
    height: float


class Sheet:
    """What is on a page."""

    def __init__(self, page: PageObject) -> None:
        self.width, self.height = float(page.mediabox.width) / MM, float(page.mediabox.height) / MM
        self.images: list[Placed] = []
        self.marks: list[tuple[float, float, float, float]] = []
        self._points: list[tuple[float, float]] = []
        names = {name: str(ref.get_object().hash_bin()) for name, ref in self._xobjects(page).items()}
        content = page.get_contents()
        assert content is not None
        for operands, operator in ContentStream(content, page.pdf).operations:
            self._read(operator, operands, names)

    def _xobjects(self, page: PageObject) -> dict[str, object]:
        return dict(page["/Resources"]["/XObject"].items())  # type: ignore[index]

    def _read(self, operator: bytes, operands: list[object], names: dict[str, str]) -> None:
        numbers = [float(str(each)) for each in operands if re.fullmatch(r"-?[\d.]+", str(each))]
        if operator == b"cm" and len(numbers) == 6:
            self._matrix = numbers
        elif operator == b"Do":
            width, _, _, height, x, y = (number / MM for number in self._matrix)
            self.images.append(Placed(names[str(operands[0])], x, self.height - y - height, width, height))
        elif operator in (b"m", b"l"):
            self._points.append((numbers[0] / MM, self.height - numbers[1] / MM))
            if operator == b"l":
                self.marks.append((*self._points[-2], *self._points[-1]))


def saved(page: Page, folder: Path) -> PdfReader:
    with page.expect_download() as download:
        page.get_by_role("button", name=re.compile("Save as PDF")).click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return PdfReader(path)


def opened(page: Page) -> Page:
    """The page for printing, of a set with two families, a picture and a line."""
    workshop(page, "grimoria")
    read_in(page, CARDS)
    is_right(page)
    page.get_by_role("link", name="Print").click()
    page.locator(".page").first.wait_for()
    return page


SHEETS = [("A4", 3.0), ("Letter", 3.0), ("A4", 0.0), ("Letter", 0.0)]


@pytest.mark.parametrize(("paper", "bleed"), part("papers, with and without bleed", SHEETS))
def test_fronts_and_backs_lie_in_register_at_their_size_with_marks(
    visit: Visit, tmp_path: Path, paper: str, bleed: float
) -> None:
    page = opened(visit(accept_downloads=True))
    page.get_by_role("group", name="Paper").get_by_text(paper, exact=True).click()
    if not bleed:
        page.get_by_role("group", name="Beyond the cut").get_by_text("nothing").click()
    pdf = saved(page, tmp_path)
    sheets = [Sheet(each) for each in pdf.pages]
    on_a_page = 8 if paper == "Letter" and bleed else 9
    assert len(sheets) == 4  # 12 cards: two sheets of paper, both sides
    assert [len(sheet.images) for sheet in sheets] == [on_a_page, on_a_page, 12 - on_a_page, 12 - on_a_page]
    for sheet in sheets:
        assert sorted((sheet.width, sheet.height)) == pytest.approx(sorted(PAPERS[paper]), abs=0.01)
        for image in sheet.images:
            assert (image.width, image.height) == pytest.approx((CARD[0] + 2 * bleed, CARD[1] + 2 * bleed), abs=0.01)
            assert 0 <= image.x <= sheet.width - image.width + 0.01
            assert 0 <= image.y <= sheet.height - image.height + 0.01
        check_marks(sheet, bleed)
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        turned = sorted((round(front.width - image.x - image.width, 2), round(image.y, 2)) for image in front.images)
        assert turned == sorted((round(image.x, 2), round(image.y, 2)) for image in back.images)
    is_across = sheets[0].width > sheets[0].height
    wishes = pdf.trailer["/Root"]["/ViewerPreferences"]  # type: ignore[index]
    assert wishes["/Duplex"] == ("/DuplexFlipShortEdge" if is_across else "/DuplexFlipLongEdge")
    assert wishes["/PrintScaling"] == "/None"


def check_marks(sheet: Sheet, bleed: float) -> None:
    """Each lies along an edge that is cut, outside of all cards; with bleed there are eight at each card."""
    cuts = [(image.x + bleed, image.y + bleed) for image in sheet.images]
    lines = (
        [round(x + dx, 2) for x, _ in cuts for dx in (0, CARD[0])],
        [round(y + dy, 2) for _, y in cuts for dy in (0, CARD[1])],
    )
    for x1, y1, x2, y2 in sheet.marks:
        is_upright = abs(x1 - x2) < 0.001
        assert round(x1 if is_upright else y1, 2) in lines[0 if is_upright else 1]
        for x, y in cuts:
            for at_x, at_y in ((x1, y1), (x2, y2)):
                assert not (x < at_x < x + CARD[0] and y < at_y < y + CARD[1])
    drawn = {tuple(round(number, 2) for number in mark) for mark in sheet.marks}
    assert len(drawn) == 8 * len(cuts) if bleed else len(drawn) >= 12


def test_behind_each_card_is_the_back_of_its_family(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit(accept_downloads=True))
    pdf = saved(page, tmp_path)
    fronts, backs = Sheet(pdf.pages[0]), Sheet(pdf.pages[1])
    behind = {(round(fronts.width - back.x - back.width, 1), round(back.y, 1)): back.name for back in backs.images}
    families: dict[str, set[str]] = {}
    for front in fronts.images:
        families.setdefault(front.name, set()).add(behind[round(front.x, 1), round(front.y, 1)])
    assert len(families) == 3  # king, queen and castle
    assert all(len(found) == 1 for found in families.values())
    assert len({name for found in families.values() for name in found}) == 2  # companions and places


def test_a_card_on_paper_is_the_card_on_the_screen(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit(accept_downloads=True, device_scale_factor=2))
    page.get_by_role("group", name="How many of each").get_by_text("one", exact=True).click()
    shown = {name: shot(page, name) for name in ("king", "queen", "castle")}
    pdf = saved(page, tmp_path)
    assert len(pdf.pages) == 2
    printed = [each.image for each in pdf.pages[0].images]
    assert [image.size for image in printed if image] == [(815, 1110)] * 3  # 69 x 94 mm at 300 dpi
    for name, screen in shown.items():
        apart = [distance(inner(image), screen) for image in printed if image]
        assert min(apart) < 12, (name, apart)
        assert sorted(apart)[1] > 2 * min(apart), (name, apart)


PAINTED = """() => Promise.all([...document.querySelectorAll("image")].map((one) => {
    const picture = new Image()
    picture.src = one.getAttribute("href")
    return picture.decode()
})).then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""


ON_WHOLE_PIXELS = """(card) => {
    const copy = document.body.appendChild(card.cloneNode(true))
    copy.style.cssText = "position: fixed; inset: 0 auto auto 0; width: 200px; height: 280px; margin: 0; z-index: 99"
}"""


def shot(page: Page, name: str) -> Image.Image:
    card = page.locator(f'[data-card="{name}"] svg').first
    card.scroll_into_view_if_needed()
    card.locator("image").first.wait_for()  # pictures come a little later, and are painted after that
    card.evaluate(ON_WHOLE_PIXELS)
    page.evaluate(PAINTED)
    shown = page.screenshot(clip={"x": 0, "y": 0, "width": 200, "height": 280})
    page.evaluate("document.body.lastElementChild.remove()")
    return Image.open(io.BytesIO(shown)).convert("RGB").resize((200, 280))


def inner(image: Image.Image) -> Image.Image:
    """What is left after the cut."""
    edge = round(3 / 25.4 * 300)
    return image.convert("RGB").crop((edge, edge, image.width - edge, image.height - edge)).resize((200, 280))


def distance(one: Image.Image, other: Image.Image) -> float:
    box = (12, 12, 188, 268)  # without the edge, which is cut
    difference = ImageChops.difference(one.crop(box), other.crop(box))
    return sum(ImageStat.Stat(difference).mean)


def test_one_card_is_saved_as_a_png(visit: Visit, tmp_path: Path) -> None:
    page = workshop(visit(accept_downloads=True), "grimoria")
    copy(page)
    tile(page, "King").click()
    with page.expect_download() as download:
        bench(page).get_by_role("button", name="Save as a picture").click()
    assert download.value.suggested_filename == "king.png"
    path = tmp_path / "king.png"
    download.value.save_as(path)
    image = Image.open(path)
    assert (image.format, image.size) == ("PNG", (744, 1039))
    assert image.convert("RGBA").getpixel((0, 0))[3] == 0  # type: ignore[index]


def test_without_backs_there_are_half_as_many_pages(visit: Visit, tmp_path: Path) -> None:
    page = opened(visit(accept_downloads=True))
    page.get_by_role("group", name="Backs").get_by_text("without").click()
    expect(page.get_by_role("button", name="Save as PDF (2 pages)")).to_be_visible()
    pdf = saved(page, tmp_path)
    assert len(pdf.pages) == 2
    assert "/Duplex" not in pdf.trailer["/Root"]["/ViewerPreferences"]  # type: ignore[operator, index]
    assert pdf.metadata
    assert pdf.metadata.title == "To print"
