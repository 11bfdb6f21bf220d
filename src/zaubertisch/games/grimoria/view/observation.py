"""What a learner sees of a game of Grimoria."""

from zaubertisch.games.grimoria.state import ADVENTURES, ATTACK, SPELLS, TAKER, VICTIM
from zaubertisch.kernel.observation import (
    BySeat,
    Frames,
    Kind,
    Knowledge,
    Number,
    Observation,
    Pile,
    SeatNumber,
    SeatSet,
)

OBSERVATION = Observation(
    Frames(rules=ATTACK + 1, seat_notes=(VICTIM, TAKER)),
    (
        Number("last_level", 17),
        Number("open_memory"),
        Number("level", 17),
        Number("round_number", 20),
        SeatNumber("order"),
        Number("chosen"),
        Number("no_display"),
        Number("display", 3),
        Kind("face_down", ADVENTURES),
        SeatSet("seen"),
        Number("discard", 5),
        Number("cloaks_out", 5),
        Number("mirrors_out", 5),
        BySeat(
            "player",
            (
                Number("coins", 30),
                Kind("spell", SPELLS + 1),
                Number("companion", 2),
                Number("cloaked"),
                Number("row", 3),
                Number("places", 5),
                Number("treasures", 5),
            ),
        ),
        Knowledge("known", 3),
        Pile("draw", ADVENTURES),
        Pile("treasure"),
    ),
)
