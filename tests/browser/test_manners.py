"""Talk as people meet it: times, unread marks, reactions, muting, blocking, reports; strangers vote for free words."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.past import new_table
from tests.browser.player import PHONE, touch
from tests.browser.test_open_tables import come, play_with_people
from tests.browser.test_pages import check
from tests.browser.test_votes import seat_all


def open_talk(page: Page) -> Locator:
    """The drawer with talk in it, wherever it is on this screen."""
    talk = page.get_by_role("log", name="Talk")
    if not talk.is_visible():
        tab = page.get_by_role("tab", name=re.compile("^Talk"))
        if not tab.is_visible():
            page.get_by_role("button", name="Log and talk").first.click()
        if not talk.is_visible():
            tab.click()
    expect(talk).to_be_visible()
    return talk


def close_talk(page: Page) -> None:
    page.get_by_role("tab", name="Log").click()


def phrase(page: Page, words: str) -> None:
    page.get_by_role("button", name=words, exact=True).click()


def write(page: Page, words: str) -> None:
    page.get_by_label("Say something").fill(words)
    page.get_by_role("button", name="Say", exact=True).click()


def unread(page: Page) -> Locator:
    return page.get_by_role("tab", name=re.compile("^Talk")).locator(".new")


def test_what_is_new_is_marked_until_it_is_read_and_every_sentence_has_its_time(visit: Visit, server: str) -> None:
    anna, ben = visit(), visit(**PHONE)
    seat_all(new_table(server, "Anna", "Ben"), anna, ben)
    open_talk(ben)
    phrase(ben, "Hello!")
    write(ben, "Are you well?")
    expect(unread(anna)).to_have_text("2")
    talk = open_talk(anna)
    expect(talk.locator("[data-said]")).to_have_count(2)
    expect(talk.locator("time").first).to_have_text(re.compile(r"\d\d:\d\d"))
    expect(unread(anna)).to_have_count(0)
    check(anna)
    close_talk(anna)
    expect(unread(anna)).to_have_count(0)
    anna.reload()
    anna.locator("[data-question]").wait_for()
    expect(unread(anna)).to_have_count(0)  # read is read
    phrase(ben, "Thank you!")
    expect(unread(anna)).to_have_text("1")
    open_talk(anna)
    phrase(anna, "Hello!")
    close_talk(anna)
    expect(unread(anna)).to_have_count(0)  # nor does one mark one's own words


def test_reactions_are_seen_by_all_and_taken_back(visit: Visit, server: str) -> None:
    anna, ben = visit(), visit(**PHONE)
    seat_all(new_table(server, "Anna", "Ben"), anna, ben)
    open_talk(ben)
    write(ben, "That was luck")
    said = open_talk(anna).locator("[data-said]").first
    said.get_by_role("button", name="React to Ben").click()
    check(anna)
    said.get_by_role("button", name="Bravo").click()
    mine = said.get_by_role("button", name="Bravo 1: Anna")
    expect(mine).to_have_attribute("aria-pressed", "true")
    theirs = open_talk(ben).locator("[data-said]").first
    theirs.get_by_role("button", name="Bravo 1: Anna").click()
    expect(said.get_by_role("button", name="Bravo 2: Anna, Ben")).to_contain_text("2")
    check(ben)
    said.get_by_role("button", name="Bravo 2: Anna, Ben").click()
    expect(theirs.get_by_role("button", name="Bravo 1: Ben")).to_be_visible()
    expect(said.get_by_role("button", name="Bravo 1: Ben")).to_be_visible()


def test_who_is_muted_is_not_heard_here_and_a_report_is_sent(visit: Visit, server: str) -> None:
    anna, ben = visit(), visit(**PHONE)
    seat_all(new_table(server, "Anna", "Ben"), anna, ben)
    open_talk(ben)
    write(ben, "Before")
    talk = open_talk(anna)
    expect(talk).to_contain_text("Before")
    anna.get_by_role("button", name="Ben: mute, block or report").click()
    sheet = anna.get_by_role("dialog", name="Ben")
    expect(sheet.get_by_role("button", name="Block")).to_have_count(0)  # among friends nobody needs it
    sheet.get_by_role("button", name="Mute").click()
    sheet.get_by_text("their name").click()
    sheet.get_by_role("button", name="Report it").click()
    expect(sheet.get_by_role("status")).to_have_text("Thank you. Ben is reported.")
    check(anna)
    sheet.get_by_role("button", name="Close").click()
    expect(talk).not_to_contain_text("Before")
    close_talk(anna)
    write(ben, "After")
    expect(open_talk(ben)).to_contain_text("After")
    expect(unread(anna)).to_have_count(0)
    anna.reload()
    anna.locator("[data-question]").wait_for()
    talk = open_talk(anna)
    expect(talk).not_to_contain_text("After")  # it is kept with the table
    anna.get_by_role("button", name="Ben: mute, block or report").click()
    anna.get_by_role("button", name="Hear again").click()
    anna.keyboard.press("Escape")
    expect(talk).to_contain_text("After")


def test_a_finger_on_a_phone_reacts_mutes_and_reports_where_things_are(visit: Visit, server: str) -> None:
    anna, ben = visit(**PHONE), visit()
    seat_all(new_table(server, "Anna", "Ben"), anna, ben)
    open_talk(ben)
    write(ben, "That was luck")
    said = open_talk(anna).locator("[data-said]").first
    touch(said.get_by_role("button", name="React to Ben"))
    touch(said.get_by_role("button", name="Bravo"))
    expect(said.get_by_role("button", name="Bravo 1: Anna")).to_have_attribute("aria-pressed", "true")
    touch(anna.get_by_role("button", name="Ben: mute, block or report"))
    sheet = anna.get_by_role("dialog", name="Ben")
    touch(sheet.get_by_role("button", name="Mute"))
    touch(sheet.get_by_text("their name"))
    touch(sheet.get_by_role("button", name="Report it"))
    expect(sheet.get_by_role("status")).to_have_text("Thank you. Ben is reported.")
    touch(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)


def test_strangers_vote_for_words_of_their_own_and_one_can_block_another(visit: Visit) -> None:
    anna = come(visit, "Annegret")
    play_with_people(anna, "Grimoria", 2)
    anna.locator("[data-question]").first.wait_for()
    ben = come(visit, "Benno", **PHONE)
    play_with_people(ben, "Grimoria", 2)
    ben.locator("[data-question], .stage").first.wait_for()
    open_talk(anna)
    expect(anna.get_by_label("Say something")).to_have_count(0)
    anna.get_by_role("button", name="Suggest to talk freely").click()
    expect(anna.get_by_text("It begins when all agree.")).to_be_visible()
    check(anna)
    expect(ben.locator(".vote")).to_contain_text("Talk in our own words? (1 of 2 in favour)")
    ben.locator(".vote").get_by_role("button", name="Yes").click()
    expect(anna.get_by_label("Say something")).to_be_visible()
    open_talk(ben)
    write(ben, "You play badly")
    talk = anna.get_by_role("log", name="Talk")
    expect(talk).to_contain_text("You play badly")
    anna.get_by_role("button", name="Benno: mute, block or report").click()
    sheet = anna.get_by_role("dialog", name="Benno")
    sheet.get_by_role("button", name="Block").click()
    expect(sheet.get_by_role("status")).to_have_text("Benno is blocked.")
    anna.keyboard.press("Escape")
    expect(talk).not_to_contain_text("You play badly")
    anna.goto("/me")
    anna.get_by_role("button", name="Allow Benno again").wait_for()
    check(anna)
    anna.get_by_role("button", name="Allow Benno again").click()
    expect(anna.get_by_role("button", name="Allow Benno again")).to_have_count(0)
