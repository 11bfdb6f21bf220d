"""What crosses plain HTTP about the server itself: who may play, what it keeps and for how long (docs/protocol.md)."""

from typing import Literal

from zaubertisch.kernel.codec import Shape
from zaubertisch.server.play.messages import Token

CallKind = Literal["push", "mail", "webhook"]


class Keeping(Shape, frozen=True):
    """For how many days things are kept; zero means for ever."""

    finished: float  # games that are over, after their last entry
    deserted: float  # tables that nobody goes on with
    talk: float
    reports: float  # on talk, until the operator has looked at them
    deals: float  # deals of the day, with the list of their results
    sets: float  # shared card sets, after somebody last opened them
    pictures: float  # that no set and no table has
    persons: float  # after any device of theirs was last seen


class HouseInfo(Shape, frozen=True):
    """How this server is run."""

    is_invite_only: bool  # only invited players lay tables and sit down at open ones
    is_welcome: bool  # this browser may
    operator: str  # who runs it, in the operator's own words
    keeps: Keeping
    calls: list[CallKind]  # the ways in which persons can be called


class WelcomeToken(Shape, frozen=True):
    """What an operator's invitation has behind its `#`."""

    token: Token
