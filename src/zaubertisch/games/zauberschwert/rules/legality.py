"""What may be answered, and why not: for every verb the rule that forbids it (docs/rules/zauberschwert.md), or 0."""

from zaubertisch.games.zauberschwert.rules.auction import list_bids, refusal_of_bid
from zaubertisch.games.zauberschwert.rules.choice import (
    list_announcements,
    list_choices,
    list_guests,
    list_sendings,
    refusal_of_announcement,
    refusal_of_choice,
    refusal_of_invitation,
    refusal_of_sending,
)
from zaubertisch.games.zauberschwert.rules.fight import (
    COMMITTED,
    list_fight_answers,
    refusal_of_alone,
    refusal_of_fight,
    refusal_of_paying_bid,
)
from zaubertisch.games.zauberschwert.rules.heroes import refusal_of_hero
from zaubertisch.games.zauberschwert.rules.items import refusal_of_partner
from zaubertisch.games.zauberschwert.rules.layout import (
    list_designs_to_lay,
    list_poison_victims,
    refusal_of_laying,
    refusal_of_poisoning,
)
from zaubertisch.games.zauberschwert.rules.market import (
    refusal_of_purchase,
    refusal_of_sale,
    refusal_of_spell_sale,
)
from zaubertisch.games.zauberschwert.rules.spells import (
    refusal_of_appendux,
    refusal_of_return,
    refusal_of_support,
)
from zaubertisch.games.zauberschwert.rules.supply import (
    list_spells_to_cast,
    refusal_of_casting,
    refusal_of_robbery,
    refusal_of_victim,
)
from zaubertisch.games.zauberschwert.rules.swaps import (
    list_gifts,
    list_partners,
    list_replies,
    list_wishes,
    refusal_of_accepting,
    refusal_of_counter,
    refusal_of_gift,
    refusal_of_wish,
)
from zaubertisch.games.zauberschwert.rules.win import refusal_of_omnus
from zaubertisch.games.zauberschwert.state import (
    ACCEPT,
    ALONE,
    ANNOUNCE,
    ANNOUNCE_ADVENTURE,
    ANSWER_OFFER,
    ASK_FOR,
    ASK_FOR_LAID,
    ASSIGN_SUPPORT,
    BID,
    BID_UP_TO,
    BUY,
    CAST,
    CAST_SPELL,
    CHOOSE,
    CHOOSE_ADVENTURE,
    CHOOSE_ALLIANCE,
    COUNTER,
    FIGHT_CREATURE,
    FIGHT_IT,
    GIVE,
    GIVE_LAID,
    INVITE,
    INVITE_SEAT,
    LAY,
    LAY_OUT,
    MAKE_OFFER,
    NAME_GIFT,
    NAME_WISH,
    OFFER_TO,
    OPTIONS,
    PASS,
    PAY,
    PAY_BID,
    PLACE_BID,
    QUESTION_NAMES,
    RETURN,
    SELL,
    SELL_SPELL,
    SEND,
    SEND_APPRENTICE,
    STEAL_MAGIC,
    SUPPORT_IT,
    TARGET,
    USE,
    USE_OMNUS,
)
from zaubertisch.kernel.answers import listing_of_answers, questions_by_verb, spans_by_question, verbs_by_option
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import is_asked, is_within
from zaubertisch.kernel.rules import rule

# The verbs that answer a question, the one that it is about first.
ANSWERS = {
    "steal_magic": ("target",),
    "cast_spell": ("cast", "pass"),
    "pick_victim": ("target",),
    "announce": ("announce", "pass"),
    "invite": ("invite", "pass"),
    "choose_adventure": ("choose", "pass"),
    "send_apprentice": ("send apprentice to", "pass"),
    "buy_cards": ("buy", "pass"),
    "sell_one": ("sell", "sell spell", "pass"),
    "fight_creature": ("fight", "decline", "use"),
    "choose_alliance": ("together", "alone"),
    "add_heroes": ("use", "pass"),
    "bid": ("bid", "bid up to", "pass"),
    "pay_bid": ("pay", "use"),
    "use_appendux": ("cast", "pass"),
    "return_card": ("return",),
    "use_omnus": ("cast", "pass"),
    "use_rune_stone": ("take stone", "take card"),
    "support_artefact": ("support",),
    "make_offer": ("offer", "pass"),
    "name_gift": ("give", "give laid"),
    "name_wish": ("ask for", "ask for laid"),
    "answer_offer": ("accept", "decline", "counter"),
    "lay_out": ("lay", "pass"),
    "poison_seat": ("target",),
}

NOT_NOW = 9  # the option belongs to another question
PASS_FIRST = {question: sorted(verbs, key=lambda verb: verb != "pass") for question, verbs in ANSWERS.items()}
QUESTIONS = questions_by_verb(OPTIONS, QUESTION_NAMES, ANSWERS)
VERB = verbs_by_option(OPTIONS)  # a verb is known by the first of its options


@rule
def why_not(g, deck, seat, option):
    """0 if the option is legal for the seat now, else the rule that forbids it."""
    if g.over or seat >= g.seats or not is_asked(g, seat) or not is_within(option, 0, VERB.size):
        return 80 if g.question == CHOOSE_ALLIANCE else NOT_NOW
    return refusal(g, deck, seat, option) if answers(g.question, VERB[option]) else NOT_NOW


@rule
def answers(question, verb):
    """Is the question one that this verb answers?"""
    return (QUESTIONS[verb] >> question) & 1 == 1


@rule
def refusal(g, deck, seat, option):
    """The rule that forbids one of the answers to what is asked, or 0."""
    frame, verb, thing = top(g), VERB[option], option - VERB[option]
    if g.question <= SEND_APPRENTICE:
        return refusal_before_resolution(g, deck, seat, verb, thing)
    if g.question <= PAY_BID:
        return refusal_in_resolution(g, deck, frame, seat, verb, thing)
    if g.question <= ASSIGN_SUPPORT:
        return refusal_after_winning(g, deck, seat, verb, thing)
    return refusal_with_artefacts(g, deck, frame, seat, verb, thing)


@rule
def refusal_before_resolution(g, deck, seat, verb, thing):
    """Phases B and C."""
    if verb == CAST:
        return refusal_of_casting(g, deck, seat, thing)
    if verb == TARGET:
        return refusal_of_robbery(g, seat, thing) if g.question == STEAL_MAGIC else refusal_of_victim(g, seat, thing)
    if verb == ANNOUNCE:
        return refusal_of_announcement(g, thing)
    if verb == INVITE:
        return refusal_of_invitation(g, seat, thing)
    if verb == CHOOSE:
        return refusal_of_choice(g, thing)
    return refusal_of_sending(g, seat, thing) if verb == SEND else 0


@rule
def refusal_in_resolution(g, deck, frame, seat, verb, thing):
    """Phase D: markets, fights, auctions."""
    if verb == USE:
        return refusal_of_hero(g, deck, seat, thing, frame.note[COMMITTED])
    if verb == FIGHT_IT:
        return refusal_of_fight(g, deck, frame, seat)
    if verb == ALONE:
        return refusal_of_alone(g, deck, frame, seat)
    if verb == PAY:
        return refusal_of_paying_bid(g, deck, frame, seat)
    if verb == BID or verb == BID_UP_TO:
        return refusal_of_bid(g, deck, frame, seat, thing + 1)
    if verb == BUY:
        return refusal_of_purchase(g, deck, seat, thing + 1)
    if verb == SELL:
        return refusal_of_sale(g, seat, thing)
    return refusal_of_spell_sale(g, deck, seat, thing) if verb == SELL_SPELL else 0


@rule
def refusal_after_winning(g, deck, seat, verb, thing):
    """Appendux, Omnus, rune stones, Absolutus."""
    if verb == CAST:
        is_omnus = g.question == USE_OMNUS
        return refusal_of_omnus(g, deck, seat, thing) if is_omnus else refusal_of_appendux(g, deck, seat, thing)
    if verb == RETURN:
        return refusal_of_return(g, thing)
    return refusal_of_support(g, seat, thing) if verb == SUPPORT_IT else 0


@rule
def refusal_with_artefacts(g, deck, frame, seat, verb, thing):
    """Phase E."""
    if verb == OFFER_TO:
        return refusal_of_partner(g, seat, thing)
    if verb == GIVE or verb == GIVE_LAID:
        return refusal_of_gift(g, frame, seat, verb - GIVE + thing)
    if verb == ASK_FOR or verb == ASK_FOR_LAID:
        return refusal_of_wish(g, deck, frame, verb - ASK_FOR + thing)
    if verb == ACCEPT:
        return refusal_of_accepting(g, frame, seat)
    if verb == COUNTER:
        return refusal_of_counter(g, frame, seat)
    if verb == LAY:
        return refusal_of_laying(g, seat, thing)
    return refusal_of_poisoning(g, seat, thing) if verb == TARGET else 0


list_by_verbs = listing_of_answers(spans_by_question(OPTIONS, QUESTION_NAMES, PASS_FIRST), refusal)


@rule
def legal(g, deck, seat, out):
    """All legal options of an asked seat, written to `out`; returns their number.

    What is asked most often has a loop of its own, beside its refusal: that makes random games a third faster. The
    others are listed by their verbs.
    """
    if not is_asked(g, seat):
        return 0
    out[0] = PASS
    n = 1 if answers(g.question, PASS) else 0
    if g.question >= MAKE_OFFER:
        return list_in_phase_e(g, deck, top(g), seat, out, n)
    if ANNOUNCE_ADVENTURE <= g.question <= SEND_APPRENTICE:
        return list_in_phase_c(g, seat, out, n)
    if g.question == FIGHT_CREATURE:
        return list_fight_answers(g, deck, top(g), seat, out)
    if g.question == CAST_SPELL:
        return list_spells_to_cast(g, deck, seat, out, n)
    if g.question == PLACE_BID:
        return list_bids(g, deck, top(g), seat, out, n)
    return list_by_verbs(g, deck, seat, out)


@rule
def list_in_phase_c(g, seat, out, n):
    if g.question == ANNOUNCE_ADVENTURE:
        return list_announcements(g, out, n)
    if g.question == CHOOSE_ADVENTURE:
        return list_choices(g, out, n)
    if g.question == INVITE_SEAT:
        return list_guests(g, seat, out, n)
    return list_sendings(g, seat, out, n)


@rule
def list_in_phase_e(g, deck, frame, seat, out, n):
    if g.question == NAME_GIFT:
        return list_gifts(g, frame, seat, out)
    if g.question == NAME_WISH:
        return list_wishes(g, deck, frame, out)
    if g.question == ANSWER_OFFER:
        return list_replies(g, frame, seat, out)
    if g.question == MAKE_OFFER:
        return list_partners(g, seat, out, n)
    if g.question == LAY_OUT:
        return list_designs_to_lay(g, seat, out, n)
    return list_poison_victims(g, seat, out)
