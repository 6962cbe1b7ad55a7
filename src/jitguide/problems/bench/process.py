"""Judges a file in a process of its own, with limits on time and memory."""

import base64
import hmac
import json
import os
import queue
import secrets
import signal
import subprocess
import sys
import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Any

from jitguide.problems.bench.bench import Bench, BenchLostError, raised_from
from jitguide.problems.bench.limits import cpu_seconds, resident_mb
from jitguide.problems.bench.values import Raised, one_line

MEMORY_MB = 2048  # beyond what JAX itself takes
START_SECONDS = 120.0  # importing JAX on a cold, slow machine
_PATIENCE = 3  # times the limit, where the process could not compute
_LONGEST_REPLY = 64 * 2**20
_MOST_PRINTED = 20_000


class JudgeError(RuntimeError):
    """The judge itself could not be started, which says nothing about an attempt."""


class ProcessBench(Bench):
    """A bench in a process of its own; use it in a `with` block.

    Args:
        seconds: how long loading the file or any one call may take.
        memory_mb: how much memory the attempt may take, in MiB.
    """

    def __init__(self, seconds: float = 10.0, memory_mb: int = MEMORY_MB) -> None:
        self._seconds, self._memory_mb = seconds, memory_mb
        self._number = 0
        self._lost: str | None = None
        self._resident_at_start: int | None = None
        self._printed = bytearray()
        self._replies: queue.Queue[bytes] = queue.Queue()
        self._key = secrets.token_bytes(32)

    def __enter__(self) -> "ProcessBench":
        """Start the process and wait until it has imported JAX."""
        self._process = begin_process(_environment())
        self._readers = [
            threading.Thread(target=read, daemon=True)
            for read in (self._read_replies, self._read_printed)
        ]
        for reader in self._readers:
            reader.start()
        hello = {
            "key": base64.b64encode(self._key).decode("ascii"),
            "memory_mb": self._memory_mb,
        }
        try:
            self._send(json.dumps(hello))
            self.limits = str(self._receive(START_SECONDS, "starting")["limits"])
        except BenchLostError as lost:
            self._stop()
            last = (self.printed.strip().splitlines() or [str(lost)])[-1]
            raise JudgeError(f"the judge's own process did not start: {one_line(last)}") from lost
        except BaseException:
            self._stop()
            raise
        self._resident_at_start = resident_mb(self._process.pid)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """End the process and everything that it started."""
        self._stop()

    @property
    def printed(self) -> str:
        """What the attempt wrote to standard output and error."""
        return bytes(self._printed).decode("utf-8", "replace")

    def load(self, source: str, filename: str) -> Raised | None:
        """Load an attempt; gives what it raised, if anything."""
        answer = self.ask("load", source=source, filename=filename)
        return raised_from(answer["raised"]) if "raised" in answer else None

    def guard(self) -> list[str]:
        """Say what the attempt did to its surroundings."""
        return [str(finding) for finding in self.ask("guard")]

    def ask(self, operation: str, **details: Any) -> Any:
        """Have one operation done; raises `BenchLostError` where no answer comes."""
        if self._lost is not None:
            raise BenchLostError(self._lost)
        self._number += 1
        try:
            self._send(json.dumps([self._number, operation, details]))
            return self._receive(self._seconds, "this")
        except BenchLostError as lost:
            self._lost = str(lost)
            self._stop()
            raise

    def _send(self, line: str) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError, OSError):  # the answer tells what happened
            self._process.stdin.write(line.encode() + b"\n")
            self._process.stdin.flush()

    def _receive(self, seconds: float, what: str) -> Any:
        line = self._wait(seconds, what)
        if not line:
            raise BenchLostError(self._how_it_ended())
        try:
            signature, body = line.split(b" ", 1)
            body = body.rstrip(b"\n")
            expected = hmac.digest(self._key, body, "sha256")
            if not hmac.compare_digest(base64.b64decode(signature), expected):
                raise ValueError("signature")
            number, answer = json.loads(body)
            if number != self._number:
                raise ValueError("number")
        except (ValueError, TypeError) as error:
            raise BenchLostError(
                "something else than the judge wrote to the judge's channel"
            ) from error
        return answer

    def _wait(self, seconds: float, what: str) -> bytes:
        began, computed = time.monotonic(), cpu_seconds(self._process.pid)
        while True:
            with suppress(queue.Empty):
                return self._replies.get(timeout=min(0.1, seconds))
            waited = time.monotonic() - began
            if waited >= seconds:
                # On a busy machine the attempt has had less than its time: wait on, up to a point.
                now = cpu_seconds(self._process.pid)
                used = waited if now is None or computed is None else now - computed
                if used >= seconds / 2 or waited >= _PATIENCE * seconds:
                    raise BenchLostError(f"{what} took longer than {seconds:g} seconds")
            if self._resident_at_start is not None:
                grown = resident_mb(self._process.pid) - self._resident_at_start
                if grown > self._memory_mb:
                    raise BenchLostError(f"it took more than {self._memory_mb} MiB of memory")

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            status = self._process.wait(timeout=2)
            if status < 0:
                with suppress(ValueError):
                    return f"the attempt ended its process by {signal.Signals(-status).name}"
            return f"the attempt ended its process with exit status {status}"
        return "the attempt closed the judge's channel"

    def _read_replies(self) -> None:
        assert self._process.stdout is not None
        with suppress(ValueError, OSError):
            while line := self._process.stdout.readline(_LONGEST_REPLY):
                self._replies.put(line)
        self._replies.put(b"")

    def _read_printed(self) -> None:
        assert self._process.stderr is not None
        with suppress(ValueError, OSError):
            while chunk := os.read(self._process.stderr.fileno(), 65536):
                self._printed += chunk[: _MOST_PRINTED - len(self._printed)]

    def _stop(self) -> None:
        process = self._process
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        for reader in self._readers:
            reader.join(timeout=1)
        for stream in (process.stdin, process.stdout, process.stderr):
            with suppress(OSError, ValueError):
                if stream is not None:
                    stream.close()


def begin_process(environment: dict[str, str]) -> subprocess.Popen[bytes]:
    """Start the process that judges: Python, and in it `child`, with three pipes."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "jitguide.problems.bench.child"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        start_new_session=os.name == "posix",
    )


def _environment() -> dict[str, str]:
    """Give the judged process JAX on the CPU, with default settings."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("JAX_", "XLA_", "PYTHON", "LIBTPU", "TF_"))
    }
    return {
        **kept,
        "JAX_PLATFORMS": "cpu",
        "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
        "PYTHONIOENCODING": "utf-8",
        "PYTHONUNBUFFERED": "1",  # what it prints is seen even if it ends the process
    }
