"""Magic, stones and cards changing hands, and what everybody learns from it (chapter 17)."""

from zaubertisch.games.zauberschwert.names import (
    ARTEFACT_CARD,
    ARTEFACTS,
    BASE,
    BLACK_EGG,
    DOUBLE_CARD,
    ENERGY_STONES,
    FIRST_DOUBLE,
    FIRST_ENERGY_STONE,
    FIRST_POISON,
    FIRST_RED_EGG,
    FIRST_RUNE_STONE,
    POISONS,
    SPELLS,
)
from zaubertisch.games.zauberschwert.state import (
    ARTEFACT_DRAWN,
    DRAW_FORFEITED,
    MAGIC_GAINED,
    MAGIC_LOST,
    MAGIC_PAID,
    OUT,
    OWNED,
    STONES_GAINED,
    STONES_PAID,
)
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.piles import draw
from zaubertisch.kernel.record import MOST_SEATS, NOTHING
from zaubertisch.kernel.rules import rule


@rule
def is_other_seat(g, seat, other):
    """Does somebody else sit there?"""
    return other < g.seats and other != seat


@rule
def gain_magic(g, deck, seat, amount, card):
    """Z3: what would go beyond the scale is lost."""
    me = g.player[seat]
    gained = min(amount, deck.most_magic - me.magic)
    if gained > 0:
        me.magic += gained
        tell(g, MAGIC_GAINED, seat, NOTHING, card, gained)


@rule
def lose_magic(g, seat, amount, card):
    """A loss at 0 is nothing."""
    me = g.player[seat]
    lost = min(amount, me.magic)
    if lost > 0:
        me.magic -= lost
        tell(g, MAGIC_LOST, seat, NOTHING, card, lost)


@rule
def pay_magic(g, seat, amount, card):
    if amount > 0:
        g.player[seat].magic -= amount
        tell(g, MAGIC_PAID, seat, NOTHING, card, amount)


@rule
def gain_stones(g, seat, amount, card):
    if amount > 0:
        g.player[seat].stones += amount
        tell(g, STONES_GAINED, seat, NOTHING, card, amount)


@rule
def pay_stones(g, seat, amount, card):
    if amount > 0:
        g.player[seat].stones -= amount
        tell(g, STONES_PAID, seat, NOTHING, card, amount)


@rule
def design_card(design):
    """The number of an artefact in events."""
    return ARTEFACT_CARD + design if design < FIRST_DOUBLE else DOUBLE_CARD + design - FIRST_DOUBLE


@rule
def first_half(design):
    """The first of the two cards of a double; the second has the next number."""
    return FIRST_DOUBLE + 2 * (design - FIRST_DOUBLE)


@rule
def design_of(kind):
    """The artefact a card belongs to."""
    return kind if kind < FIRST_DOUBLE else FIRST_DOUBLE + (kind - FIRST_DOUBLE) // 2


@rule
def is_poison(design):
    return FIRST_POISON <= design < FIRST_POISON + POISONS


@rule
def is_egg(design):
    """Red or black."""
    return FIRST_RED_EGG <= design < FIRST_RUNE_STONE or design == BLACK_EGG


@rule
def is_rune_stone(design):
    return FIRST_RUNE_STONE <= design < FIRST_ENERGY_STONE


@rule
def is_energy_stone(design):
    return FIRST_ENERGY_STONE <= design < FIRST_ENERGY_STONE + ENERGY_STONES


@rule
def can_pay(design):
    """Z119, Z143: black eggs pay no bonus, so nothing supports them; poison is no artefact of its owner."""
    return design != BLACK_EGG and not is_poison(design)


@rule
def pieces_in_game(g, deck, design):
    """Z6, Z10: how many of an artefact take part in this game."""
    if is_poison(design):
        return deck.count[design] if g.poison else 0
    if g.way != BASE:
        return deck.count[design] + deck.more[design]
    if not is_base_design(design):
        return 0
    return deck.count[design] + (deck.more[design] if g.seats == MOST_SEATS else 0)


@rule
def is_base_design(design):
    """Amulets, red eggs, wands and swords; the rest came with the expansions."""
    return design < FIRST_RUNE_STONE or design >= FIRST_DOUBLE


@rule
def draw_now(g, seat, count):
    """Z101, Z121: so many cards from the pile to the hand; what is not there is forfeited."""
    available = min(count, g.artefacts.count)
    for _ in range(available):
        kind, knowers = draw(g.artefacts)
        tell_secret(g, ARTEFACT_DRAWN, seat, ARTEFACT_CARD + kind, knowers | (1 << seat))
        add_to_hand(g, seat, kind, knowers)
    if available < count:
        tell(g, DRAW_FORFEITED, seat, NOTHING, NOTHING, count - available)


@rule
def add_to_hand(g, seat, kind, knowers):
    me = g.player[seat]
    me.hand[kind] += 1
    me.hand_size += 1
    for observer in range(g.seats):
        if observer != seat and (knowers >> observer) & 1:
            g.known[observer, seat, kind] += 1


@rule
def take_from_hand(g, seat, kind):
    g.player[seat].hand[kind] -= 1
    g.player[seat].hand_size -= 1


@rule
def show_from_hand(g, seat, kind):
    """A card leaves the hand and everybody sees which it was."""
    take_from_hand(g, seat, kind)
    for observer in range(g.seats):
        if g.known[observer, seat, kind] > 0:
            g.known[observer, seat, kind] -= 1


@rule
def hide_from_hand(g, seat, kind, witness):
    """Z151: a card leaves the hand, seen only by its owner and the witness; returns who else can tell which it was."""
    knowers = 0
    for observer in range(g.seats):
        if observer == seat:
            continue
        if g.known[observer, seat, kind] == g.player[seat].hand_size:
            knowers |= 1 << observer
        if observer == witness:
            g.known[observer, seat, kind] -= min(1, g.known[observer, seat, kind])
        else:
            forget_one_of_each(g, observer, seat)
    take_from_hand(g, seat, kind)
    return knowers


@rule
def forget_one_of_each(g, observer, seat):
    for kind in range(ARTEFACTS):
        if g.known[observer, seat, kind] > 0:
            g.known[observer, seat, kind] -= 1


@rule
def learn_of_card(g, observer, seat, kind, at_least):
    """Z108: the observer was shown that these cards are in that hand."""
    if g.known[observer, seat, kind] < at_least:
        g.known[observer, seat, kind] = at_least


@rule
def refusal_of_spell(g, deck, seat, spell, effect):
    """Z54, Z94: a spell of its own, of that effect, which the seat has not used in this round."""
    is_ready = g.spell_owner[spell] == seat and deck.effect[spell] == effect and g.spell_used[spell] == 0
    return 0 if is_ready else 54


@rule
def ready_spell(g, deck, seat, effect):
    """The spell of that effect which the seat can use now, or NOTHING."""
    for spell in range(SPELLS):
        if refusal_of_spell(g, deck, seat, spell, effect) == 0:
            return spell
    return NOTHING


@rule
def give_spell(g, seat, spell, adventure):
    g.spell_owner[spell] = seat
    g.where[adventure] = OWNED


@rule
def lose_spell(g, spell, adventure):
    """A spell leaves the game."""
    g.spell_owner[spell] = NOTHING
    g.support[spell] = NOTHING
    g.where[adventure] = OUT
