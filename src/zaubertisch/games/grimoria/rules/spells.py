"""What each spell does when its caster's turn comes (rules G19 to G42); attacks have a chapter of their own."""

from zaubertisch.games.grimoria.rules.belongings import (
    can_draw,
    discard_size,
    display_is_empty,
    draw_from_discard,
    gain,
    is_place,
    lay_card_face_down,
    lose_companion,
    lose_unseen,
    shown_to,
    turn_up_card,
)
from zaubertisch.games.grimoria.state import (
    ADVENTURES,
    ATTACK,
    ATTACK_SPELLS,
    BLACK_SPELLS,
    CARD_GIVEN_AWAY,
    CARD_REMOVED,
    CLOAK_LOST,
    COINS_GAINED,
    COINS_PAID,
    COMPANIONS,
    DISCARD_DRAWN,
    DROP,
    DROP_CLOAKED,
    FACE_DOWN,
    GIFT,
    GIVE_AWAY,
    PILE_DRAWN,
    REMOVAL,
    REMOVE,
    REMOVE_CARD,
    SPELL_BLOCKED,
    SPELL_CAST,
    SPELL_FIZZLED,
    TREASURE_DRAWN,
)
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.piles import draw, put_under
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING, PUBLIC_MARK
from zaubertisch.kernel.rules import rule


@rule
def is_black(spell):
    return spell in BLACK_SPELLS


@rule
def is_attack(spell):
    return spell in ATTACK_SPELLS


@rule
def someone_blocks(g):
    """G21: a single spell 2 voids all black magic of the round."""
    return g.chosen[2] > 0


@rule
def cast_spell(g, deck, seat):
    """G12: the chosen spell is carried out as far as possible. Those with choices inside push a frame."""
    spell = g.player[seat].spell
    if is_black(spell) and someone_blocks(g):
        tell(g, SPELL_BLOCKED, seat, NOTHING, NOTHING, spell)
        return
    tell(g, SPELL_CAST, seat, NOTHING, NOTHING, spell)
    if is_attack(spell):
        push(g, ATTACK, seat)
    elif spell == 1:
        push(g, REMOVAL, seat)
    elif spell == 3 or spell == 7 or spell == 13:
        gain_coins(g, seat, deck.spell_coins[spell])
    elif spell == 4 or spell == 15:
        buy_cards(g, deck, seat, spell)
    elif spell == 5:
        draw_treasure(g, seat)
    elif spell == 6:
        help_the_poorest(g, deck, seat)
    elif spell == 10:
        push(g, GIFT, seat)
    elif spell == 11:
        turn_up_extra_card(g, seat)


@rule
def fizzle(g, seat):
    tell(g, SPELL_FIZZLED, seat, NOTHING, NOTHING, g.player[seat].spell)


@rule
def gain_coins(g, seat, coins):
    g.player[seat].coins += coins
    tell(g, COINS_GAINED, seat, NOTHING, NOTHING, coins)


@rule
def pay(g, seat, coins):
    g.player[seat].coins -= coins
    tell(g, COINS_PAID, seat, NOTHING, NOTHING, coins)


@rule
def buy_cards(g, deck, seat, spell):
    """G24, G26, G41: pay and draw as many as the spell says, or as there are."""
    available = discard_size(g) + g.draw.count
    if g.player[seat].coins < deck.spell_price[spell] or available == 0:
        fizzle(g, seat)
        return
    pay(g, seat, deck.spell_price[spell])
    for _ in range(min(deck.spell_draws[spell], available)):
        draw_adventure(g, seat)


@rule
def draw_adventure(g, seat):
    """G25, G27: a random discard, named to all; without one the top card of the draw pile, secretly."""
    if discard_size(g) > 0:
        kind = draw_from_discard(g)
        tell(g, DISCARD_DRAWN, seat, NOTHING, kind)
        gain(g, seat, kind, ALL_OBSERVERS)
    else:
        kind, knowers = draw(g.draw)
        knowers = shown_to(g, kind, knowers | (1 << seat))
        tell_secret(g, PILE_DRAWN, seat, kind, knowers)
        gain(g, seat, kind, knowers)


@rule
def draw_treasure(g, seat):
    """G28, G91: the top treasure, seen by its new owner and by those who knew it."""
    if g.treasure.count == 0:
        fizzle(g, seat)
        return
    kind, knowers = draw(g.treasure)
    knowers |= 1 << seat
    tell_secret(g, TREASURE_DRAWN, seat, kind, knowers)
    gain(g, seat, kind, knowers)


@rule
def help_the_poorest(g, deck, seat):
    """G29: two coins for a caster with the fewest."""
    for other in range(g.seats):
        if g.player[other].coins < g.player[seat].coins:
            fizzle(g, seat)
            return
    gain_coins(g, seat, deck.spell_coins[6])


@rule
def turn_up_extra_card(g, seat):
    """G37, G38: one more card for the display, if there is one (and a display at all: G90)."""
    if g.no_display == 0 and can_draw(g):
        turn_up_card(g)
    else:
        fizzle(g, seat)


@rule
def carry_out_removal(g, frame):
    """G19: the frame of spell 1."""
    if frame.stage == 0:
        if display_is_empty(g):
            fizzle(g, frame.seat)
            pop(g)
        else:
            ask_one(g, REMOVE_CARD, frame.seat, 1)
    else:
        remove_card(g, frame.seat, g.reply[frame.seat] - REMOVE)
        pop(g)


@rule
def remove_card(g, seat, spot):
    """G20: the removed card reaches the discard pile first; the new card lies as it lay."""
    kind = g.face_down if spot == FACE_DOWN else spot
    tell(g, CARD_REMOVED, seat, 1 if spot == FACE_DOWN else 0, kind)
    g.discard[kind] += 1
    if spot == FACE_DOWN:
        g.face_down = NOTHING
        g.seen = 0
    else:
        g.display[kind] -= 1
    if can_draw(g):
        if spot == FACE_DOWN:
            lay_card_face_down(g)
        else:
            turn_up_card(g)


@rule
def has_something_to_give(g, seat):
    me = g.player[seat]
    if me.places + me.treasures > 0:
        return True
    for kind in range(COMPANIONS):
        if me.companion[kind] > 0:
            return True
    return False


@rule
def carry_out_gift(g, deck, frame):
    """G32, G34: the frame of spell 10."""
    if frame.stage == 0:
        if has_something_to_give(g, frame.seat):
            ask_one(g, GIVE_AWAY, frame.seat, 1)
        else:
            fizzle(g, frame.seat)
            pop(g)
    else:
        give_away(g, frame.seat, g.reply[frame.seat])
        gain_coins(g, frame.seat, deck.spell_coins[10])
        pop(g)


@rule
def give_away(g, seat, option):
    """G33: under the adventure pile, or under the treasure pile; what lay face down is not shown."""
    if option >= DROP_CLOAKED:
        kind = option - DROP_CLOAKED
        drop_cloak_with(g, seat, kind)
    else:
        kind = option - DROP
    knowers = ALL_OBSERVERS
    if kind < COMPANIONS:
        lose_companion(g, seat, kind)
    else:
        knowers = lose_unseen(g, seat, kind)
    is_treasure = kind >= ADVENTURES
    tell_secret(g, CARD_GIVEN_AWAY, seat, kind, knowers, 1 if is_treasure else 0)
    if is_treasure:
        put_under(g.treasure, kind, knowers)
    else:
        put_under(g.draw, kind, knowers | (PUBLIC_MARK if is_place(kind) else 0))


@rule
def drop_cloak_with(g, seat, kind):
    """G34: the cloak of a companion that is given away leaves the game."""
    me = g.player[seat]
    if me.companion[kind] > me.cloaked[kind]:  # a twin stays: the cloak must be taken off by hand
        me.cloaked[kind] -= 1
        tell(g, CLOAK_LOST, seat, NOTHING, kind)
