"""The program that all commands belong to."""

from typing import Annotated

import typer

from zaubertisch import __version__
from zaubertisch.terminal.admin import admin_app

app = typer.Typer(
    name="zaubertisch",
    help="A digital table for German fantasy games: play, look back, check, measure.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

cards_app = typer.Typer(help="Card files: look at one, check your own.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(cards_app, name="cards")
app.add_typer(admin_app, name="admin")

UsageError: type[Exception] = typer.BadParameter.__mro__[1]  # the wrong words on a command line


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"zaubertisch {__version__}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """Everything else is a command; `zaubertisch COMMAND --help` explains it."""
