"""Playing, looking back, rules, lessons and cards."""

from pathlib import Path
from typing import Annotated

import typer

from zaubertisch.cli.app import app, cards_app
from zaubertisch.cli.options import BotLevels, Language, VariantOption


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="the game, e.g. grimoria")] = "grimoria",
    seats: Annotated[int, typer.Option("--seats", "-s", help="how many sit at the table, you included")] = 4,
    language: Language = "",
    bots: BotLevels = "3",
    name: Annotated[str, typer.Option(help="how you want to be called")] = "",
    seed: Annotated[int | None, typer.Option(min=0, help="the same seed deals the same game")] = None,
    variant: VariantOption = None,
    cards: Annotated[Path | None, typer.Option(help="a card file with your own values")] = None,
    continued: Annotated[bool, typer.Option("--continue", help="go on with the game you left")] = False,
) -> int:
    """Play in the terminal against bots. Ctrl-C keeps the game; --continue goes on with it."""
    from zaubertisch.terminal.play import play as sit_down

    return sit_down(
        game, seats, language=language, bots=bots, name=name, seed=seed, variants=variant or [], cards=cards,
        continued=continued,
    )  # fmt: skip


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a record file")],
    seat: Annotated[str, typer.Option(help="show what this seat knew (its name or number); default: spectators")] = "",
    open_cards: Annotated[bool, typer.Option("--open", help="show everything")] = False,
    language: Language = "",
) -> int:
    """Show a recorded game step by step, at a seat's knowledge, a spectator's, or all open."""
    from zaubertisch.terminal.replay import replay as show

    return show(file, seat=seat, open_cards=open_cards, language=language)


@app.command()
def review(
    file: Annotated[Path, typer.Argument(help="a record file of a finished game")],
    to: Annotated[Path | None, typer.Option(help="the page to write; default: beside the record")] = None,
    picture: Annotated[Path | None, typer.Option(help="also write a picture to share (SVG)")] = None,
    language: Language = "",
) -> int:
    """Say where a finished game turned, what was dear and what was luck; write it as a page that needs nothing else.

    Every answer is judged by what its seat could know then. Start, luck, own play and the others' play add up to the
    result, for each seat.
    """
    from zaubertisch.terminal.review import review as look_into

    return look_into(file, to=to, picture=picture, language=language)


@app.command()
def check(files: Annotated[list[Path], typer.Argument(help="scenario files")]) -> int:
    """Set up positions in words, give answers, check what is expected (docs/scenarios.md).

    Exit status: 0 if everything holds, 1 if an expectation does not, 2 if a file cannot be understood.
    """
    from zaubertisch.terminal.check import check as check_files

    return check_files(files)


@app.command()
def rule(
    numbers: Annotated[list[str], typer.Argument(help="numbers of rules: S103, G39")], language: Language = ""
) -> int:
    """Print rules in words, with the functions that carry them out and the tests that prove them."""
    from zaubertisch.terminal.rule import show_rules

    return show_rules(numbers, language=language)


@app.command()
def rewrite(files: Annotated[list[Path], typer.Argument(help="record, scenario, lesson or card files")]) -> int:
    """Bring files of before into today's words (docs/vocabulary.md). What they mean stays the same.

    Exit status: 0 if all are in today's words now, 2 if a file cannot be understood; that one stays as it is.
    """
    from zaubertisch.terminal.rewrite import rewrite as rewrite_files

    return rewrite_files(files)


@app.command()
def lessons(
    files: Annotated[list[Path] | None, typer.Argument(help="lesson files; default: those of the house")] = None,
    show: Annotated[bool, typer.Option("--show", help="tell every step, and what could be answered next")] = False,
    choose: Annotated[
        list[str] | None, typer.Option(help="'KEY: OPTION': another way at this choice, for --show")
    ] = None,
    language: Language = "",
) -> int:
    """Play guided first games to their end, on every way, and say what is wrong with them (docs/lessons.md).

    Exit status: 0 if all is well, 1 if words are missing, 2 if a file cannot be understood or played.
    """
    from zaubertisch.terminal.lessons import check_lessons

    return check_lessons(files or [], show=show, language=language, choose=choose or [])


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="a record file of a game that is over")],
    published: Annotated[
        str,
        typer.Option("--published", "--hash", help="the hash that was shown at the start, or that of the deal"),
    ] = "",
) -> int:
    """Check the luck of a game: seed and salt fit the published hash, and the whole game follows from them.

    Exit status: 0 if everything fits, 1 if not, 2 if the file cannot be understood.
    """
    from zaubertisch.terminal.verify import verify as check_luck

    return check_luck(file, published)


@cards_app.command("check")
def check_cards(files: Annotated[list[Path], typer.Argument(help="card files of your own")]) -> int:
    """Say everything that is wrong with card files, line by line. Exit status: 0 if nothing is, else 2."""
    from zaubertisch.terminal.cardfiles import check_cards as check_files

    return check_files(files)


@cards_app.command("show")
def show_cards(
    game: Annotated[str, typer.Argument(help="the game, e.g. schatzjagd")],
    cards: Annotated[Path | None, typer.Option(help="a card file of your own, laid over the standard")] = None,
) -> int:
    """List all cards of a game with their values and how sure each value is."""
    from zaubertisch.terminal.cardfiles import show_cards as show

    return show(game, cards)
