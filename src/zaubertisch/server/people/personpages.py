"""Persons over HTTP: what is kept for this browser, and the seats that are its person's."""

from typing import Annotated, Any
from urllib.parse import urlsplit

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from zaubertisch.kernel.codec import decode, encode
from zaubertisch.server.calls.contacts import Contact
from zaubertisch.server.challenges.daypages import exported_days
from zaubertisch.server.challenges.puzzlepages import exported_puzzles
from zaubertisch.server.history.results import PastGame
from zaubertisch.server.network.visitors import secret_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.people.deletion import forget_person, stay_of
from zaubertisch.server.people.devices import number_of as device_number
from zaubertisch.server.people.passkeys import Passkey, is_address
from zaubertisch.server.people.passkeys import number_of as passkey_number
from zaubertisch.server.people.person_requests import (
    ClaimInfo,
    DeviceInfo,
    Exported,
    ExportedBlock,
    ExportedContact,
    ExportedSeat,
    ExportedSet,
    HeldSeats,
    NewProfile,
    PasskeyInfo,
    PastGameInfo,
    PastSeatInfo,
    PersonInfo,
    ProfileInfo,
)
from zaubertisch.server.people.persons import Claim, Device, Person, Profile
from zaubertisch.server.play.keys import Forbidden, new_token
from zaubertisch.server.requests import SeatKey
from zaubertisch.server.workshop.sets import KeptSet
from zaubertisch.tables.entries import Spoken
from zaubertisch.tables.records import plain_name
from zaubertisch.tables.setup import LONGEST_WANTED

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]
TableName = Annotated[str, PathParameter(max_length=32, pattern="^[a-z0-9]+$")]
GUEST = PersonInfo(False, ProfileInfo(), 0, [])


async def person_of(node: Node, request: Here) -> Person:
    """Who sends this request; a guest is nobody, and refused."""
    return await node.store.persons.known(secret_of(request))


@get("/api/me", guards=[within("keeping")])
async def show_me(node: NodeHere, request: Here) -> PersonInfo:
    """What is kept for this browser; nothing for a guest."""
    found = await node.store.persons.of(secret_of(request))
    return GUEST if found is None else await person_info(node, found, request)


@put("/api/me", guards=[within("keeping")])
async def keep_me(data: JSONBody[NewProfile], node: NodeHere, request: Here) -> PersonInfo:
    """Keep a profile; the first time, a guest becomes a person."""
    node.check_open()
    persons, secret = node.store.persons, secret_of(request)
    device = plain_name(data.device, LONGEST_WANTED)
    person = await persons.made(secret, device)
    if device:
        await persons.name_device(person, device)
    settings = encode(data.settings).decode()
    name = plain_name(data.name, LONGEST_WANTED)
    await persons.change(person.person, Profile(name, data.figure, data.language, settings), data.changed)
    return await person_info(node, await persons.known(secret), request)


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


@post("/api/me/tables/{table:str}/link", guards=[within("keeping")])
async def open_seat(table: TableName, node: NodeHere, request: Here) -> SeatKey:
    """A one-time link to one's own seat at a table, for a device that has no key to it yet."""
    node.check_open()
    person = await person_of(node, request)
    seats = [claim.seat for claim in await node.store.persons.claims_of(person.person) if claim.table == table]
    if not seats:
        raise Forbidden("you have no seat at this table")
    token = new_token()
    await node.invite(await node.hub.live(table), seats[-1], token)
    return SeatKey(seats[-1], token)


@get("/api/me/export", guards=[within("keeping")])
async def export_me(node: NodeHere, request: Here) -> Response[Exported]:
    """Everything that is kept for this person, in one file."""
    person = await person_of(node, request)
    persons = node.store.persons
    claims = [*await persons.claims_of(person.person), *await persons.past_claims_of(person.person)]
    seats = [await exported_seat(node, claim) for claim in claims]
    sets = [exported_set(each) for each in await node.store.sets.of_maker(person.person)]
    games = [past_game_info(each, person.person) for each in await node.store.results.all_of(person.person)]
    contacts = [exported_contact(each) for each in await node.store.contacts.of(person.person)]
    chosen = await node.store.results.choices_of(person.person)
    blocks = [ExportedBlock(each.name, each.at_ms) for each in await node.store.blocks.of(person.person)]
    days = await exported_days(node, person.person)
    puzzles = await exported_puzzles(node, person.person)
    info = await person_info(node, person, request)
    everything = Exported(
        person.made_ms, info, seats, sets, games, contacts, blocks=blocks, choices=chosen, days=days, puzzles=puzzles
    )
    return Response(everything, headers={"Content-Disposition": 'attachment; filename="zaubertisch.json"'})


async def exported_seat(node: Node, claim: Claim) -> ExportedSeat:
    kept = await node.hub.kept(claim.table)
    stay = await node.store.read(stay_of, node.store.engine, claim)
    entries = [entry for n, (_, entry) in enumerate(await node.store.entries(claim.table), 1) if stay.has(n)]
    said = [each.text or each.phrase for each in entries if isinstance(each, Spoken) and each.seat == claim.seat]
    record = None if stay.is_over else await node.store.record(claim.table)
    words = [each for each in said if each]
    return ExportedSeat(claim.table, claim.seat, claim.at_ms, kept.setup.game, kept.state, words, record)


def past_game_info(game: PastGame, person: str) -> PastGameInfo:
    seats = [
        PastSeatInfo(seat.name, seat.level, seat.points, seat.victory, seat.person == person) for seat in game.seats
    ]
    return PastGameInfo(game.table, game.game, game.is_rated, game.ended_ms, seats, game.series_game, game.series_games)


def exported_contact(contact: Contact) -> ExportedContact:
    return ExportedContact(contact.kind, contact.address, contact.is_confirmed, contact.made_ms)


def exported_set(kept: KeptSet) -> ExportedSet:
    return ExportedSet(kept.set, kept.game, kept.title, kept.text, kept.is_public)


@delete("/api/me", guards=[within("keeping")])
async def forget_me(node: NodeHere, request: Here) -> None:
    """Delete everything that is kept for this person; results stay, and are nobody's."""
    node.check_open()
    for table in await forget_person(node.hub, (await person_of(node, request)).person):
        await node.end_strangers_at(table)


async def person_info(node: Node, person: Person, request: Here) -> PersonInfo:
    store = node.store
    devices = await store.persons.devices(person.person)
    passkeys = [passkey_info(each) for each in await store.passkeys.of(person.person)]
    shown = [device_info(each, person) for each in devices]
    has_recovery = await store.devices.has_recovery(person.person)
    return PersonInfo(
        True, profile_info(person), person.changed, shown, passkeys, has_recovery, can_passkey=has_named_host(request)
    )


def has_named_host(request: Here) -> bool:
    return not is_address(urlsplit(f"//{request.headers.get('Host', '')}").hostname or "")


def passkey_info(passkey: Passkey) -> PasskeyInfo:
    return PasskeyInfo(passkey_number(passkey), passkey.name, passkey.made_ms, passkey.used_ms)


def profile_info(profile: Profile) -> ProfileInfo:
    settings: dict[str, bool | int | str] = decode(profile.settings, dict[str, bool | int | str])
    return ProfileInfo(profile.name, profile.figure, profile.language, settings)  # type: ignore[arg-type]


def device_info(device: Device, person: Person) -> DeviceInfo:
    return DeviceInfo(device_number(device), device.name, device.hash == person.device, device.made_ms, device.seen_ms)


PERSON_HANDLERS = [show_me, keep_me, claim_seats, show_seats, open_seat, export_me, forget_me]
