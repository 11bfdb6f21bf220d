"""Zauberschwert's table in a real browser: joint fights, broken words, auctions, swaps, Omnus; whole games."""

import dataclasses
import functools
import re
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.company import Company, View, gather
from tests.browser.conftest import Visit
from tests.browser.fit import faults_of
from tests.browser.past import NAMES, Moment, go_on, post
from tests.browser.player import (
    FLOWN,
    PHONE,
    TABLET,
    TWO_FRAMES,
    WATCH_FLIGHTS,
    Player,
    Thumb,
    Typist,
    play_together,
    touch,
)
from tests.browser.test_pages import check
from tests.sample import part, whole
from zaubertisch.games.zauberschwert.names import ADVENTURE_NAMES, CREATURE_NAMES, SPELL_NAMES
from zaubertisch.games.zauberschwert.state import OPTIONS, QUESTION_NAMES
from zaubertisch.games.zauberschwert.view.picture import Adventure, ZauberschwertPicture, picture
from zaubertisch.tables.records import Answer, Record

MOST_GAMES = 60  # so many random games show everything
SHORT = {"announcements": "off", "offers": "0"}


# Moments of random games


@functools.cache
def random_game(seed: int) -> Record:
    """A whole game in which everybody takes what comes; base and expansion, two to five seats, with poison."""
    rng = Random(seed)
    way = "heroes" if seed % 3 else "base"
    record = Record("zauberschwert", NAMES[: 2 + seed % 4], seed, {"way": way, "poison": "on", "variant": "on"})
    position = record.start()
    answers = []
    while not position.is_over:
        seat = position.asked()[0]
        option = rng.choice(position.legal(seat))
        position.answer(seat, option)
        answers.append(Answer(seat, OPTIONS.name(option)))
    return dataclasses.replace(record, answers=tuple(answers)).ended(position)


def moments(question: str) -> Iterator[tuple[Moment, ZauberschwertPicture]]:
    """Where this is asked and there is a choice, with what the asked seat sees."""
    for seed in range(1, MOST_GAMES):
        record = random_game(seed)
        for step in record.replay():
            for seat in step.position.asked() if step.position.question == question else []:
                if len(step.position.legal(seat)) > 1:
                    yield Moment(record, step.number, seat), picture(step.position.view(seat), seat)


@functools.cache
def every_question() -> dict[str, Moment]:
    """The last moment of each kind in the games that show all kinds: by then much lies on the table."""
    found: dict[str, Moment] = {}
    for seed in range(1, MOST_GAMES):
        record = random_game(seed)
        for step in record.replay():
            for seat in step.position.asked():
                if len(step.position.legal(seat)) > 1:
                    found[step.position.question] = Moment(record, step.number, seat)
        if set(QUESTION_NAMES) <= set(found):
            return found
    raise AssertionError(f"never asked: {set(QUESTION_NAMES) - set(found)}")


def sit_at(page: Page, server: str, found: Moment) -> Player:
    page.evaluate("() => location.href.startsWith('http') && localStorage.clear()")
    player = Player(page).sit_down(go_on(server, found))
    page.locator("[data-question]").wait_for()
    return player


@pytest.mark.parametrize("half", [0, 1])
def test_every_scene_has_all_words_and_axe_finds_nothing_serious(visit: Visit, server: str, half: int) -> None:
    """Each in German, dark and wide, then in English, light and on a phone."""
    wide = visit(locale="de-DE", color_scheme="dark")
    phone = visit(390, 844, color_scheme="light")
    questions = part(f"scenes of zauberschwert seen by axe, part {half + 1}", sorted(every_question())[half::2], 10)
    for number, question in enumerate(questions):
        print(question)
        seen_before = "[data-region=drawer]" if number else ""  # the log is long, and the same everywhere
        for page in (wide, phone):
            sit_at(page, server, every_question()[question])
            check(page, seen_before)
            assert not [fault for fault in faults_of(page, least=24) if "scrolls" in fault or "cut off" in fault]


# What is read off the table


def log(page: Page) -> Locator:
    return page.get_by_role("log", name="Log")


def press(page: Page, option: str) -> None:
    page.locator(f'.house [data-option="{OPTIONS.number(option)}"]').first.click()


def seat_of(page: Page, name: str) -> Locator:
    """The badge of another seat, or one's own place."""
    return page.locator("[data-seat], [data-region=mine]").filter(has_text=name).first


def goods(place: Locator) -> list[tuple[str, int]]:
    """The amounts at a place in their order: ("magic", 7), ("stone", 5), ("card", 1)."""
    found = place.locator(".goods").evaluate_all(
        "(all) => all.map((one) => [one.classList[1], one.firstElementChild.textContent])"
    )
    return [(kind, int(re.sub(r"\D", "", text))) for kind, text in found]


def stated(cost: int, **gains: int) -> list[tuple[str, int]]:
    """What a line of the plate must say: the cost, then all gains."""
    return [("magic", cost), *((kind, amount) for kind, amount in gains.items() if amount)]


def gains(adventure: Any, seat: int, wizards: int) -> dict[str, int]:
    prospect = adventure.prospects[seat]
    return {"stone": prospect.stones[wizards - 1] + prospect.bonus_stones, "card": prospect.cards[wizards - 1]}


def test_before_a_choice_cost_and_gain_are_shown_alone_and_together_and_who_could_outbid(
    visit: Visit, server: str
) -> None:
    def creature(seen: ZauberschwertPicture, me: int) -> Adventure | None:
        """A fight one could win, and be outbid in."""
        return next((
            unit for unit in seen.display
            if unit.card in CREATURE_NAMES and not unit.wizards and not unit.has_apprentice
            and unit.prospects[me].cost[0] <= seen.seats[me].magic
            and len({unit.prospects[me].highest_bid < other.highest_bid for other in unit.prospects}) == 2
        ), None)  # fmt: skip

    found, unit = next(
        (found, unit) for found, seen in moments("choose_adventure") if (unit := creature(seen, found.seat))
    )
    page = visit()
    sit_at(page, server, found)
    spot = page.locator(f'[data-place="display:{unit.card}"]')
    mine = unit.prospects[found.seat]
    for line, wizards in ((0, 1), (1, 2)):
        expected = stated(mine.cost[wizards - 1], **gains(unit, found.seat, wizards))
        assert goods(spot.locator(".plate .line").nth(line)) == expected
    others = {seat: other.highest_bid for seat, other in enumerate(unit.prospects) if seat != found.seat}
    shown = spot.locator(".purse").all_text_contents()
    assert sorted(int(re.findall(r"\d+", text)[-1]) for text in shown) == sorted(others.values())
    assert sum("could outbid you" in text for text in shown) == sum(bid > mine.highest_bid for bid in others.values())


def test_a_creature_says_which_symbols_make_artefacts_pay(visit: Visit, server: str) -> None:
    found, seen = next(moments("choose_adventure"))
    card = next(unit.card for unit in seen.display if unit.card in CREATURE_NAMES)
    symbols = found.record.card_set().values[card]["symbols"]
    said = "Symbole: " + ", ".join({"moon": "Mond", "flame": "Flamme", "leaf": "Blatt"}[symbol] for symbol in symbols)
    page = visit(locale="de-DE")
    sit_at(page, server, found)
    page.locator(f'[data-place="display:{card}"]').press("i")
    expect(page.get_by_role("dialog")).to_contain_text(said)


def test_a_tap_on_an_adventure_says_what_follows_now_and_a_second_one_goes_there(visit: Visit, server: str) -> None:
    def fight(seen: ZauberschwertPicture, me: int) -> Adventure | None:
        """One that this seat could win by itself."""
        return next((
            unit for unit in seen.display
            if unit.card in CREATURE_NAMES and not unit.wizards and not unit.has_apprentice
            and 0 < unit.prospects[me].cost[0] <= seen.seats[me].magic
        ), None)  # fmt: skip

    found, seen, unit = next(
        (found, seen, unit) for found, seen in moments("choose_adventure") if (unit := fight(seen, found.seat))
    )
    page = visit(**PHONE)
    sit_at(page, server, found)
    mine, magic = unit.prospects[found.seat], seen.seats[found.seat].magic
    bar = page.locator("[data-region=bar]")
    expect(bar.locator("[data-option].gold")).to_have_count(0)  # passing is quiet
    touch(page.locator(f'[data-place="display:{unit.card}"]'))
    expect(bar).to_contain_text(f"Alone {mine.cost[0]} magic for {mine.stones[0] + mine.bonus_stones} stone")
    expect(bar).to_contain_text(f"{magic - mine.cost[0] + mine.bonus_magic} magic left")
    question = bar.locator("[data-question]").get_attribute("data-question")
    touch(bar.locator("[data-confirms]"))
    expect(page.locator(f'[data-question="{question}"]')).to_have_count(0)  # the next one may come at once
    expect(page.locator("[data-region=opponents] [data-seat]")).to_have_count(len(seen.seats) - 1)


USUAL = {
    "choose_alliance": "together", "fight_creature": "fight", "use_omnus": "cast omnus", "pay_bid": "pay",
    "use_rune_stone": "take stone", "use_appendux": "cast appendux",
}  # fmt: skip
PASSING = {"fight_creature": "decline", "use_omnus": "pass", "use_appendux": "pass", "choose_adventure": "pass"}


def test_gold_is_the_usual_act_and_passing_is_quiet(visit: Visit, server: str) -> None:
    page = visit()
    for question in part("questions with a usual act or a quiet pass", [*{**USUAL, **PASSING}], 3):
        sit_at(page, server, every_question()[question])
        bar = page.locator("[data-region=bar]")
        gold = bar.locator("[data-option].gold").evaluate_all("(all) => all.map((one) => +one.dataset.option)")
        assert [OPTIONS.name(option) for option in gold] == ([USUAL[question]] if question in USUAL else []), question
        if question in PASSING:
            expect(bar.locator(f'.quiet[data-option="{OPTIONS.number(PASSING[question])}"]')).to_be_visible()


# Two persons, each in a browser of its own


def together(visit: Visit, company: Company) -> list[Page]:
    """Everybody's page, by seat."""
    pages = [visit() for _ in company.addresses]
    for page, address, name in zip(pages, company.addresses, NAMES, strict=False):
        Player(page).sit_down(address, name)
    return pages


def affordable(view: View) -> str | None:
    """A creature that two could beat together and each could bid for."""
    seats = view["picture"]["seats"]
    for unit in view["picture"]["display"]:
        bids = [prospect["highest_bid"] for prospect in unit["prospects"]]
        shares = [prospect["cost"][1] <= seat["magic"] for prospect, seat in zip(unit["prospects"], seats, strict=True)]
        if unit["card"] in CREATURE_NAMES and all(shares) and min(bids) > unit["price"]:
            return str(unit["card"])
    return None


def to_the_same(view: View, offered: list[str]) -> str | None:
    """All go for the same creature once they can; until then they gather magic, and clear what is no creature."""
    card = affordable(view)
    names = [unit["card"] for unit in view["picture"]["display"]]
    others = [f"choose {name}" for name in names if name not in CREATURE_NAMES]
    wishes = (f"announce {card}", "invite 1", "invite 2", f"choose {card}", "alone", *others, "bid 1", "pass")
    return next((wish for wish in wishes if wish in offered), None)


def asks(question: str) -> Callable[[View], bool]:
    return lambda view: bool(view["question"]["name"] == question)


def test_two_agree_and_fight_together_and_each_saw_the_numbers_before(visit: Visit, server: str) -> None:
    company = gather(server, "zauberschwert", 2, {"way": "base", **SHORT}, to_the_same, asks("choose_alliance"))
    seen = company.view["picture"]
    battle, seats = seen["battle"], seen["seats"]
    unit = next(unit for unit in seen["display"] if unit["card"] == battle["card"])
    pages = together(visit, company)
    for page in pages:
        rows = page.locator("[data-fighter]")
        expect(rows).to_have_count(2)
        for seat, prospect in enumerate(unit["prospects"]):
            cells = rows.nth(seat).get_by_role("cell")
            bonus = prospect["bonus_stones"]
            assert goods(cells.nth(0)) == [("magic", seats[seat]["magic"])]
            assert goods(cells.nth(1))[0] == ("magic", battle["share"]) == ("magic", prospect["cost"][1])
            assert dict(goods(cells.nth(1))).get("stone", 0) == prospect["stones"][1] + bonus
            assert goods(cells.nth(2))[0] == ("magic", prospect["cost"][0] + 3), "Z155"
            assert dict(goods(cells.nth(2))).get("stone", 0) == prospect["stones"][0] + bonus
            assert cells.last.inner_text().split()[-1].endswith(str(prospect["highest_bid"]))
        press(page, "together")
    for page in pages:
        expect(log(page)).to_contain_text("Beaten by 2 together")
        for name in NAMES[:2]:
            expect(log(page)).to_contain_text(f"{name} paid {battle['share']} magic")


def test_who_invites_and_then_wants_it_alone_has_broken_its_word_for_all_to_see(visit: Visit, server: str) -> None:
    def is_invited(view: View) -> bool:
        seats = view["picture"]["seats"]
        return view["question"]["name"] == "choose_alliance" and any(seat["invited"] is not None for seat in seats)

    company = gather(server, "zauberschwert", 2, {"way": "base", "offers": "0"}, to_the_same, is_invited)
    seats = company.view["picture"]["seats"]
    liar = next(number for number, seat in enumerate(seats) if seat["invited"] is not None)
    pages = together(visit, company)
    press(pages[liar], "alone")
    press(pages[1 - liar], "together")
    broken = seats[liar]["words_broken"] + 1
    for page in pages:
        expect(log(page)).to_contain_text(re.compile("wanted it alone[;,] did not keep the word given"))
        expect(seat_of(page, NAMES[liar]).locator(".broken")).to_have_attribute(
            "title", "broke 1 word" if broken == 1 else f"broke {broken} words"
        )


def test_a_standing_order_bids_for_its_giver_and_nobody_else_learns_it(visit: Visit, server: str) -> None:
    def to_a_spell(view: View, offered: list[str]) -> str | None:
        spells = [unit["card"] for unit in view["picture"]["display"] if unit["card"] in SPELL_NAMES]
        return next((wish for wish in (f"choose {card}" for card in spells) if wish in offered), None)

    def is_open(view: View) -> bool:
        """An auction with room for two more rounds of bids."""
        auction = view["picture"]["auction"]
        unit = next((u for u in view["picture"]["display"] if auction and u["card"] == auction["card"]), None)
        bids = [prospect["highest_bid"] for prospect in unit["prospects"]] if unit else [0]
        return view["question"]["name"] == "bid" and min(bids) >= auction["least"] + 3 and auction["leader"] is None

    company = gather(server, "zauberschwert", 2, {"way": "base", **SHORT}, to_a_spell, is_open)
    giver, other = company.asked, 1 - company.asked
    least = company.view["picture"]["auction"]["least"]
    pages = together(visit, company)
    bidders = {page: page.locator(f"[data-bidder='{giver}']") for page in pages}
    for page in pages:
        for seat, prospect in enumerate(company.view["picture"]["display"][spot_of(company.view)]["prospects"]):
            expect(page.locator(f"[data-bidder='{seat}']")).to_contain_text(f"up to {prospect['highest_bid']}")
    for _ in range(2):
        pages[giver].get_by_role("button", name="More", exact=True).click()
    press(pages[giver], f"bid up to {least + 2}")
    expect(pages[giver].locator("[data-order]")).to_contain_text(f"up to {least + 2}")
    press(pages[other], f"bid {least + 1}")
    for page in pages:
        expect(bidders[page]).to_contain_text(f"leads with {least + 2}")
    expect(pages[other].locator("[data-question]")).to_have_attribute("data-name", "bid")
    assert pages[giver].locator("[data-question]").count() == 0
    assert pages[other].locator("[data-order]").count() == 0
    assert f"{NAMES[giver]} keeps bidding" not in log(pages[other]).inner_text()
    press(pages[other], f"bid {least + 3}")
    for page in pages:
        expect(log(page)).to_contain_text(f"{NAMES[other]} won the auction for {least + 3}")


def spot_of(view: View) -> int:
    return [unit["card"] for unit in view["picture"]["display"]].index(view["picture"]["auction"]["card"])


def test_an_offer_is_countered_and_accepted_and_seen_by_these_two_only(visit: Visit, server: str) -> None:
    def keeping(view: View, offered: list[str]) -> str | None:
        return "pass" if view["question"]["name"] in ("make_offer", "lay_out", "sell_one") else None

    def has_choice(view: View) -> bool:
        """Different cards to give, and somebody who has cards too."""
        hands = view["picture"]["seats"]
        mine = max(len(seat["hand"]) for seat in hands)
        return asks("make_offer")(view) and mine > 1 and min(seat["hand_count"] for seat in hands) > 1

    company = gather(server, "zauberschwert", 2, {"way": "base"}, keeping, has_choice)
    first, second = company.asked, 1 - company.asked
    pages = together(visit, company)
    watcher = visit()
    watcher.goto(company.spectator)
    watcher.locator(".house").wait_for()
    gift = next(iter(company.view["picture"]["seats"][first]["hand"]))
    press(pages[first], f"offer {second + 1}")
    press(pages[first], f"give {gift}")
    press(pages[first], any_wish(pages[first]))
    offer = pages[second].locator(".sides .side")
    expect(offer.first).to_contain_text(f"{NAMES[first]} gives")
    expect(offer.first.get_by_role("button")).to_have_count(1)
    press(pages[second], "counter")
    give_any(pages[second])
    press(pages[second], f"ask for {gift}")
    expect(pages[first].get_by_role("heading", name="Counter-offer")).to_be_visible()
    assert not re.search("offered|would give", log(watcher).inner_text())
    expect(watcher.locator(".sides")).to_have_count(0)
    press(pages[first], "accept")
    for page in [*pages, watcher]:
        expect(log(page)).to_contain_text(f"{NAMES[second]} and {NAMES[first]} swapped a card.")
    expect(log(pages[second])).to_contain_text(f"{NAMES[second]} got from {NAMES[first]}")
    assert "got from" not in log(watcher).inner_text()


def lit(page: Page, verb: str) -> list[str]:
    """The options of a verb that can be pressed now."""
    numbers = page.locator(".house [data-option]").evaluate_all("(all) => all.map((one) => +one.dataset.option)")
    return [name for name in map(OPTIONS.name, numbers) if name.startswith(f"{verb} ")]


def any_wish(page: Page) -> str:
    expect(page.locator("[data-question]")).to_have_attribute("data-name", "name_wish")
    return lit(page, "ask for")[0]


def give_any(page: Page) -> None:
    """Any card; the table itself gives the only one."""
    asked = page.locator("[data-question]")
    expect(asked).to_have_attribute("data-name", re.compile("name_gift|name_wish"))
    cards = lit(page, "give")
    if len(cards) > 1:
        press(page, cards[0])
    expect(asked).to_have_attribute("data-name", "name_wish")


# Alone with bots


def test_omnus_lets_all_artefacts_pay_and_every_poison_bite(visit: Visit, server: str) -> None:
    def is_poisoned(seen: ZauberschwertPicture, me: int) -> bool:
        """And no rune stone will ask first what it should pay."""
        laid = {laid.artefact.split("_")[0] for laid in seen.seats[me].laid}
        return "poison" in laid and "rune" not in laid and seen.seats[me].magic > 0

    found = next(found for found, seen in moments("use_omnus") if is_poisoned(seen, found.seat))
    page = visit()
    sit_at(page, server, found)
    expect(page.locator("[data-region=mine]")).to_contain_text("Omnus")
    press(page, "cast omnus")
    expect(log(page)).to_contain_text("cast Omnus")
    expect(log(page)).to_contain_text(re.compile(r"lost \d+ magic \(\s*Poison"))
    expect(page.locator("[data-region=mine]")).not_to_contain_text("Omnus")


def test_the_order_to_pass_is_shown_to_its_giver_and_taken_back(visit: Visit, server: str) -> None:
    page = visit()
    found, _ = next(moments("make_offer"))  # early: a game that ends takes its orders with it
    sit_at(page, server, found)
    page.get_by_role("button", name="What is this about?").click()
    page.get_by_role("button", name="Never ask again").click()
    order = page.get_by_text("to the end of the game without being asked")
    expect(order).to_be_visible()
    page.get_by_role("button", name="Ask again", exact=True).click()
    expect(order).to_have_count(0)


def artefact_to_lay() -> tuple[Moment, int]:
    """The first that can be laid out and stays: poison is gone at once, and has no place to fly to."""
    return next(
        (Moment(random_game(seed), step.number, seat), option)
        for seed in range(1, MOST_GAMES)
        for step in random_game(seed).replay()
        for seat in (step.position.asked() if step.position.question == "lay_out" else [])
        for option in step.position.legal(seat)
        if re.match("lay (?!poison)", OPTIONS.name(option))
    )


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_card_that_is_laid_out_flies_unless_motion_is_unwanted(visit: Visit, server: str, motion: str) -> None:
    found, option = artefact_to_lay()
    page = visit(reduced_motion=motion)
    sit_at(page, server, found)
    page.evaluate(WATCH_FLIGHTS)
    page.locator(f'.layable[data-option="{option}"]').first.click()
    expect(log(page)).to_contain_text(re.compile("laid out"))
    if motion == "reduce":
        page.evaluate(TWO_FRAMES)  # in which one would have begun
        assert not page.evaluate(FLOWN)
    else:
        page.wait_for_function(FLOWN)


# Whole games


FEW = (
    "goblins", "spiders", "wolves", "troll", "stonex", "fontanus", "small_orb", "middle_orb", "stone_circle",
    "moon_shrine", "apprentice", "dwarf", "buying_market", "selling_market", "omnus",
)  # fmt: skip


def few_adventures() -> str:
    """A card file of one's own, with which a game lasts some eight rounds."""
    others = [f"[{name}]\nways = []\n" for name in ADVENTURE_NAMES if name not in FEW]
    return 'game = "zauberschwert"\ntitle = "A short evening"\n' + "".join(others)


def new_game(server: str, persons: int, way: str, bots: int) -> list[str]:
    """Persons among random bots; addresses of the persons."""
    seats: list[dict[str, str]] = [{"kind": "person", "name": name} for name in NAMES[:persons]]
    seats += [{"kind": "bot", "level": "random"}] * bots
    options = {"way": way, **SHORT}
    table = {"game": "zauberschwert", "seats": seats, "variants": options, "cards": few_adventures()}
    made = post(f"{server}/api/tables", table)
    return [f"/t/{made['table']}#{seat['token']}" for seat in made["seats"]]


@pytest.mark.long
@whole
@pytest.mark.parametrize(("way", "persons", "bots"), [("base", 2, 1), ("heroes", 3, 1)])
def test_persons_in_browsers_of_their_own_and_one_with_a_tablet_play_a_whole_game(
    visit: Visit, server: str, way: str, persons: int, bots: int
) -> None:
    addresses = new_game(server, persons, way, bots)
    thumb, *others = addresses
    players = [Player(visit(), i).sit_down(address, NAMES[i]) for i, address in enumerate(others, 1)]
    players.append(Thumb(visit(**TABLET), 0).sit_down(thumb, NAMES[0]))
    play_together(players, most=20_000)
    for player in players:
        expect(player.page.locator(".pad tfoot")).to_contain_text("Sum")
        assert "choose_adventure" in player.questions


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(visit: Visit, server: str) -> None:
    page = visit()
    [address] = new_game(server, 1, "base", 2)
    player = Typist(page, 5)
    player.sit_down(address).play()
    expect(page.locator(".pad tfoot")).to_contain_text("Sum")
    assert "choose_adventure" in player.questions


class Narrow(Thumb):
    """A thumb that minds the edge of the screen."""

    def press(self) -> None:
        assert self.page.evaluate("() => document.documentElement.scrollWidth") <= 390
        super().press()


@pytest.mark.long
@whole
def test_a_whole_game_on_a_phone_and_nothing_stands_out_of_the_screen(visit: Visit, server: str) -> None:
    page = visit(**PHONE)
    [address] = new_game(server, 1, "heroes", 2)
    player = Narrow(page, 2).sit_down(address)
    player.play()
    expect(page.locator(".pad tfoot")).to_contain_text("Sum")
    assert "choose_adventure" in player.questions
