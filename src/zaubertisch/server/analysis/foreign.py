"""What readers do with texts from outside: each of these runs in a process of its own (`readers.py`)."""

import functools
import re
from typing import Any

from zaubertisch.bots import use_bots
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.warmup import begin, is_plain
from zaubertisch.server.analysis.analysis import analyse
from zaubertisch.server.analysis.readers import Readers
from zaubertisch.server.requests import Analysis, CardDraft, CheckedCards
from zaubertisch.server.startup.readiness import use_pictures
from zaubertisch.server.workshop.drafts import checked
from zaubertisch.server.workshop.packs import Pictures, unpack
from zaubertisch.server.workshop.pictures import clean_picture, limit_memory
from zaubertisch.tables.cardfiles import cards_of_text
from zaubertisch.tables.records import Record, parse_record
from zaubertisch.tables.setup import TableSetup

GAME_LINE = re.compile(r"^game: ([a-z]+)$", re.MULTILINE)
THINKING_S = 30.0


class ForeignTexts:
    """Asks readers; card files and records never wait for bots that think."""

    def __init__(self, seconds: float, most_waiting: int) -> None:
        self._seconds = seconds
        self._reading = Readers(1, most_waiting)
        self._thinking = Readers(1, most_waiting)
        self._looking = Readers(1, most_waiting)  # at pictures

    async def checked_draft(self, draft: CardDraft) -> CheckedCards:
        return await self._reading.do(self._seconds, know_game, checked_draft, draft.game, draft)

    async def check_cards(self, game: str, text: str) -> None:
        await self._reading.do(self._seconds, know_game, check_cards, game, text)

    async def record(self, text: str) -> tuple[Record, list[tuple[int, int]]]:
        """A record that fits, and its answers by number."""
        return await self._reading.do(self._seconds, use_game_of_record, read_record, text)

    async def analysis(self, setup: TableSetup, answers: list[tuple[int, int]], at: int, level: int) -> Analysis:
        return await self._thinking.do(THINKING_S, use_mind, analyse, setup, answers, at, level)

    async def clean_picture(self, data: bytes) -> bytes:
        """A picture made new; only its points are the sender's."""
        return await self._looking.do(self._seconds, limit_memory, clean_picture, data)

    async def unpack(self, data: bytes) -> tuple[str, Pictures]:
        """The card file and the pictures of an archive; what these are is not yet looked at."""
        return await self._looking.do(self._seconds, limit_memory, unpack, data)

    def close(self) -> None:
        self._reading.close()
        self._thinking.close()
        self._looking.close()


# Getting ready: this does not count as reading


def know_game(key: str, *_: Any) -> None:
    load_game(key)


def use_game_of_record(text: str) -> None:
    found = GAME_LINE.search(text[:2_000])
    if found and found[1] in GAMES:
        use_game(found[1])


def use_game(key: str) -> None:
    """As it can run now."""
    begin(key)
    if not is_plain(key):
        use_compiled(key)


@functools.cache
def use_compiled(key: str) -> None:
    use_pictures(load_game(key))


def use_mind(setup: TableSetup, *_: Any) -> None:
    use_mind_of(setup.game)


@functools.cache
def use_mind_of(key: str) -> None:
    use_bots(load_game(key))


# The work itself


def checked_draft(_: str, draft: CardDraft) -> CheckedCards:
    return checked(load_game(draft.game), draft)


def check_cards(game: str, text: str) -> None:
    this = load_game(game)
    this.make_deck(cards_of_text(this, text))


def read_record(text: str) -> tuple[Record, list[tuple[int, int]]]:
    record = parse_record(text, "record")
    record.check()
    number = record.rulebook().options.number
    return record, [(answer.seat, number(answer.option)) for answer in record.answers]
