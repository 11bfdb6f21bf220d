"""Phase C: announcements, then wizards and the apprentice laid at adventures (chapter 4)."""

from zaubertisch.games.zauberschwert.names import APPRENTICE
from zaubertisch.games.zauberschwert.rules.belongings import gain_magic, is_other_seat
from zaubertisch.games.zauberschwert.rules.display import is_displayed
from zaubertisch.games.zauberschwert.rules.heroes import may_act
from zaubertisch.games.zauberschwert.rules.promises import remember_word
from zaubertisch.games.zauberschwert.state import (
    ANNOUNCE,
    ANNOUNCE_ADVENTURE,
    ANNOUNCED,
    APPRENTICE_LAID,
    CHOOSE,
    CHOOSE_ADVENTURE,
    INVITE,
    INVITE_SEAT,
    INVITED,
    PASS,
    PASSED,
    SEND,
    SEND_APPRENTICE,
    WIZARD_LAID,
)
from zaubertisch.kernel.answers import admit
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

LAP = 0  # the note of a CHOICE frame
ANNOUNCING, ANNOUNCEMENT, INVITATION, LAYING_WIZARDS, WIZARD, APPRENTICE_SENT = range(6)


@rule
def carry_out_choice(g, deck, frame):
    """The frame of phase C: a lap of announcements, then a lap of choices."""
    seat = seat_after(g, g.start, frame.note[LAP]) if frame.note[LAP] < g.seats else NOTHING
    if frame.stage == ANNOUNCING:
        ask_for_announcement(g, frame, seat)
    elif frame.stage == ANNOUNCEMENT:
        announce(g, frame, seat)
    elif frame.stage == INVITATION:
        invite(g, frame, seat)
    elif frame.stage == LAYING_WIZARDS:
        ask_for_choice(g, frame, seat)
    elif frame.stage == WIZARD:
        lay_wizard(g, deck, frame, seat)
    else:
        send_apprentice(g, frame, seat)


# The question ANNOUNCE_ADVENTURE.


@rule
def ask_for_announcement(g, frame, seat):
    """Z38: seat by seat, before anybody chooses."""
    if seat == NOTHING or g.announcements == 0:
        g.turn = NOTHING
        frame.note[LAP] = 0
        frame.stage = LAYING_WIZARDS
    else:
        g.turn = seat
        ask_one(g, ANNOUNCE_ADVENTURE, seat, ANNOUNCEMENT)


@rule
def refusal_of_announcement(g, card):
    """Z38: a card of the display."""
    return 0 if is_displayed(g, card) else 38


@rule
def list_announcements(g, out, n):
    """In the order of the display."""
    for i in range(g.displayed):
        card = g.display[i].card
        n = admit(out, n, ANNOUNCE + card, refusal_of_announcement(g, card))
    return n


@rule
def announce(g, frame, seat):
    if g.reply[seat] == PASS:
        next_announcement(frame)
    else:
        g.player[seat].announced = g.reply[seat] - ANNOUNCE
        tell(g, ANNOUNCED, seat, NOTHING, g.player[seat].announced)
        ask_one(g, INVITE_SEAT, seat, INVITATION)


@rule
def next_announcement(frame):
    frame.note[LAP] += 1
    frame.stage = ANNOUNCING


# The question INVITE_SEAT.


@rule
def refusal_of_invitation(g, seat, guest):
    """Z38: one other seat."""
    return 0 if is_other_seat(g, seat, guest) else 38


@rule
def list_guests(g, seat, out, n):
    for guest in range(g.seats):
        n = admit(out, n, INVITE + guest, refusal_of_invitation(g, seat, guest))
    return n


@rule
def invite(g, frame, seat):
    if g.reply[seat] != PASS:
        g.player[seat].invited = g.reply[seat] - INVITE
        tell(g, INVITED, seat, g.player[seat].invited, g.player[seat].announced)
    next_announcement(frame)


# The question CHOOSE_ADVENTURE.


@rule
def ask_for_choice(g, frame, seat):
    """Z34: seat by seat, in the open."""
    if seat == NOTHING:
        pop(g)
    else:
        ask_one(g, CHOOSE_ADVENTURE, seat, WIZARD)


@rule
def refusal_of_choice(g, card):
    """Z34, Z36: any card of the display, no matter who else is there."""
    return 0 if is_displayed(g, card) else 34


@rule
def list_choices(g, out, n):
    """In the order of the display."""
    for i in range(g.displayed):
        card = g.display[i].card
        n = admit(out, n, CHOOSE + card, refusal_of_choice(g, card))
    return n


@rule
def lay_wizard(g, deck, frame, seat):
    """Z35, Z42: a pass brings magic at once, and no apprentice follows."""
    if g.reply[seat] == PASS:
        tell(g, PASSED, seat)
        gain_magic(g, deck, seat, deck.pass_magic, NOTHING)
        next_choice(g, frame, seat)
        return
    g.player[seat].wizard = g.reply[seat] - CHOOSE
    tell(g, WIZARD_LAID, seat, NOTHING, g.player[seat].wizard)
    if can_send_apprentice(g, deck, seat):
        ask_one(g, SEND_APPRENTICE, seat, APPRENTICE_SENT)
    else:
        next_choice(g, frame, seat)


@rule
def next_choice(g, frame, seat):
    """The seat has chosen; Z152: what it had announced is compared."""
    remember_word(g, seat)
    frame.note[LAP] += 1
    frame.stage = LAYING_WIZARDS


# The question SEND_APPRENTICE.


@rule
def can_send_apprentice(g, deck, seat):
    """Z40, Z50: its own apprentice, shown by the landscape, with another card to go to."""
    return g.hero_owner[APPRENTICE] == seat and may_act(g, deck, APPRENTICE) and g.displayed > 1


@rule
def refusal_of_sending(g, seat, card):
    """Z40, Z41: a card of the display at which its wizard does not lie."""
    if not is_displayed(g, card):
        return 40
    return 41 if g.player[seat].wizard == card else 0


@rule
def list_sendings(g, seat, out, n):
    """In the order of the display."""
    for i in range(g.displayed):
        card = g.display[i].card
        n = admit(out, n, SEND + card, refusal_of_sending(g, seat, card))
    return n


@rule
def send_apprentice(g, frame, seat):
    if g.reply[seat] != PASS:
        g.apprentice = g.reply[seat] - SEND
        tell(g, APPRENTICE_LAID, seat, NOTHING, g.apprentice)
    next_choice(g, frame, seat)
