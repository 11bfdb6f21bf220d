"""Card files as documents: every value has its line, a changed file keeps its comments, and nothing takes long."""

import time
import tomllib

import pytest

from tests.generic.cardfiles import random_file
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.documents import is_light, lines_of, written
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import Source, Values

TRICKY = '''\
# first
game = "chess"
title = """
[king]
count = 3
"""

[pit]  # a comment
effects = [
  "life -5",  # [hail]
  "skip",
]
count = 3
"odd name" = 1
inner.depth = 2

[[rows]]
x = 1
[[rows]]
x = 2
["Big Dragon"]
y = 1
[pit.sub]
z = 1
'''


def test_every_value_has_its_line() -> None:
    assert lines_of(TRICKY) == {
        "game": 2, "title": 3, "pit": 8, "pit.effects": 9, "pit.count": 13, "pit.odd name": 14, "pit.inner": 15,
        "pit.inner.depth": 15, "rows.0": 17, "rows.0.x": 18, "rows.1": 19, "rows.1.x": 20, "Big Dragon": 21,
        "Big Dragon.y": 22, "pit.sub": 23, "pit.sub.z": 24,
    }  # fmt: skip


@pytest.mark.parametrize("key", GAMES)
def test_the_lines_of_whole_files_are_where_their_names_stand(key: str) -> None:
    for text in (load_game(key).card_file.path.read_text(encoding="utf-8"), random_file(key, 3).text):
        rows = text.splitlines()
        for path, line in lines_of(text).items():
            assert path.rpartition(".")[2] in rows[line - 1], path


DEN = '[den]\ntype = "trap"  # goes\n'
OURS = """\
# The attic find.
game = "chess"   # what else

# read with a glass
[pit]
count = 3   # how many
# the effects
effects = [
  "life -5", # five!
  "skip",
]

[den]
type = "trap"  # goes

# the last
[bishop]
count = 1
"""


def test_a_changed_file_keeps_places_and_comments() -> None:
    now = {"pit": {"count": 4, "effects": ["life -5", "skip"]}, "bishop": {"count": 1}, "rook": {"count": 2}}
    text = written("chess", "Ours", now, OURS)
    wanted = OURS.replace("# what else\n", '# what else\ntitle = "Ours"\n').replace("count = 3 ", "count = 4 ")
    assert text == wanted.replace(DEN, "") + "\n[rook]\ncount = 2\n"
    assert written("chess", "Ours", now, text) == text


def test_a_file_without_cards_is_named_filled_and_emptied_again() -> None:
    head = 'game = "chess"\n'
    named = written("chess", "Ours", {}, written("chess", "First", {}, head))
    assert named == head + 'title = "Ours"\n'
    filled = written("chess", "Ours", {"pit": {"count": 3}}, named)
    assert filled == named + "\n[pit]\ncount = 3\n"
    assert written("chess", "", {}, filled).strip() == head.strip()


def said(values: Values) -> Values:
    return {card: table for card, table in values.items() if table}


@pytest.mark.parametrize("key", GAMES)
def test_what_is_written_is_what_is_read(key: str) -> None:
    for seed in range(5):
        values, others = random_file(key, seed).tables, random_file(key, seed + 5).tables
        text = written(key, "Mine", values)
        assert tomllib.loads(text) == {"game": key, "title": "Mine"} | said(values)
        assert tomllib.loads(written(key, "", others, text)) == {"game": key} | said(others)


@pytest.mark.parametrize("before", ["[", 'game = "go"\n', "x = 1", "a." * 50 + "a = 1"])
def test_a_file_that_cannot_be_changed_is_written_afresh(before: str) -> None:
    assert written("chess", "", {"pit": {"count": 3}}, before) == 'game = "chess"\n\n[pit]\ncount = 3\n'


def test_what_toml_cannot_hold_is_refused() -> None:
    with pytest.raises(BadInput, match="not TOML"):
        written("chess", "", {"pit": {"effects": [None]}})


HEAVY = {
    "keys of many parts": "".join(".".join("a" * 39) + f".b{i} = 1\n" for i in range(1_000)),
    "shorter keys": "".join(".".join("a" * 8) + f".b{i} = 1\n" for i in range(240)),
    "tables of many parts": "".join(f"[{'.'.join('a' * 8)}.b{i}]\n" for i in range(240)),
    "a long list": "x = [" + "\n".join("1," * 1_900 for _ in range(30)) + "]\n",
    "a list of lists": "x = [" + "\n".join("[1]," * 900 for _ in range(8)) + "]\n",
    "tables out of their order": "".join(f"[a.t{i}]\n[b{i}]\n" for i in range(1_900)),
    "many tables": "".join(f"[t{i}]\n" for i in range(5_900)),
    "many rows": "[[x]]\n" * 5_900,
    "many values": "".join(f"k{i} = 1\n" for i in range(5_900)),
}
SECONDS = 3.0  # of processor time; without bounds some of these take minutes


@pytest.mark.parametrize("name", HEAVY)
def test_hostile_files_are_not_looked_at_for_long(name: str) -> None:
    begun = time.process_time()
    assert Source("cards", HEAVY[name]).line("nothing") == 1
    assert time.process_time() - begun < SECONDS


def test_the_line_of_a_mistake_is_found_unless_that_takes_long() -> None:
    for text, line in ((HEAVY["many values"], 5_901), (HEAVY["keys of many parts"], 0)):
        begun = time.process_time()
        with pytest.raises(BadInput) as refused:
            Source("cards", text + "[")
        assert refused.value.line == line
        assert time.process_time() - begun < SECONDS


@pytest.mark.parametrize("key", GAMES)
def test_the_files_of_the_games_are_light(key: str) -> None:
    assert is_light(load_game(key).card_file.path.read_text(encoding="utf-8"))
