"""The influence of the duke: lay a card, show a map, store or deposit a treasure (chapters 6.2 and 9)."""

from zaubertisch.games.schatzjagd.rules.board import FIELDS, is_open
from zaubertisch.games.schatzjagd.rules.hands import discard, holds, lose_card, remembered, slot_of
from zaubertisch.games.schatzjagd.rules.land import home_of, why_not_lay_on
from zaubertisch.games.schatzjagd.rules.scoring import end_if_decided
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, find_kind, lift_treasure, move_treasure
from zaubertisch.games.schatzjagd.state import (
    AT,
    CARD_LAID,
    CARRIED,
    FIRST_TREASURE,
    LAY,
    LAY_CARD,
    LAYING,
    MAP,
    MAP_SHOWN,
    NOTHING_PLAYED,
    PASS,
    PUT_DOWN,
    REPLACEMENT,
    SHOW,
    STEAL,
    STORE,
    STORED,
    TREASURE_DEPOSITED,
    TREASURE_STORED,
)
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push, top
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule

KIND = 0  # the note of LAYING: which card


@rule
def play_card(g, deck, seat):
    """S100: the card of the turn; spells are shown elsewhere."""
    option = g.reply[seat]
    if option == PASS:
        tell(g, NOTHING_PLAYED, seat)
    elif LAY <= option < STEAL:
        push(g, LAYING, seat)
        top(g).note[KIND] = option - LAY
    elif SHOW <= option < LAY:
        show_map(g, seat, option - SHOW)
    elif PUT_DOWN <= option < SHOW:
        deposit_treasure(g, seat, option - PUT_DOWN)
    else:
        store_treasure(g, deck, seat, option - STORE)


@rule
def carry_out_laying(g, frame):
    """S180: the frame of laying a card: where?"""
    if frame.stage == 0:
        ask_one(g, LAY_CARD, frame.seat, 1)
    else:
        lay_card(g, frame.seat, frame.note[KIND], g.reply[frame.seat] - AT)
        pop(g)


@rule
def lay_card(g, seat, kind, field):
    """S101, S180, S202: it stands face down; who laid it knows it."""
    lose_card(g, seat, slot_of(g, seat, kind), 0)
    g.card[field] = kind
    g.known[field] = remembered(g, 1 << seat)
    g.played = 1
    tell_secret(g, CARD_LAID, seat, kind, 1 << seat, field)


@rule
def show_map(g, seat, kind):
    """S106, S107, S111, S197: the seal breaks; after the last treasure all maps are replaced."""
    lose_card(g, seat, slot_of(g, seat, kind), ALL_OBSERVERS)
    g.played = 1
    tell(g, MAP_SHOWN, seat, NOTHING, kind)
    discard(g, seat, kind)
    lift_treasure(g, seat)
    if all_lifted(g):
        push(g, REPLACEMENT, seat)


@rule
def store_treasure(g, deck, seat, kind):
    """S116, S117: it is safe, and may decide the game."""
    move_treasure(g, find_kind(g, CARRIED + seat, kind), STORED + seat, 1 << seat)
    g.played = 1
    tell_secret(g, TREASURE_STORED, seat, FIRST_TREASURE + kind, 1 << seat)
    end_if_decided(g)


@rule
def deposit_treasure(g, seat, kind):
    """S123."""
    field = g.player[seat].field
    move_treasure(g, find_kind(g, CARRIED + seat, kind), field, 1 << seat)
    g.played = 1
    tell_secret(g, TREASURE_DEPOSITED, seat, FIRST_TREASURE + kind, 1 << seat, field)


@rule
def has_free_field(g):
    """S110."""
    for field in range(FIELDS):
        if why_not_lay_on(g, field) == 0:
            return True
    return False


@rule
def why_not_lay(g, seat, kind):
    """S100, S102, S110."""
    if g.played:
        return 100
    if not holds(g, seat, kind):
        return 102
    return 0 if has_free_field(g) else 110


@rule
def why_not_show_map(g, deck, seat, kind):
    """S60, S100, S106, S111: on its field, not in flight, while there are treasures."""
    me = g.player[seat]
    if not holds(g, seat, kind):
        return 102
    if g.played:
        return 100
    if deck.type[kind] != MAP or deck.field[kind] != me.field:
        return 106
    if me.in_flight:
        return 60
    return 111 if all_lifted(g) else 0


@rule
def why_not_store(g, seat, kind):
    """S100, S116."""
    if g.played:
        return 100
    if g.player[seat].field != home_of(g, seat):
        return 116
    return 0 if find_kind(g, CARRIED + seat, kind) != NOTHING else 116


@rule
def why_not_deposit(g, seat, kind):
    """S100, S123."""
    if g.played:
        return 100
    me = g.player[seat]
    if not g.deposit or me.in_flight or not is_open(me.field):
        return 123
    return 0 if find_kind(g, CARRIED + seat, kind) != NOTHING else 123
