"""Before the server answers anybody, all that its pictures need is compiled and loaded."""

import subprocess
import sys

import pytest

from zaubertisch.kernel.rules import COMPILED

# In a process of its own: here other tests have loaded things already.
LATER = """
import gc
from pathlib import Path
from random import Random
from zaubertisch.games import GAMES, game
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.rules import OpenRule
from zaubertisch.server.startup.readiness import use_pictures
from zaubertisch.tables.records import read_record

def loaded():
    rules = [each for each in gc.get_objects() if isinstance(each, OpenRule)]
    return {(rule.plain.__module__, rule.plain.__qualname__, len(door.signatures))
            for rule in rules for door in rule._doors.values()}

def draw(position):
    for seat in position.asked():
        position.game.picture(position.view(seat), seat)

for key in GAMES:
    use_pictures(game(key))
before = loaded()
for path in sorted(Path("tests/records").glob("*-2-seats.record")) + [Path("tests/records/schatzjagd-death.record")]:
    for step in read_record(path).replay():
        draw(step.position)
last, chance = game(GAMES[-1]), Random(2)
position = Position.new(last, last.card_set(), 5, last.parse_variants({}), 2)
for _ in range(200):
    draw(position)
    seat = position.asked()[0]
    position.answer(seat, chance.choice(position.legal(seat)))
assert len(before) > 10
print(sorted(loaded() - before))
"""


@pytest.mark.skipif(not COMPILED, reason="uncompiled rules have nothing to load")
def test_no_later_picture_compiles_or_loads_anything() -> None:
    done = subprocess.run([sys.executable, "-c", LATER], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr[-2000:]
    assert done.stdout.strip() == "[]"
