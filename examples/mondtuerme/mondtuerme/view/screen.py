"""What a screen of Mondtürme must know beside the picture."""

from mondtuerme.state import RELIC_NAMES, TOWER_NAMES
from zaubertisch.kernel.screen import Screen

SCREEN = Screen(families={"tower": TOWER_NAMES, "relic": RELIC_NAMES}, chapters=("night_began", "game_ended"))
