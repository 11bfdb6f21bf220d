"""`zaubertisch review`: where a finished game turned, what was dear, and what was luck; printed, and as a page."""

from pathlib import Path

from rich.console import Console
from rich.table import Table

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.words import check_language, spoken_language
from zaubertisch.review.findings import Review
from zaubertisch.review.growth import PIECE, check_finished, make_review
from zaubertisch.review.page import COLUMNS, Report, numbers_of
from zaubertisch.tables.records import Record, parse_record, read_text
from zaubertisch.terminal.matches import bar
from zaubertisch.terminal.warm import ready
from zaubertisch.text.styles import ACCENT


def review(path: Path, *, to: Path | None = None, picture: Path | None = None, language: str = "") -> int:
    """Judge the game, print what was found, write the page."""
    language = check_language(language or spoken_language())
    record = parse_record(read_text(path), str(path))
    files = {"--to": to or path.with_suffix(".html"), "--picture": picture}
    for option, file in files.items():
        if file and not file.parent.is_dir():
            raise BadInput(f"{option} {file}", "a file in a folder that exists")
    check_finished(record)
    record.check()
    ready(record.rulebook())
    report = Report.of(record, judged(record), language)
    page = to or path.with_suffix(".html")
    page.write_text(report.html(), encoding="utf-8")
    if picture:
        picture.write_text(report.picture(), encoding="utf-8")
    show(report, Console(highlight=False), page)
    return 0


def judged(record: Record) -> Review:
    """With a bar while it grows."""
    total = len(record.answers) + 1 + PIECE
    with bar("answers", total) as progress:
        for growing in make_review(record):
            progress(round(growing.share * total), total)
    return growing.review()


def show(report: Report, console: Console, page: Path) -> None:
    console.print(report.title, style=ACCENT)
    for line in report.lines():
        console.print(line)
    console.print()
    console.print(account_table(report))
    console.print(report.written(page), soft_wrap=True)


def account_table(report: Report) -> Table:
    table = Table(title=report.heading("account"), title_style=ACCENT)
    table.add_column("")
    for column in (*COLUMNS, "accuracy"):
        table.add_column(report.heading(column), justify="right")
    for name, seat in zip(report.record.seats, report.review.seats, strict=True):
        table.add_row(name, *numbers_of(seat.account.in_percent()), str(seat.accuracy))
    return table
