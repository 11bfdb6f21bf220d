"""A card file of one's own, checked: what it says, and everything that is wrong with it by names for people."""

import re
from typing import Any

from zaubertisch.forms import own_part
from zaubertisch.kernel.cards import CardSet, Source
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.requests import CardDraft, CardInfo, CheckedCards, Fault
from zaubertisch.tables.cardfiles import faults, own_cards, title_of, values_of, written

MOST_FAULTS = 20
LONGEST = 200  # letters of what a complaint quotes
DEEPEST, MOST = 5, 2**53  # of values that are sent back
REASONS = {
    "toml": re.compile("^not TOML"),
    "missing": re.compile(r"^[^:]+: missing:"),
    "unknown_field": re.compile(r"^[^:]+: unknown field:"),
    "no_such_card": re.compile(r"^[^:]+: no such card:"),
    "name": re.compile(r"^[^:]+: no name for a card:"),
    "other_game": re.compile("^game: '"),
    "mark": re.compile(r"is no value here:|is marked twice:|: allowed is a list of names of values"),
}


def card_infos(cards: CardSet) -> list[CardInfo]:
    """All cards by the names that the rules know; those that a user added also by his own."""
    known = dict(zip(cards.added, cards.titles, strict=False))
    return [
        CardInfo(
            key=known.get(name, name),
            title=cards.titles.get(known.get(name, name)),
            added_as=name if name in cards.added else None,
            values=values,
            marks=cards.marks[name],
        )
        for name, values in cards.values.items()
    ]


def checked(game: Game, draft: CardDraft) -> CheckedCards:
    text = draft.text
    try:
        if draft.cards is not None:
            text = written(game.key, draft.title.strip(), draft.cards)
        source = Source("cards", text)
    except BadInput as error:
        return CheckedCards(text, "", {}, [explained(game, None, error)], [])
    wrong = once([explained(game, source, error) for error in faults(game, source, MOST_FAULTS)])
    cards = [] if wrong else card_infos(own_cards(game, source))
    return CheckedCards(text, title_of(source), sendable(values_of(source)), wrong, cards)


def once(wrong: list[Fault]) -> list[Fault]:
    """A sum that is wrong is wrong once, however many cards add to it."""
    by_place = {bounds_of(fault) or (fault.reason, fault.card, fault.field): fault for fault in reversed(wrong)}
    return sorted(by_place.values(), key=lambda fault: fault.line)


def bounds_of(fault: Fault) -> tuple[str, ...]:
    return (fault.reason, *(value for name, value in fault.values.items() if name != "total")) if fault.values else ()


def sendable(value: Any, depth: int = DEEPEST) -> Any:
    """What JSON can carry: numbers beyond its reach, dates and so on become texts; what lies too deep is left out."""
    if isinstance(value, dict):
        return {key: sendable(each, depth - 1) for key, each in value.items()} if depth else {}
    if isinstance(value, list):
        return [sendable(each, depth - 1) for each in value] if depth else []
    if isinstance(value, int):
        return value if abs(value) < MOST else hex(value)[:LONGEST]
    return value if isinstance(value, str) else str(value)


def explained(game: Game, source: Source | None, error: BadInput) -> Fault:
    """Which value is wrong, and why by a name that every language has a sentence for."""
    path, _, what = error.what.partition(": ")
    card, _, field = path.partition(".")
    is_card = source is not None and isinstance(source.data.get(card), dict)
    sentence = f"{error.what}: allowed is {error.allowed}"
    reason, found = reason_of(game, sentence)
    return Fault(
        card=card if is_card else None,
        field=field or None if is_card else None,
        line=error.line,
        reason=reason,
        values=found,
        what=(what or error.what)[:LONGEST],
        allowed=error.allowed,
    )


def reason_of(game: Game, sentence: str) -> tuple[str, dict[str, str]]:
    for name, pattern in (REASONS | own_part(game.key).REASONS).items():
        if match := pattern.search(sentence):
            return name, match.groupdict()
    return "value", {}
