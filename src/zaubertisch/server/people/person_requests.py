"""What crosses plain HTTP about persons (docs/protocol.md)."""

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from zaubertisch.kernel.codec import Shape
from zaubertisch.server.challenges.day_requests import ExportedDay
from zaubertisch.server.challenges.puzzle_requests import ExportedPuzzle
from zaubertisch.server.play.messages import Token
from zaubertisch.tables.figures import Figure

SettingName = Annotated[str, Meta(pattern="^[A-Za-z][A-Za-z0-9_]{0,39}$")]
SettingValue = bool | int | Annotated[str, Meta(max_length=40)]
DeviceName = Annotated[str, Meta(max_length=40)]


class ProfileInfo(Shape, frozen=True):
    """What a person says of itself, on every device the same."""

    name: Annotated[str, Meta(max_length=40)] = ""
    figure: Figure | None = None
    language: Literal["de", "en", ""] = ""
    settings: Annotated[dict[SettingName, SettingValue], Meta(max_length=40)] = field(default_factory=dict)


class NewProfile(ProfileInfo, frozen=True):
    """A profile to be kept; who was a guest is a person from then on."""

    device: DeviceName = ""  # what this browser shall be called in the list of devices
    changed: Annotated[int, Meta(ge=0)] | None = None  # the number of the profile that it changes


class DeviceInfo(Shape, frozen=True):
    """A browser of a person; its number is one of this list alone and opens nothing."""

    number: str
    name: str
    is_this: bool
    made_ms: int
    seen_ms: int


class PasskeyInfo(Shape, frozen=True):
    """A passkey of a person; its number is one of this list alone and opens nothing."""

    number: str
    name: str
    made_ms: int
    used_ms: int


class PersonInfo(Shape, frozen=True):
    """Who comes with a secret. For a guest nothing is kept."""

    is_kept: bool
    profile: ProfileInfo
    changed: int  # how often the profile was
    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo] = field(default_factory=list)
    has_recovery: bool = False  # there is a recovery link
    can_passkey: bool = True  # passkeys need a host with a name


class NewPasskey(Shape, frozen=True):
    """What the browser made, as its `PublicKeyCredential` says it in JSON."""

    credential: dict[str, Any]
    name: DeviceName = ""


class ShownPasskey(Shape, frozen=True):
    """What the browser signed, as its `PublicKeyCredential` says it in JSON; and what the device shall be called."""

    credential: dict[str, Any]
    device: DeviceName = ""


class NewRecovery(Shape, frozen=True):
    """The token of a recovery link, made by the browser."""

    token: Token


class Recovery(Shape, frozen=True):
    """A recovery link that was opened; the fresh token takes the place of the one in it."""

    token: Token
    fresh: Token
    device: DeviceName = ""


class HeldSeat(Shape, frozen=True):
    """A seat that this browser has the key to."""

    table: Annotated[str, Meta(max_length=32, pattern="^[a-z0-9]+$")]
    token: Token


class HeldSeats(Shape, frozen=True):
    """Seats to be claimed."""

    seats: Annotated[list[HeldSeat], Meta(max_length=60)]


class ClaimInfo(Shape, frozen=True):
    """A seat that is this person's."""

    table: str
    seat: int
    at_ms: int


class ExportedSeat(Shape, frozen=True):
    """A seat that this person has or had: when it was taken, what was said there, and the record of a finished game."""

    table: str
    seat: int
    at_ms: int
    game: str
    state: str
    said: list[str]
    record: str | None


class ExportedSet(Shape, frozen=True):
    """A card set of this person."""

    set: str
    game: str
    title: str
    text: str
    is_public: bool


class ExportedContact(Shape, frozen=True):
    """A way in which this person is called."""

    kind: str
    address: str
    is_confirmed: bool
    made_ms: int


class ExportedBlock(Shape, frozen=True):
    """Somebody whom the person blocks, by the name at the table where they met."""

    name: str
    at_ms: int


class Exported(Shape, frozen=True):
    """Everything that is kept for a person, in one file."""

    made_ms: int
    person: PersonInfo
    seats: list[ExportedSeat]
    sets: list[ExportedSet]
    games: list["PastGameInfo"] = field(default_factory=list)
    contacts: list[ExportedContact] = field(default_factory=list)
    choices: dict[str, dict[str, int]] = field(default_factory=dict)  # by game: how often each answer was given
    blocks: list[ExportedBlock] = field(default_factory=list)
    days: list[ExportedDay] = field(default_factory=list)
    puzzles: list[ExportedPuzzle] = field(default_factory=list)


class PastSeatInfo(Shape, frozen=True):
    """A seat of a finished game; a guest has no name here."""

    name: str
    level: str | None  # of a bot
    points: int
    victory: float  # 1, or its part where several won
    is_mine: bool


class PastGameInfo(Shape, frozen=True):
    """A finished game of this person."""

    table: str
    game: str
    is_rated: bool
    ended_ms: int
    seats: list[PastSeatInfo]
    series_game: int | None = None  # which game of its series it was,
    series_games: int | None = None  # and of how many


class RatingInfo(Shape, frozen=True):
    """How well somebody plays: surely more than `mu - 2 sigma` and less than `mu + 2 sigma`."""

    mu: float
    sigma: float
    games: int


class ChoiceInfo(Shape, frozen=True):
    """How often somebody gave an answer, in a hundred answers of its kind; and how often everybody did."""

    option: int
    share: float
    share_of_all: float


class GameStatistics(Shape, frozen=True):
    """What came of all games of one kind: victories beside what was even, points beside everybody's."""

    game: str
    games: int
    victories: float
    even: float  # victories if all seats were alike
    points: float
    points_of_all: float
    rating: RatingInfo | None
    choices: list[ChoiceInfo]  # what one chooses most, of each kind the most frequent first


class HeadToHead(Shape, frozen=True):
    """Games with one other person, as they were called at the last of them: how often who was before the other."""

    name: str
    games: int
    before: int
    behind: int


class Statistics(Shape, frozen=True):
    """Looking back at all games of a person."""

    games: list[GameStatistics]
    others: list[HeadToHead]


class BestPlayer(Shape, frozen=True):
    """A line of the list of the best: a person who plays rated games, or a bot of a level."""

    name: str
    figure: Figure | None
    level: str | None
    rating: RatingInfo
    is_me: bool
