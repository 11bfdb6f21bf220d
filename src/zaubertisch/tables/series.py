"""Series: the same seats play several games, and their score goes on from table to table."""

from msgspec import field, structs

from zaubertisch.kernel.codec import Shape
from zaubertisch.kernel.position import Position

LEAST_GAMES, MOST_GAMES = 2, 15


class Score(Shape, frozen=True):
    """What one game of a series brought each seat."""

    table: str
    points: list[int]
    victories: list[float]  # 1, or its part where several won


class Series(Shape, frozen=True):
    """What a table knows of the series that it belongs to: how many games it has, and those before this one."""

    games: int
    before: list[Score] = field(default_factory=list)

    @property
    def number(self) -> int:
        """Of the game at this table."""
        return len(self.before) + 1


def score_of(table: str, position: Position) -> Score:
    """Of a game that is over."""
    winners, seats = position.winners(), range(position.seats)
    victories = [1 / len(winners) if seat in winners else 0.0 for seat in seats]
    return Score(table, [position.points(seat) for seat in seats], victories)


def next_in(series: Series | None, score: Score | None) -> Series | None:
    """The series as the next table knows it; after its last game it begins from the start.

    A game that was broken off has no score, and is played again.
    """
    if series is None or score is None:
        return series
    is_last = series.number >= series.games
    return structs.replace(series, before=[] if is_last else [*series.before, score])
