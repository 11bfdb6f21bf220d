"""Playing in the terminal: whole games through a pipe, help, reasons, undo, keeping and going on."""

import importlib
import io
import os
import re
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

from tests.commands import run
from tests.interrupts import heed_interrupts
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.games.grimoria.view import terminal as grimoria
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import NOTHING
from zaubertisch.kernel.rules import COMPILED
from zaubertisch.kernel.words import LANGUAGES
from zaubertisch.tables.records import Record, read_record, write_record
from zaubertisch.terminal import screen
from zaubertisch.terminal.command_line import program
from zaubertisch.terminal.interpreter import Interpreter
from zaubertisch.terminal.saved_games import players_file, read_players
from zaubertisch.terminal.session import Sitting

NAMES = ("Anna", "Bela", "Cora", "Dorian", "Edda")
COMMAND = (sys.executable, "-m", "zaubertisch", "play", "grimoria")
ENOUGH = 300  # answers, more than any game needs


def environment(folder: Path, columns: int = 80) -> dict[str, str]:
    return {
        **os.environ,
        "XDG_DATA_HOME": str(folder),
        "COLUMNS": str(columns),
        "ZAUBERTISCH_RULES": "python",
        "PYTHONIOENCODING": "utf-8",
        "LANG": "en_GB.UTF-8",
        "LC_ALL": "",
    }


def type_in(folder: Path, lines: list[str], *options: str, columns: int = 80) -> subprocess.CompletedProcess[str]:
    """Run the command with these lines as its input."""
    who = () if "--continue" in options else ("--bots", "random", "--name", "Anna")
    text = "".join(f"{line}\n" for line in lines)
    return run("play", "grimoria", *who, *options, typed=text, **environment(folder, columns))


def files_in(folder: Path) -> list[Path]:
    return sorted((folder / "zaubertisch").glob("*.record"))


# Whole games


@pytest.mark.parametrize(("seats", "language", "end"), [(2, "de", "gewinn"), (5, "en", " win"), (3, "en", " win")])
def test_a_whole_game_can_be_played_through_a_pipe(tmp_path: Path, seats: int, language: str, end: str) -> None:
    done = type_in(tmp_path, ["1"] * ENOUGH, "--seats", str(seats), "--language", language, "--seed", "4")
    assert done.returncode == 0, done.stderr
    assert not done.stderr
    assert end in done.stdout.split("┘")[-1]
    (file,) = files_in(tmp_path)
    record = read_record(file)
    assert len(record.points) == seats
    assert file.name in done.stdout
    assert max(map(len, done.stdout.splitlines()[:-2])) <= 80


def test_wide_screens_are_used(tmp_path: Path) -> None:
    done = type_in(tmp_path, ["1"] * 6, "--seed", "4", columns=120)
    assert done.returncode == 0
    assert 100 < max(map(len, done.stdout.splitlines())) <= 120


def test_variants_count(tmp_path: Path) -> None:
    done = type_in(tmp_path, [], "--option", "last_level=15", "--seed", "4")
    assert "Round 1 of 10" in done.stdout


def test_own_card_values_count(tmp_path: Path) -> None:
    cards = tmp_path / "rich.toml"
    cards.write_text('game = "grimoria"\n[track]\nstart_coins = 7\n[king]\nbonus = 9\n', encoding="utf-8")
    done = type_in(tmp_path, ["? king", "1"], "--cards", str(cards), "--seed", "4")
    assert "7 coins" in done.stdout
    assert "brings you 9 extra points" in done.stdout
    again = type_in(tmp_path, ["? king"], "--continue")
    assert "brings you 9 extra points" in again.stdout


# Keeping and going on


def test_a_left_game_goes_on_exactly_there(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    type_in(whole, ["1"] * ENOUGH, "--seed", "11")
    left = type_in(parts, ["1"] * 7, "--seed", "11")
    assert left.returncode == 0
    assert re.search(r"Go on with: \S+ -m zaubertisch play grimoria --continue\n", left.stdout)
    type_in(parts, ["1"] * 5 + ["quit"], "--continue")
    done = type_in(parts, ["1"] * ENOUGH, "--continue", "--language", "de")
    assert "Wertung" in done.stdout
    (one,), (other,) = files_in(whole), files_in(parts)
    assert one.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


def test_going_on_shows_the_same_question(tmp_path: Path) -> None:
    left = type_in(tmp_path, ["1"] * 7, "--seed", "11")
    again = type_in(tmp_path, [], "--continue")
    question = left.stdout[left.stdout.rindex("➤") :].split("Your choice")[0]
    assert question in again.stdout


def test_a_new_game_does_not_forget_the_old_one(tmp_path: Path) -> None:
    type_in(tmp_path, ["1"] * 3, "--seed", "1")
    type_in(tmp_path, ["1"] * 3, "--seed", "2")
    assert [read_record(file).seed for file in files_in(tmp_path)] == [1, 2]


def test_control_c_keeps_the_game(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "--bots", "random", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**environment(tmp_path), "PYTHONUNBUFFERED": "1"},
        preexec_fn=heed_interrupts,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"1\n")
    process.stdin.flush()
    seen = b""
    while seen.count(b"Your choice") < 2:
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    rest, _ = process.communicate(timeout=30)
    assert process.returncode == 0
    assert b"--continue" in rest
    (file,) = files_in(tmp_path)
    assert read_record(file).answers[0].option == "spell 1"


def test_without_a_place_to_keep_it_the_game_is_played_all_the_same(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder", encoding="utf-8")
    done = type_in(blocked, ["1"] * ENOUGH, "--seats", "2", "--seed", "3")
    assert done.returncode == 0
    assert done.stdout.count("could not be kept") == 1
    assert "replay" not in done.stdout


# What can be typed


def replies(done: subprocess.CompletedProcess[str]) -> list[str]:
    """What followed each line of input."""
    return [" ".join(part.split()) for part in done.stdout.split("Your choice: ")[1:]]


def test_everything_typed_gets_a_clear_reply(tmp_path: Path) -> None:
    lines = ["? king", "?7", "? nonsense", "why 9", "why take king", "9", "77", "nonsense", "undo", "cards", "language",
             "why", "prince"]  # fmt: skip
    found = replies(type_in(tmp_path, lines, "--seed", "3"))
    expected = [
        "With at least 5 coins",
        "Spell 7: Dark Silver".lower(),
        "Nothing is known about “nonsense”",
        "(rule G7)",
        "(rule G7)",
        "(rule G7)",
        "There are only the numbers 1 to 6",
        "“nonsense” means nothing here",
        "cannot be taken back",
        "discard pile is empty",
        "Which language?",
        "Why what?",
        "“prince” means nothing here",
    ]
    for line, reply, words in zip(lines, found, expected, strict=False):
        assert words.lower() in reply.lower(), line
        assert reply.startswith(line)


def test_a_number_means_what_is_listed_under_it(tmp_path: Path) -> None:
    lines = [
        "why 3",
        "why 16",
        "16",
        "why target 3",
        "why take",
        "take",
        "spell 1",
        "why 1",
        "why 7",
        "7",
        "why target 2",
    ]
    found = replies(type_in(tmp_path, lines, "--seats", "2", "--seed", "3"))
    expected = [
        "That is possible: Choose spell 3",
        "There are only the numbers 1 to",
        "There are only the numbers 1 to",
        "“target 3” means nothing here",
        "“take” can mean several things: take bronze_smith; take king;",
        "“take” can mean several things: take bronze_smith; take king;",
        "Your spell 1: which card",
        "That is possible: Throw",
        "There are only the numbers 1 to",
        "There are only the numbers 1 to",
        "(rule G11)",
    ]
    for line, reply, words in zip(lines, found, expected, strict=False):
        assert reply.startswith(line)
        assert words in reply, line


def test_the_language_can_change_at_any_time(tmp_path: Path) -> None:
    done = type_in(tmp_path, ["language de", "sprache en"], "--seed", "3")
    assert "Wähle geheim deinen Spruch" in done.stdout
    assert done.stdout.count("Choose your spell") == 2


def test_help_lists_every_command(tmp_path: Path) -> None:
    text = type_in(tmp_path, ["?"], "--seed", "3").stdout
    assert all(re.search(rf"^  {command}", text, re.MULTILINE) for command in ("why", "log", "cards", "undo", "quit"))


def test_options_can_be_typed_by_name(tmp_path: Path) -> None:
    done = type_in(tmp_path, ["spell 5", "face-down", "schatzsuche", "spruch 5"], "--seed", "3")
    (file,) = files_in(tmp_path)
    mine = [answer.option for answer in read_record(file).answers if answer.seat == 0]
    assert mine[0] == "spell 5"
    assert mine[1] == "take face_down", done.stdout


def test_an_option_can_be_found_by_its_words() -> None:
    game = load_game("grimoria")
    number = game.options.number
    legal = [number("take king"), number("take prince"), number("take princess"), number("take face_down")]
    interpreter = Interpreter(game, game.words("de"), NAMES)
    assert interpreter.options("könig", legal) == [legal[0]]
    assert interpreter.options("Prinz", legal) == [legal[1]]
    assert interpreter.options("prinzessin nehmen", legal) == [legal[2]]
    assert interpreter.options("prin", legal) == legal[1:3]
    assert interpreter.options("take face down", legal) == [legal[3]]
    assert interpreter.options("p", legal) == []
    assert interpreter.options("", legal) == []
    assert interpreter.any_options("take castle", legal) == [number("take castle")]
    assert interpreter.any_options("burg", legal) == [number("take castle")]
    assert interpreter.topic("2", legal) == ["card-prince"]
    assert interpreter.topic("1", [number("target 2")]) == []
    assert interpreter.topic("spruch 12", legal) == ["spell-12"]
    assert interpreter.topic("Dunkles Gold", legal) == ["spell-13"]


def test_there_are_only_the_seats_of_the_table() -> None:
    game = load_game("grimoria")
    two, five = Interpreter(game, game.words("en"), NAMES[:2]), Interpreter(game, game.words("en"), NAMES)
    assert two.any_options("target 3", []) == []
    assert five.any_options("target 3", []) == five.any_options("attack cora", []) == [game.options.number("target 3")]
    assert len(five.space()) - len(two.space()) == 3


def test_a_number_beyond_the_list_is_a_thing_only_where_the_game_draws_its_own_list() -> None:
    game = load_game("grimoria")
    interpreter = Interpreter(game, game.words("en"), NAMES)
    spells = [game.options.number(f"spell {n}") for n in (1, 2, 3)]
    assert interpreter.listed("2", spells, by_thing=True) == spells[1]
    assert interpreter.listed("9", spells, by_thing=True) == game.options.number("spell 9")
    assert interpreter.listed("9", spells, by_thing=False) is None
    assert interpreter.listed("0", spells, by_thing=True) is None
    assert interpreter.listed("16", spells, by_thing=True) is None


# What is wrong on the command line


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--seats", "9"], "seats: 9: allowed is 2 to 5"),
        (["--bots", "clever"], "bot 'clever': allowed is greedy, random"),
        (["--seats", "2", "--bots", "greedy,random"], "2 bots: allowed is at most 1"),
        (["--variant", "last_level=99"], "variant last_level: '99': allowed is 15, 16, 17"),
        (["--variant", "last_level"], "variant 'last_level': allowed is name=value"),
        (["--variant", "speed=9"], "variant 'speed'"),
        (["--language", "fr"], "language 'fr': allowed is de or en"),
        (["--cards", "missing.toml"], "card file missing.toml"),
        (["--name", "A\nB"], "seat 'A\\nB'"),
        (["--continue"], "no unfinished game of grimoria is kept"),
        (["--continue", "--seats", "3"], "--seats together with --continue: allowed is only --language"),
        (["--continue", "--seed", "0"], "--seed together with --continue"),
        (["--continue", "--cards", "missing.toml"], "--cards together with --continue"),
        (["--continue", "--variant", "last_level=16"], "--variant together with --continue"),
        (["--continue", "--bots", "random"], "--bots together with --continue"),
        (["--continue", "--name", "Anna"], "--name together with --continue"),
    ],
)
def test_a_wrong_word_is_one_line_and_writes_nothing(tmp_path: Path, options: list[str], message: str) -> None:
    done = type_in(tmp_path, [], *options)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stderr.count("\n") == 1
    assert not files_in(tmp_path)


def test_a_damaged_game_is_not_continued(tmp_path: Path) -> None:
    type_in(tmp_path, ["1"] * 3, "--seed", "1")
    (file,) = files_in(tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace("spell 1", "spell 2", 1), encoding="utf-8")
    done = type_in(tmp_path, [], "--continue")
    assert done.returncode == 2
    skipped, error = done.stderr.splitlines()
    assert skipped.startswith("zaubertisch: skipped a kept game: ")
    assert file.name in skipped
    assert "edited" in skipped
    assert "no unfinished game of grimoria is kept" in error


def test_a_damaged_game_does_not_block_an_older_one(tmp_path: Path) -> None:
    type_in(tmp_path, ["1"] * 3, "--seed", "1")
    type_in(tmp_path, ["1"] * 3, "--seed", "2")
    old, new = files_in(tmp_path)
    new.write_text("not a record\n", encoding="utf-8")
    done = type_in(tmp_path, ["1"], "--continue")
    assert done.returncode == 0
    assert new.name in done.stderr
    assert done.stderr.count("\n") == 1
    assert len(read_record(old).answers) > 3
    assert new.read_text(encoding="utf-8") == "not a record\n"


@pytest.mark.parametrize("players", ['["", "clever"]', '["", null]', '["", 7]', '[""]', "3", "["])
def test_a_bad_note_of_players_is_named(tmp_path: Path, players: str) -> None:
    file = tmp_path / "a.record"
    players_file(file).write_text(f'{{"players": {players}}}', encoding="utf-8")
    with pytest.raises(BadInput, match=r"a\.players: ") as error:
        read_players(file, 2)
    assert "\n" not in str(error.value)


def test_a_game_that_began_with_other_rules_is_kept_and_not_continued(tmp_path: Path) -> None:
    type_in(tmp_path, ["1"] * 3, "--seed", "1")
    (file,) = files_in(tmp_path)
    write_record(file, replace(read_record(file), rules="0123456789ab"))
    before = file.read_bytes()
    done = type_in(tmp_path, [], "--continue")
    assert done.returncode == 2
    assert f"{file.name}, line 3: the rules of this game have changed since it began; its record is kept" in done.stderr
    assert file.read_bytes() == before


# How it was called


def test_the_program_is_named_as_it_can_be_called_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / ".venv" / "bin" / "zaubertisch"
    script.parent.mkdir(parents=True)
    script.touch(mode=0o755)
    other = tmp_path / "other" / "zaubertisch"
    other.parent.mkdir()
    other.touch(mode=0o755)
    monkeypatch.chdir(tmp_path)
    for path, called, expected in [
        ("/nowhere", str(script), ".venv/bin/zaubertisch"),
        ("/nowhere", ".venv/bin/zaubertisch", ".venv/bin/zaubertisch"),
        (str(script.parent), str(script), "zaubertisch"),
        (str(other.parent), str(script), ".venv/bin/zaubertisch"),
        ("/nowhere", "/opt/my games/zaubertisch", "'/opt/my games/zaubertisch'"),
        ("/nowhere", "/opt/zaubertisch/__main__.py", f"{sys.executable} -m zaubertisch"),
    ]:
        monkeypatch.setenv("PATH", path)
        monkeypatch.setattr(sys, "argv", [called])
        assert program() == expected


# Undo


def sit_down(seed: int, seats: int = 3) -> Sitting:
    return Sitting(Record("grimoria", NAMES[:seats], seed), ("", *["random"] * (seats - 1)))


def take_undos(seed: int) -> int:
    """A whole game in which everything that can be taken back is, once."""
    sitting, rng, undone = sit_down(seed), Random(seed), 0
    while not sitting.position.is_over:
        if not sitting.is_asked():
            sitting.answer_for_bot()
            assert not sitting.can_undo()
            continue
        before = (sitting.position.state.copy(), sitting.record, len(sitting.log))
        option = rng.choice(sitting.view().legal(0))
        sitting.answer(0, option)
        if sitting.can_undo():
            after = sitting.position.state.tobytes()
            assert before[0][0].rng == sitting.position.g.rng
            sitting.undo()
            assert sitting.position.state.tobytes() == before[0].tobytes()
            assert (sitting.record, len(sitting.log)) == before[1:]
            sitting.answer(0, option)
            assert sitting.position.state.tobytes() == after
            undone += 1
    return undone


def test_undo_brings_back_the_moment_before() -> None:
    games = 12 if COMPILED else 3
    assert sum(take_undos(seed) for seed in range(games)) > games


def test_nothing_that_showed_a_hidden_card_can_be_undone() -> None:
    """After a card was drawn or turned up by one's own answer, there is no way back."""
    telling = {"treasure_drawn", "card_turned_up", "pile_drawn", "discard_drawn"}
    refused = 0
    for seed in range(12):
        sitting, rng = sit_down(seed), Random(seed)
        while not sitting.position.is_over:
            if not sitting.is_asked():
                sitting.answer_for_bot()
                continue
            seen = len(sitting.log)
            sitting.answer(0, rng.choice(sitting.view().legal(0)))
            if sitting.position.asked() == [0] and any(event.name in telling for event in sitting.log[seen:]):
                refused += not sitting.can_undo()
                assert not sitting.can_undo()
    assert refused > 10


def answers_until_undo(seed: int) -> int:
    """How often the person can type 1 before something can be taken back; 0 if that never happens."""
    sitting, typed = sit_down(seed, 4), 0
    while not sitting.position.is_over and not (sitting.is_asked() and sitting.can_undo()):
        legal = sitting.view().legal(0)
        if not sitting.is_asked():
            sitting.answer_for_bot()
        elif len(legal) == 1 and sitting.view().question in grimoria.REACTIONS:
            sitting.answer_for_person(legal[0])
        else:
            sitting.answer(0, legal[0])
            typed += 1
    return 0 if sitting.position.is_over else typed


def test_undo_at_the_screen(tmp_path: Path) -> None:
    seed, typed = next((seed, typed) for seed in range(100) if (typed := answers_until_undo(seed)))
    type_in(tmp_path, ["1"] * typed, "--seed", str(seed))
    done = type_in(tmp_path, ["1"] * typed + ["undo"], "--seed", str(seed))
    assert "· undo ·" in done.stdout
    assert "Your last answer is taken back." in done.stdout
    before, after = (read_record(file).answers for file in files_in(tmp_path))
    assert after == before[:-1]


# The drawing


def moments(seats: int, seed: int, **variants: str) -> list[Position]:
    game = load_game("grimoria")
    position = Position.new(game, game.card_set(), seats, game.parse_variants(variants), seed)
    rng, found = Random(seed), []
    while not position.is_over:
        found.append(position.copy())
        seat = position.asked()[0]
        position.answer(seat, rng.choice(position.legal(seat)))
    return [*found[::5], position]


def drawn(view: Position, seat: int, language: str, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), record=True)
    words = view.game.words(language)
    console.print(grimoria.draw(view, seat, words, NAMES, width), grimoria.draw_cards(view, words))
    if view.is_over:
        console.print(screen.tally(view, words, NAMES))
    return console.export_text()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120, 140])
def test_every_moment_can_be_drawn(language: str, width: int) -> None:
    for seats in (2, 5):
        for position in moments(seats, seats):
            for seat in range(seats):
                text = drawn(position.view(seat), seat, language, width)
                assert max(map(len, text.splitlines())) <= width
                assert not re.search(r"(screen|card|spell|tally|win)-[a-z]", text)


def test_others_face_down_cards_are_shown_only_with_open_memory() -> None:
    for memory, shown in (("off", False), ("on", True)):
        texts = [drawn(position.view(0), 0, "en", 80) for position in moments(4, 6, open_memory=memory)[:-1]]
        assert any("known:" in text for text in texts) == shown


def test_the_face_down_card_is_shown_to_who_knows_it() -> None:
    known, hidden = 0, 0
    for seed in range(6):
        for position in moments(4, seed):
            view = position.view(0)
            if view.g.face_down != NOTHING:
                is_known = "you know:" in drawn(view, 0, "en", 80)
                assert is_known == bool(view.g.seen)
                known, hidden = known + is_known, hidden + (not is_known)
    assert known
    assert hidden


def test_every_game_can_be_drawn() -> None:
    for key in GAMES:
        module = importlib.import_module(f"zaubertisch.games.{key}.view.terminal")
        assert callable(module.draw), "a new game needs a terminal/<game>.py and tests of it"
