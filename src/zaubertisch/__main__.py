"""`python -m zaubertisch` and the command `zaubertisch`."""

import sys
import warnings
from typing import Any, TextIO


def main() -> None:
    """Run a command; whatever is wrong with it, or is not installed, ends in one clear line and exit status 2."""
    from zaubertisch.kernel.extras import remedy

    try:
        _run()
    except ModuleNotFoundError as error:
        command = next((word for word in sys.argv[1:] if not word.startswith("-")), "")
        line = remedy(command, error)
        if not line:
            raise
        print(line, file=sys.stderr)
        sys.exit(2)


def _run() -> None:
    from typer import Abort

    from zaubertisch.cli import UsageError, app
    from zaubertisch.kernel.errors import TableError

    warnings.showwarning = _warn
    try:
        status = app(standalone_mode=False)
    except TableError as error:
        sys.exit(_complain(str(error)))
    except UsageError as error:
        sys.exit(_explain(error))
    except (Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(status or 0)


def _explain(error: Any) -> int:
    """Without any words, the help; else what is wrong, and what is allowed."""
    if type(error).__name__ == "NoArgsIsHelpError":
        print(error.format_message())
        return 0
    return _complain(f"{error.format_message().rstrip('.')} ({_allowed(error)})")


def _allowed(error: Any) -> str:
    """All commands if one was wanted, else where the help is."""
    from zaubertisch.terminal.command_line import program

    context = error.ctx
    commands = getattr(context and context.command, "commands", {})
    if commands and not hasattr(error, "option_name"):
        return f"allowed is {', '.join(commands)}"
    command = context.info_name if context and context.parent else "" if commands else "COMMAND"
    return f"see {' '.join(filter(None, (program(), command, '--help')))}"


def _warn(
    message: Warning | str,
    category: type[Warning],
    filename: str,
    lineno: int,
    file: TextIO | None = None,
    line: str | None = None,
) -> None:
    """What a person may want to mend, in one line; what is meant for engineers says where it comes from."""
    place = "" if category.__module__.startswith("zaubertisch") else f"{filename}:{lineno}: {category.__name__}: "
    _complain(f"{place}{message}")


def _complain(message: str) -> int:
    print(f"zaubertisch: {' '.join(message.split())}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
