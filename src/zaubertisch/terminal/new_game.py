"""Sitting down: a new game from what was typed on the command line, or the one that was left."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from zaubertisch.bots import bot
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import read_source
from zaubertisch.kernel.words import Words
from zaubertisch.tables.records import Record
from zaubertisch.terminal.command_line import program
from zaubertisch.terminal.saved_games import Kept, last_unfinished, new_file

SEATS, BOTS = 4, "3"  # if nothing else is asked for


def new_game(
    game: Game,
    words: Words,
    seats: int,
    *,
    bots: str = BOTS,
    name: str = "",
    seed: int | None = None,
    variants: Sequence[str] = (),
    cards: Path | None = None,
) -> tuple[Record, Kept]:
    """The person sits on the first seat; who begins is the game's business."""
    players = ("", *parse_bots(bots, game.check_seats(seats) - 1))
    record = Record(
        game=game.key,
        seats=seat_names(words, name or words.say("default-name"), seats),
        seed=secrets.randbits(63) if seed is None else seed,
        variants=variants_typed(game, variants),
        cards=read_cards(game, cards),
    )
    return record, Kept(new_file(game.key), players)


def left_game(game: Game) -> tuple[Record, Kept]:
    """The latest game that is not over."""
    found = last_unfinished(game.key, skipped)
    if found is None:
        raise BadInput(f"no unfinished game of {game.key} is kept", f"{program()} play {game.key}, to begin one")
    return found


def skipped(error: BadInput) -> None:
    print(f"zaubertisch: skipped a kept game: {error}", file=sys.stderr)


def check_nothing_new(*, seats: int, bots: str, name: str, **others: Any) -> None:
    """A game that goes on keeps its seats, names, bots, seed, cards and variants.

    What is equal to the default counts as not said.
    """
    is_new = {"seats": seats != SEATS, "bots": bots != BOTS, "name": name}
    is_new |= {option: value is not None and value != [] for option, value in others.items()}
    for option in (option for option, new in is_new.items() if new):
        raise BadInput(f"--{option} together with --continue", "only --language: the game goes on as it was begun")


def parse_bots(text: str, count: int) -> list[str]:
    """One kind for all, or a list that is dealt round.

    >>> parse_bots("greedy,random", 3)
    ['greedy', 'random', 'greedy']
    """
    kinds = [kind.strip() for kind in text.split(",")]
    for kind in kinds:
        bot(kind)
    if len(kinds) > count:
        raise BadInput(f"{len(kinds)} bots", f"at most {count}: one for each other seat")
    return [kinds[i % len(kinds)] for i in range(count)]


def variants_typed(game: Game, texts: Sequence[str]) -> dict[str, str]:
    """Variants typed as name=value.

    They are checked here, so that nothing is begun with a wrong one.
    """
    typed = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadInput(f"variant {text!r}", "name=value")
        typed[name.strip()] = value.strip()
    agreed = game.agreed(typed)
    game.parse_variants(agreed)
    return agreed


def read_cards(game: Game, file: Path | None) -> str:
    """The text of a card file of one's own, checked."""
    if file is None:
        return ""
    source = read_source(file)
    game.card_set(source)
    return source.text


def seat_names(words: Words, person: str, seats: int) -> tuple[str, ...]:
    """The person, and bots that are called otherwise."""
    bots = [words.say(f"bot-name-{number}") for number in range(1, 6)]
    return (person, *[name for name in bots if name != person][: seats - 1])
