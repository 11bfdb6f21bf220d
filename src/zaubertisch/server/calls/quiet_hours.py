"""When a person does not want to be called, by the clock on that person's wall."""

from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from zaubertisch.kernel.errors import BadInput

MINUTES = 24 * 60
MINUTE_MS = 60_000


@dataclass(frozen=True)
class QuietHours:
    """From one minute of the day to another, over midnight if the first is later; none if both are the same."""

    zone: str
    begins: int
    ends: int

    def around(self, at_ms: int) -> tuple[int, int] | None:
        """The quiet hours that this moment lies in: since when, and until when."""
        if self.begins == self.ends:
            return None
        zone = zone_of(self.zone)
        day = datetime.fromtimestamp(at_ms / 1000, zone).replace(hour=0, minute=0, second=0, microsecond=0)
        length = (self.ends - self.begins) % MINUTES
        for back in (0, 1):
            first = wall(day - timedelta(days=back), self.begins, zone)
            last = wall(day - timedelta(days=back), self.begins + length, zone)
            if first <= at_ms < last:
                return first, last
        return None


def wall(day: datetime, minute: int, zone: ZoneInfo) -> int:
    """When the clock on the wall shows it, in milliseconds; days on which clocks are changed are longer or shorter."""
    date = day.date() + timedelta(days=minute // MINUTES)
    hour, rest = divmod(minute % MINUTES, 60)
    return int(datetime(date.year, date.month, date.day, hour, rest, tzinfo=zone).timestamp() * 1000)


def zone_of(name: str) -> ZoneInfo:
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise BadInput(f"zone {name!r}", "a time zone such as Europe/Berlin") from None
