"""`python -m zaubertisch` and the command `zaubertisch`."""

import sys


def main() -> None:
    """Run a command; whatever a user did wrong ends in one clear line and exit status 2."""
    from typer import Abort

    from zaubertisch.cli import UsageError, app
    from zaubertisch.kernel.errors import TableError

    try:
        status = app(standalone_mode=False)
    except TableError as error:
        sys.exit(_complain(str(error)))
    except UsageError as error:
        sys.exit(_complain(error.format_message()))  # type: ignore[attr-defined]
    except (Abort, KeyboardInterrupt):
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
    sys.exit(status or 0)


def _complain(message: str) -> int:
    print(f"zaubertisch: {' '.join(message.split())}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
