"""`zaubertisch shelf`: what the operator of a server does about shared card sets."""

from collections.abc import Callable, Iterable

import sqlalchemy as sa

from zaubertisch.kernel.errors import BadInput
from zaubertisch.server.storage.store import make_engine
from zaubertisch.server.workshop import sets
from zaubertisch.server.workshop.sets import KeptSet, NoSuchSet
from zaubertisch.terminal.serve import check_database, database_url

Act = Callable[[sa.Connection, str], None]
ACTS: dict[str, Act] = {"hide": sets.hide_set, "restore": sets.restore_set, "delete": sets.delete_set}
DONE = {"hide": "is off the shelf", "restore": "is on the shelf again", "delete": "is deleted"}


def look_after_shelf(what: str, keys: list[str], database: str) -> int:
    """List, or do something with some sets; a server that runs meanwhile goes by it at once."""
    if what not in ("list", "reports", *ACTS):
        raise BadInput(f"shelf {what}", ", ".join(("list", "reports", *ACTS)))
    url = database_url(database)
    check_database(url)
    engine = make_engine(url)
    with engine.begin() as link:
        for line in lines_of(link, what, keys):
            print(line)
    engine.dispose()
    return 0


def lines_of(link: sa.Connection, what: str, keys: list[str]) -> Iterable[str]:
    if what == "list":
        return [line_of(each) for each in sets.public_sets(link)] or ["no public card sets"]
    if what == "reports":
        return [line for each, reasons in sets.reported_sets(link) for line in reported(each, reasons)] or [
            "no reports"
        ]
    return acted(link, what, keys)


def line_of(found: KeptSet) -> str:
    hidden = "  hidden" if found.is_hidden else ""
    return f"{found.set}  {found.game}  {found.title!r} by {found.maker_name!r}, played {found.plays} times{hidden}"


def reported(found: KeptSet, reasons: list[str]) -> list[str]:
    return [line_of(found), *(f"    {reason!r}" for reason in reasons)]


def acted(link: sa.Connection, what: str, keys: list[str]) -> list[str]:
    if not keys:
        raise BadInput(f"shelf {what}", "the key of a card set behind it, as `zaubertisch shelf list` shows it")
    for key in keys:
        try:
            ACTS[what](link, key)
        except NoSuchSet:
            raise BadInput(f"no card set {key[:40]!r}", "a key, as `zaubertisch shelf list` shows it") from None
    return [f"{key} {DONE[what]}" for key in keys]
