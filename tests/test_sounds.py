"""The sounds of the table: made by tools/sound, small, without clipping or clicks, and still what the script makes."""

import numpy as np
import pytest
from tools.sound.files import FOLDER, FULL, content, path_of, samples
from tools.sound.flac import checksum
from tools.sound.sounds import LOOPS, RECIPES, loudness
from tools.sound.voices import RATE

BUDGET = 300_000  # bytes of all files together
SHORT = sorted(set(RECIPES) - LOOPS)


@pytest.mark.parametrize("name", RECIPES)
def test_the_script_still_makes_exactly_what_the_client_plays(name: str) -> None:
    assert path_of(name).read_bytes() == content(name), "run: make sounds"


def test_all_sounds_together_are_small_and_nothing_else_lies_beside_them() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {path_of(name).name for name in RECIPES}
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < BUDGET


@pytest.mark.parametrize("name", RECIPES)
def test_nothing_is_clipped(name: str) -> None:
    assert np.max(np.abs(samples(name))) < 0.85 * FULL


@pytest.mark.parametrize("name", SHORT)
def test_a_sound_begins_and_ends_at_nothing_is_brief_and_as_loud_as_the_others(name: str) -> None:
    wave = samples(name)
    assert wave[0] == wave[-1] == 0
    assert len(wave) <= 2 * RATE
    assert -22 <= loudness(wave / FULL) <= -12


@pytest.mark.parametrize("name", SHORT)
def test_a_sound_dies_away_before_it_ends(name: str) -> None:
    wave = np.abs(samples(name))
    assert np.max(wave[-RATE // 50 :]) < 0.1 * np.max(wave)


@pytest.mark.parametrize("name", sorted(LOOPS))
def test_a_loop_is_quiet_and_its_end_leads_into_its_beginning(name: str) -> None:
    wave = samples(name)
    steps = np.abs(np.diff(wave))
    assert abs(wave[0] - wave[-1]) <= np.median(steps)
    bend = np.abs(np.diff(np.concatenate([wave[-3:], wave[:3]]), 2))
    assert np.max(bend) <= np.percentile(np.abs(np.diff(wave, 2)), 90)
    assert loudness(wave / FULL) < min(loudness(samples(each) / FULL) for each in SHORT) - 10


def test_checksums_are_those_of_the_format() -> None:
    assert checksum(b"123456789", 0x07, 8) == 0xF4
    assert checksum(b"123456789", 0x8005, 16) == 0xFEE8
