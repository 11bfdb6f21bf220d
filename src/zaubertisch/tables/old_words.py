"""Words that files of before use for what is called otherwise today: they are read, and reported once each."""

import warnings

RENAMED = {"option": "variant", "thought": "hint"}  # the word with which a line begins


class OldWord(UserWarning):
    """A file says it in a word of before."""


def today(word: str) -> str:
    """The word for it today; one of before is reported.

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
