"""Grimoria's cards: which values each kind has, what is allowed, and where the deck keeps them."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from msgspec import Meta

from zaubertisch.games.grimoria.state import ADVENTURE_NAMES, COMPANION_NAMES, KIND_NAMES, SPELLS, TREASURE_NAMES
from zaubertisch.kernel.cardfiles import CardFile
from zaubertisch.kernel.cards import Card, CardSet, Conflict, Kind
from zaubertisch.kernel.decks import Code, DeckType, In
from zaubertisch.kernel.record import MOST_SEATS
from zaubertisch.kernel.toml import Values

LEAST_ADVENTURES, MOST_ADVENTURES, MOST_TREASURES = 24, 120, 60
SPELL_NAMES = ("", *(f"spell_{n}" for n in range(1, SPELLS + 1)))  # the deck keeps a spell in the row of its number
STARTS = Code("u1", (MOST_SEATS + 1,))

Coins = Annotated[int, Meta(ge=0, le=9)]
Points = Annotated[int, Meta(ge=0, le=20)]
Needs = Annotated[int, Meta(ge=1, le=30)]
Level = Annotated[int, Meta(ge=1, le=15)]


class Piece(Card, frozen=True, kw_only=True):
    """A place, a treasure, or a companion whose power has no number."""

    count: Annotated[int, Meta(ge=0, le=30, description="how many there are in the game"), In(rows=KIND_NAMES)]
    points: Annotated[Points, Meta(description="points at the end"), In(rows=KIND_NAMES, code=Code("i1"))]


class Payer(Piece, frozen=True, kw_only=True):
    """A companion that brings coins."""

    coins: Annotated[Coins, Meta(description="coins it brings"), In("companion_coins", COMPANION_NAMES)]


class Smith(Piece, frozen=True, kw_only=True):
    """The Bronze Smith."""

    bonus: Annotated[Coins, Meta(description="points for each Bronze Helmet"), In("smith_bonus")]


class King(Piece, frozen=True, kw_only=True):
    """The King."""

    needs: Annotated[Needs, Meta(description="coins that his bonus needs"), In("king_needs")]
    bonus: Annotated[Points, Meta(description="points for that many coins"), In("king_bonus")]


class Queen(Piece, frozen=True, kw_only=True):
    """The Queen."""

    bonus: Annotated[Points, Meta(description="points for each set of three different places"), In("queen_bonus")]


class Prince(Piece, frozen=True, kw_only=True):
    """The Prince."""

    needs: Annotated[Needs, Meta(description="companions that his bonus needs"), In("prince_needs")]
    bonus: Annotated[Points, Meta(description="points for that many companions"), In("prince_bonus")]


class Princess(Piece, frozen=True, kw_only=True):
    """The Princess."""

    bonus: Annotated[Points, Meta(description="points for each kind held at least twice"), In("princess_bonus")]


class TaxCollector(Piece, frozen=True, kw_only=True):
    """The Tax Collector."""

    loss: Annotated[Coins, Meta(description="points lost for each coin of the owner"), In("tax_loss")]


class Merchant(Piece, frozen=True, kw_only=True):
    """The Merchant."""

    price: Annotated[Coins, Meta(description="coins for one more treasure"), In("merchant_price")]


class PayingSpell(Card, frozen=True, kw_only=True):
    """A spell that brings coins."""

    coins: Annotated[Coins, Meta(description="coins it brings"), In("spell_coins", SPELL_NAMES)]


class DrawingSpell(Card, frozen=True, kw_only=True):
    """A spell that draws treasures."""

    price: Annotated[Coins, Meta(description="coins it costs"), In("spell_price", SPELL_NAMES)]
    draws: Annotated[int, Meta(ge=1, le=9, description="treasures it draws"), In("spell_draws", SPELL_NAMES)]


class Track(Card, frozen=True, kw_only=True):
    """Where a game begins."""

    start_2: Annotated[Level, Meta(description="the first level of two seats"), In("start_level", code=STARTS, at=2)]
    start_3: Annotated[Level, Meta(description="of three"), In("start_level", code=STARTS, at=3)]
    start_4: Annotated[Level, Meta(description="of four"), In("start_level", code=STARTS, at=4)]
    start_5: Annotated[Level, Meta(description="of five"), In("start_level", code=STARTS, at=5)]
    start_coins: Annotated[Points, Meta(description="coins of each seat")]


KINDS: dict[str, Kind] = {
    **dict.fromkeys(KIND_NAMES, Piece),
    **dict.fromkeys(("bard", "messenger", "maid", "dark_mage", "mercenary"), Payer),
    "bronze_smith": Smith,
    "king": King,
    "queen": Queen,
    "prince": Prince,
    "princess": Princess,
    "tax_collector": TaxCollector,
    "merchant": Merchant,
    **{f"spell_{n}": PayingSpell for n in (3, 6, 7, 10, 13)},
    **{f"spell_{n}": DrawingSpell for n in (4, 15)},
    "track": Track,
}


def conflicts(cards: CardSet, said: Values) -> Iterator[Conflict]:
    """There must be cards for a first display, and no more than the piles can hold."""
    sums = ((ADVENTURE_NAMES, LEAST_ADVENTURES, MOST_ADVENTURES), (TREASURE_NAMES, 0, MOST_TREASURES))
    for names, low, high in sums:
        total = sum(cards[name].count for name in names)
        if not low <= total <= high:
            place = next((f"{name}.count" for name in names if name in said), "game")
            wanted = f"{low} to {high} cards in all of {', '.join(names)}"
            found = {"total": total, "low": low, "high": high}
            yield Conflict("cards_in_all", place, f"{total} cards in all", wanted, found)


FOLDER = Path(__file__).parent
CARD_FILE = CardFile("grimoria", FOLDER / "cards.toml", KINDS, conflicts)
DECK = DeckType(KINDS)
