"""Handing a call over: to a push service, an SMTP server, or a webhook. What it says is no secret of any game."""

import asyncio
import hashlib
import logging
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal

from zaubertisch.kernel.codec import encode
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.words import Words, words
from zaubertisch.server.calls.contacts import Contact, Wishes
from zaubertisch.server.calls.mail import Letter, NoSuchBox, NotTaken, deliver, parse_post
from zaubertisch.server.calls.owed_calls import Call
from zaubertisch.server.calls.push import encrypted, push_headers, read_keys
from zaubertisch.server.network.outbound import NotReached, Reach, post
from zaubertisch.server.settings import Settings

log = logging.getLogger(__name__)

Outcome = Literal["sent", "failed", "gone"]
GONE = (404, 410)
MAILS_AT_ONCE = 4
NO_SITE = "mailto:nobody@example.invalid"  # on one's own machine: push services want an address, and get none
JSON = {"Content-Type": "application/json"}


@dataclass(frozen=True)
class Message:
    """What is said, in the person's language; `path` is where a press on it leads."""

    title: str
    text: str
    path: str
    number: str  # the same message has the same
    kind: str  # what it is about: turn, reminder, confirm, trial
    more: tuple[tuple[str, str], ...] = ()


def message_of(call: Call, table: str, game: Game, name: str) -> Message:
    speech = game.words(call.wishes.language)
    about = {"game": speech.say("game-name"), "name": name}
    number = hashlib.sha256(f"{table} {call.seat} {call.turn} {call.why} {call.contact.contact}".encode()).hexdigest()
    return Message(
        speech.say(f"call-{call.why}-title", **about), speech.say(f"call-{call.why}-text", **about), f"/t/{table}",
        number[:32], call.why, (("game", game.key), ("table", table)),
    )  # fmt: skip


class Callers:
    """The ways out that this server has."""

    def __init__(self, settings: Settings) -> None:
        self.site = settings.site.rstrip("/")
        self.reach = Reach(settings.calls_anywhere, settings.call_patience_s)
        self.keys = read_keys(settings.push_keys) if settings.push_keys else None
        self.post = parse_post(settings.mail, settings.mail_from) if settings.mail else None
        self._mailing = ThreadPoolExecutor(MAILS_AT_ONCE, "mail")

    def close(self) -> None:
        self._mailing.shutdown(wait=False, cancel_futures=True)

    def can(self, kind: str) -> bool:
        """Does this server call in such a way?"""
        return {"push": self.keys is not None, "mail": self.post is not None, "webhook": bool(self.site)}[kind]

    async def call(self, call: Call, table: str, game: Game, name: str) -> Outcome:
        return await self.send(call.contact, call.wishes, message_of(call, table, game, name))

    async def send(self, contact: Contact, wishes: Wishes, message: Message) -> Outcome:
        """Hand it over; whatever goes wrong outside is an outcome, not an error."""
        if not self.can(contact.kind):
            return "failed"
        ways = {"push": self._push, "mail": self._mail, "webhook": self._hook}
        try:
            return await ways[contact.kind](contact, wishes, message)
        except (NotReached, NotTaken) as error:
            log.info("call_not_taken", extra={"kind": contact.kind, "reason": str(error)[:60]})
            return "failed"

    async def _push(self, contact: Contact, wishes: Wishes, message: Message) -> Outcome:
        assert self.keys is not None
        tag = hashlib.sha256(message.path.encode()).hexdigest()[:24]
        said = {
            "title": message.title, "text": message.text, "path": message.path, "tag": tag, "lang": wishes.language,
            "again": message.kind != "turn",  # heard once more, if the one before still lies there
        }  # fmt: skip
        body, signed = await asyncio.to_thread(self._sealed, contact, encode(said))
        headers = push_headers(signed, tag, is_urgent=True)
        return outcome_of(await post(contact.address, headers, body, self.reach))

    def _sealed(self, contact: Contact, said: bytes) -> tuple[bytes, str]:
        assert self.keys is not None
        signed = self.keys.sign(contact.address, self.site if self.site.startswith("https:") else NO_SITE)
        return encrypted(contact.address, contact.p256dh, contact.auth, said), signed

    async def _hook(self, contact: Contact, wishes: Wishes, message: Message) -> Outcome:
        """`content` is what Discord shows, `text` what bridges to Matrix do; nobody is mentioned by it."""
        text = f"{message.title}\n{message.text}\n{self.link(message.path)}"
        said = {
            "content": text, "text": text, "allowed_mentions": {"parse": []}, "kind": message.kind,
            "id": message.number, "url": self.link(message.path), **dict(message.more),
        }  # fmt: skip
        return outcome_of(await post(contact.address, JSON, encode(said), self.reach))

    async def _mail(self, contact: Contact, wishes: Wishes, message: Message) -> Outcome:
        assert self.post is not None
        letter = self.letter(contact, words(wishes.language), message)
        try:
            await asyncio.get_running_loop().run_in_executor(self._mailing, deliver, self.post, letter)
        except NoSuchBox:
            return "gone"
        return "sent"

    def letter(self, contact: Contact, speech: Words, message: Message) -> Letter:
        stop = self.link(f"/api/contacts/stopped?token={contact.stop}")
        page = self.link(f"/calls/stop#{contact.stop}")
        parts = [message.text, self.link(message.path), "--\n" + speech.say("call-mail-stop"), page]
        return Letter(contact.address, message.title, "\n\n".join(parts) + "\n", message.number, stop)

    def link(self, path: str) -> str:
        return f"{self.site}{path}"


def outcome_of(status: int) -> Outcome:
    """
    >>> [outcome_of(status) for status in (201, 204, 301, 404, 410, 429, 500)]
    ['sent', 'sent', 'failed', 'gone', 'gone', 'failed', 'failed']
    """
    return "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"
