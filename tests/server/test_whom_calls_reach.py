"""Whom calls reach: who has the seat now, and everybody in time, whatever other people's receivers do."""

import asyncio
import time
from pathlib import Path
from typing import Any

from tests.server.house import House
from tests.server.receivers import Browser
from tests.server.test_calls import (
    add,
    add_webhook,
    calling_house,
    noted,
    settled,
    slow_table,
)
from tests.server.test_persons import secrets_of
from zaubertisch.server.push import make_keys

NOT_YET = {"call_every_s": 3_600.0}  # what is owed is written down, and sent when the test says so


async def send(house: House) -> None:
    calls = house.node.calls
    for live in [*house.node.hub.tables.values()]:
        await calls.note(live)
    await calls.send_due()
    while calls._tasks:
        await asyncio.sleep(0.02)


def test_nobody_is_called_for_a_seat_that_is_somebody_elses_by_now(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben, cora = secrets_of("anna", "ben", "cora")
        async with calling_house(tmp_path, **NOT_YET) as (house, found):
            for secret, path in ((anna, "/anna"), (cora, "/cora")):
                await add_webhook(house, found, secret, path)
            created = await slow_table(house, anna, ben)
            await house.node.calls.note(await house.node.hub.live(created["table"]))
            assert [row.is_done for row in await noted(house) if row.why == "turn"] == [False]
            async with house.sit(created, 0, person=anna, visible=False) as seat:
                invited = await seat.call({"type": "invite", "ref": "r" * 20})
            lent = {**created, "tokens": {0: invited["token"]}}
            async with house.sit(lent, 0, person=cora, visible=False) as other:  # it is lent, and kept
                await other.call({"type": "sign_out", "key": "k" * 30, "ref": "s" * 20})
            await send(house)
            await send(house)
            assert [call.path for call in found.received] == ["/cora"]
            assert all(row.is_done for row in await noted(house) if row.why == "turn")

    asyncio.run(inside())
