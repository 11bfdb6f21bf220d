"""The influence of the duke: lay a card, show a map, store or deposit a treasure (chapter 9)."""

from zaubertisch.games.schatzjagd.rules.board import CITY, EXITS, GROUND, OPEN_FIELDS, is_open
from zaubertisch.games.schatzjagd.rules.hands import (
    discard,
    hand_size,
    holds,
    is_first_of_kind,
    lose_card,
    remembered,
    slot_of,
)
from zaubertisch.games.schatzjagd.rules.land import is_free, is_home, taken_fields
from zaubertisch.games.schatzjagd.rules.scoring import end_if_decided
from zaubertisch.games.schatzjagd.rules.spells import why_not_spell
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
    TREASURE_KINDS,
    TREASURE_STORED,
)
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.events import tell, tell_secret
from zaubertisch.kernel.frames import ask_one, pop, push
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule

KIND = 0  # the note of LAYING: which card


@rule
def why_not_play(g, deck, seat, option):
    """S100, S103: the card of the turn, or none."""
    if option == PASS:
        return why_not_pass(g, deck, seat)
    if LAY <= option < STEAL:
        return why_not_lay(g, seat, option - LAY)
    if PUT_DOWN <= option < SHOW:
        return why_not_deposit(g, seat, option - PUT_DOWN)
    return why_not_store(g, seat, option - STORE)


@rule
def why_not_pass(g, deck, seat):
    """S103."""
    return 103 if must_play(g, deck, seat) else 0


@rule
def must_play(g, deck, seat):
    """S103, S144: more cards than a hand should hold, and one that can be played."""
    return hand_size(g, seat) > deck.hand and can_play(g, deck, seat)


@rule
def can_play(g, deck, seat):
    me = g.player[seat]
    for slot in range(me.cards):
        if why_not_lay(g, seat, me.hand[slot]) == 0 or why_not_show(g, deck, seat, me.hand[slot]) == 0:
            return True
    for kind in range(TREASURE_KINDS):
        if why_not_store(g, seat, kind) == 0:
            return True
    return False


@rule
def play_card(g, deck, seat):
    """S100: the card of the turn; spells are shown elsewhere."""
    option = g.reply[seat]
    if option == PASS:
        tell(g, NOTHING_PLAYED, seat)
    elif LAY <= option < STEAL:
        push(g, LAYING, seat).note[KIND] = option - LAY
    elif SHOW <= option < LAY:
        show_map(g, seat, option - SHOW)
    elif PUT_DOWN <= option < SHOW:
        deposit_treasure(g, seat, option - PUT_DOWN)
    else:
        store_treasure(g, deck, seat, option - STORE)


@rule
def why_not_lay(g, seat, kind):
    """S100, S102, S110."""
    if g.played:
        return 100
    if not holds(g, seat, kind):
        return 102
    return 0 if has_free_field(g) else 110


@rule
def list_cards_to_lay(g, seat, out):
    """S110: each kind in the hand, if it finds a field."""
    me = g.player[seat]
    n = 0
    if me.cards > 0 and has_free_field(g):
        for slot in range(me.cards):
            out[n] = LAY + me.hand[slot]
            n += 1 if is_first_of_kind(me, slot) else 0
    return n


@rule
def has_free_field(g):
    """S110."""
    near, far = taken_fields(g)
    for i in range(OPEN_FIELDS.size):
        field = OPEN_FIELDS[i]
        if is_free(g, near, far, field) and not would_lock_in(g, field):
            return True
    return False


@rule
def carry_out_laying(g, frame):
    """S180: the frame of laying a card: where?"""
    if frame.stage == 0:
        ask_one(g, LAY_CARD, frame.seat, 1)
    else:
        lay_card(g, frame.seat, frame.note[KIND], g.reply[frame.seat] - AT)
        pop(g)


@rule
def why_not_lay_on(g, field):
    """S47, S101, S130, S181."""
    if not is_open(field):
        return 47 if GROUND[field] == CITY else 181
    near, far = taken_fields(g)
    if not is_free(g, near, far, field):
        return 101
    return 130 if would_lock_in(g, field) else 0


@rule
def list_fields_to_lay_on(g, out):
    """S101, S130: the same for all open fields at once."""
    near, far = taken_fields(g)
    n = 0
    for i in range(OPEN_FIELDS.size):
        field = OPEN_FIELDS[i]
        out[n] = AT + field
        n += 1 if is_free(g, near, far, field) else 0
    return without_locks(g, out, n) if g.no_lock_in else n


@rule
def without_locks(g, out, count):
    n = 0
    for i in range(count):
        n = admit(out, n, out[i], would_lock_in(g, out[i] - AT))
    return n


@rule
def would_lock_in(g, field):
    """S130, S158: with `no_lock_in`, the last free exit of an owned castle."""
    if not g.no_lock_in:
        return False
    for seat in range(g.seats):
        corner = g.player[seat].castle
        one, other = EXITS[corner, 0], EXITS[corner, 1]
        if (field == one and g.card[other] != NOTHING) or (field == other and g.card[one] != NOTHING):
            return True
    return False


@rule
def lay_card(g, seat, kind, field):
    """S101, S180, S202: it stands face down; who laid it knows it."""
    lose_card(g, seat, slot_of(g, seat, kind), 0)
    g.card[field] = kind
    g.known[field] = remembered(g, 1 << seat)
    g.played = 1
    tell_secret(g, CARD_LAID, seat, kind, 1 << seat, field)


@rule
def why_not_show(g, deck, seat, kind):
    """S52: what a map or a spell needs, at a moment when it may be shown."""
    return why_not_show_map(g, deck, seat, kind) if deck.type[kind] == MAP else why_not_spell(g, deck, seat, kind)


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
def why_not_store(g, seat, kind):
    """S100, S116, S127."""
    if g.played:
        return 100
    if not is_home(g, seat):
        return 116
    return 0 if find_kind(g, CARRIED + seat, kind) != NOTHING else 116


@rule
def store_treasure(g, deck, seat, kind):
    """S116, S117: it is safe, and may decide the game."""
    move_treasure(g, find_kind(g, CARRIED + seat, kind), STORED + seat, 1 << seat)
    g.played = 1
    tell_secret(g, TREASURE_STORED, seat, FIRST_TREASURE + kind, 1 << seat)
    end_if_decided(g)


@rule
def why_not_deposit(g, seat, kind):
    """S100, S123."""
    if g.played:
        return 100
    me = g.player[seat]
    if not g.deposit or me.in_flight or not is_open(me.field):
        return 123
    return 0 if find_kind(g, CARRIED + seat, kind) != NOTHING else 123


@rule
def deposit_treasure(g, seat, kind):
    """S123."""
    field = g.player[seat].field
    move_treasure(g, find_kind(g, CARRIED + seat, kind), field, 1 << seat)
    g.played = 1
    tell_secret(g, TREASURE_DEPOSITED, seat, FIRST_TREASURE + kind, 1 << seat, field)
