"""From numbers to sentences: events, options and questions of any game, in the words of a language."""

from collections.abc import Sequence
from typing import Any

from zaubertisch.kernel.cards import values_of
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.event_kinds import Field, Numbered
from zaubertisch.kernel.position import Event, Position
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.kernel.words import Words

Names = Sequence[str]


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def word(name: str) -> str:
    """A name of the rules as a part of a key: `drop cloaked` is `drop_cloaked`."""
    return name.replace(" ", "_")


def seat_name(names: Names, seat: int) -> str:
    return names[seat] if 0 <= seat < len(names) else str(seat + 1)


def card_key(game: Game, card: int) -> str:
    """The name of a card, or `none`, or `hidden`."""
    return {NOTHING: "none", HIDDEN: "hidden"}.get(card) or game.card_names[card]


def card_word(words: Words, kind: str) -> str:
    return words.say(f"card-{kind}")


def card_values(words: Words, kind: str, name: str) -> dict[str, str]:
    """A card as sentences use it: by its name, and as an object ("a king")."""
    if kind == "none":
        return {name: "", f"{name}_object": ""}
    return {name: card_word(words, kind), f"{name}_object": words.form(f"card-{kind}", "object")}


def numbered_things(game: Game) -> list[str]:
    """What this game knows by number, beside cards, seats and fields: spells, for example."""
    return sorted(set(game.things.values()) - {"card", "seat", "number", "field"})


def seat_values(names: Names, name: str, seat: int) -> dict[str, str]:
    """A seat as sentences use it: by its name, and whether there is one."""
    return {name: seat_name(names, seat), f"has_{name}": "no" if seat == NOTHING else "yes"}


def field_values(words: Words, names: Names, field: Field, number: int) -> dict[str, Any]:
    """What an event says, as sentences use it."""
    name, value = field.name, "" if number == NOTHING else field.read(number)
    match field.is_a:
        case "seat":
            return seat_values(names, name, number)
        case "card":
            return card_values(words, str(value) or "none", name)
        case "flag":
            return {name: "yes" if value else "no"}
        case "dice":
            return {name: " : ".join(map(str, value))}  # type: ignore[arg-type]
        case "field":
            return {name: str(value).upper()}
    if isinstance(field, Numbered):
        return {name: words.say(f"{name}-{value}"), f"{name}_number": value}
    return {name: value}


def event_values(game: Game, words: Words, names: Names, event: Event) -> dict[str, Any]:
    """All that the sentence of an event may use."""
    kind = card_key(game, event.card)
    values = {"kind": kind, **card_values(words, kind, "card"), **seat_values(names, "seat", event.seat)}
    for part, field in event.kind.fields():
        values |= field_values(words, names, field, getattr(event, part))
    return values


def event_sentence(game: Game, words: Words, names: Names, event: Event) -> str:
    """What happened."""
    return words.say(f"event-{event.name}", **event_values(game, words, names, event))


def option_thing(game: Game, option: int) -> tuple[str, str, str]:
    """An option's verb, what its object is (card, spell, seat, or nothing), and the object's name."""
    verb, _ = game.options.split(option)
    return verb, game.things.get(verb, ""), game.options.name(option)[len(verb) + 1 :]


def thing_values(words: Words, names: Names, what: str, thing: str) -> dict[str, str]:
    if what == "card":
        return card_values(words, thing, "thing")
    if what == "seat":
        return {"thing": seat_name(names, int(thing) - 1)}
    if what == "field":
        return {"thing": thing.upper()}
    return {"thing": words.say(f"{what}-{thing}") if what and what != "number" else thing, "number": thing}


def option_sentence(game: Game, words: Words, names: Names, option: int) -> str:
    """What one may do."""
    verb, what, thing = option_thing(game, option)
    return capital(words.say(f"option-{word(verb)}", **thing_values(words, names, what, thing)))


def question_values(view: Position, names: Names, seat: int) -> dict[str, str]:
    turn = int(view.g.turn)
    return {"turn": seat_name(names, turn), "mine": "yes" if turn == seat else "no"}


def question_sentence(view: Position, words: Words, names: Names, seat: int) -> str:
    """What the seat is asked now."""
    return words.say(f"question-{view.question}", **question_values(view, names, seat))


def question_help(view: Position, words: Words) -> str:
    return words.say(f"question-{view.question}-help")


def why_sentence(game: Game, words: Words, number: int) -> str:
    """Why something is not possible, with the rule that forbids it."""
    return words.say("because", reason=words.say(f"why-{number}"), rule=game.cite(number))


def thing_facts(view: Position, key: str) -> dict[str, Any]:
    """The values of a card or spell as text."""
    return {field: as_text(value) for field, value in printed_values(view, key).items()}


def printed_values(view: Position, key: str) -> dict[str, Any]:
    """The values of a card or spell in this game's card file: `card-king` is `king`, `spell-3` is `spell_3`."""
    card = view.cards.cards.get(key.removeprefix("card-").replace("-", "_"))
    return values_of(card) if card else {}


def as_text(value: Any) -> Any:
    """Lists as sentences can use them: commas within, bars between lists of lists."""
    if not isinstance(value, list):
        return value
    is_nested = any(isinstance(part, list) for part in value)
    return (" | " if is_nested else ", ").join(str(as_text(part)) or "·" for part in value)


def thing_brief(view: Position, words: Words, key: str) -> str:
    return words.say(f"{key}-brief", **thing_facts(view, key))


def thing_help(view: Position, words: Words, key: str) -> str:
    """What a card or spell does, in this game's values."""
    values = {field: in_words(words, field, value) for field, value in printed_values(view, key).items()}
    return words.say(f"{key}-help", **values)


def in_words(words: Words, field: str, value: Any) -> Any:
    """A value as a sentence says it: of the field `symbols` the part `moon` is `screen-symbol-moon`."""
    prefix = f"screen-{field.removesuffix('s')}-"
    if not isinstance(value, list) or not words.has(f"{prefix}none"):
        return as_text(value)
    return ", ".join(words.say(prefix + part) for part in value or ["none"])
