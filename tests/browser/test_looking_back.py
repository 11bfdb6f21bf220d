"""The replay: stepped through at three kinds of knowledge, linked to, and played on from."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table, random_game, read_in
from tests.browser.player import Player

HIDDEN = ".seat .sheet.place, .seat .sheet.treasure"


def step(page: Page, times: int) -> None:
    for _ in range(times):
        before = page.locator(".step").inner_text()
        page.get_by_role("button", name="One step on").click()
        expect(page.locator(".step")).not_to_have_text(before)


def test_a_game_is_stepped_through_at_three_kinds_of_knowledge(visit: Visit, server: str) -> None:
    page = visit()
    record = random_game(11, 3)
    page.goto(f"/replay/{read_in(server, record)}?at=60&as=public")
    step(page, 5)
    expect(page.locator(".step")).to_have_text(f"Answer 65 of {len(record.answers)}")
    position = next(found.position for found in record.replay() if found.number == 65)
    rows = [int((position.g.player[seat].row > 0).sum()) for seat in range(3)]
    assert 0 < rows[1] < sum(rows)
    for eyes, seen in {"all open": sum(rows), "as spectators": 0, "as Ben": rows[1]}.items():
        page.get_by_text(eyes, exact=True).click()
        expect(page.locator(HIDDEN)).to_have_count(seen)
    page.get_by_role("slider").press("End")
    expect(page.locator(".pad tfoot")).to_contain_text(str(max(record.points)))


def test_a_game_ended_by_vote_has_no_winner_and_a_way_on(visit: Visit, server: str) -> None:
    page = visit()
    table = new_table(server, "Anna", "random")
    Player(page).sit_down(f"/t/{table['table']}#{table['seats'][0]['token']}").wait()
    page.get_by_role("button", name="Menu").press("Enter")
    page.get_by_role("button", name="Suggest to end the game").press("Enter")
    expect(page.get_by_text("ended by agreement")).to_be_visible()
    for _ in range(2):
        expect(page.locator(".pad h2")).to_have_text("Nobody has won: the game was not played to its end.")
        expect(page.locator(".pad .winner")).to_have_count(0)
        if page.get_by_role("link", name="Look back").count():
            page.get_by_role("link", name="Look back").click()
            page.get_by_role("slider").press("End")


def test_a_link_leads_to_the_moment_and_one_can_play_on_from_it(visit: Visit, server: str) -> None:
    page = visit()
    page.goto(f"/replay/{read_in(server, random_game(11, 3))}?at=33&as=all")
    expect(page.locator(".step")).to_contain_text("Answer 33")
    page.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_text("Ben").click()
    sheet.get_by_text("friendly").click()
    sheet.get_by_role("button", name="Play on").click()
    page.locator(".house").wait_for()
    player = Player(page)
    assert player.wait()
    player.answer()


def test_a_record_file_is_saved_and_opened_again(visit: Visit, server: str) -> None:
    page = visit()
    record = random_game(12, 2)
    page.goto(f"/replay/{read_in(server, record)}?at=5&as=all")
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the game").click()
    text = saved.value.path().read_text()
    page.goto("/records")
    page.get_by_label("Open a game from your device").set_input_files(
        {"name": "game.record", "mimeType": "text/plain", "buffer": text.encode()}
    )
    expect(page.locator(".step")).to_contain_text(f"of {len(record.answers)}")
    page.goto("/records")
    page.get_by_label("Open a game from your device").set_input_files(
        {"name": "bad.record", "mimeType": "text/plain", "buffer": b"no record"}
    )
    expect(page.get_by_role("alert")).to_be_visible()


def test_a_bot_says_why_at_four_levels(visit: Visit, server: str) -> None:
    page = visit()
    page.goto(f"/replay/{read_in(server, random_game(11, 3))}?at=1&as=all")
    page.get_by_role("button", name="What would a bot think?").click()
    sheet = page.get_by_role("dialog", name="What would a bot think?")
    for level in ("friendly", "strong"):
        sheet.get_by_text(level, exact=True).click()
        expect(sheet).to_contain_text(f"A bot ({level}) at this point:")
        expect(sheet.locator(".given")).to_have_count(1)
        leads = [float(lead.replace("−", "-")) for lead in sheet.locator(".lead").all_inner_texts()]
        assert leads == sorted(leads, reverse=True)  # by what is printed
        bars = [bar.bounding_box()["width"] for bar in sheet.locator(".bar span").all()]  # type: ignore[index]
        assert bars == sorted(bars, reverse=True)
        place = sheet.locator("li").evaluate_all("(all) => all.findIndex((one) => one.classList.contains('given'))")
        cost = f"Number {place + 1} was chosen; it cost {leads[0] - leads[place]:.1f} points."
        expect(sheet.get_by_role("status")).to_contain_text(cost if place else "Number 1 was chosen")
