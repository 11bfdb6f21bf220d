"""What a beaten creature brings: reward, Omnus, bonuses, poison (chapters 9 and 14)."""

from zaubertisch.games.zauberschwert.names import (
    ALL_PAY_ONCE,
    DESIGNS,
    FIRST_ENERGY_STONE,
    FIRST_POISON,
    FIRST_SPELL,
    POISONS,
    STEPS,
)
from zaubertisch.games.zauberschwert.rules.belongings import (
    can_pay,
    design_card,
    gain_magic,
    gain_stones,
    is_energy_stone,
    is_rune_stone,
    lose_magic,
    lose_spell,
    ready_spell,
    refusal_of_spell,
)
from zaubertisch.games.zauberschwert.rules.display import orc_at
from zaubertisch.games.zauberschwert.rules.spells import begin_draw, supports_on
from zaubertisch.games.zauberschwert.rules.wizards import is_there_by_apprentice
from zaubertisch.games.zauberschwert.state import (
    PASS,
    SPELL_CAST,
    STONE_CHARGED,
    TAKE_STONE,
    USE_OMNUS,
    USE_RUNE_STONE,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CARD, NUMBER, ALL_PAY, DESIGN, COPIES = range(5)  # notes; the last two say how far the bonuses are
REWARD, OMNUS, OMNUS_ANSWERED, BONUSES, RUNE_ANSWERED, POISON = range(6)


@rule
def carry_out_win(g, deck, frame):
    """Z90: the frame of a win of one seat."""
    if frame.stage == REWARD:
        frame.stage = OMNUS
        take_reward(g, deck, frame)
    elif frame.stage == OMNUS:
        ask_for_omnus(g, deck, frame)
    elif frame.stage == OMNUS_ANSWERED:
        answer_omnus(g, deck, frame)
    elif frame.stage == BONUSES:
        pay_bonuses(g, deck, frame)
    elif frame.stage == RUNE_ANSWERED:
        answer_rune_stone(g, deck, frame)
    else:
        suffer_poison(g, deck, frame)


@rule
def stones_of(g, deck, card, number):
    """Z83, Z84: what the unit brings to each of so many wizards."""
    orc = orc_at(g, card)
    return deck.reward_stones[card, number] + (deck.orc_stones[orc, number] if orc != NOTHING else 0)


@rule
def cards_of(g, deck, card, number):
    orc = orc_at(g, card)
    return deck.reward_cards[card, number] + (deck.orc_cards[orc, number] if orc != NOTHING else 0)


@rule
def take_reward(g, deck, frame):
    """Z90."""
    card, number = frame.note[CARD], frame.note[NUMBER]
    gain_stones(g, frame.seat, stones_of(g, deck, card, number), card)
    begin_draw(g, deck, frame.seat, cards_of(g, deck, card, number))


# The question USE_OMNUS.


@rule
def ask_for_omnus(g, deck, frame):
    """Z91, Z92, Z93, Z141, Z142: an apprentice's win ends here; Omnus needs something that could pay."""
    seat = frame.seat
    frame.stage = BONUSES
    if is_there_by_apprentice(g, seat, frame.note[CARD]):
        pop(g)
    elif ready_spell(g, deck, seat, ALL_PAY_ONCE) != NOTHING and has_paying_artefact(g, seat):
        ask_one(g, USE_OMNUS, seat, OMNUS_ANSWERED)


@rule
def has_paying_artefact(g, seat):
    for design in range(DESIGNS):
        if g.player[seat].laid[design] > 0 and can_pay(design):
            return True
    return False


@rule
def refusal_of_omnus(g, deck, seat, spell):
    """Z54, Z142."""
    return refusal_of_spell(g, deck, seat, spell, ALL_PAY_ONCE)


@rule
def answer_omnus(g, deck, frame):
    """Z142: used once, it leaves the game."""
    frame.stage = BONUSES
    if g.reply[frame.seat] != PASS:
        spell = ready_spell(g, deck, frame.seat, ALL_PAY_ONCE)
        tell(g, SPELL_CAST, frame.seat, NOTHING, FIRST_SPELL + spell)
        lose_spell(g, spell, FIRST_SPELL + spell)
        frame.note[ALL_PAY] = 1


# Bonuses.


@rule
def matches(deck, card, design):
    return deck.symbols[design] & deck.creature_symbols[card] != 0


@rule
def paying_copies(g, deck, seat, design, card, all_pay):
    """Z88, Z89, Z140, Z146: how many of an artefact pay after a win over this creature."""
    laid = g.player[seat].laid[design]
    if laid == 0 or not can_pay(design):
        return 0
    if all_pay or matches(deck, card, design):
        return laid
    return min(laid, supports_on(g, seat, design))


@rule
def pay_bonuses(g, deck, frame):
    """Z88: artefact after artefact; a rune stone asks its owner."""
    seat, card = frame.seat, frame.note[CARD]
    while frame.note[DESIGN] < DESIGNS:
        design = frame.note[DESIGN]
        copies = paying_copies(g, deck, seat, design, card, frame.note[ALL_PAY])
        if is_rune_stone(design):
            if frame.note[COPIES] < copies:
                frame.note[COPIES] += 1
                use_rune_stone(g, deck, frame, design)
                return
            frame.note[COPIES] = 0
        elif copies > 0:
            pay_bonus(g, deck, seat, design, copies)
        frame.note[DESIGN] += 1
    frame.stage = POISON


@rule
def pay_bonus(g, deck, seat, design, copies):
    if is_energy_stone(design):
        charge(g, deck, seat, design)
        return
    gain_stones(g, seat, copies * deck.bonus_stones[design], design_card(design))
    gain_magic(g, deck, seat, copies * deck.bonus_magic[design], design_card(design))


@rule
def charge(g, deck, seat, design):
    """Z117, Z118: an energy stone pays its step and moves on, up to the last."""
    stone = design - FIRST_ENERGY_STONE
    step = g.charge[stone]
    gain_stones(g, seat, deck.step_stones[stone, step], design_card(design))
    gain_magic(g, deck, seat, deck.step_magic[stone, step], design_card(design))
    if step < STEPS - 1:
        g.charge[stone] += 1
        tell(g, STONE_CHARGED, seat, NOTHING, design_card(design), step + 2)


# The question USE_RUNE_STONE: stone or card, both always possible.


@rule
def use_rune_stone(g, deck, frame, design):
    """Z116, Z121: stone or card; with an empty pile a stone."""
    if g.artefacts.count == 0:
        gain_stones(g, frame.seat, deck.bonus_stones[design], design_card(design))
    else:
        ask_one(g, USE_RUNE_STONE, frame.seat, RUNE_ANSWERED)


@rule
def answer_rune_stone(g, deck, frame):
    design = frame.note[DESIGN]
    frame.stage = BONUSES
    if g.reply[frame.seat] == TAKE_STONE:
        gain_stones(g, frame.seat, deck.bonus_stones[design], design_card(design))
    else:
        begin_draw(g, deck, frame.seat, deck.bonus_cards[design])


# Poison.


@rule
def suffer_poison(g, deck, frame):
    """Z126, Z127: each matching poison, with Omnus each, costs magic."""
    card, seat, all_pay = frame.note[CARD], frame.seat, frame.note[ALL_PAY]
    for design in range(FIRST_POISON, FIRST_POISON + POISONS):
        copies = g.player[seat].laid[design]
        if copies > 0 and (all_pay or matches(deck, card, design)):
            lose_magic(g, seat, copies * deck.bonus_magic[design], design_card(design))
    pop(g)
