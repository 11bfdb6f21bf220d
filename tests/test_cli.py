"""The command line as a stranger meets it: bad input is one clear line, exit status 2, and nothing is written."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.commands import run
from zaubertisch import __version__

RECORDS = Path(__file__).parent / "records"
FINISHED, UNFINISHED = (str(RECORDS / f"grimoria-{name}.record") for name in ("2-seats", "unfinished"))

BAD_CALLS = {
    "an unknown command": (["paly"], "allowed is play, replay, review, check, rule, rewrite, lessons, verify, serve"),
    "an unknown rule": (["rule", "S103", "S999"], "rule 'S999': allowed is G1 to G101; S1 to S207; Z1 to Z155"),
    "an unknown flag": (["play", "--seat", "3"], "zaubertisch play --help"),
    "an unknown flag of all commands": (["--loud"], "zaubertisch --help"),
    "a flag without a value": (["play", "--seats"], "zaubertisch COMMAND --help"),
    "a missing file name": (["replay"], "zaubertisch replay --help"),
    "an unknown game": (["play", "chess"], "allowed is grimoria"),
    "too many seats": (["play", "grimoria", "--seats", "9"], "2 to 5"),
    "a word for a number": (["play", "grimoria", "--seats", "many"], "--seats"),
    "an unknown variant": (["play", "grimoria", "--option", "speed=9"], "last_level"),
    "a variant out of range": (["play", "grimoria", "--option", "last_level=99"], "15, 16, 17"),
    "a preset of a game without any": (["play", "grimoria", "--option", "preset=short"], "none for grimoria"),
    "a variant without a value": (["play", "grimoria", "--option", "last_level"], "last_level"),
    "an unknown bot": (["play", "grimoria", "--bots", "genius"], "greedy"),
    "an unknown language": (["play", "grimoria", "--language", "fr"], "de or en"),
    "a missing card file": (["play", "grimoria", "--cards", "nothing.toml"], "No such file"),
    "a card file with a typo": (["play", "grimoria", "--cards", "typo.toml"], "typo.toml, line 3"),
    "a card file with a negative count": (
        ["play", "grimoria", "--cards", "negative.toml"],
        "a whole number from 0 to 30",
    ),
    "nothing to continue": (["play", "grimoria", "--continue"], "grimoria"),
    "a missing record": (["replay", "nothing.record"], "nothing.record"),
    "a record that is none": (["replay", "typo.toml"], "line 1"),
    "a missing record to review": (["review", "nothing.record"], "nothing.record"),
    "a review of a game that is not over": (["review", UNFINISHED], "the game is not over"),
    "a review to nowhere": (["review", FINISHED, "--to", "nowhere/page.html"], "a folder that exists"),
    "an unknown peer": (["bench", "--against", "chess"], "openspiel"),
    "an unknown game to measure": (["bench", "chess"], "grimoria"),
    "an unknown game to learn": (["bench", "--batch", "chess"], "grimoria"),
    "an arena for nobody": (["arena", "grimoria", "--bots", "4,genius"], "bot 'genius': allowed is greedy"),
    "an arena for one": (["arena", "grimoria", "--bots", "4"], "seats: 1: allowed is 2 to 5"),
    "a bot without a budget": (
        ["arena", "grimoria", "--bots", "4:soon,3"],
        "simulations (2000) or milliseconds (500ms)",
    ),
    "a bot with an unknown setting": (["arena", "grimoria", "--bots", "4:mood=1,3"], "allowed is simulations"),
    "a report to nowhere": (["report", "grimoria", "--to", "nowhere/page.html"], "a folder that exists"),
    "a card that cannot be varied": (["vary", "grimoria", "kng.points=1,2"], "kng: no such card"),
    "a value that cannot be": (["vary", "grimoria", "king.points=1,99"], "a whole number from 0 to 20"),
    "a study that a game does not have": (
        ["balance", "schatzjagd", "--study", "handed"],
        "study 'handed' of schatzjagd: allowed is play",
    ),
    "the balance of no game": (["balance", "chess"], "allowed is grimoria"),
}


def zaubertisch(*arguments: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in an empty home."""
    home = {"XDG_DATA_HOME": str(folder / "data"), "LANG": "en_US.UTF-8", "COLUMNS": "100"}
    return run(*arguments, folder=folder, **home | environment)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "typo.toml").write_text('game = "grimoria"\n[king]\nbonsu = 3\n')
    (tmp_path / "negative.toml").write_text('game = "grimoria"\n[king]\ncount = -3\n')
    return tmp_path


@pytest.mark.parametrize("name", BAD_CALLS)
def test_bad_input_is_one_clear_line_and_status_2_and_nothing_is_written(name: str, folder: Path) -> None:
    arguments, part = BAD_CALLS[name]
    before = sorted(folder.rglob("*"))
    done = zaubertisch(*arguments, folder=folder)
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"zaubertisch: .+\n", done.stderr), done.stderr
    assert part in done.stderr
    assert sorted(folder.rglob("*")) == before


def test_the_version_is_said_without_loading_compiled_code(folder: Path) -> None:
    done = zaubertisch("--version", folder=folder)
    assert (done.returncode, done.stdout) == (0, f"zaubertisch {__version__}\n")
    loaded = "import sys; sys.argv = ['zaubertisch', '--version']; import zaubertisch.__main__ as m\n"
    loaded += "try: m.main()\nexcept SystemExit: print(*[name for name in ('numba', 'numpy') if name in sys.modules])"
    seen = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True)
    assert seen.stdout == f"zaubertisch {__version__}\n\n"


def test_without_any_words_the_help_is_printed(folder: Path) -> None:
    done = zaubertisch(folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == zaubertisch("--help", folder=folder).stdout
    assert "Print the version and exit." in done.stdout


@pytest.mark.parametrize(
    "command", ["", "play", "replay", "review", "check", "bench", "warm", "arena", "report", "vary", "balance"]
)
def test_help_teaches(command: str, folder: Path) -> None:
    done = zaubertisch(*command.split(), "--help", folder=folder)
    assert done.returncode == 0
    assert "Usage" in done.stdout
    assert len(done.stdout.splitlines()) > 5


KEPT = sorted((Path(__file__).parent / "records").glob("*-2-seats.record"))


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.stem)
@pytest.mark.parametrize("knowledge", [["--open"], ["--seat", "1"], []])
def test_a_kept_game_of_every_kind_can_be_looked_back_at(file: Path, knowledge: list[str], folder: Path) -> None:
    done = zaubertisch("replay", str(file), *knowledge, folder=folder)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) > 100


@pytest.mark.rules("S170")
@pytest.mark.parametrize(("memory", "names_cards"), [("off", False), ("on", True)])
def test_the_past_log_names_cards_only_with_the_memory_switch(memory: str, names_cards: bool) -> None:
    """In Schatzjagd remembering is part of the game."""
    from zaubertisch.games import game as load_game
    from zaubertisch.kernel.position import Event, Position
    from zaubertisch.kernel.record import HIDDEN
    from zaubertisch.terminal import screen

    game = load_game("schatzjagd")
    position = Position.new(game, game.card_set(), 2, game.parse_variants({"memory": memory}), 1)
    uncovered, began = game.event_kind("card_uncovered"), game.event_kind("turn_began")
    past = [Event(uncovered, 0, -1, 3, 12), Event(began, 0, -1, -1, 0)]
    shown = screen.remembered(position.view(0), past)
    assert shown[0].card == (3 if names_cards else HIDDEN)
    assert (shown[0].name, shown[0].fields, shown[1]) == ("card_uncovered", {"field": "c1"}, past[1])
