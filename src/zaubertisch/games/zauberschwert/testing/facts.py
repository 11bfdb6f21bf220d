"""How scenarios name every fact of a game, and how each is read from a position or a view."""

from collections.abc import Iterator, Sequence
from typing import Any

from zaubertisch.games.zauberschwert.names import (
    ADVENTURE_NAMES,
    ARTEFACT_NAMES,
    BLACK_EGG,
    DESIGN_NAMES,
    FIRST_ENERGY_STONE,
    HERO_NAMES,
    LANDSCAPE_NAMES,
    ORC_NAMES,
    SPELL_NAMES,
)
from zaubertisch.games.zauberschwert.state import OUT
from zaubertisch.games.zauberschwert.testing.staging import STEP, SUPPORTED_BY, USED, Staging
from zaubertisch.kernel.facts import NONE, UNKNOWN, Entry, write_list
from zaubertisch.kernel.factsheet import (
    Facts,
    Read,
    counted,
    name_of,
    read_heap,
    read_number,
    read_pile,
    read_seat,
    read_size,
)
from zaubertisch.kernel.record import HIDDEN, NOTHING


def read_mine(field: str) -> Read:
    number = {HIDDEN: UNKNOWN, NOTHING: NONE}
    return lambda g, seat, seats: number.get(int(g.player[seat][field]), str(g.player[seat][field]))


def read_card(field: str) -> Read:
    return lambda g, seat, seats: name_of(ADVENTURE_NAMES, int(g.player[seat][field]))


def read_display(g: Any, seat: int, seats: Sequence[str]) -> str:
    spots = g.display[: g.displayed]
    notes = ["" if spot.orc == NOTHING else ORC_NAMES[spot.orc] for spot in spots]
    return write_list(Entry(ADVENTURE_NAMES[spot.card], 1, note) for spot, note in zip(spots, notes, strict=True))


def read_out(g: Any, seat: int, seats: Sequence[str]) -> str:
    return write_list(name for name, where in zip(ADVENTURE_NAMES, g.where, strict=True) if where == OUT)


def read_hand(g: Any, seat: int, seats: Sequence[str]) -> str:
    me = g.player[seat]
    return counted(ARTEFACT_NAMES, me.hand, int(me.hand_size) - int(me.hand.sum()))


def read_drawn(g: Any, seat: int, seats: Sequence[str]) -> str:
    return write_list(name_of(ARTEFACT_NAMES, int(kind)) for kind in g.drawn[: g.drawn_count])


def read_laid(g: Any, seat: int, seats: Sequence[str]) -> str:
    return write_list(entry for design in range(len(DESIGN_NAMES)) for entry in laid_entries(g, seat, design))


def laid_entries(g: Any, seat: int, design: int) -> Iterator[Entry]:
    """An artefact before a seat, with what stands by it and how far it is charged."""
    name, count = DESIGN_NAMES[design], int(g.player[seat].laid[design])
    for spell, supported in enumerate(g.support):
        if supported == design and g.spell_owner[spell] == seat:
            yield Entry(name, 1, SUPPORTED_BY + SPELL_NAMES[spell])
            count -= 1
    is_charged = FIRST_ENERGY_STONE <= design < BLACK_EGG
    yield Entry(name, count, f"{STEP}{g.charge[design - FIRST_ENERGY_STONE] + 1}" if is_charged else "")


def read_spells(g: Any, seat: int, seats: Sequence[str]) -> str:
    mine = [spell for spell, owner in enumerate(g.spell_owner) if owner == seat]
    return write_list(Entry(SPELL_NAMES[spell], 1, USED if g.spell_used[spell] else "") for spell in mine)


def read_heroes(g: Any, seat: int, seats: Sequence[str]) -> str:
    mine = [hero for hero, owner in enumerate(g.hero_owner) if owner == seat]
    return write_list(Entry(HERO_NAMES[hero], 1, USED if g.hero_used >> hero & 1 else "") for hero in mine)


READERS: dict[str, Read] = {
    "round": read_number("round_number"),
    "quiet": read_number("quiet"),
    "start": read_seat("start"),
    "dragon": read_seat("dragon"),
    "display": read_display,
    "adventures_out": read_out,
    "adventure_pile": read_pile("adventures", ADVENTURE_NAMES),
    "adventure_pile_size": read_size("adventures"),
    "artefacts_out": read_heap("artefact_out", ARTEFACT_NAMES),
    "artefact_pile": read_pile("artefacts", ARTEFACT_NAMES),
    "artefact_pile_size": read_size("artefacts"),
    "landscape": lambda g, seat, seats: name_of(LANDSCAPE_NAMES, int(g.landscape)),
    "landscapes_open": read_heap("landscape_open", LANDSCAPE_NAMES),
    "landscape_pile": read_pile("landscapes", LANDSCAPE_NAMES),
    "orcs_out": read_heap("orc_open", ORC_NAMES),
    "orc_pile": read_pile("orcs", ORC_NAMES),
    "apprentice": lambda g, seat, seats: name_of(ADVENTURE_NAMES, int(g.apprentice)),
    "drawn": read_drawn,
    "SEAT.magic": read_mine("magic"),
    "SEAT.stones": read_mine("stones"),
    "SEAT.hand": read_hand,
    "SEAT.laid": read_laid,
    "SEAT.spells": read_spells,
    "SEAT.heroes": read_heroes,
    "SEAT.wizard": read_card("wizard"),
    "SEAT.offers": read_mine("offers"),
    "SEAT.standing_order": read_mine("limit"),
    "SEAT.words_given": read_mine("words_given"),
    "SEAT.words_broken": read_mine("words_broken"),
    "SEAT.announced": read_card("announced"),
    "SEAT.invited": lambda g, seat, seats: name_of(seats, int(g.player[seat].invited)),
}


FACTS = Facts(
    READERS,
    Staging,
    read_only=frozenset({"adventure_pile_size", "artefact_pile_size", "drawn", "SEAT.standing_order"}),
    ordered=frozenset({"display", "adventure_pile", "artefact_pile", "landscape_pile", "orc_pile"}),
)
