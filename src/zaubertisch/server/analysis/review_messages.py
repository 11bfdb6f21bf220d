"""Reviews as they are sent: numbers only, seats and options by number; screens have the words."""

from zaubertisch.kernel.codec import Shape
from zaubertisch.review.findings import Review, SeatReview
from zaubertisch.review.growth import GrowingReview
from zaubertisch.review.story import Sentence, StoryKey, story_of
from zaubertisch.tables.records import Record


class DearAnswer(Shape, frozen=True):
    """An answer that cost its seat something; before it stood `number - 1` answers."""

    number: int
    option: int
    better: int
    loss: int  # in ten-thousandths of chance


class TurningPoint(Shape, frozen=True):
    """An answer that moved the chance of `seat` most, in ten-thousandths."""

    number: int
    mover: int
    option: int
    seat: int
    before: int
    after: int


class SeatAccount(Shape, frozen=True):
    """Of one seat, in percent: start + luck + own + others = result."""

    start: int
    luck: int
    own: int
    others: int
    result: int
    accuracy: int  # of 100
    like: str | None  # the level that answers as well, where levels were measured
    dearest: list[DearAnswer]


class StorySentence(Shape, frozen=True):
    """A key of words with its values; what a sentence does not use is null or 0."""

    key: StoryKey
    seat: int
    other: int | None
    number: int | None
    option: int | None
    better: int | None
    points: int
    before: int
    after: int
    share: int
    part: str | None


class ReviewState(Shape, frozen=True):
    """A review as far as it is made; what needs the whole game is there when it is done."""

    share: float  # from 0 to 1
    is_done: bool
    answers: int
    curve: list[list[int]]  # after each answer every seat's chance, in ten-thousandths, at the knowledge asked for
    turns: list[TurningPoint]
    seats: list[SeatAccount]
    story: list[StorySentence]
    levels: dict[str, int]  # the accuracy of each level, of 100


def review_state(growing: GrowingReview, observer: int | None) -> ReviewState:
    """With open cards, or at what a seat knew."""
    record, moments = growing.record, growing.moments
    curve = [list(one.open if observer is None else one.known[observer]) for one in moments]
    review = growing.review() if growing.is_done else None
    return ReviewState(
        share=round(growing.share, 3),
        is_done=growing.is_done,
        answers=len(record.answers),
        curve=curve,
        turns=turning_points(record, review) if review else [],
        seats=[seat_account(seat) for seat in review.seats] if review else [],
        story=[story_sentence_of(one) for one in story_of(record, record.last(), review)] if review else [],
        levels=review.levels if review else {},
    )


def turning_points(record: Record, review: Review) -> list[TurningPoint]:
    number = record.rulebook().options.number
    return [
        TurningPoint(
            turn.number, turn.mover, number(record.answers[turn.number - 1].option), turn.seat, turn.before, turn.after
        )
        for turn in review.turns
    ]


def seat_account(seat: SeatReview) -> SeatAccount:
    account = seat.account.in_percent()
    dearest = [DearAnswer(one.number, one.option, one.better, one.loss) for one in seat.dearest]
    return SeatAccount(
        account.start, account.luck, account.own, account.others, account.result, seat.accuracy, seat.like, dearest
    )


def story_sentence_of(one: Sentence) -> StorySentence:
    return StorySentence(
        one.key, one.seat, one.other, one.number, one.option, one.better, one.points, one.before, one.after, one.share,
        one.part,
    )  # fmt: skip
