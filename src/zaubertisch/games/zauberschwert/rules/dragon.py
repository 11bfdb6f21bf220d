"""The Black Dragon and the eggs that call it (chapter 13)."""

from zaubertisch.games.zauberschwert.names import BLACK_EGG, DRAGON_CARD, FIRST_RED_EGG, FIRST_RUNE_STONE, WITH_HEROES
from zaubertisch.games.zauberschwert.state import DRAGON_MOVED
from zaubertisch.kernel.events import tell
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import rule


@rule
def eggs_of(g, seat):
    """Red and black eggs laid out."""
    eggs = g.player[seat].laid[BLACK_EGG]
    for design in range(FIRST_RED_EGG, FIRST_RUNE_STONE):
        eggs += g.player[seat].laid[design]
    return eggs


@rule
def egg_rank(g, seat):
    """Z122: first the number of eggs, then of black ones."""
    return int(eggs_of(g, seat)) * 64 + int(g.player[seat].laid[BLACK_EGG])


@rule
def seat_in_front(g):
    """Z124: the seat that is alone in front, or NOTHING."""
    best, front = 0, NOTHING
    for seat in range(g.seats):
        rank = egg_rank(g, seat)
        if rank > best:
            best, front = rank, seat
        elif rank == best:
            front = NOTHING
    return front


@rule
def check_dragon(g):
    """Z122, Z123, Z124: the dragon goes to the seat that is alone in front, else it stays."""
    if g.way != WITH_HEROES:
        return
    front = seat_in_front(g)
    if front != NOTHING and front != g.dragon:
        tell(g, DRAGON_MOVED, front, g.dragon, DRAGON_CARD)
        g.dragon = front
