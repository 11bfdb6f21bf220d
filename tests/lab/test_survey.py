"""Surveys: what is counted beside a game's study, the data file, and the pages written from it."""

import json
from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.kernel.errors import BadInput
from zaubertisch.lab import survey
from zaubertisch.lab.arena import Match, play_game
from zaubertisch.lab.balance import run_balance
from zaubertisch.lab.crew import ALONE
from zaubertisch.lab.pages import write_page
from zaubertisch.lab.survey import Cell, Data, Sample, data_of, main, plan_of

SHORT = {"schatzjagd": {"last_day": "5", "standing_orders": "off"}, "zauberschwert": {"way": "base"}}
ROOT = Path(__file__).parents[2]


def counts_of(game: str, folder: Path, games: int = 2) -> dict[str, float]:
    match = Match(game, ("random", "random"), games, SHORT.get(game, {}))
    return dict(run_balance(match, "play", folder, lambda done, of: None, crew=ALONE))


@pytest.mark.parametrize("game", GAMES)
def test_length_and_late_decisions_are_counted_in_every_game(game: str, tmp_path: Path) -> None:
    counts = counts_of(game, tmp_path)
    assert counts["closed games"] == 2
    assert counts["length"] ** 2 / 2 <= counts["length squared"] + 1e-9
    assert 0 <= counts.get("decided late", 0) <= 2


def test_a_game_whose_leader_of_two_rounds_ago_won_was_not_decided_late(tmp_path: Path) -> None:
    match = Match("grimoria", ("random", "random"), 3)
    counts = run_balance(match, "play", tmp_path, lambda done, of: None, crew=ALONE)
    late = 0
    for number in range(3):
        _, record = play_game(match, number)
        starts = [step for step in record.replay() if any(one.name == "round_began" for one in step.position.events())]
        before = starts[-2].position
        points = [before.points(seat) for seat in range(2)]
        late += not {seat for seat in range(2) if points[seat] == max(points)} & set(record.winners)
    assert counts.get("decided late", 0) == late


def test_schatzjagd_tells_idle_turns_from_eventful_ones(tmp_path: Path) -> None:
    counts = counts_of("schatzjagd", tmp_path)
    assert 0 < counts["turns without event"] < counts["turns taken"]


def test_grimorias_spells_are_chosen_as_often_as_there_were_choices(tmp_path: Path) -> None:
    counts = counts_of("grimoria", tmp_path)
    chosen = sum(count for name, count in counts.items() if name.startswith("chosen spell"))
    assert chosen == counts["rounds"] * 2
    assert counts["possible spell 1"] == counts["rounds"] * 2, "asked once a round, whatever companions ask before"
    assert all(
        counts[name] <= counts[name.replace("chosen", "possible")] for name in counts if name.startswith("chosen")
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_written_from_what_was_measured_and_stays_the_same(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(survey, "NOTEBOOKS", tmp_path / "notebooks")
    monkeypatch.setattr(survey, "plan_of", lambda name: [Cell(2, SHORT.get(name, {}))])
    main([game, "--bots", "random", "--games", "2", "--processes", "1", "--folder", str(tmp_path)])
    page = (tmp_path / f"{game}.md").read_text(encoding="utf-8")
    assert "strong is bot `random`, 2 games of each kind" in page
    assert all((tmp_path / name).exists() for name in figures_in(page))
    main([game, "--page-only", "--folder", str(tmp_path)])
    assert (tmp_path / f"{game}.md").read_text(encoding="utf-8") == page


def figures_in(page: str) -> list[str]:
    return [part.split(")")[0] for part in page.split("](")[1:] if part.split(")")[0].endswith(".svg")]


@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_the_house_are_what_the_command_writes(game: str, tmp_path: Path) -> None:
    """Nobody edits them by hand: the same data give the same page."""
    home = ROOT / "docs/balance"
    page = write_page(game, data_of(game, home), tmp_path)
    assert page.read_text(encoding="utf-8") == (home / f"{game}.md").read_text(encoding="utf-8")
    for name in figures_in(page.read_text(encoding="utf-8")):
        assert (tmp_path / name).read_text(encoding="utf-8") == (home / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_the_data_of_the_house_belong_to_the_plan(game: str) -> None:
    planned = {cell.key for cell in plan_of(game)}
    found = data_of(game, ROOT / "docs/balance").samples
    assert set(found) <= planned
    assert found


def test_a_sample_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    for games in (2, 3):
        Data(tmp_path / "a.json").add(Sample(Cell(4), "3", games, {"games": games}))
    [kept] = json.loads((tmp_path / "a.json").read_text(encoding="utf-8"))
    assert kept["games"] == 3
    assert Data(tmp_path / "a.json").samples["strong play 4 seats"].counts == {"games": 3}


def test_every_kind_of_game_is_planned_once() -> None:
    for game in GAMES:
        keys = [cell.key for cell in plan_of(game)]
        assert len(keys) == len(set(keys))
    assert {cell.seats for cell in plan_of("zauberschwert")} == {2, 3, 4, 5}


def test_an_unknown_game_or_bot_is_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="chess"):
        main(["chess", "--folder", str(tmp_path)])
    with pytest.raises(BadInput, match="bot 'wizard'"):
        main(["grimoria", "--bots", "wizard", "--games", "1", "--folder", str(tmp_path)])
