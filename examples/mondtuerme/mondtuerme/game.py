"""Mondtürme as the rest of the house sees it."""

from mondtuerme.cards import CARD_FILE, DECK, FOLDER
from mondtuerme.rules.legality import legal, why_not
from mondtuerme.rules.nights import answer
from mondtuerme.rules.scoring import TALLY_PARTS, points, tally, winners
from mondtuerme.rules.secrets import imagine, redact
from mondtuerme.rules.setup import set_up
from mondtuerme.state import CARD_NAMES, EVENT_KINDS, OPTIONS, QUESTION_NAMES, QUESTIONS, STATE
from mondtuerme.testing.facts import FACTS
from mondtuerme.testing.invariants import audit
from mondtuerme.view.picture import picture
from mondtuerme.view.screen import SCREEN
from zaubertisch.kernel.contract import Game, Variant

GAME = Game(
    key="mondtuerme",
    rule_letter="M",
    least_seats=2,
    most_seats=5,
    state=STATE,
    options=OPTIONS,
    things={"visit": "card"},
    card_names=CARD_NAMES,
    questions=QUESTION_NAMES,
    verbs=QUESTIONS,
    events=EVENT_KINDS,
    variants={"nights": Variant((5, 8, 11), 8)},
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
)
