"""Several devices of one person, over HTTP: passkeys, the recovery link, signing a device in and out."""

from typing import Annotated

from litestar import Response, delete, post
from litestar.params import JSONBody, PathParameter
from litestar.status_codes import HTTP_200_OK

from zaubertisch.server.network.visitors import secret_of, within
from zaubertisch.server.people.passkeys import Site
from zaubertisch.server.people.person_requests import NewPasskey, NewRecovery, PersonInfo, Recovery, ShownPasskey
from zaubertisch.server.people.personpages import Here, NodeHere, person_info, person_of
from zaubertisch.server.play.keys import hash_of
from zaubertisch.tables.records import plain_name
from zaubertisch.tables.setup import LONGEST_WANTED

Number = Annotated[str, PathParameter(max_length=12, min_length=12, pattern="^[0-9a-f]+$")]
JSON = "application/json"
NAMELESS = "Zaubertisch"  # how a device shows the passkey of somebody without a name


def site_of(request: Here) -> Site:
    return Site(request.headers.get("Host", ""))


@post("/api/me/passkeys/challenge", guards=[within("keeping")], status_code=HTTP_200_OK)
async def begin_passkey(node: NodeHere, request: Here) -> Response[str]:
    """What the browser needs to make a passkey (`PublicKeyCredentialCreationOptions` as JSON)."""
    person = await person_of(node, request)
    name = person.name or NAMELESS
    options = await node.store.passkeys.making(site_of(request), person.person, person.device, name)
    return Response(options, media_type=JSON)


@post("/api/me/passkeys", guards=[within("keeping")])
async def keep_passkey(data: JSONBody[NewPasskey], node: NodeHere, request: Here) -> PersonInfo:
    """Keep a passkey that the browser made."""
    node.check_open()
    person = await person_of(node, request)
    name = plain_name(data.name, LONGEST_WANTED)
    await node.store.passkeys.keep(site_of(request), person.person, person.device, data.credential, name)
    return await person_info(node, person, request)


@delete("/api/me/passkeys/{number:str}", guards=[within("keeping")])
async def delete_passkey(number: Number, node: NodeHere, request: Here) -> None:
    """A passkey of one's own opens nothing any more."""
    await node.store.passkeys.delete((await person_of(node, request)).person, number)


@post("/api/me/sign-in/challenge", guards=[within("keeping")], status_code=HTTP_200_OK)
async def begin_signing_in(node: NodeHere, request: Here) -> Response[str]:
    """What the browser needs to show a passkey (`PublicKeyCredentialRequestOptions` as JSON)."""
    device = hash_of(secret_of(request))
    return Response(await node.store.passkeys.signing(site_of(request), device), media_type=JSON)


@post("/api/me/sign-in", guards=[within("keeping")], status_code=HTTP_200_OK)
async def sign_in(data: JSONBody[ShownPasskey], node: NodeHere, request: Here) -> PersonInfo:
    """This device is from now on the person's whose passkey it showed."""
    node.check_open()
    secret = secret_of(request)
    await node.store.persons.of(secret)  # who is banned stays banned
    person = await node.store.passkeys.signed(site_of(request), hash_of(secret), data.credential)
    await node.store.devices.join(hash_of(secret), person, plain_name(data.device, LONGEST_WANTED))
    return await person_info(node, await node.store.persons.known(secret), request)


@post("/api/me/recovery", guards=[within("keeping")], status_code=HTTP_200_OK)
async def keep_recovery(data: JSONBody[NewRecovery], node: NodeHere, request: Here) -> PersonInfo:
    """A recovery link: who has it can be this person. An earlier one opens nothing any more."""
    node.check_open()
    person = await person_of(node, request)
    await node.store.devices.set_recovery(person.person, data.token)
    return await person_info(node, person, request)


@post("/api/me/recover", guards=[within("keeping")], status_code=HTTP_200_OK)
async def recover(data: JSONBody[Recovery], node: NodeHere, request: Here) -> PersonInfo:
    """This device is from now on the person's whose recovery link was opened; the link is renewed by it."""
    node.check_open()
    secret = secret_of(request)
    await node.store.persons.of(secret)
    name = plain_name(data.device, LONGEST_WANTED)
    await node.store.devices.recover(hash_of(secret), data.token, data.fresh, name)
    return await person_info(node, await node.store.persons.known(secret), request)


@delete("/api/me/devices/{number:str}", guards=[within("keeping")])
async def sign_out_device(number: Number, node: NodeHere, request: Here) -> None:
    """Sign a device out, this one or another; its keys open no seat any more."""
    person = await person_of(node, request)
    for table in await node.store.devices.sign_out(person.person, number):
        await node.end_strangers_at(table)


DEVICE_HANDLERS = [
    begin_passkey, keep_passkey, delete_passkey, begin_signing_in, sign_in, keep_recovery, recover, sign_out_device,
]  # fmt: skip
