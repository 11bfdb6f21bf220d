"""A blank: a record as it is before a game begins, made from its own type. Clearing a table copies its blank over it.

Every field is 0 but those for which a value is named; so no field can be forgotten.
"""

from collections.abc import Mapping
from typing import Any

from numpy.typing import NDArray

from zaubertisch.kernel.record import NOTHING, allocate
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


def _compiled_copy() -> Any:
    from numba import types
    from numba.core import cgutils
    from numba.extending import intrinsic

    def copy_record(typing: Any, source: Any, target: Any) -> Any:
        """Copies memory: Numba itself cannot assign a whole record that is not reached through an array."""
        if not isinstance(source, types.Record) or source != target:
            return None

        def write(context: Any, builder: Any, signature: Any, args: Any) -> Any:
            cgutils.raw_memcpy(builder, args[1], args[0], context.get_constant(types.intp, source.size), 1)
            return context.get_dummy_value()

        return types.void(source, target), write

    return intrinsic(copy_record)


@intrinsic_rule(_compiled_copy)
def copy_record(source: Any, target: Any) -> None:
    """Of two records of one type; in rules `copy_record(BLANK[0], g)` clears the table."""
    for name in target.dtype.names:
        target[name] = source[name]
