"""Grimoria as the rest of the house sees it."""

from zaubertisch.games.grimoria.cards import CARD_FILE, DECK, FOLDER
from zaubertisch.games.grimoria.rules.flow import answer
from zaubertisch.games.grimoria.rules.legality import ANSWERS, legal, why_not
from zaubertisch.games.grimoria.rules.scoring import TALLY_PARTS, points, tally, winners
from zaubertisch.games.grimoria.rules.secrets import imagine, redact
from zaubertisch.games.grimoria.rules.setup import set_up
from zaubertisch.games.grimoria.state import EVENT_KINDS, KIND_NAMES, OPTIONS, QUESTION_NAMES, STATE
from zaubertisch.games.grimoria.study import STUDY
from zaubertisch.games.grimoria.testing.facts import FACTS
from zaubertisch.games.grimoria.testing.invariants import audit
from zaubertisch.games.grimoria.view.picture import picture
from zaubertisch.games.grimoria.view.screen import SCREEN
from zaubertisch.kernel.contract import Game, Reactions, Variant, switch

CARD_VERBS = ("cloak", "name", "give", "take", "remove", "swap", "drop", "drop cloaked")

GAME = Game(
    key="grimoria",
    rule_letter="G",
    least_seats=2,
    most_seats=5,
    state=STATE,
    options=OPTIONS,
    things={"spell": "spell", "target": "seat", **dict.fromkeys(CARD_VERBS, "card")},
    card_names=KIND_NAMES,
    questions=QUESTION_NAMES,
    verbs=ANSWERS,
    events=EVENT_KINDS,
    memory_variant="open_memory",
    variants={"last_level": Variant((15, 16, 17), 17), "open_memory": switch()},
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
    picture=picture,
    screen=SCREEN,
    reactions=Reactions({"lay_cloak": "pass", "react": "accept", "swap_witch": "pass"}, "round_began"),
)
