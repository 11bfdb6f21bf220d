"""A review as one HTML page that needs nothing else, and as lines of text."""

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path

from zaubertisch.kernel.words import Words
from zaubertisch.review.account import HUNDRED, Account
from zaubertisch.review.curves import COLOURS, curve_drawing, picture
from zaubertisch.review.findings import Dear, Review, Turn
from zaubertisch.review.story import review_words, story_of, story_sentence
from zaubertisch.tables.records import Record
from zaubertisch.text.sentences import option_sentence

STYLE = Path(__file__).with_suffix(".css")
COLUMNS = ("start", "luck", "own", "others", "result")


def signed(number: int) -> str:
    """With its sign, as people write it.

    >>> signed(3), signed(-3), signed(0)
    ('+3', '−3', '0')
    """
    return f"{number:+d}".replace("-", "−") if number else "0"


@dataclass(frozen=True)
class Report:
    """A review in the words of a language."""

    record: Record
    review: Review
    words: Words

    @classmethod
    def of(cls, record: Record, review: Review, language: str) -> "Report":
        return cls(record, review, review_words(record.rulebook(), language, record.card_set()))

    def say(self, key: str, **values: object) -> str:
        return self.words.say(key, **values)

    @property
    def title(self) -> str:
        return f"{self.say('review-title')}: {self.say('game-name')}"

    def story(self) -> list[str]:
        sentences = story_of(self.record, self.record.last(), self.review)
        return [story_sentence(self.record.rulebook(), self.words, self.record.seats, one) for one in sentences]

    def option(self, option: int) -> str:
        return option_sentence(self.record.rulebook(), self.words, self.record.seats, option)

    def turn(self, turn: Turn) -> str:
        names = self.record.seats
        option = self.record.rulebook().options.number(self.record.answers[turn.number - 1].option)
        return self.say(
            "review-turn", number=turn.number, mover=names[turn.mover], seat=names[turn.seat],
            option=self.option(option), before=round(turn.before / HUNDRED), after=round(turn.after / HUNDRED),
        )  # fmt: skip

    def turns(self) -> list[str]:
        return [self.turn(turn) for turn in self.review.turns] or [self.say("review-no-turns")]

    def dear(self, dear: Dear) -> str:
        values = {"option": self.option(dear.option), "better": self.option(dear.better)}
        return self.say("review-dear", number=dear.number, loss=round(dear.loss / HUNDRED), **values)

    def dearest(self, seat: int) -> list[str]:
        return [self.dear(dear) for dear in self.review.seats[seat].dearest] or [self.say("review-nothing-dear")]

    def accuracy(self, seat: int) -> str:
        one = self.review.seats[seat]
        said = self.say("review-accuracy-of", name=self.record.seats[seat], accuracy=one.accuracy)
        return f"{said} – {self.say('review-like', level=one.like)}." if one.like else f"{said}."

    def heading(self, column: str) -> str:
        return self.say(f"review-{column}")

    def written(self, file: Path) -> str:
        """Where the page is."""
        return self.say("review-written", file=str(file))

    # As text

    def lines(self) -> Iterator[str]:
        """What the terminal prints, beside the account."""
        yield from self.story()
        yield ""
        yield f"{self.say('review-turns')}:"
        yield from (f"  {turn}" for turn in self.turns())
        for seat, name in enumerate(self.record.seats):
            account = self.review.seats[seat].account.in_percent()
            yield ""
            yield f"{name}: {self.say('review-summary', luck=signed(account.luck), own=signed(account.own))}"
            yield f"  {self.accuracy(seat)}"
            yield from (f"  {dear}" for dear in self.dearest(seat))

    # As a page

    def html(self) -> str:
        style, title = STYLE.read_text(encoding="utf-8"), escape(self.title)
        body = "\n".join(self.sections())
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
            f"<style>\n{style}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
        )

    def sections(self) -> Iterator[str]:
        names = ", ".join(self.record.seats)
        yield f"<header><h1>{escape(self.title)}</h1><p>{escape(names)}</p></header>"
        yield f'<section class="story">{paragraphs(self.story())}</section>'
        yield self.section("curve", self.curves(), self.say("review-curve-about"))
        yield self.section("turns", listed(self.turns()))
        yield self.section("account", self.accounts(), self.say("review-account-about"))
        yield self.section("dearest", "\n".join(self.seat_part(seat) for seat in range(len(self.record.seats))))
        yield self.section("picture", self.picture())

    def picture(self) -> str:
        """To share, as SVG."""
        return picture(self.review, self.record.seats, self.title, self.story())

    def section(self, name: str, inside: str, about: str = "") -> str:
        note = f"<p>{escape(about)}</p>" if about else ""
        return f'<section id="{name}"><h2>{escape(self.heading(name))}</h2>{note}\n{inside}\n</section>'

    def curves(self) -> str:
        """With open cards; folded away, by what each seat knew; and all of it as a table."""
        names = self.record.seats
        found = [f"<figure>{curve_drawing(self.review, names, self.say('review-curve'))}</figure>"]
        for seat, name in enumerate(names):
            title = self.say("review-known", name=name)
            drawn = curve_drawing(self.review, names, title, seat)
            found.append(f"<details><summary>{escape(title)}</summary>{drawn}</details>")
        return "\n".join([*found, self.table()])

    def table(self) -> str:
        rows = [
            [str(moment.number), *(f"{chance / HUNDRED:.0f} %" for chance in moment.open)]
            for moment in self.review.moments
        ]
        inside = table_of(["", *self.record.seats], rows)
        return f"<details><summary>{escape(self.say('review-table'))}</summary>{inside}</details>"

    def accounts(self) -> str:
        rows = []
        for name, seat in zip(self.record.seats, self.review.seats, strict=True):
            rows.append([name, *numbers_of(seat.account.in_percent()), f"{seat.accuracy}"])
        heads = [self.heading("seat"), *(self.heading(column) for column in COLUMNS), self.heading("accuracy")]
        return table_of(heads, rows)

    def seat_part(self, seat: int) -> str:
        name = f'<h3 style="color: {COLOURS[seat]}">{escape(self.record.seats[seat])}</h3>'
        return f"{name}<p>{escape(self.accuracy(seat))}</p>{listed(self.dearest(seat))}"


def numbers_of(account: Account) -> list[str]:
    """Shares plain, changes with their sign."""
    changes = (signed(change) for change in (account.luck, account.own, account.others))
    return [str(account.start), *changes, str(account.result)]


def paragraphs(sentences: list[str]) -> str:
    return "".join(f"<p>{escape(sentence)}</p>" for sentence in sentences)


def listed(sentences: list[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(sentence)}</li>" for sentence in sentences) + "</ul>"


def table_of(heads: list[str], rows: list[list[str]]) -> str:
    """The first of each row is its head."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "\n".join(
        f'<tr><th scope="row">{escape(row[0])}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in row[1:]) + "</tr>"
        for row in rows
    )
    return f'<div class="scroll"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'
