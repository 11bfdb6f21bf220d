"""Passkeys: a person's own keys in the devices' keeping (WebAuthn). A challenge is good once, for one browser."""

from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, Literal
from urllib.parse import urlsplit

import sqlalchemy as sa

from zaubertisch.server.play.keys import Forbidden, Work, hash_of
from zaubertisch.server.storage.store_schema import CHALLENGES, PASSKEYS
from zaubertisch.tables.refusals import NotNow

if TYPE_CHECKING:
    from webauthn.helpers.structs import AuthenticationCredential, RegistrationCredential

Purpose = Literal["making", "signing"]
CHALLENGE_MS = 300_000
MOST_PASSKEYS = 20  # of one person
NAME = "Zaubertisch"
HERE = "localhost"  # where browsers trust plain HTTP


@dataclass(frozen=True)
class Passkey:
    """A passkey as the store has it."""

    passkey: str
    person: str
    public_key: bytes
    count: int
    name: str
    made_ms: int
    used_ms: int


@dataclass(frozen=True)
class Site:
    """For whom browsers keep passkeys: the host that they see."""

    host: str  # with its port

    def __post_init__(self) -> None:
        if is_address(self.name):
            raise NotNow(f"passkeys need a host with a name; {self.name!r} is a number")

    @property
    def name(self) -> str:
        return urlsplit(f"//{self.host}").hostname or ""

    def origins(self) -> list[str]:
        is_local = self.name == HERE or self.name.endswith(f".{HERE}")
        return [f"https://{self.host}", *([f"http://{self.host}"] if is_local else [])]


def is_address(name: str) -> bool:
    """
    >>> [is_address(name) for name in ("192.0.2.1", "::1", "localhost", "tables.example")]
    [True, True, False, False]
    """
    try:
        return bool(ip_address(name))
    except ValueError:
        return not name


class Passkeys:
    """All passkeys and open challenges; each change is one transaction."""

    def __init__(self, engine: sa.Engine, read: Work, write: Work, now: Callable[[], int]) -> None:
        self._engine, self._read, self._write, self._now = engine, read, write, now

    async def of(self, person: str) -> list[Passkey]:
        return await self._read(self._of, person)

    async def making(self, site: Site, person: str, device: str, name: str) -> str:
        """What a browser needs to make a passkey, as JSON."""
        from zaubertisch.server.people.ceremonies import making_options

        known = [passkey.passkey for passkey in await self.of(person)]
        if len(known) >= MOST_PASSKEYS:
            raise NotNow(f"{MOST_PASSKEYS} passkeys are enough; delete one first")
        challenge, options = making_options(site, person, name, known)
        await self._write(self._open, challenge, device, "making")
        return options

    async def signing(self, site: Site, device: str) -> str:
        """What a browser needs to show any passkey of this site, as JSON."""
        from zaubertisch.server.people.ceremonies import signing_options

        challenge, options = signing_options(site)
        await self._write(self._open, challenge, device, "signing")
        return options

    async def keep(self, site: Site, person: str, device: str, said: dict[str, Any], name: str) -> None:
        """A passkey that the browser made."""
        from zaubertisch.server.people.ceremonies import checked_making, making_of

        made = making_of(said)
        challenge = await self._taken(made, device, "making")
        passkey, public_key, count = checked_making(site, made, challenge)
        now = self._now()
        await self._write(self._keep, Passkey(passkey, person, public_key, count, name, now, now))

    async def signed(self, site: Site, device: str, said: dict[str, Any]) -> str:
        """The person whose passkey signed the challenge."""
        from zaubertisch.server.people.ceremonies import checked_signing, signing_of

        shown = signing_of(said)
        challenge = await self._taken(shown, device, "signing")
        passkey = await self._read(self._find, shown.id)
        if passkey is None:
            raise Forbidden("this passkey is not known here, or no longer")
        count = checked_signing(site, shown, challenge, passkey)
        await self._write(self._use, passkey.passkey, count)
        return passkey.person

    async def delete(self, person: str, number: str) -> None:
        """By the beginning of its hash, which is all that a list shows of it."""
        for passkey in await self.of(person):
            if number_of(passkey) == number:
                await self._write(self._delete, person, passkey.passkey)
                return
        raise Forbidden("that is no passkey of yours")

    async def forget_challenges(self) -> int:
        return await self._write(self._forget_challenges)

    async def _taken(
        self, said: "RegistrationCredential | AuthenticationCredential", device: str, purpose: Purpose
    ) -> bytes:
        """The challenge that was answered; it is used up, whatever comes of the answer."""
        from zaubertisch.server.people.ceremonies import challenge_in

        challenge = challenge_in(said)
        if not await self._write(self._take, challenge, device, purpose):
            raise Forbidden("that took too long, or was said before; try again")
        return challenge

    # In the store's threads

    def _of(self, person: str) -> list[Passkey]:
        wanted = sa.select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.made_ms)
        with self._engine.connect() as link:
            return [Passkey(**row) for row in link.execute(wanted).mappings()]

    def _find(self, passkey: str) -> Passkey | None:
        with self._engine.connect() as link:
            row = link.execute(sa.select(PASSKEYS).where(PASSKEYS.c.passkey == passkey)).mappings().first()
        return Passkey(**row) if row else None

    def _open(self, challenge: bytes, device: str, purpose: Purpose) -> None:
        row = {"hash": hash_of(challenge.hex()), "device": device, "purpose": purpose}
        with self._engine.begin() as link:
            link.execute(sa.insert(CHALLENGES), {**row, "until_ms": self._now() + CHALLENGE_MS})

    def _take(self, challenge: bytes, device: str, purpose: Purpose) -> bool:
        same = (CHALLENGES.c.hash == hash_of(challenge.hex()), CHALLENGES.c.device == device)
        wanted = sa.delete(CHALLENGES).where(
            *same, CHALLENGES.c.purpose == purpose, CHALLENGES.c.until_ms > self._now()
        )
        with self._engine.begin() as link:
            return bool(link.execute(wanted).rowcount)

    def _keep(self, passkey: Passkey) -> None:
        with self._engine.begin() as link:
            if link.execute(sa.select(PASSKEYS.c.passkey).where(PASSKEYS.c.passkey == passkey.passkey)).first():
                raise Forbidden("this passkey is known already")
            link.execute(sa.insert(PASSKEYS), vars(passkey))

    def _use(self, passkey: str, count: int) -> None:
        with self._engine.begin() as link:
            link.execute(
                sa.update(PASSKEYS).where(PASSKEYS.c.passkey == passkey).values(count=count, used_ms=self._now())
            )

    def _delete(self, person: str, passkey: str) -> None:
        with self._engine.begin() as link:
            link.execute(sa.delete(PASSKEYS).where(PASSKEYS.c.passkey == passkey, PASSKEYS.c.person == person))

    def _forget_challenges(self) -> int:
        with self._engine.begin() as link:
            return int(link.execute(sa.delete(CHALLENGES).where(CHALLENGES.c.until_ms <= self._now())).rowcount)


def number_of(passkey: Passkey) -> str:
    """What a list shows of a passkey, to tell it from others."""
    return hash_of(passkey.passkey)[:12]
