"""A slow table of four persons from the first call to the end: nobody is there but who was called, one at a time."""

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.server.house import House
from tests.server.receivers import Sink
from tests.server.test_calls import add_webhook, calling_house, hide, settled, slow_table
from tests.server.test_persons import secrets_of

MOST_CALLS = 600


class Away:
    """A person who comes when called, answers what is asked, and goes again."""

    def __init__(self, house: House, created: dict[str, Any], seat: int, secret: str) -> None:
        self.house, self.created, self.seat, self.secret = house, created, seat, secret
        self.visits = self.answers = 0

    async def come(self, rng: random.Random) -> bool:
        """Is the game over?"""
        self.visits += 1
        async with self.house.sit(self.created, self.seat, person=self.secret) as client:
            await client.call({"type": "ping"})
            while client.question and not client.is_over:
                number = client.question["number"]
                option = rng.choice(client.question["options"])
                await client.call({"type": "answer", "question": number, "option": option})
                self.answers += 1
                await client.until(
                    lambda number=number: client.is_over or not client.question or client.question["number"] != number
                )
            return client.is_over


def test_four_persons_play_a_slow_table_to_its_end_and_come_only_when_called(tmp_path: Path) -> None:
    async def inside() -> None:
        secrets = secrets_of("anna", "ben", "cora", "dorian")
        async with calling_house(tmp_path) as (house, found):
            for seat, secret in enumerate(secrets):
                await add_webhook(house, found, secret, f"/seat{seat}")
            created = await slow_table(house, *secrets)
            persons = [Away(house, created, seat, secret) for seat, secret in enumerate(secrets)]
            calls = await play_by_calls(house, found, persons)
            heard = [len(found.at(f"/seat{person.seat}")) for person in persons]
            assert [person.visits for person in persons] == heard
            assert all(person.answers >= person.visits / 2 > 2 for person in persons)
            assert calls == sum(heard)

    asyncio.run(inside())


async def play_by_calls(house: House, found: Sink, persons: list[Away]) -> int:
    """Each call is followed by one visit; if nobody were called any more, it would end here."""
    rng, answered = random.Random(3), 0
    while answered < MOST_CALLS:
        async with asyncio.timeout(60):
            while len(found.received) <= answered:
                found.news.clear()
                await found.news.wait()
        call = found.received[answered]
        answered += 1
        if await persons[int(call.path.removeprefix("/seat"))].come(rng):
            await settled(house)
            return await the_rest(found, persons, answered, rng)
    raise AssertionError("the game does not end")


async def the_rest(found: Sink, persons: list[Away], answered: int, rng: random.Random) -> int:
    """Who was called a moment before the end finds the game over."""
    for call in found.received[answered:]:
        assert await persons[int(call.path.removeprefix("/seat"))].come(rng)
    return len(found.received)


def test_who_has_days_off_is_not_called_and_all_see_it(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path, call_after_s=0.5) as (house, found):
            await add_webhook(house, found, anna, "/anna")
            await add_webhook(house, found, ben, "/ben")
            created = await house.create("pp", clock={"hours": 8})
            async with (
                house.sit(created, 0, person=anna, visible=False) as seat,
                house.sit(created, 1, person=ben, visible=False) as other,
            ):
                assert (await seat.call({"type": "take_days_off", "days": 7}))["type"] == "acknowledged"
                assert (await seat.call({"type": "take_days_off", "days": 21}))["code"] == "malformed"
                shown = await other.until(lambda: other.view and other.view["table"]["seats"][0]["off_until_ms"])
                clock = (other.view or {})["table"]["seats"][0]["clock"]
                assert clock["until_ms"] >= shown + clock["left_ms"] - 1_000
                await hide(seat)
            await found.until("/ben")
            assert found.at("/anna") == []
            async with house.sit(created) as spectator:
                assert (await spectator.call({"type": "take_days_off", "days": 1}))["code"] == "forbidden"

    asyncio.run(inside())
