"""The errors a user can cause. Each is one line that names the place and what is allowed there."""


class TableError(Exception):
    """Anything wrong with what somebody gave us; `code` is its name in protocols."""

    code = "error"


class BadInput(TableError):
    """Something is malformed: it could never be right.

    >>> str(BadInput("seats: 9", "a number from 2 to 5", file="a.scenario", line=3))
    'a.scenario, line 3: seats: 9: allowed is a number from 2 to 5'
    """

    code = "malformed"

    def __init__(self, what: str, allowed: str = "", *, file: str = "", line: int = 0) -> None:
        place = ", ".join(part for part in (file, f"line {line}" if line else "") if part)
        message = f"{place}: {what}" if place else what
        super().__init__(f"{message}: allowed is {allowed}" if allowed else message)
        self.what, self.allowed, self.file, self.line = what, allowed, file, line

    def at(self, file: str, line: int) -> "BadInput":
        """The same error, with its place."""
        return type(self)(self.what, self.allowed, file=self.file or file, line=self.line or line)


class Stale(TableError):
    """The answer belongs to a question that is no longer open."""

    code = "stale"


class Illegal(TableError):
    """The option exists but may not be chosen now; `rule` is the number of the rule that forbids it.

    >>> str(Illegal("take king", "G12"))
    "'take king' is not possible now (rule G12)"
    """

    code = "illegal"

    def __init__(self, option: str, rule: str) -> None:
        super().__init__(f"{option!r} is not possible now (rule {rule})")
        self.option, self.rule = option, rule
