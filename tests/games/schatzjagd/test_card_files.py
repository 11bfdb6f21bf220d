"""Cards of one's own: they really play; a broken file gets its line, its field and what is allowed."""

import pytest

from tests.games.schatzjagd.scene import GAME, act, events, fact, names, scene
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.position import Position
from zaubertisch.kernel.toml import Source

OWN = """
[rusty_nail]
type = "trap"
title = "Rusty Nail"
count = 3
effects = ["life -2", "poison"]

[magic_well]
type = "place"
title = "Magic Well"
count = 2
action = "die"
price = 1
faces = [["death"], ["skip"], [], ["gold +4"], ["strength +2", "cure"], ["life =15", "draw 2"]]

[dragon]
type = "monster"
title = "Dragon"
count = 1
power = 16
loot = 15
on_hit = ["strength -1", "weapons /2"]
on_flight = ["gold -3"]

[homesickness]
type = "trap"
title = "Homesickness"
count = 2
effects = ["home"]

[blessing]
type = "spell"
title = "Blessing"
count = 2
action = "effects"
effects = ["life +5"]

[inn]
type = "place"
title = "Inn"
count = 1
action = "effects"
price = 2
stays = false
effects = ["life +6", "skip"]

[old_map]
type = "map"
title = "Old Map"
count = 1
field = "b7"

[tremor]
count = 2
"""
TRIM = "[knife]\ncount = 0\n[club]\ncount = 0\n[pike]\ncount = 0\n"
CARDS = OWN + TRIM
HEAD = 'game = "schatzjagd"\n'


def own_cards(text: str = CARDS):
    return GAME.card_set(Source("own.toml", HEAD + text))


def meet(card: str, lines: str = "", cards: str = CARDS) -> Position:
    """A henchman steps on a card of one's own."""
    board = f"Anna.field: c3\nboard: {card} at d3\n{lines}begin: turn of Anna, walking 1\n"
    position = scene(board, cards=cards)
    act(position, "step east")
    return position


@pytest.mark.rules("S16", "S115")
def test_own_cards_have_titles_marks_and_numbers():
    cards = own_cards()
    assert list(cards.titles.items())[:2] == [("own_1", "Rusty Nail"), ("own_2", "Magic Well")]
    assert cards.marks["dragon"]["power"] == "own"
    assert cards.marks["tremor"] == {"type": "given", "count": "own", "action": "likely"}
    assert cards.added == ("rusty_nail", "magic_well", "dragon", "homesickness", "blessing", "inn", "old_map")
    assert int(GAME.make_deck(GAME.card_set())[0].count[59:].sum()) == 0  # none in a standard game


@pytest.mark.parametrize("language", ["de", "en"])
def test_own_cards_are_called_by_their_titles(language):
    cards = own_cards(OWN.replace("Rusty Nail", 'The \\"Nail\\" {x}') + TRIM)
    words = GAME.words(language, cards)
    assert words.say("card-own_1") == 'The "Nail" {x}'
    assert words.form("card-own_3", "object") == "Dragon"
    assert GAME.words(language).say("card-own_3") != "Dragon"


@pytest.mark.rules("S115")
def test_an_own_trap():
    position = meet("own_1")
    assert fact(position, "Anna.life") == "13"
    assert fact(position, "Anna.poisoned") == "yes"
    assert fact(position, "discard_top") == "own_1"


@pytest.mark.rules("S115")
@pytest.mark.parametrize(
    ("die", "name", "wanted"),
    [(2, "skips", "yes"), (3, "gold", "4"), (4, "gold", "8"), (5, "strength", "4"), (6, "hand", "2")],
)
def test_an_own_place_with_a_die_table(die, name, wanted):
    position = meet("own_2", f"dice: {die}\n")
    assert names(position) == ["pass", "use"]
    act(position, "use")
    if name == "hand":
        assert int(position.g.player[0].cards) == 2
    else:
        assert fact(position, f"Anna.{name}") == wanted
    assert fact(position, "board") == "own_2 at d3"


@pytest.mark.rules("S115")
def test_an_own_place_may_be_deadly():
    position = meet("own_2", "dice: 1\n")
    act(position, "use")
    assert "died" in events(position)


@pytest.mark.rules("S115")
def test_an_own_monster():
    position = meet("own_3", "dice: 1, 1\nAnna.strength: 8\nAnna.weapons: 5\n")
    act(position, "strike")
    assert fact(position, "Anna.life") == "12"  # 13 + 1 against 16 + 1
    assert fact(position, "Anna.strength") == "7"
    assert fact(position, "Anna.weapons") == "2"  # 5, worn to 4, halved
    act(position, "flee")
    assert fact(position, "Anna.gold") == "2"


@pytest.mark.rules("S86", "S115")
def test_who_loses_his_last_life_in_flight_from_an_own_monster_dies():
    cards = CARDS.replace('on_flight = ["gold -3"]', 'on_flight = ["life -15"]')
    assert cards != CARDS
    position = meet("own_3", "dice: 1\nAnna.strength: 15\nAnna.weapons: 15\n", cards)
    act(position, "flee")
    assert "died" in events(position)
    assert "fight_ended" not in events(position)
    assert position.question == "spend_on_life"


@pytest.mark.rules("S115")
def test_an_own_trap_sends_home():
    position = meet("own_4")
    assert fact(position, "Anna.field") == "a0"
    assert position.question == "influence"


@pytest.mark.rules("S115")
def test_an_own_spell_and_place_and_map():
    position = scene("Anna.hand: own_5\nAnna.life: 7\nbegin: turn of Anna\n", cards=CARDS)
    act(position, "show own_5")
    assert fact(position, "Anna.life") == "12"
    position = meet("own_6", "Anna.life: 7\n")
    act(position, "use")
    assert (fact(position, "Anna.life"), fact(position, "Anna.gold")) == ("13", "3")
    assert fact(position, "board") == "none"
    position = scene("Anna.field: b7\nAnna.hand: own_7\nbegin: turn of Anna, influence\n", cards=CARDS)
    act(position, "show own_7")
    assert "treasure_lifted" in events(position)


@pytest.mark.rules("S115")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_with_own_cards(seats):
    import random

    cards = own_cards()
    variants = GAME.parse_variants({"last_day": "40", "memory": "on"})
    met = set()
    for seed in range(6):
        position, rng = Position.new(GAME, cards, seats, variants, seed), random.Random(seed)
        while not position.is_over:
            seat = position.asked()[0]
            position.answer(seat, rng.choice(position.legal(seat)))
            assert GAME.audit(position.g, position.deck[0]) == 0
            met |= {event.card for event in position.events() if event.name in ("card_uncovered", "spell_shown")}
    assert met & set(range(59, 75)), "none of the new cards was ever met"


BROKEN = {
    "no such type": ('[wall]\ntype = "building"\n', 3, "wall.type: 'building'", "weapon, potion, trap, place"),
    "no type": ('[wall]\ntitle = "Wall"\n', 2, "wall.type: missing", "weapon, potion"),
    "no title": ('[nail]\ntype = "trap"\ncount = 1\neffects = []\n', 2, "nail.title: missing", "a line of text"),
    "no count": ('[nail]\ntype = "trap"\ntitle = "Nail"\neffects = []\n', 2, "nail.count: missing", "0 to 30"),
    "an empty title": ('[nail]\ntype = "trap"\ntitle = ""\ncount = 1\neffects = []\n', 4, "nail.title: ''", "1 to 60"),
    "no effects": ('[nail]\ntype = "trap"\ntitle = "N"\ncount = 1\n', 2, "nail.effects: missing", "at most 4"),
    "an unknown value": ('[pit]\neffects = ["luck -5"]\n', 3, "pit.effects: 'luck -5'", "life, gold, strength"),
    "an unknown operation": ('[pit]\neffects = ["life *5"]\n', 3, "pit.effects: 'life *5'", '"value +n"'),
    "division by one": ('[pit]\neffects = ["life /1"]\n', 3, "pit.effects: 'life /1'", "/n"),
    "too much": ('[pit]\neffects = ["life -99"]\n', 3, "pit.effects: 'life -99'", "n up to 15"),
    "too many effects": ('[pit]\neffects = ["skip", "skip", "skip", "skip", "skip"]\n', 3, "5 effects", "at most 4"),
    "effects without a list": ('[pit]\neffects = "skip"\n', 3, "pit.effects: 'skip'", "a list"),
    "a number as effect": ('[pit]\neffects = [5]\n', 3, "pit.effects: 5", "a list"),
    "five faces": ("[wyrms_hoard]\nfaces = [[], [], [], [], []]\n", 3, "wyrms_hoard.faces: 5 faces", "six lists"),
    "a bad face": (
        '[wyrms_hoard]\nfaces = [[], [], ["joy"], [], [], []]\n', 3, "wyrms_hoard.faces: face 3: 'joy'", "six lists",
    ),
    "an unknown action": (
        '[den]\ntype = "place"\ntitle = "Den"\ncount = 1\naction = "dance"\n', 6, "den.action: 'dance'", "effects, die",
    ),
    "a spell's action for a place": (
        '[den]\ntype = "place"\ntitle = "Den"\ncount = 1\naction = "tremor"\n', 6, "den.action: 'tremor'", "portal",
    ),
    "a field of another type": (
        '[den]\ntype = "weapon"\ntitle = "Den"\ncount = 1\neffects = []\npower = 3\n', 7, "den.power: unknown field",
        "type, count, effects, title",
    ),
    "power out of bounds": ("[warpig]\npower = 99\n", 3, "warpig.power: 99", "0 to 30"),
    "death by a blow": ('[robber]\non_hit = ["death"]\n', 3, "robber.on_hit: 'death'", "poison"),
    "a map in the city": ('[map_a4]\nfield = "e4"\n', 3, "map_a4.field: 'e4'", "b0, c0"),
    "a portal to nowhere": (
        '[portal]\nroads = ["death", "green", "yellow", "blue", "red", "moon"]\n', 3, "portal.roads: 'moon'", "any",
    ),
    "stays as a word": ('[portal]\nstays = "yes"\n', 3, "portal.stays: 'yes'", "true or false"),
    "another type for a card": ('[knife]\ntype = "trap"\n', 3, "knife.type: 'trap'", "weapon"),
    "a bad name": ('["Big Dragon"]\ntype = "trap"\n', 2, "no name for a card", "magic_well"),
    "a reserved name": ('[own_3]\ntype = "trap"\n', 2, "own_3: no name for a card", "magic_well"),
    "too many cards": ("[knife]\ncount = 30\n", 3, "knife.count: 146 cards in all", "16 to 128"),
    "more than the most": ("[henchman]\nmost = 9\n", 3, "henchman.most: begins with 15 life", "above most"),
    "more gold than the most": (
        "[henchman]\nmost = 9\nlife = 9\ngold = 10\n", 5, "henchman.gold: begins with 10 gold", "most",
    ),
    "too many treasures": ("[treasures]\ncrown = 9\n", 2, "treasures: 17 treasures", "1 to 16"),
    "a mark for nothing": ('[pit]\nours = ["depth"]\n', 3, "'depth' is no value here", "type, count, effects"),
    "not TOML": ("[pit\n", 2, "not TOML", "key = value"),
    "another game": ("", 1, "grimoria", 'game = "schatzjagd"'),
}  # fmt: skip


@pytest.mark.rules("S115")
@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_card_file_names_line_field_and_what_is_allowed(name):
    text, line, field, allowed = BROKEN[name]
    source = 'game = "grimoria"\n' if name == "another game" else HEAD + text
    with pytest.raises(BadInput) as refused:
        GAME.card_set(Source("own.toml", source))
    message = str(refused.value)
    assert message.startswith(f"own.toml, line {line}: "), message
    assert field in message
    assert allowed in message.split("allowed is")[1]
    assert "\n" not in message


def test_too_many_new_cards():
    text = "".join(f'[card_{i}]\ntype = "trap"\ntitle = "T"\ncount = 0\neffects = []\n' for i in range(17))
    with pytest.raises(BadInput, match=r"card_16: 17 new cards: allowed is at most 16"):
        own_cards(text)
