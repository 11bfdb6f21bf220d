"""How fast bots answer: as the persons at a table wish it, and never so that time tells what somebody holds."""

from collections.abc import Iterable, Mapping
from dataclasses import replace

from zaubertisch.server.play.messages import Pace
from zaubertisch.server.settings import Pauses

ORDER: tuple[Pace, ...] = ("calm", "brisk", "at_once")
LAP_S = 2.8  # brisk: however much bots do one after the other, their pauses come to no more than about this
SHARE = 0.15  # of what is left of it, the next pause takes
LEAST = 0.1  # seconds; no answer of a bot is quicker, so that it has thought by then
LEAST_WINDOW = 0.25  # and no window shorter, for the same reason
SPREAD = 0.2  # a pause is drawn from so much below to so much above


def calmest(paces: Iterable[Pace]) -> Pace:
    """Nobody is hurried by somebody else.

    >>> calmest(["at_once", "brisk"]), calmest([])
    ('brisk', 'calm')
    """
    return min(paces, key=ORDER.index, default="calm")


def wished(paces: Mapping[int, Pace], seats: Iterable[int]) -> Pace:
    """What these seats agree on; who has said nothing wants it calm."""
    return calmest(paces.get(seat, "calm") for seat in seats)


def paced(pauses: Pauses, pace: Pace, since: float) -> Pauses:
    """The pauses of bots, `since` so many seconds nobody but bots had anything to do; those of persons stay."""
    if pace == "calm":
        return pauses
    pause = max(LEAST, SHARE * (LAP_S - since)) if pace == "brisk" else LEAST
    bot, window = spread(pause), spread(max(LEAST_WINDOW, pause))
    return replace(pauses, bot=min(pauses.bot, bot), bot_window=min(pauses.bot_window, window))


def spread(pause: float) -> tuple[float, float]:
    return pause * (1 - SPREAD), pause * (1 + SPREAD)
