"""A bot over the socket: takes a seat and plays at random. Usage: python bot_client.py http://HOST:PORT/t/TABLE#TOKEN

Needs nothing but `pip install websockets`. Replace `choose` by something better.
"""

import asyncio
import json
import random
import secrets
import sys
from urllib.parse import urlsplit

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def choose(view: dict) -> int:
    """One of the legal options; `view["picture"]` shows the table, GET /api/games/GAME names the numbers."""
    return random.choice(view["question"]["options"])


async def play(address: str, table: str, invitation: str, key: str, seen: int) -> tuple[bool, int]:
    """Play until the end or until the connection breaks; returns whether it is over, and the last event seen."""
    answered = None
    try:
        async with connect(f"{address}/api/tables/{table}/socket", max_size=None) as socket:
            hello = {"type": "hello", "token": invitation, "key": key, "seen": seen, "name": "Random bot"}
            await socket.send(json.dumps(hello))
            async for text in socket:
                message = json.loads(text)
                if message["type"] != "view":
                    print(message["message"] if message["type"] == "error" else message["type"])
                    continue
                seen = message["number"]
                if message["result"]:
                    print("over:", message["result"]["points"], "won by seats", message["result"]["winners"])
                    return True, seen
                question = message["question"]
                if question and question["number"] != answered:
                    answered = question["number"]
                    answer = {"type": "answer", "question": answered, "option": choose(message)}
                    await socket.send(json.dumps(answer))
    except (ConnectionClosed, OSError):
        print("the connection broke; going on")
    return False, seen


async def main(link: str) -> None:
    parts = urlsplit(link)
    address = f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}"
    is_over, seen = False, 0
    key = secrets.token_urlsafe()  # the link invites once; from then on this is the seat's key
    while not is_over:
        is_over, seen = await play(address, parts.path.split("/")[-1], parts.fragment, key, seen)
        await asyncio.sleep(0 if is_over else 1)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
