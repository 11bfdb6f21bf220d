"""`zaubertisch review` prints what it found and writes a page and a picture that need nothing else."""

import re
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path

import pytest

from zaubertisch.kernel.rules import COMPILED
from zaubertisch.tables.records import parse_record, read_text
from zaubertisch.terminal.review import review

RECORD = Path(__file__).parent.parent / "records" / "grimoria-2-seats.record"
FOREIGN = re.compile(r"""(?:src|href|url\()\s*=?\s*["'(]?\s*(?!#)[\w./:]+""")

pytestmark = pytest.mark.skipif(not COMPILED, reason="a review needs compiled rules")


class Tables(HTMLParser):
    """The cells of all tables of a page, and its elements."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[list[str]] = []
        self.elements: set[str] = set()
        self.is_cell = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.add(tag)
        self.is_cell = tag in ("td", "th")
        if tag == "tr":
            self.rows.append([])

    def handle_endtag(self, tag: str) -> None:
        self.is_cell = False

    def handle_data(self, data: str) -> None:
        if self.is_cell and data.strip():
            self.rows[-1].append(data.strip())


@pytest.mark.parametrize(("language", "luck"), [("en", "Luck"), ("de", "Glück")])
def test_a_review_is_printed_and_written(
    language: str, luck: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page, picture = tmp_path / "page.html", tmp_path / "picture.svg"
    assert review(RECORD, to=page, picture=picture, language=language) == 0
    said, written = capsys.readouterr().out, page.read_text(encoding="utf-8")
    record = parse_record(read_text(RECORD), "")
    for name in record.seats:
        assert name in said
        assert name in written
    assert luck in said
    assert not FOREIGN.search(written.replace('xmlns="http://www.w3.org/2000/svg"', ""))
    parsed = Tables()
    parsed.feed(written)
    assert {"svg", "table", "details"} <= parsed.elements
    assert not {"script", "link", "img", "iframe"} & parsed.elements
    accounts = [row for row in parsed.rows if row[0] in record.seats and len(row) == 7]
    assert len(accounts) == len(record.seats)
    for row in accounts:
        start, gained, own, others, result, _ = (int(cell.replace("−", "-")) for cell in row[1:])
        assert start + gained + own + others == result
    chances = [row for row in parsed.rows if row[0].isdigit()]
    assert len(chances) == len(record.answers) + 1
    drawn = ElementTree.fromstring(picture.read_text(encoding="utf-8"))
    assert drawn.attrib["viewBox"] == "0 0 1200 630"
    assert any(record.seats[0] in (element.text or "") for element in drawn.iter())
