"""`python -m tools.sound` writes all sounds, and prints how long, large and loud each is."""

import numpy as np

from tools.sound.files import FOLDER, FULL, content, path_of, samples
from tools.sound.sounds import RECIPES, loudness
from tools.sound.voices import RATE


def line(name: str, size: int) -> str:
    wave = samples(name) / FULL
    peak = np.max(np.abs(wave))
    return f"{name:10}{len(wave) / RATE:6.2f} s{size / 1000:8.1f} kB{loudness(wave):9.1f} dB   peak {peak:.2f}"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in RECIPES:
        path_of(name).write_bytes(content(name))
        print(line(name, path_of(name).stat().st_size))
    print(f"{'together':10}{sum(path_of(name).stat().st_size for name in RECIPES) / 1000:16.1f} kB")


if __name__ == "__main__":
    main()
