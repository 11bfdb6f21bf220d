"""The targets of the card set, and what was measured against each (docs/balance/zauberschwert.md)."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from zaubertisch.games.zauberschwert.measures import KINDS, kind_of
from zaubertisch.games.zauberschwert.names import ADVENTURE_NAMES

ROUNDS = {
    "base": {2: (14, 18), 3: (13, 16), 4: (12, 16), 5: (8, 11)},
    "heroes": {2: (0, 26), 3: (0, 21), 4: (14, 18), 5: (14, 18)},
}
CREATURES_IN_GAME = {"base": 14, "heroes": 22}
MUCH = 1e9

Counts = Mapping[str, float]


@dataclass(frozen=True)
class Finding:
    """One target: what was measured, between which bounds it should lie, how sure the measurement is."""

    what: str
    value: float
    low: float
    high: float
    spread: float = 0.0  # half of the 95 percent interval, where it is a share

    @property
    def holds(self) -> bool:
        return self.low <= self.value <= self.high


def share_spread(share: float, number: float) -> float:
    return float(1.96 * (max(share * (1 - share), 0) / max(number, 1)) ** 0.5)


def a_share(what: str, part: float, whole: float, low: float, high: float) -> Finding:
    share = part / max(whole, 1e-9)
    return Finding(what, share, low, high, share_spread(share, whole))


def findings(counts: Counts, seats: int, options: Mapping[str, str]) -> list[Finding]:
    """Everything that such games can say; the lifts only from games in which spells and heroes were handed out."""
    way = options.get("way", "heroes")
    if any(name.startswith("handed ") for name in counts):
        return list(lifts(counts, seats))
    return [*of_length_and_places(counts, seats, way), *of_choices(counts), *of_fights(counts, seats, way),
            *of_stones(counts, seats)]  # fmt: skip


def of_length_and_places(counts: Counts, seats: int, way: str) -> Iterator[Finding]:
    games = counts["games"]
    yield Finding("rounds", counts["rounds"] / games, *ROUNDS[way][seats])
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


def of_fights(counts: Counts, seats: int, way: str) -> Iterator[Finding]:
    joint, auctions = counts.get("joint wins", 0), counts.get("auctions of creature", 0)
    yield a_share("fought together, of those with several wizards", joint, joint + auctions, 0.25, 0.75)
    all_of_them = counts["games"] * CREATURES_IN_GAME[way]
    low, high = (0.25, 0.6) if seats == 4 else (0, 1)
    yield a_share("beaten by a lone wizard, of all creatures", counts.get("lone wins", 0), all_of_them, low, high)


def of_stones(counts: Counts, seats: int) -> Iterator[Finding]:
    games, points = counts["games"], counts["points"]
    at_four = seats == 4
    bonus = counts.get("stones from artefacts", 0) / points
    yield Finding("artefact bonuses, of all stones", bonus, 0.1 if at_four else 0, 0.25 if at_four else 1)
    yield Finding("end scoring, of all stones", counts.get("end scoring", 0) / points, 0, 0.1)
    yield Finding("margin, of the winner's stones", counts["margin"] / counts["points of the first"], 0, 0.2)
    yield a_share("the artefact pile ran out", counts.get("pile ran out", 0), games, 0, 0.05)
    doubles = counts.get("doubles laid", 0) / games
    yield Finding("doubles laid out", doubles, 2 if at_four else 0, 4 if at_four else MUCH)


def lifts(counts: Counts, seats: int) -> Iterator[Finding]:
    """How often the owner of a card that was handed out at random wins, against the fair share."""
    for name in ADVENTURE_NAMES:
        number = counts.get(f"handed {name}", 0)
        if number:
            share = counts.get(f"won with {name}", 0) / number
            yield Finding(f"lift: {name}", share * seats, 0.7, 1.5, share_spread(share, number) * seats)
