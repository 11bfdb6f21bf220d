"""Talk at a socket: what may be said there, and how often."""

from typing import TYPE_CHECKING

from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.network.limits import Bucket, TooFast
from zaubertisch.server.play import messages as m
from zaubertisch.server.play.live import Live
from zaubertisch.server.settings import Settings
from zaubertisch.tables.entries import Spoken

if TYPE_CHECKING:
    from zaubertisch.server.play.socket import Guest

SPECTATORS_WHO_TALK = 4  # at once, at one table


def spoken(seat: int | None, talk: m.Talk) -> Spoken:
    """What somebody says, as the log has it."""
    if (talk.text is None) == (talk.phrase is None):
        raise BadInput("talk", "either a text or a phrase")
    return Spoken(seat, None if talk.text is None else clean(talk.text), talk.phrase, talk.ref)


class Voice:
    """How often one socket talks or reacts."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._talks = Bucket(settings.talks_per_s, settings.talks_at_once)

    def check(self, live: Live, seat: int | None) -> None:
        if not (self._talks.take() and may_talk(live, seat, self._settings)):
            raise TooFast("talk more slowly")


def may_talk(live: Live, seat: int | None, settings: Settings) -> bool:
    """Anybody may watch, from many sockets: all spectators together say no more than a few of them would."""
    if seat is not None:
        return True
    if live.spectators is None:
        many = SPECTATORS_WHO_TALK
        live.spectators = Bucket(many * settings.talks_per_s, many * settings.talks_at_once)
    return live.spectators.take()


async def know_others(guest: "Guest", live: Live) -> frozenset[str]:
    """Note who comes to a seat; gives whom they block, after which it is known whose the other seats are."""
    store, person = guest.node.store, guest.person
    if guest.seat is not None and (owner := person.person if person else guest.browser):
        live.owners[guest.seat] = owner
    blocked = frozenset(each.blocked for each in await store.blocks.of(person.person)) if person else frozenset()
    if blocked:
        live.owners.update(await store.persons.claims_at(live.name))
    return blocked


def clean(text: str) -> str:
    """One line of printable text.

    >>> clean(" a\\n\\tb\\x00 ")
    'a b'
    """
    plain = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not plain:
        raise BadInput("talk", "a text with letters in it")
    return plain
