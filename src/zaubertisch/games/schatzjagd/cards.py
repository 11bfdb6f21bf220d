"""Schatzjagd's card file: which values there are, what is allowed, and the table that rules read them from."""

import re
from pathlib import Path
from typing import Any

from numpy.typing import NDArray

from zaubertisch.games.schatzjagd.phrases import ROADS, Effects, Faces, Roads, in_order
from zaubertisch.games.schatzjagd.rules.board import FIELD_NAMES, OPEN_FIELDS
from zaubertisch.games.schatzjagd.state import (
    ACTION_NAMES,
    CARDS,
    FACE,
    FIRST_OWN,
    KIND_NAMES,
    MAP_NAMES,
    MONSTER_NAMES,
    MOST_CARDS,
    MOST_TREASURES,
    ON_FLIGHT,
    ON_HIT,
    OWN_CARDS,
    OWN_EFFECTS,
    PLACE_NAMES,
    POTION_NAMES,
    SPELL_NAMES,
    STANDARD_NAMES,
    TRAP_NAMES,
    TREASURE_NAMES,
    TYPE_NAMES,
    VALUE_NAMES,
    WEAPON_NAMES,
)
from zaubertisch.kernel.cards import (
    CardSet,
    Fields,
    Flag,
    Maybe,
    Number,
    Source,
    Text,
    Word,
    changed_set,
    read_source,
    standard_set,
)
from zaubertisch.kernel.record import allocate

FOLDER = Path(__file__).parent
COUNT, AMOUNT, SOME = Number(0, 30), Number(0, 15), Number(1, 15)
OPEN_NAMES = Word(tuple(FIELD_NAMES[field] for field in OPEN_FIELDS))
PLACE_ACTIONS, SPELL_ACTIONS = ACTION_NAMES[:11], ("effects", *ACTION_NAMES[11:])
LEAST_CARDS = 16

# What each place and spell of the standard deck does.
ACTIONS = {
    **dict(
        zip(PLACE_NAMES, ("trade", "portal", "bets", "die", "riddle", "look", "whirlwind", "ring", "ride", "guild"))
    ),
    **dict(zip(SPELL_NAMES, ("bind", "tremor", "far_sight", "mind_theft", "displace"))),
}
# What a card needs beside its action.
ACTION_FIELDS: dict[str, Fields] = {
    "effects": {"effects": Effects()},
    "riddle": {"effects": Effects()},
    "die": {"faces": Faces()},
    "bets": {"bets": SOME},
    "guild": {"lucky": Number(0, 6)},
    "portal": {"roads": Roads()},
}
TYPES = {
    "weapon": WEAPON_NAMES, "potion": POTION_NAMES, "trap": TRAP_NAMES, "place": PLACE_NAMES, "monster": MONSTER_NAMES,
    "spell": SPELL_NAMES, "map": MAP_NAMES,
}  # fmt: skip


def fields_of(kind: str, action: str, actions: tuple[str, ...]) -> Fields:
    """The values of a card of some type, and for places and spells of some action."""
    doing: Fields = {"action": Word(actions), **ACTION_FIELDS.get(action, {})}
    by_type: dict[str, Fields] = {
        "place": {**doing, "price": AMOUNT, "stays": Flag()},
        "spell": doing,
        "monster": {"power": Number(0, 30), "loot": AMOUNT, "on_hit": Effects(True), "on_flight": Effects(True)},
        "map": {"field": OPEN_NAMES},
    }
    return {"type": Word((kind,)), "count": COUNT, **by_type.get(kind, {"effects": Effects()})}


SCHEMA: dict[str, Fields] = {
    **{
        name: fields_of(kind, ACTIONS.get(name, ""), (ACTIONS.get(name, ""),))
        for kind, names in TYPES.items()
        for name in names
    },
    "treasures": {name: Number(0, MOST_TREASURES) for name in TREASURE_NAMES},
    "henchman": {**dict.fromkeys(VALUE_NAMES, AMOUNT), "life": SOME, "most": SOME},
    "successor": {"points": Number(1, 24), "most": Number(1, 6), "life": SOME, "gold": AMOUNT, "weapons": AMOUNT,
                  "points_per_strength": Number(1, 6)},
    "monsters": {"life": Number(1, 60)},
    "hand": {"size": Number(1, 8)},
    "poison": {"loss": AMOUNT},
    "tavern": {"pay": AMOUNT},
    "healer": {"cure": AMOUNT, "healing": SOME},
    "school": {"price": AMOUNT, "gain": SOME},
    "smith": {"points": SOME},
}  # fmt: skip
DEFAULTS = {"price": 0, "stays": True, "loot": 0, "on_hit": [], "on_flight": []}
CARD_NAME = re.compile(r"[a-z][a-z0-9_]*")


def new_fields(source: Source, name: str, table: dict[str, Any]) -> Fields:
    """S115: what a card of one's own may say, by its type and action."""
    if not CARD_NAME.fullmatch(name) or name in KIND_NAMES:
        raise source.error(name, "no name for a card", "small letters, digits and _, as in magic_well")
    kind = _word(source, name, table, "type", tuple(TYPES))
    action = ""
    actions = PLACE_ACTIONS if kind == "place" else SPELL_ACTIONS
    if kind in ("place", "spell"):
        action = _word(source, name, table, "action", actions)
    fields = {**fields_of(kind, action, actions), "title": Text()}
    return {key: Maybe(field, DEFAULTS[key]) if key in DEFAULTS else field for key, field in fields.items()}


def _word(source: Source, name: str, table: dict[str, Any], key: str, words: tuple[str, ...]) -> str:
    if key not in table:
        raise source.error(f"{name}.{key}", "missing", ", ".join(words))
    if fault := Word(words).fault(table[key]):
        raise source.error(f"{name}.{key}", fault, ", ".join(words))
    return str(table[key])


def card_set(own: Source | None = None) -> CardSet:
    """The standard cards, or those with a user's own values and cards laid over them."""
    standard = standard_set("schatzjagd", read_source(FOLDER / "cards.toml"), SCHEMA)
    if own is None:
        return standard
    changed = changed_set(standard, own, SCHEMA, new_fields)
    check_sums(own, changed)
    check_henchman(own, changed)
    changed.titles |= titles(changed)
    return changed


def check_sums(source: Source, cards: CardSet) -> None:
    """There must be cards for the first hands, and no more than the record can hold."""
    if len(cards.added) > OWN_CARDS:
        raise source.error(cards.added[OWN_CARDS], f"{len(cards.added)} new cards", f"at most {OWN_CARDS}")
    names = (*STANDARD_NAMES, *cards.added)
    total = sum(cards.value(name, "count") for name in names)
    if not LEAST_CARDS <= total <= MOST_CARDS:
        place = next((f"{name}.count" for name in names if "count" in source.data.get(name, {})), "game")
        raise source.error(place, f"{total} cards in all", f"{LEAST_CARDS} to {MOST_CARDS} playing cards in all")
    treasures = sum(cards.value("treasures", name) for name in TREASURE_NAMES)
    if not 1 <= treasures <= MOST_TREASURES:
        raise source.error("treasures", f"{treasures} treasures in all", f"1 to {MOST_TREASURES} in all")


def check_henchman(source: Source, cards: CardSet) -> None:
    """S55: nobody begins with more than the highest mark."""
    most = cards.value("henchman", "most")
    for name in VALUE_NAMES:
        if cards.value("henchman", name) > most:
            place = name if name in source.data.get("henchman", {}) else "most"
            raise source.error(
                f"henchman.{place}", f"begins with {cards.value('henchman', name)} {name}, the most is {most}",
                "no start value above most",
            )  # fmt: skip


def make_deck(cards: CardSet) -> NDArray[Any]:
    """The values as the rules read them."""
    table = allocate(CARDS)
    row = table[0]
    for kind, name in enumerate((*STANDARD_NAMES, *cards.added)):
        _fill_card(row, kind, cards.values[name])
    for kind, name in enumerate(TREASURE_NAMES):
        row.treasures[kind] = cards.value("treasures", name)
    _fill_henchman(row, cards)
    _fill_city(row, cards)
    return table


def _fill_card(row: Any, kind: int, values: dict[str, Any]) -> None:
    row.type[kind] = TYPE_NAMES.index(values["type"])
    row.count[kind] = values["count"]
    row.action[kind] = ACTION_NAMES.index(values.get("action", "effects"))
    row.price[kind] = values.get("price", 0)
    row.stays[kind] = values.get("stays", False)
    row.number[kind] = values.get("bets", values.get("lucky", 0))
    row.power[kind] = values.get("power", 0)
    row.loot[kind] = values.get("loot", 0)
    row.field[kind] = FIELD_NAMES.index(values["field"]) if "field" in values else -1
    row.face[kind] = [ROADS[road] for road in values.get("roads", ["anywhere"] * 6)]
    lists = {OWN_EFFECTS: values.get("effects", []), ON_HIT: values.get("on_hit", [])}
    lists |= {ON_FLIGHT: values.get("on_flight", [])}
    lists |= {FACE + face: effects for face, effects in enumerate(values.get("faces", []))}
    for which, effects in lists.items():
        for i, effect in enumerate(in_order(effects)):
            row.effect[kind, which, i] = effect


def _fill_henchman(row: Any, cards: CardSet) -> None:
    row.start = [cards.value("henchman", name) for name in VALUE_NAMES]
    row.most = cards.value("henchman", "most")
    row.monster_life = cards.value("monsters", "life")
    row.hand = cards.value("hand", "size")
    row.poison_loss = cards.value("poison", "loss")
    row.points, row.most_points = cards.value("successor", "points"), cards.value("successor", "most")
    row.bought = [cards.value("successor", "life"), cards.value("successor", "gold"), 1,
                  cards.value("successor", "weapons")]  # fmt: skip
    row.per_points = [1, 1, cards.value("successor", "points_per_strength"), 1]


def _fill_city(row: Any, cards: CardSet) -> None:
    row.tavern_pay = cards.value("tavern", "pay")
    row.cure_price, row.healing = cards.value("healer", "cure"), cards.value("healer", "healing")
    row.school_price, row.school_gain = cards.value("school", "price"), cards.value("school", "gain")
    row.smith_points = cards.value("smith", "points")


def titles(cards: CardSet) -> dict[str, str]:
    """What a user calls his own cards."""
    return {KIND_NAMES[FIRST_OWN + i]: str(cards.value(name, "title")) for i, name in enumerate(cards.added)}
