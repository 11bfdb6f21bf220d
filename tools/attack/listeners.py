"""Attacks on secrets: what an opponent or a spectator can count, time or look up."""

import random
from typing import Any

from tests.server.house import Client, House

from tools.attack.tally import Tally
from tools.attack.target import Target, unharmed

PUBLIC = ("", "/facts", "/replay?at=0", "/replay?at=999999")


async def counting(target: Target, tally: Tally, rng: random.Random, rounds: int) -> None:
    """Ben and a spectator talk before and after Anna's secret act; nothing they can see counts it."""
    house = target.house
    async with unharmed(target, tally):
        for turn in range(4 * rounds):
            acts = turn % 2 == 0
            created = await house.create("ppp")
            async with house.sit_all(created) as (anna, ben, _), house.sit(created) as watcher:
                before = await public_numbers(house, created, ben, watcher)
                if acts:
                    await anna.call({"type": "auto_pass", "passing": rng.choice(["round", "game"])})
                after = await public_numbers(house, created, ben, watcher)
                for name, value in before.items():
                    step = after[name] - value if isinstance(value, int) else after[name] == value
                    tally.expect(step == EXPECTED.get(name, True), f"{name} moved by {step} around {acts=}")


EXPECTED: dict[str, int] = {"said to ben": 1, "said to watcher": 1, "messages to ben": 2, "messages to watcher": 1}


async def public_numbers(house: House, created: dict[str, Any], ben: Client, watcher: Client) -> dict[str, Any]:
    """Everything with a number in it that others can reach; two more sentences of talk are part of looking."""
    await ben.call({"type": "talk", "phrase": "hello"})
    said = [await last_said(client) for client in (ben, watcher)]
    pages = {path: await house.request("GET", f"/api/tables/{created['table']}{path}") for path in PUBLIC}
    return {
        "said to ben": said[0], "said to watcher": said[1], "messages to ben": len(ben.heard),
        "messages to watcher": len(watcher.heard), **{f"page {path}": str(answer) for path, answer in pages.items()},
    }  # fmt: skip


async def last_said(client: Client) -> int:
    count = getattr(client, "counted", 0) + 1
    await client.until(lambda: sum(heard["type"] == "said" for heard in client.heard) >= count)
    client.counted = count  # type: ignore[attr-defined]
    return int([heard for heard in client.heard if heard["type"] == "said"][-1]["number"])


async def rewinding(target: Target, tally: Tally, rng: random.Random, rounds: int) -> None:
    """Schatzjagd without memory: coming back with any `seen` names no card that was covered again."""
    house = target.house
    async with unharmed(target, tally):
        for _ in range(rounds):
            created = await house.create("pp", game="schatzjagd", variants={"memory": "off"})
            async with house.sit_all(created) as clients:
                for _ in range(60):
                    await one_answer(clients, rng)
                number = clients[0].view["number"]  # type: ignore[index]
            for seen in (None, 0, 1, number // 2, 10**9):
                async with house.sit(created, 0, **({} if seen is None else {"seen": seen})) as again:
                    named = sorted({event["card"] for event in again.events if event.get("card")})
                    tally.expect(not named, f"hello with seen {seen} names {len(named)} past cards")
            for at in (5, 20, 999_999):
                path = f"/api/tables/{created['table']}/replay?at={at}"
                status, moment = await house.request("GET", path)
                named = [event["card"] for event in moment.get("events", []) if event.get("card")]
                tally.expect(status in (200, 403, 409) and not named, f"the public past at {at} names {named}")


async def one_answer(clients: list[Client], rng: random.Random) -> None:
    for client in clients:
        if client.question:
            await client.answer(rng.choice(client.question["options"]))
            await client.call({"type": "ping"})
