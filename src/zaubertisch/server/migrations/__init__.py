"""The schema of the store, step by step: Alembic renews an older one when the server starts."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FOLDER = Path(__file__).parent
ONE_AT_A_TIME = 5_210_973_104  # nodes that start together renew the schema one after the other


def configuration(link: sa.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = link
    return config


def renew_schema(engine: sa.Engine) -> None:
    """Bring the schema to the newest version, or leave it as it is if it is that already."""
    with engine.begin() as link:
        if engine.dialect.name == "postgresql":
            link.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        command.upgrade(configuration(link), "head")
