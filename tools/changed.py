"""The tests that a change concerns: `python -m tools.changed` prints their files, for `make check`.

A test file that was changed concerns itself. A source file concerns the tests that mirror it (`server/play/socket.py`:
`tests/server/test_socket*.py`) and, for a game, those of its folder. What has no such tests is left to `make test`.
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = PurePosixPath("src/zaubertisch")


def changed_files(base: str) -> list[str]:
    """What differs from a commit, and what git does not know yet."""
    differs = output("git", "diff", "--name-only", "--diff-filter=d", base)
    return sorted({*differs, *output("git", "ls-files", "--others", "--exclude-standard")})


def output(*command: str) -> list[str]:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.splitlines()


def concerned(files: Iterable[str]) -> list[str]:
    """The test files that concern these files."""
    return sorted({found.as_posix() for file in files for found in mirrors_of(PurePosixPath(file))})


def mirrors_of(file: PurePosixPath) -> Iterator[PurePosixPath]:
    if file.parts[0] == "tests" and file.name.startswith("test_") and file.suffix == ".py":
        yield file
    elif file.is_relative_to(PACKAGE) and file.suffix == ".py":
        inner = file.relative_to(PACKAGE)
        folder = PurePosixPath("tests", *inner.parts[:2]) if inner.parts[0] == "games" else "tests" / inner.parent
        pattern = "test_*.py" if inner.parts[0] == "games" else f"test_{file.stem}*.py"
        yield from (PurePosixPath(path.relative_to(ROOT).as_posix()) for path in (ROOT / folder).glob(pattern))


def main() -> None:
    base = sys.argv[1] if len(sys.argv) > 1 else "HEAD"
    print(*concerned(changed_files(base)), sep="\n")


if __name__ == "__main__":
    main()
