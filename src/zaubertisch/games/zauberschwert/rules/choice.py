"""Phase C: announcements, wizards and the apprentice laid at adventures (rules Z34 to Z42)."""

from zaubertisch.games.zauberschwert.names import APPRENTICE
from zaubertisch.games.zauberschwert.rules.belongings import gain_magic, seat_after
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
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_one, pop
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

LAP = 0  # the note of a CHOOSING frame
ANNOUNCING, ANNOUNCEMENT, INVITATION, LAYING_WIZARDS, WIZARD, APPRENTICE_SENT = range(6)


@rule
def carry_out_choosing(g, deck, frame):
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


@rule
def ask_for_announcement(g, frame, seat):
    """Z38."""
    if seat == NOTHING or g.announcements == 0:
        g.turn = NOTHING
        frame.note[LAP] = 0
        frame.stage = LAYING_WIZARDS
    else:
        g.turn = seat
        ask_one(g, ANNOUNCE_ADVENTURE, seat, ANNOUNCEMENT)


@rule
def announce(g, frame, seat):
    if g.reply[seat] == PASS:
        next_announcement(frame)
    else:
        g.player[seat].announced = g.reply[seat] - ANNOUNCE
        tell(g, ANNOUNCED, seat, NOTHING, g.player[seat].announced)
        ask_one(g, INVITE_SEAT, seat, INVITATION)


@rule
def invite(g, frame, seat):
    if g.reply[seat] != PASS:
        g.player[seat].invited = g.reply[seat] - INVITE
        tell(g, INVITED, seat, g.player[seat].invited, g.player[seat].announced)
    next_announcement(frame)


@rule
def next_announcement(frame):
    frame.note[LAP] += 1
    frame.stage = ANNOUNCING


@rule
def ask_for_choice(g, frame, seat):
    """Z34."""
    if seat == NOTHING:
        pop(g)
    else:
        ask_one(g, CHOOSE_ADVENTURE, seat, WIZARD)


@rule
def lay_wizard(g, deck, frame, seat):
    """Z35, Z40, Z42: a pass brings magic at once; else the apprentice may follow."""
    if g.reply[seat] == PASS:
        tell(g, PASSED, seat)
        gain_magic(g, deck, seat, deck.pass_magic, NOTHING)
        next_choice(g, frame, seat)
        return
    g.player[seat].wizard = g.reply[seat] - CHOOSE
    tell(g, WIZARD_LAID, seat, NOTHING, g.player[seat].wizard)
    if g.hero_owner[APPRENTICE] == seat and may_act(g, deck, APPRENTICE) and g.displayed > 1:
        ask_one(g, SEND_APPRENTICE, seat, APPRENTICE_SENT)
    else:
        next_choice(g, frame, seat)


@rule
def send_apprentice(g, frame, seat):
    if g.reply[seat] != PASS:
        g.apprentice = g.reply[seat] - SEND
        tell(g, APPRENTICE_LAID, seat, NOTHING, g.apprentice)
    next_choice(g, frame, seat)


@rule
def next_choice(g, frame, seat):
    """The seat has chosen; Z152: what it had announced is compared."""
    remember_word(g, seat)
    frame.note[LAP] += 1
    frame.stage = LAYING_WIZARDS


@rule
def why_not_send(g, seat, card):
    """Z41."""
    if not is_displayed(g, card):
        return 40
    return 41 if g.player[seat].wizard == card else 0


@rule
def list_display(g, first, out):
    """Pass, or one of the open cards."""
    out[0] = PASS
    for i in range(g.displayed):
        out[i + 1] = first + g.display[i].card
    return g.displayed + 1


@rule
def list_apprentice(g, seat, out):
    out[0] = PASS
    n = 1
    for i in range(g.displayed):
        out[n] = SEND + g.display[i].card
        n += 1 if g.display[i].card != g.player[seat].wizard else 0
    return n


@rule
def list_invitations(g, seat, out):
    out[0] = PASS
    n = 1
    for other in range(g.seats):
        out[n] = INVITE + other
        n += 1 if other != seat else 0
    return n
