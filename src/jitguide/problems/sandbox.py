"""Runs `child` in a separate process and returns what it reports."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from typing import IO, Any

_MOST_PRINTED = 20_000


def ask_child(request: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Have a file graded in a process of its own.

    Args:
        request: what `child` needs to know, as JSON can hold it.

    Yields:
        Each message of `child`. Where it ends or is stopped without one that has "end", a message
        says how in "lost". The last message has in "printed" what the attempt wrote.
    """
    process = start_child(environment())
    assert process.stdin and process.stdout and process.stderr
    printed, last = bytearray(), b""
    reader = threading.Thread(target=_read, args=(process.stderr, printed), daemon=True)
    reader.start()
    try:
        with suppress(OSError):  # a process that did not start reads nothing
            process.stdin.write(json.dumps(request).encode() + b"\n")
            process.stdin.close()
        for last in process.stdout:
            if last.startswith(b"Timeout"):  # what faulthandler writes, and where it was
                where = f'File "{re.escape(request["path"])}", line ([0-9]+)'
                found = re.search(where, process.stdout.read().decode("utf-8", "replace"))
                line = f" at line {found[1]}" if found else ""
                yield {"lost": f"this took longer than {request['seconds']:g} seconds{line}"}
                break
            yield json.loads(last)
            if last.startswith(b'{"end"'):
                break
        else:
            yield {"lost": f"the attempt ended its process {_how(process.wait())}"}
    finally:  # also what the attempt started ends
        with suppress(ProcessLookupError, PermissionError):
            if os.name == "posix":
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        reader.join(timeout=1)
        for stream in (process.stdin, process.stdout, process.stderr):
            with suppress(OSError, ValueError):
                stream.close()
    yield {"printed": bytes(printed).decode("utf-8", "replace")}


def start_child(environment: dict[str, str]) -> "subprocess.Popen[bytes]":
    """Start the process that grades: Python, and in it `child`, with three pipes."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "jitguide.problems.child"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment,
        start_new_session=os.name == "posix",
    )


def environment() -> dict[str, str]:
    """Give the process JAX on the CPU, with default settings."""
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


def _read(stream: IO[bytes], into: bytearray) -> None:
    with suppress(ValueError, OSError):
        while chunk := os.read(stream.fileno(), 65536):
            into += chunk[: _MOST_PRINTED - len(into)]


def _how(status: int) -> str:
    with suppress(ValueError):
        if status < 0:
            return f"by {signal.Signals(-status).name}"
    return f"with exit status {status}"
