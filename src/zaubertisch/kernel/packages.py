"""Where games are: in folders of this package, or in packages of their own that name them by an entry point.

    [project.entry-points."zaubertisch.games"]
    mondtuerme = "mondtuerme"

A game is a package, wherever it lies, with a module `game` that has a `GAME`; its other parts are called alike in all
games (docs/architecture.md). Nothing of a game is imported before it is wanted.
"""

import functools
import importlib
import importlib.util
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from zaubertisch.kernel.cache import NAME, PACKAGE
from zaubertisch.kernel.errors import BadInput

GROUP = "zaubertisch.games"
BUILT_IN = tuple(sorted(path.parent.name for path in (PACKAGE / "games").glob("*/game.py")))


@functools.cache
def game_packages() -> dict[str, str]:
    """The package of each game by its key, those of the house first; no other game may take their names."""
    of_house = {key: f"{NAME}.games.{key}" for key in BUILT_IN}
    installed = {point.name: point.value for point in entry_points(group=GROUP)}
    return of_house | {key: installed[key] for key in sorted(installed) if key not in of_house}


def package_of(key: str) -> str:
    if key not in game_packages():
        raise BadInput(f"game {key!r}", ", ".join(game_packages()))
    return game_packages()[key]


@functools.cache
def folder_of(key: str) -> Path:
    """The folder of a game's package; what lies above it is imported, the game is not."""
    spec = importlib.util.find_spec(package_of(key))
    if spec is None or not spec.submodule_search_locations:
        raise BadInput(f"game {key!r}: no package {package_of(key)}", "a package that can be imported")
    return Path(spec.submodule_search_locations[0])


def part_of(key: str, name: str) -> ModuleType | None:
    """A module of a game, as `view.terminal`; nothing if the game has no such part."""
    package = package_of(key)
    if not (folder_of(key) / (name.replace(".", "/") + ".py")).exists():
        return None
    return importlib.import_module(f"{package}.{name}")
