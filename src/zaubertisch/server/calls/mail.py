"""Mail over an SMTP server that the operator named: plain text, one person, and a way to stop it in one press."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, parseaddr
from urllib.parse import unquote, urlsplit

from zaubertisch.kernel.errors import BadInput

PATIENCE_S = 20.0
ALLOWED = "smtp://USER:PASSWORD@HOST:PORT, or smtps://..."
LINES = SMTP.clone(max_line_length=900)  # a folded address would be none
NO_SUCH_BOX = (550, 551, 553)  # what SMTP servers say of an address that is none


class NoSuchBox(Exception):
    """Nobody has this address; nothing is to be sent there again."""


class NotTaken(Exception):
    """The SMTP server did not take it, at least not now."""


@dataclass(frozen=True)
class Post:
    """The SMTP server, and in whose name it is written."""

    host: str
    port: int
    user: str
    password: str
    sender: str
    is_safe: bool  # by TLS from the start


@dataclass(frozen=True)
class Letter:
    """One mail."""

    to: str
    subject: str
    text: str
    number: str  # a name of its own: the same letter sent again has the same
    stop: str = ""  # where one press ends it


def parse_post(url: str, sender: str) -> Post:
    """
    >>> parse_post("smtps://anna:s%40fe@mail.example", "table@example.org").password
    's@fe'
    """
    parts = urlsplit(url)
    try:
        port = parts.port
    except ValueError:
        raise BadInput("mail", ALLOWED) from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadInput("mail", ALLOWED)
    if not is_address(parseaddr(sender)[1]):
        raise BadInput(f"mail-from {sender!r}", "an address that mail comes from: table@example.org")
    is_safe = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return Post(parts.hostname, port or (465 if is_safe else 587), user, password, sender, is_safe)


def is_address(text: str) -> bool:
    """One address that mail can be sent to, and nothing else.

    >>> [is_address(a) for a in ("anna@example.org", "anna", "a@b", "a b@c.de", "a@b.de, c@d.de", "<a@b.de>")]
    [True, False, False, False, False, False]
    """
    name, at, host = text.rpartition("@")
    plain = text.isascii() and text.isprintable() and not set(text) & set(' ,;:<>()[]"\\')
    return bool(plain and name and at and "." in host.strip(".") and len(text) <= 200 and "@" not in name)


def message_of(letter: Letter, sender: str) -> EmailMessage:
    message = EmailMessage(LINES)
    message["From"], message["To"], message["Subject"] = sender, letter.to, letter.subject
    message["Date"] = formatdate()
    message["Message-ID"] = f"<{letter.number}@{parseaddr(sender)[1].rpartition('@')[2]}>"
    message["Auto-Submitted"] = "auto-generated"
    if letter.stop:
        message["List-Unsubscribe"] = f"<{letter.stop}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    message.set_content(letter.text)
    return message


def deliver(post: Post, letter: Letter) -> None:
    """Hand a letter over; takes as long as the SMTP server does, so call it in a thread."""
    try:
        with connected(post) as line:
            line.send_message(message_of(letter, post.sender))
    except smtplib.SMTPRecipientsRefused as refusal:
        codes = [code for code, _ in refusal.recipients.values()]
        raise (NoSuchBox if all(code in NO_SUCH_BOX for code in codes) else NotTaken)(str(codes)) from None
    except (smtplib.SMTPException, OSError, ValueError) as error:
        raise NotTaken(type(error).__name__) from None


def connected(post: Post) -> smtplib.SMTP:
    context = ssl.create_default_context()
    if post.is_safe:
        line: smtplib.SMTP = smtplib.SMTP_SSL(post.host, post.port, timeout=PATIENCE_S, context=context)
    else:
        line = smtplib.SMTP(post.host, post.port, timeout=PATIENCE_S)
        line.ehlo()
        if line.has_extn("starttls"):
            line.starttls(context=context)
        elif post.user:
            line.close()
            raise NotTaken("no password is sent in the open")
    if post.user:
        line.login(post.user, post.password)
    return line
