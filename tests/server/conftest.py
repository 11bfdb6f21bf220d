"""Services that several tests of a run share."""

from collections.abc import Iterator

import pytest

from tests.server import services


@pytest.fixture(scope="session")
def postgresql_url() -> Iterator[str]:
    with services.postgresql() as url:
        yield url


@pytest.fixture(scope="session")
def redis_url() -> Iterator[str]:
    with services.redis() as url:
        yield url
