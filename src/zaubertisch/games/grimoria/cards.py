"""Grimoria's card file: which values there are, what is allowed, and the table that rules read them from."""

from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from zaubertisch.games.grimoria.state import ADVENTURE_NAMES, CARDS, KIND_NAMES, TREASURE_NAMES
from zaubertisch.kernel.cards import CardSet, Fields, Number, Source, changed_set, read_source, standard_set
from zaubertisch.kernel.record import allocate

FOLDER = Path(__file__).parent
COUNT, POINTS, COINS, NEEDS = Number(0, 30), Number(0, 20), Number(0, 9), Number(1, 30)
MOST_ADVENTURES, MOST_TREASURES = 120, 60

SPECIALS: dict[str, Fields] = {
    "bronze_smith": {"bonus": COINS},
    "king": {"needs": NEEDS, "bonus": POINTS},
    "queen": {"bonus": POINTS},
    "prince": {"needs": NEEDS, "bonus": POINTS},
    "princess": {"bonus": POINTS},
    "tax_collector": {"loss": COINS},
    "merchant": {"price": COINS},
    **{name: {"coins": COINS} for name in ("bard", "messenger", "maid", "dark_mage", "mercenary")},
}
PAYING_SPELLS, DRAWING_SPELLS = (3, 6, 7, 10, 13), (4, 15)

SCHEMA: dict[str, Fields] = {
    **{name: {"count": COUNT, "points": POINTS, **SPECIALS.get(name, {})} for name in KIND_NAMES},
    **{f"spell_{n}": {"coins": COINS} for n in PAYING_SPELLS},
    **{f"spell_{n}": {"price": COINS, "draws": Number(1, 9)} for n in DRAWING_SPELLS},
    "track": {**{f"start_{n}": Number(1, 15) for n in range(2, 6)}, "start_coins": POINTS},
}


def card_set(own: Source | None = None) -> CardSet:
    """The standard cards, or those with a user's own values laid over them."""
    standard = standard_set("grimoria", read_source(FOLDER / "cards.toml"), SCHEMA)
    if own is None:
        return standard
    changed = changed_set(standard, own, SCHEMA)
    check_sums(own, changed)
    return changed


def check_sums(source: Source, cards: CardSet) -> None:
    """There must be cards for a first display, and no more than the piles can hold."""
    for names, least, most in ((ADVENTURE_NAMES, 24, MOST_ADVENTURES), (TREASURE_NAMES, 0, MOST_TREASURES)):
        total = sum(cards.value(name, "count") for name in names)
        if not least <= total <= most:
            place = next((f"{name}.count" for name in names if name in source.data), "game")
            raise source.error(place, f"{total} cards in all", f"{least} to {most} cards in all of {', '.join(names)}")


def make_deck(cards: CardSet) -> NDArray[Any]:
    """The values as the rules read them."""
    table = allocate(CARDS)
    row = table[0]
    for kind, name in enumerate(KIND_NAMES):
        row.count[kind] = cards.value(name, "count")
        row.points[kind] = cards.value(name, "points")
        if "coins" in SCHEMA[name]:
            row.companion_coins[kind] = cards.value(name, "coins")
    for n in PAYING_SPELLS:
        row.spell_coins[n] = cards.value(f"spell_{n}", "coins")
    for n in DRAWING_SPELLS:
        row.spell_price[n] = cards.value(f"spell_{n}", "price")
        row.spell_draws[n] = cards.value(f"spell_{n}", "draws")
    for n in range(2, 6):
        row.start_level[n] = cards.value("track", f"start_{n}")
    row.start_coins = cards.value("track", "start_coins")
    _fill_companions(row, cards)
    return table


def _fill_companions(row: Any, cards: CardSet) -> None:
    row.merchant_price = cards.value("merchant", "price")
    row.smith_bonus = cards.value("bronze_smith", "bonus")
    row.king_needs, row.king_bonus = cards.value("king", "needs"), cards.value("king", "bonus")
    row.queen_bonus = cards.value("queen", "bonus")
    row.prince_needs, row.prince_bonus = cards.value("prince", "needs"), cards.value("prince", "bonus")
    row.princess_bonus = cards.value("princess", "bonus")
    row.tax_loss = cards.value("tax_collector", "loss")
