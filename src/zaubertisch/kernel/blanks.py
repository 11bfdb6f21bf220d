"""A blank: a record as it is before a game begins, made from its own type. Clearing a table copies its blank over it.

Every field is 0 but those for which a value is named; so no field can be forgotten.
"""

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from zaubertisch.kernel.record import NOTHING, alignment_of, allocate
from zaubertisch.kernel.rules import intrinsic_rule


def blank(state: Any, **values: Any) -> NDArray[Any]:
    """One empty record: nobody is asked, nothing is in progress; fields of a game's own as they are named.

    A value fills a whole field; of a record within the record, a mapping names the fields: `player={"field": NOTHING}`.
    """
    empty = allocate(state)
    _fill(empty, {"question": NOTHING, "turn": NOTHING, "reply": NOTHING} | values)
    empty.flags.writeable = False
    return empty


def _fill(records: NDArray[Any], values: Mapping[str, Any]) -> None:
    for name, value in values.items():
        if isinstance(value, Mapping):
            _fill(records[name], value)
        else:
            records[name] = value


def _compiled_copy(intrinsic: Any) -> Any:
    from numba import types
    from numba.core import cgutils
    from numba.np.numpy_support import as_dtype

    def copy_record(typing: Any, source: Any, target: Any) -> Any:
        """Copies memory: Numba itself cannot assign a whole record that is not reached through an array."""
        if not isinstance(source, types.Record) or source != target:
            return None

        def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            size = context.get_constant(types.intp, source.size)
            copy = builder.module.declare_intrinsic("llvm.memcpy", [cgutils.voidptr_t, cgutils.voidptr_t, size.type])
            pointers = [builder.bitcast(pointer, cgutils.voidptr_t) for pointer in (args[1], args[0])]
            call = builder.call(copy, [*pointers, size, cgutils.false_bit], arg_attrs={0: (), 1: ()})
            for place in (0, 1):  # without it a GPU copies byte by byte
                call.arg_attributes[place].align = alignment_of(as_dtype(source))
            return context.get_dummy_value()

        return types.void(source, target), write

    return intrinsic(copy_record)


@intrinsic_rule(_compiled_copy)
def copy_record(source: Any, target: Any) -> None:
    """Of two records of one type; in rules `copy_record(BLANK[0], g)` clears the table."""
    for name in target.dtype.names:
        target[name] = source[name]
