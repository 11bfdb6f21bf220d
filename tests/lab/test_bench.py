"""The benchmark starts modules by their names; a renamed one would only be missed when somebody measures."""

import ast
import importlib.util
import inspect

from zaubertisch.lab import bench


def started_modules() -> list[str]:
    calls = [node for node in ast.walk(ast.parse(inspect.getsource(bench))) if isinstance(node, ast.Call)]
    named = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "run_module"]
    return [name.value for name in named if isinstance(name, ast.Constant)]


def test_all_that_the_benchmark_starts_is_there() -> None:
    assert len(started_modules()) == 3
    assert all(importlib.util.find_spec(f"zaubertisch.lab.{name}") for name in started_modules())
