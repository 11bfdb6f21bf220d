"""The story of a game in three sentences: who won and why, where it turned, what was dearest.

A sentence is the key of a message and its values; seats and options in it are numbers, for a screen to put into words.
"""

from dataclasses import asdict, dataclass, replace
from typing import Literal

from zaubertisch.kernel.cards import CardSet
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.words import COMMON, Words, words
from zaubertisch.review.account import HUNDRED
from zaubertisch.review.findings import Review
from zaubertisch.tables.records import Record
from zaubertisch.text.sentences import Names, option_sentence

StoryKey = Literal["story-luck", "story-play", "story-shared", "story-turn", "story-dear"]


@dataclass(frozen=True)
class Sentence:
    """Of a story; what a sentence does not use is nothing."""

    key: StoryKey
    seat: int  # whom it is about
    other: int | None = None
    number: int | None = None  # the answer it is about
    option: int | None = None
    better: int | None = None
    points: int = 0  # by how many somebody won
    before: int = 0  # chances, of 100
    after: int = 0
    share: int = 0  # of 100: luck, or what was lost
    part: str | None = None  # of the tally: where the winner was ahead most


def story_of(record: Record, end: Position, review: Review) -> tuple[Sentence, ...]:
    """Three sentences, fewer where a game never turned or nothing was dear."""
    found = [ending(end, review), turning(record, review), dearest(review)]
    return tuple(sentence for sentence in found if sentence)


def ending(end: Position, review: Review) -> Sentence:
    """Who won, and whether luck or play brought it."""
    winners = end.winners()
    seat = winners[0]
    account = review.seats[seat].account.in_percent()
    others = [end.points(other) for other in range(end.seats) if other not in winners]
    margin = end.points(seat) - max(others) if others else 0
    by_luck = account.luck >= account.own + account.others
    sentence = Sentence("story-luck" if by_luck else "story-play", seat, points=max(0, margin), share=account.luck)
    if len(winners) > 1:
        return replace(sentence, key="story-shared", other=winners[1])
    return replace(sentence, part=strength(end, seat))


def strength(end: Position, seat: int) -> str | None:
    """The part of the tally in which a seat was ahead of the best other most."""
    mine, others = end.tally(seat), [end.tally(other) for other in range(end.seats) if other != seat]
    ahead = {part: points - max(other[part] for other in others) for part, points in mine.items()}
    best = max(ahead, key=lambda part: ahead[part], default=None)
    return best if best is not None and ahead[best] > 0 else None


def turning(record: Record, review: Review) -> Sentence | None:
    """The greatest of the turning points."""
    if not review.turns:
        return None
    turn = max(review.turns, key=lambda one: abs(one.after - one.before))
    option = record.rulebook().options.number(record.answers[turn.number - 1].option)
    before, after = round(turn.before / HUNDRED), round(turn.after / HUNDRED)
    return Sentence("story-turn", turn.seat, turn.mover, turn.number, option, before=before, after=after)


def dearest(review: Review) -> Sentence | None:
    """The answer that cost most, of all seats."""
    dear = [one for seat in review.seats for one in seat.dearest]
    if not dear:
        return None
    most = max(dear, key=lambda one: one.loss)
    share = round(most.loss / HUNDRED)
    return Sentence("story-dear", most.seat, None, most.number, most.option, most.better, share=share)


def review_words(game: Game, language: str, cards: CardSet | None = None) -> Words:
    """The words of a game and of reviews."""
    plain = words(language, COMMON / "review", game.folder / "words")
    return plain.with_titles(cards.titles) if cards and cards.titles else plain


def story_sentence(game: Game, words: Words, names: Names, sentence: Sentence) -> str:
    """In the words of a language."""
    values = {name: value for name, value in asdict(sentence).items() if name != "key" and value is not None}
    for name in ("seat", "other"):
        values[name] = names[values[name]] if name in values else ""
    for name in ("option", "better"):
        values[name] = option_sentence(game, words, names, values[name]) if name in values else ""
    values["part"] = words.say(f"tally-{sentence.part}") if sentence.part else ""
    values["has_part"] = "yes" if sentence.part else "no"
    return words.say(sentence.key, **values)
