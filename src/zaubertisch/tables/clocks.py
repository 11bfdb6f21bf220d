"""The clocks of a table: a bank plus increment, or a fresh bank for each move. Times are given."""

from collections.abc import Iterable, Sequence

from zaubertisch.tables.setup import ClockPlan

RETURN_SHARE = 4  # a person who comes back after the time was up gets at least a fourth of the bank


class Clocks:
    """What every seat has left; runs only for seats that all can see are waited for."""

    __slots__ = ("left", "plan", "since")

    def __init__(self, plan: ClockPlan, seats: int) -> None:
        self.plan = plan
        self.left = [plan.bank_ms] * seats
        self.since: dict[int, int] = {}  # the seats whose clocks run, and since when

    def run(self, seats: Iterable[int], at: int, off: Sequence[int] = ()) -> None:
        """From now on the clocks of exactly these seats run; of one that is off for a while, from then on."""
        wanted = set(seats)
        for seat in [*self.since]:
            if seat not in wanted:
                self.stop(seat, at)
        for seat in wanted - self.since.keys():
            self.since[seat] = max(at, off[seat] if off else 0)

    def stop(self, seat: int, at: int) -> None:
        self.left[seat] = max(0, self.left[seat] - max(0, at - self.since.pop(seat)))

    def stand(self, since: int, until: int) -> None:
        """No time passed between these: nobody could answer."""
        for seat, began in self.since.items():
            self.since[seat] = began + max(0, until - max(began, since))

    def answered(self, seat: int, at: int) -> None:
        """An answer was given: the increment comes, or the next move's whole time."""
        if seat in self.since:
            self.stop(seat, at)
            self.left[seat] = self.plan.bank_ms if self.plan.each_move else self.left[seat] + self.plan.increment_ms

    def returned(self, seat: int) -> None:
        self.left[seat] = max(self.left[seat], self.plan.bank_ms // (1 if self.plan.each_move else RETURN_SHARE))

    def until(self, seat: int) -> int | None:
        """When this seat's time is up, if its clock runs."""
        return self.since[seat] + self.left[seat] if seat in self.since else None

    def due(self) -> tuple[int, int] | None:
        """The next moment at which somebody's time is up, and whose."""
        ends = [(self.since[seat] + self.left[seat], seat) for seat in self.since]
        return min(ends, default=None)
