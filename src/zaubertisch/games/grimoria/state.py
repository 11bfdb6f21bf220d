"""What lies on the table: the record of a game of Grimoria, and the names of everything in it."""

from zaubertisch.kernel.blanks import blank
from zaubertisch.kernel.event_kinds import (
    NO_EVENT,
    EventKind,
    Flag,
    Number,
    Numbered,
    Seat,
    with_card,
    with_secret_card,
)
from zaubertisch.kernel.options import OptionSpace
from zaubertisch.kernel.piles import pile
from zaubertisch.kernel.record import MOST_SEATS, OBSERVERS, game_record, record

COMPANION_NAMES = (
    "bronze_smith", "king", "queen", "prince", "princess", "tax_collector", "bard", "messenger", "merchant", "seer",
    "witch", "maid", "dark_mage", "mercenary",
)  # fmt: skip
PLACE_NAMES = ("castle", "town", "village", "hut")
TREASURE_NAMES = ("chest", "goblet", "bracelet", "helmet", "cloak", "mirror")
ADVENTURE_NAMES = COMPANION_NAMES + PLACE_NAMES
KIND_NAMES = ADVENTURE_NAMES + TREASURE_NAMES

(BRONZE_SMITH, KING, QUEEN, PRINCE, PRINCESS, TAX_COLLECTOR, BARD, MESSENGER, MERCHANT, SEER, WITCH, MAID, DARK_MAGE,
 MERCENARY) = range(14)  # fmt: skip
CASTLE, TOWN, VILLAGE, HUT = range(14, 18)
CHEST, GOBLET, BRACELET, HELMET, CLOAK, MIRROR = range(18, 24)

COMPANIONS, ADVENTURES, KINDS = 14, 18, 24  # kinds below the first number are companions, below the second adventures
PLACES = 4
FIRST_HIDDEN = 14  # places and treasures lie face down: kinds 14 to 23
HIDDEN_KINDS = KINDS - FIRST_HIDDEN
SPELLS = 15
(EXCHANGE, BAN_OF_LIGHT, DARK_COPPER, DIP_INTO_THE_DISCARDS, TREASURE_HUNT, ALMS, DARK_SILVER, WARDING_CIRCLE, TRIBUTE,
 OFFERING, WATCHFUL_WARD, CUTPURSE, DARK_GOLD, ABDUCTION, DARK_FORAY) = range(1, SPELLS + 1)  # fmt: skip
BLACK_SPELLS = (DARK_COPPER, DARK_SILVER, DARK_GOLD, DARK_FORAY)
ATTACK_SPELLS = (TRIBUTE, CUTPURSE, ABDUCTION)
PROTECTING_SPELLS = (WARDING_CIRCLE, WATCHFUL_WARD)

PLAYER = record(
    ("coins", "i2"),
    ("spell", "u1"),  # the spell of this round, 0 before the reveal
    ("companion", "u1", (COMPANIONS,)),  # how many of each kind lie open, cloaked ones included
    ("cloaked", "u1", (COMPANIONS,)),  # how many of them are under a cloak
    ("row", "u1", (HIDDEN_KINDS,)),  # how many of each place and treasure lie face down
    ("places", "u1"),  # the public size of the row
    ("treasures", "u1"),
)

STATE = game_record(
    ("last_level", "u1"),
    ("open_memory", "u1"),
    ("level", "u1"),
    ("round_number", "u1"),
    ("order", "u1", (MOST_SEATS,)),  # seats in the order of this round (before the reveal: of the last one)
    ("chosen", "u1", (SPELLS + 1,)),  # how many seats chose each spell, from the reveal on
    ("no_display", "u1"),  # the round is played without a display
    ("display", "u1", (ADVENTURES,)),  # how many of each kind lie open in the display
    ("face_down", "i1"),  # the face-down card of the display
    ("seen", "u1"),  # who knows it
    ("discard", "u1", (ADVENTURES,)),
    ("cloaks_out", "u1"),  # cloaks that were laid or have left the game: accounted for
    ("mirrors_out", "u1"),
    ("player", PLAYER, (MOST_SEATS,)),
    ("known", "u1", (OBSERVERS, MOST_SEATS, HIDDEN_KINDS)),  # what each observer knows of each row
    ("pool", "u1", (KINDS,)),  # scratch: the cards an observer cannot place
    ("draw", pile(128)),
    ("treasure", pile(64)),
    most_events=128,
)
BLANK = blank(STATE)

# What is in progress.
ROUND, TURN, WITCH_SWAP, REMOVAL, GIFT, ATTACK = range(1, 7)
VICTIM, TAKER, NAMED, REFLECTIONS = range(4)  # the notes of an attack: the roles swap when a mirror reflects it

# What is asked.
QUESTION_NAMES = (
    "choose_spell", "swap_witch", "remove_card", "give_away", "lay_cloak", "pick_target", "name_companion", "react",
    "give_companion", "pay_merchant", "take_card",
)  # fmt: skip
(CHOOSE_SPELL, SWAP_WITCH, REMOVE_CARD, GIVE_AWAY, LAY_CLOAK, PICK_TARGET, NAME_COMPANION, REACT, GIVE_COMPANION,
 PAY_MERCHANT, TAKE_CARD) = range(11)  # fmt: skip

# What can be answered.
DISPLAY_NAMES = (*ADVENTURE_NAMES, "face_down")
FACE_DOWN = ADVENTURES  # the number of the face-down card among the display's options
OPTIONS = OptionSpace(
    ("spell", [str(n) for n in range(1, SPELLS + 1)]),
    ("pass", ()),
    ("accept", ()),
    ("mirror", ()),
    ("pay", ()),
    ("target", [str(n) for n in range(1, MOST_SEATS + 1)]),
    ("cloak", COMPANION_NAMES),
    ("name", COMPANION_NAMES),
    ("give", COMPANION_NAMES),
    ("take", DISPLAY_NAMES),
    ("remove", DISPLAY_NAMES),
    ("swap", DISPLAY_NAMES),
    ("drop", KIND_NAMES),
    ("drop cloaked", COMPANION_NAMES),
)
SPELL, PASS, ACCEPT, USE_MIRROR = (OPTIONS.first(verb) for verb in ("spell", "pass", "accept", "mirror"))
PAY, TARGET, LAY, NAME, GIVE = (OPTIONS.first(verb) for verb in ("pay", "target", "cloak", "name", "give"))
TAKE, REMOVE, SWAP = (OPTIONS.first(verb) for verb in ("take", "remove", "swap"))
DROP, DROP_CLOAKED = (OPTIONS.first(verb) for verb in ("drop", "drop cloaked"))

# What happened, and what is said of it.
THE_LEVEL, THE_SPELL, SOME_COINS = Number("level"), Numbered("spell"), Number("coins")
IS_FACE_DOWN = Flag("face_down")
EVENT_KINDS = (
    NO_EVENT,
    EventKind("round_began", amount=THE_LEVEL),
    EventKind("spell_chosen"),
    EventKind("spell_revealed", amount=THE_SPELL),
    EventKind("order_set", other=Flag("shared"), amount=Number("place")),
    EventKind("turn_began"),
    EventKind("spell_cast", amount=THE_SPELL),
    EventKind("spell_blocked", amount=THE_SPELL),
    EventKind("spell_fizzled", amount=THE_SPELL),
    with_card("coins_gained", amount=SOME_COINS),
    EventKind("coins_paid", amount=SOME_COINS),
    EventKind("coins_taken", other=Seat("victim"), amount=SOME_COINS),
    with_card("card_removed", other=IS_FACE_DOWN),
    with_card("card_turned_up"),
    with_secret_card("card_laid_face_down"),
    with_secret_card("face_down_seen"),
    with_card("discard_drawn"),
    with_secret_card("pile_drawn"),
    with_secret_card("treasure_drawn"),
    with_secret_card("card_given_away", amount=Flag("treasure")),
    with_card("cloak_laid"),
    with_card("cloak_lost"),
    EventKind("target_picked", other=Seat("victim"), amount=THE_SPELL),
    with_card("companion_named", other=Seat("victim")),
    EventKind("mirror_used", other=Seat("taker")),
    EventKind("attack_accepted", other=Seat("taker")),
    EventKind("attack_missed", other=Seat("victim")),
    with_card("companion_taken", other=Seat("victim")),
    with_secret_card("witch_swapped", amount=IS_FACE_DOWN),
    with_card("card_taken"),
    with_secret_card("face_down_taken"),
    with_card("card_discarded", amount=Number("count")),
    EventKind("pile_refilled"),
    EventKind("display_short"),
    EventKind("level_risen", amount=THE_LEVEL),
    EventKind("game_ended"),
)
(ROUND_BEGAN, SPELL_CHOSEN, SPELL_REVEALED, ORDER_SET, TURN_BEGAN, SPELL_CAST, SPELL_BLOCKED, SPELL_FIZZLED,
 COINS_GAINED, COINS_PAID, COINS_TAKEN, CARD_REMOVED, CARD_TURNED_UP, CARD_LAID_FACE_DOWN, FACE_DOWN_SEEN,
 DISCARD_DRAWN, PILE_DRAWN, TREASURE_DRAWN, CARD_GIVEN_AWAY, CLOAK_LAID, CLOAK_LOST, TARGET_PICKED, COMPANION_NAMED,
 MIRROR_USED, ATTACK_ACCEPTED, ATTACK_MISSED, COMPANION_TAKEN, WITCH_SWAPPED, CARD_TAKEN, FACE_DOWN_TAKEN,
 CARD_DISCARDED, PILE_REFILLED, DISPLAY_SHORT, LEVEL_RISEN, GAME_ENDED) = range(1, 36)  # fmt: skip
