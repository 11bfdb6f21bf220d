"""Files of before in today's words: the same game, scenario or lesson, said as it is said now."""

import re
import warnings
from collections.abc import Callable, Collection
from pathlib import Path

from zaubertisch.games import game as load_game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import Source
from zaubertisch.tables.cardfiles import game_of, own_cards
from zaubertisch.tables.lessons import parse_lesson
from zaubertisch.tables.names import event_today
from zaubertisch.tables.old_words import RENAMED, OldWord
from zaubertisch.tables.records import TITLES, parse_record
from zaubertisch.tables.scripts import Line, Script, parse_scripts

LINE = re.compile(r"^([ \t]*)(option(?=[ \t]+\w+[ \t]*:)|thought(?=:))", re.MULTILINE)
EVENT = re.compile(r"(event: *)[^#]*?( *(?:#.*)?)$")


def revised(text: str, file: str) -> str:
    """The text in today's words; what cannot be read is refused, as everywhere."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", OldWord)
        return revision_of(text, file)(text, file)


def revision_of(text: str, file: str) -> Callable[[str, str], str]:
    if text.startswith(TITLES):
        return revised_record
    if Path(file).suffix not in REVISIONS:
        raise BadInput(f"{file}: none of the files of the house", ", ".join(REVISIONS))
    return REVISIONS[Path(file).suffix]


def revised_record(text: str, file: str) -> str:
    return parse_record(text, file).text()


def revised_scenario(text: str, file: str) -> str:
    lines = with_new_words(text, ()).split("\n")
    for script in parse_scripts(text, file):
        for line in script.lines:
            if line.kind in ("expect event", "expect no event"):
                lines[line.number - 1] = with_named_fields(script, line, lines[line.number - 1], file)
    return "\n".join(lines)


def with_named_fields(script: Script, line: Line, raw: str, file: str) -> str:
    """The numbers of an event were called `with` and `amount` once, whatever they were."""
    seats = [name.strip() for name in script.value("seats").split(",")]
    try:
        new = event_today(load_game(script.value("game")), seats, line.value)
    except BadInput as error:
        raise error.at(file, line.number) from None
    return EVENT.sub(lambda found: found[1] + new + found[2], raw) if new != line.value else raw


def revised_lesson(text: str, file: str) -> str:
    return with_new_words(text, parse_lesson(text, file).seats)


def with_new_words(text: str, seats: Collection[str]) -> str:
    """Every line that begins with a word of before; a seat may be called like one."""
    return LINE.sub(lambda found: found[0] if found[2] in seats else found[1] + RENAMED[found[2]], text)


def revised_cards(text: str, file: str) -> str:
    """Card files use no words of before; they are checked all the same."""
    source = Source(file, text)
    own_cards(game_of(source), source)
    return text


REVISIONS = {
    ".record": revised_record,
    ".scenario": revised_scenario,
    ".lesson": revised_lesson,
    ".toml": revised_cards,
}
