"""Pages about the balance of games, written from the data of a survey: tables, figures, targets met and not met."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

from zaubertisch.games import game as load_game
from zaubertisch.kernel.study import Finding
from zaubertisch.lab.arena import wilson
from zaubertisch.lab.figures import Share, shares
from zaubertisch.lab.survey import BEGINNERS, STRONG, Cell, Data, Sample

STYLE = """<style>
text { font: 13px sans-serif; fill: #333 } .tick, .number { font-size: 11px; fill: #666 }
.grid { stroke: #ddd } .even { stroke: #888; stroke-dasharray: 4 3 } .whisker { stroke: #999; stroke-width: 2 }
.dot { fill: #777 } .good { fill: #2a7f4f; stroke: #2a7f4f } .bad { fill: #b3402e; stroke: #b3402e }
@media (prefers-color-scheme: dark) { text { fill: #ddd } .tick, .number { fill: #aaa } .grid { stroke: #444 } }
</style>"""
RARE = 0.02  # of the times it was possible: hardly ever chosen
WAY_NAMES = {"base": "base", "heroes": "expansion"}


# Words and tables.


def percent(share: float) -> str:
    return f"{share * 100:.0f} %"


def share_of(part: float, whole: float) -> str:
    """A share with its interval."""
    low, high = wilson(part, round(whole))
    return f"{part / whole * 100:.0f} % ({low * 100:.0f} to {high * 100:.0f})" if whole else "-"


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def mean_length(counts: Mapping[str, float]) -> str:
    """With its interval."""
    games = counts["closed games"]
    mean = counts["length"] / games
    variance = max(counts["length squared"] / games - mean * mean, 0.0)
    return f"{mean:.1f} ± {1.96 * (variance / games) ** 0.5:.1f}"


def decided_late(sample: Sample) -> str:
    return share_of(sample.counts.get("decided late", 0), sample.counts["closed games"])


def figure(folder: Path, name: str, title: str, rows: Sequence[Share], even: float) -> str:
    """An SVG file beside the page, and the line that shows it."""
    drawn = shares(title, rows, percent, even)
    head, tail = drawn.split("\n", 1)
    (folder / f"{name}.svg").write_text(f"{head}\n{STYLE}\n{tail}\n", encoding="utf-8")
    return f"![{title}]({name}.svg)"


def row_of(label: str, part: float, whole: float) -> Share:
    low, high = wilson(part, round(whole))
    return Share(label.replace("_", " "), part / whole, low, high, f"{whole:.0f}")


def judges(samples: Iterable[Sample]) -> str:
    """Who played, and how often."""
    found: dict[tuple[str, str], list[int]] = {}
    for sample in samples:
        found.setdefault((sample.cell.players, sample.bots), []).append(sample.games)
    parts = (f"{players} is bot `{bots}`, {span(games)} games of each kind" for (players, bots), games in found.items())
    return "; ".join(sorted(parts, reverse=True))


def span(numbers: Sequence[int]) -> str:
    """
    >>> span([24, 80]), span([40, 40])
    ('24 to 80', '40')
    """
    low, high = min(numbers), max(numbers)
    return f"{low} to {high}" if low < high else f"{low}"


# Zauberschwert.


def findings_of(sample: Sample) -> list[Finding]:
    found = load_game("zauberschwert").study.findings
    assert found is not None
    return list(found(sample.counts, sample.cell.seats, sample.cell.variants))


def in_words(one: Finding) -> str:
    """The value with its interval; a share in percent."""
    if one.what.startswith("lift"):
        return f"{one.value:.2f} ± {one.spread:.2f}{mark(one)}"
    scale, unit = (1, "") if is_number(one) else (100, " %")
    spread = f" ± {one.spread * scale:.1f}" if one.spread else ""
    value = f"{one.value * scale:.1f}{unit}"
    return f"{value}{spread}{mark(one)}"


def is_number(one: Finding) -> bool:
    """No share."""
    return one.what in ("rounds", "doubles laid out") or one.what.startswith("lift")


def mark(one: Finding) -> str:
    """Whether the target holds: `!` if it does not, `?` if the interval leaves it open."""
    if one.holds:
        return ""
    return " ?" if is_open(one) else " **!**"


def is_open(one: Finding) -> bool:
    low, high = one.low or 0.0, one.high or 0.0
    return not one.holds and low - one.spread <= one.value <= high + one.spread


def bounds(one: Finding) -> str:
    scale = 1 if is_number(one) else 100
    low, high = (one.low or 0) * scale, (one.high or 0) * scale
    return f"at least {low:.3g}" if high > 1e6 or (scale == 100 and high >= 100) else f"{low:.3g} to {high:.3g}"


def cells_of(data: Data) -> list[Sample]:
    """The plain games of strong players, in the order of ways and seats."""
    samples = [one for one in data.samples.values() if one.cell.players == STRONG and one.cell.study == "play"]
    plain = [one for one in samples if set(one.cell.variants) == {"way"}]
    return sorted(plain, key=lambda one: (one.cell.variants["way"], one.cell.seats))


def title_of(cell: Cell) -> str:
    return f"{WAY_NAMES[cell.variants['way']]}, {cell.seats}"


def targets(samples: Sequence[Sample]) -> str:
    """Every finding of every kind of games."""
    found = [{name_of(one): one for one in findings_of(sample)} for sample in samples]
    names = dict.fromkeys(name for one in found for name in one if not name.startswith("wins of place"))
    rows = [[name, *(in_words(one[name]) if name in one else "" for one in found)] for name in names]
    return table(["", *(title_of(sample.cell) for sample in samples)], rows)


def name_of(one: Finding) -> str:
    return "chosen least" if one.what.startswith("chosen least") else one.what


def unmet(samples: Sequence[Sample]) -> str:
    """What does not hold, and what was wanted."""
    lines = [
        f"- {whole_title(sample.cell)}: {one.what} {in_words(one)}, wanted {bounds(one)}"
        for sample in samples
        for one in findings_of(sample)
        if not one.holds and not is_open(one)
    ]
    return "\n".join(lines) or "Nothing: every target holds, or so few games leave it open."


def judged(data: Data) -> list[Sample]:
    """Everything that has targets: the plain games first, then those with more agreed on, and with cards handed out."""
    plain = cells_of(data)
    strong = (one for one in data.samples.values() if one.cell.players == STRONG)
    return plain + [one for one in strong if one not in plain and "two_seats" not in one.cell.variants]


def whole_title(cell: Cell) -> str:
    """
    >>> whole_title(Cell(4, {"way": "base", "poison": "on"})), whole_title(Cell(4, {"way": "heroes"}, "handed"))
    ('base, 4 seats, poison', 'expansion, 4 seats, handed out')
    """
    agreed = [name for name in cell.variants if name != "way"] + ["handed out"] * (cell.study == "handed")
    return ", ".join([f"{title_of(cell)} seats", *agreed])


def places(samples: Sequence[Sample]) -> str:
    rows = []
    for sample in samples:
        wins = [sample.counts.get(f"wins of place {place}", 0) for place in range(1, sample.cell.seats + 1)]
        rows.append([title_of(sample.cell), ", ".join(share_of(won, sample.counts["games"]) for won in wins)])
    return table(["", "wins by place in the first round's order"], rows)


def courses(samples: Sequence[Sample]) -> str:
    rows = [[title_of(one.cell), mean_length(one.counts), decided_late(one)] for one in samples]
    return table(["", "rounds", "decided in the last two rounds"], rows)


def compared(data: Data, keys: Sequence[tuple[str, str]]) -> str:
    """Some findings of kinds of games side by side."""
    named = [(title, data.samples[key]) for title, key in keys if key in data.samples]
    found = [{name_of(one): one for one in findings_of(sample)} for _, sample in named]
    names = [name for name in found[0] if not name.startswith(("wins of", "chosen"))] if found else []
    return table(
        ["", *(title for title, _ in named)], [[name, *(in_words(one[name]) for one in found)] for name in names]
    )


def lifts_of(data: Data, way: str, folder: Path) -> str:
    sample = data.samples.get(Cell(4, {"way": way}, "handed").key)
    if sample is None:
        return ""
    names = [name.removeprefix("handed ") for name in sample.counts if name.startswith("handed ")]
    rows = [row_of(name, sample.counts.get(f"won with {name}", 0), sample.counts[f"handed {name}"]) for name in names]
    rows.sort(key=lambda row: -row.value)
    shown = figure(folder, f"zauberschwert-lifts-{way}", f"Wins of those to whom a card was handed, {way}", rows, 0.25)
    lifts = ", ".join(f"{row.label} {row.value * 4:.2f} ± {(row.high - row.low) * 2:.2f}" for row in rows)
    return f"{shown}\n\n{WAY_NAMES[way].capitalize()}: {lifts}."


def choices_of(data: Data, way: str, folder: Path) -> str:
    """What beginners and strong players choose of what lies open."""
    strong, beginners = (data.samples.get(Cell(4, {"way": way}, players=one).key) for one in (STRONG, BEGINNERS))
    if strong is None or beginners is None:
        return ""
    names = [name.removeprefix("open ") for name in strong.counts if name.startswith("open ")]
    rows = [
        row_of(name, strong.counts.get(f"chosen {name}", 0), strong.counts[f"open {name}"])
        for name in sorted(names, key=lambda name: -chosen(strong, name))
    ]
    shown = figure(folder, f"zauberschwert-choices-{way}", f"How often each adventure is chosen, {way}", rows, 0.5)
    apart = sorted(names, key=lambda name: -abs(chosen(strong, name) - chosen(beginners, name)))[:8]
    lines = [
        [name.replace("_", " "), percent(chosen(beginners, name)), percent(chosen(strong, name))] for name in apart
    ]
    return f"{shown}\n\n{table([WAY_NAMES[way], 'beginners', 'strong'], lines)}"


def chosen(sample: Sample, name: str) -> float:
    """Of the rounds in which it lay there."""
    return sample.counts.get(f"chosen {name}", 0) / max(sample.counts.get(f"open {name}", 0), 1)


def zauberschwert(data: Data, folder: Path) -> list[str]:
    samples = cells_of(data)
    return [
        "# Zauberschwert & Drachenei: does the card set hold?",
        "No card list of the printed game survives; the set is our own within what is known. How it came to be, and "
        "what was tried, is told in [the notes](notes-zauberschwert.md). `!` is a target that does not hold, `?` one "
        "that is missed by less than the interval: more games must tell.",
        "## Targets and what was measured",
        targets(samples),
        "### What does not hold",
        unmet(judged(data)),
        "## Two seats: the short game (Z154) and the printed one",
        compared(
            data,
            [
                (f"{WAY_NAMES[way]}, {how}", Cell(2, {"way": way} | said).key)
                for way in WAY_NAMES
                for how, said in (("short", {}), ("printed", {"two_seats": "printed"}))
            ],
        ),
        "## Poison and the variant, four seats",
        compared(
            data,
            [
                (f"{WAY_NAMES[way]}{label}", Cell(4, {"way": way} | said).key)
                for way in WAY_NAMES
                for label, said in (("", {}), (" + poison", {"poison": "on"}), (" + variant", {"variant": "on"}))
            ],
        ),
        "## Length, and how late a game is decided",
        "Late is a game that nobody won who led when its last two rounds began.",
        courses(samples),
        "## Seat order",
        places(samples),
        "## Lifts: spells and heroes handed out at random",
        "Four seats; each spell and hero goes to a seat at random as soon as it is revealed. 1 is the fair share of "
        "wins, the target is 0.7 to 1.5.",
        *(lifts_of(data, way, folder) for way in WAY_NAMES),
        "## What is chosen",
        "Four seats: of the rounds in which an adventure lay open, those in which somebody chose it. The tables "
        "have the eight adventures on which beginners and strong players differ most.",
        *(choices_of(data, way, folder) for way in WAY_NAMES),
    ]


# Schatzjagd.


def schatzjagd(data: Data, folder: Path) -> list[str]:
    samples = sorted(data.samples.values(), key=lambda one: one.cell.seats)
    return [
        "# Schatzjagd: length, events, combat, houses",
        "What holds and what is odd, measured in games of bots; no printed value was changed. Games end on day 200 at "
        "the latest, and bots answer each blow themselves (`standing_orders=off`).",
        "## Length, turns without event, the end",
        "A turn is without event if nothing was found, gained or lost, nobody fought, and no house or place was used. "
        "A game ended by combat if henchmen or monsters were fought on its last day.",
        table(["seats", "days", "turns without event", "ended by combat", "decided in the last two days"],
              [length_row(one) for one in samples]),
        "## Seats",
        table(["seats", "wins by seat"], [seat_row(one) for one in samples]),
        "## What each house of the city is worth",
        "How often it is visited, and how often those won who did business there at least once: no proof that the "
        "house made them win, but a house whose visitors win less than their fair share is no help.",
        table(["seats", "house", "visits a game", "seats that went", "wins of those", "fair"],
              [row for one in samples for row in house_rows(one)]),
        *(house_figure(one, folder) for one in samples),
    ]  # fmt: skip


def length_row(one: Sample) -> list[str]:
    counts, games = one.counts, one.counts["games"]
    idle = share_of(counts.get("turns without event", 0), counts["turns taken"])
    combat = share_of(counts.get("ended by combat", 0), games)
    return [str(one.cell.seats), mean_length(counts), idle, combat, decided_late(one)]


def seat_row(one: Sample) -> list[str]:
    wins = [one.counts.get(f"wins of seat {seat}", 0) for seat in range(1, one.cell.seats + 1)]
    return [str(one.cell.seats), ", ".join(share_of(won, one.counts["games"]) for won in wins)]


def houses_of(one: Sample) -> list[str]:
    return [name.removeprefix("visitors of ") for name in one.counts if name.startswith("visitors of ")]


def house_rows(one: Sample) -> Iterable[list[str]]:
    counts, games, seats = one.counts, one.counts["games"], one.cell.seats
    for house in houses_of(one):
        went = counts[f"visitors of {house}"]
        wins = share_of(counts.get(f"wins of visitors of {house}", 0), went)
        visits = f"{counts[f'visits of {house}'] / games:.1f}"
        yield [str(seats), house, visits, percent(went / games / seats), wins, percent(1 / seats)]


def house_figure(one: Sample, folder: Path) -> str:
    counts, seats = one.counts, one.cell.seats
    rows = [
        row_of(house, counts.get(f"wins of visitors of {house}", 0), counts[f"visitors of {house}"])
        for house in houses_of(one)
    ]
    return figure(folder, f"schatzjagd-houses-{seats}", f"Wins of visitors, {seats} seats", rows, 1 / seats)


# Grimoria.


def grimoria(data: Data, folder: Path) -> list[str]:
    strong = (one for one in data.samples.values() if one.cell.players == STRONG)
    samples = sorted(strong, key=lambda one: one.cell.seats)
    return [
        "# Grimoria: seats and spells",
        "What holds and what is odd, measured in games of bots; no printed value was changed.",
        "## Length and seats",
        table(["seats", "rounds", "decided in the last two rounds", "wins by seat"],
              [[str(one.cell.seats), mean_length(one.counts), decided_late(one), seat_row(one)[1]] for one in samples]),
        "## Spells",
        "Of the times a seat could choose a spell, how often it did; how often a chosen one came to nothing (blocked "
        "or without effect); and the share of wins of those who chose it, counted once for each choice. Every level is "
        "one net: what it never chooses may be its habit. Beside it stands another one, that of beginners.",
        *(part for one in samples for part in spells_of(one, beginners_at(data, one.cell.seats), folder)),
    ]  # fmt: skip


def spells_of(one: Sample, beginners: Mapping[str, float], folder: Path) -> list[str]:
    counts, seats = one.counts, one.cell.seats
    spells = sorted(
        (name.removeprefix("possible ") for name in counts if name.startswith("possible spell ")), key=number
    )
    used = [spell for spell in spells if counts.get(f"chosen {spell}", 0)]
    rows = [row_of(spell, counts.get(f"won with {spell}", 0), counts[f"chosen {spell}"]) for spell in used]
    rare = [spell for spell in spells if counts.get(f"chosen {spell}", 0) < RARE * counts[f"possible {spell}"]]
    odd = ", ".join(rare) or "none"
    return [
        f"### {seats} seats",
        figure(folder, f"grimoria-spells-{seats}", f"Wins by spell chosen, {seats} seats", rows, 1 / seats),
        table(
            ["spell", "chosen", "came to nothing", "by beginners", "their wins"],
            [[*spell_row(counts, spell), *tried_row(beginners, spell)] for spell in spells],
        ),
        f"Chosen in less than {percent(RARE)} of its chances: {odd}.",
    ]


def beginners_at(data: Data, seats: int) -> Mapping[str, float]:
    sample = data.samples.get(Cell(seats, players=BEGINNERS).key)
    return sample.counts if sample else {}


def tried_row(counts: Mapping[str, float], spell: str) -> list[str]:
    """How often beginners chose a spell, and how often those won."""
    taken, possible = counts.get(f"chosen {spell}", 0), counts.get(f"possible {spell}", 0)
    chosen_share = percent(taken / possible) if possible else "-"
    return [chosen_share, share_of(counts.get(f"won with {spell}", 0), taken)]


def number(spell: str) -> int:
    return int(spell.rpartition(" ")[2])


def spell_row(counts: Mapping[str, float], spell: str) -> list[str]:
    taken = counts.get(f"chosen {spell}", 0)
    failed = percent(counts.get(f"failed {spell}", 0) / taken) if taken else "-"
    return [spell.removeprefix("spell "), share_of(taken, counts[f"possible {spell}"]), failed]


PAGES: dict[str, Callable[[Data, Path], list[str]]] = {
    "grimoria": grimoria,
    "schatzjagd": schatzjagd,
    "zauberschwert": zauberschwert,
}


def write_page(game: str, data: Data, folder: Path) -> Path:
    """The page of a game with its figures; where it is."""
    head, *sections = PAGES[game](data, folder)
    how = (
        f"Written by `python -m zaubertisch.lab.survey {game}` from [its data](data/{game}.json). "
        f"Who judged: {judges(data.samples.values())}. Intervals are of 95 %."
    )
    path = folder / f"{game}.md"
    path.write_text("\n\n".join(filter(None, [head, how, *sections])) + "\n", encoding="utf-8")
    return path
