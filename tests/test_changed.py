"""Which tests a change concerns."""

from tools.changed import concerned


def test_a_source_file_concerns_the_tests_that_mirror_it() -> None:
    assert "tests/kernel/test_piles.py" in concerned(["src/zaubertisch/kernel/piles.py"])
    assert concerned(["src/zaubertisch/kernel/piles.py", "tests/kernel/test_piles.py"]) == [
        "tests/kernel/test_piles.py"
    ]


def test_a_file_of_a_game_concerns_the_tests_of_its_folder() -> None:
    found = concerned(["src/zaubertisch/games/grimoria/rules/spells.py"])
    assert found
    assert all(path.startswith("tests/games/grimoria/test_") for path in found)


def test_what_has_no_tests_of_its_own_concerns_none() -> None:
    others = ["README.md", "web/src/main.ts", "tests/scenarios/grimoria/01_setup.scenario", "tests/conftest.py"]
    assert concerned(others) == []
