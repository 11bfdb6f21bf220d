"""What a screen must know of a game beside its picture, so that no client keeps lists of its own."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Screen:
    """Cards, options and events as they are shown, all by the names of the game."""

    families: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the cards of each family, as printed
    family_value: str = ""  # the value that names the family of a card which a user adds
    kinds: dict[str, tuple[str, ...]] = field(default_factory=dict)  # finer than families; of things beside cards too
    halves: dict[str, str] = field(default_factory=dict)  # cards that are a part of another one
    places: dict[str, tuple[str, ...]] = field(default_factory=dict)  # the verbs that use what lies at a place
    chapters: tuple[str, ...] = ()  # events with which a new part of the log begins
    paragraphs: tuple[str, ...] = ()
    quiet: tuple[str, ...] = ()  # events too small for a log that is only glanced at
    scenes: dict[str, tuple[str, ...]] = field(default_factory=dict)  # events by their part in what is played out

    def weight(self, event: str) -> str:
        """How an event stands in the log."""
        weights = {"chapter": self.chapters, "paragraph": self.paragraphs, "quiet": self.quiet}
        return group_of(weights, event) or "line"


def group_of(groups: dict[str, tuple[str, ...]], name: str) -> str:
    """The group that a name belongs to; an empty text if none does.

    >>> group_of({"place": ("castle", "hut"), "treasure": ("helmet",)}, "hut")
    'place'
    """
    return next((group for group, names in groups.items() if name in names), "")
