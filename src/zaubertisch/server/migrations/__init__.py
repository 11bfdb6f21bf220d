"""The schema of the store, step by step: Alembic renews an older one when the server starts."""

from pathlib import Path
from typing import TYPE_CHECKING

import sqlalchemy as sa

if TYPE_CHECKING:
    from alembic.config import Config

FOLDER = Path(__file__).parent
HEAD = "0016"  # the newest version; numbers are names, each says what it follows
ONE_AT_A_TIME = 5_210_973_104  # nodes that start together renew the schema one after the other


def configuration(link: sa.Connection) -> "Config":
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = link
    return config


def version_of(engine: sa.Engine) -> str | None:
    """The version of the schema that is there, if any is."""
    with engine.connect() as link:
        if not sa.inspect(link).has_table("alembic_version"):
            return None
        found: str | None = link.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        return found


def renew_schema(engine: sa.Engine) -> None:
    """Bring the schema to the newest version, or leave it as it is if it is that already."""
    if version_of(engine) == HEAD:
        return
    from alembic import command

    with engine.begin() as link:
        if engine.dialect.name == "postgresql":
            link.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        command.upgrade(configuration(link), "head")
