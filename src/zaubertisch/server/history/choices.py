"""What the seats of a finished game chose where one's taste shows: counted once, from its answers."""

from collections import Counter
from collections.abc import Mapping

from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.packages import part_of
from zaubertisch.server.people.person_requests import ChoiceInfo
from zaubertisch.tables.table import Table

MOST_SHOWN = 5  # answers of each kind
MOST_KINDS = 3


def telling_questions(game: str) -> frozenset[str]:
    """The questions of a game whose answers are counted; none where it names none."""
    return frozenset(getattr(part_of(game, "view.choices"), "QUESTIONS", ()))


def choices_of(table: Table) -> tuple[Counter[str], ...]:
    """By seat: how often it gave each answer, by name."""
    counts: tuple[Counter[str], ...] = tuple(Counter() for _ in table.seats)
    questions, position = telling_questions(table.setup.game), table.setup.start(table.position)
    if not questions:
        return counts
    for seat, option in table.answers():
        if position.question in questions:
            counts[seat][table.game.options.name(option)] += 1
        position.accept(seat, option)
    return counts


def favourites(key: str, mine: Mapping[str, int], of_all: Mapping[str, int]) -> list[ChoiceInfo]:
    """What somebody chooses most, verb by verb, the verb with most answers first; names of other rules are left out."""
    game = load_game(key)
    own, everybody = by_verb(game, mine), by_verb(game, of_all)
    verbs = sorted(own, key=lambda verb: (-own[verb].total(), verb))[:MOST_KINDS]
    return [
        ChoiceInfo(option, share(count, own[verb]), share(everybody[verb][option], everybody[verb]))
        for verb in verbs
        for option, count in sorted(own[verb].items(), key=lambda each: (-each[1], each[0]))[:MOST_SHOWN]
    ]


def by_verb(game: Game, counts: Mapping[str, int]) -> dict[str, Counter[int]]:
    known = {name: number for number, name in enumerate(game.options.names)}
    found: dict[str, Counter[int]] = {}
    for name, count in counts.items():
        if name in known:
            found.setdefault(game.options.split(known[name])[0], Counter())[known[name]] += count
    return {verb: each for verb, each in found.items() if len(game.options.objects(verb)) > 1}


def share(count: int, of: Counter[int]) -> float:
    """In a hundred.

    >>> share(1, Counter({3: 1, 4: 3}))
    25.0
    """
    return round(100 * count / max(1, of.total()), 1)
