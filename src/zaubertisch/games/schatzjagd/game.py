"""Schatzjagd as the rest of the house sees it."""

from zaubertisch.games.schatzjagd.cards import CARD_FILE, DECK, FOLDER
from zaubertisch.games.schatzjagd.policy.evaluation import evaluate
from zaubertisch.games.schatzjagd.policy.outlook import outlook
from zaubertisch.games.schatzjagd.policy.rollout import rollout_policy
from zaubertisch.games.schatzjagd.rules.flow import answer
from zaubertisch.games.schatzjagd.rules.legality import legal, why_not
from zaubertisch.games.schatzjagd.rules.scoring import GOAL_KINDS, TALLY_PARTS, points, tally, winners
from zaubertisch.games.schatzjagd.rules.secrets import imagine, redact
from zaubertisch.games.schatzjagd.rules.setup import VARIANT_NAMES, set_up
from zaubertisch.games.schatzjagd.state import (
    ANSWERS,
    CARD_NAMES,
    EVENT_KINDS,
    INFLUENCE,
    OPTIONS,
    QUESTION_NAMES,
    STATE,
    TRAVEL,
)
from zaubertisch.games.schatzjagd.study import STUDY
from zaubertisch.games.schatzjagd.testing.facts import FACTS
from zaubertisch.games.schatzjagd.testing.invariants import audit
from zaubertisch.games.schatzjagd.view.picture import picture
from zaubertisch.games.schatzjagd.view.screen import SCREEN
from zaubertisch.kernel.contract import Game, Reactions, Variant, switch

WITH_SPELLS = QUESTION_NAMES[TRAVEL : INFLUENCE + 1]  # S37, S161
DEFAULT_ON = ("memory",)  # why: docs/balance/schatzjagd.md
LAST_DAYS = (0, 5, 10, 20, 30, 40, 60, 80, 100, 150, 200, 300, 400)
VARIANTS = {
    "goal": Variant((0, 2, 3, 4, 5, 6), 0, ("share", "2", "3", "4", "5", "6")),
    "kinds": Variant((0, 1, 2), 0, GOAL_KINDS),
    **{name: switch(name in DEFAULT_ON) for name in VARIANT_NAMES[2:9]},
    "castles": Variant((0, 1), 0, ("suggested", "chosen")),
    "standing_orders": switch(True),
    "last_day": Variant(LAST_DAYS, 0, ("off", *(str(day) for day in LAST_DAYS[1:]))),
}
assert tuple(VARIANTS) == VARIANT_NAMES
PRESETS = {  # S207: several variants by one word
    "short": {"goal": "2", "catharsis": "on"},
    "evening": {"goal": "3", "catharsis": "on"},
    "long": {"goal": "share", "catharsis": "off"},
}

GAME = Game(
    key="schatzjagd",
    rule_letter="S",
    least_seats=2,
    most_seats=4,
    state=STATE,
    options=OPTIONS,
    things={
        "castle": "colour", "step": "direction", "take": "number", "target": "seat", "heal": "number", "arm": "number",
        "bet odd": "number", "bet even": "number", "name": "number", "spend": "number", "order": "order",
        "store": "card", "deposit": "card", "show": "card", "lay": "card", "steal": "card", "at": "field",
    },
    card_names=CARD_NAMES,
    questions=QUESTION_NAMES,
    verbs=ANSWERS | {question: (*ANSWERS[question], "show") for question in WITH_SPELLS},
    events=EVENT_KINDS,
    variants=VARIANTS,
    presets=PRESETS,
    tally_parts=TALLY_PARTS,
    folder=FOLDER,
    set_up=set_up,
    legal=legal,
    why_not=why_not,
    answer=answer,
    redact=redact,
    imagine=imagine,
    points=points,
    tally=tally,
    winners=winners,
    audit=audit,
    card_file=CARD_FILE,
    deck=DECK,
    facts=FACTS,
    picture=picture,
    screen=SCREEN,
    reactions=Reactions(round_event="day_began"),
    memory_variant="memory",
    evaluate=evaluate,
    outlook=outlook,
    rollout_policy=rollout_policy,
    hasty={"fight": ("strike", "flee"), "challenge": (), "do_business": (), "spend_on_life": ("plain",)},
    study=STUDY,
    measured_variants={"last_day": "30", "standing_orders": "off"},
)  # fmt: skip
