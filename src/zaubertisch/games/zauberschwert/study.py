"""What is counted in played games to see whether the card set holds (docs/balance/zauberschwert.md states the targets).

A `Watch` looks at one game, event by event, with all cards open; what it counted can be added up over many games.
"""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from random import Random

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    ARTEFACT_CARD,
    BUYING_MARKET,
    DESIGNS,
    DOUBLE_CARD,
    FIRST_HERO,
    FIRST_ORB,
    FIRST_SITE,
    FIRST_SPELL,
    ORC_CARD,
    SUPPORT_ARTEFACT,
)
from zaubertisch.games.zauberschwert.rules.display import fill_display, take_out
from zaubertisch.games.zauberschwert.rules.spells import refusal_of_support
from zaubertisch.games.zauberschwert.state import OWNED
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule, specialise
from zaubertisch.kernel.study import Counts, Finding, GameStudy

KINDS = ("creature", "orb", "site", "spell", "hero", "market")
FIRSTS = (0, FIRST_ORB, FIRST_SITE, FIRST_SPELL, FIRST_HERO, BUYING_MARKET)
COUNTED = frozenset({"swapped", "offer_made", "offer_declined", "announced", "invited", "word_broken", "passed"})
LEAVING = frozenset({"card_left", "spell_learned", "hero_recruited"})
CHOOSING = frozenset({"wizard_laid", "apprentice_laid", "passed"})


def kind_of(card: int) -> str:
    return KINDS[sum(card >= first for first in FIRSTS) - 1]


class Watch:
    """Counts what happens in one game."""

    def __init__(self, position: Position) -> None:
        self.counts: defaultdict[str, float] = defaultdict(float)  # a shared victory counts its part
        self.first = int(position.g.start)
        self._open: set[int] = set()  # the adventures in the display
        self._is_round_counted = False
        self._auctioned = NOTHING
        self.see(position)

    def see(self, position: Position) -> None:
        """After every answer: what happened since the one before."""
        for event in position.events():
            self._hear(event)
        if position.is_over:
            self._end(position)

    def _hear(self, event: Event) -> None:
        if event.name in COUNTED:
            self.counts[event.name] += 1
        if event.name == "round_began":
            self._is_round_counted, self._auctioned = False, NOTHING
        elif event.name == "card_turned_up":
            self._open.add(event.card)
        elif event.name in LEAVING:
            self._open.discard(event.card)
        elif event.name == "stones_gained":
            self.counts[f"stones from {source_of(event.card)}"] += event.number("stones")
        elif event.name == "stones_paid":
            self.counts["stones paid"] += event.number("stones")
        elif event.name == "offer_made":
            self.counts["counter_offers"] += event.number("counter")
        else:
            self._hear_of_fights(event)
        if event.name in CHOOSING:
            self._choose(event)

    def _choose(self, event: Event) -> None:
        """How often each adventure lay there when wizards were laid, and was chosen by at least one."""
        if not self._is_round_counted:
            self._is_round_counted, self._chosen = True, set[int]()
            self.counts["rounds"] += 1
            for card in self._open:
                self.counts[f"open {ADVENTURE_NAMES[card]}"] += 1
        if event.name != "passed" and event.card not in self._chosen:
            self._chosen.add(event.card)
            self.counts[f"chosen {ADVENTURE_NAMES[event.card]}"] += 1

    def _hear_of_fights(self, event: Event) -> None:
        if event.name == "auction_began":
            self._auctioned = event.card
            self.counts[f"auctions of {kind_of(event.card)}"] += 1
        elif event.name == "auction_won":
            self.counts[f"bids for {kind_of(event.card)}"] += event.number("price")
        elif event.name == "creature_beaten":
            how = "joint" if event.number("wizards") > 1 else "auction" if self._auctioned == event.card else "lone"
            self.counts[f"{how} wins"] += 1
            self.counts[f"beaten {ADVENTURE_NAMES[event.card]}"] += 1
        elif event.name == "artefact_laid":
            self.counts["doubles laid" if event.card >= DOUBLE_CARD else "singles laid"] += 1
        elif event.name == "draw_forfeited":
            self.counts["cards forfeited"] += event.number("count")

    def _end(self, position: Position) -> None:
        seats, winners = position.seats, position.winners()
        points = sorted((position.points(seat) for seat in range(seats)), reverse=True)
        self.counts["games"] += 1
        self.counts["points"] += sum(points)
        self.counts["points of the first"] += points[0]
        self.counts["margin"] += points[0] - points[1]
        self.counts["magic left"] += sum(int(position.g.player[seat].magic) for seat in range(seats))
        self.counts["pile ran out"] += int(position.g.artefacts.count == 0)
        for seat in range(seats):
            tally = position.tally(seat)
            self.counts["end scoring"] += sum(tally.values()) - tally["stones"]
        for seat in winners:
            self.counts[f"wins of place {(seat - self.first) % seats + 1}"] += 1 / len(winners)


def source_of(card: int) -> str:
    """Where stones came from: an adventure of this kind, or an artefact."""
    return "artefacts" if ARTEFACT_CARD <= card < ORC_CARD else kind_of(card)


@rule
def hand_to(g, deck, card, seat):
    """For measuring only: a spell or hero goes to a seat at once, and the display is filled up behind it."""
    take_out(g, card, OWNED)
    if card >= FIRST_HERO:
        g.hero_owner[card - FIRST_HERO] = seat
    else:
        g.spell_owner[card - FIRST_SPELL] = seat
        if deck.effect[card - FIRST_SPELL] == SUPPORT_ARTEFACT:
            g.support[card - FIRST_SPELL] = first_to_support(g, seat)
    fill_display(g, deck)


@rule
def first_to_support(g, seat):
    for design in range(DESIGNS - 1, -1, -1):
        if refusal_of_support(g, seat, design) == 0:
            return design
    return NOTHING


_hand_to = specialise(hand_to, "measures")


class HandingWatch(Watch):
    """Hands every spell and hero to a seat at random as soon as it is revealed; counts how its owners fare."""

    def __init__(self, position: Position) -> None:
        self._chance = Random(int(position.g.rng))
        self._owners: dict[int, int] = {}
        super().__init__(position)

    def see(self, position: Position) -> None:
        while (card := next(filter(is_handed, displayed(position)), NOTHING)) != NOTHING:
            self._owners[card] = self._chance.randrange(position.seats)
            _hand_to(position.g, position.deck[0], card, self._owners[card])
        super().see(position)

    def _end(self, position: Position) -> None:
        super()._end(position)
        winners = position.winners()
        for card, owner in self._owners.items():
            self.counts[f"handed {ADVENTURE_NAMES[card]}"] += 1
            self.counts[f"won with {ADVENTURE_NAMES[card]}"] += (owner in winners) / len(winners)


def displayed(position: Position) -> list[int]:
    return [int(spot.card) for spot in position.g.display[: position.g.displayed]]


def is_handed(card: int) -> bool:
    return kind_of(card) in ("spell", "hero")


# The targets of the card set, and what was measured against each (docs/balance/zauberschwert.md).

ROUNDS = {
    "base": {2: (14, 18), 3: (13, 16), 4: (12, 16), 5: (8, 11)},
    "heroes": {2: (0, 24), 3: (0, 21), 4: (14, 18), 5: (14, 18)},
}
CREATURES_IN_GAME = {"base": 14, "heroes": 22}
TAKEN_OUT_FOR_TWO = {"base": 0, "heroes": 6}  # creatures of the short game (Z154)
LEAST_TOGETHER = {2: 0.2}  # of the creatures with several wizards; 0.25 with more seats
MOST_MARGIN = {2: 0.22}  # of the winner's stones; 0.2 with more seats
MUCH = 1e9


def share_spread(share: float, number: float) -> float:
    return float(1.96 * (max(share * (1 - share), 0) / max(number, 1)) ** 0.5)


def spread_of_rounds(counts: Counts) -> float:
    """From what is counted of every game's length, where it was."""
    games = counts.get("closed games", 0)
    if not games:
        return 0.0
    mean = counts["length"] / games
    variance = max(counts["length squared"] / games - mean * mean, 0)
    return float(1.96 * (variance / games) ** 0.5)


def a_share(what: str, part: float, whole: float, low: float, high: float) -> Finding:
    share = part / max(whole, 1e-9)
    return Finding(what, share, low, high, share_spread(share, whole))


def findings(counts: Counts, seats: int, options: Mapping[str, str]) -> list[Finding]:
    """Everything that such games can say; the lifts only from games in which spells and heroes were handed out."""
    way = options.get("way", "heroes")
    if any(name.startswith("handed ") for name in counts):
        return list(lifts(counts, seats))
    is_short = seats == 2 and options.get("two_seats", "short") == "short"
    creatures = CREATURES_IN_GAME[way] - (TAKEN_OUT_FOR_TWO[way] if is_short else 0)
    return [*of_length_and_places(counts, seats, way), *of_choices(counts), *of_fights(counts, seats, creatures),
            *of_stones(counts, seats, way)]  # fmt: skip


def of_length_and_places(counts: Counts, seats: int, way: str) -> Iterator[Finding]:
    games = counts["games"]
    yield Finding("rounds", counts["rounds"] / games, *ROUNDS[way][seats], spread_of_rounds(counts))
    for place in range(1, seats + 1):
        wins = counts.get(f"wins of place {place}", 0)
        yield a_share(f"wins of place {place}", wins, games, 1 / seats - 0.03, 1 / seats + 0.03)


def of_choices(counts: Counts) -> Iterator[Finding]:
    """Each kind of adventure, and the single card that is chosen least."""
    for kind in KINDS:
        names = [name for card, name in enumerate(ADVENTURE_NAMES) if kind_of(card) == kind]
        there, chosen = (sum(counts.get(f"{how} {name}", 0) for name in names) for how in ("open", "chosen"))
        if there:
            yield a_share(f"chosen: {kind}", chosen, there, 0.1, 1)
    single = [name for name in ADVENTURE_NAMES if counts.get(f"open {name}")]
    least = min(single, key=lambda name: counts.get(f"chosen {name}", 0) / counts[f"open {name}"])
    yield a_share(f"chosen least: {least}", counts.get(f"chosen {least}", 0), counts[f"open {least}"], 0, 1)


def of_fights(counts: Counts, seats: int, creatures: int) -> Iterator[Finding]:
    joint, auctions = counts.get("joint wins", 0), counts.get("auctions of creature", 0)
    least = LEAST_TOGETHER.get(seats, 0.25)
    yield a_share("fought together, of those with several wizards", joint, joint + auctions, least, 0.75)
    all_of_them = counts["games"] * creatures
    low, high = (0.25, 0.6) if seats == 4 else (0, 1)
    yield a_share("beaten by a lone wizard, of all creatures", counts.get("lone wins", 0), all_of_them, low, high)


def of_stones(counts: Counts, seats: int, way: str) -> Iterator[Finding]:
    games, points = counts["games"], counts["points"]
    at_four = seats == 4
    bonus = counts.get("stones from artefacts", 0) / points
    yield Finding("artefact bonuses, of all stones", bonus, 0.1 if at_four else 0, 0.25 if at_four else 1)
    yield Finding("end scoring, of all stones", counts.get("end scoring", 0) / points, 0, 0.1)
    margin = counts["margin"] / counts["points of the first"]
    yield Finding("margin, of the winner's stones", margin, 0, MOST_MARGIN.get(seats, 0.2))
    yield a_share("the artefact pile ran out", counts.get("pile ran out", 0), games, 0, 0.05)
    doubles = counts.get("doubles laid", 0) / games
    is_counted = at_four and way == "base"
    yield Finding("doubles laid out", doubles, 2 if is_counted else 0, 4 if is_counted else MUCH)


def lifts(counts: Counts, seats: int) -> Iterator[Finding]:
    """How often the owner of a card that was handed out at random wins, against the fair share."""
    for name in ADVENTURE_NAMES:
        number = counts.get(f"handed {name}", 0)
        if number:
            share = counts.get(f"won with {name}", 0) / number
            yield Finding(f"lift: {name}", share * seats, 0.7, 1.5, share_spread(share, number) * seats)


STUDY = GameStudy(clock="round", watches={"play": Watch, "handed": HandingWatch}, findings=findings)
