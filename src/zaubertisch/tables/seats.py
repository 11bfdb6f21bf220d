"""The seats of a table: who sits there, who plays, and which windows pass by themselves."""

from dataclasses import dataclass

from zaubertisch.tables.entries import Passing
from zaubertisch.tables.setup import SeatPlan

STAND_IN = "3"  # the level of a bot that plays for a person
GOOD = ("3", "4")


@dataclass(slots=True)
class Seat:
    """One seat as it is now."""

    plan: SeatPlan
    name: str
    has_joined: bool
    is_away: bool = False
    auto_pass: Passing = "off"
    answers: int = 0  # how many it has given
    received: int = 0  # the number of the last event that it surely has

    @property
    def is_person(self) -> bool:
        return self.plan.kind == "person"

    @property
    def is_bot(self) -> bool:
        """Does a bot play here now?"""
        return not self.is_person or self.is_away

    @property
    def level(self) -> str:
        """How well a bot plays here; a stand-in for a person does not play badly, whatever was agreed on."""
        return self.plan.level if not self.is_person or self.plan.level in GOOD else STAND_IN


def planned(plan: SeatPlan) -> Seat:
    return Seat(plan, plan.name, has_joined=plan.kind == "bot")
