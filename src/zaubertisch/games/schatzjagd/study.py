"""What is counted over many games: how often castles shut their henchmen in, and how often the land is full."""

from zaubertisch.games.schatzjagd.policy.prospects import lasting_power
from zaubertisch.games.schatzjagd.rules.board import EXITS
from zaubertisch.games.schatzjagd.rules.fight import power
from zaubertisch.games.schatzjagd.rules.influence import has_free_field
from zaubertisch.games.schatzjagd.rules.land import is_home
from zaubertisch.games.schatzjagd.state import LIFE, MONSTER
from zaubertisch.kernel.rules import rule
from zaubertisch.kernel.study import GameStudy

PARTING_DIE = 4  # four times in six the die of a parting blow shows at most this


@rule
def monster_at(g, deck, field):
    """The power of the monster on a field, or 0."""
    kind = g.card[field]
    return int(deck.power[kind]) if kind >= 0 and deck.type[kind] == MONSTER else 0


@rule
def weaker_guard(g, deck, seat):
    """The power of the weaker of two monsters before the castle; 0 if an exit has none."""
    corner = g.player[seat].castle
    return min(monster_at(g, deck, EXITS[corner, 0]), monster_at(g, deck, EXITS[corner, 1]))


@rule
def shut_in(g, deck, seat):
    """At home between two monsters that would beat him; he could still flee past one of them (S72)."""
    return int(is_home(g, seat) and weaker_guard(g, deck, seat) >= max(1, lasting_power(g, seat)))


@rule
def locked_in(g, deck, seat):
    """At home between two monsters whose parting blow would most likely kill him (S70)."""
    blow = weaker_guard(g, deck, seat) + PARTING_DIE - power(g, seat)
    return int(is_home(g, seat) and weaker_guard(g, deck, seat) > 0 and blow >= g.player[seat].value[LIFE])


@rule
def land_full(g, deck, seat):
    """S110: no card can be laid anywhere."""
    return int(not has_free_field(g))


STUDY = GameStudy(
    clock="day",
    limit="last_day",
    measures={"shut_in": shut_in, "locked_in": locked_in, "land_full": land_full},
)
