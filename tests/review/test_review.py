"""A review closes its account for every seat, judges by what it knew, and is the same in one piece or in many."""

import itertools
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tests.bots.test_bots import EVERY_GAME
from tests.sample import sample
from zaubertisch.bots.judge import Playouts, judge_of
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.lab.arena import Match, play_game
from zaubertisch.review.account import Account, luck_of, play_of
from zaubertisch.review.findings import Review, review_of
from zaubertisch.review.growth import GrowingReview, Piece, judge_piece, make_review
from zaubertisch.review.reviewer import WHOLE, Moment, Reviewer
from zaubertisch.review.story import review_words, story_of, story_sentence
from zaubertisch.tables.records import Record, parse_record, read_text

RECORDS = Path(__file__).parent.parent / "records"
GAMES = sample("games whose accounts are closed", 300, share=100)
VARIANTS = {"grimoria": {}, "schatzjagd": {"last_day": "5"}, "zauberschwert": {}}

pytestmark = pytest.mark.skipif(not COMPILED, reason="whole games need compiled rules")


@cache
def played(key: str, number: int = 0) -> Record:
    seats = 3
    match = Match(key, ("1",) * seats, GAMES, VARIANTS[key])
    return play_game(match, number)[1]


def reviewed(record: Record) -> Review:
    """With few deals: what is tested holds for any judgement."""
    reviewer = Reviewer(record, Playouts(record.rulebook(), 4))
    return review_of(record, reviewer.start(), list(reviewer.moments()), {})


def total(account: Account) -> int:
    return account.start + account.luck + account.own + account.others


@EVERY_GAME
def test_every_account_closes_exactly_also_in_percent(key: str) -> None:
    for number in range(GAMES):
        record = played(key, number)
        review = reviewed(record)
        assert sum(review.start) == WHOLE
        for seat, one in enumerate(review.seats):
            share = WHOLE // len(record.winners) if seat in record.winners else 0
            assert total(one.account) == one.account.result
            assert abs(one.account.result - share) <= 1
            assert total(one.account.in_percent()) == one.account.in_percent().result


@EVERY_GAME
def test_each_moment_is_split_into_luck_and_play_without_rest(key: str) -> None:
    moments = reviewed(played(key)).moments
    for before, after in itertools.pairwise(moments):
        for seat in range(3):
            change = after.own(seat) - before.own(seat)
            assert play_of(after, seat) + luck_of(before.own(seat), after, seat) == change
        if after.choice is not None:
            assert after.choice.before == before.known[after.seat or 0]
            assert after.choice.worst_worth <= after.choice.worth <= after.choice.best_worth


@EVERY_GAME
def test_an_answer_is_judged_by_what_its_seat_could_know(key: str) -> None:
    """Deal again what a seat cannot know before one of its answers: the judgement stays the same."""
    record = played(key)
    reviewer = Reviewer(record, Playouts(record.rulebook(), 4))
    steps = list(record.replay())
    checked = 0
    for step in steps[:: max(1, len(steps) // 12)]:
        if step.position.is_over:
            continue
        seat = step.position.asked()[0]
        option = step.position.legal(seat)[0]
        other = step.position.view(seat).imagine(seat, 77)
        assert reviewer._choice(step.position, seat, option) == reviewer._choice(other, seat, option)
        assert reviewer._by(step.position, seat) == Reviewer(record, reviewer.judge)._by(other, seat)
        checked += 1
    assert checked > 5


def test_pieces_give_the_same_review_as_the_whole() -> None:
    record = parse_record(read_text(RECORDS / "grimoria-2-seats.record"), "")
    states = make_review(record)
    growing = next(states)
    shares = [growing.share for growing in states]
    assert shares == sorted(shares)
    assert shares[-1] == 1
    again = GrowingReview(record)
    again.take(Piece("start"), judge_piece(record, Piece("start")))
    whole = Piece("moments", 0, len(record.answers))
    again.take(whole, judge_piece(record, whole))
    assert again.moments == growing.moments
    assert again.start == growing.start


def test_a_game_that_is_not_over_has_no_review() -> None:
    record = parse_record(read_text(RECORDS / "grimoria-unfinished.record"), "x")
    with pytest.raises(BadInput, match="not over"):
        GrowingReview(record)
    cut = replace(played("grimoria"), points=(), winners=(), answers=played("grimoria").answers[:-1])
    with pytest.raises(BadInput, match="not over"):
        GrowingReview(cut)


def test_a_blunder_is_found_and_named() -> None:
    """Grimoria by level 3; one seat answers the worst that the judge knows, once, late in the game."""
    record = played("grimoria")
    deep = judge_of(record.rulebook(), 64)
    moments = list(Reviewer(record, deep).moments())
    dear = max((one for one in moments if one.choice), key=lambda one: one.choice.loss if one.choice else 0)
    assert dear.choice is not None
    again = Reviewer(record, deep).again([one.number for one in moments if one.choice and one.choice.loss > 300])
    found = review_of(record, moments[0].open, moments, again)
    named = [one.number for seat in found.seats for one in seat.dearest]
    assert dear.number in named
    for seat in found.seats:
        losses = [one.loss for one in seat.dearest]
        assert losses == sorted(losses, reverse=True)
        assert len(losses) <= 3


def test_the_story_has_at_most_three_sentences_in_both_languages() -> None:
    record = played("grimoria")
    review = reviewed(record)
    story = story_of(record, record.last(), review)
    assert 1 <= len(story) <= 3
    for language in ("de", "en"):
        words = review_words(record.rulebook(), language)
        for sentence in story:
            text = story_sentence(record.rulebook(), words, record.seats, sentence)
            assert record.seats[sentence.seat] in text
            assert "{" not in text
            assert text.endswith(".")


def test_the_curve_ends_where_the_game_did() -> None:
    review = reviewed(played("zauberschwert"))
    last: Moment = review.moments[-1]
    assert last.known == (last.open,) * 3
    assert sum(last.open) == WHOLE
    assert all(sum(moment.open) == WHOLE for moment in review.moments)
