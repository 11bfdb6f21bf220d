"""Compiled rules that a wheel brings along are used where they run, and nowhere else."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from zaubertisch.kernel import cache

KIND = "x86-64-v3"
SOURCES = frozenset({"kernel"})


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    for known in (cache.cpu_kind, cache.cache_folder):
        known.cache_clear()
    yield
    for known in (cache.cpu_kind, cache.cache_folder):
        known.cache_clear()


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that came with compiled rules of this very state of the sources."""
    monkeypatch.setenv("ZAUBERTISCH_CACHE", str(tmp_path / "made"))
    monkeypatch.setenv("ZAUBERTISCH_CPU", KIND)
    place = cache.cache_folder("checked", SOURCES).relative_to(tmp_path / "made")
    monkeypatch.delenv("ZAUBERTISCH_CPU")
    monkeypatch.setenv("ZAUBERTISCH_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(cache, "SHIPPED", tmp_path / "shipped")
    folder = tmp_path / "shipped" / KIND / place
    folder.mkdir(parents=True)
    (folder / "rule.nbc").write_text("compiled")
    cache.cpu_kind.cache_clear()
    cache.cache_folder.cache_clear()
    return folder


def test_what_a_wheel_brings_is_put_where_rules_are_kept(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "cpu_flags", lambda: cache.CPU_FLAGS[KIND] | {"more"})
    found = cache.cache_folder("checked", SOURCES)
    assert cache.cpu_kind() == KIND
    assert found.name.endswith(KIND)
    assert (found / "rule.nbc").read_text() == "compiled"


def test_a_processor_that_lacks_something_compiles_for_itself(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "cpu_flags", lambda: cache.CPU_FLAGS[KIND] - {"avx2"})
    assert cache.cpu_kind() == ""
    assert not cache.cache_folder("checked", SOURCES).exists()


def test_another_mode_or_state_of_the_sources_is_compiled_here(shipped: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "cpu_flags", lambda: cache.CPU_FLAGS[KIND])
    assert not cache.cache_folder("fast", SOURCES).exists()


def test_without_a_place_to_write_nothing_is_lost_but_time(
    shipped: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "cpu_flags", lambda: cache.CPU_FLAGS[KIND])
    (tmp_path / "cache").write_text("a file")
    assert not cache.cache_folder("checked", SOURCES).exists()
