"""How somebody who plays well might answer: chance among sensible options. For bots; no rule.

Every option has a weight; one is drawn. What has no weight is not answered as long as anything else has some.
"""

from zaubertisch.games.schatzjagd.policy.aims import aim_of
from zaubertisch.games.schatzjagd.policy.placement import weigh_card, weigh_field
from zaubertisch.games.schatzjagd.policy.prospects import (
    EMPTY,
    HARMFUL,
    HARMLESS,
    closed_exits,
    distance,
    face_of,
    lasting_power,
    way_to_city,
)
from zaubertisch.games.schatzjagd.policy.tactics import weigh_business, weigh_challenge, weigh_fight, weigh_points
from zaubertisch.games.schatzjagd.rules.board import CITY, DIRECTIONS, GROUND, NEIGHBOUR, OPEN
from zaubertisch.games.schatzjagd.rules.land import home_of, is_home, stops
from zaubertisch.games.schatzjagd.rules.treasures import treasures_at
from zaubertisch.games.schatzjagd.state import (
    AT,
    BIND,
    CARRIED,
    CHALLENGE_SOMEONE,
    DISPLACE,
    DISPLACE_TO,
    DO_BUSINESS,
    FIGHT_ON,
    GIVE_ORDERS,
    GO,
    GUILD,
    HAS_MOVED,
    INFLUENCE,
    LAY,
    LAY_CARD,
    LEAVE_PORTAL,
    LOOK,
    MAP,
    MIND_THEFT,
    NAME_VICTIM,
    PASS,
    PICK_HENCHMAN,
    PLACE_BET,
    POTION,
    REMOVE_CARD,
    RIDDLE,
    RIDE,
    SHOW,
    SPEND_ON_LIFE,
    SPEND_ON_WEAPONS,
    STAY,
    STEAL,
    STEAL_CARD,
    STEP,
    STOP,
    STRIKE_FIELD,
    SUMMON,
    TAKE_TREASURES,
    TARGET,
    TRADE,
    TRAVEL,
    TREMOR,
    USE_IT,
    USE_PLACE,
    WEAPON,
    WHIRLWIND,
)
from zaubertisch.kernel.dice import below
from zaubertisch.kernel.frames import top
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule

SURE, GOOD, FAIR, POOR = 4000, 60, 8, 1
NEARER, DEAD_END, DETOUR = 84, 30, 5  # free fields on the way, without a free one behind, and round an obstacle
GIFT, PLACE_ON_THE_WAY, BRAVE_STEP, UNKNOWN_STEP, HARMFUL_STEP = 60, 10, 20, 5, 3
BRAVE = 9  # the lasting power with which he walks onto unknown cards
FARTHEST = 18


@rule
def rollout_policy(g, deck, seat, out, count, chance):
    """The place in `out` of a sensible answer."""
    aim = aim_of(g, deck, seat) if needs_aim(g.question) else NOTHING
    chosen, total = 0, 0
    for i in range(count):
        weight = weigh(g, deck, seat, out[i], aim)
        total += weight
        if weight > 0 and below(chance, total) < weight:
            chosen = i
    return chosen if total > 0 else below(chance, count)


@rule
def needs_aim(question):
    return question == TRAVEL or question == STEP or question == LEAVE_PORTAL or question == USE_PLACE


@rule
def weigh(g, deck, seat, option, aim):
    question = g.question
    if SHOW <= option < LAY:
        return weigh_showing(g, deck, seat, option - SHOW)
    if question == STEP:
        return weigh_step(g, deck, seat, option, aim)
    if question == TRAVEL:
        return weigh_travel(g, seat, option, aim)
    if question == LAY_CARD:
        return weigh_field(g, deck, seat, option - AT)
    if question == INFLUENCE:
        return weigh_card(g, deck, seat, option)
    if question == FIGHT_ON:
        return weigh_fight(g, deck, seat, option)
    if question == DO_BUSINESS:
        return weigh_business(g, deck, seat, option)
    return weigh_rest(g, deck, seat, option, aim)


@rule
def weigh_travel(g, seat, option, aim):
    """S24, S28: who is where he wants to be stays."""
    if option == GIVE_ORDERS:
        return 0
    return SURE if (option == STAY) == (aim == g.player[seat].field) else POOR


@rule
def weigh_step(g, deck, seat, option, aim):
    here = g.player[seat].field
    is_there = here == aim or (is_before_wall(here, aim) and top(g).note[HAS_MOVED])
    if option == STOP or is_there:
        return SURE if option == STOP and is_there else 1 - int(option == STOP)
    there = NEIGHBOUR[here, option - GO]
    nearer = distance(int(there), aim) < distance(int(here), aim)
    if GROUND[there] != CITY and there != aim and stops(g, seat, there):
        return weigh_obstacle(g, deck, seat, there, nearer)
    goes_on = there == aim or is_free_ahead(g, seat, there, here, aim)
    if nearer:
        return NEARER if goes_on else DEAD_END
    return DETOUR if goes_on else 0


@rule
def is_before_wall(here, aim):
    """S131: only the first step of a turn leads into the city."""
    return GROUND[aim] == CITY and GROUND[here] != CITY and way_to_city(here) == 1


@rule
def is_free_ahead(g, seat, field, came_from, aim):
    """Does a free field next to this one lie nearer to the aim?"""
    way = distance(int(field), aim)
    for direction in range(DIRECTIONS):
        there = NEIGHBOUR[field, direction]
        is_nearer = there >= 0 and there != came_from and distance(int(there), aim) < way
        if is_nearer and (there == aim or (GROUND[there] == OPEN and not stops(g, seat, there))):
            return True
    return False


@rule
def weigh_obstacle(g, deck, seat, field, nearer):
    """S26: what ends the journey: gifts are welcome, the rest only on the way."""
    face = face_of(g, deck, seat, field)
    if face == HARMLESS and is_gift(deck, g.card[field]):
        return GIFT
    if not nearer:
        return POOR if face == HARMLESS else 0
    if face == HARMLESS:
        return PLACE_ON_THE_WAY
    if face == HARMFUL:
        return HARMFUL_STEP
    return BRAVE_STEP if face == EMPTY or lasting_power(g, seat) >= BRAVE else UNKNOWN_STEP


@rule
def is_gift(deck, kind):
    return deck.type[kind] == WEAPON or deck.type[kind] == POTION or deck.type[kind] == MAP


@rule
def weigh_showing(g, deck, seat, kind):
    """Maps whenever they can be shown; spells where they help."""
    action = deck.action[kind]
    if deck.type[kind] == MAP:
        return SURE
    if action == BIND:
        return FAIR
    if action == DISPLACE:
        return GOOD if treasures_at(g, CARRIED + seat) > 0 and not is_home(g, seat) else 0
    if g.question != INFLUENCE:
        return 0
    if action == MIND_THEFT:
        return GOOD
    return FAIR if action == TREMOR and closed_exits(g, deck, seat) > 0 else 0


@rule
def weigh_rest(g, deck, seat, option, aim):
    question = g.question
    if question == USE_PLACE:
        return weigh_place(g, deck, seat, option, aim)
    if question == CHALLENGE_SOMEONE:
        return weigh_challenge(g, seat, option)
    if question == TAKE_TREASURES:
        return option + 1
    if SPEND_ON_LIFE <= question <= SPEND_ON_WEAPONS:
        return weigh_points(question, option)
    if question == LEAVE_PORTAL or question == DISPLACE_TO:
        return weigh_landing(g, seat, option - AT, aim)
    if question == PLACE_BET:
        return GOOD if option == PASS else 0
    return weigh_target(g, deck, seat, option)


@rule
def weigh_target(g, deck, seat, option):
    """Whom or what a spell or place is aimed at."""
    question = g.question
    if question == STRIKE_FIELD or question == REMOVE_CARD:
        return GOOD if option >= AT and distance(option - AT, home_of(g, seat)) == 1 else POOR
    if question == STEAL_CARD:
        return SURE if deck.type[option - STEAL] == MAP else POOR
    if question == PICK_HENCHMAN:
        return SURE if option - TARGET == seat else POOR
    if question == NAME_VICTIM or question == SUMMON:
        return 1 + 10 * treasures_at(g, CARRIED + option - TARGET)
    return FAIR if option != PASS else POOR


@rule
def weigh_place(g, deck, seat, option, aim):
    """S53: places that cost little and may bring much."""
    action = deck.action[g.card[g.player[seat].field]]
    wants = action == TRADE or action == RIDDLE or action == GUILD or action == LOOK
    wants = wants or (action == RIDE and aim != g.player[seat].field)
    wants = wants or (action == WHIRLWIND and treasures_at(g, CARRIED + seat) == 0)
    return SURE if (option == USE_IT) == wants else POOR


@rule
def weigh_landing(g, seat, field, aim):
    """Where magic takes him: home with a treasure, else near the aim."""
    target = home_of(g, seat) if treasures_at(g, CARRIED + seat) > 0 else aim
    if target == NOTHING:
        return POOR
    near = FARTHEST - distance(field, target)
    return SURE if field == target else near * near * near // 8
