"""`zaubertisch report`: what many games by bots show, as one HTML page that needs nothing else."""

import json
import webbrowser
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path
from statistics import fmean, median
from typing import Any

from rich.console import Console

from zaubertisch.bots import BOTS
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.words import Words, check_language, spoken_language
from zaubertisch.lab import figures
from zaubertisch.lab.arena import Match
from zaubertisch.lab.crew import Crew
from zaubertisch.lab.figures import Share
from zaubertisch.lab.study import Effect, Study, ladder, run_study
from zaubertisch.terminal.matches import bar, begin
from zaubertisch.terminal.saved_games import data_folder
from zaubertisch.text.sentences import capital, option_sentence, option_thing, thing_values, word

STYLE = Path(__file__).with_suffix(".css")
MOST_ROWS = 30  # of one figure; of more, those that came up most


def report(match: Match, *, to: Path | None, language: str, as_json: bool, shown: bool, crew: Crew) -> int:
    """Play what is missing, write the page, open it."""
    words = load_game(match.game).words(check_language(language or spoken_language()))
    file = to or Path(f"{match.game}-report.html")
    if not file.parent.is_dir():
        raise BadInput(f"--to {file}", "a file in a folder that exists")
    begin(match, crew)
    even, uneven = match, ladder(match)
    with bar("games", even.games + uneven.games) as progress:
        whole = even.games + uneven.games
        study = run_study(even, data_folder(), lambda done, _: progress(done, whole), crew)
        steps = run_study(uneven, data_folder(), lambda done, _: progress(even.games + done, whole), crew)
    if as_json:
        print(json.dumps(as_object(study, steps), indent=2))
        return 0
    file.write_text(Page(study, steps, words).html(), encoding="utf-8")
    console = Console(highlight=False)
    console.print(words.say("report-written", file=str(file)), soft_wrap=True)
    if shown and console.is_terminal:
        webbrowser.open(file.resolve().as_uri())
    return 0


def as_object(study: Study, steps: Study) -> dict[str, Any]:
    """The numbers of the page."""
    winners, others = study.mean_parts()
    parts = load_game(study.match.game).tally_parts
    return {
        "game": study.match.game,
        "bots": study.match.bots,
        "games": len(study.stories),
        "rounds": median(story.rounds for story in study.stories),
        "answers": median(story.answers for story in study.stories),
        "points": fmean(points for story in study.stories for points in story.points),
        "parts_of_winners": dict(zip(parts, winners, strict=True)),
        "parts_of_others": dict(zip(parts, others, strict=True)),
        "win_share_by_seat": study.win_share_by_seat(),
        "options": [asdict(one) for one in study.options()],
        "cards": [asdict(one) for one in study.cards()],
        "luck_of_the_deal": study.luck_of_the_deal,
        "win_share_by_bot": steps.win_share_by_bot(),
    }


@dataclass(frozen=True)
class Page:
    """Two studies (equal bots, unequal bots) in the words of a language."""

    study: Study
    steps: Study
    words: Words

    @property
    def game(self) -> Game:
        return load_game(self.study.match.game)

    @property
    def even(self) -> float:
        """The share that everyone would win if nothing mattered."""
        return 1 / self.study.seats

    def html(self) -> str:
        title = self.say("report-title", game=self.say("game-name"))
        body = "\n".join([self.header(), self.tiles(), *self.sections(), self.footer()])
        return (
            f'<!doctype html>\n<html lang="{self.words.language}">\n<head>\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{escape(title)}</title>\n'
            f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n<body>\n{body}\n</body>\n</html>\n"
        )

    # Words and numbers

    def say(self, key: str, **values: Any) -> str:
        return self.words.say(key, **values)

    def number(self, value: float, digits: int = 1) -> str:
        text = f"{round(value, digits) + 0.0:.{digits}f}"
        return (text.replace(".", ",") if self.words.language == "de" else text).replace("-", "−")

    def whole(self, value: float) -> str:
        return self.number(value, 0 if value == round(value) else 1)

    def percent(self, share: float) -> str:
        return f"{self.number(100 * share, 0)} %"

    def points(self, lead: float) -> str:
        return f"{'+' if lead > 0 else ''}{self.number(lead)}"

    def bot_name(self, name: str) -> str:
        kind = name.partition(":")[0]
        title = self.say(f"level-{kind}") if kind.isdigit() else self.say(f"bot-{kind}")
        return f"{title} ({name})" if kind.isdigit() else title

    # The page from top to bottom

    def header(self) -> str:
        match = self.study.match
        about = self.say(
            "report-about", games=len(self.study.stories), seats=self.study.seats, bot=self.bot_name(match.bots[0])
        )
        options = ", ".join(f"{name} = {value}" for name, value in match.variants.items())
        extras = [self.say("report-variants", options=options)] if options else []
        extras += [self.say("report-own-cards")] if match.cards else []
        lines = "".join(f"<p>{escape(line)}</p>" for line in (about, *extras))
        return f"<header><h1>{escape(self.say('report-title', game=self.say('game-name')))}</h1>{lines}</header>"

    def tiles(self) -> str:
        stories = self.study.stories
        first, *_, last = sorted(self.study.win_share_by_seat())
        best = next(iter(self.steps.win_share_by_bot().values()))
        tiles = [
            (self.whole(median(story.rounds for story in stories)), "report-tile-rounds"),
            (self.whole(median(story.answers for story in stories)), "report-tile-answers"),
            (self.number(fmean(max(story.points) for story in stories)), "report-tile-points"),
            (f"{self.percent(first[0])} – {self.percent(last[0])}", "report-tile-seats"),
            (self.percent(self.study.luck_of_the_deal), "report-tile-luck"),
            (self.percent(best[0]), "report-tile-play"),
        ]
        cells = (f'<div class="tile"><b>{escape(value)}</b><span>{escape(self.say(key))}</span></div>'
                 for value, key in tiles)  # fmt: skip
        return f'<div class="tiles">{"".join(cells)}</div>'

    def sections(self) -> Iterator[str]:
        yield self.section("length", self.length())
        yield self.section("points", self.points_of_all(), self.parts())
        yield self.section("seats", self.seats())
        yield self.section("options", *self.options())
        yield self.section("cards", *self.cards())
        yield self.section("luck", self.luck(), luck=self.percent(self.study.luck_of_the_deal))

    def section(self, key: str, *contents: str, **values: Any) -> str:
        values |= {"even": self.percent(self.even)}
        title, about = self.say(f"report-{key}"), self.say(f"report-{key}-about", **values)
        inside = "\n".join(content for content in contents if content)
        kind = ' class="long"' if len(contents) > 2 else ""
        return f"<section{kind}><h2>{escape(title)}</h2>\n<p>{escape(about)}</p>\n{inside}\n</section>"

    def footer(self) -> str:
        command = f"zaubertisch report {self.study.match.game} --bots {','.join(self.study.match.bots)}"
        command += f" --games {self.study.match.games}"
        command += "".join(f" --variant {name}={value}" for name, value in self.study.match.variants.items())
        command += " --cards FILE" if self.study.match.cards else ""
        return f"<footer>{escape(self.say('report-made'))} <code>{escape(command)}</code></footer>"

    # Figures

    def length(self) -> str:
        """In rounds, if they are not always the same, and in decisions."""
        lengths = {"rounds": [story.rounds for story in self.study.stories]}
        lengths |= {"answers": [story.answers for story in self.study.stories]}
        drawn = [self.one_length(key, values) for key, values in lengths.items() if len(set(values)) > 1]
        return "".join(drawn)

    def one_length(self, key: str, values: list[int]) -> str:
        title, middle = self.say(f"report-length-{key}"), median(values)
        mark = self.say("report-median", value=self.whole(middle))
        return f"<h3>{escape(title)}</h3>" + figure(figures.histogram(title, values, self.whole, middle, mark))

    def points_of_all(self) -> str:
        points = [points for story in self.study.stories for points in story.points]
        winning = median(max(story.points) for story in self.study.stories)
        mark = self.say("report-median-winner", value=self.whole(winning))
        return figure(figures.histogram(self.say("report-points"), points, self.whole, winning, mark))

    def parts(self) -> str:
        winners, others = self.study.mean_parts()
        names = [capital(self.say(f"tally-{part}")) for part in self.game.tally_parts]
        rows = [(self.say("report-winners"), winners), (self.say("report-others"), others)]
        title = self.say("report-parts")
        return f"<h3>{escape(title)}</h3>" + figure(figures.stacks(title, rows, names, self.number))

    def seats(self) -> str:
        rows = [
            Share(self.say("report-seat", number=seat + 1), *found, self.percent(found[0]))
            for seat, found in enumerate(self.study.win_share_by_seat())
        ]
        return figure(figures.shares(self.say("report-seats"), rows, self.percent, self.even))

    def options(self) -> Iterator[str]:
        """A figure for each verb with several objects; all other options together in the last."""
        by_verb: dict[str, list[Effect]] = {}
        for one in self.study.options():
            verb, _ = self.game.options.split(self.game.options.number(one.name))
            by_verb.setdefault(verb, []).append(one)
        single = [one for found in by_verb.values() if len(found) == 1 for one in found]
        for verb, found in by_verb.items():
            if len(found) > 1:
                yield self.effects(self.verb_title(verb), found, self.thing_label, "report-options-end")
        if single:
            yield self.effects(self.say("report-other-options"), single, self.option_label, "report-options-end")

    def cards(self) -> Iterator[str]:
        found = self.study.cards()
        if found:
            yield self.effects("", found, lambda name: self.say(f"card-{name}"), "report-cards-end")

    def effects(self, title: str, found: Sequence[Effect], label: Any, end: str) -> str:
        most = sorted(found, key=lambda one: -one.seats)[:MOST_ROWS]
        rows = [
            Share(label(one.name), one.win_share, one.low, one.high, self.end_of(one))
            for one in sorted(most, key=lambda one: -one.win_share)
        ]
        drawn = figure(figures.shares(title, rows, self.percent, self.even, self.say(end)))
        return f"<h3>{escape(title)}</h3>{drawn}" if title else drawn

    def end_of(self, effect: Effect) -> str:
        often = "" if effect.chosen is None else f"{self.percent(effect.chosen)} · "
        return often + self.points(effect.lead)

    def option_label(self, name: str) -> str:
        return option_sentence(self.game, self.words, self.seat_names(), self.game.options.number(name))

    def thing_label(self, name: str) -> str:
        """The object of an option: a card, a seat, or something with a number and perhaps a title."""
        _, what, thing = option_thing(self.game, self.game.options.number(name))
        title = thing_values(self.words, self.seat_names(), what, thing)["thing"]
        return f"{thing} · {title}" if thing.isdigit() and what not in ("seat", "number") else capital(title)

    def seat_names(self) -> list[str]:
        return [self.say("report-seat", number=seat + 1) for seat in range(self.study.seats)]

    def verb_title(self, verb: str) -> str:
        """What can be done, with a gap for its object."""
        return self.say(f"option-{word(verb)}", thing="…", thing_object="…", number="").replace(" : …", " …")

    def luck(self) -> str:
        shares = self.steps.win_share_by_bot()
        rows = [
            Share(self.bot_name(name), *shares[name], self.percent(shares[name][0]))
            for name in sorted(shares, key=bot_order)
        ]
        return figure(figures.shares(self.say("report-luck"), rows, self.percent, self.even))


def bot_order(name: str) -> int:
    """The strongest level first."""
    kind = name.partition(":")[0]
    return -int(kind) if kind.isdigit() else BOTS.index(kind)


def figure(drawing: str) -> str:
    return f"<figure>{drawing}</figure>"
