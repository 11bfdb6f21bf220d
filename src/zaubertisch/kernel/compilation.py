"""The compiled twins of rules: made by Numba when they are first needed, kept on disk, allocation-free."""

import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba import types as kinds
from numba.core import caching
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from zaubertisch.kernel import linkage
from zaubertisch.kernel.cache import cache_folder, cpu_kind, source_name
from zaubertisch.kernel.rules import CHECKED, MODE, Twin, twin_of

if cpu_kind():
    numba.config.CPU_NAME, numba.config.CPU_FEATURES = cpu_kind(), ""  # all that the kind has, and no more

_compiled: dict[Twin, Any] = {}


class CompiledGlobals(dict[str, Any]):
    """The globals of a module as compiled rules see them: its rules are the compiled ones. Looked up when asked for."""

    def __init__(self, plain: dict[str, Any], compiled: Callable[[Twin], Any]) -> None:
        super().__init__({"__builtins__": plain["__builtins__"], "__name__": plain["__name__"]})
        self.plain, self.compiled = plain, compiled

    def __missing__(self, name: str) -> Any:
        value = self.plain[name]
        twin = twin_of(value)
        self[name] = value if twin is None else self.compiled(twin)
        return self[name]


class Surroundings:
    """Functions that find compiled rules where plain ones find plain ones."""

    def __init__(self, compiled: Callable[[Twin], Any]) -> None:
        self.compiled = compiled
        self._globals: dict[int, CompiledGlobals] = {}  # of each module, and of each template that was bound

    def move(self, plain: Any) -> Any:
        """The same function among compiled rules."""
        names = self._globals.setdefault(id(plain.__globals__), CompiledGlobals(plain.__globals__, self.compiled))
        function = types.FunctionType(plain.__code__, names, plain.__name__, plain.__defaults__)
        function.__module__, function.__qualname__ = plain.__module__, plain.__qualname__
        return function


def compiled(twin: Twin) -> Any:
    """The compiled twin of a rule; nothing is compiled before it is called."""
    if twin not in _compiled:
        _compiled[twin] = _intrinsic(twin.intrinsic) if twin.intrinsic else _dispatcher(twin)
    return _compiled[twin]


_surroundings = Surroundings(compiled)


def door_of(plain: Any, twin: Twin, takes_out: tuple[bool, ...]) -> Any:
    """A way from Python into a rule, which takes these of its arguments out of arrays of one."""
    names = [f"arg_{place}" for place in range(len(takes_out))]
    values = [f"{name}[0]" if is_held else name for name, is_held in zip(names, takes_out, strict=True)]
    text = f"def door({', '.join(names)}):\n    return rule({', '.join(values)})"
    inside = {"rule": plain, "__name__": plain.__module__, "__builtins__": __builtins__}
    exec(compile(text, plain.__code__.co_filename, "exec"), inside)  # so that it is kept beside the rule
    inside["door"].__qualname__ = f"{plain.__qualname__}_door_{''.join('01'[held] for held in takes_out)}"
    return _dispatcher(Twin(inside["door"], twin.sources, is_door=True))


def _intrinsic(make: Callable[[Any], Any]) -> Any:
    """Known to Numba at once, also to a compilation that is under way."""
    found = make(intrinsic)
    cpu_target.typing_context.refresh()
    cpu_target.target_context.refresh()
    return found


def _dispatcher(twin: Twin) -> Any:
    found = numba.njit(
        nogil=True, boundscheck=CHECKED, error_model="numpy",
        no_cpython_wrapper=not twin.is_door, no_cfunc_wrapper=True, pipeline_class=linkage.RuleCompiler,
    )(_surroundings.move(twin.function))  # fmt: skip
    found._cache = RuleCache(found.py_func, twin)
    return found if twin.is_door else with_one_integer(_closed_to_python(found))


def _closed_to_python(dispatcher: Any) -> Any:
    """Rules are called by rules: Python has no way in."""
    dispatcher.add_overload = lambda result: dispatcher.overloads.__setitem__(tuple(result.signature.args), result)
    return dispatcher


def with_one_integer(dispatcher: Any) -> Any:
    """Rules call rules with one type of integer: so each is compiled once, not once per width of its arguments."""
    resolve = dispatcher.get_call_template

    def widened(kind: Any) -> Any:
        plain = kinds.unliteral(kind)
        return kinds.int64 if isinstance(plain, kinds.Integer) and plain != kinds.uint64 else kind

    def get_call_template(args: Any, kws: Any) -> Any:
        return resolve(tuple(map(widened, args)), {name: widened(kind) for name, kind in kws.items()})

    dispatcher.get_call_template = get_call_template
    return dispatcher


class Shelf(caching._CacheLocator):  # type: ignore[misc]
    """Where a compiled rule is kept: in the folder of the state of its sources, which needs no other stamp."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._line, self._folder = function.__code__.co_firstlineno, folder

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return "by content"

    def get_disambiguator(self) -> str:
        return str(self._line)

    @classmethod
    def from_function(cls, py_func: Any, py_file: str) -> Any:
        """Numba asks for a shelf by the function alone."""
        return cls(py_func, py_func.shelf / source_name(Path(py_file).resolve().parent).replace("/", "."))


class RuleCacheImpl(caching.CompileResultCacheImpl):  # type: ignore[misc]
    """What Numba writes, where we want it."""

    _locator_classes = [Shelf]  # noqa: RUF012

    def rebuild(self, target_context: Any, payload: Any) -> Any:
        is_linked = payload[0][1] == linkage.LINKED
        return linkage.rebuild(target_context, payload) if is_linked else super().rebuild(target_context, payload)


class RuleCache(caching.FunctionCache):  # type: ignore[misc]
    """The compiled code of one rule on disk."""

    _impl_class = RuleCacheImpl

    def __init__(self, function: Any, twin: Twin) -> None:
        function.shelf = cache_folder(MODE, twin.sources)
        super().__init__(function)
