"""What a broken line, a reload or a guest without rights must not change."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.browser.conftest import Visit
from tests.browser.moments import fullest
from tests.browser.past import every_question, fork, go_on, new_table
from tests.browser.player import Player
from tests.sample import part

A_GAME = range(7, 8)


class Line:
    """The line between a page and its table, which can be cut and mended."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self.sockets: list[WebSocketRoute] = []
        page.route_web_socket("**/socket", self.join)

    def join(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close(code=1001)
            return
        self.sockets.append(socket)
        socket.connect_to_server()

    def cut(self) -> None:
        self.is_cut = True
        for socket in self.sockets:
            socket.close(code=1001)


def test_a_line_cut_in_the_middle_of_an_attack_comes_back_to_the_same_question(visit: Visit, server: str) -> None:
    page = visit()
    line = Line(page)
    player = Player(page).sit_down(go_on(server, every_question()["give_companion"]))
    player.wait()
    asked = player.question()
    assert asked
    assert asked[1] == "give_companion"
    line.cut()
    expect(page.get_by_role("alert")).to_contain_text("The connection is broken")
    player.press()  # an answer given meanwhile waits for the line
    line.is_cut = False
    expect(page.get_by_role("alert")).to_have_count(0)
    player.wait(asked[0])
    expect(page.get_by_role("log", name="Log")).to_contain_text("got")
    numbers = page.locator(".log li").count()
    page.reload()
    expect(page.locator(".log li")).to_have_count(numbers)


def test_every_kind_of_question_survives_a_reload(visit: Visit, server: str) -> None:
    for name, moment in part("kinds of questions that are reloaded", sorted(every_question().items()), 6):
        page = visit()
        player = Player(page).sit_down(go_on(server, moment))
        player.wait()
        before = player.question()
        assert before, name
        assert before[1] == name
        lit = page.locator("[data-option]").count()
        sentence = page.locator("#question").inner_text()
        page.reload()
        player.wait()
        assert (player.question(), page.locator("[data-option]").count()) == (before, lit)
        assert page.locator("#question").inner_text() == sentence
        page.context.close()


def test_a_spectator_sees_the_table_and_no_closed_card_and_is_never_asked(visit: Visit, server: str) -> None:
    table = fork(server, fullest("grimoria", 2, A_GAME)["choose_spell"])
    guest = visit()
    player = Player(visit(), 3).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    guest.goto(f"/t/{table['table']}?watch#{table['spectator']}")
    player.wait()
    player.answer()
    expect(guest.get_by_text("You are watching")).to_be_visible()
    expect(guest.locator("[data-option]")).to_have_count(0)
    expect(guest.locator(".seat")).to_have_count(2)
    own = player.page.locator(".seat.mine .sheet.place, .seat.mine .sheet.treasure").count()
    assert own > 0
    assert guest.locator(".seat .sheet.place, .seat .sheet.treasure").count() == 0


def test_a_link_that_fits_no_seat_says_so(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    page = visit()
    page.goto(f"/t/{table['table']}?watch#{'x' * 24}")
    expect(page.get_by_role("heading", name="This link opens nothing")).to_be_visible()


def test_a_leaf_of_the_book_that_is_sealed_says_why(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    player = Player(visit()).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    player.wait()
    player.page.get_by_role("button", name="15. Dark Foray").click(force=True)
    sheet = player.page.get_by_role("dialog", name="Dark Foray")
    expect(sheet).to_contain_text("Why not? All choose a spell now, and it may not be higher than the magic level.")
    expect(sheet).not_to_contain_text("G7")
    expect(sheet.get_by_role("button", name="Rule G7", exact=True)).to_be_visible()


def test_a_standing_order_lets_the_windows_of_the_round_pass(visit: Visit, server: str) -> None:
    player = Player(visit()).sit_down(go_on(server, every_question()["react"]))
    player.wait()
    asked = player.question()
    assert asked
    player.page.get_by_role("button", name="What is this about?").click()
    player.page.get_by_role("button", name="Don't ask again this round").click()
    player.wait(asked[0])
    expect(player.page.get_by_role("log", name="Log")).to_contain_text("accepted the attack")


def test_a_table_whose_rules_have_changed_says_so_and_gives_its_record(visit: Visit, server: str) -> None:
    table = new_table(server, "Anna", "random")
    page = visit()
    player = Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}")
    player.wait()
    page.route_web_socket("**/socket", lambda socket: socket.close(code=4410))
    page.reload()
    expect(page.get_by_role("status")).to_contain_text("The rules of this game have changed since it began")
    record = page.get_by_role("link", name="Save the game")
    assert record.get_attribute("href") == f"/api/tables/{table['table']}/record"
