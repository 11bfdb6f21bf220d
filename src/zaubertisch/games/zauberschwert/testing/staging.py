"""A position set up in words: every card is taken from a stock and put where a line says; the rest is dealt."""

from collections.abc import Mapping, Sequence
from typing import Any

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    ADVENTURES,
    ARTEFACT_NAMES,
    BLACK_EGG,
    DESIGN_NAMES,
    DOUBLE_NAMES,
    FIRST_ENERGY_STONE,
    FIRST_HERO,
    FIRST_SPELL,
    HERO_NAMES,
    LANDSCAPE_NAMES,
    MOST_BLACK_EGGS,
    ORC_NAMES,
    SPELL_NAMES,
    STEPS,
    WITH_HEROES,
)
from zaubertisch.games.zauberschwert.rules import choice, rounds
from zaubertisch.games.zauberschwert.rules.belongings import pieces_in_game
from zaubertisch.games.zauberschwert.rules.display import display_size
from zaubertisch.games.zauberschwert.rules.setup import takes_part
from zaubertisch.games.zauberschwert.state import (
    CAST_SPELL,
    CHOICE,
    IN_DISPLAY,
    IN_PILE,
    MOST_DISPLAYED,
    OUT,
    OWNED,
    PASS,
    ROUND,
)
from zaubertisch.kernel import staging as kernel
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.facts import NONE, REST, Entry, parse_number, parse_seat
from zaubertisch.kernel.piles import stack
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import specialise
from zaubertisch.kernel.staging import PileInWords, Setter, Stock, entries, shuffled

KEPT = ("rng", "seats", "way", "poison", "variant", "offers", "dragon_guard", "announcements", "two_seats")
ROUND_STAGES = {
    "round": rounds.PHASE_A,
    "supply": rounds.PHASE_B,
    "announcements": rounds.PHASE_C,
    "evaluation": rounds.PHASE_D,
    "swapping": rounds.PHASE_E,
    "laying out": rounds.LAYING_OUT,
    "end of round": rounds.PHASE_F,
}
PHASES = ("choosing", *ROUND_STAGES, "over")
MOST_STONES, MOST_ROUNDS = 999, 99
SUPPORTED_BY, STEP, USED = "supported by ", "step ", "used"


pieces = specialise(pieces_in_game, "staging")
plays = specialise(takes_part, "staging")
size_of_display = specialise(display_size, "staging")
CARDS_OF_DESIGN = [
    [ARTEFACT_NAMES.index(name + part) for part in ("ab" if name in DOUBLE_NAMES else [""])] for name in DESIGN_NAMES
]


class Staging(kernel.Staging):
    """Facts are set one by one; `begin` deals the rest and opens the question."""

    phases = PHASES
    kept = KEPT
    quiet_answer = (CAST_SPELL, PASS)

    def __init__(self, position: Any, seats: Sequence[str]) -> None:
        super().__init__(position, seats)
        g, with_heroes = self.g, int(self.g.way == WITH_HEROES)
        self.stocks = {
            "adventures": Stock(ADVENTURE_NAMES, [plays(g, self.deck, card) for card in range(ADVENTURES)]),
            "artefacts": Stock(ARTEFACT_NAMES, self._artefacts()),
            "landscapes": Stock(LANDSCAPE_NAMES, [with_heroes] * len(LANDSCAPE_NAMES)),
            "orcs": Stock(ORC_NAMES, [with_heroes] * len(ORC_NAMES)),
        }
        self.piles = {name: PileInWords() for name in self.stocks}
        self.rest_is_out: list[str] = []

    def _artefacts(self) -> list[int]:
        """How many cards of each kind there are."""
        kinds = [0] * len(ARTEFACT_NAMES)
        for design, cards in enumerate(CARDS_OF_DESIGN):
            for kind in cards:
                kinds[kind] = pieces(self.g, self.deck, design)
        return kinds

    @property
    def setters(self) -> Mapping[str, Setter]:
        return SETTERS

    def _wipe(self) -> None:
        super()._wipe()
        g = self.g
        g.landscape = g.apprentice = g.dragon = NOTHING
        for field in (g.spell_owner, g.support, g.hero_owner, g.display["card"], g.display["orc"]):
            field[:] = NOTHING
        for name in ("wizard", "announced", "invited", "limit"):
            g.player[name][:] = NOTHING
        g.round_number = 1
        for seat in range(g.seats):
            g.player[seat].magic = self.deck.start_magic
            g.player[seat].offers = g.offers

    def _open(self, phase: str) -> None:
        if phase not in PHASES:
            raise self._no_phase(phase)
        self._deal(phase)
        self._support()
        if phase == "over":
            self.g.over = 1
        elif phase == "choosing":
            self._put_frame(ROUND, NOTHING, rounds.PHASE_D)
            self._put_frame(CHOICE, NOTHING, choice.LAYING_WIZARDS)
            self._go_on()
        else:
            self.g.round_number -= phase == "round"  # a new round counts itself
            self._put_frame(ROUND, NOTHING, ROUND_STAGES[phase])
            self._go_on()

    # Numbers and seats.

    def _set_round(self, text: str, _: int) -> None:
        self.g.round_number = parse_number(text, 1, MOST_ROUNDS)

    def _set_quiet(self, text: str, _: int) -> None:
        self.g.quiet = parse_number(text, 0, int(self.deck.quiet_rounds) - 1)

    def _set_start(self, text: str, _: int) -> None:
        self.g.start = parse_seat(text, self.seats)

    def _set_dragon(self, text: str, _: int) -> None:
        self.g.dragon = NOTHING if text == NONE else parse_seat(text, self.seats)

    def _set_magic(self, text: str, seat: int) -> None:
        self.g.player[seat].magic = parse_number(text, 0, int(self.deck.most_magic))

    def _set_stones(self, text: str, seat: int) -> None:
        self.g.player[seat].stones = parse_number(text, 0, MOST_STONES)

    def _set_offers(self, text: str, seat: int) -> None:
        self.g.player[seat].offers = parse_number(text, 0, int(self.g.offers))

    def _set_words_given(self, text: str, seat: int) -> None:
        self.g.player[seat].words_given = parse_number(text, 0, MOST_ROUNDS)

    def _set_words_broken(self, text: str, seat: int) -> None:
        self.g.player[seat].words_broken = parse_number(text, 0, MOST_ROUNDS)

    def _set_invited(self, text: str, seat: int) -> None:
        self.g.player[seat].invited = NOTHING if text == NONE else parse_seat(text, self.seats)

    # Adventures.

    def _adventure(self, text: str) -> int:
        if text != NONE and text not in ADVENTURE_NAMES:
            raise BadInput(f"card {text!r}", ", ".join((*ADVENTURE_NAMES, NONE)))
        return NOTHING if text == NONE else ADVENTURE_NAMES.index(text)

    def _set_wizard(self, text: str, seat: int) -> None:
        self.g.player[seat].wizard = self._adventure(text)

    def _set_apprentice(self, text: str, _: int) -> None:
        self.g.apprentice = self._adventure(text)

    def _set_announced(self, text: str, seat: int) -> None:
        self.g.player[seat].announced = self._adventure(text)

    def _place(self, card: int, where: int) -> None:
        self.stocks["adventures"].take(card)
        self.g.where[card] = where

    def _set_display(self, text: str, _: int) -> None:
        for entry, card in entries(ADVENTURE_NAMES, text):
            self._show(card)
            if entry.note:
                self._join_orc(entry.note)

    def _show(self, card: int) -> None:
        if self.g.displayed == MOST_DISPLAYED - 1:
            raise BadInput("too many cards in the display", f"at most {MOST_DISPLAYED - 1}")
        self._place(card, IN_DISPLAY)
        self.g.display[self.g.displayed].card = card
        self.g.displayed += 1

    def _join_orc(self, name: str) -> None:
        if name not in ORC_NAMES:
            raise BadInput(f"({name})", ", ".join(f"({orc})" for orc in ORC_NAMES))
        self.stocks["orcs"].take(ORC_NAMES.index(name))
        self.g.display[self.g.displayed - 1].orc = ORC_NAMES.index(name)

    def _set_adventures_out(self, text: str, _: int) -> None:
        for entry, card in entries(ADVENTURE_NAMES, text, REST):
            if entry.what == REST:
                self.rest_is_out.append("adventures")
            else:
                self._place(card, OUT)

    def _set_spells(self, text: str, seat: int) -> None:
        for entry, spell in entries(SPELL_NAMES, text):
            self._place(FIRST_SPELL + spell, OWNED)
            self.g.spell_owner[spell] = seat
            self.g.spell_used[spell] = self._is_used(entry)

    def _set_heroes(self, text: str, seat: int) -> None:
        for entry, hero in entries(HERO_NAMES, text):
            self._place(FIRST_HERO + hero, OWNED)
            self.g.hero_owner[hero] = seat
            self.g.hero_used |= self._is_used(entry) << hero

    def _is_used(self, entry: Entry) -> int:
        if entry.note not in ("", USED):
            raise BadInput(f"({entry.note})", f"({USED})")
        return int(entry.note == USED)

    # Artefacts.

    def _set_hand(self, text: str, seat: int) -> None:
        for entry, kind in entries(ARTEFACT_NAMES, text):
            self.stocks["artefacts"].take(kind, entry.count)
            self.g.player[seat].hand[kind] += entry.count
            self.g.player[seat].hand_size += entry.count
            for observer in range(len(self.seats)):
                is_known = observer != seat and self._knowers(entry) >> observer & 1
                self.g.known[observer, seat, kind] += entry.count if is_known else 0

    def _take_design(self, design: int, count: int) -> None:
        for kind in CARDS_OF_DESIGN[design]:
            self.stocks["artefacts"].take(kind, count)

    def _set_laid(self, text: str, seat: int) -> None:
        for entry, design in entries(DESIGN_NAMES, text):
            self._take_design(design, entry.count)
            self.g.player[seat].laid[design] += entry.count
            if entry.note.startswith(STEP) and FIRST_ENERGY_STONE <= design < BLACK_EGG:
                self.g.charge[design - FIRST_ENERGY_STONE] = parse_number(entry.note[len(STEP) :], 1, STEPS) - 1
            elif entry.note.removeprefix(SUPPORTED_BY) in SPELL_NAMES:
                self.g.support[SPELL_NAMES.index(entry.note.removeprefix(SUPPORTED_BY))] = design
            elif entry.note:
                raise BadInput(f"({entry.note})", f"({SUPPORTED_BY}SPELL), or ({STEP}1) to ({STEP}{STEPS})")
        if self.g.player[seat].laid[BLACK_EGG] > MOST_BLACK_EGGS:
            raise BadInput("too many black eggs", f"at most {MOST_BLACK_EGGS}")

    def _set_artefacts_out(self, text: str, _: int) -> None:
        for entry, kind in entries(ARTEFACT_NAMES, text, REST):
            if entry.what == REST:
                self.rest_is_out.append("artefacts")
            else:
                self.stocks["artefacts"].take(kind, entry.count)
                self.g.artefact_out[kind] += entry.count

    # Landscapes, orcs, piles.

    def _set_landscape(self, text: str, _: int) -> None:
        for _entry, landscape in entries(LANDSCAPE_NAMES, text):
            if not self.g.landscape_open[landscape]:
                self.stocks["landscapes"].take(landscape)
            self.g.landscape = landscape
            self.g.landscape_open[landscape] = 1

    def _set_landscapes_open(self, text: str, _: int) -> None:
        for _entry, landscape in entries(LANDSCAPE_NAMES, text):
            if not self.g.landscape_open[landscape]:
                self.stocks["landscapes"].take(landscape)
            self.g.landscape_open[landscape] = 1

    def _set_orcs_out(self, text: str, _: int) -> None:
        for _entry, orc in entries(ORC_NAMES, text):
            self.stocks["orcs"].take(orc)
            self.g.orc_open[orc] = 1

    def _set_pile(self, pile: str, text: str) -> None:
        self.piles[pile].add(self.stocks[pile].take_listed(text, REST), self._knowers)

    # What no line says.

    def _deal(self, phase: str) -> None:
        for pile in self.rest_is_out:
            for card in self.stocks[pile].take_rest():
                if pile == "adventures":
                    self.g.where[card] = OUT
                else:
                    self.g.artefact_out[card] += 1
        rest = shuffled(self.chance, self.stocks["adventures"].take_rest())
        rest.sort(key=lambda card: int(self.deck.letter[card]))
        adventures = [card for card, _ in self.piles["adventures"].around(rest)]
        if "display" not in self.named and phase not in ("round", "over"):
            adventures = self._deal_display(adventures)
        self.g.where[adventures] = IN_PILE
        stack(self.g.adventures, [(card, 0) for card in adventures])
        for pile in ("artefacts", "landscapes", "orcs"):
            cards = shuffled(self.chance, self.stocks[pile].take_rest())
            stack(self.g[pile], self.piles[pile].around(cards))
        if self.g.way == WITH_HEROES and "landscape" not in self.named and phase not in ("round", "over"):
            self._deal_landscape()

    def _deal_display(self, adventures: list[int]) -> list[int]:
        missing = int(size_of_display(self.g, self.deck))
        while missing > 0 and adventures:
            card = adventures.pop(0)
            self.g.where[card] = IN_DISPLAY
            self.g.display[self.g.displayed].card = card
            self.g.displayed += 1
            missing -= ADVENTURE_NAMES[card] not in HERO_NAMES
        return adventures

    def _deal_landscape(self) -> None:
        pile = self.g.landscapes
        self.g.landscape = pile.card[0]
        self.g.landscape_open[pile.card[0]] = 1
        stack(pile, [(int(card), 0) for card in pile.card[1 : pile.count]])
        pile.card[pile.count] = 0

    def _support(self) -> None:
        """A spell stands by an artefact of its owner only."""
        for spell, design in enumerate(self.g.support):
            owner = self.g.spell_owner[spell]
            if design != NOTHING and (owner == NOTHING or self.g.player[owner].laid[design] == 0):
                raise BadInput(f"({SUPPORTED_BY}{SPELL_NAMES[spell]})", "an artefact of the spell's owner")


def pile_setter(pile: str) -> Setter:
    return lambda staging, text, _: staging._set_pile(pile, text)


SETTERS: dict[str, Setter] = {
    "round": Staging._set_round,
    "quiet": Staging._set_quiet,
    "start": Staging._set_start,
    "dragon": Staging._set_dragon,
    "display": Staging._set_display,
    "adventures_out": Staging._set_adventures_out,
    "adventure_pile": pile_setter("adventures"),
    "artefacts_out": Staging._set_artefacts_out,
    "artefact_pile": pile_setter("artefacts"),
    "landscape": Staging._set_landscape,
    "landscapes_open": Staging._set_landscapes_open,
    "landscape_pile": pile_setter("landscapes"),
    "orcs_out": Staging._set_orcs_out,
    "orc_pile": pile_setter("orcs"),
    "apprentice": Staging._set_apprentice,
    "SEAT.magic": Staging._set_magic,
    "SEAT.stones": Staging._set_stones,
    "SEAT.hand": Staging._set_hand,
    "SEAT.laid": Staging._set_laid,
    "SEAT.spells": Staging._set_spells,
    "SEAT.heroes": Staging._set_heroes,
    "SEAT.wizard": Staging._set_wizard,
    "SEAT.offers": Staging._set_offers,
    "SEAT.words_given": Staging._set_words_given,
    "SEAT.words_broken": Staging._set_words_broken,
    "SEAT.announced": Staging._set_announced,
    "SEAT.invited": Staging._set_invited,
}
