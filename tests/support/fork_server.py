"""Starts the grader's processes quickly, by forking a process that has only imported JAX.

A fork is safe there, since JAX starts no thread before its first array.
"""

import multiprocessing
import os
import subprocess
from multiprocessing import forkserver
from multiprocessing.connection import Connection

import pytest

from jitguide.problems import child, sandbox

_CONTEXT = multiprocessing.get_context("forkserver")


class Fork:
    """A forked process, as much like `subprocess.Popen` as the sandbox needs."""

    def __init__(self) -> None:
        pipes = [_CONTEXT.Pipe(duplex=False) for _ in range(3)]
        (their_in, our_in), (our_out, their_out), (our_error, their_error) = pipes
        theirs = (their_in, their_out, their_error)
        self._process = _CONTEXT.Process(target=_grade, args=theirs)
        self._process.start()
        for end in theirs:
            end.close()
        self.stdin, self.stdout, self.stderr = (
            os.fdopen(os.dup(end.fileno()), mode)
            for end, mode in ((our_in, "wb"), (our_out, "rb"), (our_error, "rb"))
        )
        for end in (our_in, our_out, our_error):
            end.close()
        assert self._process.pid is not None
        self.pid = self._process.pid

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end and give its exit status."""
        self._process.join(timeout)
        assert self._process.exitcode is not None
        return self._process.exitcode


def start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the server of this process, unless it runs, and let the sandbox fork from it."""
    with pytest.MonkeyPatch.context() as patch:
        for name in os.environ.keys() - sandbox.environment().keys():
            patch.delenv(name)
        for name, value in sandbox.environment().items():
            patch.setenv(name, value)
        patch.setenv("OPENBLAS_NUM_THREADS", "1")  # it would start a thread for each core
        _CONTEXT.set_forkserver_preload(["jitguide.problems.attempt"])
        forkserver.ensure_running()
    monkeypatch.setattr(sandbox, "start_child", _start_child)


def _start_child(_: dict[str, str]) -> "subprocess.Popen[bytes]":
    return Fork()  # type: ignore[return-value]


def _grade(*ends: Connection) -> None:
    """Do in a fork what `python -m jitguide.problems.child` does."""
    os.setsid()
    for place, end in enumerate(ends):
        os.dup2(end.fileno(), place)
        end.close()
    child.main()
