"""Attacks over sockets: hostile names and frames, origins, other people's seats, votes, resends."""

import asyncio
import contextlib
import json
import random
from typing import Any

from tests.server.garbage import garbage
from tests.server.house import Client, House, key_of
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, WebSocketException

from tools.attack import hostile
from tools.attack.tally import Tally
from tools.attack.target import Target, unharmed

PATIENCE_S = 10.0
INTERNAL = 1011  # the code of a mistake of the server


def address(house: House, table: str) -> str:
    return f"ws://{house.address}/api/tables/{table}/socket"


async def first_answer(house: House, table: str, hello: Any, **how: Any) -> Any:
    """What the server says first, or the code it closes with."""
    try:
        async with connect(address(house, table), max_size=None, **how) as line:
            with contextlib.suppress(ConnectionClosed, TimeoutError):
                await line.send(hello if isinstance(hello, str | bytes) else json.dumps(hello))
                return json.loads(await asyncio.wait_for(line.recv(), PATIENCE_S))
            return line.close_code
    except (InvalidHandshake, OSError, ValueError) as error:
        return type(error).__name__


def is_welcome(answer: Any) -> bool:
    return isinstance(answer, dict) and answer.get("type") == "welcome"


async def names(target: Target, tally: Tally, _: random.Random, __: int) -> None:
    """Names that are none: the table lives, ends, and its record opens; nobody is called by one."""
    house = target.house
    async with unharmed(target, tally):
        for name in hostile.NAMES:
            created = await house.create("pb")
            try:
                async with house.sit(created, 0, name=name) as guest:
                    await tell_name(guest, name, tally)
                    await guest.call({"type": "vote", "about": "end"})
                    await guest.until(lambda guest=guest: guest.view["table"]["state"] in ("ended", "over"))
            except (ConnectionError, TimeoutError, WebSocketException):
                tally.expect(True, "refused")
                continue
            status, text = await house.request("GET", f"/api/tables/{created['table']}/record")
            tally.expect(status == 200, f"the record of {name!r} gets {status}")
            status, _answer = await house.request("POST", "/api/records", text if isinstance(text, str) else "")
            tally.expect(status == 201, f"the record of {name!r} does not open: {status}")


async def tell_name(guest: Client, name: str, tally: Tally) -> None:
    await guest.until(lambda: guest.view["table"]["seats"][0]["has_joined"])  # type: ignore[index]
    assert guest.view is not None
    shown = str(guest.view["table"]["seats"][0]["name"])
    tally.expect(
        shown == shown.strip() != "" and shown.isprintable() and len(shown) <= 40, f"{name!r} becomes {shown!r}"
    )


async def frames(target: Target, tally: Tally, rng: random.Random, rounds: int) -> None:
    """Frames that are no text, no JSON, no message: typed errors, and the table stays as it is."""
    house = target.house
    async with unharmed(target, tally):
        created = await house.create("pp")
        async with house.sit_all(created) as clients:
            before = json.dumps(clients[0].view["picture"])  # type: ignore[index]
            for _ in range(2 * rounds):
                await throw(house, created, rng, tally)
            tally.expect(json.dumps(clients[0].view["picture"]) == before, "garbage changed the table")  # type: ignore[index]


async def throw(house: House, created: dict[str, Any], rng: random.Random, tally: Tally) -> None:
    with contextlib.suppress(ConnectionError, WebSocketException, TimeoutError):
        async with house.sit(created) as guest:
            for _ in range(15):
                await guest.send(garbage(rng))
            for bad in (b"\xff\xfe\xfd", b"\xc3\x28"):
                await guest.line.send(bad, text=True)
            await guest.call({"type": "ping", "ref": "end"})
            await check_replies(guest, tally)
            return
    tally.expect(True, "closed")


async def check_replies(guest: Client, tally: Tally) -> None:
    for text in guest.raw:
        tally.expect("Traceback" not in text and '"internal"' not in text, f"the server says {text[:80]}")


async def origins(target: Target, tally: Tally, _: random.Random, __: int) -> None:
    """Pages of other sites, and Origin headers that are no address."""
    house = target.house
    async with unharmed(target, tally):
        created = await house.create("pp")
        hello = {"type": "hello", "token": created["spectator"]}
        for origin in hostile.ORIGINS:
            answer = await first_answer(house, created["table"], hello, additional_headers={"Origin": origin})
            tally.expect(not is_welcome(answer), f"a page of {origin!r} is welcome")
        tally.expect(is_welcome(await first_answer(house, created["table"], hello)), "nobody is welcome")


async def seats(target: Target, tally: Tally, rng: random.Random, rounds: int) -> None:
    """Seats that are somebody else's: used invitations, keys of other tables, guessed ones."""
    house = target.house
    async with unharmed(target, tally):
        created, other = await house.create("pp"), await house.create("pp")
        links = {seat: key["token"] for seat, key in enumerate(created["seats"])}
        async with house.sit_all(created) as (anna, _):
            guesses = ["".join(rng.choices("abcdefghijklmnop-_", k=24)) for _ in range(5 * rounds)]
            keys = [*other["tokens"].values(), *map(key_of, other["tokens"].values())]
            for token in (*links.values(), *keys, other["spectator"], *guesses):
                key = "".join(rng.choices("abcdefghijklmnop", k=24))
                for hello in ({"token": token}, {"token": token, "key": key}):
                    answer = await first_answer(house, created["table"], {"type": "hello", **hello})
                    tally.expect(not is_welcome(answer) or answer["seat"] is None, f"sits behind {answer}")
            for name in hostile.TABLES:
                answer = await first_answer(house, name, {"type": "hello", "token": other["spectator"]})
                tally.expect(not is_welcome(answer) and answer != INTERNAL, f"table {name!r}: {answer}")
            for message in hostile.MESSAGES:
                await anna.send({"type": message, "seat": 1, "ref": f"as ben {message}"})
            assert anna.view is not None
            tally.expect(anna.view["reply"] is None, "a message for another seat counted")


async def votes(target: Target, tally: Tally, _: random.Random, __: int) -> None:
    """One person alone against another who is there."""
    house = target.house
    async with unharmed(target, tally):
        created = await house.create("pp")
        async with house.sit_all(created) as (anna, ben):
            for about in ("replace", "end", "pause"):
                for seat in (None, 0, 1, 4):
                    vote = {"type": "vote", "about": about, "yes": True}
                    await anna.call(vote if seat is None else vote | {"seat": seat})
            await ben.send({"type": "ping", "ref": "now"})
            await ben.until(lambda: any(heard.get("ref") == "now" for heard in ben.heard))
            table = ben.view["table"]  # type: ignore[index]
            tally.expect(not table["seats"][1]["is_played_by_bot"], "one person replaced another alone")
            tally.expect(table["state"] == "running", f"one person alone made the table {table['state']}")
            tally.expect((await ben.answer())["type"] == "acknowledged", "ben cannot play any more")


async def resends(target: Target, tally: Tally, _: random.Random, rounds: int) -> None:
    """The same message again, on the same line and on a new one: it counts once."""
    house = target.house
    async with unharmed(target, tally):
        for turn in range(2 * rounds):
            created = await house.create("pp")
            async with house.sit_all(created) as (anna, ben):
                await resend_talk(anna, ben, turn, tally)
                await resend_undo(anna, tally)


async def resend_talk(anna: Client, ben: Client, turn: int, tally: Tally) -> None:
    ref = f"said {turn}"
    for text in ("once", "once"):
        await anna.send({"type": "talk", "text": text, "ref": ref})
    await anna.call({"type": "ping"})
    await ben.call({"type": "ping"})
    said = [heard for heard in ben.heard if heard["type"] == "said"]
    tally.expect(len(said) == 1, f"talk that was sent twice is heard {len(said)} times")


async def resend_undo(anna: Client, tally: Tally) -> None:
    """Two answers of a secret choice, the second taken back; the resend must not take back the first."""
    await anna.answer()
    first = await anna.call({"type": "undo", "ref": "back"})
    await anna.answer()
    again = await anna.call({"type": "ping"})
    assert again["type"] == "pong"
    await anna.send({"type": "undo", "ref": "back"})
    await anna.call({"type": "ping", "ref": "after"})
    if first["type"] == "acknowledged":
        tally.expect(anna.view is not None and anna.view["reply"] is not None, "an undo counted twice")


async def markup(target: Target, tally: Tally, _: random.Random, __: int) -> None:
    """Markup in talk arrives as the text that it is, and in one line."""
    house = target.house
    async with unharmed(target, tally):
        created = await house.create("pp")
        async with house.sit_all(created) as (anna, ben):
            for text in ("<img src=x onerror=alert(1)>", "a\u0000b", "a\nb", "\u202eabc", " ", "x" * 300):
                await anna.send({"type": "talk", "text": text, "ref": f"m{len(text)}"})
                await anna.call({"type": "ping"})
            await ben.call({"type": "ping"})
            for said in (heard for heard in ben.heard if heard["type"] == "said"):
                tally.expect(str(said["text"]).isprintable(), f"heard {said['text']!r}")
