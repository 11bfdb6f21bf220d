"""Reviews of many games by bots: does every account close, is luck zero on average, who gives away how much?

`python -m zaubertisch.lab.reviews GAME BOTS GAMES`, for instance `grimoria 2,2,2,2 100`. Stopped, it goes on
where it was. With --write the accuracies of the bots are kept in the game's own file, for reviews to compare with.
"""

import argparse
import re
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev

from zaubertisch.bots.judge import FILE, judge_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab.arena import Match, play_game
from zaubertisch.lab.crew import Crew
from zaubertisch.lab.notebook import Piece, do_all
from zaubertisch.review.account import HUNDRED, Account
from zaubertisch.review.findings import SeatReview, review_of
from zaubertisch.review.reviewer import Reviewer

FOLDER = Path("arena")
ACCURACY = re.compile(r"\n*\[accuracy\].*", re.DOTALL)


def review_one(job: tuple[Match, int, int]) -> Piece:
    """One game and its review: for each seat who sat there, its account, losses and accuracy."""
    match, number, deals = job
    _, record = play_game(match, number)
    reviewer = Reviewer(record, judge_of(record.rulebook(), deals))
    seats = review_of(record, reviewer.start(), list(reviewer.moments()), {}).seats
    return [number, [row_of(name, seat) for name, seat in zip(match.seating(number), seats, strict=True)]]


def row_of(name: str, seat: SeatReview) -> list[str | int]:
    account = seat.account
    numbers = account.start, account.luck, account.own, account.others, account.result
    return [name, *numbers, seat.choices, seat.loss, seat.accuracy]


def mean_of(values: Sequence[float]) -> str:
    """With its 95 percent interval."""
    half = 1.96 * stdev(values) / len(values) ** 0.5 if len(values) > 1 else float("inf")
    return f"{fmean(values):+.2f} ± {half:.2f}"


def closes(row: Sequence[int]) -> bool:
    account = Account(*row)
    return account.start + account.luck + account.own + account.others == account.result


def findings(pieces: Sequence[Piece]) -> list[str]:
    """What all reviews say together, a line each; in percent of chance."""
    rows = [row for _, seats in pieces for row in seats]
    lines = [f"{sum(closes(row[1:6]) for row in rows)} of {len(rows)} accounts close"]
    for seat in range(len(pieces[0][1])):
        luck = [seats[seat][2] / HUNDRED for _, seats in pieces]
        lines.append(f"seat {seat + 1}: luck {mean_of(luck)}")
    for name, own in sorted(by_bot(rows).items()):
        losses = [row[7] / HUNDRED / max(row[6], 1) for row in own]
        play = [row[3] / HUNDRED for row in own]
        lines.append(
            f"bot {name}: loss per choice {mean_of(losses)}, own play {mean_of(play)}, "
            f"accuracy {fmean(row[8] for row in own):.0f}"
        )
    return lines


def by_bot(rows: Sequence[Sequence[int]]) -> dict[str, list[Sequence[int]]]:
    found: dict[str, list[Sequence[int]]] = defaultdict(list)
    for row in rows:
        found[str(row[0])].append(row)
    return found


def with_accuracies(text: str, pieces: Sequence[Piece]) -> str:
    """The game's file with the accuracies that were measured."""
    rows = by_bot([row for _, seats in pieces for row in seats])
    lines = [f"{name} = {round(fmean(row[8] for row in own))}" for name, own in sorted(rows.items())]
    command = f"# Made by: python -m zaubertisch.lab.reviews {' '.join(sys.argv[1:])}"
    return "\n".join([ACCURACY.sub("", text.rstrip()), "", "[accuracy]", command, *lines, ""])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m zaubertisch.lab.reviews", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("bots", help="at the table, as in 1,2,3,4")
    parser.add_argument("games", type=int)
    parser.add_argument("--write", action="store_true", help="keep the accuracies in the game's file")
    parser.add_argument(
        "--deals", type=int, default=0, help="that a judgement imagines, if not as many as the game says"
    )
    parser.add_argument("--processes", type=int, default=1)
    said = parser.parse_args()
    match = Match(said.game, tuple(said.bots.split(",")), said.games)
    match.check()
    jobs = [(number, (match, number, said.deals)) for number in range(match.games)]
    pieces = do_all(review_one, jobs, match.notebook(FOLDER, f"reviews-{said.deals}"), show, Crew(said.processes))
    print("\n".join(findings(pieces)))
    if said.write:
        file = load_game(said.game).folder / FILE
        file.write_text(with_accuracies(file.read_text(encoding="utf-8"), pieces), encoding="utf-8")


def show(done: int, of: int) -> None:
    print(f"\r{done} of {of} games", end="\n" if done == of else "", file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        main()
    except BadInput as error:
        sys.exit(str(error))
