"""Events on the wire: what they say by name, and a secret card as hidden as ever."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import Client, House, open_house, quick
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.server.play.messages import GameEvent
from zaubertisch.server.play.view_messages import event_of
from zaubertisch.server.startup.game_facts import game_facts
from zaubertisch.tables.streams import UNDONE, Heard

SORTS: dict[str, type] = {"seat": int, "number": int, "flag": bool, "dice": list}
EVERY_GAME = pytest.mark.parametrize("key", GAMES)


def sent(key: str, name: str, seat: int, other: int, card: int, amount: int) -> GameEvent:
    game = load_game(key)
    return event_of(game, Heard(7, game.events.index(game.event_kind(name)), seat, other, card, amount))


def test_numbers_have_names_and_dice_are_faces() -> None:
    assert sent("grimoria", "coins_taken", 0, 1, NOTHING, 3).fields == {"victim": 1, "coins": 3}
    assert sent("grimoria", "card_removed", 0, 1, 4, 0).fields == {"face_down": True}
    assert sent("schatzjagd", "blows_rolled", 0, NOTHING, NOTHING, 35).fields == {"dice": [3, 5]}
    assert sent("schatzjagd", "value_raised", 0, 1, NOTHING, 2).fields == {"value": "gold", "amount": 2}
    assert sent("schatzjagd", "stepped", 0, NOTHING, NOTHING, 43).fields == {"field": "d4"}
    assert sent("zauberschwert", "orc_joined", NOTHING, NOTHING, 18, 2).fields == {"orc": "orc_2"}
    undone = event_of(load_game("grimoria"), Heard(9, UNDONE, 0, NOTHING, NOTHING, 4))
    assert (undone.name, undone.fields) == ("undone", {"count": 4})


@EVERY_GAME
def test_a_card_that_may_not_be_known_is_nowhere_in_the_event(key: str) -> None:
    """Whatever the event, hiding its card changes the card alone."""
    game = load_game(key)
    for kind in game.events:
        if kind.has_card:
            amount = 1 if kind.amount is None else kind.amount.parse(kind.amount.write(1, ()), ())
            shown, hidden = (sent(key, kind.name, 0, NOTHING, card, amount) for card in (3, HIDDEN))
            assert (shown.card, shown.is_hidden) == (game.card_names[3], False)
            assert (hidden.card, hidden.is_hidden) == (None, True)
            assert (hidden.fields, hidden.seat, hidden.name) == (shown.fields, shown.seat, shown.name)


def is_declared(event: dict[str, Any], fields: dict[str, str]) -> bool:
    """Has each value the sort that the facts of the game say? A thing is a name or a number."""
    said = event.get("fields", {}).items()
    return all(name in fields and isinstance(value, SORTS.get(fields[name], (int, str))) for name, value in said)


@EVERY_GAME
def test_everything_sent_in_a_game_is_what_the_facts_declare(key: str, tmp_path: Path) -> None:
    fields = {event.name: event.fields for event in game_facts(load_game(key)).events}

    async def inside() -> None:
        async with open_house(quick(tmp_path)) as house:
            created = await house.create("pp", key)
            async with house.sit_all(created) as players:
                await play_some(house, list(players))
                heard = [event for player in players for event in player.events]
                assert len(heard) > 20
                assert not [event for event in heard if not is_declared(event, fields[event["name"]])]
                secret = [event for event in heard if event.get("is_hidden")]
                assert not [event for event in secret if "card" in event]

    asyncio.run(inside())


async def play_some(house: House, players: list[Client], answers: int = 25) -> None:
    rng = random.Random(3)
    for _ in range(answers):
        asked = [player for player in players if player.question]
        if not asked:
            await players[0].until(lambda: any(player.question for player in players))
            continue
        await asked[0].answer(rng.choice(asked[0].question["options"]))


def test_the_facts_of_a_game_say_what_a_screen_needs() -> None:
    facts = game_facts(load_game("zauberschwert"))
    families = {family.name: family.cards for family in facts.families}
    assert "fighter_2" in families["hero"]
    assert facts.kinds["wand_moon_1a"] == "wand"
    assert facts.halves["sword_moon_leaf_1b"] == "sword_moon_leaf_1"
    assert facts.verbs["sell_one"][-1] == "pass"
    assert facts.places["hand"] == ["lay", "give", "return"]
    assert {"wizards", "leader", "bidders", "start", "partner"} <= {*facts.seat_fields}
    assert "stones" not in facts.seat_fields
    weights = {event.name: event.weight for event in facts.events}
    assert (weights["round_began"], weights["turn_began"], weights["orc_joined"]) == ("chapter", "paragraph", "quiet")
