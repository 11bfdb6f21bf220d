"""What may be answered, and why not (every reason is the number of a rule in docs/rules/zauberschwert.md)."""

from zaubertisch.games.zauberschwert.names import (
    ADVENTURES,
    ALL_PAY_ONCE,
    ARTEFACTS,
    DESIGNS,
    DRAW_AND_RETURN,
    HEROES,
    SPELLS,
)
from zaubertisch.games.zauberschwert.rules.auction import list_bids, why_not_bid
from zaubertisch.games.zauberschwert.rules.choice import (
    list_apprentice,
    list_display,
    list_invitations,
    why_not_send,
)
from zaubertisch.games.zauberschwert.rules.display import is_displayed
from zaubertisch.games.zauberschwert.rules.fight import (
    COMMITTED,
    PRICE,
    list_alliance,
    list_fight,
    list_heroes,
    list_paying,
    unit,
    why_not_alone,
    why_not_fight,
)
from zaubertisch.games.zauberschwert.rules.heroes import why_not_hero
from zaubertisch.games.zauberschwert.rules.layout import list_laying, list_other_seats, why_not_lay
from zaubertisch.games.zauberschwert.rules.market import (
    list_buying,
    list_selling,
    most_to_buy,
    why_not_sell,
    why_not_sell_spell,
)
from zaubertisch.games.zauberschwert.rules.spells import is_drawn, list_returns, list_supports, why_not_support
from zaubertisch.games.zauberschwert.rules.supply import (
    list_casting,
    list_victims,
    why_not_cast,
    why_not_target,
)
from zaubertisch.games.zauberschwert.rules.swaps import (
    list_answers,
    list_gifts,
    list_partners,
    list_wishes,
    why_not_answer,
    why_not_gift,
    why_not_offer_to,
    why_not_wish,
)
from zaubertisch.games.zauberschwert.state import (
    ACCEPT,
    ADD_HEROES,
    ALONE,
    ANNOUNCE,
    ANNOUNCE_ADVENTURE,
    ANSWER_OFFER,
    ASK_FOR,
    ASSIGN_SUPPORT,
    BID,
    BID_UP_TO,
    BUY,
    BUY_CARDS,
    CAST,
    CAST_SPELL,
    CHOOSE,
    CHOOSE_ADVENTURE,
    CHOOSE_ALLIANCE,
    COUNTER,
    DECLINE,
    FIGHT_CREATURE,
    FIGHT_IT,
    GIVE,
    INVITE,
    INVITE_SEAT,
    ITEMS,
    LAY,
    LAY_OUT,
    MAKE_OFFER,
    MOST_BID,
    MOST_BOUGHT,
    NAME_GIFT,
    NAME_WISH,
    OFFER_TO,
    PASS,
    PAY,
    PAY_BID,
    PICK_VICTIM,
    PLACE_BID,
    POISON_SEAT,
    RETURN,
    RETURN_CARD,
    SELL,
    SELL_ONE,
    SELL_SPELL,
    SEND,
    SEND_APPRENTICE,
    STEAL_MAGIC,
    SUPPORT_IT,
    TAKE_CARD,
    TAKE_STONE,
    TARGET,
    TOGETHER,
    USE,
    USE_APPENDUX,
    USE_OMNUS,
    USE_RUNE_STONE,
)
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import MOST_SEATS, is_asked, is_within
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


@rule
def can_be_passed(question):
    """Questions to which one may simply say no."""
    if question <= BUY_CARDS:
        return question != STEAL_MAGIC and question != PICK_VICTIM
    return question in (SELL_ONE, ADD_HEROES, PLACE_BID, USE_APPENDUX, USE_OMNUS, MAKE_OFFER, LAY_OUT)


@rule
def why_not(g, deck, seat, option):
    """0 if the option is legal for the seat now, else the rule that forbids it."""
    if g.over or seat >= g.seats or not is_asked(g, seat):
        return 80 if g.question == CHOOSE_ALLIANCE else NOT_NOW
    if option == PASS:
        return 0 if can_be_passed(g.question) else NOT_NOW
    if g.question <= SEND_APPRENTICE:
        return why_not_before_evaluation(g, deck, seat, option)
    if g.question <= PAY_BID:
        return why_not_in_evaluation(g, deck, seat, option)
    if g.question <= ASSIGN_SUPPORT:
        return why_not_after_winning(g, deck, seat, option)
    return why_not_with_artefacts(g, deck, seat, option)


@rule
def why_not_before_evaluation(g, deck, seat, option):
    """Phases B and C."""
    question = g.question
    if question == CAST_SPELL and is_within(option, CAST, SPELLS):
        return why_not_cast(g, deck, seat, option - CAST)
    if question in (STEAL_MAGIC, PICK_VICTIM) and is_within(option, TARGET, MOST_SEATS):
        return why_not_target(g, seat, option - TARGET)
    if question == ANNOUNCE_ADVENTURE and is_within(option, ANNOUNCE, ADVENTURES):
        return 0 if is_displayed(g, option - ANNOUNCE) else 38
    if question == INVITE_SEAT and is_within(option, INVITE, MOST_SEATS):
        return 0 if option - INVITE < g.seats and option - INVITE != seat else 38
    if question == CHOOSE_ADVENTURE and is_within(option, CHOOSE, ADVENTURES):
        return 0 if is_displayed(g, option - CHOOSE) else 34
    if question == SEND_APPRENTICE and is_within(option, SEND, ADVENTURES):
        return why_not_send(g, seat, option - SEND)
    return NOT_NOW


@rule
def why_not_in_evaluation(g, deck, seat, option):
    """Phase D: markets, fights, auctions."""
    question, frame = g.question, top(g)
    if question == BUY_CARDS and is_within(option, BUY, MOST_BOUGHT):
        return 0 if option - BUY + 1 <= most_to_buy(g, deck, seat) else 56
    if question == SELL_ONE and is_within(option, SELL, DESIGNS):
        return why_not_sell(g, seat, option - SELL)
    if question == SELL_ONE and is_within(option, SELL_SPELL, SPELLS):
        return why_not_sell_spell(g, deck, seat, option - SELL_SPELL)
    if question == PLACE_BID and is_within(option, BID, MOST_BID):
        return why_not_bid(g, deck, frame, seat, option - BID + 1)
    if question == PLACE_BID and is_within(option, BID_UP_TO, MOST_BID):
        return why_not_bid(g, deck, frame, seat, option - BID_UP_TO + 1)
    if question == CHOOSE_ALLIANCE and option in (TOGETHER, ALONE):
        return why_not_alone(g, deck, frame, seat) if option == ALONE else 0
    return why_not_in_fight(g, deck, frame, seat, option)


@rule
def why_not_in_fight(g, deck, frame, seat, option):
    question = g.question
    asks_for_heroes = question in (FIGHT_CREATURE, ADD_HEROES, PAY_BID)
    if asks_for_heroes and is_within(option, USE, HEROES):
        return why_not_hero(g, deck, seat, option - USE, frame.note[COMMITTED])
    if question == FIGHT_CREATURE and option == FIGHT_IT:
        return why_not_fight(g, deck, frame, seat, unit(g, deck, frame))
    if question == PAY_BID and option == PAY:
        return why_not_fight(g, deck, frame, seat, frame.note[PRICE])
    return 0 if question == FIGHT_CREATURE and option == DECLINE else NOT_NOW


@rule
def why_not_after_winning(g, deck, seat, option):
    """Appendux, Omnus, rune stones, Absolutus."""
    question = g.question
    if question == RETURN_CARD and is_within(option, RETURN, ARTEFACTS):
        return 0 if is_drawn(g, option - RETURN) else 148
    if question == USE_RUNE_STONE and option in (TAKE_STONE, TAKE_CARD):
        return 0
    if question == ASSIGN_SUPPORT and is_within(option, SUPPORT_IT, DESIGNS):
        return why_not_support(g, seat, option - SUPPORT_IT)
    if is_within(option, CAST, SPELLS):
        return why_not_cast_after_winning(g, deck, seat, option - CAST)
    return NOT_NOW


@rule
def why_not_cast_after_winning(g, deck, seat, spell):
    if g.question == USE_OMNUS or g.question == USE_APPENDUX:
        effect = ALL_PAY_ONCE if g.question == USE_OMNUS else DRAW_AND_RETURN
        return 0 if is_ready(g, deck, seat, spell, effect) else 54
    return NOT_NOW


@rule
def is_ready(g, deck, seat, spell, effect):
    return g.spell_owner[spell] == seat and deck.effect[spell] == effect and g.spell_used[spell] == 0


@rule
def why_not_with_artefacts(g, deck, seat, option):
    """Phase E."""
    question, frame = g.question, top(g)
    if question == MAKE_OFFER and is_within(option, OFFER_TO, MOST_SEATS):
        return why_not_offer_to(g, seat, option - OFFER_TO)
    if question == NAME_GIFT and is_within(option, GIVE, ITEMS):
        return why_not_gift(g, frame, seat, option - GIVE)
    if question == NAME_WISH and is_within(option, ASK_FOR, ITEMS):
        return why_not_wish(g, deck, frame, option - ASK_FOR)
    if question == ANSWER_OFFER and option in (ACCEPT, DECLINE, COUNTER):
        return why_not_answer(g, frame, seat, option)
    if question == LAY_OUT and is_within(option, LAY, DESIGNS):
        return why_not_lay(g, seat, option - LAY)
    if question == POISON_SEAT and is_within(option, TARGET, MOST_SEATS):
        return 0 if option - TARGET < g.seats and option - TARGET != seat else 125
    return NOT_NOW


@rule
def list_cast(g, deck, seat, effect, out):
    """Pass, or use the spell that fits."""
    out[0] = PASS
    n = 1
    for spell in range(SPELLS):
        if is_ready(g, deck, seat, spell, effect):
            out[n] = CAST + spell
            n += 1
    return n


@rule
def list_before_resolution(g, deck, seat, out):
    question = g.question
    if question == CHOOSE_ADVENTURE:
        return list_display(g, CHOOSE, out)
    if question == ANNOUNCE_ADVENTURE:
        return list_display(g, ANNOUNCE, out)
    if question == INVITE_SEAT:
        return list_invitations(g, seat, out)
    if question == SEND_APPRENTICE:
        return list_apprentice(g, seat, out)
    if question == CAST_SPELL:
        return list_casting(g, deck, seat, out)
    return list_victims(g, seat, out)


@rule
def list_in_resolution(g, deck, seat, out):
    question, frame = g.question, top(g)
    if question == PLACE_BID:
        return list_bids(g, deck, frame, seat, out)
    if question == CHOOSE_ALLIANCE:
        return list_alliance(g, deck, frame, seat, out)
    if question == FIGHT_CREATURE:
        return list_fight(g, deck, frame, seat, out)
    if question == PAY_BID:
        return list_paying(g, deck, frame, seat, out)
    if question == ADD_HEROES:
        out[0] = PASS
        return list_heroes(g, deck, frame, seat, out, 1)
    if question == BUY_CARDS:
        return list_buying(g, deck, seat, out)
    return list_selling(g, deck, seat, out)


@rule
def list_after_winning(g, deck, seat, out):
    question = g.question
    if question == RETURN_CARD:
        return list_returns(g, out)
    if question == ASSIGN_SUPPORT:
        return list_supports(g, seat, out)
    if question == USE_OMNUS:
        return list_cast(g, deck, seat, ALL_PAY_ONCE, out)
    if question == USE_APPENDUX:
        return list_cast(g, deck, seat, DRAW_AND_RETURN, out)
    out[0] = TAKE_STONE
    out[1] = TAKE_CARD
    return 2


@rule
def list_with_artefacts(g, deck, seat, out):
    question, frame = g.question, top(g)
    if question == MAKE_OFFER:
        return list_partners(g, seat, out)
    if question == NAME_GIFT:
        return list_gifts(g, frame, seat, out)
    if question == NAME_WISH:
        return list_wishes(g, deck, frame, out)
    if question == ANSWER_OFFER:
        return list_answers(g, frame, seat, out)
    if question == LAY_OUT:
        return list_laying(g, seat, out)
    return list_other_seats(g, seat, out)


@rule
def legal(g, deck, seat, out):
    """All legal options of an asked seat, written to `out`; returns their number."""
    if not is_asked(g, seat):
        return 0
    if g.question <= SEND_APPRENTICE:
        return list_before_resolution(g, deck, seat, out)
    if g.question <= PAY_BID:
        return list_in_resolution(g, deck, seat, out)
    if g.question <= ASSIGN_SUPPORT:
        return list_after_winning(g, deck, seat, out)
    return list_with_artefacts(g, deck, seat, out)
