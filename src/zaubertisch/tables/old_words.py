"""Old words in files: each is still read, and reported once."""

import warnings

RENAMED = {"option": "variant", "thought": "hint"}  # the word with which a line begins


class OldWord(UserWarning):
    """A file uses a word that has been replaced."""


def today(word: str) -> str:
    """Today's word; an old one is reported.

    >>> today("variant"), today("seed")
    ('variant', 'seed')
    """
    if word not in RENAMED:
        return word
    report(word, RENAMED[word])
    return RENAMED[word]


def report(old: str, new: str) -> None:
    """Python shows equal warnings of one place once."""
    warnings.warn(
        f"{old!r} is called {new!r} now; `zaubertisch rewrite` brings files up to date", OldWord, stacklevel=1
    )
