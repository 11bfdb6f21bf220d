"""What every sound is made of: partials that die away, noise in a band, strings that are plucked, a little room."""

from collections.abc import Iterable

import numpy as np
from numpy.typing import NDArray

RATE = 22_050  # samples a second

Wave = NDArray[np.float64]


def silence(seconds: float) -> Wave:
    return np.zeros(round(seconds * RATE))


def times(seconds: float) -> Wave:
    return np.arange(round(seconds * RATE)) / RATE


def noise(seconds: float, seed: int) -> Wave:
    """White, between -1 and 1; the raw bits of a seed are the same with every NumPy."""
    bits = np.random.PCG64(seed).random_raw(round(seconds * RATE))
    return bits.astype(np.float64) / 2.0**63 - 1.0


def dice(count: int, seed: int) -> Wave:
    """Numbers between 0 and 1."""
    return (noise(count / RATE, seed) + 1.0) / 2.0


def band(wave: Wave, low: float, high: float, softness: float = 0.5) -> Wave:
    """What lies between two pitches; its edges fall softly, over so many octaves. Seen as a circle, it has no seam."""
    pitches = np.maximum(np.fft.rfftfreq(len(wave), 1 / RATE), 1.0)
    above = 1 / (1 + np.exp(-4 * np.log2(pitches / low) / softness))
    below = 1 / (1 + np.exp(4 * np.log2(pitches / high) / softness))
    return np.fft.irfft(np.fft.rfft(wave) * above * below, len(wave))


def swell(seconds: float, rise: float, fall: float) -> Wave:
    """Up in `rise` seconds, then down: after each `fall` seconds a third is left."""
    t = times(seconds)
    return np.where(t < rise, np.sin(np.pi / 2 * t / rise) ** 2, np.exp(-(t - rise) / fall))


def partial(pitch: float, fall: float, seconds: float, rise: float = 0.002) -> Wave:
    tone: Wave = np.sin(2 * np.pi * pitch * times(seconds))
    return tone * swell(seconds, rise, fall)


def chime(partials: Iterable[tuple[float, float, float]], seconds: float, rise: float = 0.002) -> Wave:
    """Partials together, each a pitch, a strength and how long it takes to die away."""
    return np.sum([strength * partial(pitch, fall, seconds, rise) for pitch, strength, fall in partials], axis=0)


def pluck(pitch: float, seconds: float, fall: float = 0.5, softness: float = 1.5) -> Wave:
    """A string, plucked at a quarter of its length: the higher a partial, the weaker and shorter."""
    orders = [n for n in range(1, 15) if n * pitch < 0.4 * RATE]
    strengths = [np.sin(np.pi * n / 3.7) / n**softness for n in orders]
    return chime(
        [(n * pitch * (1 + 0.0002 * n * n), s, fall / (1 + 0.35 * n)) for n, s in zip(orders, strengths, strict=True)],
        seconds,
        rise=0.003,
    )


def drum(high: float, low: float, fall: float, seconds: float) -> Wave:
    """A pitch that sinks while it dies away."""
    t = times(seconds)
    turns = np.cumsum(low + (high - low) * np.exp(-t / (0.35 * fall))) / RATE
    return np.sin(2 * np.pi * turns) * swell(seconds, 0.003, fall)


def laid(seconds: float, *parts: tuple[float, Wave]) -> Wave:
    """Several together, each from its second on; what goes beyond the end is cut, and none ends with a click."""
    whole = silence(seconds)
    for start, part in parts:
        begin = round(start * RATE)
        shown = to_nothing(part[: len(whole) - begin])
        whole[begin : begin + len(shown)] += shown
    return whole


def in_a_room(wave: Wave, seed: int, share: float = 0.18, fall: float = 0.09) -> Wave:
    """A small room with books: what comes back from its walls is darker than what went there."""
    size = len(wave) + round(0.4 * RATE)
    walls = band(noise(0.4, seed), 150, 3_200, 1.0) * swell(0.4, 0.012, fall)
    walls /= np.sqrt(np.sum(walls**2))
    echo = np.fft.irfft(np.fft.rfft(wave, size) * np.fft.rfft(walls, size), size)[: len(wave)]
    return wave + share * echo


def to_nothing(wave: Wave, fall: float = 0.02) -> Wave:
    size = min(round(fall * RATE), len(wave) // 2)
    shaped = wave.copy()
    shaped[-size:] *= np.cos(np.pi / 2 * np.arange(1, size + 1) / size) ** 2
    return shaped


def from_and_to_nothing(wave: Wave) -> Wave:
    return to_nothing(to_nothing(wave, 0.06)[::-1], 0.001)[::-1]
