"""Rules that only rules call: code to link into others, never machine code of its own.

Numba emits every function by itself, and once more in each function that calls it. Most rules are only called by rules:
nobody would run what is emitted of them alone, so it is not. That saves a third of the time of compiling.
"""

from typing import Any

from llvmlite import binding
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, compile_result

LINKED = "linked"  # beside Numba's own kinds of what is kept on disk


class LinkedLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of one such rule."""

    @classmethod
    def of_bitcode(cls, codegen: Any, name: str, bitcode: bytes) -> "LinkedLibrary":
        library = cls(codegen, name)
        library._final_module = binding.parse_bitcode(bitcode)
        library._finalize_final_module()
        return library

    @property
    def codegen(self) -> Any:
        return _NoEnvironment

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def serialize_using_object_code(self) -> tuple[str, str, bytes]:
        return self.name, LINKED, self._get_module_for_linking().as_bitcode()


class _NoEnvironment:
    """Numba sets the Python objects that a function uses; rules use none, and here is no place for them."""

    @staticmethod
    def set_env(name: str, environment: Any) -> None:
        pass


class RuleCompiler(CompilerBase):  # type: ignore[misc]
    """Numba's own, which links rules that are closed to Python."""

    def define_pipelines(self) -> list[Any]:
        state = self.state
        if state.flags.no_cpython_wrapper:
            state.library = LinkedLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return [DefaultPassBuilder.define_nopython_pipeline(state)]


def rebuild(context: Any, payload: tuple[Any, ...]) -> Any:
    """What was compiled once and kept as code to link; `payload` is what Numba keeps of a function."""
    (name, _, bitcode), function, environment, signature, *_ = payload
    library = LinkedLibrary.of_bitcode(context.codegen(), name, bitcode)
    return compile_result(
        target_context=context, typing_context=context.typing_context, library=library, environment=environment,
        entry_point=context.get_executable(library, function, environment), fndesc=function, signature=signature,
        objectmode=False, lifted=(), reload_init=(),
    )  # fmt: skip
