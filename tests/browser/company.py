"""Persons at one table, led over the socket to a moment that each of them then sees in a browser of its own."""

import json
from collections.abc import Callable
from contextlib import ExitStack
from random import Random
from typing import Any, NamedTuple

from websockets.sync.client import ClientConnection, connect

from tests.browser.past import NAMES, post
from tests.server.house import key_of
from zaubertisch.games import game as load_game

View = dict[str, Any]
Wish = Callable[[View, list[str]], str | None]  # what a seat answers, by name; None: anything
MOST_TABLES = 12  # luck may not bring the moment in a game; then another one is begun
A_WHILE = 60  # seconds without any news are a mistake


class Company(NamedTuple):
    """A table at the wished moment: who is asked, what that seat sees, and everybody's address."""

    asked: int
    view: View
    addresses: list[str]
    spectator: str


class Line:
    """A seat held over the socket."""

    def __init__(self, socket: ClientConnection, token: str, name: str) -> None:
        self.socket = socket
        self.answered: int | None = None
        self.view: View | None = None
        socket.send(json.dumps({"type": "hello", "token": token, "key": key_of(token), "name": name}))

    def hear(self, seconds: float) -> None:
        """The next message, if one comes in time."""
        try:
            message = json.loads(self.socket.recv(seconds))
        except TimeoutError:
            return
        if message["type"] == "view":
            self.view = message

    def asked(self) -> View | None:
        """What it sees, if it owes an answer."""
        view = self.view
        return view if view and view["question"] and view["question"]["number"] != self.answered else None

    def answer(self, option: int) -> None:
        assert self.view
        self.answered = self.view["question"]["number"]
        self.socket.send(json.dumps({"type": "answer", "question": self.answered, "option": option}))


def gather(
    server: str, game: str, seats: int, variants: dict[str, str], wish: Wish, is_there: Callable[[View], bool]
) -> Company:
    """Persons who answer as they wish, until one of them is asked at a moment like that."""
    plans = [{"kind": "person", "name": name} for name in NAMES[:seats]]
    for attempt in range(MOST_TABLES):
        made = post(f"{server}/api/tables", {"game": game, "seats": plans, "variants": variants})
        asked = lead(server, made, game, wish, is_there, Random(attempt))
        if asked:
            keys = [f"/t/{made['table']}#{key_of(seat['token'])}" for seat in made["seats"]]
            return Company(*asked, keys, f"/t/{made['table']}?watch#{made['spectator']}")
    raise AssertionError("the moment never came")


def lead(
    server: str, made: Any, game: str, wish: Wish, is_there: Callable[[View], bool], rng: Random
) -> tuple[int, View] | None:
    """Plays on; gives the seat that is asked at the moment, or nothing at the end of the game."""
    names = load_game(game).options
    address = f"{server.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    with ExitStack() as stack:
        sockets = [stack.enter_context(connect(address, max_size=None)) for _ in made["seats"]]
        lines = [Line(s, seat["token"], name) for s, seat, name in zip(sockets, made["seats"], NAMES, strict=False)]
        for turn in range(100_000):
            line = lines[turn % len(lines)]
            line.hear(0.01)
            if line.view and line.view["result"]:
                return None
            if view := line.asked():
                if is_there(view):
                    return lines.index(line), view
                offered = [names.name(option) for option in view["question"]["options"]]
                line.answer(names.number(wish(view, offered) or rng.choice(offered)))
    return None
