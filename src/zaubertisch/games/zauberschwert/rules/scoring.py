"""The tally (chapter 15)."""

from zaubertisch.games.zauberschwert.names import (
    BLACK_EGG,
    DESIGNS,
    END_PER_ARTEFACT,
    END_PER_HERO,
    END_PER_SPELL,
    FIRST_DOUBLE,
    HEROES,
    MOST_BLACK_EGGS,
    SPELLS,
)
from zaubertisch.games.zauberschwert.rules.belongings import is_poison
from zaubertisch.kernel.ranking import winners_by
from zaubertisch.kernel.rules import rule

TALLY_PARTS = ("stones", "black_eggs", "spells", "heroes", "artefacts")


@rule
def egg_points(g, deck, seat):
    """Z119, Z131."""
    return deck.egg_stones[min(g.player[seat].laid[BLACK_EGG], MOST_BLACK_EGGS)]


@rule
def spells_of(g, seat):
    count = 0
    for spell in range(SPELLS):
        if g.spell_owner[spell] == seat:
            count += 1
    return count


@rule
def heroes_of(g, seat):
    count = 0
    for hero in range(HEROES):
        if g.hero_owner[hero] == seat:
            count += 1
    return count


@rule
def artefacts_of(g, seat):
    """Z132: a double counts once, poison not."""
    count = 0
    for design in range(DESIGNS):
        if not is_poison(design):
            count += g.player[seat].laid[design]
    return count


@rule
def artefact_cards_of(g, seat):
    """Z134: a double counts two cards."""
    count = artefacts_of(g, seat)
    for design in range(FIRST_DOUBLE, DESIGNS):
        count += g.player[seat].laid[design]
    return count


@rule
def end_points(g, deck, seat, effect, things):
    """Z131: stones for owning the spell, and for every so many things."""
    total = 0
    for spell in range(SPELLS):
        if g.spell_owner[spell] == seat and deck.effect[spell] == effect:
            total += deck.spell_stones[spell] + deck.each[spell] * (things // deck.per[spell])
    return total


@rule
def spell_points(g, deck, seat):
    """Z131, Z132: Cantiosus, which counts itself too."""
    return end_points(g, deck, seat, END_PER_SPELL, spells_of(g, seat))


@rule
def hero_points(g, deck, seat):
    """Z131, Z132: Sodalicium."""
    return end_points(g, deck, seat, END_PER_HERO, heroes_of(g, seat))


@rule
def artefact_points(g, deck, seat):
    """Z131, Z132: Artificium."""
    return end_points(g, deck, seat, END_PER_ARTEFACT, artefacts_of(g, seat))


@rule
def points(g, deck, seat):
    """Z2: all stones the seat would have if the game ended now; everything that counts is public."""
    points_for_things = spell_points(g, deck, seat) + hero_points(g, deck, seat) + artefact_points(g, deck, seat)
    return g.player[seat].stones + egg_points(g, deck, seat) + points_for_things


@rule
def tally(g, deck, seat, out):
    """The parts of the sum; returns the sum."""
    out[0] = g.player[seat].stones
    out[1] = egg_points(g, deck, seat)
    out[2] = spell_points(g, deck, seat)
    out[3] = hero_points(g, deck, seat)
    out[4] = artefact_points(g, deck, seat)
    return points(g, deck, seat)


@rule
def rank(g, deck, seat):
    """Z133: stones, then magic, then laid-out artefact cards."""
    return int(points(g, deck, seat)), int(g.player[seat].magic), int(artefact_cards_of(g, seat))


winners = winners_by("zauberschwert", rank)
