"""Persons over HTTP: what is kept for this browser, and the seats that are its person's."""

from typing import Any

from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.server.node import Node
from zaubertisch.server.person_requests import (
    ClaimInfo,
    DeviceInfo,
    HeldSeats,
    NewProfile,
    PersonInfo,
    ProfileInfo,
)
from zaubertisch.server.persons import Device, Person, Profile
from zaubertisch.server.visitors import secret_of, within
from zaubertisch.tables.records import plain_name
from zaubertisch.tables.setup import LONGEST_WANTED

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]
SHOWN_OF_HASH = 12  # letters: enough to tell devices apart
GUEST = PersonInfo(False, ProfileInfo(), 0, [])


async def person_of(node: Node, request: Here) -> Person:
    """Who sends this request; a guest is nobody, and refused."""
    return await node.store.persons.known(secret_of(request))


@get("/api/me", guards=[within("keeping")])
async def show_me(node: NodeHere, request: Here) -> PersonInfo:
    """What is kept for this browser; nothing for a guest."""
    found = await node.store.persons.of(secret_of(request))
    return GUEST if found is None else await person_info(node, found)


@put("/api/me", guards=[within("keeping")])
async def keep_me(data: JSONBody[NewProfile], node: NodeHere, request: Here) -> PersonInfo:
    """Keep a profile; the first time, a guest becomes a person."""
    node.check_open()
    persons, secret = node.store.persons, secret_of(request)
    person = await persons.made(secret, plain_name(data.device, LONGEST_WANTED))
    settings = encode(data.settings).decode()
    name = plain_name(data.name, LONGEST_WANTED)
    await persons.change(person.person, Profile(name, data.figure, data.language, settings), data.changed)
    return await person_info(node, await persons.known(secret))


@post("/api/me/seats", guards=[within("keeping")], status_code=HTTP_200_OK)
async def claim_seats(data: JSONBody[HeldSeats], node: NodeHere, request: Here) -> list[ClaimInfo]:
    """Claim seats that this browser has keys to; gives all seats of the person."""
    node.check_open()
    person = await person_of(node, request)
    await node.store.persons.claim_held(person, [(held.table, held.token) for held in data.seats])
    return await claims_of(node, person)


@get("/api/me/seats", guards=[within("keeping")])
async def show_seats(node: NodeHere, request: Here) -> list[ClaimInfo]:
    """All seats of this person, the last one first."""
    return await claims_of(node, await person_of(node, request))


async def claims_of(node: Node, person: Person) -> list[ClaimInfo]:
    claims = await node.store.persons.claims_of(person.person)
    return [ClaimInfo(claim.table, claim.seat, claim.at_ms) for claim in claims]


async def person_info(node: Node, person: Person) -> PersonInfo:
    devices = await node.store.persons.devices(person.person)
    return PersonInfo(True, profile_info(person), person.changed, [device_info(each, person) for each in devices])


def profile_info(profile: Profile) -> ProfileInfo:
    settings: dict[str, bool | int | str] = decode(profile.settings, dict[str, bool | int | str])
    return ProfileInfo(profile.name, profile.figure, profile.language, settings)  # type: ignore[arg-type]


def device_info(device: Device, person: Person) -> DeviceInfo:
    number = device.hash[:SHOWN_OF_HASH]
    return DeviceInfo(number, device.name, device.hash == person.device, device.made_ms, device.seen_ms)


PERSON_HANDLERS = [show_me, keep_me, claim_seats, show_seats]
