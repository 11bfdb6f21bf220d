"""What may be answered, and why not.

Which verbs answer a question stands in `ANSWERS`. What forbids an answer says the chapter that asks, beside what the
answer does, and says it once: `why_not` hands on the number of the rule, `legal` lists what no rule forbids.
"""

from zaubertisch.games.schatzjagd.rules.death import list_points, why_not_spend
from zaubertisch.games.schatzjagd.rules.draw import why_not_remove
from zaubertisch.games.schatzjagd.rules.encounter import is_found, why_not_in_encounter
from zaubertisch.games.schatzjagd.rules.fight import list_fight, why_not_in_fight
from zaubertisch.games.schatzjagd.rules.hands import is_first_of_kind
from zaubertisch.games.schatzjagd.rules.influence import (
    list_cards_to_lay,
    list_fields_to_lay_on,
    why_not_deposit,
    why_not_lay_on,
    why_not_pass,
    why_not_play,
    why_not_show_map,
    why_not_store,
)
from zaubertisch.games.schatzjagd.rules.opening import why_not_castle
from zaubertisch.games.schatzjagd.rules.places import list_bets, why_not_in_place
from zaubertisch.games.schatzjagd.rules.rounds import list_steps, list_travel, why_not_step, why_not_travel
from zaubertisch.games.schatzjagd.rules.spells import list_aims, why_not_aim, why_not_spell
from zaubertisch.games.schatzjagd.state import (
    ANSWER_SPANS,
    AT,
    BUY_CARD,
    CHOOSE_CASTLE,
    DISPLACE_TO,
    FIGHT_ON,
    GO,
    INFLUENCE,
    LAY,
    LAY_CARD,
    MAP,
    NAME_VICTIM,
    OPTION_COUNT,
    PASS,
    PLACE_BET,
    PLAY_FOUND,
    PUT_DOWN,
    QUESTIONS,
    READ_MIND,
    REMOVE_CARD,
    SHOW,
    SPEND_ON_LIFE,
    SPEND_ON_WEAPONS,
    STEP,
    STORE,
    TAKE,
    TAKE_CASTLE,
    TRAVEL,
    TREASURE_KINDS,
    VERB,
)
from zaubertisch.kernel.answers import admit, listing_of_answers
from zaubertisch.kernel.record import is_asked
from zaubertisch.kernel.rules import rule

NOT_ASKED = 198


@rule
def why_not(g, deck, seat, option):
    """0 if the option is legal for the seat now, else the rule that forbids it."""
    if g.over or seat >= g.seats or not is_asked(g, seat) or option < 0 or option >= OPTION_COUNT:
        return NOT_ASKED
    if SHOW <= option < LAY:
        return why_not_show_now(g, deck, seat, option - SHOW)
    if (QUESTIONS[VERB[option]] >> g.question) & 1:
        return why_not_answer(g, deck, seat, option)
    return why_not_otherwise(g.question, option)


@rule
def why_not_otherwise(question, option):
    """S24, S198: the answer to another question; who has not rolled cannot walk yet."""
    return 24 if question == TRAVEL and GO <= option < TAKE else NOT_ASKED


@rule
def why_not_answer(g, deck, seat, option):
    """What the chapter that asks has against one of its answers."""
    question = g.question
    if question == STEP:
        return why_not_step(g, deck, seat, option)
    if question == TRAVEL:
        return why_not_travel(g, deck, seat, option)
    if question == FIGHT_ON:
        return why_not_in_fight(g, deck, seat, option)
    if question == INFLUENCE:
        return why_not_play(g, deck, seat, option)
    if question == LAY_CARD:
        return why_not_lay_on(g, option - AT)
    return why_not_rarely(g, deck, seat, option)


@rule
def why_not_rarely(g, deck, seat, option):
    """The same for the questions that are asked less often; where one may pass there, nothing forbids it."""
    question = g.question
    if option == PASS:
        return 0
    if READ_MIND <= question <= DISPLACE_TO:
        return why_not_aim(g, deck, seat, option)
    if SPEND_ON_LIFE <= question <= SPEND_ON_WEAPONS:
        return why_not_spend(g, deck, seat, option)
    if BUY_CARD <= question <= NAME_VICTIM:
        return why_not_in_place(g, deck, seat, option)
    if question == REMOVE_CARD:
        return why_not_remove(g, option - AT)
    if question == CHOOSE_CASTLE:
        return why_not_castle(g, option - TAKE_CASTLE)
    return why_not_in_encounter(g, deck, seat, option)


@rule
def legal(g, deck, seat, out):
    """All legal options of an asked seat, written to `out`; returns their number."""
    if not is_asked(g, seat) or g.over:
        return 0
    question = g.question
    if question == LAY_CARD:
        return list_fields_to_lay_on(g, out)
    if question == INFLUENCE:
        return list_influence(g, deck, seat, out)
    if question == STEP:
        n = list_steps(g, deck, seat, out)
    elif question == TRAVEL:
        n = list_travel(g, deck, seat, out)
    elif question == FIGHT_ON:
        n = list_fight(g, deck, seat, out)
    elif question == PLACE_BET:
        n = list_bets(g, seat, out)
    else:
        n = list_rarely(g, deck, seat, out)
    return list_cards_to_show(g, deck, seat, out, n) if has_spell_window(question) else n


@rule
def list_rarely(g, deck, seat, out):
    """The same for the questions that are asked less often."""
    question = g.question
    if READ_MIND <= question <= DISPLACE_TO:
        return list_aims(g, deck, seat, out)
    if SPEND_ON_LIFE <= question <= SPEND_ON_WEAPONS:
        return list_points(g, deck, seat, out)
    return list_rest(g, deck, seat, out)


list_rest = listing_of_answers(ANSWER_SPANS, why_not_rarely)


@rule
def list_influence(g, deck, seat, out):
    """S100: laying, showing, storing, nothing, depositing."""
    n = list_cards_to_lay(g, seat, out)
    n = list_cards_to_show(g, deck, seat, out, n)
    for kind in range(TREASURE_KINDS):
        n = admit(out, n, STORE + kind, why_not_store(g, seat, kind))
    n = admit(out, n, PASS, why_not_pass(g, deck, seat))
    for kind in range(TREASURE_KINDS):
        n = admit(out, n, PUT_DOWN + kind, why_not_deposit(g, seat, kind))
    return n


@rule
def list_cards_to_show(g, deck, seat, out, n):
    """S37: beside what is asked; each kind once."""
    me = g.player[seat]
    for slot in range(me.cards):
        if why_not_show_now(g, deck, seat, me.hand[slot]) == 0 and is_first_of_kind(me, slot):
            out[n] = SHOW + me.hand[slot]
            n += 1
    return n


@rule
def has_spell_window(question):
    """S37, S161: the questions of a journey, an encounter, a fight and the influence, not those inside a place."""
    return TRAVEL <= question <= INFLUENCE


@rule
def why_not_show_now(g, deck, seat, kind):
    """S37, S106, S161: spells beside many questions, a map as the card of the turn or when it is found."""
    if not has_spell_window(g.question):
        return 161
    if deck.type[kind] != MAP:
        return why_not_spell(g, deck, seat, kind)
    return why_not_show_map(g, deck, seat, kind) if is_time_for_map(g, kind) else 106


@rule
def is_time_for_map(g, kind):
    return g.question == INFLUENCE or (g.question == PLAY_FOUND and is_found(g, kind))
