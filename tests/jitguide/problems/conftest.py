"""A quick start for the processes in which attempts are judged."""

import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from jitguide.problems.bench import process
from nursery import Nursery

Begin = Callable[[dict[str, str]], "subprocess.Popen[bytes]"]


@pytest.fixture(scope="package")
def begin() -> Iterator[Begin]:
    """Start a judge's process: on Linux a fork, which need not import JAX once more."""
    if sys.platform != "linux":
        yield process.begin_process
        return
    with Nursery(process._environment()) as nursery:
        yield nursery.begin


@pytest.fixture
def forked(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the judge take its processes from the nursery."""
    monkeypatch.setattr(process, "begin_process", begin)
