"""What lies on the table: the record of a game of Schatzjagd, and the names of everything in it."""

from zaubertisch.games.schatzjagd.rules.board import COLOURS, DIRECTION_NAMES, FIELD_NAMES, FIELDS, HOUSE_NAMES
from zaubertisch.kernel.answers import questions_by_verb, spans_by_question, verbs_by_option
from zaubertisch.kernel.event_kinds import (
    NO_EVENT,
    Dice,
    EventKind,
    Number,
    OneOf,
    Seat,
    private,
    with_card,
    with_secret_card,
)
from zaubertisch.kernel.options import OptionSpace
from zaubertisch.kernel.piles import pile
from zaubertisch.kernel.record import NOTHING, game_record, record

SEATS = 4
VALUE_NAMES = ("life", "gold", "strength", "weapons")
LIFE, GOLD, STRENGTH, WEAPONS = range(4)
VALUES = 4

WEAPON_NAMES = ("knife", "club", "pike", "sabre", "halberd", "battle_axe")
POTION_NAMES = ("antidote", "draught_of_life", "strength_draught", "giants_blood")
TRAP_NAMES = ("shackles", "poison_thorn", "hail_of_stones", "pit", "magpies_nest", "fever_sleep")
PLACE_NAMES = (
    "merchant_priest", "portal", "dice_booth", "wyrms_hoard", "riddle_imp", "lookout", "whirlwind", "fighting_ring",
    "courier_stable", "thieves_guild",
)  # fmt: skip
MONSTER_NAMES = (
    "robber", "poisoner", "mercenary", "robber_gang", "poisoner_coven", "mercenary_squad", "robber_horde",
    "poisoner_league", "mercenary_company", "robber_king", "venom_master", "field_captain", "highway_giant",
    "mire_colossus", "nightmare", "warpig",
)  # fmt: skip
SPELL_NAMES = ("binding_gaze", "tremor", "far_sight", "mind_theft", "displacement")
MAP_FIELDS = ("a4", "c2", "e3", "f0", "h2", "g4", "j5", "h7", "f6", "e9", "c7", "d5")  # S9: a map for each
MAP_NAMES = tuple(f"map_{field}" for field in MAP_FIELDS)
OWN_CARDS = 16
OWN_NAMES = tuple(f"own_{n}" for n in range(1, OWN_CARDS + 1))  # cards that a user's file adds
STANDARD_NAMES = (
    *WEAPON_NAMES, *POTION_NAMES, *TRAP_NAMES, *PLACE_NAMES, *MONSTER_NAMES, *SPELL_NAMES, *MAP_NAMES,
)  # fmt: skip
KIND_NAMES = (*STANDARD_NAMES, *OWN_NAMES)
KINDS = len(KIND_NAMES)
FIRST_OWN = len(STANDARD_NAMES)
TREASURE_NAMES = ("crown", "orb", "chalice")
TREASURE_KINDS = 3
FIRST_TREASURE = KINDS  # events name treasures after the playing cards
CARD_NAMES = (*KIND_NAMES, *TREASURE_NAMES)
MOST_TREASURES = 16
MOST_CARDS = 128

# What a card is.
TYPE_NAMES = ("none", "weapon", "potion", "trap", "place", "monster", "spell", "map")
NO_TYPE, WEAPON, POTION, TRAP, PLACE, MONSTER, SPELL, MAP = range(8)

# What an effect does.
(NO_EFFECT, RAISE, LOWER, DIVIDE, SET, POISON, CURE, SKIP, KILL, DRAW, HOME) = range(11)
EFFECT = record(("does", "i1"), ("value", "i1"), ("amount", "i1"))
MOST_EFFECTS = 4
# The lists of effects of a card: its own, those of the six faces of a die, those of a hit, those of a flight.
OWN_EFFECTS, FACE, ON_HIT, ON_FLIGHT = 0, 1, 7, 8
EFFECT_LISTS = 9

# What a place or spell does when it is used.
ACTION_NAMES = (
    "effects", "die", "trade", "portal", "bets", "riddle", "look", "whirlwind", "ring", "ride", "guild", "bind",
    "tremor", "far_sight", "mind_theft", "displace",
)  # fmt: skip
(EFFECTS, DIE, TRADE, PORTAL, BETS, RIDDLE, LOOK, WHIRLWIND, RING, RIDE, GUILD, BIND, TREMOR, FAR_SIGHT, MIND_THEFT,
 DISPLACE) = range(16)  # fmt: skip
ANYWHERE, DEADLY = 4, 5  # faces of a portal beside the four lands

MOST_HAND = 32
PRIEST_LIMIT = 24
MOST_PLACES_USED = 8

PLAYER = record(
    ("castle", "i1"),  # which of the four corners
    ("field", "i1"),
    ("value", "i1", (VALUES,)),
    ("poisoned", "i1"),
    ("skips", "i1"),  # the next turn is lost
    ("in_flight", "i1"),
    ("must_uncover", "i1"),  # another seat put him onto a card
    ("searches", "i1"),  # in a row, in the castle where he stands
    ("order", "i1"),  # a standing order: flee below so much life, or NOTHING
    ("cards", "i1"),
    ("hand", "i2", (MOST_HAND,)),
    ("seen", "u1", (MOST_HAND,)),  # who else knows the card
)

# Where a treasure is: 0 to 99 lying on a field, else one of these plus the seat.
CARRIED, STORED, BURIED, NOWHERE = 100, 104, 108, 109
TREASURE = record(("kind", "i1"), ("place", "i1"), ("knowers", "u1"))

STATE = game_record(
    ("goal", "i1"),
    ("goal_kind", "i1"),
    ("last_day", "i2"),
    ("deposit", "i1"),
    ("plunder", "i1"),
    ("catharsis", "i1"),
    ("memory", "i1"),
    ("no_lock_in", "i1"),
    ("healer_both", "i1"),
    ("standing_orders", "i1"),
    ("day", "i2"),
    ("order", "i1", (SEATS,)),  # the seats clockwise, the first player first
    ("house", "i1", (4,)),  # which house stands on each of the four city fields
    ("played", "i1"),  # the card of this turn was played
    ("challenged", "i1"),
    ("searched", "i1"),  # a castle was searched this turn
    ("uses", "i1"),
    ("used", "i1", (MOST_PLACES_USED,)),  # fields whose place was used this turn
    ("uncovered", "i1"),  # the field whose card lies open now
    ("card", "i1", (FIELDS,)),
    ("known", "u1", (FIELDS,)),  # who knows the card of a field
    ("discarded", "i2"),  # the size of the discard pile
    ("top", "i1"),
    ("discard", "i1", (KINDS,)),
    ("set_aside", "i1", (KINDS,)),
    ("draw", pile(MOST_CARDS)),
    ("treasure", TREASURE, (MOST_TREASURES,)),
    ("player", PLAYER, (SEATS,)),
    ("left", "i2", (KINDS,)),  # scratch: how many of each kind are not placed yet
    ("pool", "i1", (MOST_CARDS,)),  # scratch: the cards an observer cannot place
    most_events=512,
)

# What is in progress.
(OPENING, DAY, TURN, ENCOUNTER, USE, FIGHT, CASTING, LAYING, DRAWING, REPLACEMENT, CATHARSIS, SUCCESSION,
 ORDERS) = range(1, 14)  # fmt: skip

# The stages and notes of a turn, to which other chapters come back.
(BEGIN, CHOOSING, CHOSEN, WALKING, WALKED, PLAYING, PLAYED, REFILLING, ENDING) = range(9)
STEPS, HAS_MOVED, HAS_ORDERED = range(3)
FOUND, BUSINESS = range(2)  # of an encounter: the black card just found (its number + 1), what was done in the city

# What is asked, and the verbs that answer it, in the order in which they are listed. Spells are shown beside (S37).
ANSWERS = {
    "choose_castle": ("castle",),
    "travel": ("stay", "roll", "orders"),
    "step": ("stop", "step"),
    "use_place": ("pass", "use"),
    "play_found": ("pass",),
    "take_treasures": ("pass", "take"),
    "search_castle": ("pass", "search"),
    "challenge": ("pass", "target"),
    "do_business": ("pass", "work", "cure", "train", "heal", "arm"),
    "fight": ("strike", "flee", "orders"),
    "influence": ("lay", "store", "pass", "deposit"),
    "lay_card": ("at",),
    "buy_card": ("pass", "buy"),
    "place_bet": ("pass", "bet odd", "bet even"),
    "name_number": ("name",),
    "look_at": ("at",),
    "leave_portal": ("at",),
    "summon": ("target",),
    "name_victim": ("target",),
    "read_mind": ("target",),
    "steal_card": ("steal",),
    "strike_field": ("at",),
    "pick_henchman": ("target",),
    "displace_to": ("at",),
    "remove_card": ("pass", "at"),
    "spend_on_life": ("plain", "spend"),
    "spend_on_gold": ("plain", "spend"),
    "spend_on_strength": ("plain", "spend"),
    "spend_on_weapons": ("plain", "spend"),
    "give_order": ("order",),
}
QUESTION_NAMES = tuple(ANSWERS)
(CHOOSE_CASTLE, TRAVEL, STEP, USE_PLACE, PLAY_FOUND, TAKE_TREASURES, SEARCH_CASTLE, CHALLENGE_SOMEONE, DO_BUSINESS,
 FIGHT_ON, INFLUENCE, LAY_CARD, BUY_CARD, PLACE_BET, NAME_NUMBER, LOOK_AT, LEAVE_PORTAL, SUMMON, NAME_VICTIM, READ_MIND,
 STEAL_CARD, STRIKE_FIELD, PICK_HENCHMAN, DISPLACE_TO, REMOVE_CARD, SPEND_ON_LIFE, SPEND_ON_GOLD, SPEND_ON_STRENGTH,
 SPEND_ON_WEAPONS, GIVE_ORDER) = range(30)  # fmt: skip

# What can be answered.
MOST_STAKE, MOST_DOSES, MOST_SPENT = 15, 15, 6
SEAT_NUMBERS = tuple(str(n) for n in range(1, SEATS + 1))
FIRST_THRESHOLD = 2  # fleeing below 1 life would be fighting on
ORDER_NAMES = ("none", "fight_on", *(f"flee_below_{n}" for n in range(FIRST_THRESHOLD, 16)))
THRESHOLDS = (NOTHING, 0, *range(FIRST_THRESHOLD, 16))  # for each order the life below which he flees
OPTIONS = OptionSpace(
    ("pass", ()),
    ("stay", ()),
    ("roll", ()),
    ("stop", ()),
    ("use", ()),
    ("search", ()),
    ("strike", ()),
    ("flee", ()),
    ("work", ()),
    ("cure", ()),
    ("train", ()),
    ("buy", ()),
    ("plain", ()),
    ("orders", ()),
    ("castle", COLOURS),
    ("step", DIRECTION_NAMES),
    ("take", [str(n) for n in range(1, MOST_TREASURES + 1)]),
    ("target", SEAT_NUMBERS),
    ("heal", [str(n) for n in range(1, MOST_DOSES + 1)]),
    ("arm", [str(n) for n in range(1, MOST_DOSES + 1)]),
    ("bet odd", [str(n) for n in range(1, MOST_STAKE + 1)]),
    ("bet even", [str(n) for n in range(1, MOST_STAKE + 1)]),
    ("name", [str(n) for n in range(1, 7)]),
    ("spend", [str(n) for n in range(MOST_SPENT + 1)]),
    ("order", ORDER_NAMES),
    ("store", TREASURE_NAMES),
    ("deposit", TREASURE_NAMES),
    ("show", KIND_NAMES),
    ("lay", KIND_NAMES),
    ("steal", KIND_NAMES),
    ("at", FIELD_NAMES),
)
(PASS, STAY, ROLL, STOP, USE_IT, SEARCH, STRIKE, FLEE, WORK, CURE_POISON, TRAIN, BUY, PLAIN, GIVE_ORDERS) = range(14)
(TAKE_CASTLE, GO, TAKE, TARGET, HEAL, ARM, BET_ODD, BET_EVEN, NAME, SPEND, ORDER, STORE, PUT_DOWN, SHOW, LAY, STEAL,
 AT) = (
    OPTIONS.first(verb)
    for verb in (
        "castle", "step", "take", "target", "heal", "arm", "bet odd", "bet even", "name", "spend", "order", "store",
        "deposit", "show", "lay", "steal", "at",
    )
)  # fmt: skip
OPTION_COUNT = len(OPTIONS)
ANSWER_SPANS = spans_by_question(OPTIONS, QUESTION_NAMES, ANSWERS)
QUESTIONS = questions_by_verb(OPTIONS, QUESTION_NAMES, ANSWERS)
VERB = verbs_by_option(OPTIONS)  # a verb is known by the first of its options

# What happened, and what is said of it.
ON_FIELD = OneOf("field", FIELD_NAMES)
THE_DAY, THE_DIE, THE_COUNT, SOME_GOLD, SOME_LIFE = (Number(name) for name in ("day", "die", "count", "gold", "life"))
OF_VALUE = OneOf("value", VALUE_NAMES)
EVENT_KINDS = (
    NO_EVENT,
    EventKind("castle_chosen", other=OneOf("castle", COLOURS, thing="colour")),
    EventKind("first_rolled", amount=THE_DIE),
    EventKind("day_began", amount=THE_DAY),
    EventKind("turn_began"),
    EventKind("turn_lost"),
    EventKind("travel_rolled", amount=THE_DIE),
    EventKind("stepped", amount=ON_FIELD),
    EventKind("stayed"),
    with_card("card_uncovered", amount=ON_FIELD),
    EventKind("card_covered", amount=ON_FIELD),
    with_card("card_discarded"),
    with_card("card_found"),
    EventKind("value_raised", other=OF_VALUE, amount=Number("amount")),
    EventKind("value_lowered", other=OF_VALUE, amount=Number("amount")),
    EventKind("poisoned"),
    EventKind("cured"),
    EventKind("shackled"),
    with_card("place_used"),
    EventKind("place_declined"),
    EventKind("gold_paid", amount=SOME_GOLD),
    EventKind("die_rolled", amount=THE_DIE),
    EventKind("bet_placed", other=OneOf("on", ("even", "odd")), amount=SOME_GOLD),
    EventKind("bet_won", amount=SOME_GOLD),
    EventKind("bet_lost", amount=SOME_GOLD),
    EventKind("number_named", amount=Number("number")),
    private("card_looked_at", other=Seat("owner"), amount=ON_FIELD, has_card=True),
    EventKind("moved", other=Seat("mover"), amount=ON_FIELD),
    with_secret_card("treasure_passed", other=Seat("loser"), amount=THE_COUNT),
    with_secret_card("card_passed", other=Seat("loser")),
    EventKind("treasures_taken", amount=THE_COUNT),
    with_secret_card("treasure_lifted"),
    with_secret_card("treasure_stored"),
    with_secret_card("treasure_deposited", amount=ON_FIELD),
    EventKind("treasure_dropped", amount=THE_COUNT),
    with_secret_card("treasure_stolen", other=Seat("loser")),
    EventKind("castle_searched", other=Seat("owner"), amount=THE_DIE),
    EventKind("challenged", other=Seat("opponent")),
    EventKind("fight_began", other=Seat("opponent")),
    EventKind("blows_rolled", other=Seat("opponent"), amount=Dice("dice")),
    EventKind("hit", other=Seat("victim"), amount=SOME_LIFE),
    EventKind("parried", other=Seat("opponent")),
    EventKind("fled", other=Seat("opponent")),
    EventKind("fight_ended"),
    with_card("monster_beaten"),
    EventKind("opponent_bound", other=Seat("opponent")),
    with_card("spell_shown"),
    with_card("map_shown"),
    with_secret_card("card_laid", amount=ON_FIELD),
    EventKind("nothing_played"),
    with_secret_card("card_drawn"),
    with_secret_card("card_stolen", other=Seat("loser")),
    EventKind("pile_refilled"),
    with_card("map_set_aside"),
    EventKind("catharsis_began"),
    EventKind("poison_worked", amount=SOME_LIFE),
    EventKind("died", other=Seat("killer"), amount=ON_FIELD),
    EventKind("successor_came"),
    EventKind("business_done", other=OneOf("house", HOUSE_NAMES)),
    private("order_given", amount=Number("flee_below")),
    EventKind("day_ended", amount=THE_DAY),
    EventKind("game_ended"),
)
(CASTLE_CHOSEN, FIRST_ROLLED, DAY_BEGAN, TURN_BEGAN, TURN_LOST, TRAVEL_ROLLED, STEPPED, STAYED, CARD_UNCOVERED,
 CARD_COVERED, CARD_DISCARDED, CARD_FOUND, VALUE_RAISED, VALUE_LOWERED, POISONED, CURED, SHACKLED, PLACE_USED,
 PLACE_DECLINED, GOLD_PAID, DIE_ROLLED, BET_PLACED, BET_WON, BET_LOST, NUMBER_NAMED, CARD_LOOKED_AT, MOVED,
 TREASURE_PASSED, CARD_PASSED, TREASURES_TAKEN, TREASURE_LIFTED, TREASURE_STORED, TREASURE_DEPOSITED,
 TREASURE_DROPPED, TREASURE_STOLEN, CASTLE_SEARCHED, CHALLENGED, FIGHT_BEGAN, BLOWS_ROLLED, HIT, PARRIED, FLED,
 FIGHT_ENDED, MONSTER_BEATEN, OPPONENT_BOUND, SPELL_SHOWN, MAP_SHOWN, CARD_LAID, NOTHING_PLAYED, CARD_DRAWN,
 CARD_STOLEN, PILE_REFILLED, MAP_SET_ASIDE, CATHARSIS_BEGAN, POISON_WORKED, DIED, SUCCESSOR_CAME, BUSINESS_DONE,
 ORDER_GIVEN, DAY_ENDED, GAME_ENDED) = range(1, 62)  # fmt: skip
