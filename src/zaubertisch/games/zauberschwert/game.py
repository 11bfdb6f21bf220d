"""Zauberschwert & Drachenei as the rest of the house sees it."""

from zaubertisch.games.zauberschwert.cards import CARD_FILE, DECK, FOLDER
from zaubertisch.games.zauberschwert.names import CARD_NAMES, PRINTED, SHORT, TWO_SEATS, WAYS
from zaubertisch.games.zauberschwert.policy.outlook import outlook
from zaubertisch.games.zauberschwert.policy.rollout import rollout_policy, routine
from zaubertisch.games.zauberschwert.rules.flow import answer
from zaubertisch.games.zauberschwert.rules.legality import ANSWERS, legal, why_not
from zaubertisch.games.zauberschwert.rules.scoring import TALLY_PARTS, points, tally, winners
from zaubertisch.games.zauberschwert.rules.secrets import imagine, redact
from zaubertisch.games.zauberschwert.rules.setup import set_up
from zaubertisch.games.zauberschwert.state import EVENT_KINDS, OPTIONS, QUESTION_NAMES, STATE
from zaubertisch.games.zauberschwert.study import STUDY
from zaubertisch.games.zauberschwert.testing.facts import FACTS
from zaubertisch.games.zauberschwert.testing.invariants import audit
from zaubertisch.games.zauberschwert.view.picture import picture
from zaubertisch.games.zauberschwert.view.screen import SCREEN
from zaubertisch.kernel.contract import Game, Reactions, Variant, switch

SEAT_VERBS = ("target", "invite", "offer")
NUMBER_VERBS = ("buy", "bid", "bid up to")
CARD_VERBS = (
    "use", "cast", "sell spell", "announce", "choose", "send apprentice to", "sell", "support", "lay", "return", "give",
    "give laid", "ask for", "ask for laid",
)  # fmt: skip

GAME = Game(
    key="zauberschwert",
    rule_letter="Z",
    least_seats=2,
    most_seats=5,
    state=STATE,
    options=OPTIONS,
    things={
        **dict.fromkeys(SEAT_VERBS, "seat"),
        **dict.fromkeys(NUMBER_VERBS, "number"),
        **dict.fromkeys(CARD_VERBS, "card"),
    },
    card_names=CARD_NAMES,
    questions=QUESTION_NAMES,
    verbs=ANSWERS,
    events=EVENT_KINDS,
    variants={
        "way": Variant((0, 1), 1, WAYS),
        "poison": switch(),
        "variant": switch(),
        "offers": Variant((0, 1, 2, 3, 5), 3),
        "dragon_guard": switch(True),
        "announcements": switch(True),
        "two_seats": Variant((PRINTED, SHORT), SHORT, TWO_SEATS),
    },
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
    study=STUDY,
    measured_ways=tuple({"way": way} for way in WAYS),
    picture=picture,
    screen=SCREEN,
    reactions=Reactions({"lay_out": "pass", "make_offer": "pass"}, "round_began"),
    outlook=outlook,
    rollout_policy=rollout_policy,
    routine=routine,
)
