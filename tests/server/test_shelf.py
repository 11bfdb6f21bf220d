"""`zaubertisch shelf`: what the operator sees of shared sets, and does with them."""

import contextlib
import io
from pathlib import Path

import pytest

from zaubertisch.kernel.errors import BadInput
from zaubertisch.terminal.shelf import look_after_shelf


def shelf_command(folder: Path, what: str, *keys: str) -> str:
    """What the command prints."""
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        assert look_after_shelf(what, [*keys], str(folder / "tables.sqlite")) == 0
    return said.getvalue()


def test_an_empty_shelf_says_so_and_what_is_not_there_is_one_line(tmp_path: Path) -> None:
    assert shelf_command(tmp_path, "list") == "no public card sets\n"
    assert shelf_command(tmp_path, "reports") == "no reports\n"
    with pytest.raises(BadInput, match="no card set 'abc'"):
        shelf_command(tmp_path, "hide", "abc")
    with pytest.raises(BadInput, match="list, reports, hide, restore, delete"):
        shelf_command(tmp_path, "burn")
    with pytest.raises(BadInput, match="the key of a card set"):
        shelf_command(tmp_path, "delete")
