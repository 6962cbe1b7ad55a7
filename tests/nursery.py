"""Starts the judge's processes quickly: forks of one that has imported JAX and done nothing yet.

Run as a program it is that process. A fork is safe there, since JAX starts no thread before its
first array; it is refused where there is a second thread.
"""

import json
import os
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any


class Offspring(subprocess.Popen[bytes]):
    """A forked process, used like any other one; its parent is the nursery."""

    def __init__(self, nursery: "Nursery") -> None:
        self._nursery = nursery
        ours, theirs = zip(*_three_pipes(), strict=True)
        try:
            self.pid = nursery.ask({"begin": True}, theirs)
        finally:
            for descriptor in theirs:
                os.close(descriptor)
        self.stdin = os.fdopen(ours[0], "wb")
        self.stdout, self.stderr = (os.fdopen(end, "rb") for end in ours[1:])
        self.args, self.returncode = ["nursery"], None
        self._child_created = False  # not ours to wait for

    def poll(self) -> int | None:
        """Ask the nursery whether it has ended, and how."""
        if self.returncode is None:
            self.returncode = self._nursery.ask({"ended": self.pid})
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end."""
        until = time.monotonic() + (timeout if timeout is not None else 1e9)
        while (status := self.poll()) is None:
            if time.monotonic() > until:
                raise subprocess.TimeoutExpired(self.args, timeout or 0.0)
            time.sleep(0.005)
        return status


class Nursery:
    """The process that forks; use it in a `with` block.

    Args:
        environment: of the process, and so of all its forks.
    """

    def __init__(self, environment: dict[str, str]) -> None:
        self._one_at_a_time = threading.Lock()
        self._channel, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self._process = subprocess.Popen(
                [sys.executable, "-P", __file__, str(theirs.fileno())],
                env={**environment, "OPENBLAS_NUM_THREADS": "1"},
                pass_fds=[theirs.fileno()],
            )

    def __enter__(self) -> "Nursery":
        """Nothing to do: it has begun."""
        return self

    def __exit__(self, *_: object) -> None:
        """End it; it waits for nobody."""
        self._channel.close()
        self._process.wait(10)

    def begin(self, _: dict[str, str]) -> Offspring:
        """Fork a judge's process; stands in for `begin_process`."""
        return Offspring(self)

    def ask(self, what: dict[str, Any], descriptors: tuple[int, ...] = ()) -> Any:
        """Have the nursery do one thing."""
        with self._one_at_a_time:
            socket.send_fds(self._channel, [json.dumps(what).encode()], list(descriptors))
            answer = self._channel.recv(1000)
        if not answer:
            raise RuntimeError("the nursery has ended; its own output says why")
        return json.loads(answer)


def _three_pipes() -> list[tuple[int, int]]:
    """Give (ours, theirs) for standard input, output and error."""
    (read_in, write_in), (read_out, write_out), (read_error, write_error) = (
        os.pipe(),
        os.pipe(),
        os.pipe(),
    )
    return [(write_in, read_in), (read_out, write_out), (read_error, write_error)]


def _serve(channel: socket.socket) -> None:
    from jitguide.problems.bench import child, guard, operations  # noqa: F401 - for the forks

    while True:
        request, descriptors, _, _ = socket.recv_fds(channel, 1000, 3)
        if not request:
            return
        what = json.loads(request)
        if "ended" in what:
            pid, status = os.waitpid(what["ended"], os.WNOHANG)
            answer = os.waitstatus_to_exitcode(status) if pid else None
        else:
            threads = len(list(Path("/proc/self/task").iterdir()))
            if threads != 1:
                raise RuntimeError(f"{threads} threads: a fork would lose all but one of them")
            answer = os.fork()
            if answer == 0:
                _become_a_judge(channel, descriptors)
            for descriptor in descriptors:
                os.close(descriptor)
        channel.send(json.dumps(answer).encode())


def _become_a_judge(channel: socket.socket, descriptors: list[int]) -> None:
    """Do in a fork what `python -m jitguide.problems.bench.child` does."""
    from jitguide.problems.bench import child

    status = 1
    try:
        channel.close()
        os.setsid()
        for place, descriptor in enumerate(descriptors):
            os.dup2(descriptor, place)
            os.close(descriptor)
        sys.modules["__main__"] = child
        child.main()
        status = 0
    except BaseException:
        import traceback

        traceback.print_exc()
    finally:
        os._exit(status)


if __name__ == "__main__":
    _serve(socket.socket(fileno=int(sys.argv[1])))
