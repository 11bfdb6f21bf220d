"""How a fight will end, exactly: win, death, flight and loss of life for given standing orders (chapter 6).

Weapons wear by one in every exchange, so a fight is a table over the exchanges so far and the life of both; after so
many exchanges as there can be weapon points it goes on unchanged. The table is filled from the end. Effects of blows
that change strength, weapons or life beyond the blow (only cards of one's own have such) are not foreseen.
"""

import functools
from typing import Any, NamedTuple

import numpy as np

from zaubertisch.games.schatzjagd.state import LIFE, STRENGTH, WEAPONS
from zaubertisch.kernel.record import allocate, record
from zaubertisch.kernel.rules import open_to_python, rule

DEPTH = 16  # exchanges after which no weapon is left to wear
MOST_LIFE = 60
FACES = 6

SIDE = record(
    ("life", "i2"), ("strength", "i2"), ("weapons", "i2"), ("flees_below", "i2"), ("wears", "i1"), ("moves_first", "i1")
)
FIGHTERS = record(("me", SIDE), ("foe", SIDE))
ODDS = record(
    ("win", "f8"),  # the foe dies
    ("lose", "f8"),  # I die
    ("flee", "f8"),  # I get away alive
    ("foe_flees", "f8"),
    ("loss", "f8"),  # the life I lose, on average
    ("foe_loss", "f8"),
    ("exchanges", "f8"),
    ("blow_kills", "f8"),  # were I to flee now: the chance that the parting blow kills
    ("blow_loss", "f8"),  # and the life it costs, on average
)
OUTCOMES = 7  # the fields of ODDS that the table holds, from win to exchanges
WIN, LOSE, FLEE, FOE_FLEES, LOSS, FOE_LOSS, EXCHANGES = range(7)
SCRATCH = (2, MOST_LIFE + 1, MOST_LIFE + 1, OUTCOMES)  # this layer of the table and the next


@rule
def power_after(side, exchanges):
    """S66: strength and what is left of the weapons."""
    worn = exchanges if side.wears else 0
    return side.strength + max(0, side.weapons - worn)


@rule
def foresee(fighters, scratch, odds):
    """Fill `odds` for the fight between `me` and `foe`; `scratch` has the shape SCRATCH."""
    me, foe = fighters.me, fighters.foe
    for exchanges in range(DEPTH, -1, -1):
        this, following = exchanges % 2, (exchanges + 1) % 2
        lead = power_after(me, exchanges) - power_after(foe, exchanges)
        for mine in range(1, me.life + 1):
            for theirs in range(1, foe.life + 1):
                is_last = exchanges == DEPTH
                foresee_moment(fighters, scratch, exchanges, lead, mine, theirs, this, this if is_last else following)
    state = scratch[0, me.life, foe.life]
    odds.win, odds.lose, odds.flee, odds.foe_flees = state[WIN], state[LOSE], state[FLEE], state[FOE_FLEES]
    odds.loss, odds.foe_loss, odds.exchanges = state[LOSS], state[FOE_LOSS], state[EXCHANGES]
    foresee_blow(me, foe, odds)


@rule
def foresee_moment(fighters, scratch, exchanges, lead, mine, theirs, layer, following):
    """Before an exchange: who flees, flees; else both strike."""
    me, foe = fighters.me, fighters.foe
    state = scratch[layer, mine, theirs]
    i_flee = mine < me.flees_below and (exchanges > 0 or not me.moves_first)
    foe_flees = theirs < foe.flees_below and (exchanges > 0 or not foe.moves_first)
    for i in range(OUTCOMES):
        state[i] = 0.0
    if i_flee and (me.moves_first or not foe_flees):
        expect_my_flight(state, lead, mine)
    elif foe_flees:
        expect_their_flight(state, lead, theirs)
    else:
        expect_blows(scratch, state, lead, mine, theirs, exchanges == DEPTH, following)


@rule
def expect_my_flight(state, lead, mine):
    """S70."""
    for die in range(1, FACES + 1):
        damage = max(0, die - lead)
        state[LOSE if damage >= mine else FLEE] += 1.0 / FACES
        state[LOSS] += min(damage, mine) / FACES


@rule
def expect_their_flight(state, lead, theirs):
    for die in range(1, FACES + 1):
        damage = max(0, die + lead)
        state[WIN if damage >= theirs else FOE_FLEES] += 1.0 / FACES
        state[FOE_LOSS] += min(damage, theirs) / FACES


@rule
def expect_blows(scratch, state, lead, mine, theirs, is_stationary, following):
    """S64, S65: all 36 throws; one that hurts nobody leads to the same lives, with weapons worn or as before."""
    parried = 0
    for difference in range(1 - FACES, FACES):
        ways = FACES - abs(difference)
        damage = difference + lead
        if damage == 0:
            parried = ways
        else:
            expect_blow(scratch, state, mine, theirs, damage, ways / (FACES * FACES), following)
    state[EXCHANGES] += 1.0
    if parried > 0:
        expect_parry(scratch, state, mine, theirs, parried / (FACES * FACES), is_stationary, following)


@rule
def expect_blow(scratch, state, mine, theirs, damage, chance, following):
    if damage > 0:
        state[FOE_LOSS] += chance * min(damage, theirs)
        if damage >= theirs:
            state[WIN] += chance
        else:
            add_outcomes(state, scratch[following, mine, theirs - damage], chance)
    else:
        state[LOSS] += chance * min(-damage, mine)
        if -damage >= mine:
            state[LOSE] += chance
        else:
            add_outcomes(state, scratch[following, mine + damage, theirs], chance)


@rule
def add_outcomes(state, then, chance):
    for i in range(OUTCOMES):
        state[i] += chance * then[i]


@rule
def expect_parry(scratch, state, mine, theirs, chance, is_stationary, following):
    """Nothing changes but the weapons; when they are worn out it comes back to this very moment, again and again."""
    if is_stationary:
        for i in range(OUTCOMES):
            state[i] /= 1.0 - chance
    else:
        add_outcomes(state, scratch[following, mine, theirs], chance)


@rule
def foresee_blow(me, foe, odds):
    """S70: fleeing before the next exchange."""
    lead = me.strength + me.weapons - foe.strength - foe.weapons
    odds.blow_kills, odds.blow_loss = 0.0, 0.0
    for die in range(1, FACES + 1):
        damage = max(0, die - lead)
        odds.blow_kills += 1.0 / FACES if damage >= me.life else 0.0
        odds.blow_loss += min(damage, me.life) / FACES


_foresee = open_to_python(foresee)
Odds = dict[str, float]


class Side(NamedTuple):
    """One side of a fight, as SIDE has it."""

    life: int
    strength: int
    weapons: int
    flees_below: int
    wears: int
    moves_first: int


def henchman(view: Any, seat: int, flees_below: int = 0, *, moves_first: bool = False) -> Side:
    value = view.state["player"]["value"][0, seat].tolist()
    return Side(value[LIFE], value[STRENGTH], value[WEAPONS], flees_below, 1, int(moves_first))


def monster(power: int, life: int) -> Side:
    return Side(life, power, 0, 0, 0, 0)


@functools.lru_cache(maxsize=1 << 14)
def foreseen(me: Side, foe: Side) -> tuple[float, ...]:
    """The fields of ODDS. The same fight is looked at again and again, and always ends the same."""
    fighters, odds = allocate(FIGHTERS), allocate(ODDS)
    fighters["me"], fighters["foe"] = tuple(me), tuple(foe)
    _foresee.at(fighters, np.zeros(SCRATCH), odds)
    return tuple(odds.item())


class Oracle:
    """The odds for Python. All numbers are public, so views will do."""

    def __init__(self) -> None:
        self._last: tuple[Side, Side] | None = None

    def monster(self, view: Any, seat: int, kind: int, flees_below: int = 0, life: int | None = None) -> Odds:
        """Against a monster with this life left; 0 means all its life."""
        left = life or int(view.deck["monster_life"][0])
        return self._fight(henchman(view, seat, flees_below), monster(int(view.deck["power"][0, kind]), left))

    def duel(self, view: Any, seat: int, other: int, flees_below: int = 0, other_flees_below: int = 0,
             is_challenger: bool = True) -> Odds:  # fmt: skip
        """Against another henchman, before the first exchange."""
        me = henchman(view, seat, flees_below, moves_first=is_challenger)
        return self._fight(me, henchman(view, other, other_flees_below, moves_first=not is_challenger))

    def bound(self) -> Odds:
        """S77: the fight that was foreseen last, if the opponent neither strikes nor wears in the next exchange."""
        assert self._last is not None
        me, foe = self._last
        lead = me.strength + me.weapons - foe.strength - foe.weapons
        worn = me._replace(weapons=max(0, me.weapons - 1))
        throws = [self._after_blow(worn, foe, max(0, die + lead)) for die in range(1, FACES + 1)]
        mean = {name: sum(throw[name] for throw in throws) / FACES for name in throws[0]}
        return mean | {"exchanges": mean["exchanges"] + 1, "blow_kills": 0.0, "blow_loss": 0.0}

    def _after_blow(self, me: Side, foe: Side, damage: int) -> Odds:
        """How it goes on after the foe lost so much of his life."""
        if damage >= foe.life:
            return dict.fromkeys(ODDS.names or (), 0.0) | {"win": 1.0, "foe_loss": float(foe.life)}
        result = odds_of(me, foe._replace(life=foe.life - damage))
        return result | {"foe_loss": result["foe_loss"] + damage}

    def _fight(self, me: Side, foe: Side) -> Odds:
        self._last = me, foe
        return odds_of(me, foe)


def odds_of(me: Side, foe: Side) -> Odds:
    return dict(zip(ODDS.names or (), foreseen(me, foe), strict=True))
