"""What a game was worth to each seat: its share of the victory, less an even share. All of them together are 0."""

from zaubertisch.kernel.position import Position


def rewards_of(position: Position) -> list[float]:
    """Of a game that is over, by seat."""
    won = position.winners()
    even = 1 / position.seats
    return [(1 / len(won) if seat in won else 0.0) - even for seat in range(position.seats)]
