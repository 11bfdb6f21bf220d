"""Short scenarios for tests of single cards."""

from zaubertisch.tables.scenarios import check_text

HEAD = """\
game: zauberschwert
seats: {seats}
start: Anna
variant announcements: off
variant offers: 0
variant two_seats: printed
scenario: a single card
"""
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
BRAKE = "Ben.hand: wand_flame_1a\n"  # so that the round stops at laying out


def failures(text: str, seats: int = 2) -> list[str]:
    """Everything that does not hold in the scenario."""
    return [str(failure) for failure in check_text(HEAD.format(seats=", ".join(NAMES[:seats])) + text)]
