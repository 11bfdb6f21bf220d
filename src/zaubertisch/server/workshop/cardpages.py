"""Cards of one's own over HTTP: what may be entered, and what is wrong with what was."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cardfiles import CardForms
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.looks import pictures_in
from zaubertisch.server.network.visitors import within
from zaubertisch.server.node import Node
from zaubertisch.server.play.hub import Unknown
from zaubertisch.server.requests import CardDraft, CheckedCards


def known_game(key: str) -> Game:
    if key not in GAMES:
        raise Unknown(f"no game {key[:40]!r}")
    return load_game(key)


@get("/api/games/{key:str}/forms", sync_to_thread=False)
def show_forms(key: FromPath[str]) -> CardForms:
    """What the values of a game's cards may be, and what new cards may say."""
    return known_game(key).card_file.forms


@post("/api/cards", status_code=200, guards=[within("checking")])
async def check_cards(data: JSONBody[CardDraft], node: NamedDependency[Node]) -> CheckedCards:
    """Check a card file of one's own, or write one down from values; nothing of it is kept, but for its pictures."""
    known_game(data.game)
    found = await node.foreign.checked_draft(data)
    await node.store.gallery.use(pictures_in(found.text))
    return found
