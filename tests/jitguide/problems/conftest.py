"""A quick start for the processes in which attempts are judged."""

from collections.abc import Iterator

import pytest

from jitguide.problems.bench import process
from nursery import Nursery


@pytest.fixture(scope="package")
def nursery() -> Iterator[Nursery]:
    """The process that forks those of the judge: they need not import JAX, one after the other."""
    with Nursery(process._environment()) as nursery:
        yield nursery


@pytest.fixture
def forked(nursery: Nursery, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge take its processes from the nursery."""
    monkeypatch.setattr(process, "begin_process", nursery.begin)
