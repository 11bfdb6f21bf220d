"""The card file: every value has a mark, an owner may change any of them, a mistake is one line."""

import pytest

from zaubertisch.games.zauberschwert.cards import CARD_FILE, DECK
from zaubertisch.kernel.cards import fields_of
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.toml import Source

HEAD = 'game = "zauberschwert"\n'


def changed(text: str):
    return CARD_FILE.card_set(Source("mine.toml", HEAD + text))


def test_every_value_has_a_mark() -> None:
    cards = CARD_FILE.card_set()
    assert set(cards.values) == set(CARD_FILE.kinds)
    assert all(set(cards.marks[card]) == set(fields_of(kind)) for card, kind in CARD_FILE.kinds.items())


def test_an_owner_changes_what_differs() -> None:
    cards = changed('[goblins]\nstrength = 5\nsymbols = ["moon", "leaf"]\nstones = [9, 1, 1, 1, 1]\n')
    row = DECK.filled(cards)[0]
    assert (row.strength[0], row.creature_symbols[0], row.reward_stones[0].tolist()) == (5, 5, [0, 9, 1, 1, 1, 1])
    assert cards.marks["goblins"]["strength"] == "own"
    assert cards.marks["goblins"]["letter"] == "ours"


WRONG = {
    "[goblin]\nstrength = 3": "line 2: goblin: no such card: allowed is goblins, giant_rats, ",
    "[goblins]\nstrenght = 3": "line 3: goblins.strenght: unknown field: allowed is letter, ways, from_seats, ",
    "[goblins]\nstrength = -1": "line 3: goblins.strength: -1: allowed is a whole number from 1 to 40",
    "[goblins]\nstrength = 0": "line 3: goblins.strength: 0: allowed is a whole number from 1 to 40",
    "[orc_1]\nstrength = 0": "line 3: orc_1.strength: 0: allowed is a whole number from 1 to 9",
    "[goblins]\nstones = [1, 2]": "line 3: goblins.stones: [1, 2]: allowed is a list of 5 times a whole number from 0 ",
    '[goblins]\nsymbols = ["sun"]': "line 3: goblins.symbols: ['sun']: allowed is a list of different ones of moon, ",
    '[goblins]\nsymbols = ["moon", "moon"]': "line 3: goblins.symbols: ['moon', 'moon']: allowed is a list of ",
    '[goblins]\nletter = "E"': "line 3: goblins.letter: 'E': allowed is A, B, C, D",
    '[goblins]\nletter = 1': "line 3: goblins.letter: 1: allowed is A, B, C, D",
    '[omnus]\neffect = "win"': "line 3: omnus.effect: 'win': allowed is exchange, take_magic, ",
    "[energy_stone_moon]\ncount = 2": "line 3: energy_stone_moon.count: 2: allowed is a whole number from 0 to 1",
    "[amulet_moon]\ncount = 9\n[amulet_leaf]\ncount = 9\n[black_egg]\ncount = 20": "line 3: amulet_moon.count: ",
    '[forest_1]\nheroes = ["dwarf"]': "line 3: forest_1.heroes: forest without elf: allowed is a list with elf",
}  # fmt: skip


@pytest.mark.rules("Z18", "Z84")
@pytest.mark.parametrize(("text", "message"), WRONG.items())
def test_a_mistake_is_one_line_that_names_the_place(text: str, message: str) -> None:
    with pytest.raises(BadInput) as error:
        changed(text)
    assert str(error.value).startswith(f"mine.toml, {message}")
    assert "\n" not in str(error.value)


def test_too_few_adventures_are_refused() -> None:
    text = "".join(f"[{card}]\nways = []\n" for card, kind in CARD_FILE.kinds.items() if "ways" in fields_of(kind))
    with pytest.raises(BadInput, match="adventures in base"):
        changed(text)


@pytest.mark.rules("Z154")
def test_too_few_adventures_for_two_are_refused() -> None:
    names = [card for card, kind in CARD_FILE.kinds.items() if "from_seats" in fields_of(kind)]
    with pytest.raises(BadInput, match="adventures in base"):
        changed("".join(f"[{card}]\nfrom_seats = 3\n" for card in names))


@pytest.mark.rules("Z27")
def test_the_magic_of_towns_and_swamps_is_likely_that_of_the_wasteland_given() -> None:
    marks = CARD_FILE.card_set().marks
    found = {card: marks[card]["magic"] for card in marks if card.split("_")[0] in ("town", "swamp", "wasteland")}
    assert found == {card: "given" if card.startswith("wasteland") else "likely" for card in found}
