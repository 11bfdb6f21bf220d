"""One table for server, terminal and lab: answers end alike, are checked once, and refused in the same words."""

import asyncio
from pathlib import Path

import pytest

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput, Illegal
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.record import EVERYONE
from zaubertisch.kernel.versions import rule_version
from zaubertisch.lab.arena import Match, play_game
from zaubertisch.server.network.bus import make_bus
from zaubertisch.server.play.hub import Hub
from zaubertisch.server.play.keys import KeyRow, hash_of, new_token
from zaubertisch.server.settings import sqlite_url
from zaubertisch.server.storage.store import Store
from zaubertisch.tables.records import Answer, Record
from zaubertisch.tables.scenarios import check_text
from zaubertisch.tables.setup import SeatPlan, TableSetup, setup_of
from zaubertisch.tables.table import Table
from zaubertisch.terminal.session import Sitting

SHORT = {"schatzjagd": {"last_day": "5"}, "zauberschwert": {"way": "base"}}


@pytest.mark.parametrize("game", GAMES)
def test_the_same_answers_end_alike_at_every_kind_of_table(game: str) -> None:
    position, record = play_game(Match(game, ("random", "random"), 1, SHORT.get(game, {})), 0)
    numbers = [(answer.seat, load_game(game).options.number(answer.option)) for answer in record.answers]
    seats = [SeatPlan("bot", "random", name) for name in record.seats]
    of_server = Table(setup_of(record, seats, answers=numbers))
    of_terminal = Sitting(record, ("", "random")).table
    assert of_server.observers == [0, 1, EVERYONE]
    assert of_terminal.observers == [0]
    for table in (of_server, of_terminal):
        assert table.state == "over"
        assert table.record() == record
        assert table.position.state.tobytes() == position.state.tobytes()
    assert [*of_server.streams[0].after(0)] == [*of_terminal.streams[0].after(0)]


class Asked:
    """Counts how often the rules are asked whether an answer fits."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.times, why_not = 0, Position.why_not

        def counted(position: Position, seat: int, option: int) -> int:
            self.times += 1
            return why_not(position, seat, option)

        monkeypatch.setattr(Position, "why_not", counted)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Asked:
    return Asked(monkeypatch)


def test_the_rules_are_asked_once_about_an_answer_on_its_way_in(tmp_path: Path, asked: Asked) -> None:
    seats = [SeatPlan("person", "3", "Anna"), SeatPlan("bot", "3", "Ben")]
    setup = TableSetup("grimoria", {}, "", seats, None, 7, "salt", rule_version("grimoria"))

    async def answer() -> int:
        store, bus = Store(sqlite_url(tmp_path / "tables.sqlite")), make_bus("")
        await store.open()
        hub = Hub(store, bus, most_tables=9)
        live = await hub.live(await hub.create(setup, [KeyRow(hash_of(new_token()), 0)]))
        await hub.write(live, lambda table: table.joined(0, "Anna"))
        question, [option, *_] = live.table.question(0), live.table.view(0).legal(0)
        assert question is not None
        asked.times = 0
        await hub.write(live, lambda table: table.answered(0, question, option))
        times = asked.times
        await store.close()
        return times

    assert asyncio.run(answer()) == 1


def test_a_log_from_elsewhere_is_still_checked(asked: Asked) -> None:
    """Another node wrote it, perhaps under other rules."""
    record = Record("grimoria", ("Anna", "Ben"), 7)
    seats = [SeatPlan("bot", "random", name) for name in record.seats]
    option = load_game("grimoria").options.number("spell 9")
    with pytest.raises(Illegal):
        Table(setup_of(record, seats, answers=[(0, option)]))
    assert asked.times == 1


def test_an_answer_is_refused_in_the_same_words_everywhere() -> None:
    record = Record("grimoria", ("Anna", "Ben"), 7)
    option = record.rulebook().options.number("pass")
    with pytest.raises(Illegal) as refused:
        record.start().answer(0, option)
    words = str(refused.value)
    assert refused.value.rule.startswith("G")
    table = Table(setup_of(record, [SeatPlan("bot", "random", name) for name in record.seats]))
    with pytest.raises(Illegal) as at_the_table:
        table.answered(0, table.question(0) or 0, option, "bot")
    with pytest.raises(BadInput) as in_a_record:
        Record("grimoria", ("Anna", "Ben"), 7, answers=(Answer(0, "pass"),)).check()
    [failure] = check_text("game: grimoria\nseats: Anna, Ben\nseed: 7\nscenario: x\nbegin: new game\nAnna: pass\n")
    assert words == str(at_the_table.value)
    assert words in str(in_a_record.value)
    assert words in str(failure)
