"""Cards of one's own over HTTP: forms that know what is allowed, checks with reasons, tables that play with them."""

import random
from typing import Any

import pytest

from tests.server.house import House
from tests.server.test_sockets import with_house
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.documents import written
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.fields import FieldInfo
from zaubertisch.kernel.toml import Source
from zaubertisch.kernel.words import COMMON, LANGUAGES, Words, words
from zaubertisch.server.requests import CardDraft
from zaubertisch.server.workshop.drafts import checked
from zaubertisch.tables.cardfiles import cards_of_text

WELL = {"type": "trap", "title": 'The "Well" ä', "count": 3, "effects": ["life -2", "poison"]}
DEEP = "[" * 5_000


def nested(depth: int) -> list[Any]:
    return [nested(depth - 1)] if depth else []


async def check(house: House, game: str = "schatzjagd", **draft: Any) -> Any:
    status, checked = await house.request("POST", "/api/cards", {"game": game, **draft})
    assert status == 200, checked
    return checked


@with_house
async def test_values_become_a_card_file_and_the_file_the_same_values(house: House) -> None:
    cards = {"pit": {"count": 3}, "well": WELL}
    found = await check(house, title="Ours", cards=cards)
    assert found["faults"] == []
    assert found["text"].startswith('game = "schatzjagd"\ntitle = "Ours"\n\n[pit]\ncount = 3\n')
    again = await check(house, text=found["text"])
    assert (again["title"], again["values"]) == ("Ours", cards)
    drawn = {card["key"]: card for card in again["cards"]}
    assert drawn["pit"]["marks"]["count"] == "own"
    assert drawn["pit"]["marks"]["type"] == "given"
    assert (drawn["own_1"]["title"], drawn["own_1"]["added_as"]) == ('The "Well" ä', "well")
    load_game("schatzjagd").card_set(Source("own.toml", found["text"]))


@with_house
async def test_everything_wrong_is_said_with_its_place_and_reason(house: House) -> None:
    cards = {
        "pit": {"count": 99, "effects": ["luck +1"], "depth": 3},
        "well": {**WELL, "title": ""},
        "Big": WELL,
        "knife": {"count": "abc"},
        "club": {"count": 1.5},
    }
    faults = (await check(house, cards=cards))["faults"]
    found = {(fault["card"], fault["field"]): fault["code"] for fault in faults}
    assert found == {
        ("pit", "count"): "value", ("pit", "effects"): "value", ("pit", "depth"): "unknown_field",
        ("well", "title"): "value", ("Big", None): "name", ("knife", "count"): "value", ("club", "count"): "value",
    }  # fmt: skip
    assert faults[0]["allowed"] == "a whole number from 0 to 30"


SUMS = {
    "cards_in_all": ("schatzjagd", {"knife": {"count": 30}, "club": {"count": 30}}),
    "treasures_in_all": ("schatzjagd", {"treasures": {"orb": 15}}),
    "new_cards": ("schatzjagd", {f"card_{i}": {**WELL, "count": 0} for i in range(17)}),
    "above_most": ("schatzjagd", {"henchman": {"most": 9}}),
    "artefacts_in_all": ("zauberschwert", {"black_egg": {"count": 20}, "amulet_moon": {"count": 9, "more": 9}}),
    "adventures": ("zauberschwert", {}),
    "landscape": ("zauberschwert", {"forest_1": {"heroes": []}}),
}


@pytest.mark.parametrize("code", SUMS)
def test_what_is_wrong_with_the_whole_is_said_once_and_in_both_languages(code: str) -> None:
    game, cards = SUMS[code]
    if code == "adventures":
        creatures = [card for card, fields in load_game(game).card_file.forms.cards.items() if "ways" in fields]
        cards = {card: {"ways": []} for card in creatures}
    faults = checked(load_game(game), CardDraft(game, cards=cards)).faults  # type: ignore[arg-type]
    said = [fault for fault in faults if fault.code == code]
    assert len({fault.values.get("way") for fault in said}) == len(said) > 0
    for language in LANGUAGES:
        words = load_game(game).words(language)
        sentence, errors = words.said(f"fault-{code}", "", said[0].values)
        assert not errors
        assert all(value in sentence for value in said[0].values.values() if value.isdigit())


EVERY_FAULT = {
    "toml": ("schatzjagd", "[pit\n"),
    "other_game": ("schatzjagd", 'game = "grimoria"\n'),
    "unknown_field": ("schatzjagd", 'game = "schatzjagd"\nluck = 1\n'),
    "no_such_card": ("grimoria", 'game = "grimoria"\n[wizard]\n'),
    "name": ("schatzjagd", 'game = "schatzjagd"\n[Big]\n'),
    "missing": ("schatzjagd", 'game = "schatzjagd"\n[den]\n'),
    "mark": ("grimoria", 'game = "grimoria"\n[king]\ngiven = ["depth"]\n'),
    "picture": ("grimoria", 'game = "grimoria"\n[king]\npicture = "http://elsewhere"\n'),
    "cards_in_all": ("grimoria", 'game = "grimoria"\n[king]\ncount = 30\n[queen]\ncount = 30\n'),
}
WRONG_VALUES = {
    "number": "[pit]\ncount = 99\n",
    "word": '[map_a4]\nfield = "moon"\n',
    "text": '[nail]\ntype = "trap"\ncount = 1\neffects = []\ntitle = ""\n',
    "flag": "[portal]\nstays = 3\n",
    "phrase": '[pit]\neffects = ["joy"]\n',
    "list": "[wyrms_hoard]\nfaces = []\n",
}


def workshop_words(game: str, language: str) -> Words:
    """What the workshop can say of a game's cards."""
    return words(language, load_game(game).folder / "words", COMMON / "workshop")


@pytest.mark.parametrize("code", EVERY_FAULT)
def test_every_code_of_a_fault_has_a_sentence_in_both_languages(code: str) -> None:
    game, text = EVERY_FAULT[code]
    [fault] = checked(load_game(game), CardDraft(game, text=text)).faults
    assert fault.code == code
    for language in LANGUAGES:
        words = workshop_words(game, language)
        key = f"fault-{code}" if words.has(f"fault-{code}") else f"web-fault-{code}"
        sentence, errors = words.said(key, "", fault.values | {"line": fault.line})
        assert sentence
        assert not errors


@pytest.mark.parametrize("kind", WRONG_VALUES)
def test_a_wrong_value_says_what_the_part_that_is_wrong_may_be(kind: str) -> None:
    text = f'game = "schatzjagd"\n{WRONG_VALUES[kind]}'
    [fault] = checked(load_game("schatzjagd"), CardDraft("schatzjagd", text=text)).faults
    assert (fault.code, fault.wanted.kind if fault.wanted else "") == ("value", kind)
    for language in LANGUAGES:
        names = ["exactly", "most"] if kind == "list" else [kind]
        assert all(workshop_words("schatzjagd", language).has(f"web-allowed-{name}") for name in names)


@with_house
async def test_a_file_that_is_changed_keeps_its_comments(house: House) -> None:
    text = '# mine\ngame = "grimoria"\n\n# the best\n[king]\npoints = 2 # read with a glass\n'
    found = await check(house, "grimoria", text=text, title="", cards={"king": {"points": 3}, "queen": {"count": 4}})
    assert found["faults"] == []
    assert found["text"] == text.replace("points = 2", "points = 3") + "\n[queen]\ncount = 4\n"


HOSTILE: list[Any] = [
    {"text": f'game = "schatzjagd"\n[pit]\ncount = {DEEP}'},
    {"text": f'game = "schatzjagd"\n[pit]\ncount = {"9" * 5_000}'},
    {"text": f'game = "schatzjagd"\n[pit]\ncount = 0x{"f" * 5_000}'},
    {"text": 'game = "schatzjagd"\n' + ".".join("a" * 9_000) + " = 1"},
    {"text": 'game = "schatzjagd"\n[pit]\ncount = nan\neffects = 1979-05-27\n'},
    {"text": 'game = "schatzjagd"\n["\\u0000: x"]\ntype = "trap"\n'},
    {"text": "\x00\ufeff[[[["},
    {"text": ""},
    {"cards": {"game": {"count": 1}}},
    {"cards": {"pit": {"count": 10**30}}},
    {"cards": {"pit": {"count": "\x7f\x00\n[knife]\ncount = 30"}}},
    {"cards": {"pit": {"effects": [["life -5"]], "count": True}}},
    {"cards": {"pit": {"effects": [None, {"a": 1}]}}},
    {"cards": {"pit": {"effects": nested(400)}}},
]


@with_house
async def test_hostile_files_are_refused_with_a_reason(house: House) -> None:
    for draft in HOSTILE:
        found = await check(house, **draft)
        assert found["faults"], draft
        assert found["cards"] == []
        assert all("\n" not in fault["what"] for fault in found["faults"])


@with_house
async def test_what_is_no_draft_is_refused_in_one_line(house: House) -> None:
    for wrong, status in (
        ({"game": "chess"}, 404),
        ({"game": "schatzjagd", "cards": {"a b": {}}}, 400),
        ({"game": "schatzjagd", "cards": {"pit": {"x\ny": 1}}}, 400),
        ({"game": "schatzjagd", "cards": {"pit": {"count": {"deep": 1}}}}, 400),
        ({"game": "schatzjagd", "cards": {"pit": {"count": None}}}, 400),
        ({"game": "schatzjagd", "title": "x" * 61}, 400),
        ({"game": "schatzjagd", "text": "x" * 60_001}, 400),
        ({"game": "schatzjagd", "text": "x" * 90_000}, 413),
        ({"game": "schatzjagd", "more": 1}, 400),
    ):
        found, complaint = await house.request("POST", "/api/cards", wrong)
        assert found == status, complaint
        assert "\n" not in complaint["message"]
    seats = [{"kind": "bot"}] * 2
    for draft in HOSTILE[:6]:
        body = {"game": "schatzjagd", "seats": seats, "cards": draft["text"]}
        assert (await house.request("POST", "/api/tables", body))[0] == 400


@with_house
async def test_a_table_shows_its_own_cards_by_the_names_its_rules_know(house: House) -> None:
    text = (await check(house, title="Ours", cards={"pit": {"count": 3}, "well": WELL}))["text"]
    created = await house.create("pp", "schatzjagd", cards=text)
    assert (await house.request("GET", f"/api/tables/{created['table']}"))[1]["has_own_cards"] is True
    _, facts = await house.request("GET", f"/api/tables/{created['table']}/facts")
    assert facts["own_cards"] == "Ours"
    well = next(card for card in facts["cards"] if card["title"])
    assert (well["key"], well["values"]["effects"]) == ("own_1", WELL["effects"])
    assert {card["key"] for card in facts["cards"]} >= {"pit", "own_1"}
    _, standard = await house.request("GET", "/api/games/schatzjagd")
    assert standard["own_cards"] is None
    assert not any(card["added_as"] for card in standard["cards"])


@with_house
async def test_forms_know_every_value_of_every_card(house: House) -> None:
    for key in GAMES:
        _, forms = await house.request("GET", f"/api/games/{key}/forms")
        _, facts = await house.request("GET", f"/api/games/{key}")
        assert {card["key"]: [*card["values"]] for card in facts["cards"]} == {
            card: [*fields] for card, fields in forms["cards"].items()
        }
    assert (await house.request("GET", "/api/games/chess/forms"))[0] == 404


def some(info: FieldInfo, rng: random.Random, beyond: bool) -> Any:
    """A value that the form allows; or one just beyond its bounds."""
    if info.kind == "number":
        return info.high + 1 if beyond else rng.randint(info.low, info.high)
    if info.kind == "word":
        return "nonsense" if beyond else rng.choice(info.words)
    if info.kind == "words":
        return [*info.words, info.words[0]] if beyond else rng.sample(info.words, rng.randint(0, len(info.words)))
    if info.kind == "text":
        return "x" * (info.high + 1) if beyond else "x" * rng.randint(info.low, info.high)
    if info.kind == "flag":
        return "yes" if beyond else rng.random() < 0.5
    if info.kind == "phrase":
        phrase = rng.choice([p for p in info.phrases if p.parts] if beyond else info.phrases)
        return phrase.text.format(*(some(part, rng, beyond) for part in phrase.parts))
    assert info.each
    count = rng.randint(info.low, info.high)
    return [some(info.each, rng, beyond) for _ in range(max(count, 1) if beyond else count)]


def refusal(key: str, card: str, values: dict[str, Any]) -> str:
    try:
        cards_of_text(load_game(key), written(key, "", {card: values}))
    except BadInput as error:
        return error.what
    return ""


@pytest.mark.parametrize("key", GAMES)
def test_what_forms_allow_is_what_the_check_allows(key: str) -> None:
    """Bounds, words and phrases of the forms are those of the card files, for all values and for new cards."""
    rng = random.Random(5)
    forms = load_game(key).card_file.forms
    fields = {(card, name): info for card, values in forms.cards.items() for name, info in values.items()}
    for (card, name), info in rng.sample(sorted(fields.items(), key=lambda each: each[0]), min(60, len(fields))):
        assert not refusal(key, card, {name: some(info, rng, False)}).startswith(f"{card}.{name}: '")
        assert refusal(key, card, {name: some(info, rng, True)}).startswith(f"{card}.{name}: ")
    for kind in forms.new:
        good = {name: some(info, rng, False) for name, info in kind.fields.items()} | kind.fixed | {"count": 1}
        assert not refusal(key, "new_card", good), good
        for name in set(kind.fields) - set(kind.fixed):
            bad = good | {name: some(kind.fields[name], rng, True)}
            assert refusal(key, "new_card", bad).startswith(f"new_card.{name}: "), bad


def words_wanted(key: str) -> set[str]:
    """What a form says: each value's name, each of its words, each phrase."""
    forms = load_game(key).card_file.forms
    wanted = {"value-count"}
    for fields in [*forms.cards.values(), *(kind.fields for kind in forms.new)]:
        for name, info in fields.items():
            wanted |= {f"value-{name}", *(f"word-{word}" for word in all_words(info))}
    return wanted | {title_key(load_game(key), card) for card in forms.cards}


def title_key(game: Game, card: str) -> str:
    """What a table of the card file is called: a card, a numbered thing such as a spell, or a sheet of values."""
    numbered = card.replace("_", "-")
    return f"card-{card}" if card in game.card_names else numbered if numbered[-1:].isdigit() else f"sheet-{card}"


def all_words(info: FieldInfo) -> set[str]:
    words = set() if len(info.words) > 20 else set(info.words)  # fields of the land are their own names
    words |= {f"phrase-{phrase.name}" for phrase in info.phrases}
    for part in [info.each, *(part for phrase in info.phrases for part in phrase.parts)]:
        words |= all_words(part) if part else set()
    return words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_forms_have_all_their_words(key: str, language: str) -> None:
    words = load_game(key).words(language)
    assert not [word for word in sorted(words_wanted(key)) if not words.has(word)]
