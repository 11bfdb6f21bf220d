"""Every sound by its name, as one would tell how to make it at a table."""

from collections.abc import Callable

import numpy as np

from tools.sound.voices import (
    RATE,
    Wave,
    band,
    chime,
    dice,
    drum,
    from_and_to_nothing,
    in_a_room,
    laid,
    noise,
    pluck,
    silence,
    swell,
    times,
)

D3, B2_FLAT, G2 = 146.83, 116.54, 98.0
D4, A4, D5, F5_SHARP, A5 = 293.66, 440.0, 587.33, 739.99, 880.0
PENTATONIC = (587.33, 659.26, 739.99, 880.0, 987.77, 1174.66, 1318.51, 1479.98, 1760.0)


def card() -> Wave:
    """Paper slides over felt, and its edge snaps down."""
    slide = band(noise(0.2, 11), 900, 4_200) * swell(0.2, 0.13, 0.03) * (0.8 + 0.2 * np.sin(70 * times(0.2)))
    snap = band(noise(0.07, 12), 500, 2_600) * swell(0.07, 0.001, 0.011)
    return laid(0.34, (0.0, 0.55 * slide), (0.15, 1.1 * snap), (0.15, 0.22 * drum(190, 110, 0.02, 0.15)))


def clink(pitch: float, strength: float = 1.0) -> Wave:
    """Two coins touch: two bright partials that beat a little, and a third that is gone at once."""
    partials = [(1.0, 1.0, 0.13), (1.006, 0.5, 0.11), (1.71, 0.55, 0.07), (2.53, 0.2, 0.025), (0.41, 0.16, 0.03)]
    ring = chime([(pitch * ratio, level, fall) for ratio, level, fall in partials], 0.45, rise=0.0012)
    tick = band(noise(0.02, round(pitch)), 1_500, 6_000) * swell(0.02, 0.0005, 0.003)
    return strength * laid(0.45, (0.0, 0.5 * ring), (0.0, 0.4 * tick))


def coin() -> Wave:
    return laid(0.5, (0.0, clink(2_480)), (0.085, clink(2_790, 0.5)))


def coins() -> Wave:
    """A handful: the first ones close together."""
    starts = (0.0, 0.055, 0.1, 0.17, 0.23, 0.33, 0.4)
    pitches = (2_480, 2_790, 2_310, 2_960, 2_590, 2_400, 2_850)
    strengths = (0.8, 0.6, 0.9, 0.55, 0.7, 0.5, 0.35)
    return laid(0.85, *((at, clink(p, s)) for at, p, s in zip(starts, pitches, strengths, strict=True)))


def knock(seed: int, strength: float, pitch: float = 1.0) -> Wave:
    """Bone on wood."""
    body = chime([(430 * pitch, 0.9, 0.014), (960 * pitch, 0.7, 0.01), (2_050 * pitch, 0.35, 0.006)], 0.12, 0.0008)
    tick = band(noise(0.03, seed), 900, 4_500) * swell(0.03, 0.0005, 0.004)
    return strength * laid(0.12, (0.0, body), (0.0, 0.6 * tick))


def die() -> Wave:
    """It rattles, jumps lower and lower, and lies."""
    starts = (0.0, 0.06, 0.105, 0.19, 0.26, 0.35, 0.41, 0.455, 0.49)
    strengths = (0.9, 0.5, 0.75, 0.8, 0.45, 0.6, 0.34, 0.24, 0.3)
    pitches = (1.0, 1.22, 0.94, 1.08, 1.3, 1.0, 1.16, 1.05, 0.78)
    return laid(
        0.68,
        *((at, knock(30 + i, s, p)) for i, (at, s, p) in enumerate(zip(starts, strengths, pitches, strict=True))),
    )


def page(seed: int, seconds: float) -> Wave:
    """A leaf turns: a rustle that swells and grows brighter."""
    dark = band(noise(seconds, seed), 350, 1_500) * swell(seconds, 0.45 * seconds, 0.13 * seconds)
    bright = band(noise(seconds, seed + 1), 1_500, 5_000) * swell(seconds, 0.7 * seconds, 0.09 * seconds)
    grains = band(noise(seconds, seed + 2), 18, 60)
    return (dark + 0.75 * bright) * (0.55 + 0.45 * np.clip(grains / np.std(grains), -1, 1.5))


def bookmark() -> Wave:
    """A ribbon is drawn between two leaves, and the book is closed over it."""
    ribbon = band(noise(0.26, 44), 1_800, 5_200) * swell(0.26, 0.18, 0.035)
    closing = band(noise(0.1, 45), 120, 900) * swell(0.1, 0.004, 0.02)
    return laid(
        0.62,
        (0.0, 0.4 * ribbon),
        (0.14, 0.5 * page(41, 0.24)),
        (0.36, 0.8 * closing),
        (0.36, 0.3 * drum(140, 85, 0.04, 0.2)),
    )


def blow() -> Wave:
    """Iron on iron, and the weight behind it."""
    thud = drum(170, 58, 0.1, 0.5) + 0.7 * band(noise(0.5, 51), 60, 700) * swell(0.5, 0.002, 0.03)
    iron = [
        (612, 0.5, 0.2),
        (1_087, 0.7, 0.26),
        (1_529, 0.6, 0.2),
        (2_231, 0.5, 0.16),
        (2_978, 0.35, 0.12),
        (4_105, 0.2, 0.07),
    ]
    scrape = band(noise(0.12, 52), 2_000, 6_500) * swell(0.12, 0.002, 0.018)
    return laid(0.8, (0.0, thud), (0.012, 0.22 * chime(iron, 0.75, 0.001)), (0.008, 0.35 * scrape))


def spell() -> Wave:
    """Small bells that climb, and a breath that climbs with them."""
    bells = [
        (
            0.07 * i,
            (0.55 + 0.05 * i)
            * chime([(pitch, 0.6, 0.22), (2.0 * pitch, 0.22, 0.14), (3.01 * pitch, 0.07, 0.06)], 0.7, 0.012),
        )
        for i, pitch in enumerate(PENTATONIC)
    ]
    breath = sum(
        (
            laid(1.25, (0.08 * i, 0.3 * band(noise(0.5, 60 + i), 500 * 1.3**i, 900 * 1.3**i) * swell(0.5, 0.2, 0.08)))
            for i in range(7)
        ),
        silence(1.25),
    )
    return 0.6 * laid(1.25, *bells) + 0.9 * breath


def bell() -> Wave:
    """A small bell for whose turn it is: hum, prime, third, fifth, and what sparkles."""
    ratios = [
        (0.5, 0.3, 0.55),
        (1.0, 0.9, 0.42),
        (1.003, 0.35, 0.4),
        (1.2, 0.3, 0.26),
        (1.5, 0.2, 0.2),
        (2.0, 0.42, 0.22),
        (2.67, 0.12, 0.1),
        (4.1, 0.06, 0.04),
    ]
    return chime([(D5 * ratio, level, fall) for ratio, level, fall in ratios], 1.4, rise=0.004)


def win() -> Wave:
    """A short fanfare on a lute."""
    run = [(0.0, D4), (0.13, A4), (0.26, D5), (0.39, F5_SHARP)]
    chord = [(0.58, D4), (0.6, A4), (0.62, D5), (0.64, F5_SHARP), (0.66, A5)]
    low = [(0.0, D3), (0.58, D3)]
    return laid(
        1.9,
        *((at, 0.9 * pluck(pitch, 0.9, 0.4, 1.15)) for at, pitch in run),
        *((at, 0.7 * pluck(pitch, 1.25, 0.7, 1.2)) for at, pitch in chord),
        *((at, 0.45 * pluck(pitch, 1.2, 0.9)) for at, pitch in low),
    )


def lose() -> Wave:
    """Two low strings that sink, over a drum."""
    return laid(
        1.15,
        (0.0, 0.8 * pluck(D3, 0.8, 0.5, 2.0)),
        (0.0, 0.5 * drum(110, 62, 0.12, 0.5)),
        (0.3, 0.9 * pluck(B2_FLAT, 0.85, 0.6, 2.0)),
        (0.3, 0.5 * pluck(G2, 0.85, 0.6, 2.0)),
    )


def reveal() -> Wave:
    """All books open: leaves from several sides, covers on the table, a fifth in the air."""
    covers = band(noise(0.14, 85), 90, 700) * swell(0.14, 0.003, 0.022)
    air = chime([(D4, 0.35, 0.35), (A4, 0.3, 0.35), (D5, 0.28, 0.3), (A5, 0.12, 0.2)], 0.85, rise=0.12)
    return laid(
        1.05,
        (0.0, 0.7 * page(81, 0.3)),
        (0.09, 0.6 * page(84, 0.32)),
        (0.19, 0.5 * page(87, 0.3)),
        (0.3, 0.7 * covers),
        (0.36, 0.5 * covers),
        (0.2, 0.45 * air),
    )


ROOM_LENGTH = 8.0


def room() -> Wave:
    """A fire in the next corner. Everything in it goes round in a circle, so its end leads into its beginning."""
    t = times(ROOM_LENGTH)
    breathing = 1 + 0.25 * np.sin(2 * np.pi * t * 3 / ROOM_LENGTH) + 0.15 * np.sin(2 * np.pi * t * 7 / ROOM_LENGTH + 1)
    flames = band(noise(ROOM_LENGTH, 91), 60, 320, 1.2) * breathing
    whole = 1.6 * flames + 0.12 * band(noise(ROOM_LENGTH, 92), 300, 1_400, 1.5)
    places, strengths, pitches = dice(46, 93), dice(46, 94), dice(46, 95)
    for i in range(46):
        spark = crackle(i, 700 + 2_600 * pitches[i]) * (0.2 + 1.6 * strengths[i] ** 3)
        at = (round(places[i] * len(whole)) + np.arange(len(spark))) % len(whole)
        whole[at] += spark
    return np.roll(whole, -calmest(whole))


def crackle(i: int, pitch: float) -> Wave:
    return band(noise(0.05, 200 + i), pitch, 1.8 * pitch) * swell(0.05, 0.0008, 0.004 + 0.006 * (i % 5) / 4)


def calmest(wave: Wave) -> int:
    """Where it goes through zero most gently."""
    return int(np.argmin(np.abs(wave) + np.abs(np.roll(wave, 1)) + np.abs(np.roll(wave, -1))))


# What each is made by, how much of the room is heard with it, and how loud its loudest tenth of a second is (decibels).
RECIPES: dict[str, tuple[Callable[[], Wave], float, float]] = {
    "card": (card, 0.12, -20),
    "coin": (coin, 0.15, -21),
    "coins": (coins, 0.15, -20),
    "die": (die, 0.2, -19),
    "bookmark": (bookmark, 0.12, -20),
    "blow": (blow, 0.22, -14),
    "spell": (spell, 0.3, -18),
    "bell": (bell, 0.2, -17),
    "win": (win, 0.25, -14),
    "lose": (lose, 0.25, -15),
    "reveal": (reveal, 0.25, -17),
    "room": (room, 0.0, -34),
}
LOOPS = {"room"}
PEAK = 0.8


def loudness(wave: Wave) -> float:
    """Of the loudest tenth of a second, in decibels below full scale."""
    width = RATE // 10
    power = np.convolve(wave**2, np.ones(width) / width, mode="full")
    return float(10 * np.log10(np.max(power)))


def sound(name: str) -> Wave:
    """The finished sound, between -1 and 1."""
    make, share, level = RECIPES[name]
    wave = make()
    if name not in LOOPS:
        wave = from_and_to_nothing(in_a_room(band(wave, 45, 7_500), 7, share))
    wave = wave * 10 ** ((level - loudness(wave)) / 20)
    return wave * min(1.0, PEAK / np.max(np.abs(wave)))
