"""The result of a long test, stored until something that it depends on changes.

It is kept below ``.cache`` for the next run here, and, once ``make outcomes`` has written it, in
``tests/outcomes.json`` for the first run of every clone. Neither counts with `FRESH=1` or in CI;
elsewhere one in ten is found out again each day. Of a collection that is sampled, a fixed fifth is
found out every time, and the others count there too, unless ``FRESH=all``. What is found out again
must be what was kept.
"""

import datetime
import functools
import hashlib
import json
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from jitguide.files import write_whole
from proof.examples import outcomes
from proof.examples.outcomes import as_recorded, due, environment, runs_everything, table, written
from proof.examples.program import Program
from proof.examples.records import programs, read_record
from proof.matrix.versions import ROOT, installed_jax, stands_for

FOLDER = ROOT / ".cache" / "tests"
WRITTEN = ROOT / outcomes.WRITTEN
_LONGEST = 4000
"""Bytes of an outcome that is written: a longer one is found out again by each clone."""
_TEXT = {".css", ".html", ".ipynb", ".js", ".json", ".lock", ".md", ".py", ".sh", ".toml", ".txt"}


class ChangedOutcomeError(AssertionError):
    """Something else was found out than before, although nothing has changed."""


def kept(
    name: str, depends_on: Sequence[str | Path], find: Callable[[], Any], *, sampled: bool = False
) -> Any:
    """What `find` returns, as JSON has it: of an earlier run with nothing changed, or of now.

    Args:
        name: of the file that keeps it.
        depends_on: texts, and files whose content matters; the system, this Python and the
            installed packages of the lock matter too.
        find: finds it out; what it raises is not kept.
        sampled: whether it belongs to a collection of which a fixed fifth is found out every time.

    Raises:
        ChangedOutcomeError: it is not what was kept, although nothing has changed. What was kept is
            forgotten.
    """
    key = key_of([environment(), *depends_on])
    file = FOLDER / f"{name}.json"
    before = table(file).get(key, written(WRITTEN).get(name, {}).get(key))
    if sampled:
        fresh = os.environ.get("FRESH") == "all" or is_fifth(name)
    else:
        fresh = runs_everything(os.environ)
    if before is not None and not fresh and not due(key, datetime.date.today()):
        return before
    found = json.loads(json.dumps(find()))
    if before is not None and found != before:
        file.unlink(missing_ok=True)
        raise ChangedOutcomeError(f"{name}: {before} before and {found} now, unchanged")
    file.parent.mkdir(parents=True, exist_ok=True)
    write_whole(file, json.dumps({key: found}))
    return found


def is_fifth(name: str) -> bool:
    """Whether this is one of the fixed fifth of a collection that runs every time."""
    return hashlib.sha256(name.encode()).digest()[0] % 5 == 0


Test = Callable[..., None]


def unless_unchanged(*places: str) -> Callable[[Test], Test]:
    """For a long test that takes no parameter: once passed, it passes until something changes.

    Args:
        places: files of the project, and folders of them, that the test depends on: its own file
            first. `tests/support` and the lock are among them in any case.
    """

    def decorate(test: Test) -> Test:
        @functools.wraps(test)
        def passes(*arguments: Any, **fixtures: Any) -> None:
            def run() -> bool:
                test(*arguments, **fixtures)
                return True

            files = files_of("tests/support", "requirements.lock", *places)
            kept(f"passed-{Path(places[0]).stem}-{test.__name__}", files, run)

        return passes

    return decorate


def files_of(*places: str) -> list[Path]:
    """These files, and all that are text in these folders."""
    found = []
    for place in places:
        path = ROOT / place
        inside = sorted(path.rglob("*"))
        assert path.is_file() or inside, f"{place}: nothing is there"
        found += [path] if path.is_file() else [f for f in inside if f.suffix in _TEXT]
    return found


def key_of(depends_on: Sequence[str | Path]) -> str:
    """One key for these texts and the content of these files."""
    parts = [part if isinstance(part, str) else part.read_text("utf-8") for part in depends_on]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def main() -> None:
    """Write what the last run of all tests found out."""
    lines = [
        f" {json.dumps(file.stem)}: {file.read_text('utf-8')}"
        for file in sorted(FOLDER.glob("*.json"))
        if file.stat().st_size <= _LONGEST
    ]
    version = stands_for(installed_jax())
    found = (as_recorded(Program.read(p), read_record(p, version)) for p in programs())
    known = [f"  {json.dumps(key)}: {json.dumps(error)}" for key, error in filter(None, found)]
    lines.append(f" {json.dumps(outcomes.PROGRAMS)}: {{\n" + ",\n".join(known) + "\n }")
    write_whole(WRITTEN, "{\n" + ",\n".join(lines) + "\n}\n")


if __name__ == "__main__":
    main()
