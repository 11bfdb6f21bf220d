"""Names that everybody sees: a small list of words for each language, and the operator's own, are not among them."""

import functools
import re
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.words import LANGUAGES

FOLDER = Path(__file__).parent / "refused"
DISGUISES = str.maketrans("013457@$!|€", "oieastasiie")
LOOKALIKES = str.maketrans(
    "абеорсухкмнтвіјѕԁԛԝһαβεικονρτυχωıɡ", "abeopcyxkmhtbijsdqwhabeikovptuxwig"
)  # Cyrillic, Greek
WORD = re.compile(r"[a-z]+")
DRAWN_OUT = re.compile(r"([a-z])\1{2,}")
SINGLE_LETTERS = re.compile(r"\b(?:[a-z][^a-z]+){2,}[a-z]\b")  # s p a c e d  o u t


def plain(text: str) -> str:
    """Small letters without accents; digits and letters of other alphabets as those that they look like.

    >>> plain("Höl1e") == plain("HOLIE") == plain("Hоliе")
    True
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return bare.translate(LOOKALIKES).translate(DISGUISES)


def words_in(text: str) -> list[str]:
    """The words of a name, and what it says if all is read together, letter by letter, or not drawn out.

    >>> words_in("The K.i.n.g")
    ['the', 'k', 'i', 'n', 'g', 'king', 'theking']
    >>> words_in("Kiiiing")
    ['kiiiing', 'kiiiing', 'king', 'king', 'kiing', 'kiing']
    """
    letters = plain(text)
    spoken = [letters, *(DRAWN_OUT.sub(short, letters) for short in (r"\1", r"\1\1") if DRAWN_OUT.search(letters))]
    return [word for each in spoken for word in readings_of(each)]


def readings_of(letters: str) -> list[str]:
    spaced = ["".join(WORD.findall(found)) for found in SINGLE_LETTERS.findall(letters)]
    return [*WORD.findall(letters), *spaced, "".join(WORD.findall(letters))]


@functools.cache
def refusal(more: tuple[str, ...] = ()) -> re.Pattern[str]:
    """What matches a word that is refused."""
    lines = [line for language in LANGUAGES for line in listed(FOLDER / f"{language}.txt")]
    return re.compile("|".join(pattern_of(line) for line in (*lines, *more)))


def listed(path: Path) -> list[str]:
    lines = [line.strip() for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line and not line.startswith("#")]


def pattern_of(line: str) -> str:
    before, behind = ".*" if line.startswith("*") else "", ".*" if line.endswith("*") else ""
    return f"{before}{re.escape(''.join(WORD.findall(plain(line))))}{behind}"


def is_decent(text: str, more: tuple[str, ...] = ()) -> bool:
    """
    >>> [is_decent(text) for text in ("The Mutual Hare", "Scunthorpe", "F u c k it", "wh0re")]
    [True, True, False, False]
    """
    return not any(refusal(more).fullmatch(word) for word in words_in(text))


def check_decent(texts: Iterable[str], more: tuple[str, ...] = ()) -> None:
    for text in texts:
        if not is_decent(text, more):
            raise BadInput(f"{text[:60]!r} cannot stand where everybody sees it", "other words")
