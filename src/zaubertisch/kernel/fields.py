"""What a value of a card may be: read from the type of its field, and used to check, to ask for and to word it."""

import re
import typing
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Literal, NamedTuple

from msgspec import Meta
from msgspec import field as of

from zaubertisch.kernel.codec import Shape

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")
GAP = "{}"
NUMBER = re.compile(r"[0-9]{1,2}")


class FieldInfo(Shape, frozen=True, omit_defaults=True):
    """What a value may be. Bounds are of a number, of the letters of a text, or of how many things a list has."""

    kind: Literal["number", "word", "words", "text", "flag", "list", "phrase"]
    low: int = 0
    high: int = 0
    words: list[str] = of(default_factory=list)  # one of these, or a list of different ones of them
    each: "FieldInfo | None" = None  # what each thing of a list may be
    phrases: list["PhraseInfo"] = of(default_factory=list)  # the closed vocabulary that a phrase is taken from
    default: Any = None  # what holds where the value is left out; without one it must be there
    thing: str = ""  # what a thing of a list, or of a gap in a phrase, is called


class PhraseInfo(Shape, frozen=True):
    """A phrase of a closed vocabulary: its text with a gap `{}` for each of its parts."""

    name: str
    text: str
    parts: list[FieldInfo]


class Problem(NamedTuple):
    """What is wrong with a value: the part that is, how a line quotes it, and what it should be."""

    part: object
    quote: str
    wanted: FieldInfo


# From types


def one_of(*words: str) -> Meta:
    """One of some words."""
    return Meta(extra={"words": words}, extra_json_schema={"enum": [*words]})


def one_phrase_of(phrases: Sequence[PhraseInfo]) -> Meta:
    """A phrase of a closed vocabulary."""
    return Meta(extra={"phrases": phrases}, extra_json_schema={"examples": [example(phrase) for phrase in phrases]})


DIFFERENT = Meta(extra_json_schema={"uniqueItems": True})  # of a list of words: none of them twice


def example(phrase: PhraseInfo) -> str:
    """The phrase with the highest number and the first word in its gaps."""
    return phrase.text.format(*(part.words[0] if part.words else part.high for part in phrase.parts))


def described(hint: Any) -> FieldInfo:
    """The type of a value as data.

    >>> described(typing.Annotated[int, Meta(ge=0, le=9)])
    FieldInfo(kind='number', low=0, high=9, words=[], each=None, phrases=[], default=None, thing='')
    """
    kind, *notes = typing.get_args(hint) if typing.get_origin(hint) is typing.Annotated else (hint,)
    said = {name: value for note in notes if isinstance(note, Meta) for name, value in parts_of(note)}
    if kind is int:
        return FieldInfo("number", said["ge"], said["le"])
    if kind is bool:
        return FieldInfo("flag")
    if kind is str:
        return described_text(said)
    each = described(*typing.get_args(kind))
    if said.get("uniqueItems"):
        return FieldInfo("words", words=each.words)
    return FieldInfo("list", said.get("min_length", 0), said["max_length"], each=each, thing=said.get("title", ""))


def described_text(said: dict[str, Any]) -> FieldInfo:
    if "words" in said:
        return FieldInfo("word", words=[*said["words"]])
    if "phrases" in said:
        return FieldInfo("phrase", phrases=[*said["phrases"]])
    return FieldInfo("text", said.get("min_length", 0), said["max_length"])


def parts_of(note: Meta) -> list[tuple[str, Any]]:
    plain = [(name, getattr(note, name)) for name in ("ge", "le", "min_length", "max_length", "title")]
    return [(name, value) for name, value in plain if value is not None] + [
        *(note.extra or {}).items(),
        *(note.extra_json_schema or {}).items(),
    ]


# Checking


def problem(info: FieldInfo, value: object) -> Problem | None:
    """What is wrong with a value; nothing if it is right."""
    if info.kind == "list":
        return problem_of_list(info, value)
    if info.kind == "phrase":
        return problem_of_phrase(info, value)
    return None if accepts(info, value) else Problem(value, repr(value), info)


def accepts(info: FieldInfo, value: object) -> bool:
    """Whether a value that has no parts is right."""
    match info.kind:
        case "number":
            return type(value) is int and info.low <= value <= info.high
        case "flag":
            return isinstance(value, bool)
        case "word":
            return isinstance(value, str) and value in info.words
        case "text":
            return isinstance(value, str) and value.isprintable() and info.low <= len(value.strip()) <= info.high
    return is_list_of_words(info, value)


def is_list_of_words(info: FieldInfo, value: object) -> bool:
    if not isinstance(value, list) or not all(isinstance(word, str) and word in info.words for word in value):
        return False
    return len(value) == len(set(value))


def problem_of_list(info: FieldInfo, value: object) -> Problem | None:
    """Lists of numbers are quoted whole, of others the part that is wrong."""
    assert info.each
    if not isinstance(value, list):
        return Problem(value, repr(value), info)
    if not info.low <= len(value) <= info.high:
        return Problem(value, f"{len(value)} {info.thing}s" if info.thing else repr(value), info)
    for number, thing in enumerate(value, 1):
        if wrong := problem(info.each, thing):
            return wrong._replace(quote=quoted(info, value, number, wrong.quote))
    return None


def quoted(info: FieldInfo, value: list[object], number: int, part: str) -> str:
    assert info.each
    if info.each.kind == "list":
        return f"{info.thing} {number}: {part}"
    return repr(value) if info.each.kind == "number" else part


def problem_of_phrase(info: FieldInfo, value: object) -> Problem | None:
    said = read_phrase(value, info.phrases) if isinstance(value, str) else None
    if not said:
        return Problem(value, repr(value), FieldInfo("phrase"))
    phrase, gaps = said
    wrong = (part for part, gap in zip(phrase.parts, gaps, strict=True) if not fills(part, gap))
    return next((Problem(value, repr(value), part) for part in wrong), None)


def read_phrase(text: str, phrases: Sequence[PhraseInfo]) -> tuple[PhraseInfo, list[str]] | None:
    """Which phrase a text is, and what stands in its gaps, right or wrong."""
    for phrase in phrases:
        if found := pattern(phrase.text).fullmatch(text):
            return phrase, [*found.groups()]
    return None


def pattern(text: str) -> re.Pattern[str]:
    """Around signs there may be blanks or none; between a word and a gap there must be one."""
    gap, *others = [word.strip() for word in text.split(GAP)]
    found = re.escape(gap)
    for word in others:
        before = " +" if found[-1:].isalnum() else ""
        found += f"{before}([^ +=/]*?)" + (f" *{re.escape(word)} *" if word else "")
    return re.compile(found)


def fills(part: FieldInfo, gap: str) -> bool:
    if part.kind == "number":
        return NUMBER.fullmatch(gap) is not None and part.low <= int(gap) <= part.high
    return gap in part.words


# Wording, as the one line of an error says it


def allowed(info: FieldInfo) -> str:
    """What is allowed, in words."""
    match info.kind:
        case "number":
            return f"a whole number from {info.low} to {info.high}"
        case "text":
            return f"a line of text of {info.low} to {info.high} letters"
        case "flag":
            return "true or false"
        case "words":
            return "a list of different ones of " + ", ".join(info.words)
        case "list":
            return allowed_list(info)
        case "phrase":
            return allowed_phrases(info.phrases)
    return ", ".join(info.words)


def allowed_list(info: FieldInfo) -> str:
    assert info.each
    each = allowed(info.each)
    match info.each.kind:
        case "number":
            return f"a list of {info.high} times {each}"
        case "list":
            return f"{COUNTS[info.high]} lists, one for each {info.thing}; each {each}"
        case "phrase":
            return f"a list of at most {info.high}: {each}"
    return f"a list of {COUNTS[info.high]} of {each}"


def allowed_phrases(phrases: Sequence[PhraseInfo]) -> str:
    """Those with the same gaps together, and behind them what may stand there."""
    groups = groupby(phrases, key=lambda phrase: gaps(phrase.parts))
    return ", ".join(
        ", ".join(f'"{phrase.text.format(*map(name_of_gap, phrase.parts))}"' for phrase in group)
        + (f" ({legend})" if legend else "")
        for legend, group in groups
    )


def gaps(parts: Sequence[FieldInfo]) -> str:
    return "; ".join(
        f"{part.thing}: {', '.join(part.words)}" if part.words else f"n up to {part.high}" for part in parts
    )


def name_of_gap(part: FieldInfo) -> str:
    return part.thing if part.words else "n"
