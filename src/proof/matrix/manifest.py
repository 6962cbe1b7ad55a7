"""Which examples were run on which versions: ``matrix.json`` of a suite, which its command writes.

The tests run on one JAX, so they cannot run the records of the others. What they can see is whether
a program or one of its version records was changed by anything but ``make matrix``. Of a suite that
they do not run at all, they see that for every record, and whether a lock was changed.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from proof.examples.records import programs, record_path, version_records, write
from proof.matrix.environments import lock_path
from proof.matrix.versions import EXAMPLES, Suite, recorded


class ManifestError(ValueError):
    """The manifest cannot be read."""


Entry = dict[str, str]
"""Of an example. `program` and `records`: hashes; `on`: versions, newest first; of a suite that the
tests do not run, also `locks`: hash of what it was run with."""


def manifest_path(suite: Suite) -> str:
    """Where the manifest of a suite lies, relative to the project."""
    return f"{suite.folder}/matrix.json"


def read_manifest(root: Path, suite: Suite = EXAMPLES) -> dict[str, Entry]:
    """What the command of a suite last wrote, by example.

    Raises:
        ManifestError: the file is there, but is not what that command writes.
    """
    path = root / manifest_path(suite)
    try:
        return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}
    except (ValueError, TypeError) as error:
        raise ManifestError(
            f"{manifest_path(suite)}: is damaged: {error}; take it from the last commit, or remove "
            f"it and run '{suite.command} FRESH=1'"
        ) from error


def write_manifest(root: Path, ran: Iterable[str], suite: Suite = EXAMPLES) -> None:
    """Say that every example was run on the versions `ran`, and keep what holds for the others."""
    before = read_manifest(root, suite)
    order = [version.jax for version in recorded(root, suite)]
    ran = set(ran)
    locks = {} if suite.tested else {"locks": _locks_hash(root, suite)}
    entries: dict[str, Entry] = {}
    for path in programs(root, suite):
        name = path.relative_to(root).as_posix()
        unchanged = {"program": _hash(path), **locks}
        old = before.get(name, {})
        kept = set(old.get("on", "").split()) if unchanged.items() <= old.items() else set()
        on = " ".join(version for version in order if version in ran | kept)
        entries[name] = {**unchanged, "records": _records_hash(path, suite), "on": on}
    lines = [f"  {json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    write(root / manifest_path(suite), "{\n" + ",\n".join(lines) + "\n}\n")


def manifest_faults(root: Path, suite: Suite = EXAMPLES) -> list[str]:
    """Programs and records that were changed after the command of their suite ran."""
    manifest = read_manifest(root, suite)
    found = []
    for path in programs(root, suite):
        name = path.relative_to(root).as_posix()
        entry = manifest.pop(name, None)
        fault = (_tested_fault if suite.tested else _untested_fault)(root, path, entry, suite)
        found += [f"{name}: {fault}"] if fault else []
    return found + [
        f"{name}: stands in {manifest_path(suite)}, but there is no such example"
        for name in manifest
    ]


def _tested_fault(root: Path, path: Path, entry: Entry | None, suite: Suite) -> str | None:
    if entry is None:
        if version_records(path):
            return f"has version records, but was never run by '{suite.command}'"
    elif entry["records"] != _records_hash(path, suite):
        names = ", ".join(record.name for record in version_records(path).values()) or "none"
        return f"its version records (now: {names}) are not those that '{suite.command}' wrote"
    elif entry["program"] != _hash(path) and version_records(path):
        return f"was changed; its version records need '{suite.command}'"
    return None


def _untested_fault(root: Path, path: Path, entry: Entry | None, suite: Suite) -> str | None:
    if entry is None:
        return f"was never run; run '{suite.command}'"
    if entry["program"] != _hash(path):
        return f"was changed; run '{suite.command}'"
    if entry["records"] != _records_hash(path, suite):
        return f"its records are not those that '{suite.command}' wrote"
    if entry["locks"] != _locks_hash(root, suite):
        return f"was run with other versions than the locks name; run '{suite.command}'"
    missing = {version.jax for version in recorded(root, suite)} - set(entry["on"].split())
    return f"was not run on JAX {', '.join(sorted(missing))}; run '{suite.command}'" * bool(missing)


def versions_run(
    root: Path, examples: Iterable[str], manifest: Mapping[str, Entry], suite: Suite = EXAMPLES
) -> list[str]:
    """The versions that all of these examples were run on as they now stand, newest first."""
    names = [version.jax for version in recorded(root, suite)]
    on = set(names)
    for name in examples:
        entry = manifest.get(name)
        current = entry is not None and entry["program"] == _hash(root / name)
        on &= set(entry["on"].split()) if entry and current else {names[0]}
    return [name for name in names if name in on]


def _records_hash(program: Path, suite: Suite) -> str:
    newest = record_path(program)
    own = [] if suite.tested or not newest.exists() else [newest]
    return _hash(*own, *version_records(program).values())


def _locks_hash(root: Path, suite: Suite) -> str:
    return _hash(*(lock_path(version, root) for version in recorded(root, suite)))


def _hash(*paths: Path) -> str:
    state = hashlib.sha256()
    for path in paths:
        state.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return state.hexdigest()[:16]
