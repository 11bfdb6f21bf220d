"""Flourishes on a real page: the table is a real one, and what happens next is put into the mouth of its server."""

import base64
import copy
import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from tests.browser.past import new_table
from tests.browser.player import Player
from tests.server.house import whole

SHOWN = "[data-flourish]"
FRAMES = (0.14, 0.32, 0.5, 0.72)  # of its length
# Nothing ends by itself while the camera is there.
ENDLESS = """() => { const timer = window.setTimeout;
    window.setTimeout = (act, wait, ...more) => (wait > 900 ? 0 : timer(act, wait, ...more)) }"""
FREEZE = """(share) => document.querySelector('[data-flourish]').getAnimations({ subtree: true }).forEach((each) => {
    const length = parseFloat(getComputedStyle(each.effect.target).getPropertyValue('--span'));
    each.pause(); each.currentTime = share * length })"""

View = dict[str, Any]


class Happening(NamedTuple):
    """Something that begins a flourish: its kind, the game, the event, and what changes beside it."""

    kind: str
    game: str
    event: View
    picture: View | None = None
    winners: tuple[int, ...] = ()


def event(name: str, seat: int | None = None, card: str | None = None, **fields: Any) -> View:
    return {"name": name, "seat": seat, "card": card, "fields": fields}


HAPPENINGS = (
    Happening("mirror", "grimoria", event("mirror_used", 0, taker=1)),
    Happening("last", "grimoria", event("round_began", level=17), {"is_last_round": True}),
    Happening("duel", "schatzjagd", event("fight_began", 0, opponent=2)),
    Happening("fallen", "schatzjagd", event("died", 1, field="d4", killer=0)),
    Happening("beaten", "zauberschwert", event("creature_beaten", 0, "troll", wizards=1)),
    Happening("retreat", "zauberschwert", event("fight_declined", 2, "red_dragon")),
    Happening("wander", "zauberschwert", event("dragon_moved", 0, "black_dragon", loser=1)),
    Happening("victory", "zauberschwert", event("game_ended"), winners=(0,)),
)


class Table:
    """A seat at a table with three bots, whose server can be made to say what happened."""

    def __init__(self, page: Page, server: str, game: str) -> None:
        self.page = page
        self.view: View = {}
        page.route_web_socket("**/socket", self.listen)
        table = new_table(server, "Anna", "random", "random", "random", game=game)
        Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").wait()

    def listen(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.pass_on)

    def pass_on(self, text: str | bytes) -> None:
        message = whole(json.loads(text), self.view)
        if message["type"] == "view":
            self.view = message
        self.line.send(text)

    def say(self, happening: Happening) -> None:
        view = copy.deepcopy(self.view)
        view["number"] += 1
        view["events"] = [{"number": view["number"], **happening.event}]
        view["picture"].update(happening.picture or {})
        if happening.winners:
            seats = len(view["table"]["seats"])
            luck = {"seed": "1", "server_seed": "1", "salt": "00"}
            view["result"] = {"points": [0] * seats, "tally": [{}] * seats, "winners": happening.winners, **luck}
        self.view = view
        self.line.send(json.dumps(view))

    def let_happen(self, happening: Happening) -> None:
        self.say(happening)
        self.page.locator(SHOWN).wait_for()


def frames(page: Page, happening: Happening, table: Table) -> Iterator[bytes]:
    """What the board shows at four points of time, one after the other."""
    page.mouse.move(2, 2)
    page.locator(".flying-card").first.wait_for(state="detached")
    page.evaluate(ENDLESS)
    table.let_happen(happening)
    for share in FRAMES:
        page.evaluate(FREEZE, share)
        yield page.locator(SHOWN).screenshot()


def contact_sheet(page: Page, server: str) -> None:
    """All flourishes, a row for each, on one page."""
    rows = [row(page.context.new_page(), server, happening) for happening in HAPPENINGS]
    page.set_viewport_size({"width": 1440, "height": 192 * len(rows) + 8})
    page.set_content(f"<style>{SHEET}</style><h1>Flourishes</h1>{''.join(rows)}")


def row(camera: Page, server: str, happening: Happening) -> str:
    camera.set_viewport_size({"width": 1440, "height": 900})
    camera.emulate_media(reduced_motion="no-preference")
    taken = [*frames(camera, happening, Table(camera, server, happening.game))]
    camera.close()
    pictures = "".join(f'<img src="data:image/png;base64,{base64.b64encode(each).decode()}">' for each in taken)
    return f"<h2>{happening.kind}</h2><div>{pictures}</div>"


SHEET = """body { margin: 6px; background: black; color: white; font: 13px sans-serif } h1 { display: none }
    h2 { margin: 0; font-size: 13px; line-height: 20px } div { display: grid; gap: 4px; margin-bottom: 4px;
    grid-template-columns: repeat(4, 1fr) } img { width: 100%; height: 168px; object-fit: contain; display: block }"""
