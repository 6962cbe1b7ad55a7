"""A quick start for the processes in which attempts are graded, and programs compiled once."""

import sys
from collections.abc import Iterator
from functools import cache

import pytest

from proof.examples import executables
from support import fork_server

_install = cache(executables.install)


@pytest.fixture(scope="module", autouse=True)
def _share_executables() -> Iterator[None]:
    """Of two attempts that ask XLA for the same program, the second gets that of the first."""
    _install()
    executables.share(True)
    yield
    executables.share(False)


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the grader's processes, on Linux, from one that need not import JAX once more."""
    if sys.platform == "linux":
        fork_server.start(monkeypatch)
