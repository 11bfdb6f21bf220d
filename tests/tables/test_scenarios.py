"""Scenario files: every one holds; a wrong one says where, what was expected and what was found."""

import re
import tomllib
from pathlib import Path

import pytest

from zaubertisch.games import GAMES, game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.tables.comparison import COMMON
from zaubertisch.tables.scenarios import check_file, check_text
from zaubertisch.tables.scripts import FORMS, parse_scripts, read_scripts
from zaubertisch.tables.stage import Stage
from zaubertisch.terminal.check import check

HERE = Path(__file__).parents[1]
FILES = sorted((HERE / "scenarios").rglob("*.scenario"))
GUIDES = sorted((HERE.parent / "docs").glob("scenarios*.md"))  # the format, and a page for each further game
GUIDE = "".join(path.read_text(encoding="utf-8") for path in GUIDES)
EXAMPLES = re.findall(r"^```scenario\n(.*?)^```", GUIDE, re.MULTILINE | re.DOTALL)

START = """\
game: grimoria
seats: Anna, Ben
scenario: a turn
level: 5
Anna.spell: 3
Ben.spell: 5
display: king, castle
face_down: hut
begin: turn of Anna
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenarios_hold(path):
    assert [str(failure) for failure in check_file(path)] == []


def test_every_scenario_says_what_it_proves():
    for path in FILES:
        for script in read_scripts(path):
            assert script.rules(), f"{path}, line {script.number}: no rules"


def test_titles_are_unique():
    for path in FILES:
        titles = [script.title for script in read_scripts(path)]
        assert len(titles) == len(set(titles)), path


# What does not hold is reported with its line and what was found.

FAILING = {
    "expect Anna.coins: 7": "expected Anna.coins: 7; found 2",
    "expect question: react": "expected question: react; found take_card",
    "expect asked: Anna, Ben": "expected asked: Anna, Ben; found Anna",
    "expect display: king": "expected display: king; found king, castle",
    "expect display: king, town, ...": "expected display: king, town, ...; found king, castle",
    "expect draw_pile: ..., 90 king": "expected draw_pile: ..., 90 king; found ",
    "expect Ben sees face_down: hut": "expected Ben sees face_down: hut; found ?",
    "expect Anna.options: take king": "found take king, take castle, take face_down",
    "refuse Anna: take king because G16": "expected Anna: take king refused because G16; found it is possible",
    "refuse Anna: take queen because G19": "found refused because G16",
    "expect event: coins_gained by Ben": "spell_cast by Anna spell 3; coins_gained by Anna coins 1",
    "expect no event: coins_gained": "expected no event: coins_gained; found turn_began by Anna",
    "expect events: coins_gained": "expected events: coins_gained; found turn_began, spell_cast, coins_gained",
    "expect spectators see events: none": "expected spectators see events: none; found turn_began",
    "Anna: take queen": "expected the answer Anna: take queen; found 'take queen' is not possible now (rule G16)",
    "Ben: take king": "found seat 2 is not asked now; take_card is asked of Anna",
}


@pytest.mark.parametrize(("line", "message"), FAILING.items())
def test_a_failure_says_where_and_what(line, message):
    [failure] = check_text(START + line, "a.scenario")
    assert str(failure).startswith("a.scenario, line 10: expected ")
    assert message in str(failure)
    assert "\n" not in str(failure)


def test_expectations_after_a_failure_are_still_checked_but_not_after_an_impossible_answer():
    failures = check_text(START + "expect level: 1\nexpect level: 2\nAnna: take hut\nexpect level: 3\n")
    assert [failure.line for failure in failures] == [10, 11, 12]


# Events by the names of what they say, and as files of before wrote them.

FIGHT = """\
game: schatzjagd
seats: Anna, Ben
scenario: blows
Anna.field: c4
Anna.strength: 4
board: mercenary at d4
dice: 5, 2
begin: turn of Anna, walking 3
Anna: step east
expect event: card_uncovered by Anna {field} card mercenary
Anna: strike
expect event: blows_rolled by Anna {dice}
expect no event: blows_rolled {others}
"""
BY_NAME = {"field": "field d4", "dice": "dice 5:2", "others": "dice 2:5"}
OF_BEFORE = {"field": "amount 43", "dice": "amount 52", "others": "amount 25"}
COINS = """\
game: grimoria
seats: Anna, Ben
scenario: half of the coins
level: 12
Anna.spell: 12
Ben.spell: 5
Ben.coins: 7
begin: turn of Anna
expect event: coins_taken by Anna {event}
"""


@pytest.mark.parametrize("said", [BY_NAME, OF_BEFORE], ids=["by name", "of before"])
def test_events_are_expected_by_name_and_as_files_of_before_wrote_them(said):
    assert check_text(FIGHT.format(**said)) == []
    [failure] = check_text(FIGHT.format(**said | {"others": said["dice"]}))
    assert failure.found.startswith("blows_rolled by Anna dice 5:2; ")


@pytest.mark.parametrize("event", ["victim Ben coins 4", "with Ben amount 4"])
def test_another_seat_and_a_number_have_old_names_too(event):
    assert check_text(COINS.format(event=event)) == []
    [failure] = check_text(COINS.format(event=event.replace("4", "5")))
    assert failure.found.endswith("coins_taken by Anna victim Ben coins 4")


# What cannot be understood is refused with its line and what is allowed.

MALFORMED = {
    "hello": "line 10: 'hello': allowed is scenario: TITLE | ",
    "expect Anna.coin: 1": "line 10: fact 'Anna.coin': allowed is ",
    "expect Dora.coins: 1": "line 10: fact 'Dora.coins': allowed is ",
    "expect SEAT.coins: 1": "line 10: fact 'SEAT.coins': allowed is the name of a seat: Anna, Ben",
    "expect Dora sees level: 1": "line 10: seat 'Dora': allowed is Anna, Ben",
    "expect Anna.tally.smith: 1": "line 10: part 'smith' of the tally: allowed is coins, ",
    "expect draw_pile: ..., king, ...": "line 10: ... twice: allowed is once",
    "expect event: coins_won by Anna": "line 10: event 'coins_won': allowed is round_began, ",
    "expect event: coins_gained of Anna": "line 10: 'of': allowed is by, coins, card",
    "expect event: coins_gained by": "line 10: 'coins_gained by': allowed is coins_gained by SEAT coins NUMBER ",
    "expect event: coins_gained by Dora": "line 10: seat 'Dora': allowed is Anna, Ben",
    "expect event: card_taken card kign": "line 10: card 'kign': allowed is bronze_smith, ",
    "expect event: coins_gained coins x": "line 10: coins 'x': allowed is a whole number",
    "expect event: coins_gained amount x": "line 10: amount 'x': allowed is a whole number",
    "expect event: coins_gained victim Ben": "line 10: 'victim': allowed is by, coins, card",
    "Anna: tkae king": "line 10: option 'tkae king': allowed is an option that begins with spell, ",
    "Anna: take kign": "line 10: option 'take kign': allowed is take bronze_smith | ",
    "refuse Dora: take king because G16": "line 10: seat 'Dora': allowed is Anna, Ben",
    "level: 6": "line 10: level is set twice: allowed is once",
    "Anna: take king\nlevel: 6": "line 11: level is set twice",
    "Anna: take king\nround: 6": "line 11: round after the first answer or expectation: allowed is set-up",
}


@pytest.mark.parametrize(("line", "message"), MALFORMED.items())
def test_a_malformed_line_says_where_and_what_is_allowed(line, message):
    with pytest.raises(BadInput) as error:
        check_text(START + line, "a.scenario")
    assert str(error.value).startswith(f"a.scenario, {message}")
    assert "\n" not in str(error.value)


SET_UP = {
    "level: 18": "line 4: '18': allowed is a whole number from 1 to 17",
    "Anna.coins: many": "line 4: 'many': allowed is a whole number from 0 to 999",
    "Anna.coins: -1": "line 4: '-1': allowed is a whole number from 0 to 999",
    "Anna.spell: 16": "line 4: '16': allowed is a whole number from 1 to 15",
    "Anna.gold: 3": "line 4: fact 'Anna.gold': allowed is level, ",
    "draw_pile_size: 3": "line 4: fact 'draw_pile_size': allowed is level, ",
    "order: Anna": "line 4: 'Anna': allowed is every seat once",
    "order: Anna, Dora": "line 4: seat 'Dora': allowed is Anna, Ben",
    "display: kign": "line 4: card 'kign': allowed is bronze_smith, ",
    "display: 4 king": "line 4: 4 king: allowed is at most 3 (of 3)",
    "display: king (known to Ben)": "line 4: (known to Ben): allowed is no note: these cards lie open",
    "Anna.companions: 2 witch": "line 4: 2 witch: allowed is at most 1 (of 1)",
    "Anna.companions: castle": "line 4: card 'castle': allowed is bronze_smith, ",
    "Anna.companions: king (hidden)": "line 4: (hidden): allowed is (cloaked)",
    "Anna.companions: 3 king (cloaked)": "line 4: 1 cloak: allowed is at most 0 (of 2)",
    "Anna.places: castle (seen by Ben)": "line 4: (seen by Ben): allowed is (known to SEAT, ...) or (known to all)",
    "Anna.places: castle (known to Dora)": "line 4: seat 'Dora': allowed is Anna, Ben",
    "Anna.places: castle ((": "line 4: 'castle ((': allowed is an entry such as castle, 2 castle or castle (note)",
    "face_down: 2 hut": "line 4: '2 hut': allowed is one card or none",
    "face_down: hut, town": "line 4: 'hut, town': allowed is one card or none",
    "draw_pile: ..., king, ...": "line 4: ... twice: allowed is once",
    "no_display: maybe": "line 4: 'maybe': allowed is yes or no",
    "mirrors_gone: 3": "line 4: '3': allowed is a whole number from 0 to 2",
    "variant last_level: 20": "line 4: variant last_level: '20': allowed is 15, 16, 17",
    "variant lastlevel: 15": "line 4: variant 'lastlevel': allowed is last_level, open_memory",
    "card king.poinst: 2": "line 4: king.poinst: unknown field: allowed is count, points, needs, bonus",
    "card kign.points: 2": "line 4: kign: no such card: allowed is bronze_smith, ",
    "card king.points: two": "line 4: king.points: two: allowed is a value as in a card file: 3, ",
    "card king.points: [1,": "line 4: king.points: [1,: allowed is a value as in a card file: 3, ",
    "card king.points: [1]": "line 4: king.points: [1]: allowed is a whole number from 0 to 20",
    "card king.points: 99": "line 4: king.points: 99: allowed is a whole number from 0 to 20",
    "begin: Anna": "line 4: begin: 'Anna': allowed is books | turn of SEAT | ",
    "begin: turn of Dora\nAnna.spell: 1\nBen.spell: 1": "line 4: seat 'Dora': allowed is Anna, Ben",
    "begin: turn of Anna\nAnna.spell: 1": "line 4: Ben has no spell: allowed is Ben.spell: 1 to 15",
    "begin: turn of Anna\nAnna.spell: 1\nBen.spell: 9": "line 4: spell 9 on level 4: allowed is spells up to",
    "Anna.spell: 3": "line 3: spells at begin: books: allowed is none: ",
    "no_display: yes\ndisplay: king": "line 3: no_display with cards in the display: allowed is one of the two",
    "begin: new game\nlevel: 5": "line 5: level at begin: new game: allowed is no facts: all is dealt",
    "Anna.companions: ...\nAnna.places: ...\ndiscard_pile: ...\nBen.places: 9 castle": "",
    "seed: 99999999999999999999999": "line 4: '99999999999999999999999': allowed is a whole number from 0 to ",
}


@pytest.mark.parametrize(("lines", "message"), SET_UP.items())
def test_a_wrong_set_up_says_where_and_what_is_allowed(lines, message):
    text = f"game: grimoria\nseats: Anna, Ben\nscenario: wrong\n{lines}\n"
    if not message:
        assert check_text(text) == []
        return
    with pytest.raises(BadInput) as error:
        check_text(text, "a.scenario")
    assert str(error.value).startswith(f"a.scenario, {message}")


HEADS = {
    "": "line 1: no scenario: allowed is scenario: TITLE",
    "game: grimoria\nseats: A, B\n": "line 1: no scenario: allowed is scenario: TITLE",
    "scenario: x\nseats: A, B": "line 1: no game in 'x': allowed is game: ...",
    "scenario: x\ngame: grimoria": "line 1: no seats in 'x': allowed is seats: ...",
    "scenario: x\ngame: chess\nseats: A, B": "line 2: game 'chess': allowed is grimoria",
    "scenario: x\ngame: grimoria\nseats: A": "line 3: seats: 1: allowed is 2 to 5 for grimoria",
    "scenario: x\ngame: grimoria\nseats: A, B, C, D, E, F": "line 3: seats: 6: allowed is 2 to 5 for grimoria",
    "scenario: x\ngame: grimoria\nseats: A, A": "line 3: seat 'A': allowed is one word, different for each seat",
    "scenario: x\ngame: grimoria\nseats: A, level": "line 3: seat 'level': allowed is one word",
    "scenario: x\ngame: grimoria\nseats: A, B C": "line 3: seat 'B C': allowed is one word",
    "game: grimoria\nexpect level: 4\nscenario: x\nseats: A, B": "line 2: expect before the first scenario: ",
    "scenario: x\nrules: 12": "line 2: 'rules: 12': allowed is rules: G12 G13",
    "scenario: x\nseed: x": "line 2: 'seed: x': allowed is seed: NUMBER",
    "scenario: x\nrefuse A: pass": "line 2: 'refuse A: pass': allowed is scenario: TITLE | ",
}


@pytest.mark.rules("G1")
@pytest.mark.parametrize(("text", "message"), HEADS.items())
def test_a_wrong_head_says_where_and_what_is_allowed(text, message):
    with pytest.raises(BadInput) as error:
        check_text(text, "a.scenario")
    assert str(error.value).startswith(f"a.scenario, {message}")


# The format.


def test_a_scenarios_own_line_counts_before_the_common_one():
    common = "game: grimoria\nseats: Anna, Ben\nlevel: 5\nscenario: a\nexpect level: 5\n"
    assert check_text(common + "scenario: b\nlevel: 7\nexpect level: 7\n") == []


def test_comments_and_blanks_do_not_count():
    [script] = parse_scripts("# a file\n\nscenario:   two    words # here\nrules:  G1   G2\n")
    assert (script.title, script.number, script.rules()) == ("two words", 3, ["G1", "G2"])


def test_the_seed_decides_what_no_line_says():
    text = "game: grimoria\nseats: Anna, Ben\nscenario: a\nseed: {}\nexpect draw_pile: none\n"
    found = [check_text(text.format(seed))[0].found for seed in (1, 1, 2)]
    assert found[0] == found[1] != found[2]


# The command.


def test_check_returns_0_if_all_holds_and_one_line_for_each_file(tmp_path, capsys):
    files = [tmp_path / "a.scenario", tmp_path / "b.scenario"]
    for file in files:
        file.write_text(START)
    assert check(files) == 0
    assert capsys.readouterr().out.splitlines() == [f"ok        {file}: 1 scenario" for file in files]


def test_check_returns_1_if_an_expectation_fails(tmp_path, capsys):
    file = tmp_path / "a.scenario"
    file.write_text(START + "expect level: 7\n")
    assert check([file]) == 1
    assert capsys.readouterr().out == f"failed    {file}, line 10: expected level: 7; found 5\n"


def test_check_returns_2_if_a_file_is_malformed(tmp_path, capsys):
    good, bad = tmp_path / "good.scenario", tmp_path / "bad.scenario"
    good.write_text(START)
    bad.write_text("nonsense\n")
    assert check([bad, good, tmp_path / "none.scenario"]) == 2
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"malformed {bad}, line 1: 'nonsense': allowed is ")
    assert lines[1] == f"ok        {good}: 1 scenario"
    assert lines[2].startswith(f"malformed {tmp_path / 'none.scenario'}: No such file")


# Values of cards.

CARD_VALUES = {
    "a number": ("grimoria", ["card king.points: 2"]),
    "a number with a comment": ("grimoria", ["card  king.points:   2   # not 1"]),
    "a number below 0": ("zauberschwert", ["card swamp_1.magic: -3"]),
    "a word": ("zauberschwert", ['card goblins.letter: "B"']),
    "words": ("zauberschwert", ['card goblins.symbols: ["moon", "leaf"]', "card harpies.symbols: []"]),
    "a reward": ("zauberschwert", ["card goblins.stones: [9, 4, 3, 2, 1]", "card orc_1.cards: [0, 1, 0, 1, 0]"]),
    "a landscape": ("zauberschwert", ['card forest_1.heroes: ["elf", "dwarf"]', "card forest_1.orcs: 1"]),
    "effects": ("schatzjagd", ['card pit.effects: ["life -4", "poison"]', 'card robber.on_hit: ["gold /2"]']),
    "faces": ("schatzjagd", ['card wyrms_hoard.faces: [["death"], [], [], ["draw 2"], [], ["home"]]']),
    "roads": ("schatzjagd", ['card portal.roads: ["red", "red", "blue", "green", "anywhere", "death"]']),
    "a flag": ("schatzjagd", ["card portal.stays: false"]),
    "a field of the land": ("schatzjagd", ['card map_a4.field: "b7"']),
    "a card of one's own": (
        "schatzjagd",
        [
            'card nail.type: "trap"',
            'card nail.title: "The  #1 \\"Nail\\""',
            "card nail.count: 1",
            "card nail.effects: []",
        ],
    ),
}


@pytest.mark.parametrize("name", CARD_VALUES)
def test_card_lines_take_any_value_that_a_card_file_may_hold(name):
    key, lines = CARD_VALUES[name]
    text = f"scenario: one\ngame: {key}\nseats: Anna, Ben\nbegin: new game\n" + "\n".join(lines)
    [script] = parse_scripts(text)
    values = Stage(script).position().cards.values
    for line in lines:
        place, _, said = line.removeprefix("card").partition(":")
        card, _, field = place.strip().partition(".")
        assert values[card][field] == tomllib.loads(f"value = {said}")["value"]


# The guide.


def test_the_guide_has_examples():
    assert len(EXAMPLES) >= 6


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_examples_of_the_guide_hold(number):
    assert [str(failure) for failure in check_text(EXAMPLES[number])] == []


def test_the_guide_knows_every_kind_of_line():
    for form in FORMS:
        assert f"`{form.replace('sees ...', 'sees FACT: VALUE')}`" in GUIDE, form


@pytest.mark.parametrize("key", GAMES)
def test_the_guide_knows_every_name(key):
    this = game(key)
    facts = [*COMMON, *this.facts.names]
    phases = [f"begin: {phase.replace('SEAT', 'Anna')}" for phase in this.facts.phases]
    events = [name for kind in this.events if kind.name for name in (kind.name, *kind.sorts())]
    for name in (*facts, *phases, *events, *this.questions, *this.tally_parts, *this.card_names):
        assert f"`{name}`" in GUIDE, name
    for verb in this.options.verbs():
        assert re.search(rf"`{verb}[ `]", GUIDE), verb
