"""Being called, over HTTP: one's contacts and wishes, and the links that are in mails."""

from typing import Annotated, Any

from litestar import Request, delete, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.words import words
from zaubertisch.server.calls.call_requests import (
    CallSettings,
    CallWishes,
    ContactInfo,
    ContactToken,
    NewContact,
    StoppedCalls,
)
from zaubertisch.server.calls.callers import Message
from zaubertisch.server.calls.contacts import Contact, NewRow, NoSuchContact, Wishes
from zaubertisch.server.calls.mail import is_address
from zaubertisch.server.calls.push import check_browser_keys
from zaubertisch.server.calls.quiet_hours import zone_of
from zaubertisch.server.network.limits import TooFast
from zaubertisch.server.network.outbound import target_of
from zaubertisch.server.network.visitors import address_of, secret_of, within
from zaubertisch.server.node import Node
from zaubertisch.server.play.hub import Busy
from zaubertisch.server.play.keys import new_token
from zaubertisch.tables.refusals import NotNow

NodeHere = NamedDependency[Node]
Here = Request[Any, Any, State]
ContactKey = Annotated[str, PathParameter(max_length=32, pattern="^[0-9a-f]+$")]
StopToken = Annotated[str, QueryParameter(min_length=10, max_length=64)]


@get("/api/me/calls", guards=[within("replays")])
async def show_calls(node: NodeHere, request: Here) -> CallSettings:
    """How one is called; a guest is not, and may see how one could be."""
    person = await node.store.persons.of(secret_of(request))
    if person is None:
        return call_settings(node, Wishes(), [])
    contacts = node.store.contacts
    return call_settings(node, await contacts.wishes(person.person), await contacts.of(person.person))


@put("/api/me/calls", guards=[within("contacting")])
async def change_wishes(data: JSONBody[CallWishes], node: NodeHere, request: Here) -> CallSettings:
    """When one is called."""
    node.check_open()
    secret = secret_of(request)
    zone_of(data.zone)
    person = (await node.store.persons.made(secret)).person
    wishes = Wishes(data.language, data.zone, data.quiet_from, data.quiet_to, data.reminds)
    await node.store.contacts.wish(person, wishes)
    return call_settings(node, wishes, await node.store.contacts.of(person))


@post("/api/me/contacts", guards=[within("contacting")])
async def add_contact(data: JSONBody[NewContact], node: NodeHere, request: Here) -> ContactInfo:
    """A new way to be called; mail addresses and webhooks count when somebody has pressed the link sent there."""
    node.check_open()
    secret = secret_of(request)
    check_contact(node, data)
    if data.kind != "push":
        check_links(node, address_of(request, node.settings), data.address.lower())
    confirm = None if data.kind == "push" else new_token()
    person = await node.store.persons.made(secret)
    device = person.device if data.kind == "push" else None
    row = NewRow(data.kind, data.address, data.p256dh, data.auth, confirm, device)
    added = await node.store.contacts.add(person.person, row)
    if confirm and not added.is_confirmed:
        await send_confirmation(node, added, confirm, data.language)
    return contact_info(added)


def check_links(node: Node, visitor: str, address: str) -> None:
    """Nobody gets many links that they did not ask for, and nobody sends them to many others."""
    if not node.confirming.take(address):
        raise TooFast("a link was sent to this address not long ago; look there, or wait an hour")
    if not node.sending_links.take(visitor):
        raise TooFast("too many links were sent for you; wait an hour")


async def send_confirmation(node: Node, contact: Contact, confirm: str, language: str) -> None:
    speech = words(language)
    message = Message(
        speech.say("call-confirm-title"), speech.say("call-confirm-text"), f"/calls/confirm#{confirm}",
        contact.contact, "confirm",
    )  # fmt: skip
    if await node.calls.callers.send(contact, Wishes(language), message) != "sent":
        await node.store.contacts.drop(contact.contact)
        raise Busy("nothing could be sent there; is the address right?")


@delete("/api/me/contacts/{contact:str}", guards=[within("contacting")])
async def remove_contact(contact: ContactKey, node: NodeHere, request: Here) -> None:
    """No more calls there."""
    await node.store.contacts.remove((await node.store.persons.known(secret_of(request))).person, contact)


@post("/api/me/contacts/{contact:str}/trial", guards=[within("contacting")])
async def try_contact(contact: ContactKey, node: NodeHere, request: Here) -> ContactInfo:
    """Call now, to see that it works."""
    person = (await node.store.persons.known(secret_of(request))).person
    found = next((each for each in await node.store.contacts.of(person) if each.contact == contact), None)
    if found is None:
        raise NoSuchContact("no such contact")
    if not found.is_confirmed:
        raise NotNow("first press the link that was sent there")
    wishes = await node.store.contacts.wishes(person)
    speech = words(wishes.language)
    message = Message(speech.say("call-trial-title"), speech.say("call-trial-text"), "/settings", new_token(), "trial")
    if await node.calls.callers.send(found, wishes, message) != "sent":
        raise Busy("nothing could be sent there")
    return contact_info(found)


@post("/api/contacts/confirmed", guards=[within("contacting")])
async def confirm_contact(data: JSONBody[ContactToken], node: NodeHere) -> ContactInfo:
    """Who reads what comes to an address says that calls may come there."""
    node.check_open()
    return contact_info(await node.store.contacts.confirm(data.token))


@post("/api/contacts/stopped", guards=[within("contacting")], status_code=200)
async def stop_contact(token: StopToken, node: NodeHere) -> StoppedCalls:
    """No more calls there; mail programs post this by themselves when one presses "unsubscribe" (RFC 8058)."""
    await node.store.contacts.stop(token)
    return StoppedCalls()


@post("/api/contacts/stop", guards=[within("contacting")], status_code=200)
async def stop_contact_by_page(data: JSONBody[ContactToken], node: NodeHere) -> StoppedCalls:
    """The same for our own page: the secret of its link is in no address, so no log on the way has it."""
    await node.store.contacts.stop(data.token)
    return StoppedCalls()


# What is checked, and what is shown


def check_contact(node: Node, data: NewContact) -> None:
    if not node.calls.callers.can(data.kind):
        raise NotNow(f"this server sends no {data.kind}")
    if data.kind == "mail":
        if not is_address(data.address):
            raise BadInput("mail address", "one like anna@example.org")
        return
    target_of(data.address, node.calls.callers.reach)
    if data.kind == "push":
        check_browser_keys(data.p256dh, data.auth)


def call_settings(node: Node, wishes: Wishes, contacts: list[Contact]) -> CallSettings:
    callers = node.calls.callers
    return CallSettings(
        CallWishes(wishes.language, wishes.zone, wishes.quiet_from, wishes.quiet_to, wishes.reminds),  # type: ignore[arg-type]
        [contact_info(each) for each in contacts],
        callers.keys.public if callers.keys else None,
        callers.can("mail"),
        callers.can("webhook"),
    )


def contact_info(contact: Contact) -> ContactInfo:
    return ContactInfo(contact.contact, contact.kind, shown(contact), contact.is_confirmed, contact.made_ms)  # type: ignore[arg-type]


def shown(contact: Contact) -> str:
    """A webhook's address is a secret itself; its host is enough to know it again."""
    return contact.address if contact.kind == "mail" else "/".join(contact.address.split("/")[:3])


CALL_HANDLERS = [
    show_calls, change_wishes, add_contact, remove_contact, try_contact, confirm_contact, stop_contact,
    stop_contact_by_page,
]  # fmt: skip
