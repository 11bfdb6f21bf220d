"""The coach: what to answer, where to look for it and why; and what an answer costs against the best one.

All of it comes from a view and a seed, by the judge that reviews finished games: what the coach warns of is what the
review calls dear. A hint that several persons see is made from what everybody at the table knows, so it shows no card.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b

from zaubertisch.bots.judge import Chances, Judge, Weighed, judge_of, usual_deals
from zaubertisch.bots.reasons import Reason, explain_chances
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position, without_events
from zaubertisch.kernel.record import EVERYONE

MORE_DEALS = 2  # for one hint so many times the usual deals are imagined
OPEN_DEALS = 8  # so many hands of the asked seat are imagined for a hint that all see
DEALS_OF_EACH = 8  # and so many deals behind each of them
MOST_PLACES = 3  # where to look: the best answer and so many others, less one
DEAR = 5.0  # percent of a victory that an answer costs: from here on it is a dear mistake
OTHER_CHANCE = 1 << 57  # what lies between the seeds of two judgements of one answer


@dataclass(frozen=True)
class Advice:
    """All that the coach says of a question: the steps of a hint show it one after the other."""

    places: list[int]  # options of which the best is one, by number: where to look
    reason: Reason


@dataclass(frozen=True)
class Cost:
    """What an option costs against a better one, in percent of a victory; nothing if it is no dear mistake."""

    option: int
    better: int | None = None
    loss: int = 0


def seed_of(view: Position) -> int:
    """The same knowledge is judged with the same chance, in every process: who knows the same gets the same hint."""
    known = without_events(view.game, view.state.tobytes())
    return int.from_bytes(blake2b(known, digest_size=7).digest())


def advice_for(view: Position, seat: int, seed: int, among: Collection[int] = ()) -> Advice:
    """For the seat alone, from its own view; a lesson offers only some options to choose `among`."""
    options = [option for option in view.legal(seat) if not among or option in among]
    if len(options) == 1:
        return Advice(options, Reason("reason-only", options[0]))
    return advice_by(view.game, only(weighed_for(view, seat, seed), options), seat)


def only(weighed: Weighed, options: Collection[int]) -> Weighed:
    return replace(weighed, after={option: weighed.after[option] for option in options})


def open_advice(public: Position, seat: int, seed: int) -> Advice | None:
    """For all to see, from the view of everybody; nothing if what is possible is a secret of the seat."""
    weighed = openly_weighed(public, seat, seed)
    return advice_by(public.game, weighed, seat) if len(weighed.after) > 1 else None


def advice_by(game: Game, weighed: Weighed, seat: int) -> Advice:
    best = weighed.best(seat)
    return Advice(places_of(game, ranked(weighed, seat)), explain_chances(weighed, seat, best))


def ranked(weighed: Weighed, seat: int) -> list[int]:
    worth = weighed.worth_by_option(seat)
    return sorted(worth, key=lambda option: -worth[option])


def places_of(game: Game, options: Sequence[int]) -> list[int]:
    """Where to look: the best and the next best of its kind, in an order that does not tell which is which."""
    alike = [option for option in options if verb_of(game, option) == verb_of(game, options[0])]
    few = (alike if len(alike) > 1 else options)[:MOST_PLACES]
    is_everything = len(few) == len(options) > 2
    return sorted(few[:-1] if is_everything else few)


def verb_of(game: Game, option: int) -> str:
    name = game.options.name(option)
    return max((verb for verb in game.things if f"{name} ".startswith(f"{verb} ")), key=len, default=name)


def cost_of(view: Position, seat: int, option: int, seed: int) -> Cost:
    """Is it a dear mistake? What seems dear is judged again with other chance, so nothing is dear by chance alone."""
    if len(view.legal(seat)) == 1:
        return Cost(option)
    weighed = weighed_for(view, seat, seed)
    better = weighed.best(seat)
    if loss_of(weighed, seat, option, better) < DEAR:
        return Cost(option)
    loss = loss_of(weighed_for(view, seat, seed + OTHER_CHANCE), seat, option, better)
    return Cost(option, better, round(loss)) if loss >= DEAR else Cost(option)


def loss_of(weighed: Weighed, seat: int, option: int, better: int) -> float:
    worth = weighed.worth_by_option(seat)
    return 100 * (worth[better] - worth[option])


def weighed_for(view: Position, seat: int, seed: int) -> Weighed:
    return judge_of(view.game, MORE_DEALS * usual_deals(view)).weighed(view, seat, seed)


def openly_weighed(public: Position, seat: int, seed: int) -> Weighed:
    """The mean over hands that the seat may have, of options that it has with each of them."""
    judge = judge_of(public.game, DEALS_OF_EACH)
    found = [weighed_with_a_hand(judge, public, seat, seed + number) for number in range(OPEN_DEALS)]
    common = [option for option in found[0].after if all(option in one.after for one in found)]
    return Weighed(
        mean([one.before for one in found]), {option: mean([one.after[option] for one in found]) for option in common}
    )


def weighed_with_a_hand(judge: Judge, public: Position, seat: int, seed: int) -> Weighed:
    return judge.weighed(public.imagine(EVERYONE, seed).view(seat), seat, seed)


def mean(chances: Sequence[Chances]) -> Chances:
    return tuple(sum(parts) / len(chances) for parts in zip(*chances, strict=True))
