"""What lies on the table: the record of a game of Mondtürme, and the names of everything in it."""

from zaubertisch.kernel.blanks import blank
from zaubertisch.kernel.event_kinds import NO_EVENT, EventKind, Number, with_card, with_secret_card
from zaubertisch.kernel.options import OptionSpace
from zaubertisch.kernel.piles import pile
from zaubertisch.kernel.record import MOST_SEATS, NOTHING, OBSERVERS, game_record, record

TOWER_NAMES = ("bronze_tower", "silver_tower", "moon_tower")
RELIC_NAMES = ("owl", "bell", "crown", "raven")
CARD_NAMES = (*TOWER_NAMES, *RELIC_NAMES)
TOWERS, RELICS = len(TOWER_NAMES), len(RELIC_NAMES)
MOON_TOWER = TOWER_NAMES.index("moon_tower")
FIRST_RELIC = TOWERS  # events name relics after the towers
MOST_RELICS = 64

PLAYER = record(
    ("gems", "i2"),
    ("tower", "i1"),  # where it was the night before, or NOTHING
    ("relics", "u1"),  # how many relics it has: everybody sees that
    ("hand", "u1", (RELICS,)),
)

STATE = game_record(
    ("nights", "u1"),
    ("night", "u1"),
    ("start", "i1"),  # the seat that searches first
    ("gems", "u2", (TOWERS,)),
    ("player", PLAYER, (MOST_SEATS,)),
    ("known", "u1", (OBSERVERS, MOST_SEATS, RELICS)),  # what each observer knows of each hand
    ("pool", "u1", (RELICS,)),  # scratch: the relics that an observer cannot place
    ("pile", pile(MOST_RELICS)),
    most_events=32,
)
BLANK = blank(STATE, player={"tower": NOTHING})

# What is in progress, what is asked, what can be answered, what happened.
NIGHT = 1
QUESTIONS = {"choose_tower": ("visit",), "search_tower": ("search", "rest")}  # with the verbs that answer each
QUESTION_NAMES = tuple(QUESTIONS)
CHOOSE_TOWER, SEARCH_TOWER = range(2)
OPTIONS = OptionSpace(("rest", ()), ("search", ()), ("visit", TOWER_NAMES))
REST, SEARCH, VISIT = range(3)
EVENT_KINDS = (
    NO_EVENT,
    EventKind("night_began", amount=Number("night")),
    with_card("tower_visited"),
    with_card("gems_shared", amount=Number("gems")),
    EventKind("gems_paid", amount=Number("gems")),
    with_secret_card("relic_found"),
    EventKind("game_ended"),
)
NIGHT_BEGAN, TOWER_VISITED, GEMS_SHARED, GEMS_PAID, RELIC_FOUND, GAME_ENDED = range(1, 7)
