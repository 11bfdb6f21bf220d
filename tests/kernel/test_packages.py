"""Games are found where they lie, and by entry points."""

import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from zaubertisch.games import game as load_game
from zaubertisch.kernel.cache import PACKAGE, source_name, sources_of
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.packages import BUILT_IN, GROUP, folder_of, game_packages, package_of, part_of

Install = Callable[..., Path]
CACHED = (game_packages, folder_of, load_game)


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package with some modules, and an entry point for each of some games."""

    def installed(package: str, *games: str, **modules: str) -> Path:
        folder = tmp_path / package
        folder.mkdir()
        for name, text in {"__init__": "", **modules}.items():
            (folder / f"{name}.py").write_text(text)
        facts = tmp_path / f"{package}-1.0.dist-info"
        facts.mkdir()
        (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (facts / "entry_points.txt").write_text("\n".join([f"[{GROUP}]", *(f"{game} = {package}" for game in games)]))
        monkeypatch.syspath_prepend(tmp_path)
        forget()
        return folder

    def forget() -> None:
        for function in CACHED:
            function.cache_clear()  # type: ignore[attr-defined]

    yield installed
    monkeypatch.undo()
    forget()


def test_the_games_of_the_house_are_found_where_they_lie() -> None:
    """Also in a source tree whose metadata are those of an older installation."""
    assert BUILT_IN == ("grimoria", "schatzjagd", "zauberschwert")
    assert [folder_of(key) for key in BUILT_IN] == [PACKAGE / "games" / key for key in BUILT_IN]


def test_the_package_names_its_games_as_others_do() -> None:
    project = PACKAGE.parent.parent / "pyproject.toml"
    points = tomllib.loads(project.read_text(encoding="utf-8"))["project"]["entry-points"][GROUP]
    assert points == {key: package_of(key) for key in BUILT_IN}


def test_a_game_of_another_package_is_found_by_its_entry_point(install: Install) -> None:
    folder = install("moor", "lights", study="STUDIES = 3\n")
    assert list(game_packages()) == [*BUILT_IN, "lights"]
    assert (package_of("lights"), folder_of("lights")) == ("moor", folder)
    study = part_of("lights", "study")
    assert study is not None
    assert study.STUDIES == 3
    assert part_of("lights", "view.terminal") is None


def test_nobody_can_take_the_name_of_a_game_of_the_house(install: Install) -> None:
    install("impostor", "grimoria")
    assert package_of("grimoria") == "zaubertisch.games.grimoria"


def test_what_cannot_be_loaded_is_refused_in_one_line(install: Install) -> None:
    install("empty_one", "empty_game", game="GAME = None\n")
    with pytest.raises(BadInput, match=r"^game 'empty_game': empty_one.game: allowed is a module with GAME"):
        load_game("empty_game")
    with pytest.raises(BadInput, match=r"^game 'nonsense': allowed is grimoria, .*, empty_game$"):
        load_game("nonsense")


def test_an_entry_point_without_its_package_is_refused_in_one_line(install: Install) -> None:
    folder = install("gone", "gone_game")
    (folder / "__init__.py").unlink()
    folder.rmdir()
    with pytest.raises(BadInput, match=r"^game 'gone_game': no package gone: allowed is a package"):
        load_game("gone_game")


def test_compiled_rules_of_a_game_outside_depend_on_its_whole_folder(install: Install) -> None:
    folder = install("fens", "fens", game="", state="")
    (folder / "rules").mkdir()
    for name in ("__init__", "turns"):
        (folder / "rules" / f"{name}.py").write_text("")
    assert part_of("fens", "rules.turns")
    assert sources_of("fens.rules.turns") == {"kernel", source_name(folder)} == {"kernel", str(folder)}
