"""The report: stories of games, what they say together, figures, and a page that needs nothing else."""

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from itertools import cycle
from pathlib import Path

import pytest

from tests.bots.test_bots import EVERY_GAME
from tests.sample import part
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.words import LANGUAGES
from zaubertisch.lab import figures
from zaubertisch.lab.arena import Match
from zaubertisch.lab.crew import ALONE
from zaubertisch.lab.figures import Share
from zaubertisch.lab.study import LADDER, Story, Study, intraclass, ladder, run_study, tell_story
from zaubertisch.terminal.report import Page

VOID = {"meta", "rect", "line", "circle"}


def silent(done: int, total: int) -> None:
    """No progress to show."""


def random_match(key: str, games: int) -> Match:
    game = load_game(key)
    return Match(key, ("random",) * game.least_seats, games, dict(game.measured_variants))


def study_of(key: str, folder: Path, games: int = 24) -> Study:
    return run_study(random_match(key, games), folder, silent, crew=ALONE)


@EVERY_GAME
def test_a_story_adds_up(key: str) -> None:
    story = Story(*tell_story((random_match(key, 1), 0)))
    seats = range(len(story.bots))
    assert sum(story.win(seat) for seat in seats) == pytest.approx(1)
    assert sum(sum(story.chosen[seat].values()) for seat in seats) == story.answers
    assert all(story.chosen[seat][name] <= story.possible[seat][name] for seat in seats for name in story.chosen[seat])
    assert story.rounds > 1
    assert all(set(held) <= set(load_game(key).card_names) for held in story.held)
    assert any(story.held)
    if key != "schatzjagd":  # there the parts are treasures and their kinds, and the points only count
        assert [sum(parts) for parts in story.parts] == story.points


def a_story(number: int, winner: int, chosen: list[dict[str, int]]) -> Story:
    points = [30 if seat == winner else 20 for seat in range(2)]
    return Story(number, ["3", "3"], points, [winner], 9, 5, [[7], [7]], chosen, chosen, [["king"], []])


def test_what_was_chosen_is_compared_with_what_was_not() -> None:
    """All who chose `pass` won, by ten points; the king decided nothing."""
    stories = [a_story(number, number % 2, [{"pass": 1 - number % 2}, {"pass": number % 2}]) for number in range(60)]
    for story in stories:
        for counts in story.chosen:
            if not counts["pass"]:
                del counts["pass"]
    study = Study(Match("grimoria", ("3", "3"), 60), stories)
    [effect] = study.options()
    assert (effect.name, effect.seats, effect.win_share, effect.lead, effect.chosen) == ("pass", 60, 1.0, 10.0, 1.0)
    [king] = study.cards()
    assert (king.win_share, king.lead) == (0.5, 0.0)
    assert king.low < 0.5 < king.high
    assert [share for share, _, _ in study.win_share_by_seat()] == [0.5, 0.5]


def test_the_luck_of_the_deal_is_what_comes_back() -> None:
    assert intraclass([[1, 1, 1], [4, 4, 4], [2, 2, 2]]) == 1
    assert intraclass([[1, 4], [4, 1], [1, 4], [4, 1]]) == 0
    assert 0 < intraclass([[1, 2], [5, 6], [3, 1]]) < 1


def test_the_uneven_table_has_the_same_cards_and_options() -> None:
    match = Match("grimoria", ("3", "3", "3"), 100, {"last_level": "16"}, "")
    assert ladder(match) == Match("grimoria", LADDER[:3], 48, {"last_level": "16"}, "")


class Checker(HTMLParser):
    """Every tag is closed, and nothing is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img")
        assert not [value for name, value in attrs if name in ("src", "href")]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


PAGES = [*zip(GAMES, cycle(LANGUAGES), strict=False), *zip(GAMES, cycle(reversed(LANGUAGES)), strict=False)]


@pytest.mark.parametrize(("key", "language"), part("reports, by game and language", PAGES, 2))
def test_a_page_is_whole_and_every_word_is_there(key: str, language: str, tmp_path: Path) -> None:
    study = study_of(key, tmp_path)
    page = Page(study, study, load_game(key).words(language)).html()
    checker = Checker()
    checker.feed(page)
    assert not checker.open
    assert "report-" not in page.split("</style>")[1].replace(f"{key}-report", "")
    for drawn in page.split("<svg")[1:]:
        ElementTree.fromstring("<svg" + drawn.split("</svg>")[0] + "</svg>")


def test_a_share_is_coloured_only_without_doubt() -> None:
    rows = [Share("better", 0.6, 0.55, 0.65), Share("worse", 0.3, 0.2, 0.4), Share("unclear", 0.52, 0.45, 0.6)]
    drawn = figures.shares("shares", rows, lambda value: f"{value:.0%}", 0.5)
    assert [drawn.count(f"dot {kind}") for kind in ("good", "bad", "plain")] == [1, 1, 1]


def test_a_histogram_counts_every_value() -> None:
    drawn = figures.histogram("length", [3, 3, 4, 9], lambda value: f"{value:g}", 3.5, "median")
    assert [f"<title>{what}</title>" in drawn for what in ("3: 2", "4: 1", "9: 1", "5: 0")] == [True, True, True, False]


def test_the_command_writes_a_page_and_goes_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "zaubertisch", "report", "grimoria", "--bots", "random,random", "--games", "6"]
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    first = subprocess.run([*command, "--json"], env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert first.returncode == 0, first.stderr
    assert json.loads(first.stdout)["games"] == 6
    notes = {file: file.read_text() for file in (tmp_path / "zaubertisch").iterdir()}
    second = subprocess.run([*command, "-l", "de"], env=environment, capture_output=True, text=True, cwd=tmp_path)
    assert "Der Bericht ist geschrieben: grimoria-report.html" in second.stdout
    assert "Grimoria in Zahlen" in (tmp_path / "grimoria-report.html").read_text(encoding="utf-8")
    assert notes == {file: file.read_text() for file in (tmp_path / "zaubertisch").iterdir()}
