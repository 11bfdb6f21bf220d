"""`@rule` marks a function of the rulebook. It stays a plain Python function, and has a compiled twin.

Rules call rules, plain ones plain ones and compiled ones compiled ones (`kernel/compilation.py`). Python calls a few of
them, the open ones: those run compiled as soon as that is possible, and as plain Python until then.

The environment variable ZAUBERTISCH_RULES chooses how open rules run:
`checked` (default: compiled, wrong indices are caught), `fast` (compiled, unchecked: the benchmark),
`python` (never compiled: for debugging, and to see small integers overflow).
"""

import os
import threading
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from zaubertisch.kernel.cache import Sources, sources_of
from zaubertisch.kernel.errors import BadInput

F = TypeVar("F", bound=Callable[..., Any])

MODES = ("checked", "fast", "python")
MODE = os.environ.get("ZAUBERTISCH_RULES", "checked")
if MODE not in MODES:
    raise BadInput(f"ZAUBERTISCH_RULES: {MODE!r}", ", ".join(MODES))
COMPILED = MODE != "python"
CHECKED = MODE != "fast"  # a wrong index is an error, not garbage


@dataclass(eq=False)
class Twin:
    """How a rule is compiled."""

    function: Any  # what is compiled
    sources: Sources  # whose code it can use
    is_door: bool = False  # does Python call it? For all others a way in would only take time to compile
    intrinsic: Callable[[Any], Any] | None = None  # what makes it, where Numba cannot compile the function itself


_twins: dict[Any, Twin] = {}  # of every rule


def twin_of(function: Any) -> Twin | None:
    return _twins.get(function) if isinstance(function, types.FunctionType) else None


def count_rules(*packages: str) -> int:
    """How many rules the imported modules of these packages have."""
    return sum(twin.function.__module__.startswith(packages) for twin in _twins.values())


def rule(function: F) -> F:
    """Marks a function of the rulebook."""
    _twins[function] = Twin(function, sources_of(function.__module__))
    return function


def wrapping_rule(function: F) -> F:
    """A rule whose integers are meant to wrap around (random numbers)."""
    plain: F = np.errstate(over="ignore")(function)
    _twins[plain] = Twin(function, sources_of(function.__module__))
    return plain


def intrinsic_rule(make: Callable[[Any], Any]) -> Callable[[F], F]:
    """A rule whose compiled twin is written for Numba by hand, and made when it is first needed.

    `make` gets the decorator by which Numba takes it: that of the processor or of a GPU.
    """

    def mark(function: F) -> F:
        _twins[function] = Twin(function, sources_of(function.__module__), intrinsic=make)
        return function

    return mark


class OpenRule:
    """A rule that Python calls: compiled, or plain while its game is held back.

    Numba takes ten times as long to read a record as to read an array of one. So compiled rules are entered with
    arrays, through doors that take the record out. Who has the array itself calls `at`.
    """

    def __init__(self, plain: Any, twin: Twin) -> None:
        self.plain, self.twin = plain, twin
        self.run: Callable[..., Any] = plain
        self.at: Callable[..., Any] = self._run_plain_at  # the same, with arrays of one in the place of records
        self._doors: dict[tuple[bool, ...], Any] = {}
        self.settle()

    def __call__(self, *args: Any) -> Any:
        return self.run(*args)

    def settle(self) -> None:
        """How it runs from now on."""
        is_held = bool(self.twin.sources & _held)
        if not COMPILED:
            self.run, self.at = self.plain, self._run_plain_at
        elif is_held:
            self.run, self.at = self._run_held, self._run_held_at
        else:
            self.run, self.at = self._run_compiled, self._run_first_at

    def door(self, takes_out: tuple[bool, ...]) -> Any:
        """The compiled way in where these of the arguments are records in arrays of one."""
        if takes_out not in self._doors:
            from zaubertisch.kernel.compilation import door_of

            self._doors[takes_out] = door_of(self.plain, self.twin, takes_out)
        return self._doors[takes_out]

    def _run_compiled(self, *args: Any) -> Any:
        given = [array_of(arg) if isinstance(arg, np.void) else arg for arg in args]
        return self.door(tuple([new is not old for new, old in zip(given, args, strict=True)]))(*given)

    def _run_first_at(self, *args: Any) -> Any:
        self.at = self.door(tuple(map(is_record_in_array, args)))
        return self.at(*args)

    def _run_held(self, *args: Any) -> Any:
        return (self._run_compiled if getattr(_thread, "is_loading", False) else self.plain)(*args)

    def _run_held_at(self, *args: Any) -> Any:
        if getattr(_thread, "is_loading", False):
            return self.door(tuple(map(is_record_in_array, args)))(*args)
        return self._run_plain_at(*args)

    def _run_plain_at(self, *args: Any) -> Any:
        return self.plain(*[arg[0] if is_record_in_array(arg) else arg for arg in args])


def is_record_in_array(value: Any) -> bool:
    return isinstance(value, np.ndarray) and value.dtype.names is not None


def array_of(record: np.void) -> Any:
    """The array that holds only this record; the record itself where there is none."""
    base: Any = record.base
    return base if isinstance(base, np.ndarray) and base.shape == (1,) else record


_open: dict[Any, OpenRule] = {}  # by their plain functions
_held: set[str] = set()  # the folders of games that run as plain Python for now
_thread = threading.local()


def open_to_python(function: Any) -> OpenRule:
    """The few rules that Python calls too; to be said before they are compiled."""
    if isinstance(function, OpenRule):
        return function
    if function not in _twins:
        raise TypeError(f"{function.__qualname__} of {function.__module__} is no rule: mark it with @rule")
    if function not in _open:
        _open[function] = OpenRule(function, _twins[function])
    return _open[function]


def hold_back(source: str) -> None:
    """From now on the open rules of this game run as plain Python."""
    _held.add(source)
    _settle(source)


def is_held_back(source: str) -> bool:
    return source in _held


def take_over(source: str) -> None:
    """From now on the open rules of this game run compiled."""
    _held.discard(source)
    _settle(source)


def _settle(source: str) -> None:
    for one in [*_open.values()]:
        if source in one.twin.sources:
            one.settle()


@contextmanager
def loading() -> Iterator[None]:
    """Meanwhile this thread runs the compiled twins of what is held back for all others: so they are loaded."""
    _thread.is_loading = True
    try:
        yield
    finally:
        _thread.is_loading = False


def specialise(template: Callable[..., Any], suffix: str, *, opened: bool = True, **names: Any) -> Any:
    """A loop written once against the game contract, bound for one game; or a rule that Python may call.

    The template's free names (`legal`, `answer`, ...) are bound as globals, not as a closure: so Numba keeps the
    result on disk like any other function. Every binding needs a suffix of its own: it is part of the name on disk.
    """
    bound = {name: value.plain if isinstance(value, OpenRule) else value for name, value in names.items()}
    function = _bound(getattr(template, "plain", template), suffix, bound)
    more = (twin.sources for twin in map(twin_of, bound.values()) if twin)
    _twins[function] = Twin(function, sources_of(function.__module__).union(*more))
    return open_to_python(function) if opened else function


def _bound(template: Any, suffix: str, names: dict[str, Any]) -> Any:
    template = _twins[template].function if template in _twins else template
    function = types.FunctionType(template.__code__, {**template.__globals__, **names}, template.__name__)
    function.__defaults__ = template.__defaults__
    function.__module__ = template.__module__
    function.__qualname__ = f"{template.__qualname__}_{suffix}"
    return function
