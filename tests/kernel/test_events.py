"""No event is dropped in silence: a record that is too small for it says so."""

import pytest

from zaubertisch.kernel.events import tell
from zaubertisch.kernel.frames import audit_progress
from zaubertisch.kernel.record import allocate, game_record
from zaubertisch.kernel.rules import specialise

MOST = 3
RECORD = game_record(most_events=MOST)


def tell_some(games, count):
    for i in range(count):
        tell(games[0], 1, 0, -1, -1, i)
    return audit_progress(games[0])


tell_all = specialise(tell_some, "events_in_a_small_record", audit_progress=audit_progress)


def test_all_that_fits_is_kept() -> None:
    games = allocate(RECORD)
    games["asked"] = 1
    assert tell_all(games, MOST - 1) == 0
    assert games["event"]["amount"][0].tolist() == [0, 1, 0]


def test_a_full_record_is_noticed_before_anything_is_lost() -> None:
    games = allocate(RECORD)
    games["asked"] = 1
    assert tell_all(games, MOST) == 1


def test_what_does_not_fit_is_an_error() -> None:
    with pytest.raises(IndexError):
        tell_all(allocate(RECORD), MOST + 1)
