"""The benchmark starts modules by their names; a renamed one would only be missed when somebody measures."""

import ast
import importlib.util
import inspect

import pytest

from zaubertisch.lab import bench, environment_speed


def started_modules() -> list[str]:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(bench))) if isinstance(node, ast.Call)]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "run_module"]
    return [name.value for name in named if isinstance(name, ast.Constant)]


def test_all_that_the_benchmark_starts_is_there() -> None:
    assert len(started_modules()) == 5
    assert all(importlib.util.find_spec(f"zaubertisch.lab.{name}") for name in started_modules())


def test_environments_are_measured_beside_those_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is not installed is named without a number."""
    monkeypatch.setattr(environment_speed, "COUNT", 16)
    monkeypatch.setattr(environment_speed, "CLASSIC", ("no_such_game",))
    monkeypatch.setattr(environment_speed, "PEERS_OF_SPIEL", ("tic_tac_toe", "python_tic_tac_toe"))
    found = [(one.environment, one.game, one.seats) for one in environment_speed.measure_all(["grimoria"], 0.01)]
    ours = [(way, "grimoria", 4) for way in ("Batch", "PettingZoo", "OpenSpiel")]
    peers = [("OpenSpiel", name, 2) for name in ("tic_tac_toe", "python_tic_tac_toe")]
    assert found == [*ours, ("PettingZoo", "no_such_game", 0), *peers]
    speeds = {one.game: one.steps_per_s for one in environment_speed.measure_all([], 0.01)}
    assert speeds["no_such_game"] is None
    assert speeds["tic_tac_toe"] > 0
