"""Everything about being called that crosses plain HTTP (docs/protocol.md)."""

from typing import Annotated, Literal

from msgspec import Meta

from zaubertisch.kernel.codec import Shape

ContactKind = Literal["push", "mail", "webhook"]
Language = Literal["de", "en"]
Minute = Annotated[int, Meta(ge=0, le=1439)]
Token = Annotated[str, Meta(min_length=10, max_length=64)]


class CallWishes(Shape, frozen=True):
    """When one is called, and in which language: quiet hours are minutes of the day, none if both are the same."""

    language: Language = "de"
    zone: Annotated[str, Meta(min_length=1, max_length=60)] = "Europe/Berlin"
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    reminds: bool = True  # once more, before time runs out


class ContactInfo(Shape, frozen=True):
    """One way in which one is called. Of an address only as much is said as its owner needs to know it again."""

    contact: str
    kind: ContactKind
    address: str
    is_confirmed: bool
    made_ms: int


class CallSettings(Shape, frozen=True):
    """How one is called, and in which ways this server can call at all."""

    wishes: CallWishes
    contacts: list[ContactInfo]
    push_key: str | None  # the server's public key, if it can send web push
    has_mail: bool
    has_webhooks: bool


class NewContact(Shape, frozen=True):
    """A new way to be called: a push subscription as the browser gives it, a mail address, or a webhook."""

    kind: ContactKind
    address: Annotated[str, Meta(min_length=3, max_length=1_000)]
    p256dh: Annotated[str, Meta(max_length=120)] = ""
    auth: Annotated[str, Meta(max_length=40)] = ""
    language: Language = "de"  # of what is sent to confirm it


class ContactToken(Shape, frozen=True):
    """The secret part of a link that was sent to a contact."""

    token: Token


class StoppedCalls(Shape, frozen=True):
    """Nothing more comes there, whether anything came before or not."""

    is_stopped: bool = True
