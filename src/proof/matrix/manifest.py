"""Which examples were run on which versions: ``matrix.json`` of a suite, which its command writes.

The tests run on one JAX, so they cannot run the records of the others. What they can see is whether
a program, one of its version records, a Python or the manifest itself was changed by anything but
``make matrix``. Of a suite that they do not run at all, they see that for every record, and whether
a lock was changed.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from typing import NamedTuple

from jitguide.command import CommandError
from proof.examples.records import programs, record_path, version_records, write
from proof.matrix.environments import lock_path
from proof.matrix.versions import EXAMPLES, Suite, recorded

Entry = dict[str, str]
"""Of an example. `program` and `records`: hashes; `on`: versions, newest first; of a suite that the
tests do not run, also `locks`: hash of what it was run with; `seal`: hash of all this and of the
Python of each version."""


def manifest_path(suite: Suite) -> str:
    """Where the manifest of a suite lies, relative to the project."""
    return f"{suite.folder}/matrix.json"


class Manifest(NamedTuple):
    """What the command of a suite last wrote."""

    pythons: dict[str, str]  # by version
    entries: dict[str, Entry]  # by example
    date: str  # the day (UTC, `2026-01-31`) on which it last ran a changed example


def read_manifest(root: Path, suite: Suite = EXAMPLES) -> Manifest:
    """What the command of a suite last wrote; empty where it wrote nothing yet.

    Raises:
        CommandError: the file is there, but is not what that command writes.
    """
    path = root / manifest_path(suite)
    if not path.exists():
        return Manifest({}, {}, "")
    try:
        table = json.loads(path.read_text("utf-8"))
        entries = {name: dict(e) for name, e in table["examples"].items()}
        return Manifest(dict(table["pythons"]), entries, str(date.fromisoformat(table["date"])))
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise CommandError(
            f"{manifest_path(suite)}: is damaged: {error!r}; take it from the last commit, or "
            f"remove it and run '{suite.command} FRESH=1'"
        ) from error


def write_manifest(root: Path, ran: Iterable[str], suite: Suite = EXAMPLES) -> None:
    """Say that every example was run on the versions `ran`, and keep what holds for the others."""
    pythons, before, day = read_manifest(root, suite)
    order = {version.jax: version.python for version in recorded(root, suite)}
    ran = set(ran)
    now = {v: order[v] if v in ran else pythons[v] for v in order if v in ran or v in pythons}
    locks = {} if suite.tested else {"locks": locks_hash(root, suite)}
    entries: dict[str, Entry] = {}
    for path in programs(root, suite):
        name = path.relative_to(root).as_posix()
        unchanged = {"program": files_hash(path), **locks}
        old = before.get(name, {})
        kept = set(old["on"].split()) if _holds(name, old, unchanged, pythons) else set()
        on = " ".join(version for version in order if version in ran | kept)
        entry = {**unchanged, "records": records_hash(path, suite), "on": on}
        entries[name] = {**entry, "seal": seal(name, entry, now)}
    if entries != before or not day:
        day = str(datetime.now(UTC).date())
    lines = [f"  {json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    text = ",\n".join(lines)
    text = f'{{"date": "{day}",\n"pythons": {json.dumps(now)},\n"examples": {{\n{text}\n}}}}\n'
    write(root / manifest_path(suite), text)


def versions_run(
    root: Path, examples: Iterable[str], manifest: Mapping[str, Entry], suite: Suite = EXAMPLES
) -> list[str]:
    """The versions that all of these examples were run on as they now stand, newest first."""
    names = [version.jax for version in recorded(root, suite)]
    on = set(names)
    for name in examples:
        entry = manifest.get(name)
        current = entry is not None and entry["program"] == files_hash(root / name)
        on &= set(entry["on"].split()) if entry and current else {names[0]}
    return [name for name in names if name in on]


def not_run(root: Path, versions: Iterable[str], suite: Suite = EXAMPLES) -> list[Path]:
    """The examples that, as they and their records now stand, were not run on all `versions`."""
    pythons, manifest, _ = read_manifest(root, suite)
    locks = {} if suite.tested else {"locks": locks_hash(root, suite)}
    found = []
    for path in programs(root, suite):
        name = path.relative_to(root).as_posix()
        entry = manifest.get(name, {})
        now = {"program": files_hash(path), "records": records_hash(path, suite), **locks}
        ran = _holds(name, entry, now, pythons) and {*versions} <= {*entry["on"].split()}
        found += [] if ran else [path]
    return found


def _holds(name: str, entry: Entry, now: Entry, pythons: Mapping[str, str]) -> bool:
    """Whether an entry is as a run wrote it, and says of the example what is so `now`."""
    return now.items() <= entry.items() and entry.get("seal") == seal(name, entry, pythons)


def seal(name: str, entry: Mapping[str, str], pythons: Mapping[str, str]) -> str:
    """A hash of what an entry says. It shows an edit by hand; it is no lock."""
    on = [f"{version} {pythons.get(version, '')}" for version in entry.get("on", "").split()]
    said = [name, *(entry.get(part, "") for part in ("program", "locks", "records")), *on]
    return hashlib.sha256("\0".join(said).encode()).hexdigest()[:16]


def records_hash(program: Path, suite: Suite) -> str:
    """A hash of the records of an example that its suite writes."""
    newest = record_path(program)
    own = [] if suite.tested or not newest.exists() else [newest]
    return files_hash(*own, *version_records(program).values())


def locks_hash(root: Path, suite: Suite) -> str:
    """A hash of the locks of all versions that a suite records."""
    return files_hash(*(lock_path(version, root) for version in recorded(root, suite)))


def files_hash(*paths: Path) -> str:
    """A hash of the names and the contents of files."""
    state = hashlib.sha256()
    for path in paths:
        state.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return state.hexdigest()[:16]
