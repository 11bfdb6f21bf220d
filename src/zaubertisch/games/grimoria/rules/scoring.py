"""The tally: what everything is worth, and who has won (chapter 11)."""

from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    BRONZE_SMITH,
    CLOAK,
    COMPANIONS,
    FIRST_HIDDEN,
    HELMET,
    KINDS,
    KING,
    PLACES,
    PRINCE,
    PRINCESS,
    QUEEN,
    TAX_COLLECTOR,
)
from zaubertisch.kernel.ranking import winners_by
from zaubertisch.kernel.rules import rule

TALLY_PARTS = (
    "coins", "places", "treasures", "companions", "smiths", "kings", "queens", "princes", "princesses",
    "tax_collectors",
)  # fmt: skip
PARTS = len(TALLY_PARTS)


@rule
def card_points(g, deck, seat, first, last):
    """G92: own points of the face-down cards of some kinds."""
    total = 0
    for kind in range(first, last):
        total += g.player[seat].row[kind - FIRST_HIDDEN] * deck.points[kind]
    return total


@rule
def treasure_points(g, deck, seat):
    """G92: treasures in the row, and the cloaks that lie on companions."""
    total = card_points(g, deck, seat, ADVENTURES, KINDS)
    for kind in range(COMPANIONS):
        total += g.player[seat].cloaked[kind] * deck.points[CLOAK]
    return total


@rule
def companion_points(g, deck, seat):
    """G92: own points; those of Tax Collectors have a rule of their own (G98)."""
    total = 0
    for kind in range(COMPANIONS):
        if kind != TAX_COLLECTOR:
            total += g.player[seat].companion[kind] * deck.points[kind]
    return total


@rule
def smith_points(g, deck, seat):
    """G93: for every pair of a Bronze Smith and a Bronze Helmet."""
    me = g.player[seat]
    return me.companion[BRONZE_SMITH] * me.row[HELMET - FIRST_HIDDEN] * deck.smith_bonus


@rule
def king_points(g, deck, seat):
    """G94: with enough coins."""
    me = g.player[seat]
    return me.companion[KING] * deck.king_bonus if me.coins >= deck.king_needs else 0


@rule
def sets_of_places(g, seat):
    """G95: n disjoint sets exist if every kind, counted up to n, gives three cards for each set."""
    sets = g.player[seat].places // 3
    while sets > 0:
        usable = 0
        for spot in range(PLACES):
            usable += min(g.player[seat].row[spot], sets)
        if usable >= 3 * sets:
            return sets
        sets -= 1
    return 0


@rule
def queen_points(g, deck, seat):
    """G95."""
    return g.player[seat].companion[QUEEN] * deck.queen_bonus * sets_of_places(g, seat)


@rule
def companion_count(g, seat):
    """G58, G96: cloaked ones included."""
    count = 0
    for kind in range(COMPANIONS):
        count += g.player[seat].companion[kind]
    return count


@rule
def prince_points(g, deck, seat):
    """G96: himself included."""
    fives = companion_count(g, seat) // deck.prince_needs
    return g.player[seat].companion[PRINCE] * deck.prince_bonus * fives


@rule
def princess_points(g, deck, seat):
    """G97: herself included."""
    kinds = 0
    for kind in range(COMPANIONS):
        if g.player[seat].companion[kind] >= 2:
            kinds += 1
    return g.player[seat].companion[PRINCESS] * deck.princess_bonus * kinds


@rule
def tax_points(g, deck, seat):
    """G98: less for every coin, never below 0."""
    me = g.player[seat]
    return me.companion[TAX_COLLECTOR] * max(0, deck.points[TAX_COLLECTOR] - deck.tax_loss * me.coins)


@rule
def part_of_points(g, deck, seat, part):
    """One line of the scoring pad, by its number in TALLY_PARTS."""
    if part == 0:
        return g.player[seat].coins
    if part == 1:
        return card_points(g, deck, seat, FIRST_HIDDEN, ADVENTURES)
    if part == 2:
        return treasure_points(g, deck, seat)
    if part == 3:
        return companion_points(g, deck, seat)
    if part == 4:
        return smith_points(g, deck, seat)
    if part == 5:
        return king_points(g, deck, seat)
    if part == 6:
        return queen_points(g, deck, seat)
    if part == 7:
        return prince_points(g, deck, seat)
    if part == 8:
        return princess_points(g, deck, seat)
    return tax_points(g, deck, seat)


@rule
def points(g, deck, seat):
    """All that the seat would score now, as far as the record knows its cards."""
    total = 0
    for part in range(PARTS):
        total += part_of_points(g, deck, seat, part)
    return total


@rule
def tally(g, deck, seat, out):
    """The parts of the sum, in the order of the scoring pad; returns the sum."""
    for part in range(PARTS):
        out[part] = part_of_points(g, deck, seat, part)
    return points(g, deck, seat)


@rule
def standing(g, deck, seat):
    """G99: most points win; among equals most coins."""
    return points(g, deck, seat), g.player[seat].coins


winners = winners_by("grimoria", standing)
