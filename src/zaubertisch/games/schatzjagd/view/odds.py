"""How a fight will end, exactly: win, death, flight and loss of life for given standing orders (chapter 6).

Weapons wear by one in every exchange, so a fight is a table over the exchanges so far and the life of both; after so
many exchanges as there can be weapon points it goes on unchanged. The table is filled from the end. Effects of blows
that change strength, weapons or life beyond the blow (only cards of one's own have such) are not foreseen.
"""

from typing import Any

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


@rule
def line_up_henchman(side, player, flees_below, moves_first):
    side.life, side.strength, side.weapons = player.value[LIFE], player.value[STRENGTH], player.value[WEAPONS]
    side.flees_below = flees_below
    side.wears = 1
    side.moves_first = moves_first


@rule
def line_up_monster(side, power, life):
    side.life, side.strength, side.weapons = life, power, 0
    side.flees_below = 0
    side.wears = 0
    side.moves_first = 0


@rule
def odds_against_monster(g, deck, seat, kind, life, flees_below, fighters, scratch, odds):
    """A fight of a seat with a monster that has so much life left."""
    line_up_henchman(fighters.me, g.player[seat], flees_below, 0)
    line_up_monster(fighters.foe, deck.power[kind], life)
    foresee(fighters, scratch, odds)


@rule
def odds_in_duel(g, seat, other, flees_below, other_flees_below, is_challenger, fighters, scratch, odds):
    """A duel of a seat with another that is about to begin."""
    line_up_henchman(fighters.me, g.player[seat], flees_below, is_challenger)
    line_up_henchman(fighters.foe, g.player[other], other_flees_below, 1 - is_challenger)
    foresee(fighters, scratch, odds)


class Oracle:
    """The odds for Python: memory and the way in. All numbers are public, so views will do."""

    def __init__(self) -> None:
        self._fighters, self._scratch, self._odds = allocate(FIGHTERS), np.zeros(SCRATCH), allocate(ODDS)

    def monster(
        self, view: Any, seat: int, kind: int, flees_below: int = 0, life: int | None = None
    ) -> dict[str, float]:
        """Against a monster with this life left; 0 means all its life."""
        deck = view.deck[0]
        left = life or int(deck.monster_life)
        odds_against_monster(
            view.g, deck, seat, kind, left, flees_below, self._fighters[0], self._scratch, self._odds[0]
        )
        return self._result()

    def duel(self, view: Any, seat: int, other: int, flees_below: int = 0, other_flees_below: int = 0,
             is_challenger: bool = True) -> dict[str, float]:  # fmt: skip
        """Against another henchman, before the first exchange."""
        odds_in_duel(
            view.g, seat, other, flees_below, other_flees_below, int(is_challenger),
            self._fighters[0], self._scratch, self._odds[0],
        )  # fmt: skip
        return self._result()

    def bound(self) -> dict[str, float]:
        """S77: the fight that was foreseen last, if the opponent neither strikes nor wears in the next exchange."""
        me, foe = self._fighters["me"], self._fighters["foe"]
        lead = int((me["strength"] + me["weapons"] - foe["strength"] - foe["weapons"])[0])
        life = int(foe["life"][0])
        me["weapons"] = max(0, int(me["weapons"][0]) - 1)
        throws = [self._after_blow(max(0, die + lead), life) for die in range(1, FACES + 1)]
        mean = {name: sum(throw[name] for throw in throws) / FACES for name in throws[0]}
        return mean | {"exchanges": mean["exchanges"] + 1, "blow_kills": 0.0, "blow_loss": 0.0}

    def _after_blow(self, damage: int, life: int) -> dict[str, float]:
        """How it goes on after the foe lost so much of his life."""
        if damage >= life:
            return dict.fromkeys(ODDS.names or (), 0.0) | {"win": 1.0, "foe_loss": float(life)}
        self._fighters["foe"]["life"] = life - damage
        foresee(self._fighters[0], self._scratch, self._odds[0])
        result = self._result()
        return result | {"foe_loss": result["foe_loss"] + damage}

    def _result(self) -> dict[str, float]:
        return {name: float(self._odds[0][name]) for name in ODDS.names or ()}


for _way_in in (foresee, odds_against_monster, odds_in_duel):
    open_to_python(_way_in)
