"""What a long test found out, kept until something that it depends on has changed.

Never with `FRESH=1` or in CI; elsewhere one in ten is found out again all the same each day.
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


def kept(name: str, depends_on: Sequence[str | Path], find: Callable[[], Any]) -> Any:
    """What `find` returns, as JSON has it: of an earlier run with nothing changed, or of now.

    Args:
        name: of the file that keeps it.
        depends_on: texts, and files whose content matters; the installed packages and this Python
            matter too.
        find: finds it out; what it raises is not kept.
    """
    parts = [part if isinstance(part, str) else part.read_text("utf-8") for part in depends_on]
    key = hashlib.sha256("\0".join([installed(), *parts]).encode()).hexdigest()
    file = FOLDER / f"{name}.json"
    if not runs_everything(os.environ) and not due(key, datetime.date.today()):
        try:
            entry = json.loads(file.read_text("utf-8"))
            if entry["key"] == key:
                return entry["found"]
        except (OSError, ValueError, KeyError, TypeError):
            pass
    text = json.dumps({"key": key, "found": find()})
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, text)
    return json.loads(text)["found"]
