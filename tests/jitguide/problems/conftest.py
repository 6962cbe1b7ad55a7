"""A quick start for the processes in which attempts are graded."""

import sys

import pytest

from support import fork_server


@pytest.fixture
def forked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fork the grader's processes, on Linux, from one that need not import JAX once more."""
    if sys.platform == "linux":
        fork_server.start(monkeypatch)
