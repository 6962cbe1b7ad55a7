"""What a long test found out, kept until something that it depends on has changed.

Never with `FRESH=1` or in CI; elsewhere one in ten is found out again all the same each day. What
is found out again must be what was kept.
"""

import datetime
import hashlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from jitguide.files import write_whole
from proof.examples.outcomes import due, installed, runs_everything
from proof.matrix.versions import ROOT

FOLDER = ROOT / ".cache" / "tests"


class ChangedOutcomeError(AssertionError):
    """Something else was found out than before, although nothing has changed."""


def kept(
    name: str, depends_on: Sequence[str | Path], find: Callable[[], Any], *, again: bool = False
) -> Any:
    """What `find` returns, as JSON has it: of an earlier run with nothing changed, or of now.

    Args:
        name: of the file that keeps it.
        depends_on: texts, and files whose content matters; the installed packages and this Python
            matter too.
        find: finds it out; what it raises is not kept.
        again: whether to find it out now in any case.

    Raises:
        ChangedOutcomeError: it is not what was kept, although nothing has changed. What was kept is
            forgotten.
    """
    parts = [part if isinstance(part, str) else part.read_text("utf-8") for part in depends_on]
    key = hashlib.sha256("\0".join([installed(), *parts]).encode()).hexdigest()
    file = FOLDER / f"{name}.json"
    before = _read(file).get(key)
    again = again or runs_everything(os.environ) or due(key, datetime.date.today())
    if before is not None and not again:
        return before
    found = json.loads(json.dumps(find()))
    if before is not None and found != before:
        file.unlink()
        raise ChangedOutcomeError(f"{name}: {before} before and {found} now, unchanged")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps({key: found}))
    return found


def _read(file: Path) -> dict[str, Any]:
    try:
        known = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}
