"""Writes a file whole or not at all: a full disk or an interrupt leaves the old file unchanged."""

import os
from contextlib import suppress
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Make a file hold `text`, by way of a file beside it that then takes its place.

    Args:
        path: the file. A link is followed; what is no file, such as a pipe, is written to directly.
        text: its content, written as UTF-8.

    Raises:
        OSError: the file cannot be written; `filename` names it, and it is as it was before.

    Example:
        >>> import tempfile
        >>> with tempfile.TemporaryDirectory() as folder:
        ...     write_whole(Path(folder) / "a.txt", "one")
        ...     (Path(folder) / "a.txt").read_text("utf-8")
        'one'
    """
    target = Path(os.path.realpath(path))
    direct = target.exists() and not target.is_file()
    scratch = target if direct else target.with_name(f"{target.name}.{os.getpid()}.new")
    try:
        scratch.write_text(text, encoding="utf-8")
        if not direct:
            scratch.replace(target)
    except OSError as error:
        # A full disk is reported without a name, a missing folder with that of the scratch file.
        raise OSError(error.errno, error.strerror, str(path)) from error
    finally:
        if not direct:
            with suppress(OSError):
                scratch.unlink()
