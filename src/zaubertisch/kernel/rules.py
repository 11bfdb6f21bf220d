"""`@rule` turns a plain Python function into a rule: compiled, cached, allocation-free.

The environment variable ZAUBERTISCH_RULES chooses how rules run:
`checked` (default: compiled, wrong indices are caught), `fast` (compiled, unchecked: the benchmark),
`python` (not compiled: for debugging, and to see small integers overflow).
"""

import os
import types
from collections.abc import Callable
from typing import Any, TypeVar

import numpy as np

from zaubertisch.kernel.cache import Sources, cache_folder, sources_of
from zaubertisch.kernel.errors import BadInput

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("checked", "fast", "python")
MODE = os.environ.get("ZAUBERTISCH_RULES", "checked")
if MODE not in MODES:
    raise BadInput(f"ZAUBERTISCH_RULES: {MODE!r}", ", ".join(MODES))
COMPILED = MODE != "python"
CHECKED = MODE != "fast"  # a wrong index is an error, not garbage


_sources: dict[Any, Sources] = {}  # of every compiled rule


def _compile(function: Callable[..., Any], sources: Sources) -> Any:
    import numba

    numba.config.CACHE_DIR = str(cache_folder(MODE, sources))
    compile_later = numba.njit(
        cache=True, nogil=True, boundscheck=CHECKED, error_model="numpy",
        no_cpython_wrapper=True, no_cfunc_wrapper=True,
    )  # fmt: skip
    compiled = _with_one_integer(_closed_to_python(compile_later(function)))
    _sources[compiled] = sources
    return compiled


def _closed_to_python(compiled: Any) -> Any:
    """Rules are called by rules. A way in from Python would cost a third of the time to compile."""

    def refuse(*args: Any, **kws: Any) -> None:
        raise TypeError(
            f"{compiled.__name__} is called by rules only; Python may call specialise({compiled.__name__}, ...)"
        )

    compiled._compile_for_args = refuse
    compiled.add_overload = lambda result: compiled.overloads.__setitem__(tuple(result.signature.args), result)
    return compiled


def open_to_python(function: Any) -> Any:
    """The few rules that Python calls too; to be said before they are compiled."""
    if COMPILED and function.targetoptions["no_cpython_wrapper"]:
        function.targetoptions["no_cpython_wrapper"] = False
        del function._compile_for_args, function.add_overload
    return function


def _with_one_integer(compiled: Any) -> Any:
    """Rules call rules with one type of integer: so each is compiled once, not once per width of its arguments."""
    from numba import types

    resolve = compiled.get_call_template

    def widened(kind: Any) -> Any:
        plain = types.unliteral(kind)
        return types.int64 if isinstance(plain, types.Integer) and plain != types.uint64 else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return resolve(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    compiled.get_call_template = get_call_template
    return compiled


_modules_of_rules: list[str] = []


def count_rules(*packages: str) -> int:
    """How many rules the imported modules of these packages have."""
    return sum(module.startswith(packages) for module in _modules_of_rules)


def rule(function: F) -> F:
    """Marks a function of the rulebook."""
    return _rule(function, frozenset())


def _rule(function: F, more: Sources) -> F:
    _modules_of_rules.append(function.__module__)
    return _compile(function, sources_of(function.__module__) | more) if COMPILED else function


def wrapping_rule(function: F) -> F:
    """A rule whose integers are meant to wrap around (random numbers)."""
    return _compile(function, sources_of(function.__module__)) if COMPILED else np.errstate(over="ignore")(function)


def specialise(template: Callable[..., Any], suffix: str, *, opened: bool = True, **names: Any) -> Any:
    """A loop written once against the game contract, compiled for one game; or a rule that Python may call.

    The template's free names (`legal`, `answer`, ...) are bound as globals, not as a closure: so Numba keeps the
    result on disk like any other function. Every binding needs a suffix of its own: it is part of the name on disk.
    """
    if not COMPILED and not names:
        return template
    template = getattr(template, "py_func", template)
    function = types.FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    function.__defaults__ = template.__defaults__
    function.__module__ = template.__module__
    function.__qualname__ = f"{template.__qualname__}_{suffix}"
    bound = _rule(
        function, frozenset().union(*(_sources.get(value, ()) for value in names.values() if callable(value)))
    )
    return open_to_python(bound) if opened else bound
