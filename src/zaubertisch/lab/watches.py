"""What is counted beside a game's own study: who led near the end, idle turns, houses, spells.

They look at games from outside and need nothing compiled, so a new question compiles no game.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator

from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.study import Watch

LAST = 2  # rounds or days before the end
EVENTFUL = frozenset({
    "card_found", "value_raised", "value_lowered", "poisoned", "cured", "shackled", "place_used", "bet_won", "bet_lost",
    "treasure_lifted", "treasure_stored", "treasure_stolen", "treasures_taken", "castle_searched", "challenged",
    "fight_began", "monster_beaten", "spell_shown", "died", "business_done",
})  # fmt: skip


class ClosingWatch:
    """How long a game was, and whether those who led before its last two rounds won it."""

    def __init__(self, position: Position) -> None:
        self.counts: defaultdict[str, float] = defaultdict(float)
        self._leaders: list[set[int]] = []
        self._beginning = f"{position.game.study.clock}_began"
        self.see(position)

    def see(self, position: Position) -> None:
        if any(event.name == self._beginning for event in position.events()):
            self._leaders.append(leaders_of(position))
        if position.is_over:
            self._end(position)

    def _end(self, position: Position) -> None:
        length = len(self._leaders)
        self.counts["closed games"] += 1
        self.counts["length"] += length
        self.counts["length squared"] += length * length
        if length >= LAST:
            self.counts["decided late"] += not self._leaders[-LAST] & set(position.winners())


def leaders_of(position: Position) -> set[int]:
    points = [position.points(seat) for seat in range(position.seats)]
    return {seat for seat, sum_of_seat in enumerate(points) if sum_of_seat == max(points)}


class TurnWatch:
    """Schatzjagd: turns in which nothing happened, fights on the last day, and who did business in which house."""

    def __init__(self, position: Position) -> None:
        self.counts: defaultdict[str, float] = defaultdict(float)
        self._is_eventful, self._has_fight = True, False
        self._visits: Counter[tuple[str, int]] = Counter()
        self.see(position)

    def see(self, position: Position) -> None:
        for event in position.events():
            self._hear(event)
        if position.is_over:
            self._end(position)

    def _hear(self, event: Event) -> None:
        if event.name == "turn_began":
            self.counts["turns taken"] += 1
            self.counts["turns without event"] += not self._is_eventful
            self._is_eventful = False
        elif event.name == "day_began":
            self._has_fight = False
        elif event.name == "business_done":
            self._visits[str(event.fields["house"]), event.seat] += 1
        self._is_eventful |= event.name in EVENTFUL
        self._has_fight |= event.name == "fight_began"

    def _end(self, position: Position) -> None:
        self.counts["ended by combat"] += self._has_fight
        winners = position.winners()
        for (house, seat), visits in self._visits.items():
            self.counts[f"visits of {house}"] += visits
            self.counts[f"visitors of {house}"] += 1
            self.counts[f"wins of visitors of {house}"] += (seat in winners) / len(winners)


class SpellWatch:
    """Grimoria: how often each spell was possible and chosen, and how those who chose it fared."""

    def __init__(self, position: Position) -> None:
        self.counts: defaultdict[str, float] = defaultdict(float)
        self._chosen: list[tuple[int, int]] = []
        self._is_counted = True
        self.see(position)

    def see(self, position: Position) -> None:
        for event in position.events():
            if event.name == "round_began":
                self._is_counted = False
            elif event.name == "spell_revealed":
                self._chosen.append((event.number("spell"), event.seat))
            elif event.name in ("spell_blocked", "spell_fizzled"):
                self.counts[f"failed spell {event.number('spell')}"] += 1
        if not self._is_counted and position.question == "choose_spell":
            self._is_counted = True
            self._count_possible(position)
        if position.is_over:
            self._end(position)

    def _count_possible(self, position: Position) -> None:
        """Once a round, when all are asked; companions may ask something else before."""
        for seat in position.asked():
            for option in position.legal(seat):
                name = position.game.options.name(option)
                self.counts[f"possible {name}"] += name.startswith("spell ")

    def _end(self, position: Position) -> None:
        winners = position.winners()
        for spell, seat in self._chosen:
            self.counts[f"chosen spell {spell}"] += 1
            self.counts[f"won with spell {spell}"] += (seat in winners) / len(winners)


MORE: dict[str, tuple[Callable[[Position], Watch], ...]] = {"schatzjagd": (TurnWatch,), "grimoria": (SpellWatch,)}


def more_watches(position: Position) -> Iterator[Watch]:
    """Those that look at a game beside its own study."""
    if position.game.study.clock:
        yield ClosingWatch(position)
    for watch in MORE.get(position.game.key, ()):
        yield watch(position)
