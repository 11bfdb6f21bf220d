"""What must hold of the browser client's sources, whatever they do."""

import re
from pathlib import Path

import pytest

from zaubertisch.games import GAMES

SOURCES = Path(__file__).parents[1] / "web" / "src"
OF_A_GAME = [SOURCES / "games" / game for game in GAMES]


def common_sources() -> list[Path]:
    """Everything outside the games' own folders but unit tests, which read the words of real games."""
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    shipped = [path for path in files if not path.name.endswith(".test.ts")]
    return [path for path in shipped if not any(folder in path.parents for folder in OF_A_GAME)]


@pytest.mark.parametrize("path", common_sources(), ids=lambda path: path.relative_to(SOURCES).as_posix())
def test_nothing_outside_a_games_own_folder_names_a_game(path: Path) -> None:
    assert not re.search("|".join(GAMES), path.read_text(encoding="utf-8"), re.IGNORECASE)


def test_every_game_has_screens_of_its_own() -> None:
    assert all((folder / "screens.ts").exists() for folder in OF_A_GAME)
