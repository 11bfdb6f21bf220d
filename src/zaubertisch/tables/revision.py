"""Files of before in today's words: the same game, scenario or lesson, said as it is said now."""

import re
import warnings
from collections.abc import Callable, Collection
from pathlib import Path

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import Source
from zaubertisch.tables.cardfiles import game_of, own_cards
from zaubertisch.tables.lessons import parse_lesson
from zaubertisch.tables.old_words import RENAMED, OldWord
from zaubertisch.tables.records import TITLES, parse_record
from zaubertisch.tables.scripts import parse_scripts

LINE = re.compile(r"^([ \t]*)(option(?=[ \t]+\w+[ \t]*:)|thought(?=:))", re.MULTILINE)


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
    parse_scripts(text, file)
    return with_new_words(text, ())


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
