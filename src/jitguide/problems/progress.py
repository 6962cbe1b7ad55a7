"""Remembers, in a file for each user, which problems are solved and which hints were shown."""

import json
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from jitguide.files import write_whole


@dataclass
class Progress:
    """What one reader has done."""

    solved: set[str] = field(default_factory=set)  # names of problems
    hints: dict[str, int] = field(default_factory=dict)  # how many hints of each problem were shown

    def summary(self, names: Iterable[str]) -> str:
        """Say how many of the problems are solved, and which one could be next."""
        order = list(names)
        left = [name for name in order if name not in self.solved]
        done = f"{len(order) - len(left)} of {len(order)} problems solved"
        return f"{done}; next: {left[0]}" if left else f"{done}. All of them"


def progress_file() -> Path:
    """Find the file: `JITGUIDE_PROGRESS`, or the place for such files on this system."""
    if chosen := os.environ.get("JITGUIDE_PROGRESS"):
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        base = Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")
    return base / "jitguide" / "progress.json"


def read_progress() -> Progress:
    """Read the file; one that is missing or damaged counts as no progress."""
    with suppress(OSError, ValueError, TypeError, AttributeError, RuntimeError):
        data = json.loads(progress_file().read_text(encoding="utf-8"))
        solved = {str(name) for name in data["solved"]}
        hints = {str(name): int(count) for name, count in data["hints"].items()}
        return Progress(solved, hints)
    return Progress()


def write_progress(progress: Progress) -> bool:
    """Write the file in one step; returns whether it could be written."""
    text = json.dumps({"solved": sorted(progress.solved), "hints": progress.hints}, indent=1)
    try:
        file = progress_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, text + "\n")
    except (OSError, RuntimeError):  # RuntimeError: no home directory
        return False
    return True
