"""Names that everybody sees: a small list of words for each language, and the operator's own, are not among them."""

import functools
import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.words import LANGUAGES

FOLDER = Path(__file__).parent / "refused"
DISGUISES = str.maketrans("01345789@$!|+€", "oieastbgasiite")
STROKES = str.maketrans("1|!I", "llll")  # what may be read as i or as l
WORD = re.compile(r"[^\W\d_]+")
DRAWN_OUT = re.compile(r"([a-z])\1{2,}")
SINGLE_LETTERS = re.compile(r"\b(?:[a-z][^a-z]+){2,}[a-z]\b")  # s p a c e d  o u t
HOLES = re.compile(r"[a-z][a-z*#]*[*#][a-z*#]*")  # letters that everybody reads though they are not there
NOTHING = "(?!)"  # matches no text
OF_LATIN = re.compile(r"(?:LATIN|REGIONAL INDICATOR)\b.* (?:LETTER|CAPITAL)(?: [A-Z]{2,})* ([A-Z])(?: WITH .*)?$")


@functools.cache
def lookalikes() -> dict[int, str]:
    """What a letter of another alphabet is read as."""
    lines = [line.partition(" ") for line in listed(FOLDER / "lookalikes.txt")]
    return {ord(other): letter for letter, _, others in lines for other in others}


@functools.lru_cache(4_096)
def as_latin(letter: str) -> str:
    """
    >>> [as_latin(letter) for letter in "ꜰᴜø🅺🇫ж"]
    ['f', 'u', 'o', 'k', 'f', 'ж']
    """
    found = None if letter.isascii() else OF_LATIN.search(unicodedata.name(letter, ""))
    return found[1].lower() if found else letter


def bare(text: str) -> str:
    """Without accents, and with letters of other alphabets as those that they look like: first as they are written, for
    capitals may look otherwise.
    """
    letters = unicodedata.normalize("NFKD", text).translate(lookalikes()).casefold()
    letters = unicodedata.normalize("NFKD", letters).translate(lookalikes())
    return "".join(as_latin(letter) for letter in letters if not unicodedata.combining(letter))


def plain(text: str) -> str:
    """Small letters without accents; digits and letters of other alphabets as those that they look like.

    >>> plain("Höl1e") == plain("HOLIE") == plain("Hоliе")
    True
    """
    return bare(text).translate(DISGUISES)


def spellings(text: str) -> list[str]:
    """All that a name may be meant to say, also with letters that are not drawn out.

    >>> spellings("k1ng"), spellings("Kiiing")
    (['king', 'klng'], ['kiiing', 'king', 'kiing'])
    """
    strokes = [plain(text), plain(text.translate(STROKES))]
    meant = [form for each in strokes for form in (each, each.replace("vv", "w"), each.replace("v", "u"))]
    short = [DRAWN_OUT.sub(form, letters) for form in (r"\1", r"\1\1") for letters in meant]
    return list(dict.fromkeys([*meant, *short]))


def words_in(letters: str) -> list[str]:
    """The words of a name, and what it says letter by letter or with a hyphen.

    >>> words_in("the k.i.n.g"), words_in("the ki-ng")
    (['the', 'k', 'i', 'n', 'g', 'king'], ['the', 'ki', 'ng', 'king'])
    """
    words = WORD.findall(letters)
    spaced = [joined(found) for found in SINGLE_LETTERS.findall(letters)]
    hyphened = [joined(part) for part in letters.split()]
    return list(dict.fromkeys([*words, *spaced, *hyphened]))


def pieces_in(letters: str) -> list[str]:
    """What each word says with those behind it: a word in pieces begins where one of them begins.

    >>> pieces_in("the ki ng")
    ['theking', 'king']
    """
    words = WORD.findall(letters)
    return ["".join(words[i:]) for i in range(len(words) - 1)]


def joined(letters: str) -> str:
    return "".join(WORD.findall(letters))


@dataclass(frozen=True)
class Refused:
    """Words that are refused; those that may be part of a longer word are refused in pieces, too."""

    lines: tuple[str, ...]

    @functools.cached_property
    def whole(self) -> re.Pattern[str]:
        return either(pattern_of(line) for line in self.lines)

    @functools.cached_property
    def in_pieces(self) -> re.Pattern[str]:
        return either(core_of(line) for line in self.lines if "*" in line)

    def has(self, letters: str) -> bool:
        return (
            any(self.whole.fullmatch(word) for word in words_in(letters))
            or any(self.in_pieces.match(piece) for piece in pieces_in(letters))
            or any(self.fits(holes) for holes in HOLES.findall(letters))
        )

    def fits(self, holes: str) -> bool:
        """
        >>> Refused(("king",)).fits("k*n*"), Refused(("king",)).fits("k*n")
        (True, False)
        """
        pattern = re.compile(holes.replace("*", ".").replace("#", "."))
        return any(pattern.fullmatch(core_of(line)) for line in self.lines)


@functools.cache
def refused(more: tuple[str, ...] = ()) -> Refused:
    """The words of the house, and the operator's own."""
    lines = [*(line for language in LANGUAGES for line in listed(FOLDER / f"{language}.txt")), *more]
    return Refused(tuple(line for line in lines if core_of(line)))


def listed(path: Path) -> list[str]:
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def either(patterns: Iterable[str]) -> re.Pattern[str]:
    return re.compile("|".join(patterns) or NOTHING)


def pattern_of(line: str) -> str:
    before, behind = ".*" if line.startswith("*") else "", ".*" if line.endswith("*") else ""
    return f"{before}{core_of(line)}{behind}"


def core_of(line: str) -> str:
    return joined(plain(line))


def is_decent(text: str, more: tuple[str, ...] = ()) -> bool:
    """
    >>> [is_decent(text) for text in ("The Mutual Hare", "Scunthorpe", "Anne Gerber", "F u c k it", "wh0re", "ƒ*ᑕk")]
    [True, True, True, False, False, False]
    """
    return not any(refused(more).has(letters) for letters in spellings(text))


def check_decent(texts: Iterable[str], more: tuple[str, ...] = ()) -> None:
    for text in texts:
        if not is_decent(text, more):
            raise BadInput(f"{text[:60]!r} cannot stand where everybody sees it", "other words")
