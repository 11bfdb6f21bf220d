"""Phase D: in which order cards are resolved; orbs, sites, spells and heroes (chapters 5 and 6)."""

from zaubertisch.games.zauberschwert.names import (
    APPRENTICE,
    BUYING_MARKET,
    FIRST_HERO,
    FIRST_ORB,
    FIRST_SITE,
    FIRST_SPELL,
    SITE_STONES,
    SUPPORT_ARTEFACT,
)
from zaubertisch.games.zauberschwert.rules.auction import begin_auction
from zaubertisch.games.zauberschwert.rules.belongings import gain_magic, gain_stones, give_spell, pay_magic, ready_spell
from zaubertisch.games.zauberschwert.rules.display import (
    clear_display,
    is_creature,
    is_hero,
    is_unresolved,
    remove_card,
    spot_of,
    take_out,
)
from zaubertisch.games.zauberschwert.rules.spells import begin_draw
from zaubertisch.games.zauberschwert.rules.wizards import (
    has_company,
    is_at,
    is_sender,
    members_at,
    wizards_at,
)
from zaubertisch.games.zauberschwert.state import (
    CLAIM,
    FIGHT,
    HERO_RECRUITED,
    MARKET,
    OWNED,
    SITE,
    SPELL_CAST,
    SPELL_LEARNED,
    SUPPORT,
    TURN_BEGAN,
)
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import pop, push, take_result
from zaubertisch.kernel.laps import seat_after
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

CARD, LAP = 0, 1  # notes: the card being resolved, and how far its lap is
SEATS_DONE, WIZARD_DONE = 0, 1  # the notes of a RESOLUTION frame


@rule
def carry_out_resolution(g, deck, frame):
    """Z43: the frame of phase D: each seat's wizard, then its apprentice in company; last an apprentice alone."""
    done = frame.note[SEATS_DONE]
    if done < g.seats:
        resolve_for_seat(g, deck, frame, seat_after(g, g.start, done))
    elif done == g.seats:
        frame.note[SEATS_DONE] += 1
        if g.apprentice != NOTHING and is_unresolved(g, g.apprentice):
            resolve(g, deck, g.hero_owner[APPRENTICE], g.apprentice)
    else:
        finish_resolution(g)


@rule
def resolve_for_seat(g, deck, frame, seat):
    """Z44, Z46, Z47, Z48: its wizard's card, then its apprentice's, if others are there."""
    if frame.note[WIZARD_DONE] == 0:
        frame.note[WIZARD_DONE] = 1
        card = g.player[seat].wizard
        if card != NOTHING and is_unresolved(g, card):
            resolve(g, deck, seat, card)
    else:
        frame.note[WIZARD_DONE] = 0
        frame.note[SEATS_DONE] += 1
        if is_sender(g, seat) and has_company(g, g.apprentice) and is_unresolved(g, g.apprentice):
            resolve(g, deck, seat, g.apprentice)


@rule
def resolve(g, deck, seat, card):
    """Z43: the turn of a seat: its card is resolved for all wizards there."""
    g.turn = seat
    g.display[spot_of(g, card)].done = 1
    tell(g, TURN_BEGAN, seat, NOTHING, card)
    if FIRST_ORB <= card < FIRST_SITE:
        drain_orb(g, deck, seat, card)
        return
    if is_creature(card):
        push(g, FIGHT, seat)
    elif card < FIRST_SPELL:
        push(g, SITE, seat)
    elif card < BUYING_MARKET:
        push(g, CLAIM, seat)
    else:
        push(g, MARKET, seat)
    g.frame[g.depth - 1].note[CARD] = card


@rule
def drain_orb(g, deck, first, card):
    """Z51, Z55: everyone there gets its magic, then it leaves."""
    for i in range(g.seats):
        seat = seat_after(g, first, i)
        if is_at(g, seat, card):
            gain_magic(g, deck, seat, deck.orb_magic[card - FIRST_ORB], card)
    remove_card(g, card)


@rule
def carry_out_site(g, deck, frame):
    """Z52, Z55: the frame of a holy site, wizard by wizard."""
    card = frame.note[CARD]
    if frame.note[LAP] == g.seats:
        remove_card(g, card)
        pop(g)
        return
    seat = seat_after(g, frame.seat, frame.note[LAP])
    frame.note[LAP] += 1
    if is_at(g, seat, card):
        visit_site(g, deck, seat, card)


@rule
def visit_site(g, deck, seat, card):
    """Z52, Z135: the site's stones, those of Stonex at the first site of the round, the site's cards."""
    gain_stones(g, seat, deck.site_stones[card - FIRST_SITE], card)
    spell = ready_spell(g, deck, seat, SITE_STONES)
    if spell != NOTHING:
        g.spell_used[spell] = 1
        tell(g, SPELL_CAST, seat, NOTHING, FIRST_SPELL + spell)
        gain_stones(g, seat, deck.spell_stones[spell], FIRST_SPELL + spell)
    begin_draw(g, deck, seat, deck.site_cards[card - FIRST_SITE])


@rule
def carry_out_claim(g, deck, frame):
    """Z53, Z64: the frame of a spell or hero: a lone wizard takes it, several bid."""
    card = frame.note[CARD]
    if frame.stage != 0:
        settle_claim(g, deck, card)
    elif wizards_at(g, card) == 1:
        pop(g)
        take_claimed_card(g, deck, g.turn, card)
    else:
        frame.stage = 1
        begin_auction(g, frame.seat, card, members_at(g, card), deck.least_bid)


@rule
def settle_claim(g, deck, card):
    """Z99: the winner pays its bid; without a bid a spell stays, a hero leaves with the other unclaimed ones."""
    winner, price = take_result(g)
    pop(g)
    if winner != NOTHING:
        pay_magic(g, winner, price, card)
        take_claimed_card(g, deck, winner, card)


@rule
def take_claimed_card(g, deck, seat, card):
    """Z53, Z63, Z64, Z65: the hero or spell has an owner for the rest of the game."""
    take_out(g, card, OWNED)
    if is_hero(card):
        g.hero_owner[card - FIRST_HERO] = seat
        tell(g, HERO_RECRUITED, seat, NOTHING, card)
    else:
        learn_spell(g, deck, seat, card)


@rule
def learn_spell(g, deck, seat, card):
    """Z53, Z143: a spell like Absolutus is assigned at once."""
    give_spell(g, seat, card - FIRST_SPELL, card)
    tell(g, SPELL_LEARNED, seat, NOTHING, card)
    if deck.effect[card - FIRST_SPELL] == SUPPORT_ARTEFACT:
        push(g, SUPPORT, seat)
        g.frame[g.depth - 1].note[0] = card - FIRST_SPELL


@rule
def finish_resolution(g):
    """Z55, Z61, Z66: wizards and apprentice come back; what nobody wanted leaves or waits."""
    clear_display(g)
    for seat in range(g.seats):
        g.player[seat].wizard = NOTHING
    g.apprentice = NOTHING
    g.turn = NOTHING
    pop(g)
