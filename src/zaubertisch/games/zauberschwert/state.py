"""What lies on the table: the record of a game, and the names of its frames, questions, options and events."""

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    ADVENTURES,
    ARTEFACT_NAMES,
    ARTEFACTS,
    DESIGN_NAMES,
    DESIGNS,
    ENERGY_STONES,
    HERO_NAMES,
    HEROES,
    LANDSCAPES,
    ORC_NAMES,
    ORCS,
    SPELL_NAMES,
    SPELLS,
)
from zaubertisch.kernel.event_kinds import (
    NO_EVENT,
    EventKind,
    Flag,
    Number,
    OneOf,
    Seat,
    private,
    with_card,
    with_secret_card,
)
from zaubertisch.kernel.options import OptionSpace
from zaubertisch.kernel.piles import pile
from zaubertisch.kernel.record import MOST_SEATS, game_record, record

MOST_DISPLAYED = 10  # three adventures and six heroes
MOST_DRAWN = 20
MOST_BID = 60
COLUMNS = MOST_SEATS + 1  # rewards are read by the number of wizards, 1 to 5

PLAYER = record(
    ("magic", "i2"),
    ("stones", "i2"),
    ("wizard", "i1"),  # the adventure at which the wizard lies
    ("announced", "i1"),  # the adventure it said it would go for
    ("invited", "i1"),  # the seat it wanted to come along
    ("words_given", "u1"),  # how often it announced where it would go
    ("words_broken", "u1"),  # how often it did otherwise, or wanted for itself what it had invited to
    ("offers", "i1"),  # how many offers it may still make this round
    ("has_offered", "u1"),  # whether its turn to make offers is over in this round
    ("limit", "i1"),  # its standing order in the auction that is going on
    ("hand_size", "u1"),
    ("hand", "u1", (ARTEFACTS,)),  # how many of each card are in the hand
    ("laid", "u1", (DESIGNS,)),  # how many of each artefact lie open, poison included
)

SPOT = record(("card", "i2"), ("orc", "i1"), ("done", "u1"))

STATE = game_record(
    ("way", "u1"),
    ("poison", "u1"),
    ("variant", "u1"),
    ("offers", "u1"),
    ("dragon_guard", "u1"),
    ("announcements", "u1"),
    ("two_seats", "u1"),  # how two play: PRINTED or SHORT
    ("round_number", "u2"),
    ("start", "i1"),  # the start player
    ("quiet", "u1"),  # rounds in a row in which the display did not change
    ("stirred", "u1"),  # whether it changed in this one
    ("displayed", "i1"),
    ("display", SPOT, (MOST_DISPLAYED,)),  # the oldest first
    ("where", "u1", (ADVENTURES,)),  # where each adventure is: IN_BOX and so on
    ("landscape", "i1"),
    ("landscape_open", "u1", (LANDSCAPES,)),  # which of them lie on the open pile
    ("orc_open", "u1", (ORCS,)),  # which orcs lie on their discard pile
    ("spell_owner", "i1", (SPELLS,)),
    ("spell_used", "u1", (SPELLS,)),  # in this round
    ("support", "i1", (SPELLS,)),  # the artefact that a spell like Absolutus supports
    ("hero_owner", "i1", (HEROES,)),
    ("hero_used", "u1"),  # a set of heroes: those who fought in this round
    ("apprentice", "i1"),  # the adventure at which the apprentice lies
    ("dragon", "i1"),  # the owner of the Black Dragon
    ("charge", "u1", (ENERGY_STONES,)),  # the step of each energy stone, from 0
    ("artefact_out", "u1", (ARTEFACTS,)),  # cards that have left the game
    ("drawn_count", "u1"),
    ("drawn", "i1", (MOST_DRAWN,)),  # cards drawn with Appendux, before one goes back
    ("player", PLAYER, (MOST_SEATS,)),
    ("known", "u1", (MOST_SEATS, MOST_SEATS, ARTEFACTS)),  # what each seat knows of each other's hand
    ("pool", "u1", (ARTEFACTS,)),  # scratch: the cards an observer cannot place
    ("adventures", pile(64)),
    ("artefacts", pile(64)),
    ("landscapes", pile(16)),
    ("orcs", pile(8)),
    most_events=320,
)

# Where an adventure is.
IN_BOX, IN_PILE, IN_DISPLAY, OWNED, OUT = range(5)

# What is in progress.
(ROUND, SUPPLY, CHOICE, RESOLUTION, SITE, MARKET, CLAIM, FIGHT, AUCTION, WIN, DRAW, SUPPORT, SWAPS, OFFER,
 LAYOUT) = range(1, 16)  # fmt: skip

# What is asked.
QUESTION_NAMES = (
    "steal_magic", "cast_spell", "pick_victim", "announce", "invite", "choose_adventure", "send_apprentice",
    "buy_cards", "sell_one", "fight_creature", "choose_alliance", "add_heroes", "bid", "pay_bid", "use_appendux",
    "return_card", "use_omnus", "use_rune_stone", "support_artefact", "make_offer", "name_gift", "name_wish",
    "answer_offer", "lay_out", "poison_seat",
)  # fmt: skip
(STEAL_MAGIC, CAST_SPELL, PICK_VICTIM, ANNOUNCE_ADVENTURE, INVITE_SEAT, CHOOSE_ADVENTURE, SEND_APPRENTICE, BUY_CARDS,
 SELL_ONE, FIGHT_CREATURE, CHOOSE_ALLIANCE, ADD_HEROES, PLACE_BID, PAY_BID, USE_APPENDUX, RETURN_CARD, USE_OMNUS,
 USE_RUNE_STONE, ASSIGN_SUPPORT, MAKE_OFFER, NAME_GIFT, NAME_WISH, ANSWER_OFFER, LAY_OUT,
 POISON_SEAT) = range(25)  # fmt: skip

# What can be answered.
SEAT_NUMBERS = [str(n) for n in range(1, MOST_SEATS + 1)]
BID_NUMBERS = [str(n) for n in range(1, MOST_BID + 1)]
MOST_BOUGHT = 9
OPTIONS = OptionSpace(
    ("pass", ()),
    ("fight", ()),
    ("pay", ()),
    ("together", ()),
    ("alone", ()),
    ("accept", ()),
    ("decline", ()),
    ("counter", ()),
    ("take stone", ()),
    ("take card", ()),
    ("target", SEAT_NUMBERS),
    ("invite", SEAT_NUMBERS),
    ("offer", SEAT_NUMBERS),
    ("buy", [str(n) for n in range(1, MOST_BOUGHT + 1)]),
    ("bid", BID_NUMBERS),
    ("bid up to", BID_NUMBERS),
    ("use", HERO_NAMES),
    ("cast", SPELL_NAMES),
    ("sell spell", SPELL_NAMES),
    ("announce", ADVENTURE_NAMES),
    ("choose", ADVENTURE_NAMES),
    ("send apprentice to", ADVENTURE_NAMES),
    ("sell", DESIGN_NAMES),
    ("support", DESIGN_NAMES),
    ("lay", DESIGN_NAMES),
    ("return", ARTEFACT_NAMES),
    ("give", ARTEFACT_NAMES),
    ("give laid", DESIGN_NAMES),
    ("ask for", ARTEFACT_NAMES),
    ("ask for laid", DESIGN_NAMES),
)
PASS, FIGHT_IT, PAY, TOGETHER, ALONE, ACCEPT, DECLINE, COUNTER, TAKE_STONE, TAKE_CARD = range(10)
TARGET, INVITE, OFFER_TO, BUY = (OPTIONS.first(verb) for verb in ("target", "invite", "offer", "buy"))
BID, BID_UP_TO, USE, CAST = (OPTIONS.first(verb) for verb in ("bid", "bid up to", "use", "cast"))
SELL_SPELL, ANNOUNCE, CHOOSE = (OPTIONS.first(verb) for verb in ("sell spell", "announce", "choose"))
SEND, SELL, SUPPORT_IT = (OPTIONS.first(verb) for verb in ("send apprentice to", "sell", "support"))
LAY, RETURN, GIVE = (OPTIONS.first(verb) for verb in ("lay", "return", "give"))
GIVE_LAID, ASK_FOR, ASK_FOR_LAID = (OPTIONS.first(verb) for verb in ("give laid", "ask for", "ask for laid"))
ITEMS = ARTEFACTS + DESIGNS  # what an offer can name: a card in the hand, then an artefact laid out

# What happened, and what is said of it.
SOME_MAGIC, SOME_STONES, THE_COUNT = Number("magic"), Number("stones"), Number("count")
EVENT_KINDS = (
    NO_EVENT,
    EventKind("round_began", amount=Number("round")),
    with_card("card_turned_up"),
    with_card("landscape_turned_up"),
    with_card("orc_joined", amount=OneOf("orc", ORC_NAMES, thing="card", first=1)),
    with_card("pile_refilled"),
    with_card("magic_gained", amount=SOME_MAGIC),
    with_card("magic_lost", amount=SOME_MAGIC),
    with_card("magic_paid", amount=SOME_MAGIC),
    with_card("magic_taken", other=Seat("victim"), amount=SOME_MAGIC),
    with_card("stones_gained", amount=SOME_STONES),
    with_card("stones_paid", amount=SOME_STONES),
    with_card("spell_cast"),
    with_card("announced"),
    with_card("invited", other=Seat("guest")),
    with_card("wizard_laid"),
    with_card("apprentice_laid"),
    EventKind("passed"),
    with_card("turn_began"),
    with_card("spell_learned"),
    with_card("hero_recruited"),
    with_card("alliance_shown", amount=Flag("together")),
    with_card("auction_began", amount=Number("lowest")),
    with_card("bid_placed", amount=Number("bid")),
    with_card("auction_passed"),
    with_card("auction_won", amount=Number("price")),
    with_card("auction_failed"),
    private("standing_order_left", amount=Number("limit")),
    with_card("hero_used"),
    with_card("fight_declined"),
    with_card("creature_beaten", amount=Number("wizards")),
    with_card("orc_discarded"),
    with_card("card_left"),
    with_card("cards_bought", amount=THE_COUNT),
    with_secret_card("artefact_drawn"),
    EventKind("draw_forfeited", amount=THE_COUNT),
    with_secret_card("card_returned"),
    with_card("artefact_sold"),
    with_card("spell_sold"),
    with_card("stone_charged", amount=Number("step")),
    with_card("support_assigned"),
    with_card("support_waits"),
    private("offer_made", other=Seat("partner"), amount=Flag("counter")),
    private("gift_named", other=Seat("partner"), has_card=True),
    private("wish_named", other=Seat("partner"), has_card=True),
    private("offer_declined", other=Seat("partner")),
    EventKind("swapped", other=Seat("partner"), amount=THE_COUNT),
    private("card_received", other=Seat("giver"), has_card=True),
    with_card("artefact_received", other=Seat("giver")),
    with_card("artefact_laid"),
    with_card("poison_laid", other=Seat("victim")),
    with_card("dragon_moved", other=Seat("loser")),
    EventKind("start_moved"),
    EventKind("game_ended"),
    with_card("word_broken", other=Seat("guest")),
)
(ROUND_BEGAN, CARD_TURNED_UP, LANDSCAPE_TURNED_UP, ORC_JOINED, PILE_REFILLED, MAGIC_GAINED, MAGIC_LOST, MAGIC_PAID,
 MAGIC_TAKEN, STONES_GAINED, STONES_PAID, SPELL_CAST, ANNOUNCED, INVITED, WIZARD_LAID, APPRENTICE_LAID, PASSED,
 TURN_BEGAN, SPELL_LEARNED, HERO_RECRUITED, ALLIANCE_SHOWN, AUCTION_BEGAN, BID_PLACED, AUCTION_PASSED, AUCTION_WON,
 AUCTION_FAILED, STANDING_ORDER_LEFT, HERO_USED, FIGHT_DECLINED, CREATURE_BEATEN, ORC_DISCARDED, CARD_LEFT,
 CARDS_BOUGHT, ARTEFACT_DRAWN, DRAW_FORFEITED, CARD_RETURNED, ARTEFACT_SOLD, SPELL_SOLD, STONE_CHARGED,
 SUPPORT_ASSIGNED, SUPPORT_WAITS, OFFER_MADE, GIFT_NAMED, WISH_NAMED, OFFER_DECLINED, SWAPPED, CARD_RECEIVED,
 ARTEFACT_RECEIVED, ARTEFACT_LAID, POISON_LAID, DRAGON_MOVED, START_MOVED, GAME_ENDED,
 WORD_BROKEN) = range(1, 55)  # fmt: skip
