"""The figures: how a seat is drawn. Each is there once at a table, so that nobody is known by colour alone."""

from collections.abc import Container, Sequence
from typing import Literal, get_args

Figure = Literal[
    "king", "queen", "mage", "witch", "ranger", "plague_doctor", "viking", "knight", "scholar", "apprentice", "dwarf",
    "elf",
]  # fmt: skip
FIGURES: tuple[Figure, ...] = get_args(Figure)
OF_PERSONS: tuple[Figure, ...] = ("mage", "king", "witch", "elf", "apprentice")
OF_BOTS: tuple[Figure, ...] = ("dwarf", "queen", "plague_doctor", "viking", "ranger")  # of the bots by their names


def free_figure(wanted: str | None, taken: Container[str], otherwise: Sequence[Figure] = FIGURES) -> Figure:
    """The figure, if nobody else has it; else the first of the others that is free.

    >>> free_figure("elf", {"king"}), free_figure("elf", {"elf"}), free_figure("unicorn", {"king"})
    ('elf', 'king', 'queen')
    """
    return next(figure for figure in (*_known(wanted), *otherwise, *FIGURES) if figure not in taken)


def _known(wanted: str | None) -> list[Figure]:
    """Old logs may name figures that are gone."""
    return [figure for figure in FIGURES if figure == wanted]


def figures_of(kinds: Sequence[tuple[str, str | None]]) -> list[Figure]:
    """A figure for every seat by its kind (person or bot) and what was wanted; what persons want comes first."""
    found: dict[int, Figure] = {}
    for seat, (kind, wanted) in sorted(enumerate(kinds), key=lambda one: one[1][0] == "bot"):
        usual = OF_BOTS[sum(other == "bot" for other, _ in kinds[:seat]) :] if kind == "bot" else OF_PERSONS[seat:]
        found[seat] = free_figure(wanted, found.values(), usual)
    return [found[seat] for seat in range(len(kinds))]
