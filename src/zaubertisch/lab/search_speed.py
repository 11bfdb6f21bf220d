"""How fast the top level thinks about the first decision of a game: one core, in turns with the peer's own search.

`python -m zaubertisch.lab.search_speed GAME SECONDS PEER` prints JSON; `zaubertisch bench` starts it as it should be.
"""

import json
import sys
import time
from dataclasses import asdict, dataclass, replace
from statistics import median

from zaubertisch.bots.levels import LEVELS, levels
from zaubertisch.bots.search import Search
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.speed import ROUNDS, Hearts, games_in, stay_on_one_core

SIMULATIONS = 1000  # of one decision, on both sides
UCT_C = 2.0  # what OpenSpiel's own examples take


@dataclass
class SearchSpeed:
    """What the search of one game does at the greatest number of seats; the peer at the first decision of hearts."""

    game: str
    seats: int
    simulations_per_s: float
    peer_simulations_per_s: float | None
    ratio_to_peer: float | None
    milliseconds_by_level: dict[int, float]  # what one answer costs


class Decision:
    """The first decision of a game, as the seat that has to make it sees it."""

    def __init__(self, game: Game) -> None:
        position = Position.new(game, game.card_set(), game.most_seats, game.parse_variants(game.measured_variants), 1)
        self.game, self.seat = game, position.asked()[0]
        self.view = position.view(self.seat)
        self.search = Search(game, replace(levels(game)[max(LEVELS)], simulations=SIMULATIONS, threads=1))

    def milliseconds(self, number: int) -> float:
        """What an answer of this level costs on this core."""
        search = Search(self.game, replace(levels(self.game)[number], threads=1))
        search.consider(self.view, self.seat, 1)
        return round(1000 * median(self.seconds(search, seed) for seed in range(ROUNDS)), 1)

    def seconds(self, search: Search, seed: int) -> float:
        begun = time.process_time()
        search.consider(self.view, self.seat, seed)
        return time.process_time() - begun

    def think(self, decisions: int) -> int:
        """About the same decision so often; returns the number of simulations."""
        for seed in range(decisions):
            self.search.consider(self.view, self.seat, seed)
        return decisions * SIMULATIONS


class PeerDecision:
    """The first decision of hearts, for OpenSpiel's information-set search, whole in C++."""

    def __init__(self) -> None:
        import pyspiel

        self._spiel, self._hearts = pyspiel, Hearts()

    def think(self, decisions: int) -> int:
        final = self._spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
        for seed in range(1, decisions + 1):
            rollout = self._spiel.RandomRolloutEvaluator(1, seed)
            self._spiel.ISMCTSBot(seed, rollout, UCT_C, SIMULATIONS, -1, final).step(self._hearts.deal)
        return decisions * SIMULATIONS


def simulations_per_second(side: Decision | PeerDecision, decisions: int) -> float:
    """By the time of this process on its core: what else the machine does is no business of either side."""
    begun = time.process_time()
    return side.think(decisions) / (time.process_time() - begun)


def measure(key: str, seconds: float, peer: str) -> SearchSpeed:
    """Our search and the peer's in turns: what disturbs one disturbs the other."""
    game = load_game(key)
    decision = Decision(game)
    decision.think(1)  # compiles
    sides: list[Decision | PeerDecision] = [decision, *([PeerDecision()] if peer == "openspiel" else [])]
    counts = [games_in(side.think, seconds / ROUNDS) for side in sides]
    speeds = [[simulations_per_second(*turn) for turn in zip(sides, counts, strict=True)] for _ in range(ROUNDS)]
    ours = round(median(speed[0] for speed in speeds))
    costs = {number: decision.milliseconds(number) for number in LEVELS}
    if len(sides) == 1:
        return SearchSpeed(key, game.most_seats, ours, None, None, costs)
    theirs, ratio = median(speed[1] for speed in speeds), median(speed[0] / speed[1] for speed in speeds)
    return SearchSpeed(key, game.most_seats, ours, round(theirs), round(ratio, 3), costs)


def main() -> None:
    stay_on_one_core()
    key, seconds, peer = sys.argv[1:4]
    print(json.dumps(asdict(measure(key, float(seconds), peer))), flush=True)


if __name__ == "__main__":
    main()
