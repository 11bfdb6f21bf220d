"""Record files: written and read again they are the same; a damaged one is noticed, with its line."""

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zaubertisch.games import GAMES, game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.versions import rule_version
from zaubertisch.tables.records import MOST_SEED, Answer, Record, checksum, parse_record, read_record, write_record
from zaubertisch.terminal.replay import replay

KEPT = sorted((Path(__file__).parents[1] / "records").glob("*.record"))
BOTH_SWITCHES = {("off", "off"), ("off", "on"), ("on", "off"), ("on", "on")}  # poison, variant
CARDS = 'game = "grimoria"\n\n[king]\npoints = 3 # ü\n'


def play_out(record, answers=10_000, chance=None):
    """The record of a random game that begins so, up to a number of answers."""
    chance = chance or Random(record.seed)
    position = record.start()
    while not position.is_over and len(record.answers) < answers:
        seat = position.asked()[0]
        option = chance.choice(position.legal(seat))
        position.answer(seat, option)
        record = record.answered(seat, position.game.options.name(option))
    return record.ended(position) if position.is_over else record


@pytest.fixture(scope="module")
def whole_game():
    return play_out(Record("grimoria", ("Anna", "Ben", "Cleo"), 5, {"last_level": "15"}, CARDS))


# Writing and reading.

names = st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), min_size=1, max_size=40).map(str.strip)
seats = st.lists(names.filter(bool), min_size=2, max_size=5, unique=True).map(tuple)
options = st.fixed_dictionaries(
    {}, optional={"last_level": st.sampled_from(["15", "17"]), "open_memory": st.just("on")}
)
cards = st.sampled_from(["", CARDS, CARDS.rstrip(), f"\n{CARDS}\n\n", CARDS.replace("\n", "\r\n")])


@st.composite
def records(draw):
    """Any record, whether its answers fit or not."""
    who = draw(seats)
    seat = st.integers(0, len(who) - 1)
    answers = draw(st.lists(st.builds(Answer, seat, st.sampled_from(game("grimoria").options.names)), max_size=20))
    points = draw(st.lists(st.integers(0, 200), min_size=len(who), max_size=len(who)) | st.just([]))
    winners = draw(st.lists(seat, unique=True, max_size=2)) if points else []
    return Record(
        "grimoria", who, draw(st.integers(0, MOST_SEED)), draw(options), draw(cards), tuple(answers), tuple(points),
        tuple(winners), draw(st.from_regex(r"[0-9a-f]{12}", fullmatch=True)),
    )  # fmt: skip


@given(records())
@settings(deadline=None)
def test_what_is_written_is_read(record):
    assert parse_record(record.text()) == record


def test_a_whole_game_is_written_and_read(whole_game, tmp_path):
    path = tmp_path / "a.record"
    write_record(path, whole_game)
    assert read_record(path) == whole_game
    assert path.read_text(encoding="utf-8") == whole_game.text()
    assert whole_game.points
    assert whole_game.rules == rule_version("grimoria")


@pytest.mark.parametrize("count", [0, 1, 20])
def test_an_unfinished_game_is_a_record_too(count, tmp_path):
    record = play_out(Record("grimoria", ("Anna", "Ben"), 3), count)
    write_record(tmp_path / "a.record", record)
    again = read_record(tmp_path / "a.record")
    assert again == record
    assert (len(again.answers), again.points) == (count, ())


def test_the_same_record_gives_the_same_game(whole_game):
    again = parse_record(whole_game.text())
    assert again.last().state.tobytes() == whole_game.last().state.tobytes()


def test_a_seat_may_be_called_anything_that_fits_on_a_line(tmp_path):
    strange = ("end: 0 answers, checksum", "result: 3", "| seat: x", "Ann, a", "pass")
    record = play_out(Record("grimoria", strange, 3))
    write_record(tmp_path / "a.record", record)
    assert read_record(tmp_path / "a.record") == record


@pytest.mark.parametrize("name", ["", " Anna", "Anna\n", "A" * 41, "\t", "a\u2028b"])
def test_a_name_that_does_not_fit_on_a_line_is_refused(name):
    with pytest.raises(BadInput, match="seat"):
        Record("grimoria", ("Ben", name), 1)


def test_a_crash_while_writing_leaves_the_old_file(whole_game, tmp_path, monkeypatch):
    path = tmp_path / "a.record"
    write_record(path, whole_game)

    def crash(self):
        raise OSError("disk full")

    monkeypatch.setattr(Record, "text", crash)
    with pytest.raises(OSError, match="disk full"):
        write_record(path, whole_game)
    monkeypatch.undo()
    assert read_record(path) == whole_game
    assert list(tmp_path.iterdir()) == [path]


# Replaying.


def test_a_replay_has_every_moment(whole_game):
    steps = list(whole_game.replay())
    assert [step.number for step in steps] == list(range(len(whole_game.answers) + 1))
    assert steps[0].answer is None
    assert [step.answer for step in steps[1:]] == list(whole_game.answers)
    assert {step.question for step in steps[1:]} >= {"choose_spell", "take_card"}
    assert steps[-1].position.is_over
    assert steps[0].position.asked() == [0, 1, 2]  # what came later did not change it


def test_a_replay_at_a_seats_knowledge_shows_no_more(whole_game):
    for step in whole_game.replay():
        for observer in (0, 2, EVERYONE):
            assert step.seen_by(observer).state.tobytes() == step.position.view(observer).state.tobytes()
            assert step.events(observer) == list(step.position.view(observer).events())
        assert step.events(None) == list(step.position.events())


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_games_of_the_past_replay(path):
    """If this fails, a rule has changed; the message names the first answer that no longer fits."""
    record = read_record(path)
    assert record.last().is_over == bool(record.points)


@pytest.fixture(scope="module")
def kept():
    return [read_record(path) for path in KEPT]


@pytest.mark.parametrize("key", GAMES)
def test_there_are_games_of_the_past_of_every_game_with_any_number_of_seats(kept, key):
    finished = {len(record.seats) for record in kept if record.game == key and record.points}
    assert finished == set(range(game(key).least_seats, game(key).most_seats + 1))


def test_zauberschwert_was_kept_with_and_without_all_it_can_be_played_with(kept):
    records = [record for record in kept if record.game == "zauberschwert" and record.points]
    for way in ("base", "heroes"):
        agreed = [record.variants for record in records if record.variants.get("way", "heroes") == way]
        assert len(agreed) == 4
        assert {(one.get("poison", "off"), one.get("variant", "off")) for one in agreed} == BOTH_SWITCHES


def test_zauberschwert_was_kept_with_every_question_it_asks(kept):
    """A rule that changes is noticed here, wherever it is."""
    records = [record for record in kept if record.game == "zauberschwert"]
    asked = {step.question for record in records for step in record.replay() if step.question}
    assert asked == set(game("zauberschwert").questions) - {""}


# Damage.


def edited(record, old, new, *, seal=False):
    """The text with a change; sealed, its last line fits the change."""
    text = record.text()
    assert old in text
    text = text.replace(old, new, 1)
    if seal:
        body, _, end = text.rstrip("\n").rpartition("\n")
        text = f"{body}\n{end[:-16]}{checksum(body + chr(10))}\n"
    return text


def error_of(text):
    with pytest.raises(BadInput) as error:
        parse_record(text, "a.record").check()
    assert "\n" not in str(error.value)
    return str(error.value)


def line_of(record, text):
    return record.text().splitlines().index(text) + 1


def test_a_truncated_file_is_noticed(whole_game):
    lines = whole_game.text().splitlines(keepends=True)
    for count in range(1, len(lines)):
        assert error_of("".join(lines[:count])).startswith(f"a.record, line {max(1, count)}: truncated: ")
    assert error_of("").startswith("a.record, line 1: not a record file")
    assert "truncated" in error_of(whole_game.text()[:-2])


@given(st.data())
@settings(deadline=None, max_examples=200)
def test_a_changed_file_is_noticed(whole_game, data):
    text = whole_game.text()
    place = data.draw(st.integers(0, len(text) - 2))
    new = data.draw(st.sampled_from(["", "x", "7", " ", "\n", ": "]).filter(lambda new: new != text[place]))
    error_of(text[:place] + new + text[place + 1 :])


def test_a_missing_answer_is_noticed(whole_game):
    lines = whole_game.text().splitlines(keepends=True)
    first = line_of(whole_game, "") + 1
    for number in range(first, first + len(whole_game.answers)):
        error = error_of("".join(lines[: number - 1] + lines[number:]))
        assert int(re.match(r"a\.record, line (\d+): ", error)[1]) >= number - 1


def test_an_answer_that_does_not_fit_is_named_by_its_line(whole_game):
    error = error_of(edited(whole_game, "Anna: take", "Ben: take"))
    assert re.fullmatch(
        r"a\.record, line \d+: edited, the checksum does not fit: Ben is not asked here but Anna", error
    )


def test_an_illegal_answer_is_named_with_its_rule(whole_game):
    first = whole_game.answers[0]
    error = error_of(edited(whole_game, f"Anna: {first.option}\n", "Anna: spell 15\n"))
    assert error == "a.record, line 16: edited, the checksum does not fit: 'spell 15' is not possible now (rule G7)"
    sealed = error_of(edited(whole_game, f"Anna: {first.option}\n", "Anna: spell 15\n", seal=True))
    assert sealed == "a.record, line 16: 'spell 15' is not possible now (rule G7)"


def test_a_change_that_fits_is_noticed_by_the_checksum():
    record = play_out(Record("grimoria", ("Anna", "Ben"), 3), 1)
    old = record.answers[0].option
    new = "spell 1" if old != "spell 1" else "spell 2"
    error = error_of(edited(record, f"Anna: {old}", f"Anna: {new}"))
    last = len(record.text().splitlines())
    assert error.startswith(f"a.record, line {last}: edited: the checksum of this text is ")


def test_an_option_that_does_not_exist(whole_game):
    error = error_of(edited(whole_game, ": spell", ": spel", seal=True))
    assert error.startswith("a.record, line 16: option 'spel ")
    assert "allowed is an option that begins with spell, " in error


WRONG = {
    ("game: grimoria", "game: chess"): "line 2: game 'chess': allowed is grimoria",
    ("zaubertisch record 2", "zaubertisch record 9"): "line 1: not a record file: allowed is zaubertisch record 2",
    ("game: grimoria\n", ""): "line 2: game is missing: allowed is a line game: ...",
    ("seed: 5\n", ""): "line 2: seed is missing: allowed is a line seed: ...",
    ("seed: 5", "seed: -5"): "line 8: '-5': allowed is a whole number from 0 to 18446744073709551615",
    ("seed: 5", "seed: 5\nseed: 6"): "line 9: seed twice: allowed is once",
    (
        "seed: 5",
        "sede: 5",
    ): "line 8: 'sede: 5': allowed is game, rules, seat, variant, seed, ",
    ("seat: Ben\nseat: Cleo\n", ""): "line 4: seats: 1: allowed is 2 to 5 for grimoria",
    ("seat: Ben", "seat: Anna"): "",
    ("last_level: 15", "last_level: 99"): "line 7: variant last_level: '99': allowed is 15, 16, 17",
    ("variant last_level", "variant lost_level"): "line 7: variant 'lost_level': allowed is last_level, open_memory",
    ("points = 3", "points = -3"): "line 13: king.points: -3: allowed is a whole number from 0 to 20",
    ("| [king]", "| [knig]"): "line 12: knig: no such card: allowed is bronze_smith, ",
    ("Anna: spell", "Dora: spell"): "line 16: 'Dora: spell ",
    ("winner: ", "winner: X"): "",
    ("\nend: ", "\nmore: 1\nend: "): "",
    ("\nend: ", "\n\nend: "): "",
}


@pytest.mark.parametrize(("change", "message"), WRONG.items())
def test_what_is_wrong_is_named_by_its_line(whole_game, change, message):
    assert error_of(edited(whole_game, *change, seal=True)).startswith(
        f"a.record, {message}" if message else "a.record, line"
    )


def test_text_after_the_end(whole_game):
    last = len(whole_game.text().splitlines())
    assert (
        error_of(whole_game.text() + "more\n") == f"a.record, line {last + 1}: text after the end: allowed is nothing"
    )


def test_a_result_that_was_not_reached(whole_game):
    points = ", ".join(map(str, whole_game.points))
    error = error_of(edited(whole_game, f"points: {points}", "points: 99, 98, 97", seal=True))
    assert error == f"a.record, line {line_of(whole_game, f'points: {points}')}: the points are {points}"


def test_a_winner_who_did_not_win(whole_game):
    winner = whole_game.seats[whole_game.winners[0]]
    loser = next(name for seat, name in enumerate(whole_game.seats) if seat not in whole_game.winners)
    error = error_of(edited(whole_game, f"winner: {winner}", f"winner: {loser}", seal=True))
    assert error.endswith(f"the game was won by {winner}")


def test_a_record_of_other_rules_is_replayed_all_the_same(whole_game):
    text = edited(whole_game, whole_game.rules, "0123456789ab", seal=True)
    assert parse_record(text).last().is_over


def test_a_record_of_other_rules_that_does_not_fit_says_so(whole_game):
    old = replace(whole_game, rules="0123456789ab")
    for change in (("seed: 5", "seed: 6"), (": take king", ": take emperor")):
        error = error_of(edited(old, *change, seal=True))
        assert "(recorded with another version of the rules, 0123456789ab)" in error


def test_an_edited_record_blames_no_rules(whole_game):
    old = replace(whole_game, rules="0123456789ab")
    for change in (("seed: 5", "seed: 6"), (": take king", ": take emperor"), ("points = 3", "points = -3")):
        error = error_of(edited(old, *change))
        assert re.match(r"a\.record, line \d+: edited, the checksum does not fit: ", error)
        assert "version of the rules" not in error


def test_a_wrong_number_of_answers_in_the_last_line(whole_game):
    count = len(whole_game.answers)
    last = len(whole_game.text().splitlines())
    error = error_of(edited(whole_game, f"end: {count} answers", "end: 7 answers"))
    assert error == f"a.record, line {last}: there are {count} answers, not 7"


def test_a_file_that_cannot_be_read(tmp_path):
    with pytest.raises(BadInput, match=r"none\.record: No such file"):
        read_record(tmp_path / "none.record")
    (tmp_path / "picture.record").write_bytes(b"zaubertisch record 2\n\xff\xfe")
    with pytest.raises(BadInput, match=r"picture\.record, line 2: not a text"):
        read_record(tmp_path / "picture.record")


# The command.


@pytest.fixture
def file(whole_game, tmp_path):
    path = tmp_path / "a.record"
    write_record(path, whole_game)
    return path


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("whose", [{}, {"seat": "Ben"}, {"seat": "3"}, {"open_cards": True}])
def test_replay_prints_the_whole_game_into_a_pipe(file, capsys, language, whose):
    assert replay(file, language=language, **whose) == 0
    text = capsys.readouterr().out
    assert "Anna" in text
    assert all(f"-{key}" not in text for key in ("event", "option", "replay"))  # no word is missing


def test_nobody_is_called_you_where_all_cards_are_open(file, capsys):
    replay(file, open_cards=True, language="en")
    text = capsys.readouterr().out
    assert re.search(r"▒ face down +[A-Z]", text)
    assert "you know" not in text
    assert "(you)" not in text


def test_a_replay_shows_what_a_seat_knew_of_others(file, capsys):
    replay(file, seat="Ben", language="en")
    assert "known:" in capsys.readouterr().out


def test_replay_at_a_seats_knowledge_tells_no_secret_answer(file, capsys):
    replay(file, seat="Ben", language="en")
    text = capsys.readouterr().out
    assert "Ben: Choose spell" in text
    assert "Anna: Choose spell" not in text
    replay(file, language="en", open_cards=True)
    assert "Anna: Choose spell" in capsys.readouterr().out


def test_replay_by_hand_goes_on_and_back_and_quits(file, capsys, monkeypatch):
    keys = iter(["", "", "b", "q"])
    monkeypatch.setattr("builtins.input", lambda *args: next(keys))
    assert replay(file, open_cards=True, language="en", by_hand=True) == 0
    steps = re.findall(r"Answer (\d+) of", capsys.readouterr().out)
    assert steps == ["0", "1", "2", "1"]


@pytest.mark.parametrize("whose", [{"seat": "Dora"}, {"seat": "4"}, {"seat": "Ben", "open_cards": True}])
def test_replay_refuses_what_it_does_not_know(file, whose):
    with pytest.raises(BadInput):
        replay(file, **whose)


def test_replay_prints_nothing_of_a_damaged_file(file, capsys):
    file.write_text(file.read_text().replace("seed: 5", "seed: 6"))
    with pytest.raises(BadInput, match=r"a\.record, line \d+: "):
        replay(file)
    assert capsys.readouterr().out == ""
