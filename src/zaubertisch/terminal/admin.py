"""`zaubertisch admin`: the commands of somebody who runs a server. Each imports what it needs when it is called."""

from typing import Annotated

import typer

admin_app = typer.Typer(
    help="Look after a server that may be running: tables, persons, reports, who may play (docs/hosting.md).",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Database = Annotated[str, typer.Option(help="a PostgreSQL URL or a SQLite file; default: in your data folder")]
Tables = Annotated[list[str], typer.Argument(help="names of tables, as `admin tables` shows them")]
Persons = Annotated[
    list[str], typer.Argument(help="persons, or guests by their hash, as `seats` or `reports` show them")
]


@admin_app.command("tables")
def list_tables(
    database: Database = "",
    state: Annotated[str, typer.Option(help="only those: waiting, running, paused, over, ended or stopped")] = "",
    is_open: Annotated[bool, typer.Option("--open", help="only those that are open to everybody")] = False,
    json: Annotated[bool, typer.Option("--json", help="one JSON object a line")] = False,
) -> int:
    """List all tables: game, state, seats, age, when somebody last did something, open or not. No card is in it."""
    from zaubertisch.terminal.administration import show_tables

    return show_tables(database, state=state, is_open=is_open, as_json=json)


@admin_app.command("seats")
def list_seats(table: Annotated[str, typer.Argument(help="the name of a table")], database: Database = "") -> int:
    """Show who sits at a table, and whose seats they are."""
    from zaubertisch.terminal.administration import show_seats

    return show_seats(database, table)


@admin_app.command("close")
def close(tables: Tables, database: Database = "") -> int:
    """End the games of some tables, as a vote would. Everybody there sees it at once, and can look back."""
    from zaubertisch.terminal.administration import close_tables

    return close_tables(database, tables)


@admin_app.command("purge")
def purge(
    days: Annotated[float, typer.Option(min=1, help="tables where nobody did anything for so many days")],
    database: Database = "",
    dry_run: Annotated[bool, typer.Option("--dry-run", help="only say what would be deleted")] = False,
) -> int:
    """Delete tables that nobody has touched for long, with everything that was said and played there."""
    from zaubertisch.terminal.administration import purge_tables

    return purge_tables(database, days, dry_run=dry_run)


@admin_app.command("reports")
def list_reports(database: Database = "") -> int:
    """Show what players reported: whom, why, and what was said last. (Of card sets: `zaubertisch shelf reports`.)"""
    from zaubertisch.terminal.administration import show_reports

    return show_reports(database)


@admin_app.command("dismiss")
def dismiss(
    numbers: Annotated[list[int], typer.Argument(help="numbers of reports, as `admin reports` shows them")],
    database: Database = "",
) -> int:
    """Settle reports: they are deleted, with the words in them."""
    from zaubertisch.terminal.administration import dismiss_reports

    return dismiss_reports(database, numbers)


@admin_app.command("ban")
def ban(persons: Persons, database: Database = "") -> int:
    """Let persons in no longer, on any device; who is connected is gone within seconds, and a bot plays on."""
    from zaubertisch.terminal.administration import ban_persons

    return ban_persons(database, persons)


@admin_app.command("unban")
def unban(persons: Persons, database: Database = "") -> int:
    """Let persons in again."""
    from zaubertisch.terminal.administration import unban_persons

    return unban_persons(database, persons)


@admin_app.command("bans")
def list_bans(database: Database = "") -> int:
    """List all persons who are not let in."""
    from zaubertisch.terminal.administration import show_bans

    return show_bans(database)


@admin_app.command("invite-only")
def invite_only(
    value: Annotated[str, typer.Argument(help="on or off; without it the command says which it is")] = "",
    database: Database = "",
) -> int:
    """Let only invited players lay tables and sit down at open ones. Links to seats work for everybody."""
    from zaubertisch.terminal.administration import switch_invite_only

    return switch_invite_only(database, value)


@admin_app.command("invite")
def invite(
    uses: Annotated[int, typer.Option(min=1, max=10_000, help="how many browsers it lets in")] = 1,
    days: Annotated[float, typer.Option(min=0.01, max=3_650, help="how long it can be used")] = 14.0,
    site: Annotated[str, typer.Option(help="the server's address as visitors know it")] = "http://127.0.0.1:8321",
    database: Database = "",
) -> int:
    """Make an invitation to a server that is for invited players: a link, shown once."""
    from zaubertisch.terminal.administration import make_invitation

    return make_invitation(database, uses=uses, days=days, site=site)
