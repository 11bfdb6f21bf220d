"""What a value may be, read from its type: the check, the form, the words of an error, the phrases of a vocabulary."""

import random
import typing
from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta

from tests.generic.cardfiles import some_value
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.cards import MARKS, Kind, fields_of
from zaubertisch.kernel.fields import (
    DIFFERENT,
    FieldInfo,
    PhraseInfo,
    allowed,
    described,
    example,
    one_of,
    one_phrase_of,
    problem,
    read_phrase,
)

VALUE = FieldInfo("word", words=["life", "gold"], thing="value")
PHRASES = (
    PhraseInfo("lower", "{} -{}", [VALUE, FieldInfo("number", 1, 15)]),
    PhraseInfo("skip", "skip", []),
    PhraseInfo("draw", "draw {}", [FieldInfo("number", 1, 9)]),
)
Small = Annotated[int, Meta(ge=-2, le=9)]
Numbers = Annotated[list[Small], Meta(min_length=4, max_length=4)]
Effects = Annotated[list[Annotated[str, one_phrase_of(PHRASES)]], Meta(max_length=2, title="effect")]
Faces = Annotated[list[Effects], Meta(min_length=3, max_length=3, title="face")]
ODD = [-3, 10, 10**30, 1.0, True, None, "", "a", "9", [], {}, [1], ["a", "a"], [["a"]], "x" * 61, "a\nb"]

TYPES: dict[str, tuple[Any, str]] = {
    "number": (Small, "a whole number from -2 to 9"),
    "flag": (bool, "true or false"),
    "word": (Annotated[str, one_of("a", "b")], "a, b"),
    "words": (Annotated[list[Annotated[str, one_of("b", "a")]], DIFFERENT], "a list of different ones of b, a"),
    "numbers": (Numbers, "a list of 4 times a whole number from -2 to 9"),
    "text": (Annotated[str, Meta(min_length=1, max_length=60)], "a line of text of 1 to 60 letters"),
    "effects": (Effects, 'a list of at most 2: "value -n" (value: life, gold; n up to 15), "skip", "draw n" (n up to'),
    "faces": (Faces, "three lists, one for each face; each a list of at most 2: "),
}


@pytest.mark.parametrize("name", TYPES)
def test_a_type_says_what_is_allowed_and_nothing_else_is(name: str) -> None:
    hint, words = TYPES[name]
    info, rng = described(hint), random.Random(1)
    assert allowed(info).startswith(words)
    for _ in range(50):
        assert problem(info, some_value(info, rng)) is None
    assert sum(problem(info, odd) is not None for odd in ODD) >= len(ODD) - 3


@pytest.mark.parametrize(
    ("hint", "value", "quote", "wanted"),
    [
        (Effects, ["skip", "joy"], "'joy'", FieldInfo("phrase")),
        (Effects, ["life -99"], "'life -99'", FieldInfo("number", 1, 15)),
        (Effects, ["luck -1"], "'luck -1'", VALUE),
        (Effects, ["skip"] * 3, "3 effects", described(Effects)),
        (Faces, [[], ["joy"], []], "face 2: 'joy'", FieldInfo("phrase")),
        (Numbers, [1, 2, 3, 99], "[1, 2, 3, 99]", FieldInfo("number", -2, 9)),
    ],
)
def test_a_problem_names_the_part_that_is_wrong(hint: Any, value: Any, quote: str, wanted: FieldInfo) -> None:
    found = problem(described(hint), value)
    assert found is not None
    assert (found.quote, found.wanted) == (quote, wanted)


@pytest.mark.parametrize("text", ["life -5", "life-5", "life  -  5", "draw 2", "draw  2", "skip"])
def test_phrases_are_read_with_and_without_blanks(text: str) -> None:
    assert read_phrase(text, PHRASES)
    assert problem(described(Effects), [text]) is None


@pytest.mark.parametrize("text", ["draw2", " skip", "life - 5 ", "life", "draw 10", "life -5 -5", "life -٣"])
def test_what_is_no_phrase_is_refused(text: str) -> None:
    assert problem(described(Effects), [text])


def all_kinds() -> list[Kind]:
    files = [load_game(key).card_file for key in GAMES]
    return [*dict.fromkeys(kind for file in files for kind in (*file.kinds.values(), *file.new.kinds.values()))]


def types_of(kind: Kind) -> dict[str, Any]:
    hints = typing.get_type_hints(kind, include_extras=True)
    return {name: hint for name, hint in hints.items() if name not in MARKS}


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.__name__)
def test_the_check_takes_nothing_that_the_type_refuses(kind: Kind) -> None:
    """msgspec is a second opinion on bounds and lengths; words and phrases only the check knows."""
    rng = random.Random(kind.__name__)
    for name, hint in types_of(kind).items():
        info = fields_of(kind)[name]
        for value in [*ODD, *(some_value(info, rng) for _ in range(20))]:
            if problem(info, value) is None:
                msgspec.convert(value, hint)
            elif info.kind in ("number", "flag") or (info.each and info.each.kind == "number"):
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert(value, hint)


@pytest.mark.parametrize("kind", all_kinds(), ids=lambda kind: kind.__name__)
def test_examples_of_a_vocabulary_are_phrases_of_it(kind: Kind) -> None:
    for info in fields_of(kind).values():
        innermost = info
        while innermost.each:
            innermost = innermost.each
        for phrase in innermost.phrases:
            assert problem(innermost, example(phrase)) is None
