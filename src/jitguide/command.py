"""How every command fails: with one line that names the cause, and an exit status."""

import errno
import io
import os
import sys
from collections.abc import Callable
from contextlib import suppress

UNDONE = 2
INTERRUPTED = 130  # what shells give for a program that Ctrl-C ended
_OUTPUT_ERRORS = {errno.ENOSPC, errno.EIO, errno.EBADF, errno.EINVAL, errno.EFBIG, errno.EDQUOT}


class CommandError(Exception):
    """Something was asked for that cannot be done; the message says what was expected."""


def run_command(name: str, run: Callable[[], int]) -> int:
    """Run a command and return its exit status, also when it is cut short.

    Args:
        name: what messages begin with, such as ``jitguide``.
        run: does the work and returns the exit status.

    Returns:
        What `run` returns; 130 when it was interrupted; 2 for a `CommandError`, when a file could
        not be read or written, when the output could not be written, or when its reader has gone.

    Raises:
        OSError: one that names no file and does not come from writing the output.

    Example:
        >>> run_command("jitguide", lambda: 0)
        0
    """
    # A character that the terminal or the file cannot hold is written as its code.
    if isinstance(sys.stdout, io.TextIOWrapper) and sys.stdout.errors == "strict":
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status = run()
        if sys.stdout is not None:
            sys.stdout.flush()  # a full disk or a reader that has gone shows here
        return status
    except CommandError as fault:
        _say(f"{name}: {fault}")
        return UNDONE
    except KeyboardInterrupt:
        _say(f"{name}: interrupted")
        return INTERRUPTED
    except BrokenPipeError:  # a pager, or `head`, has seen enough
        _drop_output()
        return UNDONE
    except OSError as error:
        if error.filename is not None:
            _say(f"{name}: {error.filename}: {error.strerror}")
            return UNDONE
        if error.errno not in _OUTPUT_ERRORS:
            raise
        _drop_output()
        _say(f"{name}: the output could not be written: {error.strerror}")
        return UNDONE


def _say(message: str) -> None:
    with suppress(OSError):
        print(message, file=sys.stderr)


def _drop_output() -> None:
    """Send what is still to be written nowhere, or Python would complain again at its end."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
