"""What a record or a card file of a stranger cannot do to the tables of others."""

import asyncio
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.house import House, open_house, quick
from zaubertisch.kernel.versions import rule_version
from zaubertisch.server.storage.store_schema import OPTIONS
from zaubertisch.tables import setup
from zaubertisch.tables.records import parse_record

RECORD = Path(__file__).parents[1] / "records" / "grimoria-2-seats.record"
OWN_CARDS = 'game = "grimoria"\ntitle = "{}"\n'


def kept_rules(house: House) -> set[str]:
    with house.node.store.engine.connect() as link:
        return set(link.execute(sa.select(OPTIONS.c.rules)).scalars())


def test_a_record_does_not_say_what_options_are_called_under_rules_of_another_time(tmp_path: Path) -> None:
    """Else anybody who guesses the version of tomorrow's rules writes down what its options are called."""

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            for rules in ("0123456789ab", "y" * 4_000):
                text = replace(parse_record(RECORD.read_text(encoding="utf-8")), rules=rules).text()
                status, imported = await house.request("POST", "/api/records", text)
                assert status == 201, imported
                assert (await house.request("GET", f"/api/tables/{imported['table']}/replay?at=3"))[0] == 200
            await house.create("pp")
            assert kept_rules(house) == {rule_version("grimoria")}
            assert len(house.node.hub._named) == 1

    asyncio.run(inside())


@pytest.fixture
def readers(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The threads in which card files were read."""
    seen: list[str] = []
    read = setup.cards_of_text

    def noted(*arguments: Any) -> Any:
        seen.append(threading.current_thread().name)
        return read(*arguments)

    monkeypatch.setattr(setup, "cards_of_text", noted)
    setup.cards_of.cache_clear()
    return seen


def test_the_event_loop_reads_no_card_file_even_if_too_many_are_in_use_to_be_kept(
    tmp_path: Path, readers: list[str]
) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp", cards=OWN_CARDS.format("mine"))
            setup.cards_of.cache_clear()  # as if others had brought enough card files
            async with house.sit_all(created) as clients:
                await clients[0].answer()
                setup.cards_of.cache_clear()
                look = f"/api/tables/{created['table']}/replay?at=0"
                bearer = f"Bearer {created['spectator']}"
                status, _ = await house.request("GET", look, Authorization=bearer)
                assert status == 200
            await house.request("GET", f"/api/tables/{created['table']}/facts")
        assert readers
        assert threading.current_thread().name not in readers

    asyncio.run(inside())


@pytest.mark.parametrize("page", ["facts", "record"])
def test_whatever_is_made_for_each_request_is_limited(page: str, tmp_path: Path) -> None:
    async def inside() -> None:
        async with open_house(quick(tmp_path, replays_per_minute=8)) as house:
            created = await house.create("pp")
            path = f"/api/tables/{created['table']}/{page}"
            answers = [(await house.request("GET", path))[0] for _ in range(4)]
            assert 429 not in answers[:2]
            assert answers[-1] == 429

    asyncio.run(inside())
