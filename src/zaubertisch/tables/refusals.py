"""What a table does not take, and why: nothing has changed then."""

from zaubertisch.kernel.errors import TableError


class NotNow(TableError):
    """The table does not take this at the moment."""

    code = "not_now"


class CannotUndo(TableError):
    """Something was revealed, chance was used, or somebody else acted."""

    code = "cannot_undo"


class Again(TableError):
    """This very message was already taken."""

    code = "again"


class Unchanged(Again):
    """It makes no difference: there is nothing to write down."""


class Otherwise(TableError):
    """The lesson does something else here."""

    code = "lesson"
