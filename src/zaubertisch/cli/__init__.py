"""The commands. Each imports what it needs when it is called: `zaubertisch --version` compiles nothing."""

from zaubertisch.cli import games, server, lab  # isort: skip; in this order help lists them
from zaubertisch.cli.app import UsageError, app

__all__ = ["UsageError", "app", "games", "lab", "server"]
