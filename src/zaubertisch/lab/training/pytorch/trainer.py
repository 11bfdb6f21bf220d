"""Training that can be stopped at any time and goes on where it was: lessons, self-play, checkpoints, a log."""

import functools
import json
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import asdict, dataclass, replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np
import torch

from zaubertisch.bots.features import features_of
from zaubertisch.bots.nets import FOLDER, About, Net, about, packed, save_net
from zaubertisch.kernel.children import depend_on_parent
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.position import Position
from zaubertisch.lab.crew import ALONE, Crew
from zaubertisch.lab.environments.compiled import variants_of
from zaubertisch.lab.training.imitation import Course, Lessons, Teacher, hold, minibatches
from zaubertisch.lab.training.match import share_against, share_of_file
from zaubertisch.lab.training.pytorch.learner import Learned, Learner
from zaubertisch.lab.training.pytorch.model import Model
from zaubertisch.lab.training.pytorch.selfplay import SelfPlay
from zaubertisch.lab.training.settings import Settings
from zaubertisch.lab.training.traces import trace_of

SAVE_EVERY = 60.0  # seconds
LESSON_BATCH = 1024
LESSON_PIECE = 15_000  # answers of a teacher that are kept in one file
LOG = "log.jsonl"
Tell = Callable[[dict[str, Any]], None]


@dataclass
class Clock:
    """How far the training is, over all its starts."""

    decisions: int = 0
    updates: int = 0
    seconds: float = 0.0
    generations: int = 0  # in which it learned from its own search


@dataclass(frozen=True)
class Arena:
    """The fixed opponent against which a net is tried as it learns: how often, and in how many games."""

    opponent: str = "search:2"
    every: float = 300.0  # seconds of training
    games: int = 40
    seats: int = 2


class Trials:
    """Plays a net against the fixed opponent in a process of its own, while the net learns on."""

    def __init__(self, game: Game, arena: Arena, seed: int) -> None:
        self._game, self._arena, self._seed = game, arena, seed
        self._workers = ProcessPoolExecutor(1, get_context("spawn"), depend_on_parent)
        self._under_way: tuple[int, Future[float]] | None = None

    def begin(self, net: bytes, decisions: int) -> None:
        """The next one, unless the last is not over yet."""
        if self._under_way is None:
            arena = self._arena
            words = (self._game.key, net, arena.opponent, arena.seats, arena.games, self._seed)
            self._under_way = decisions, self._workers.submit(share_of_file, *words)

    def result(self, wait: bool = False) -> dict[str, Any] | None:
        """What came of one, once: after how many decisions the net was taken, and its share of victories."""
        if self._under_way is None or not (wait or self._under_way[1].done()):
            return None
        (decisions, found), self._under_way = self._under_way, None
        arena = self._arena
        said = {"opponent": arena.opponent, "seats": arena.seats, "games": arena.games}
        return said | {"tried": decisions, "share": round(found.result(), 4)}


class Trainer:
    """One net, its learner, and the folder where all of it is kept."""

    def __init__(
        self, game: Game, settings: Settings, folder: Path, seed: int = 1, rival: Net | None = None,
        start: Net | None = None, crew: Crew = ALONE,
    ) -> None:  # fmt: skip
        """It begins with nothing, or as the net `start` is; lessons are given by the crew."""
        torch.manual_seed(seed)
        self.game, self.settings, self.folder, self.seed, self.crew = game, settings, folder, seed, crew
        fresh = Model(features_of(game).width, settings.hidden, len(game.options), game.most_seats)
        self.model = Model.of(start) if start else fresh
        self.learner, self.clock = Learner(self.model, settings), Clock()
        self.rival = Model.of(rival) if rival else None
        folder.mkdir(parents=True, exist_ok=True)
        if self._checkpoint.exists():
            self._load()

    @property
    def _checkpoint(self) -> Path:
        return self.folder / "checkpoint.pt"

    @property
    def is_new(self) -> bool:
        return not self._checkpoint.exists()

    def _load(self) -> None:
        kept = torch.load(self._checkpoint, weights_only=True, map_location=torch.get_default_device())
        self.model.load_state_dict(kept["model"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.clock = Clock(**kept["clock"])

    def save(self) -> None:
        part = self._checkpoint.with_suffix(".part")
        kept = {"model": self.model.state_dict(), "optimizer": self.learner.optimizer.state_dict()}
        torch.save(kept | {"clock": asdict(self.clock)}, part)
        part.replace(self._checkpoint)

    def keep(self) -> None:
        """The net of this moment beside the checkpoint: weaker levels are nets that have not learned long."""
        place = self.folder / FOLDER / f"{self.clock.updates}.npz"
        place.parent.mkdir(exist_ok=True)
        place.write_bytes(self.file())

    def note(self, tell: Tell, **said: Any) -> None:
        """A line of the log."""
        line = asdict(self.clock) | said
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        tell(line)

    # Lessons

    def teach(self, tell: Tell) -> None:
        """Imitate the teacher, before anything else; lessons that were given already are read again."""
        given = self._given(Teacher(self.settings.teacher), self.settings.lessons, self.seed, self.folder, tell)
        self._imitate(given, tell)
        self.save()

    def learn_from_search(self, generations: int, tell: Tell, arena: Arena | None = None) -> None:
        """Expert iteration: the net answers with a search, then learns to answer so at once; so many times in all."""
        self.learner.rate = self.settings.own_rate
        while self.clock.generations < generations:
            place = self.folder / f"generation-{self.clock.generations + 1}"
            teacher = Teacher(net=self._net_of(place), simulations=self.settings.simulations)
            seed = self.seed + (self.clock.generations + 1) * 10**6
            self._imitate(self._given(teacher, self.settings.own_lessons, seed, place, tell), tell)
            self.clock.generations += 1
            self.save()
            if arena:
                self.try_against(arena, tell)

    def _net_of(self, place: Path) -> bytes:
        """The net with which a generation begins; it stays the same if the training is stopped in the middle."""
        path = place / "net.npz"
        if not path.exists():
            place.mkdir(parents=True, exist_ok=True)
            path.write_bytes(self.file())
        return path.read_bytes()

    def _imitate(self, lessons: Lessons, tell: Tell) -> None:
        rng = np.random.default_rng(self.seed + self.clock.generations)
        for number in range(self.settings.lesson_rounds):
            parts = minibatches(lessons, min(LESSON_BATCH, len(lessons)), rng)
            off, surprise = np.mean([self.learner.imitate(lessons, part) for part in parts], axis=0).tolist()
            self.note(tell, lesson_round=number + 1, off=round(off, 4), surprise=round(surprise, 4))

    def _given(self, teacher: Teacher, count: int, seed: int, place: Path, tell: Tell) -> Lessons:
        """So many lessons, from all kinds of tables in turn; what is on the disk is not given again."""
        pieces = -(-count // LESSON_PIECE)
        paths = [place / "lessons" / f"{number + 1}.npz" for number in range(pieces)]
        missing = [number for number in range(pieces) if not paths[number].exists()]
        jobs = [(number, self._course(teacher, min(LESSON_PIECE, count), seed, number)) for number in missing]
        for done, (number, lessons) in enumerate(self.crew.results(hold, jobs), pieces - len(missing) + 1):
            lessons.save(paths[number])
            self.note(tell, lessons=done, of=pieces)
        return Lessons.load(*paths)

    def _course(self, teacher: Teacher, count: int, seed: int, number: int) -> Course:
        kind = self.settings.kinds[number % len(self.settings.kinds)]
        return Course(self.game.key, kind, teacher, count, seed + 1000 * number)

    # Play

    def train(self, minutes: float, tell: Tell, arena: Arena | None = None) -> None:
        """Play and learn until so many minutes are full, counted from the very first start."""
        until, saved, tried = minutes * 60, self.clock.seconds, self.clock.seconds
        if self.clock.seconds >= until:
            return
        play = SelfPlay(self.game, self.settings, self.seed + self.clock.updates, self.rival)
        trials = Trials(self.game, arena, self.seed) if arena else None
        while self.clock.seconds < until:
            self._update(play, min(1.0, self.clock.seconds / until), tell)
            if is_power_of_two(self.clock.updates):
                self.keep()
            if self.clock.seconds >= saved + SAVE_EVERY:
                self.save()
                saved = self.clock.seconds
            if arena and trials:
                if self.clock.seconds >= tried + arena.every:
                    trials.begin(self.file(), self.clock.decisions)
                    tried = self.clock.seconds
                self._note_trial(trials, tell)
        self.save()
        if trials:
            self._note_trial(trials, tell, wait=True)

    def _note_trial(self, trials: Trials, tell: Tell, wait: bool = False) -> None:
        if found := trials.result(wait):
            self.note(tell, **found)

    def _update(self, play: SelfPlay, progress: float, tell: Tell) -> None:
        begun = time.perf_counter()
        rollout = play.play(self.model, min(1.0, progress / self.settings.outlook_until))
        learned = self.learner.learn(rollout, progress)
        self.clock.decisions += rollout.actions.numel()
        self.clock.updates += 1
        self.clock.seconds += time.perf_counter() - begun
        won, even = play.share_of_own(rollout) if self.rival else (0.0, 0.0)
        self.note(tell, **rounded(learned), **({"won": won, "even": even} if self.rival else {}))

    def try_against(self, arena: Arena, tell: Tell) -> None:
        """Some games against the fixed opponent; the same deals each time."""
        share = share_against(self.net(), arena.opponent, arena.seats, arena.games, self.seed)
        self.note(tell, opponent=arena.opponent, seats=arena.seats, games=arena.games, share=round(share, 4))

    def net(self, command: str = "") -> Net:
        """The net as it is now, for playing."""
        return Net(self.game, self._about(command), self.model.weights())

    def export(self, path: Path, command: str) -> None:
        save_net(path, self._about(command), self.model.weights())

    def file(self) -> bytes:
        """The net as it is now, as a file of it would be."""
        return packed(self._about(""), self.model.weights())

    def _about(self, command: str) -> About:
        return replace(self._tables, decisions=self.clock.decisions, command=command)

    @functools.cached_property
    def _tables(self) -> About:
        """For which tables it is trained: what the records of all kinds of games say of their variants."""
        fields = [name for name in self.game.variants if name in (self.game.state.names or ())]
        starts = [self._start(kind.seats, kind.variants) for kind in self.settings.kinds]
        met = {name: tuple(sorted({int(start.state[name][0]) for start in starts})) for name in fields}
        seats = tuple(sorted({kind.seats for kind in self.settings.kinds}))
        return About(**asdict(about(self.game)), seats=seats, variants=met, trace=trace_of(self.game, seats))

    def _start(self, seats: int, variants: dict[str, str]) -> Position:
        return Position.new(self.game, self.game.card_set(), seats, variants_of(self.game, variants), 1)


def is_power_of_two(number: int) -> bool:
    return number & (number - 1) == 0


def rounded(learned: Learned) -> dict[str, float]:
    return {name: round(value, 4) for name, value in asdict(learned).items()}
