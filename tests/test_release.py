"""A release by one command: refused for a reason, or whole."""

import datetime
import hashlib
import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest
from tools.release import CHANGELOG, ROOT, VERSION_FILE, Refused, bill_of_materials, dated, git, release, version_of

COPIED = (
    "pyproject.toml", "hatch_build.py", "requirements.lock", "README.md", "LICENSE", "CHANGELOG.md", str(VERSION_FILE),
)  # fmt: skip
DAY = datetime.date(2026, 2, 3)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A working copy with a history of one commit; enough of it to build a package."""
    for name in COPIED:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "web/public/licences", tmp_path / "web/public/licences")
    (tmp_path / ".gitignore").write_text("dist/\n__pycache__/\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "config", "user.email", "a@example.org")
    git(tmp_path, "config", "user.name", "A")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "All")
    return tmp_path


def test_a_release_is_built_dated_hashed_committed_and_tagged(copy: Path) -> None:
    folder = release(copy, "7.8.9", DAY)
    assert version_of((copy / VERSION_FILE).read_text()) == "7.8.9"
    assert "## [Unreleased]\n\n## [7.8.9] - 2026-02-03\n" in (copy / CHANGELOG).read_text()
    endings = ("-py3-none-any.whl", ".tar.gz", ".cdx.json")
    names = {path.name for path in folder.iterdir()}
    assert names == {"SHA256SUMS", *(f"zaubertisch-7.8.9{ending}" for ending in endings)}
    subprocess.run(("sha256sum", "--check", "--quiet", "SHA256SUMS"), cwd=folder, check=True)
    assert git(copy, "tag", "--points-at", "HEAD") == "v7.8.9"
    assert git(copy, "status", "--porcelain") == ""


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("7.8", "allowed is MAJOR.MINOR.PATCH"),
        ("0.0.1", "allowed is a later one than"),
        ("v7.8.9", "MAJOR.MINOR.PATCH"),
    ],
)
def test_a_wrong_version_is_refused_and_nothing_is_written(copy: Path, version: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        release(copy, version, DAY)
    assert git(copy, "status", "--porcelain") == ""
    assert not (copy / "dist").exists()


def test_changes_that_nobody_committed_are_not_released(copy: Path) -> None:
    (copy / "README.md").write_text("other")
    with pytest.raises(Refused, match="commit them first"):
        release(copy, "7.8.9", DAY)


def test_a_build_that_fails_leaves_the_working_copy_as_it_was(copy: Path) -> None:
    (copy / "pyproject.toml").write_text("not = [toml")
    git(copy, "commit", "--quiet", "--all", "--message", "Break it")
    with pytest.raises(subprocess.CalledProcessError):
        release(copy, "7.8.9", DAY)
    assert git(copy, "status", "--porcelain") == ""
    assert git(copy, "tag") == ""


def test_a_changelog_with_nothing_in_it_is_no_release() -> None:
    with pytest.raises(Refused, match="nothing is noted"):
        dated("# Changelog\n\n## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n- it\n", "7.8.9", DAY)


def test_the_bill_names_every_locked_package_with_its_hashes() -> None:
    lock = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    bill = json.loads(bill_of_materials(lock, "7.8.9"))
    names = [part["name"] for part in bill["components"]]
    assert len(names) == len(re.findall(r"^\S+==", lock, re.MULTILINE))
    assert {"numpy", "numba"} <= set(names)
    for part in bill["components"]:
        assert part["hashes"]
        assert all(len(each["content"]) == hashlib.sha256().digest_size * 2 for each in part["hashes"])
