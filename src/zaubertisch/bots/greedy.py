"""The bot that looks one step ahead in points: it wants the greatest lead when its own turn is over.

It imagines some full games that fit its view and tries every option in each: the others answer at random, its own
later questions are answered by what brings most at once.
"""

from random import Random

from zaubertisch.bots.imagined import Imagined
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import NOTHING

TRIALS = 48  # how many continuations are tried for one answer, all options together
FEWEST, MOST = 4, 8  # how many games are imagined for one answer
LONGEST = 80  # answers in one continuation, should a turn never end


def choose(view: Position, seat: int, rng: Random) -> int:
    options = view.legal(seat)
    if len(options) == 1:
        return options[0]
    games = min(max(TRIALS // len(options), FEWEST), MOST)
    leads = dict.fromkeys(options, 0)
    for _ in range(games):
        try_options(view, seat, leads, rng)
    best = max(leads.values())
    return rng.choice([option for option in options if leads[option] == best])


def try_options(view: Position, seat: int, leads: dict[int, int], rng: Random) -> None:
    """One imagined game: every option meets the same cards and the same chance."""
    imagined = Imagined(view.imagine(seat, rng.getrandbits(63)))
    start = imagined.keep()
    chance = rng.getrandbits(63)
    for option in leads:
        imagined.set_back(start)
        leads[option] += lead_after(imagined, seat, option, Random(chance))


def lead_after(imagined: Imagined, seat: int, option: int, rng: Random) -> int:
    """The lead when the turn in progress is over; between turns, when the next turn of one's own is."""
    waits_for = seat if imagined.turn == NOTHING else imagined.turn
    has_begun = imagined.turn == waits_for
    imagined.answer(seat, option)
    for _ in range(LONGEST):
        has_begun = has_begun or imagined.turn == waits_for
        if imagined.is_over or (has_begun and imagined.turn != waits_for):
            break
        reply(imagined, seat, rng)
    return imagined.lead(seat)


def reply(imagined: Imagined, seat: int, rng: Random) -> None:
    asked = imagined.asked()
    if asked == seat:
        imagined.answer(seat, best_at_once(imagined, seat, rng))
    else:
        imagined.answer_at_random(asked, rng)


def best_at_once(imagined: Imagined, seat: int, rng: Random) -> int:
    """The option with the greatest lead right after it; chance decides among equals."""
    options = imagined.legal(seat)
    if len(options) == 1:
        return options[0]
    rng.shuffle(options)
    start = imagined.keep()
    leads = [lead_right_after(imagined, seat, option) for option in options]
    imagined.set_back(start)
    return options[leads.index(max(leads))]


def lead_right_after(imagined: Imagined, seat: int, option: int) -> int:
    kept = imagined.keep()
    imagined.answer(seat, option)
    lead = imagined.lead(seat)
    imagined.set_back(kept)
    return lead
