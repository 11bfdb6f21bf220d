"""What a henchman meets where his journey ends: card, treasures, henchmen (chapter 5).

The notes of an ENCOUNTER frame: the black card just found, and what business was done in the city.
"""

from zaubertisch.games.schatzjagd.rules.board import CASTLE, CITY, CORNER, GROUND
from zaubertisch.games.schatzjagd.rules.city import can_do_business, do_business, why_not_business
from zaubertisch.games.schatzjagd.rules.death import die
from zaubertisch.games.schatzjagd.rules.effects import apply_effects, is_alive
from zaubertisch.games.schatzjagd.rules.fight import begin_fight
from zaubertisch.games.schatzjagd.rules.hands import discard, first_map, gain_card
from zaubertisch.games.schatzjagd.rules.influence import show_map, why_not_show
from zaubertisch.games.schatzjagd.rules.land import cover, is_home, others_at, owner_of, take_off, uncover
from zaubertisch.games.schatzjagd.rules.places import can_use_place, use_place
from zaubertisch.games.schatzjagd.rules.treasures import all_lifted, steal_treasure, take_treasures, treasures_at
from zaubertisch.games.schatzjagd.state import (
    BUSINESS,
    CARD_FOUND,
    CASTLE_SEARCHED,
    CHALLENGE_SOMEONE,
    CHALLENGED,
    DO_BUSINESS,
    FOUND,
    MAP,
    MONSTER,
    OWN_EFFECTS,
    PASS,
    PLACE,
    PLACE_DECLINED,
    PLAY_FOUND,
    REPLACEMENT,
    SEARCH_CASTLE,
    SHOW,
    SPELL,
    STORED,
    TAKE,
    TAKE_TREASURES,
    TARGET,
    USE_PLACE,
)
from zaubertisch.kernel.dice import roll_die
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import ask_if, ask_one, pop, push, top
from zaubertisch.kernel.ladders import ladder
from zaubertisch.kernel.record import ALL_OBSERVERS, NOTHING
from zaubertisch.kernel.rules import rule

(CARD, USING, USE_ANSWERED, FIND, FIND_ANSWERED, TREASURES, TREASURES_ANSWERED, SEARCHING, SEARCH_ANSWERED, HENCHMEN,
 HENCHMEN_ANSWERED, HOUSE, HOUSE_ANSWERED, DONE) = range(14)  # fmt: skip


@rule
def why_not_in_encounter(g, deck, seat, option):
    """S58, S59: a place is used and a castle searched by the seat that is asked."""
    question = g.question
    if question == TAKE_TREASURES:
        return why_not_take(g, seat, option - TAKE + 1)
    if question == CHALLENGE_SOMEONE:
        return why_not_challenge(g, seat, option - TARGET)
    return why_not_business(g, deck, seat, option) if question == DO_BUSINESS else 0


@rule
def meet_card(g, deck, frame):
    """S48, S49, S61, S138, S172: uncovered on entering; weapon, potion and trap work at once."""
    seat = frame.seat
    field = g.player[seat].field
    kind = g.card[field]
    frame.stage = TREASURES
    if kind == NOTHING:
        return
    uncover(g, seat, field)
    if deck.type[kind] == PLACE:
        frame.stage = USING
    elif deck.type[kind] == MONSTER:
        begin_fight(g, deck, seat, NOTHING)
    elif deck.type[kind] == SPELL or deck.type[kind] == MAP:
        find_black_card(g, deck, frame, field)
    else:
        suffer_card(g, deck, seat, field)


@rule
def suffer_card(g, deck, seat, field):
    """S166, S175, S176, S177: discarded, then it works."""
    kind = take_off(g, field)
    discard(g, seat, kind)
    apply_effects(g, deck, seat, kind, OWN_EFFECTS)
    if not is_alive(g, seat):
        die(g, deck, seat, NOTHING)


@rule
def find_black_card(g, deck, frame, field):
    """S52, S111: to the hand; a map that can lift nothing any more is replaced."""
    kind = take_off(g, field)
    tell(g, CARD_FOUND, frame.seat, NOTHING, kind)
    gain_card(g, frame.seat, kind, ALL_OBSERVERS)
    frame.note[FOUND] = kind + 1
    frame.stage = FIND
    if all_lifted(g) and first_map(g, deck, frame.seat) != NOTHING:
        frame.stage = TREASURES
        push(g, REPLACEMENT, frame.seat)


@rule
def ask_about_find(g, deck, frame):
    """S52."""
    can_play = why_not_show(g, deck, frame.seat, frame.note[FOUND] - 1) == 0
    ask_if(g, can_play, PLAY_FOUND, frame.seat, FIND_ANSWERED, TREASURES)


@rule
def is_found(g, kind):
    """S52: the card that was found just now."""
    return top(g).note[FOUND] == kind + 1


@rule
def answer_find(g, deck, frame):
    """S106: a map just found may be shown at once."""
    frame.stage = TREASURES
    option = g.reply[frame.seat]
    if option != PASS:
        show_map(g, frame.seat, option - SHOW)


@rule
def ask_to_use(g, deck, frame):
    """S54, S168, S178."""
    if can_use_place(g, deck, frame.seat):
        ask_one(g, USE_PLACE, frame.seat, USE_ANSWERED)
    else:
        cover(g)
        frame.stage = TREASURES


@rule
def answer_use(g, deck, frame):
    """S53."""
    frame.stage = TREASURES
    if g.reply[frame.seat] == PASS:
        tell(g, PLACE_DECLINED, frame.seat)
        cover(g)
    else:
        use_place(g, deck, frame.seat)


@rule
def ask_to_take(g, deck, frame):
    """S59, S60, S96, S165."""
    me = g.player[frame.seat]
    can_take = treasures_at(g, me.field) > 0 and not me.in_flight
    ask_if(g, can_take, TAKE_TREASURES, frame.seat, TREASURES_ANSWERED, after_treasures(me))


@rule
def after_treasures(me):
    ground = GROUND[me.field]
    if ground == CITY:
        return HOUSE
    return SEARCHING if ground == CASTLE else HENCHMEN


@rule
def why_not_take(g, seat, count):
    """S59."""
    return 0 if count <= treasures_at(g, g.player[seat].field) else 59


@rule
def answer_taking(g, deck, frame):
    frame.stage = after_treasures(g.player[frame.seat])
    option = g.reply[frame.seat]
    if option != PASS:
        take_treasures(g, frame.seat, option - TAKE + 1)


@rule
def castle_owner(g, seat):
    return owner_of(g, CORNER[g.player[seat].field])


@rule
def can_search(g, seat):
    """S125, S145: a foreign castle where something is stored, not in flight, and the first search of this turn."""
    if is_home(g, seat) or g.player[seat].in_flight or g.searched:
        return False
    return treasures_at(g, STORED + castle_owner(g, seat)) > 0


@rule
def ask_to_search(g, deck, frame):
    ask_if(g, can_search(g, frame.seat), SEARCH_CASTLE, frame.seat, SEARCH_ANSWERED, HENCHMEN)


@rule
def answer_search(g, deck, frame):
    frame.stage = HENCHMEN
    if g.reply[frame.seat] != PASS:
        g.searched = 1
        search_castle(g, frame.seat)


@rule
def search_castle(g, seat):
    """S125: a die not above the searches in a row finds a random treasure, and the count starts again."""
    me = g.player[seat]
    me.searches += 1
    die_shows = roll_die(g)
    tell(g, CASTLE_SEARCHED, seat, castle_owner(g, seat), NOTHING, die_shows)
    if die_shows <= me.searches:
        me.searches = 0
        steal_treasure(g, seat, castle_owner(g, seat), STORED + castle_owner(g, seat))


@rule
def can_challenge(g, seat):
    """S46, S58, S60, S78."""
    me = g.player[seat]
    if g.challenged or me.in_flight or GROUND[me.field] == CITY:
        return False
    return others_at(g, seat, me.field) > 0


@rule
def ask_to_challenge(g, deck, frame):
    ask_if(g, can_challenge(g, frame.seat), CHALLENGE_SOMEONE, frame.seat, HENCHMEN_ANSWERED, DONE)


@rule
def why_not_challenge(g, seat, other):
    """S58."""
    if other >= g.seats or other == seat:
        return 58
    return 0 if g.player[other].field == g.player[seat].field else 58


@rule
def answer_challenge(g, deck, frame):
    frame.stage = DONE
    option = g.reply[frame.seat]
    if option != PASS:
        challenge(g, deck, frame.seat, option - TARGET)


@rule
def challenge(g, deck, seat, other):
    """S58: the one challenge of the turn."""
    g.challenged = 1
    tell(g, CHALLENGED, seat, other)
    begin_fight(g, deck, seat, other)


@rule
def ask_for_business(g, deck, frame):
    """S39."""
    ask_if(g, can_do_business(g, deck, frame.seat), DO_BUSINESS, frame.seat, HOUSE_ANSWERED, DONE)


@rule
def answer_business(g, deck, frame):
    """S151: with `healer_both` the healer is asked again."""
    option = g.reply[frame.seat]
    if option == PASS:
        frame.stage = DONE
    else:
        frame.note[BUSINESS] |= do_business(g, deck, frame.seat, option)
        frame.stage = HOUSE


@rule
def end_encounter(g, deck, frame):
    pop(g)


# S48: the frame of an encounter: first the card, then the rest.
meet = ladder(
    "schatzjagd_encounter",
    {
        CARD: meet_card,
        USING: ask_to_use,
        USE_ANSWERED: answer_use,
        FIND: ask_about_find,
        FIND_ANSWERED: answer_find,
        TREASURES: ask_to_take,
        TREASURES_ANSWERED: answer_taking,
        SEARCHING: ask_to_search,
        SEARCH_ANSWERED: answer_search,
        HENCHMEN: ask_to_challenge,
        HENCHMEN_ANSWERED: answer_challenge,
        HOUSE: ask_for_business,
        HOUSE_ANSWERED: answer_business,
        DONE: end_encounter,
    },
)
