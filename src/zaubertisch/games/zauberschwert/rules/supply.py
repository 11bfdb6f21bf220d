"""Phase B: heroes, landscape, supply, spells (rules Z23 to Z33, Z136 to Z139)."""

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
    lose_magic,
    pay_magic,
    pay_stones,
    seat_after,
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
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

LAP, HERO, SPELL = range(3)  # the notes of a SUPPLY frame
INCOME, STEALING, STOLEN, PROVIDING, CASTING, CASTED, VICTIM_PICKED = range(7)


@rule
def carry_out_supply(g, deck, frame):
    """Z23: the frame of phase B."""
    if frame.stage == INCOME:
        bring_income(g, deck)
        frame.stage = PROVIDING if g.way == BASE else STEALING
    elif frame.stage == STEALING:
        send_next_thief(g, deck, frame)
    elif frame.stage == STOLEN:
        thief = frame.note[HERO] - 1
        steal(g, deck, thief, g.reply[g.hero_owner[thief]] - TARGET)
        frame.stage = STEALING
    elif frame.stage == PROVIDING:
        feel_landscape(g, deck)
        provide_magic(g, deck)
        frame.stage = CASTING
    elif frame.stage == CASTING:
        ask_next_caster(g, deck, frame)
    elif frame.stage == CASTED:
        answer_casting(g, deck, frame)
    else:
        seat = seat_after(g, g.start, frame.note[LAP])
        take_magic(g, deck, seat, frame.note[SPELL], g.reply[seat] - TARGET)
        frame.stage = CASTING


@rule
def is_at_work(g, deck, hero):
    """Somebody owns this hero, and it is where it brings or steals magic."""
    return g.hero_owner[hero] != NOTHING and deck.hero_at[hero] == deck.terrain[g.landscape]


@rule
def bring_income(g, deck):
    """Z24."""
    if g.way == BASE:
        return
    for hero in range(HEROES):
        if is_at_work(g, deck, hero):
            gain_magic(g, deck, g.hero_owner[hero], deck.income[hero], FIRST_HERO + hero)


@rule
def can_be_robbed(g, owner, seat):
    """Z26, Z29."""
    if seat == owner or seat >= g.seats or g.player[seat].magic == 0:
        return False
    return g.dragon != seat or g.dragon_guard == 0


@rule
def send_next_thief(g, deck, frame):
    """Z25, Z26: a thief in a town steals; a lone victim is not asked for."""
    hero = frame.note[HERO]
    if hero == HEROES:
        frame.stage = PROVIDING
        return
    frame.note[HERO] += 1
    if deck.steals[hero] == 0 or not is_at_work(g, deck, hero):
        return
    victims, last = 0, NOTHING
    for seat in range(g.seats):
        if can_be_robbed(g, g.hero_owner[hero], seat):
            victims, last = victims + 1, seat
    if victims == 1:
        steal(g, deck, hero, last)
    elif victims > 1:
        ask_one(g, STEAL_MAGIC, g.hero_owner[hero], STOLEN)


@rule
def steal(g, deck, hero, victim):
    take_from(g, deck, g.hero_owner[hero], victim, deck.steals[hero], FIRST_HERO + hero)


@rule
def take_from(g, deck, taker, victim, amount, card):
    """Z26: the victim pays even what the taker cannot hold."""
    taken = min(amount, g.player[victim].magic)
    g.player[victim].magic -= taken
    tell(g, MAGIC_TAKEN, taker, victim, card, taken)
    gain_magic(g, deck, taker, taken, card)


@rule
def feel_landscape(g, deck):
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
def provide_magic(g, deck):
    """Z30."""
    for seat in range(g.seats):
        gain_magic(g, deck, seat, deck.supply, NOTHING)


@rule
def has_spell_to_cast(g, deck, seat):
    for spell in range(SPELLS):
        if g.spell_owner[spell] == seat and why_not_cast(g, deck, seat, spell) == 0:
            return True
    return False


@rule
def ask_next_caster(g, deck, frame):
    """Z31, Z32."""
    if frame.note[LAP] == g.seats:
        g.turn = NOTHING
        pop(g)
        return
    seat = seat_after(g, g.start, frame.note[LAP])
    g.turn = seat
    if has_spell_to_cast(g, deck, seat):
        ask_one(g, CAST_SPELL, seat, CASTED)
    else:
        frame.note[LAP] += 1


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


@rule
def is_richer(g, seat, other):
    return other < g.seats and g.player[other].magic > g.player[seat].magic


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
def take_magic(g, deck, seat, spell, victim):
    take_from(g, deck, seat, victim, deck.spell_magic[spell], FIRST_SPELL + spell)


@rule
def why_not_cast(g, deck, seat, spell):
    """Z54, and what the spell itself demands."""
    me = g.player[seat]
    if g.spell_owner[spell] != seat or g.spell_used[spell]:
        return 54
    if deck.effect[spell] == TAKE_MAGIC:
        for other in range(g.seats):
            if is_richer(g, seat, other):
                return 0
        return 137
    if deck.effect[spell] != EXCHANGE:
        return 54
    if me.magic > deck.at_most[spell]:
        return 136
    if me.stones < deck.pay_stones[spell]:
        return 138
    return 139 if me.magic < deck.pay_magic[spell] else 0


@rule
def why_not_rob(g, seat, victim):
    """Z25, Z26, Z29."""
    if victim >= g.seats or victim == seat:
        return 25
    if g.player[victim].magic == 0:
        return 26
    return 0 if can_be_robbed(g, seat, victim) else 29


@rule
def why_not_victim(g, seat, victim):
    return 0 if is_richer(g, seat, victim) else 137


@rule
def list_casting(g, deck, seat, out):
    out[0] = PASS
    n = 1
    for spell in range(SPELLS):
        if g.spell_owner[spell] == seat and why_not_cast(g, deck, seat, spell) == 0:
            out[n] = CAST + spell
            n += 1
    return n


@rule
def why_not_target(g, seat, other):
    """The seats that a thief may rob, or a spell take magic from."""
    return why_not_rob(g, seat, other) if g.question == STEAL_MAGIC else why_not_victim(g, seat, other)


@rule
def list_victims(g, seat, out):
    n = 0
    for other in range(g.seats):
        out[n] = TARGET + other
        n += 1 if why_not_target(g, seat, other) == 0 else 0
    return n
