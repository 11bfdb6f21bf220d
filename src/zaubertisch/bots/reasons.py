"""Why a bot takes an option: one sentence, from the numbers of its net or its search, so from what its seat knows.

A reason is the key of a message and its values; options in it are numbers, for a screen to put into words.
"""

from dataclasses import asdict, dataclass, replace
from random import Random

from zaubertisch.bots.considered import Considered
from zaubertisch.bots.judge import Foresight, Weighed, judge_of
from zaubertisch.bots.search import Thinker
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.words import Words
from zaubertisch.text.sentences import Names, option_sentence

COACH = 3  # the level that gives advice
FEW = 0.05  # of the visits of the best: an option tried more rarely is not known well enough to compare with
ALIKE = 1.0  # a difference in prospects, of 100, that does not matter
FEW_POINTS = 0.2  # a difference in points that is not worth naming


@dataclass(frozen=True)
class Reason:
    """A key of words with its values; `next` is the option it is compared with, if there is one."""

    key: str
    option: int
    next: int | None = None
    points: float = 0.0  # the difference in points, on average
    share: int = 0  # the prospect of the option, of 100
    next_share: int = 0
    simulations: int = 0
    before: int = 0  # the chance to win before the answer, of 100


def advise(view: Position, seat: int, seed: int, level: int = COACH) -> Reason:
    """What a bot would do in this place, and why: in chances, where a net knows this game."""
    options = view.legal(seat)
    if len(options) == 1:
        return Reason("reason-only", options[0])
    weighed = weighed_by_net(view, seat, seed)
    return (
        explain_chances(weighed, seat, weighed.best(seat))
        if weighed
        else explain(view, searched(view, seat, seed, level))
    )


def judge(view: Position, seat: int, option: int, seed: int, level: int = COACH) -> Reason:
    """What a bot thinks of an option that was taken in this place."""
    if len(view.legal(seat)) == 1:
        return Reason("reason-only", option)
    if weighed := weighed_by_net(view, seat, seed):
        return explain_chances(weighed, seat, option)
    considered = searched(view, seat, seed, level)
    taken = next(one for one in considered if one.option == option)
    return explain(view, [taken, *(one for one in considered if one is not taken)])


def searched(view: Position, seat: int, seed: int, level: int) -> list[Considered]:
    """What the search finds out about the options."""
    return Thinker(level, only_searches=True).choice(view, seat, Random(seed))


def weighed_by_net(view: Position, seat: int, seed: int) -> Weighed | None:
    """What each option is worth to every seat; nothing where no net fits the table."""
    found = judge_of(view.game)
    return found.weighed(view, seat, seed) if isinstance(found, Foresight) and found.net.about.fits(view) else None


def explain_chances(weighed: Weighed, seat: int, option: int) -> Reason:
    """Why this option and not the best of the others: what it makes of the chance to win."""
    worth = weighed.worth_by_option(seat)
    other = max((one for one in worth if one != option), key=lambda one: worth[one])
    shares = (round(100 * worth[option]), round(100 * worth[other]), round(100 * weighed.before[seat]))
    reason = Reason("reason-alike", option, other, share=shares[0], next_share=shares[1], before=shares[2])
    gap = 100 * (worth[option] - worth[other])
    if abs(gap) < ALIKE:
        return reason
    return replace(reason, key="reason-chance" if gap > 0 else "reason-chance-less")


def explain(view: Position, choice: list[Considered]) -> Reason:
    """Why the first of these options and not the best of the others."""
    taken, other = choice[0], rival(choice)
    points, shares = taken.lead - other.lead, (100 * taken.value, 100 * other.value)
    reason = Reason(
        "reason-alike", taken.option, other.option, round(abs(points), 1), round(shares[0]), round(shares[1]),
        sum(one.visits for one in choice),
    )  # fmt: skip
    gap = shares[0] - shares[1]
    if not other.visits:
        return replace(reason, key="reason-habit")
    if abs(gap) < ALIKE:
        return reason
    counts_points = view.game.evaluate is None and view.game.outlook is None
    in_points = counts_points and points * gap > 0 and reason.points >= FEW_POINTS
    return replace(reason, key=f"reason-{'points' if in_points else 'prospect'}{'' if gap > 0 else '-less'}")


def rival(choice: list[Considered]) -> Considered:
    """The best of the others, among those that were tried often enough."""
    enough = FEW * max(one.visits for one in choice)
    known = [one for one in choice[1:] if one.visits >= enough] or choice[1:]
    return max(known, key=lambda one: one.value)


def reason_sentence(game: Game, words: Words, names: Names, reason: Reason) -> str:
    """What a bot thinks of an option."""
    values = {name: value for name, value in asdict(reason).items() if name != "key"}
    values["option"] = option_sentence(game, words, names, reason.option)
    values["next"] = "" if reason.next is None else option_sentence(game, words, names, reason.next)
    return words.say(reason.key, **values)
