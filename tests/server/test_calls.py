"""Being called: once per turn, not while one looks, in quiet hours later, and never what others could not know."""

import asyncio
import contextlib
import re
import socket
import threading
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from email.header import decode_header, make_header
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.server.house import Client, House, open_house, quick
from tests.server.receivers import Browser, Postman, Sink, body_of, postman, sink
from tests.server.test_persons import as_person, keep_profile, rows, secrets_of
from zaubertisch.server.calls.contacts import Wishes
from zaubertisch.server.calls.owed_calls import Owed, before_quiet_hours
from zaubertisch.server.calls.push import make_keys
from zaubertisch.server.network import outbound
from zaubertisch.server.network.outbound import NotReached, Reach
from zaubertisch.server.storage.retention import Purger
from zaubertisch.server.storage.store_schema import CALLS, CONTACTS, PERSONS
from zaubertisch.tables.setup import DAY_MS

SITE = "https://play.example.org"
QUICK: dict[str, Any] = {
    "site": SITE, "calls_anywhere": True, "call_after_s": 0.0, "call_every_s": 0.02, "call_again_s": (0.05, 0.05),
    "call_patience_s": 0.5, "contacts_per_minute": 10_000,
}  # fmt: skip
SLOW = {"clock": {"days": 2}}


@contextlib.asynccontextmanager
async def calling_house(folder: Path, **more: Any) -> AsyncIterator[tuple[House, Sink]]:
    async with sink() as found, open_house(quick(folder, **{**QUICK, **more})) as house:
        yield house, found


async def confirm(house: House, text: str) -> None:
    (token,) = re.findall(r"/calls/confirm#(\S+)", text)
    status, found = await house.request("POST", "/api/contacts/confirmed", {"token": token})
    assert (status, found["is_confirmed"]) == (201, True)


async def add(house: House, secret: str, kind: str, address: str, **more: Any) -> tuple[int, Any]:
    body = {"kind": kind, "address": address, "language": "en", **more}
    return await house.request("POST", "/api/me/contacts", body, **as_person(secret))


async def add_webhook(house: House, found: Sink, secret: str, path: str) -> Any:
    status, contact = await add(house, secret, "webhook", found.url(path))
    assert status == 201, contact
    await confirm(house, (await found.until(path))[0].json()["content"])
    found.received.clear()
    return contact


async def wish(house: House, secret: str, **wishes: Any) -> None:
    status, said = await house.request("PUT", "/api/me/calls", {"language": "en", **wishes}, **as_person(secret))
    assert status == 200, said


async def slow_table(house: House, *secrets: str, game: str = "grimoria") -> dict[str, Any]:
    """A table at which all have sat down, and that all have left."""
    created = await house.create("p" * len(secrets), game, **SLOW)
    async with contextlib.AsyncExitStack() as stack:
        clients = [
            await stack.enter_async_context(house.sit(created, seat, name=f"Seat {seat}", person=secret, visible=False))
            for seat, secret in enumerate(secrets)
        ]
        await clients[0].until(lambda: clients[0].view and clients[0].view["table"]["state"] == "running")
    return created


async def hide(client: Client) -> None:
    assert (await client.call({"type": "set_visible", "visible": False}))["type"] == "acknowledged"


async def settled(house: House) -> None:
    """Until all that is owed is written down, nothing is due, and nothing is being sent."""
    calls = house.node.calls
    async with asyncio.timeout(30):
        for live in [*house.node.hub.tables.values()]:
            await calls.note(live)
        while calls._tasks or any(row.why == "turn" and not row.is_done for row in await noted(house)):
            await asyncio.sleep(0.02)


async def noted(house: House) -> list[Any]:
    with house.node.store.engine.connect() as link:
        return list(link.execute(sa.select(CALLS)))


def run(work: Any) -> None:
    asyncio.run(work)


def test_a_webhook_is_called_once_per_turn_with_what_discord_and_matrix_show(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path) as (house, found):
            await add_webhook(house, found, anna, "/anna")
            await wish(house, anna)
            created = await slow_table(house, anna, ben)
            (call,) = await found.until("/anna")
            said = call.json()
            assert said["content"] == said["text"]
            assert said["content"].startswith("Your turn – Grimoria\nSeat 0, ")
            assert said["url"] == f"{SITE}/t/{created['table']}"
            assert said["allowed_mentions"] == {"parse": []}
            assert call.headers["content-type"] == "application/json"
            async with house.sit(created, 1, person=ben) as other:  # the other answers: nothing is new for Anna
                await other.answer()
            await settled(house)
            async with house.sit(created, 0, person=anna) as seat:
                while (seat.view or {})["moment"]["question"] == "choose_spell":
                    await seat.answer()
                    await seat.until(lambda: seat.question is None or seat.question["name"] != "choose_spell")
            await settled(house)
            assert len(found.at("/anna")) <= 2  # at most once more, for a question that came after

    run(inside())


def test_nobody_is_called_who_looks_at_the_table_or_has_looked_since_the_question(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path, call_after_s=0.2) as (house, found):
            await add_webhook(house, found, anna, "/anna")
            await add_webhook(house, found, ben, "/ben")
            created = await house.create("pp", **SLOW)
            async with (
                house.sit(created, 0, person=anna) as seat,
                house.sit(created, 1, person=ben, visible=False) as other,
            ):
                await hide(other)
                await seat.asked()
                await found.until("/ben")
            await asyncio.sleep(0.3)
            await settled(house)
            assert found.at("/anna") == []
            assert len(found.at("/ben")) == 1

    run(inside())


def test_a_push_message_is_encrypted_for_the_browser_alone_and_signed(tmp_path: Path) -> None:
    async def inside() -> None:
        keys = tmp_path / "push.pem"
        public = make_keys(keys)
        assert keys.stat().st_mode & 0o777 == 0o600
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path, push_keys=keys) as (house, found):
            browser = Browser()
            status, contact = await add(house, anna, "push", found.url("/201/anna"), **browser.keys())
            assert (status, contact["is_confirmed"]) == (201, True)
            status, shown = await house.request("GET", "/api/me/calls", **as_person(anna))
            assert shown["push_key"] == public
            assert str(found.url("/201/anna")) not in str(shown)
            await wish(house, anna, language="de")
            created = await slow_table(house, anna, ben)
            (call,) = await found.until("/201/anna")
            said = browser.read(call)
            assert (said["title"], said["path"]) == ("Du bist dran – Grimoria", f"/t/{created['table']}")
            assert b"Grimoria" not in call.body
            assert call.headers["authorization"].startswith("vapid t=")
            assert call.headers["authorization"].endswith(f"k={public}")
            assert int(call.headers["ttl"]) > 0
            with pytest.raises(Exception, match=r".*"):
                Browser().read(call)
            place = f"/api/me/contacts/{contact['contact']}/trial"
            status, _ = await house.request("POST", place, {}, **as_person(anna))
            assert status == 201
            assert browser.read((await found.until("/201/anna", 2))[1])["path"] == "/settings"

    run(inside())


def test_mail_needs_to_be_confirmed_and_ends_with_one_press(tmp_path: Path) -> None:
    async def inside(post: Postman, url: str) -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path, mail=url, mail_from="Table <table@example.org>") as (house, _):
            status, contact = await add(house, anna, "mail", "anna@example.org")
            assert (status, contact["is_confirmed"], contact["address"]) == (201, False, "anna@example.org")
            (letter,) = await post.until("anna@example.org")
            await slow_table(house, anna, ben)
            await settled(house)
            assert len(post.letters) == 1  # nothing more before the link was pressed
            await confirm(house, body_of(letter))
            await wish(house, anna, language="de")
            created = await slow_table(house, anna, ben)
            call = (await post.until("anna@example.org", 2))[1]
            assert str(make_header(decode_header(call["Subject"]))) == "Du bist dran – Grimoria"
            assert f"{SITE}/t/{created['table']}" in body_of(call)
            assert call["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            stop = call["List-Unsubscribe"].strip("<>").removeprefix(SITE)
            form = {"Content-Type": "application/x-www-form-urlencoded"}
            assert (await house.request("GET", stop))[0] in (404, 405)  # who only looks at links ends nothing
            for _ in range(2):
                assert (await house.request("POST", stop, "List-Unsubscribe=One-Click", **form))[0] == 200
            await slow_table(house, anna, ben)
            await settled(house)
            assert len(post.letters) == 2

    with postman() as (post, url):
        run(inside(post, url))


def test_who_is_gone_is_dropped_and_what_fails_is_tried_again_and_nobody_else_waits(tmp_path: Path) -> None:
    async def inside(post: Postman, url: str) -> None:
        anna, ben = secrets_of("anna", "ben")
        keys = tmp_path / "push.pem"
        make_keys(keys)
        more = {"mail": url, "mail_from": "table@example.org", "push_keys": keys, "call_patience_s": 1.0}
        async with calling_house(tmp_path, **more) as (house, found):
            browser = Browser()
            for path in ("/410/a", "/404/b", "/slow/c", "/dead/d", "/500/e", "/301/f", "/flood/g", "/201/good"):
                assert (await add(house, anna, "push", found.url(path), **browser.keys()))[0] == 201
            await add(house, anna, "mail", "anna@example.org")
            await confirm(house, body_of((await post.until("anna@example.org"))[0]))
            post.refuses = True
            await slow_table(house, anna, ben)
            await found.until("/201/good")
            await found.until("/500/e", 2)
            post.refuses = False
            await post.until("anna@example.org", 2)
            await settled(house)
            tried = {path: len(found.at(path)) for path in ("/410/a", "/404/b", "/500/e", "/201/good", "/200-followed")}
            assert tried == {"/410/a": 1, "/404/b": 1, "/500/e": 3, "/201/good": 1, "/200-followed": 0}
            assert len(found.at("/301/f")) == len(found.at("/flood/g")) == 3
            _, shown = await house.request("GET", "/api/me/calls", **as_person(anna))
            assert sum(contact["kind"] == "push" for contact in shown["contacts"]) == 6
            for _ in range(2):
                await slow_table(house, anna, ben)
                await settled(house)
            _, shown = await house.request("GET", "/api/me/calls", **as_person(anna))
            assert sorted(contact["kind"] for contact in shown["contacts"]) == ["mail", "push"]

    with postman() as (post, url):
        run(inside(post, url))


def test_quiet_hours_put_a_call_off(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path) as (house, found):
            await add_webhook(house, found, anna, "/anna")
            now = house.node.clock()
            minute = int(now / 60_000) % 1440
            begins, ends = (minute - 60) % 1440, (minute + 60) % 1440
            await wish(house, anna, zone="UTC", quiet_from=begins, quiet_to=ends)
            await slow_table(house, anna, ben)
            async with asyncio.timeout(30):
                while not any(row.why == "turn" and row.due_ms > now + 50 * 60_000 for row in await noted(house)):
                    await asyncio.sleep(0.02)
            assert found.received == []

    run(inside())


def test_a_reminder_comes_before_time_runs_out_and_only_to_those_who_want_it(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path) as (house, found):
            for secret, path in ((anna, "/anna"), (ben, "/ben")):
                await add_webhook(house, found, secret, path)
            await wish(house, ben, reminds=False)
            await wish(house, anna)
            await slow_table(house, anna, ben)
            await found.until("/ben")
            await found.until("/anna")
            pass_time(house, 37 * 3_600_000)
            assert (await found.until("/anna", 2))[1].json()["kind"] == "reminder"
            await settled(house)
            assert len(found.at("/ben")) == 1

    run(inside())


def pass_time(house: House, ms: int) -> None:
    """Later, for everybody at this node."""
    before = house.node.hub.now
    house.node.hub.now = lambda: before() + ms  # type: ignore[method-assign]


def at_utc(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp() * 1000)


def test_quiet_hours_are_those_on_the_wall_of_the_person_and_reminders_come_before_them() -> None:
    berlin = Wishes("de", "Europe/Berlin", 22 * 60, 8 * 60)
    night = at_utc("2026-03-28T21:00"), at_utc("2026-03-29T06:00")  # of an hour less: clocks are put forward
    for moment in ("2026-03-28T21:00", "2026-03-29T00:30", "2026-03-29T05:59"):
        assert berlin.quiet().around(at_utc(moment)) == night
    for moment in ("2026-03-28T20:59", "2026-03-29T06:00", "2026-03-28T12:00"):
        assert berlin.quiet().around(at_utc(moment)) is None
    noon = Wishes("de", "Asia/Kolkata", 12 * 60, 13 * 60 + 30)
    assert noon.quiet().around(at_utc("2026-05-01T07:00")) == (at_utc("2026-05-01T06:30"), at_utc("2026-05-01T08:00"))
    assert Wishes().quiet().around(at_utc("2026-05-01T02:00")) is None
    reminder = Owed(0, 3, "reminder", at_utc("2026-03-29T02:00"))
    assert before_quiet_hours(reminder, berlin, at_utc("2026-03-28T12:00")) == night[0]
    assert before_quiet_hours(reminder, berlin, at_utc("2026-03-28T23:00")) == reminder.due_ms
    turn = Owed(0, 3, "turn", reminder.due_ms)
    assert before_quiet_hours(turn, berlin, at_utc("2026-03-28T12:00")) == turn.due_ms


def test_only_public_addresses_are_posted_to_unless_the_operator_allows_others(tmp_path: Path) -> None:
    async def inside() -> None:
        (anna,) = secrets_of("anna")
        async with calling_house(tmp_path, calls_anywhere=False) as (house, found):
            for address in (
                found.url("/anna"), f"https://127.0.0.1:{found.port}/anna", "https://user:pass@example.org/",
                "ftp://example.org/", "https://", "https://example.org:8080/", "https://example.org/\r\nHost: a",
            ):  # fmt: skip
                status, complaint = await add(house, anna, "webhook", address)
                assert (status, complaint["code"]) == (400, "malformed"), address
            for address in (
                "https://127.0.0.1/a",
                "https://[::1]/a",
                "https://localhost/a",
                "https://169.254.169.254/a",
                "https://[::10.0.0.1]/a",
                "https://[fec0::1]/a",
                "https://[64:ff9b:1::a00:1]/a",
                "https://0x7f.1/a",
            ):
                status, complaint = await add(house, anna, "webhook", address)
                assert (status, complaint["code"]) == (503, "busy"), address
            assert found.received == []
            with house.node.store.engine.connect() as link:
                assert link.execute(sa.select(CONTACTS)).all() == []

    run(inside())


def test_a_name_server_that_does_not_answer_holds_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of visitors' choosing lead to name servers of theirs."""
    answered = threading.Event()
    monkeypatch.setattr(socket, "getaddrinfo", lambda *_, **__: answered.wait(20) and [])

    async def inside() -> None:
        waiting = [asyncio.create_task(outbound.post("https://slow.example/", {}, b"", Reach())) for _ in range(40)]
        await asyncio.sleep(0.1)
        async with asyncio.timeout(5):
            assert await asyncio.to_thread(int, "7") == 7
        answered.set()
        assert {type(each) for each in await asyncio.gather(*waiting, return_exceptions=True)} == {NotReached}

    run(inside())


def test_what_is_no_contact_is_one_line_and_keeps_nothing(tmp_path: Path) -> None:
    async def inside() -> None:
        (anna,) = secrets_of("anna")
        async with calling_house(tmp_path, mail="smtp://127.0.0.1:9", mail_from="a@example.org") as (house, found):
            for kind, address, more in (
                ("mail", "anna", {}), ("mail", "anna@example.org, ben@example.org", {}),
                ("mail", "a@b.de\nBcc: c@d.de", {}), ("pigeon", "anna", {}), ("push", found.url("/a"), {}),
            ):  # fmt: skip
                status, complaint = await add(house, anna, kind, address, **more)
                assert status in (400, 409), (kind, address)
                assert "\n" not in complaint["message"]
            status, complaint = await house.request("PUT", "/api/me/calls", {"zone": "Mars/Olympus"}, **as_person(anna))
            wanted = "zone 'Mars/Olympus': allowed is a time zone such as Europe/Berlin"
            assert (status, complaint["message"]) == (400, wanted)
            status, complaint = await add(house, anna, "mail", "anna@example.org")  # no SMTP server is there
            assert (status, complaint["code"]) == (503, "busy")
            _, shown = await house.request("GET", "/api/me/calls", **as_person(anna))
            assert shown["contacts"] == []

    run(inside())


def test_an_address_that_nobody_confirms_is_not_kept(tmp_path: Path) -> None:
    """Somebody else may have named it."""

    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path) as (house, found):
            await add_webhook(house, found, anna, "/anna")
            assert (await add(house, ben, "webhook", found.url("/victim")))[0] == 201
            for days, left in ((6, 2), (2, 1)):
                house.node.clock.go_on_from(house.node.clock() + days * DAY_MS)
                await Purger(house.node.hub, house.node.settings).purge()
                assert len(rows(house, CONTACTS)) == left
            _, shown = await house.request("GET", "/api/me/calls", **as_person(anna))
            assert [each["is_confirmed"] for each in shown["contacts"]] == [True]

    run(inside())


def test_nobody_is_flooded_with_links_to_confirm(tmp_path: Path) -> None:
    async def inside() -> None:
        async with calling_house(tmp_path) as (house, found):
            replies = [(await add(house, secret, "webhook", found.url("/v")))[0] for secret in secrets_of(*"abcdef")]
            assert replies == [201, 201, 201, 429, 429, 429]
            assert len(found.at("/v")) == 3

    run(inside())


def test_nobody_sends_links_to_everybody(tmp_path: Path) -> None:
    """The mail of the operator is not for people who want to write to strangers."""

    async def inside() -> None:
        async with calling_house(tmp_path, links_per_hour=2) as (house, found):
            anna, ben = secrets_of("anna", "ben")
            asked = [(anna, "/a"), (ben, "/b"), (anna, "/c"), (ben, "/d")]  # from one address
            replies = [(await add(house, secret, "webhook", found.url(path)))[0] for secret, path in asked]
            assert replies == [201, 201, 429, 429]
            assert len(found.received) == 2

    run(inside())


def test_contacts_are_their_persons_own_and_go_with_the_person(tmp_path: Path) -> None:
    async def inside() -> None:
        anna, ben = secrets_of("anna", "ben")
        async with calling_house(tmp_path) as (house, found):
            contact = await add_webhook(house, found, anna, "/anna")
            await keep_profile(house, ben)
            place = f"/api/me/contacts/{contact['contact']}"
            assert (await house.request("DELETE", place, **as_person(ben)))[0] == 404
            assert (await house.request("POST", f"{place}/trial", {}, **as_person(ben)))[0] == 404
            await slow_table(house, anna, ben)
            await found.until("/anna")
            with house.node.store.engine.begin() as link:
                link.execute(sa.delete(PERSONS))
                assert link.execute(sa.select(CONTACTS)).all() == []
                assert link.execute(sa.select(CALLS)).all() == []

    run(inside())
