"""A card file of one's own, checked: what it says, and everything that is wrong with it."""

from typing import Any

from zaubertisch.kernel.cards import CardSet, Fault
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.documents import written
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.looks import NO_LOOKS, CardLooks, looks_of
from zaubertisch.kernel.screen import Screen, group_of
from zaubertisch.kernel.toml import Source
from zaubertisch.server.requests import CardDraft, CardInfo, CheckedCards
from zaubertisch.tables.cardfiles import faults, own_cards, title_of

MOST_FAULTS = 20
LONGEST = 200  # letters of what is quoted
DEEPEST, MOST = 5, 2**53  # of values that are sent back


def family_of(screen: Screen, card: str, values: dict[str, Any]) -> str:
    """What a card is; one that a user added says so itself."""
    return group_of(screen.families, card) or str(values.get(screen.family_value, ""))


def card_infos(game: Game, cards: CardSet, looks: CardLooks = NO_LOOKS) -> list[CardInfo]:
    """All cards by the names that the rules know; those that a user added also by the user's own."""
    return [
        CardInfo(
            key=cards.known.get(name, name),
            title=cards.titles.get(cards.known.get(name, name)),
            added_as=name if name in cards.added else None,
            family=family_of(game.screen, name, values),
            values=values,
            marks=cards.marks[name],
            picture=looks.pictures.get(name),
            flavour=looks.flavours.get(name, ""),
        )
        for name, values in cards.values.items()
    ]


def checked(game: Game, draft: CardDraft) -> CheckedCards:
    text = draft.text
    try:
        if draft.cards is not None:
            text = written(game.key, draft.title.strip(), draft.cards, draft.text)
        source = Source("cards", text)
    except BadInput as error:
        return CheckedCards(text, "", {}, [unreadable(error)], [], None)
    wrong = faults(game, source, MOST_FAULTS)
    looks = NO_LOOKS if wrong else looks_of(source.tables)
    cards = [] if wrong else card_infos(game, own_cards(game, source), looks)
    return CheckedCards(text, title_of(source), sendable(source.tables), wrong, cards, looks.back)


def unreadable(error: BadInput) -> Fault:
    """The whole file is none."""
    what = error.what.removeprefix("not TOML: ")[:LONGEST]
    return Fault("toml", None, None, error.line, {}, None, what, error.allowed)


def sendable(value: Any, depth: int = DEEPEST) -> Any:
    """What JSON can carry: numbers beyond its reach, dates and so on become texts; what lies too deep is left out."""
    if isinstance(value, dict):
        return {key: sendable(each, depth - 1) for key, each in value.items()} if depth else {}
    if isinstance(value, list):
        return [sendable(each, depth - 1) for each in value] if depth else []
    if isinstance(value, int):
        return value if abs(value) < MOST else hex(value)[:LONGEST]
    return value if isinstance(value, str) else str(value)
