"""Mondtürme's cards: which values each kind has, what is allowed, and where the deck keeps them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from mondtuerme.state import MOST_RELICS, RELIC_NAMES, TOWER_NAMES
from zaubertisch.kernel.cardfiles import CardFile
from zaubertisch.kernel.cards import Card, CardSet, Conflict, Kind
from zaubertisch.kernel.decks import DeckType
from zaubertisch.kernel.toml import Values

FOLDER = Path(__file__).parent


class Tower(Card, frozen=True, kw_only=True):
    """A tower."""

    gems: Annotated[int, Meta(ge=0, le=20, description="gems that appear there every evening")]


class Relic(Card, frozen=True, kw_only=True):
    """A relic."""

    count: Annotated[int, Meta(ge=0, le=30, description="how many there are in the game")]
    points: Annotated[int, Meta(ge=-9, le=20, description="points at the end")]


class Search(Card, frozen=True, kw_only=True):
    """The search for a relic."""

    price: Annotated[int, Meta(ge=0, le=9, description="gems that it costs")]


KINDS: dict[str, Kind] = {
    **dict.fromkeys(TOWER_NAMES, Tower),
    **dict.fromkeys(RELIC_NAMES, Relic),
    "search": Search,
}


def conflicts(cards: CardSet, said: Values) -> Iterator[Conflict]:
    """The pile must hold all relics."""
    total = sum(cards[name].count for name in RELIC_NAMES)
    if total > MOST_RELICS:
        found = {"total": total, "low": 0, "high": MOST_RELICS}
        yield Conflict("cards_in_all", "game", f"{total} relics in all", f"at most {MOST_RELICS}", found)


CARD_FILE = CardFile("mondtuerme", FOLDER / "cards.toml", KINDS, conflicts)
DECK = DeckType(KINDS)
