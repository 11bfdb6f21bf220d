"""A sound as the file that is in the client."""

from pathlib import Path

import numpy as np

from tools.sound.flac import Samples, flac
from tools.sound.sounds import sound
from tools.sound.voices import RATE

FOLDER = Path(__file__).resolve().parents[2] / "web/src/sounds/made"
FULL = 32_768
STEP = 16  # what is finer nobody hears beside the sound itself; so the files have half the size


def samples(name: str) -> Samples:
    return (np.rint(sound(name) * FULL / STEP) * STEP).astype(np.int64)


def content(name: str) -> bytes:
    return flac(samples(name), RATE)


def path_of(name: str) -> Path:
    return FOLDER / f"{name}.flac"
