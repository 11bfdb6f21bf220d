"""Phase B: heroes, landscape, supply, spells (chapter 3)."""

from zaubertisch.games.zauberschwert.names import (
    BASE,
    EXCHANGE,
    FIRST_HERO,
    FIRST_SPELL,
    HEROES,
    LANDSCAPE_CARD,
    SPELLS,
    TAKE_MAGIC,
)
from zaubertisch.games.zauberschwert.rules.belongings import (
    gain_magic,
    gain_stones,
    is_other_seat,
    lose_magic,
    pay_magic,
    pay_stones,
)
from zaubertisch.games.zauberschwert.state import (
    CAST,
    CAST_SPELL,
    MAGIC_TAKEN,
    PASS,
    PICK_VICTIM,
    SPELL_CAST,
    STEAL_MAGIC,
    TARGET,
)
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

LAP, HERO, SPELL = range(3)  # the notes of a SUPPLY frame
INCOME, STEALING, STOLEN, SUPPLYING, CASTING, CAST_ANSWERED, VICTIM_PICKED = range(7)


@rule
def carry_out_supply(g, deck, frame):
    """Z23: the frame of phase B."""
    if frame.stage == INCOME:
        bring_income(g, deck)
        frame.stage = SUPPLYING if g.way == BASE else STEALING
    elif frame.stage == STEALING:
        send_next_thief(g, deck, frame)
    elif frame.stage == STOLEN:
        steal_from_target(g, deck, frame)
    elif frame.stage == SUPPLYING:
        apply_landscape(g, deck)
        give_supply(g, deck)
        frame.stage = CASTING
    elif frame.stage == CASTING:
        ask_next_caster(g, deck, frame)
    elif frame.stage == CAST_ANSWERED:
        answer_casting(g, deck, frame)
    else:
        take_from_victim(g, deck, frame)


@rule
def is_at_work(g, deck, hero):
    """Somebody owns this hero, and it is where it brings or steals magic."""
    return g.hero_owner[hero] != NOTHING and deck.hero_at[hero] == deck.terrain[g.landscape]


@rule
def bring_income(g, deck):
    """Z24, Z33: income is no use of a hero."""
    if g.way == BASE:
        return
    for hero in range(HEROES):
        if is_at_work(g, deck, hero):
            gain_magic(g, deck, g.hero_owner[hero], deck.income[hero], FIRST_HERO + hero)


@rule
def take_from(g, deck, taker, victim, amount, card):
    """Z26: the victim pays even what the taker cannot hold."""
    taken = min(amount, g.player[victim].magic)
    g.player[victim].magic -= taken
    tell(g, MAGIC_TAKEN, taker, victim, card, taken)
    gain_magic(g, deck, taker, taken, card)


@rule
def apply_landscape(g, deck):
    """Z27, Z28: what the landscape brings or costs; the Black Dragon guards its owner."""
    if g.way == BASE:
        return
    magic = deck.landscape_magic[g.landscape]
    for seat in range(g.seats):
        if magic > 0:
            gain_magic(g, deck, seat, magic, LANDSCAPE_CARD + g.landscape)
        elif magic < 0 and g.dragon != seat:
            lose_magic(g, seat, -magic, LANDSCAPE_CARD + g.landscape)


@rule
def give_supply(g, deck):
    """Z30."""
    for seat in range(g.seats):
        gain_magic(g, deck, seat, deck.supply, NOTHING)


# The question STEAL_MAGIC.


@rule
def send_next_thief(g, deck, frame):
    """Z25, Z26: a thief in a town steals; a lone victim is not asked for."""
    hero = frame.note[HERO]
    if hero == HEROES:
        frame.stage = SUPPLYING
        return
    frame.note[HERO] += 1
    if deck.steals[hero] == 0 or not is_at_work(g, deck, hero):
        return
    owner = g.hero_owner[hero]
    victims, last = 0, NOTHING
    for seat in range(g.seats):
        if refusal_of_robbery(g, owner, seat) == 0:
            victims, last = victims + 1, seat
    if victims == 1:
        steal(g, deck, hero, last)
    elif victims > 1:
        ask_one(g, STEAL_MAGIC, owner, STOLEN)


@rule
def refusal_of_robbery(g, owner, seat):
    """Z25, Z26, Z29: another seat that has magic, and whom no dragon guards."""
    if not is_other_seat(g, owner, seat):
        return 25
    if g.player[seat].magic == 0:
        return 26
    return 29 if g.dragon == seat and g.dragon_guard else 0


@rule
def steal_from_target(g, deck, frame):
    thief = frame.note[HERO] - 1
    steal(g, deck, thief, g.reply[g.hero_owner[thief]] - TARGET)
    frame.stage = STEALING


@rule
def steal(g, deck, hero, victim):
    take_from(g, deck, g.hero_owner[hero], victim, deck.steals[hero], FIRST_HERO + hero)


# The question CAST_SPELL.


@rule
def ask_next_caster(g, deck, frame):
    """Z31, Z32: seat by seat; a seat without a spell that can do anything is not asked."""
    if frame.note[LAP] == g.seats:
        g.turn = NOTHING
        pop(g)
        return
    seat = seat_after(g, g.start, frame.note[LAP])
    g.turn = seat
    if has_spell_to_cast(g, deck, seat):
        ask_one(g, CAST_SPELL, seat, CAST_ANSWERED)
    else:
        frame.note[LAP] += 1


@rule
def has_spell_to_cast(g, deck, seat):
    for spell in range(SPELLS):
        if refusal_of_casting(g, deck, seat, spell) == 0:
            return True
    return False


@rule
def refusal_of_casting(g, deck, seat, spell):
    """Z54: a spell of phase B, once a round; and what the spell itself demands."""
    if g.spell_owner[spell] != seat or g.spell_used[spell]:
        return 54
    if deck.effect[spell] == TAKE_MAGIC:
        return 0 if has_richer_seat(g, seat) else 137
    return refusal_of_exchange(g, deck, seat, spell) if deck.effect[spell] == EXCHANGE else 54


@rule
def refusal_of_exchange(g, deck, seat, spell):
    """Z136, Z138, Z139: little magic for Fontanus, and the price for the others."""
    me = g.player[seat]
    if me.magic > deck.at_most[spell]:
        return 136
    if me.stones < deck.pay_stones[spell]:
        return 138
    return 139 if me.magic < deck.pay_magic[spell] else 0


@rule
def list_spells_to_cast(g, deck, seat, out, n):
    for spell in range(SPELLS):
        n = admit(out, n, CAST + spell, refusal_of_casting(g, deck, seat, spell))
    return n


@rule
def has_richer_seat(g, seat):
    for other in range(g.seats):
        if is_richer(g, seat, other):
            return True
    return False


@rule
def answer_casting(g, deck, frame):
    seat = seat_after(g, g.start, frame.note[LAP])
    frame.stage = CASTING
    if g.reply[seat] == PASS:
        frame.note[LAP] += 1
    else:
        cast(g, deck, frame, seat, g.reply[seat] - CAST)


@rule
def cast(g, deck, frame, seat, spell):
    g.spell_used[spell] = 1
    tell(g, SPELL_CAST, seat, NOTHING, FIRST_SPELL + spell)
    if deck.effect[spell] == EXCHANGE:
        exchange(g, deck, seat, spell)
    else:
        frame.note[SPELL] = spell
        pick_victim(g, deck, seat, spell)


@rule
def exchange(g, deck, seat, spell):
    """Z136, Z138, Z139: pay magic or stones, take magic or stones."""
    card = FIRST_SPELL + spell
    pay_magic(g, seat, deck.pay_magic[spell], card)
    pay_stones(g, seat, deck.pay_stones[spell], card)
    gain_magic(g, deck, seat, deck.spell_magic[spell], card)
    gain_stones(g, seat, deck.spell_stones[spell], card)


# The question PICK_VICTIM.


@rule
def pick_victim(g, deck, seat, spell):
    """Z137: a lone richer seat is not asked for."""
    victims, last = 0, NOTHING
    for other in range(g.seats):
        if is_richer(g, seat, other):
            victims, last = victims + 1, other
    if victims == 1:
        take_magic(g, deck, seat, spell, last)
    else:
        ask_one(g, PICK_VICTIM, seat, VICTIM_PICKED)


@rule
def is_richer(g, seat, other):
    return other < g.seats and g.player[other].magic > g.player[seat].magic


@rule
def refusal_of_victim(g, seat, other):
    """Z137: a seat with more magic."""
    return 0 if is_richer(g, seat, other) else 137


@rule
def take_from_victim(g, deck, frame):
    seat = seat_after(g, g.start, frame.note[LAP])
    take_magic(g, deck, seat, frame.note[SPELL], g.reply[seat] - TARGET)
    frame.stage = CASTING


@rule
def take_magic(g, deck, seat, spell, victim):
    take_from(g, deck, seat, victim, deck.spell_magic[spell], FIRST_SPELL + spell)
