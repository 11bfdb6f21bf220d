"""Talk at a socket: what may be said there, and how often."""

from zaubertisch.kernel.errors import BadInput
from zaubertisch.server import messages as m
from zaubertisch.server.limits import Bucket
from zaubertisch.server.live import Live
from zaubertisch.server.settings import Settings
from zaubertisch.tables.entries import Spoken

SPECTATORS_WHO_TALK = 4  # at once, at one table


def spoken(seat: int | None, talk: m.Talk) -> Spoken:
    """What somebody says, as the log has it."""
    if (talk.text is None) == (talk.phrase is None):
        raise BadInput("talk", "either a text or a phrase")
    return Spoken(seat, None if talk.text is None else clean(talk.text), talk.phrase, talk.ref)


def may_talk(live: Live, seat: int | None, settings: Settings) -> bool:
    """Anybody may watch, from many sockets: all spectators together say no more than a few of them would."""
    if seat is not None:
        return True
    if live.spectators is None:
        many = SPECTATORS_WHO_TALK
        live.spectators = Bucket(many * settings.talks_per_s, many * settings.talks_at_once)
    return live.spectators.take()


def clean(text: str) -> str:
    """One line of printable text.

    >>> clean(" a\\n\\tb\\x00 ")
    'a b'
    """
    plain = " ".join("".join(c if c.isprintable() else " " for c in text).split())
    if not plain:
        raise BadInput("talk", "a text with letters in it")
    return plain
