"""The authorization matrix: every route and every message of a socket, and who may use it. What is not in it fails."""

import asyncio
import contextlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, get_args

from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.house import House, quick
from tests.server.test_devices import make_passkey
from tests.server.test_persons import as_person, keep_profile, secrets_of
from tests.server.test_sockets import with_house
from zaubertisch.server.app import make_app
from zaubertisch.server.calls.contacts import NewRow
from zaubertisch.server.node import Node
from zaubertisch.server.play import messages

Access = Literal["anyone", "key", "secret", "person"]
# anyone: nothing in it is anybody's. key: what a token of a table opens. secret: any browser, for what is its own.
# person: only a browser for which something is kept, and only what is kept for it.


@dataclass(frozen=True)
class Rule:
    """Who may use a route; `body` is what a right request sends."""

    access: Access
    body: Any = None
    stranger: int = 404  # what a browser hears for which nothing is kept


MATRIX: dict[tuple[str, str], Rule] = {
    ("GET", "/health"): Rule("anyone"),
    ("GET", "/api/games"): Rule("anyone"),
    ("GET", "/api/readiness"): Rule("anyone"),
    ("GET", "/api/games/{key:str}"): Rule("anyone"),
    ("GET", "/api/games/{key:str}/words/{language:str}"): Rule("anyone"),
    ("GET", "/api/games/{key:str}/rules/{language:str}"): Rule("anyone"),
    ("GET", "/api/games/{key:str}/forms"): Rule("anyone"),
    ("POST", "/api/cards"): Rule("anyone"),
    ("POST", "/api/pictures"): Rule("anyone"),
    ("GET", "/pictures/{name:str}"): Rule("anyone"),
    ("POST", "/api/packs"): Rule("anyone"),
    ("POST", "/api/packs/unpacked"): Rule("anyone"),
    ("POST", "/api/trials"): Rule("anyone"),
    ("POST", "/api/records"): Rule("anyone"),
    ("POST", "/api/tables"): Rule("anyone"),
    ("POST", "/api/lessons/{key:str}"): Rule("anyone"),
    ("GET", "/api/tables/{table:str}"): Rule("key"),
    ("GET", "/api/tables/{table:str}/facts"): Rule("anyone"),
    ("GET", "/api/tables/{table:str}/link"): Rule("key"),
    ("GET", "/api/tables/{table:str}/code"): Rule("key"),
    ("GET", "/previews/{name:str}"): Rule("anyone"),
    ("GET", "/api/tables/{table:str}/record"): Rule("anyone"),  # only of finished games
    ("GET", "/api/tables/{table:str}/replay"): Rule("key"),
    ("GET", "/api/tables/{table:str}/analysis"): Rule("anyone"),  # only of finished games
    ("GET", "/api/tables/{table:str}/review"): Rule("anyone"),  # only of finished games
    ("GET", "/api/tables/{table:str}/review/picture"): Rule("anyone"),  # only of finished games
    ("POST", "/api/tables/{table:str}/fork"): Rule("anyone"),  # only of finished games
    ("GET", "/api/open"): Rule("anyone"),
    ("GET", "/api/open/live"): Rule("anyone"),
    ("POST", "/api/open/{table:str}/seats"): Rule("anyone"),  # a seat that is free, at an open table
    ("POST", "/api/open/play"): Rule("anyone"),
    ("WEBSOCKET", "/api/tables/{table:str}/socket"): Rule("key"),
    ("GET", "/api/sets"): Rule("anyone"),
    ("GET", "/api/sets/{key:str}"): Rule("anyone"),
    ("POST", "/api/sets/{key:str}/reports"): Rule("anyone"),
    ("POST", "/api/sets"): Rule("secret", {"game": "grimoria", "text": 'game = "grimoria"\n'}, 201),
    ("PUT", "/api/sets/{key:str}"): Rule("secret", {"game": "grimoria", "text": 'game = "grimoria"\n'}),
    ("DELETE", "/api/sets/{key:str}"): Rule("secret"),
    ("GET", "/api/my/sets"): Rule("secret", None, 200),
    ("GET", "/api/me"): Rule("secret", None, 200),
    ("PUT", "/api/me"): Rule("secret", {"name": "Stranger"}, 200),
    ("POST", "/api/me/seats"): Rule("person", {"seats": []}),
    ("GET", "/api/me/seats"): Rule("person"),
    ("GET", "/api/me/calls"): Rule("secret", None, 200),
    ("PUT", "/api/me/calls"): Rule("secret", {"zone": "UTC"}, 200),
    ("POST", "/api/me/contacts"): Rule("secret", {"kind": "webhook", "address": "https://example.org/a"}, 409),
    ("DELETE", "/api/me/contacts/{contact:str}"): Rule("person"),
    ("POST", "/api/me/contacts/{contact:str}/trial"): Rule("person", {}),
    ("POST", "/api/contacts/confirmed"): Rule("anyone"),  # who has the token that was sent to an address
    ("POST", "/api/contacts/stopped"): Rule("anyone"),  # the same
    ("POST", "/api/contacts/stop"): Rule("anyone"),  # the same
    ("GET", "/api/house"): Rule("anyone"),
    ("POST", "/api/me/welcome"): Rule("secret", {"token": "t" * 30}, 403),  # who has the operator's link
    ("POST", "/api/tables/{table:str}/reports"): Rule("key"),
    ("GET", "/api/me/blocks"): Rule("person"),
    ("POST", "/api/me/blocks"): Rule("secret", {"table": "nosuchtable2", "seat": 0}),  # with the key of a seat there
    ("DELETE", "/api/me/blocks/{number:str}"): Rule("person"),
    ("DELETE", "/api/me"): Rule("person"),
    ("GET", "/api/me/export"): Rule("person"),
    ("GET", "/api/me/games"): Rule("person"),
    ("GET", "/api/me/statistics"): Rule("person"),
    ("GET", "/api/best/{game:str}"): Rule("anyone"),
    ("GET", "/api/day"): Rule("anyone"),  # with a secret, also what this browser made of it
    ("GET", "/api/day/{key:str}/results"): Rule("anyone"),
    ("POST", "/api/day/{key:str}"): Rule("secret", {"key": "k" * 30}),  # once a day
    ("GET", "/api/puzzles"): Rule("anyone"),  # with a secret, also what this person made of them
    ("GET", "/api/puzzles/{key:str}"): Rule("anyone"),
    ("GET", "/api/puzzles/{key:str}/{puzzle:str}"): Rule("anyone"),
    ("GET", "/api/puzzles/{key:str}/{puzzle:str}/reason"): Rule("anyone"),
    ("POST", "/api/puzzles/{key:str}/{puzzle:str}"): Rule("anyone"),  # a person's first answer is kept
    ("POST", "/api/me/tables/{table:str}/link"): Rule("person"),
    ("POST", "/api/me/passkeys/challenge"): Rule("person"),
    ("POST", "/api/me/passkeys"): Rule("person", {"credential": {}}),
    ("DELETE", "/api/me/passkeys/{number:str}"): Rule("person"),
    ("POST", "/api/me/sign-in/challenge"): Rule("secret", None, 409),  # tests come to an address without a name
    ("POST", "/api/me/sign-in"): Rule("secret", {"credential": {}}, 409),
    ("POST", "/api/me/recovery"): Rule("person", {"token": "t" * 30}),
    ("POST", "/api/me/recover"): Rule("secret", {"token": "t" * 30, "fresh": "f" * 30}, 403),
    ("DELETE", "/api/me/devices/{number:str}"): Rule("person"),
}

OWN = [each for each, rule in MATRIX.items() if rule.access in ("secret", "person")]
PLACES = {
    "{key:str}": "abcdefghjkmnpqrstuvwxy", "{table:str}": "nosuchtable2", "{number:str}": "abcdefabcdef",
    "{contact:str}": "abcdef",
}  # fmt: skip


def path_of(template: str) -> str:
    for name, value in PLACES.items():
        template = template.replace(name, value)
    return template


def test_every_route_is_in_the_matrix(tmp_path: Path) -> None:
    app = make_app(Node(quick(tmp_path, client=tmp_path)))
    found = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            found |= {(method, route.path) for method in route.methods if method not in ("OPTIONS", "HEAD")}
        elif isinstance(route, WebSocketRoute):
            found.add(("WEBSOCKET", route.path))
    found = {(method, path) for method, path in found if not path.startswith(("/api/schema", "/{")) and path != "/"}
    assert found == {*MATRIX}


@with_house
async def test_nobody_without_a_secret_of_its_own_is_anybody(house: House) -> None:
    for method, template in OWN:
        for headers in ({}, as_person("short"), as_person("x" * 65)):
            body = MATRIX[method, template].body
            status, complaint = await house.request(method, path_of(template), body, **headers)
            assert (status, complaint["code"]) == (403, "forbidden"), (method, template, headers)


@with_house
async def test_nobody_reads_or_changes_what_is_kept_for_another(house: House) -> None:
    (anna,) = secrets_of("anna")
    before = await keep_profile(house, anna, name="Annabella")
    for method, template in OWN:
        rule = MATRIX[method, template]
        (stranger,) = secrets_of("stranger")
        status, answer = await house.request(method, path_of(template), rule.body, **as_person(stranger))
        assert status == rule.stranger, (method, template, answer)
        assert "Annabella" not in str(answer), (method, template)
    assert (await house.request("GET", "/api/me", **as_person(anna)))[1] == before


@with_house
async def test_nobody_gets_at_anything_of_another_by_its_number(house: House) -> None:
    """Ben knows the number of everything that Anna has, and tries each route that takes one."""
    anna, ben, cora = secrets_of("anna", "ben", "cora")
    for secret, name in ((anna, "Annabella"), (ben, "Ben"), (cora, "Cora")):
        await keep_profile(house, secret, name=name)
    await make_passkey(house, anna)
    persons = [await house.node.store.persons.known(secret) for secret in (anna, cora)]
    contact = await house.node.store.contacts.add(persons[0].person, NewRow("mail", "anna@example.org"))
    await house.node.store.blocks.add(persons[0].person, persons[1].person, "Cora")
    created = await house.create("pp")
    async with house.sit(created, 0, name="Annabella", person=anna):
        pass
    draft = {"game": "grimoria", "text": 'game = "grimoria"\n', "maker_name": "Annabella"}
    key = (await house.request("POST", "/api/sets", draft, **as_person(anna)))[1]["about"]["set"]
    info = (await house.request("GET", "/api/me", **as_person(anna)))[1]
    blocks = (await house.request("GET", "/api/me/blocks", **as_person(anna)))[1]
    numbers = {
        "passkeys": info["passkeys"][0]["number"], "devices": info["devices"][0]["number"], "key": key,
        "blocks": blocks[0]["number"], "contacts": contact.contact, "tables": created["table"],
    }  # fmt: skip
    before = await everything_of(house, anna)
    tried = 0
    for method, template in OWN:
        if "{" not in template or template.startswith("/api/day/"):
            continue
        where = re.sub(r"\{\w+:str\}", numbers[kind_of(template)], template)
        status, answer = await house.request(method, where, MATRIX[method, template].body, **as_person(ben))
        assert status in (403, 404), (method, where, answer)
        assert "Annabella" not in str(answer)
        tried += 1
    assert tried == len(numbers) + 2  # a set is changed or deleted, a contact removed or tried
    assert await everything_of(house, anna) == before


def kind_of(template: str) -> str:
    return "key" if "sets" in template else template.split("/")[3]


async def everything_of(house: House, secret: str) -> Any:
    status, found = await house.request("GET", "/api/me/export", **as_person(secret))
    assert status == 200
    return found


Speaker = Literal["anyone", "seat", "nobody"]
# anyone: who watches, too; it changes nothing of the game. seat: who has a seat, for that seat alone. nobody: not here.

MESSAGES: dict[str, tuple[Speaker, dict[str, Any]]] = {
    "hello": ("nobody", {"token": "t" * 30}),  # once, before everything else
    "ping": ("anyone", {}),
    "talk": ("anyone", {"phrase": "hello"}),
    "set_visible": ("anyone", {"visible": True}),
    "answer": ("seat", {"question": 1, "option": 1}),
    "why_not": ("seat", {"option": 1}),
    "undo": ("seat", {}),
    "share": ("seat", {"share": "ab" * 16}),
    "auto_pass": ("seat", {"passing": "game"}),
    "give_order": ("seat", {"question": "swap", "order": "decline"}),
    "take_days_off": ("seat", {"days": 1}),
    "set_pace": ("seat", {"pace": "at_once"}),  # also who watches a game of bots
    "skip": ("seat", {}),  # the same
    "react": ("seat", {"said": 1, "reaction": "heart"}),
    "vote": ("seat", {"about": "end"}),
    "ask_coach": ("seat", {"question": 1, "step": 1}),
    "weigh": ("seat", {"question": 1, "option": 0}),
    "leave": ("seat", {}),
    "remove": ("seat", {"seat": 0}),  # the host of an open table
    "come_back": ("seat", {}),
    "leave_lesson": ("seat", {}),
    "invite": ("seat", {}),
    "sign_out": ("seat", {"key": "k" * 30}),
    "rematch": ("seat", {}),
}
NAMES_A_SEAT = ("remove", "vote")  # another one, and not in whose name


def test_every_message_is_in_the_matrix() -> None:
    assert {kind.__struct_config__.tag for kind in get_args(messages.FromClient)} == {*MESSAGES}


def body_of(name: str) -> dict[str, Any]:
    ref = {} if name == "hello" else {"ref": "own"}
    return {"type": name, **ref, **MESSAGES[name][1]}


def is_reply(heard: dict[str, Any]) -> bool:
    return heard["type"] == "error" or heard.get("ref") == "own"


@with_house
async def test_who_watches_changes_nothing_of_a_game(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, _):
        await anna.asked()
        number = house.node.hub.tables[created["table"]].table.number
        for name, (speaker, _) in MESSAGES.items():
            async with house.sit(created) as stranger:
                await stranger.send(body_of(name))
                reply = await stranger.until(lambda: next((h for h in stranger.heard if is_reply(h)), None))
            wanted = {"anyone": None, "seat": "forbidden", "nobody": "malformed"}[speaker]
            assert reply.get("code") == wanted, (name, reply)
        assert house.node.hub.tables[created["table"]].table.number == number + 1  # the talk


@with_house
async def test_nobody_speaks_before_saying_who_it_is(house: House) -> None:
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, _):
        await anna.asked()
        number = house.node.hub.tables[created["table"]].table.number
        for name in MESSAGES:
            async with connect(f"ws://{house.address}/api/tables/{created['table']}/socket") as line:
                await line.send(json.dumps(body_of(name)))
                with contextlib.suppress(ConnectionClosed):
                    async with asyncio.timeout(20):
                        while True:
                            assert json.loads(await line.recv())["type"] == "error", name
            assert line.close_code not in (None, 1000), name
        assert house.node.hub.tables[created["table"]].table.number == number


@with_house
async def test_nobody_speaks_in_the_name_of_another_seat(house: House) -> None:
    """A message says nothing of who sends it: that is known from the key."""
    created = await house.create("pp")
    async with house.sit_all(created) as (anna, _):
        await anna.asked()
        number = house.node.hub.tables[created["table"]].table.number
        for name in MESSAGES:
            async with house.sit(created, 1) as ben:
                field = {"observer": 0} if name in NAMES_A_SEAT else {"seat": 0}
                await ben.send(body_of(name) | field)
                found = await ben.until(lambda: next((h for h in ben.heard if h["type"] == "error"), None))
                assert found["code"] == "malformed", name
        assert house.node.hub.tables[created["table"]].table.number == number
