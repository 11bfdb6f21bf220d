"""The fixed option space of a game: every answer anybody can ever give has a number and a readable name."""

from collections.abc import Iterator, Sequence

from zaubertisch.kernel.errors import BadInput


class OptionSpace:
    """Built from groups: a verb alone ("pass"), or a verb with each of its objects ("take king", "take castle").

    >>> space = OptionSpace(("pass", []), ("take", ["king", "castle"]))
    >>> space.name(2), space.number("take king"), len(space)
    ('take castle', 1, 3)
    """

    def __init__(self, *groups: tuple[str, Sequence[str]]) -> None:
        self.names: list[str] = []
        self._ranges: dict[str, range] = {}
        for verb, objects in groups:
            start = len(self.names)
            self.names += [f"{verb} {thing}" for thing in objects] or [verb]
            self._ranges[verb] = range(start, len(self.names))
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def __len__(self) -> int:
        return len(self.names)

    def first(self, verb: str) -> int:
        return self._ranges[verb].start

    def objects(self, verb: str) -> list[str]:
        """The names of a verb's objects, in their order."""
        return [self.names[number][len(verb) + 1 :] for number in self._ranges[verb]]

    def verbs(self) -> Iterator[str]:
        return iter(self._ranges)

    def split(self, number: int) -> tuple[str, int]:
        """The verb of an option and the number of its object within that verb."""
        for verb, numbers in self._ranges.items():
            if number in numbers:
                return verb, number - numbers.start
        raise BadInput(f"option {number}", f"a number from 0 to {len(self) - 1}")

    def name(self, number: int) -> str:
        return self.names[number]

    def number(self, name: str) -> int:
        plain = " ".join(name.split()).lower()
        if plain not in self._numbers:
            raise BadInput(f"option {plain!r}", self._hint(plain))
        return self._numbers[plain]

    def _hint(self, name: str) -> str:
        verb = name.split()[0] if name else ""
        if verb in self._ranges:
            return " | ".join(self.names[n] for n in self._ranges[verb])
        return "an option that begins with " + ", ".join(self._ranges)
