"""One place for a card value: whatever else names it is made from there."""

import json
import tomllib
from pathlib import Path
from typing import Annotated

import jsonschema_rs
import pytest
from msgspec import Meta

from tests.generic.cardfiles import random_file
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cardfiles import CardFile
from zaubertisch.kernel.cards import Card, fields_of
from zaubertisch.kernel.decks import DeckType
from zaubertisch.kernel.fields import FieldInfo
from zaubertisch.kernel.toml import Source
from zaubertisch.server.workshop.cardpapers import card_page, card_schema, description, kinds_of


class Beast(Card, frozen=True, kw_only=True):
    """Something wild."""

    teeth: Annotated[int, Meta(ge=0, le=9, description="how many it shows")]


def test_a_value_that_is_typed_once_is_everywhere(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text('game = "zoo"\n[cat]\nteeth = 3\ngiven = ["teeth"]\n')
    file = CardFile("zoo", path, {"cat": Beast})
    assert file.forms.cards == {"cat": {"teeth": FieldInfo("number", 0, 9)}}
    assert int(DeckType(file.kinds).filled(file.card_set())[0].teeth) == 3
    assert card_schema(file)["$defs"]["Beast"]["properties"]["teeth"]["maximum"] == 9
    assert "| `teeth` | how many it shows | a whole number from 0 to 9 |  |" in card_page(file)
    _, [fault] = file.read(Source("mine", 'game = "zoo"\n[cat]\nteeth = 32\n'))
    assert (fault.code, fault.card, fault.field, fault.line, fault.values) == (
        "value",
        "cat",
        "teeth",
        3,
        {"found": "32"},
    )


@pytest.mark.parametrize("key", GAMES)
def test_the_schema_takes_what_the_check_takes(key: str) -> None:
    file = load_game(key).card_file
    validator = jsonschema_rs.validator_for(json.dumps(card_schema(file)))
    validator.validate(tomllib.loads(file.path.read_text(encoding="utf-8")))
    for seed in range(6):
        validator.validate(random_file(key, seed).data)


WRONG = {
    "another game": 'game = "chess"',
    "no such card": 'game = "grimoria"\n[kign]\ncount = 3',
    "a typo in a value": 'game = "grimoria"\n[king]\nbonsu = 3',
    "a number below": 'game = "grimoria"\n[king]\ncount = -1',
    "a number above": 'game = "grimoria"\n[king]\ncount = 400',
    "a word for a number": 'game = "grimoria"\n[king]\npoints = "two"',
}


@pytest.mark.parametrize("name", WRONG)
def test_the_schema_refuses_what_the_check_refuses(name: str) -> None:
    validator = jsonschema_rs.validator_for(json.dumps(card_schema(load_game("grimoria").card_file)))
    assert not validator.is_valid(tomllib.loads(WRONG[name]))


@pytest.mark.parametrize("key", GAMES)
def test_every_value_is_described(key: str) -> None:
    file = load_game(key).card_file
    for kind in (*kinds_of(file), *file.new.kinds.values()):
        assert all(description(kind, name) for name in fields_of(kind)), kind
