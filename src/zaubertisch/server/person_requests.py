"""What crosses plain HTTP about persons (docs/protocol.md)."""

from typing import Annotated, Literal

from msgspec import Meta, field

from zaubertisch.kernel.codec import Shape
from zaubertisch.server.messages import Token
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


class PersonInfo(Shape, frozen=True):
    """Who comes with a secret. For a guest nothing is kept."""

    is_kept: bool
    profile: ProfileInfo
    changed: int  # how often the profile was
    devices: list[DeviceInfo]


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
