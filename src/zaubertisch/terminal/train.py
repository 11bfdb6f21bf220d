"""`zaubertisch train`: a net learns a game by playing it; stopped, it goes on where it was."""

import json
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console

from zaubertisch.bots.nets import FOLDER, Net, net_names, net_of
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.extras import check_installed
from zaubertisch.lab.crew import Crew
from zaubertisch.lab.environments.batch import DEVICES
from zaubertisch.lab.training.curves import Curve, curves_of, svg_of
from zaubertisch.lab.training.settings import SETTINGS, settings_for
from zaubertisch.terminal.saved_games import data_folder
from zaubertisch.terminal.warm import ready

EVERY = 10  # updates between two lines on the screen


def train(
    key: str, *, minutes: float, generations: int, start: str, folder: Path | None, seed: int, given: list[str],
    against: str, opponent: str, export: str, report: bool, device: str, threads: int, crew: Crew,
) -> int:  # fmt: skip
    """Learn until so many minutes are full, then write what was asked for."""
    game = load_game(key)
    place = folder or data_folder() / "training" / (f"{key}-against-{against}" if against else key)
    if report:
        return write_report(game, place)
    rival = known_net(game, "--against", against) if against else None
    first = known_net(game, "--start", start) if start else None
    check_device(device)
    settings = settings_for(game, device, **parse_settings(given))
    check_installed("torch")
    ready(game)
    import torch

    torch.set_default_device(device)

    from zaubertisch.lab.training.pytorch.trainer import Arena, Trainer

    torch.set_num_threads(threads)
    crew.check()
    trainer, console = Trainer(game, settings, place, seed, rival, first, crew), Console(highlight=False)
    tell, arena = Teller(console), Arena(opponent) if opponent else None
    console.print(f"{place}: {trainer.clock.decisions:,} decisions so far; Ctrl-C stops, the same command goes on")
    if trainer.is_new and settings.lessons and not rival and not first:
        trainer.teach(tell)
    trainer.train(minutes, tell, arena)
    trainer.learn_from_search(generations, tell, arena)
    if export:
        more = f" --generations {generations}" * bool(generations) + f" --start {start}" * bool(start)
        more += "".join(f" --set {one}" for one in given) + f" --device {device}" * (device != "cpu")
        command = f"zaubertisch train {key} --minutes {minutes:g} --seed {seed}{more}"
        path = game.folder / FOLDER / f"{export}.npz"
        trainer.export(path, command)
        console.print(f"{path}: {path.stat().st_size:,} bytes")
    return 0


def check_device(device: str) -> None:
    if device not in DEVICES:
        raise BadInput(f"--device {device}", ", ".join(DEVICES))
    if device == "cuda":
        from zaubertisch.kernel.gpu import check_gpu

        check_gpu()


def known_net(game: Game, option: str, name: str) -> Net:
    net = net_of(game, name)
    if net is None:
        raise BadInput(f"{option} {name}", ", ".join(net_names(game)) or f"a net of {game.key}; it has none yet")
    return net


def parse_settings(given: list[str]) -> dict[str, Any]:
    """Settings of the training as they were said: name=value.

    >>> parse_settings(["rounds=3", "rate=0.001"])
    {'rounds': 3, 'rate': 0.001}
    """
    found: dict[str, Any] = {}
    for one in given:
        name, _, value = one.partition("=")
        if name not in SETTINGS or name == "kinds":
            raise BadInput(f"--set {one}", ", ".join(name for name in SETTINGS if name != "kinds"))
        try:
            found[name] = SETTINGS[name](value)
        except ValueError:
            raise BadInput(f"--set {one}", f"a number for {name}") from None
    return found


class Teller:
    """Tells on the screen how it goes, now and then."""

    def __init__(self, console: Console) -> None:
        self._console, self._won, self._even = console, 0.0, 0.0

    def __call__(self, line: dict[str, Any]) -> None:
        if "won" in line:
            self._won, self._even = self._won + line["won"], self._even + line["even"]
        if "entropy" not in line or line["updates"] % EVERY == 0:
            self._console.print(self._sentence(line))

    def _sentence(self, line: dict[str, Any]) -> str:
        begin = f"{line['decisions']:>12,} decisions, {line['seconds'] / 60:5.1f} min: "
        if "share" in line:
            return begin + f"wins {line['share']:.1%} of {line['games']} against {line['opponent']}"
        if "lessons" in line:
            return begin + f"lessons {line['lessons']} of {line['of']}"
        if "lesson_round" in line:
            return begin + f"lessons, round {line['lesson_round']}: off by {line['off']:.3f}"
        rest = f", wins {self._won / self._even:.2f} times an even share so far" if self._even else ""
        return begin + f"entropy {line['entropy']:.3f}, surprise {line['surprise']:.3f}{rest}"


def write_report(game: Game, folder: Path) -> int:
    """A page with the curves of a training; it needs nothing else."""
    log = folder / "log.jsonl"
    if not log.exists():
        raise BadInput(f"--folder {folder}", "the folder of a training that has begun")
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    page = folder / "report.html"
    page.write_text(page_of(game.key, curves_of(lines)), encoding="utf-8")
    Console(highlight=False).print(str(page), soft_wrap=True)
    return 0


def page_of(title: str, curves: list[Curve]) -> str:
    figures = "".join(
        f"<figure>{svg_of(curve)}<figcaption>{escape(curve.title)}</figcaption></figure>" for curve in curves
    )
    style = "body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:60rem}figure{margin:1rem 0}svg{width:100%}"
    return (
        f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}</title>"
        f"<style>{style}</style><h1>{escape(title)}</h1>{figures}</html>\n"
    )
