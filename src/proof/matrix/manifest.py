"""Which examples were run on which versions: ``snippets/matrix.json``, written by ``make matrix``.

The tests run on one JAX, so they cannot run the records of the others. What they can see is whether
a program, one of its version records, a Python or the manifest itself was changed by anything but
``make matrix``.
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


Entry = dict[str, str]
"""Of one example: hashes of its "program" and version "records", the versions it was run "on",
newest first, and a "seal", a hash of all that and of the Python of each of these versions."""


def read_manifest(root: Path) -> dict[str, Entry]:
    """What ``make matrix`` last wrote, by example.

    Raises:
        ManifestError: the file is there, but is not what ``make matrix`` writes.
    """
    return _read(root)[1]


def read_pythons(root: Path) -> dict[str, str]:
    """The Python that ``make matrix`` ran each JAX version with, such as ``{"0.9.2": "3.11"}``.

    Raises:
        ManifestError: the file is there, but is not what ``make matrix`` writes.
    """
    return _read(root)[0]


def _read(root: Path) -> tuple[dict[str, str], dict[str, Entry]]:
    path = root / NAME
    if not path.exists():
        return {}, {}
    try:
        table = json.loads(path.read_text("utf-8"))
        return dict(table["pythons"]), {name: dict(e) for name, e in table["examples"].items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise ManifestError(
            f"{NAME}: is damaged: {error!r}; take it from the last commit, or remove it and run "
            "'make matrix FRESH=1'"
        ) from error


def write_manifest(root: Path, ran: Iterable[str]) -> None:
    """Say that every example was run on the versions `ran`, and keep what holds for the others."""
    pythons, before = _read(root)
    order = {version.jax: version.python for version in recorded(root)}
    ran = set(ran)
    now = {v: order[v] if v in ran else pythons[v] for v in order if v in ran or v in pythons}
    entries: dict[str, Entry] = {}
    for path in programs(root):
        name = path.relative_to(root).as_posix()
        program = _hash(path)
        old = before.get(name, {})
        holds = old.get("program") == program and old.get("seal") == _seal(name, old, pythons)
        kept = set(old["on"].split()) if holds else set()
        on = " ".join(version for version in order if version in ran | kept)
        entry = {"program": program, "records": _records_hash(path), "on": on}
        entries[name] = {**entry, "seal": _seal(name, entry, now)}
    lines = [f"  {json.dumps(name)}: {json.dumps(entries[name])}" for name in sorted(entries)]
    text = ",\n".join(lines)
    write(root / NAME, f'{{"pythons": {json.dumps(now)},\n"examples": {{\n{text}\n}}}}\n')


def manifest_faults(root: Path) -> list[str]:
    """What ``make matrix`` did not write so: programs, version records, versions and Pythons."""
    pythons, manifest = _read(root)
    found = [
        f"snippets/versions.toml: says Python {version.python} for JAX {version.jax}, which was "
        f"run on Python {pythons[version.jax]}; run 'make matrix ARGS={version.jax}'"
        for version in recorded(root)
        if pythons.get(version.jax, version.python) != version.python
    ]
    for path in programs(root):
        name = path.relative_to(root).as_posix()
        entry = manifest.pop(name, None)
        if entry is None:
            if version_records(path):
                found.append(f"{name}: has version records, but was never run by 'make matrix'")
        elif entry.get("seal") != _seal(name, entry, pythons):
            found.append(f"{name}: its entry in {NAME} is not what 'make matrix' wrote")
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


def _seal(name: str, entry: Mapping[str, str], pythons: Mapping[str, str]) -> str:
    """A hash of what an entry says. It shows an edit by hand; it is no lock."""
    on = [f"{version} {pythons.get(version, '')}" for version in entry.get("on", "").split()]
    said = [name, entry.get("program", ""), entry.get("records", ""), *on]
    return hashlib.sha256("\0".join(said).encode()).hexdigest()[:16]


def _records_hash(program: Path) -> str:
    return _hash(*version_records(program).values())


def _hash(*paths: Path) -> str:
    state = hashlib.sha256()
    for path in paths:
        state.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return state.hexdigest()[:16]
