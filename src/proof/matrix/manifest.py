"""Which examples were run on which versions: ``snippets/matrix.json``, written by ``make matrix``.

The tests run on one JAX, so they cannot run the records of the others. What they can see is whether
a program or one of its version records was changed by anything but ``make matrix``.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from proof.examples.records import programs, version_records, write
from proof.matrix.versions import recorded

NAME = "snippets/matrix.json"


class ManifestError(ValueError):
    """The manifest cannot be read."""


Entry = dict[str, str]  # "program" and "records": hashes; "on": versions, newest first


def read_manifest(root: Path) -> dict[str, Entry]:
    """What ``make matrix`` last wrote, by example.

    Raises:
        ManifestError: the file is there, but is not what ``make matrix`` writes.
    """
    path = root / NAME
    try:
        return dict(json.loads(path.read_text("utf-8"))) if path.exists() else {}
    except (ValueError, TypeError) as error:
        raise ManifestError(
            f"{NAME}: is damaged: {error}; take it from the last commit, or remove it and run "
            "'make matrix FRESH=1'"
        ) from error


def write_manifest(root: Path, ran: Iterable[str]) -> None:
    """Say that every example was run on the versions `ran`, and keep what holds for the others."""
    before = read_manifest(root)
    order = [version.jax for version in recorded(root)]
    ran = set(ran)
    entries: dict[str, Entry] = {}
    for path in programs(root):
        name = path.relative_to(root).as_posix()
        program = _hash(path)
        old = before.get(name, {})
        kept = set(old.get("on", "").split()) if old.get("program") == program else set()
        on = " ".join(version for version in order if version in ran | kept)
        entries[name] = {"program": program, "records": _records_hash(path), "on": on}
    lines = [f"  {json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    write(root / NAME, "{\n" + ",\n".join(lines) + "\n}\n")


def manifest_faults(root: Path) -> list[str]:
    """Programs and version records that were changed after ``make matrix`` ran."""
    manifest = read_manifest(root)
    found = []
    for path in programs(root):
        name = path.relative_to(root).as_posix()
        entry = manifest.pop(name, None)
        if entry is None:
            if version_records(path):
                found.append(f"{name}: has version records, but was never run by 'make matrix'")
        elif entry["records"] != _records_hash(path):
            names = ", ".join(record.name for record in version_records(path).values()) or "none"
            found.append(
                f"{name}: its version records (now: {names}) are not those that 'make matrix' wrote"
            )
        elif entry["program"] != _hash(path) and version_records(path):
            found.append(f"{name}: was changed; its version records need 'make matrix'")
    return found + [f"{name}: stands in {NAME}, but there is no such example" for name in manifest]


def versions_run(root: Path, examples: Iterable[str], manifest: Mapping[str, Entry]) -> list[str]:
    """The versions that all of these examples were run on as they now stand, newest first."""
    names = [version.jax for version in recorded(root)]
    on = set(names)
    for name in examples:
        entry = manifest.get(name)
        current = entry is not None and entry["program"] == _hash(root / name)
        on &= set(entry["on"].split()) if entry and current else {names[0]}
    return [name for name in names if name in on]


def _records_hash(program: Path) -> str:
    return _hash(*version_records(program).values())


def _hash(*paths: Path) -> str:
    state = hashlib.sha256()
    for path in paths:
        state.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return state.hexdigest()[:16]
