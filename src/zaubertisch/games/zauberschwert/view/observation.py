"""What a learner sees of a game of Zauberschwert."""

from zaubertisch.games.zauberschwert.names import ADVENTURES, ARTEFACTS, DESIGNS, HEROES, LANDSCAPES, ORCS
from zaubertisch.games.zauberschwert.state import LAYOUT, OUT
from zaubertisch.kernel.observation import (
    BySeat,
    Counts,
    Frames,
    Kind,
    Knowledge,
    Number,
    Observation,
    Pile,
    Records,
    SeatNumber,
    Set,
)

SWITCHES = ("way", "poison", "variant", "dragon_guard", "announcements", "two_seats")

OBSERVATION = Observation(
    Frames(rules=LAYOUT + 1, depth=3, seat_notes=(0, 1)),
    (
        *(Number(name) for name in SWITCHES),
        Number("offers", 5),
        Number("round_number", 30),
        SeatNumber("start"),
        Number("quiet", 3),
        Number("stirred"),
        Number("displayed", 10),
        Records("display", (Kind("card", ADVENTURES), Kind("orc", ORCS), Number("done"))),
        Kind("where", OUT + 1),
        Kind("landscape", LANDSCAPES),
        Number("landscape_open"),
        Number("orc_open"),
        SeatNumber("spell_owner"),
        Number("spell_used"),
        Kind("support", DESIGNS),
        SeatNumber("hero_owner"),
        Set("hero_used", HEROES),
        Kind("apprentice", ADVENTURES),
        SeatNumber("dragon"),
        Number("charge", 4),
        Number("artefact_out"),
        Counts("drawn", ARTEFACTS, length="drawn_count"),
        BySeat(
            "player",
            (
                Number("magic", 30),
                Number("stones", 30),
                Kind("wizard", ADVENTURES),
                Kind("announced", ADVENTURES),
                SeatNumber("invited"),
                Number("words_given", 10),
                Number("words_broken", 10),
                Number("offers", 5),
                Number("has_offered"),
                Number("limit", 30),
                Number("hand_size", 5),
                Number("hand", 2),
                Number("laid", 2),
            ),
        ),
        Knowledge("known", 2),
        Pile("adventures", ADVENTURES),
        Pile("artefacts", ARTEFACTS),
        Pile("landscapes", LANDSCAPES),
        Pile("orcs", ORCS),
    ),
)
