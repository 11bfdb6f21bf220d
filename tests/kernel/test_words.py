"""Everything that a game or the terminal says exists in both languages, and every sentence can be formed."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from tests.fluent_keys import keys_of
from zaubertisch.games import GAMES
from zaubertisch.games import game as load_game
from zaubertisch.kernel.contract import Game
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.event_kinds import EventKind, Field, OneOf
from zaubertisch.kernel.position import Event
from zaubertisch.kernel.record import HIDDEN, NOTHING
from zaubertisch.kernel.words import COMMON, LANGUAGES, Words, spoken_language, words
from zaubertisch.tables.rulebook import rulebooks
from zaubertisch.terminal import screen
from zaubertisch.terminal.interpreter import Interpreter
from zaubertisch.text import sentences as telling

NAMES = ("Anna", "Bela", "Cora", "Dorian", "Edda")
TERMINAL = Path(screen.__file__).parent
DEFINED = re.compile(r"^(-?[a-z][\w-]*) *=", re.MULTILINE)
SAID = re.compile(r"""(?:say|say_command)\(\s*["']([a-z_-]+)["']""")
EVERY_GAME = pytest.mark.parametrize("key", GAMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def numbers_returned(node: ast.expr | None) -> Iterator[int]:
    """The whole numbers that a return statement can give."""
    if isinstance(node, ast.IfExp):
        yield from numbers_returned(node.body)
        yield from numbers_returned(node.orelse)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield node.value


def rules_that_forbid(game: Game) -> set[int]:
    """Every rule number that a function of the game named `why_not...` or `refusal...` returns."""
    found: set[int] = set()
    for path in game.folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith(("why_not", "refusal")):
                for inner in ast.walk(node):
                    if isinstance(inner, ast.Return):
                        found.update(numbers_returned(inner.value))
    return found - {0}


def words_of_values(game: Game) -> Iterator[str]:
    """What each value of a variant is called; numbers say it themselves."""
    for name, variant in game.variants.items():
        for value in variant.names():
            if not value.isdigit():
                yield f"web-{value}" if value in ("on", "off") else f"variant-{name}-{value}"


def keys_needed(game: Game) -> set[str]:
    topics = Interpreter(game, game.words("en"), NAMES).topics()
    needed = {"game-name", "card-hidden", "win-points", "win-tie", "win-shared"}
    needed |= {key + end for key in topics for end in ("", "-help")}
    needed |= {f"option-{telling.word(verb)}" for verb in game.options.verbs()}
    needed |= {f"question-{name}{end}" for name in game.questions for end in ("", "-help")}
    needed |= {f"event-{kind.name}" for kind in game.events if kind.name}
    needed |= {f"why-{number}" for number in rules_that_forbid(game)}
    needed |= {f"tally-{part}" for part in game.tally_parts}
    needed |= {f"variant-{name}" for name in game.variants} | {*words_of_values(game)}
    needed |= {f"preset-{name}{end}" for name in game.presets for end in ("", "-help")}
    return needed | {f"thing-{thing}" for thing in telling.numbered_things(game)}


@EVERY_GAME
@EVERY_LANGUAGE
def test_a_game_has_all_words_it_needs(key: str, language: str) -> None:
    game = load_game(key)
    spoken = game.words(language)
    assert not [word for word in sorted(keys_needed(game)) if not spoken.has(word)]


OF_PAGES = sorted(path.parent for path in COMMON.glob("*/de.ftl"))  # words that only some pages say
FOLDERS = [COMMON, *OF_PAGES, *(load_game(key).folder / "words" for key in GAMES)]


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_have_the_same_keys(folder: Path) -> None:
    german, english = (keys_of(folder / f"{language}.ftl") for language in LANGUAGES)
    assert german == english


@EVERY_LANGUAGE
@pytest.mark.parametrize("folder", FOLDERS)
def test_no_word_is_defined_twice(folder: Path, language: str) -> None:
    keys = DEFINED.findall((folder / f"{language}.ftl").read_text(encoding="utf-8"))
    assert [key for key, times in Counter(keys).items() if times > 1] == []


@EVERY_LANGUAGE
def test_all_that_the_terminal_says_has_a_word(language: str) -> None:
    known = {key for game in GAMES for key in keys_of(load_game(game).folder / "words" / f"{language}.ftl")}
    known |= keys_of(COMMON / f"{language}.ftl")
    said = {key for path in TERMINAL.glob("*.py") for key in SAID.findall(path.read_text(encoding="utf-8"))}
    said |= {f"command-{name}{end}" for name in screen.COMMANDS for end in ("", "-use", "-does")}
    assert len(said) > 40
    assert not said - known


NUMBERS = ("bonus", "needs", "points", "loss", "coins", "price", "draws", "count")


def all_values(text: str, number: int) -> dict[str, object]:
    """Every value that the sentences of a file use."""
    return {**dict.fromkeys(re.findall(r"\$(\w+)", text), "x"), **dict.fromkeys(NUMBERS, number)}


def is_wrong(spoken: Words, word: str, values: dict[str, object]) -> bool:
    text, errors = spoken.said(word, "object", values)
    return bool(errors) or not text or "{" in text or "$" in text


@EVERY_LANGUAGE
@pytest.mark.parametrize("folder", OF_PAGES)
def test_every_sentence_of_a_page_can_be_formed_and_is_nowhere_else(folder: Path, language: str) -> None:
    file = folder / f"{language}.ftl"
    spoken, text = Words(language, folder), file.read_text(encoding="utf-8")
    assert not keys_of(file) & keys_of(COMMON / f"{language}.ftl")
    assert not [
        word for word in keys_of(file) for number in (0, 1, 2) if is_wrong(spoken, word, all_values(text, number))
    ]


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_sentence_can_be_formed(key: str, language: str) -> None:
    spoken = load_game(key).words(language)
    for folder in (COMMON, load_game(key).folder / "words"):
        file = folder / f"{language}.ftl"
        text = file.read_text(encoding="utf-8")
        plain = sorted(word for word in keys_of(file) if not word.startswith("event-"))
        wrong = [word for word in plain for number in (0, 1, 2) if is_wrong(spoken, word, all_values(text, number))]
        assert not wrong


def numbers_of(field: Field | None) -> list[int]:
    """Numbers of the record that a part of an event can be."""
    if isinstance(field, OneOf):
        return [*range(field.first, field.first + len(field.names))]
    return {"seat": [NOTHING, 1], "flag": [0, 1], "dice": [35, 40]}.get(field.is_a, [0, 1, 2]) if field else [NOTHING]


def events_of(kind: EventKind) -> Iterator[Event]:
    """Events of a kind, with everything in them that makes a sentence another one."""
    cards = [NOTHING, *([0] if kind.has_card else []), *([HIDDEN] if kind.is_secret else [])]
    for seat, other, card, amount in product([NOTHING, 0], numbers_of(kind.other), cards, numbers_of(kind.amount)):
        yield Event(kind, seat, other, card, amount)


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_event_is_a_sentence_with_the_names_it_declares(key: str, language: str) -> None:
    game = load_game(key)
    spoken = game.words(language)
    events = [event for kind in game.events if kind.name for event in events_of(kind)]
    values = [(event, telling.event_values(game, spoken, NAMES, event)) for event in events]
    assert not [event for event, said in values if is_wrong(spoken, f"event-{event.name}", said)]


@EVERY_GAME
@EVERY_LANGUAGE
def test_every_option_of_the_space_has_a_sentence_of_its_own(key: str, language: str) -> None:
    game = load_game(key)
    sentences = [telling.option_sentence(game, game.words(language), NAMES, n) for n in range(len(game.options))]
    assert len(set(sentences)) == len(sentences)
    assert not [sentence for sentence in sentences if "-" in sentence.split()[0] or "{" in sentence]


@EVERY_GAME
@EVERY_LANGUAGE
def test_help_cites_rules_that_exist(key: str, language: str) -> None:
    game = load_game(key)
    spoken = game.words(language)
    numbers = {number for rule in rulebooks()[key] for number in rule.numbers}
    for word in sorted(keys_needed(game)):
        if word.endswith("-help"):
            cited = set(re.findall(rf"{game.rule_letter}\d+", spoken.say(word)))
            assert cited, word
            assert cited <= numbers, word


def test_a_reason_ends_with_its_rule() -> None:
    game = load_game("grimoria")
    assert telling.why_sentence(game, game.words("de"), 59) == "Du hast keinen Zauberspiegel. (Regel G59)"
    assert telling.why_sentence(game, game.words("en"), 59) == "You have no Magic Mirror. (rule G59)"


@pytest.mark.parametrize(
    ("parts", "german", "english"),
    [
        (("card_taken", 0, NOTHING, 1, 0), "Anna nahm einen König.", "Anna took a King."),
        (("treasure_drawn", 1, NOTHING, HIDDEN, 0), "Bela zog einen Schatz.", "Bela drew a treasure."),
        (("treasure_drawn", 1, NOTHING, 19, 0), "Bela zog einen Schatz: Kelch.", "Bela drew a treasure: Goblet."),
        (("coins_gained", 0, NOTHING, NOTHING, 1), "Anna bekam 1 Taler.", "Anna got 1 coin."),
        (("coins_gained", 0, NOTHING, 6, 2), "Anna bekam 2 Taler (Barde).", "Anna got 2 coins (Bard)."),
        (("coins_taken", 0, 1, NOTHING, 3), "Anna nahm Bela 3 Taler ab.", "Anna took 3 coins from Bela."),
        (
            ("card_given_away", 2, NOTHING, HIDDEN, 1),
            "Cora gab einen verdeckten Schatz ab.",
            "Cora gave away a face-down treasure.",
        ),
    ],
)
def test_events_are_whole_sentences(parts: tuple[str, int, int, int, int], german: str, english: str) -> None:
    game = load_game("grimoria")
    event = Event(game.event_kind(parts[0]), *parts[1:])
    found = [telling.event_sentence(game, game.words(language), NAMES, event) for language in LANGUAGES]
    assert found == [german, english]


def test_a_missing_word_shows_its_key() -> None:
    assert words("en").say("no-such-word") == "no-such-word"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadInput, match="allowed is de or en"):
        Words("fr")


@pytest.mark.parametrize(
    ("speech", "language"), [("de_DE.UTF-8", "de"), ("en_GB.UTF-8", "en"), ("C", "en"), ("fr_FR", "en"), ("", "en")]
)
def test_the_language_follows_the_environment(monkeypatch: pytest.MonkeyPatch, speech: str, language: str) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", speech)
    assert spoken_language() == language


@EVERY_GAME
@EVERY_LANGUAGE
def test_words_of_variants_name_no_value_as_it_is_typed(key: str, language: str) -> None:
    game, spoken = load_game(key), load_game(key).words(language)
    typed = {value for variant in game.variants.values() for value in variant.names()} - {"on", "off", "any"}
    said = " ".join(spoken.say(f"variant-{name}") for name in game.variants).lower()
    assert not [value for value in typed if not value.isdigit() and re.search(rf"\b{value}( =|:)", said)]
