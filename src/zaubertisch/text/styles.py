"""How things look: plain terminal colours, so that they fit light and dark screens. Nothing is said by colour alone."""

ACCENT = "bold yellow"
FAINT = "dim"
WARNING = "bold red"
MISTAKE = "red"
GOOD = "bold green"
SEATS = ("bold cyan", "bold magenta", "bold green", "bold blue", "bold red")


def seat_style(seat: int) -> str:
    return SEATS[seat % len(SEATS)]
