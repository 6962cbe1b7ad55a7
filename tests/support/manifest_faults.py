"""What of a manifest is not as the command of its suite wrote it."""

from pathlib import Path

from proof.examples.records import programs, version_records
from proof.matrix.manifest import (
    Entry,
    files_hash,
    locks_hash,
    manifest_path,
    read_manifest,
    records_hash,
    seal,
)
from proof.matrix.versions import EXAMPLES, Suite, recorded


def manifest_faults(root: Path, suite: Suite = EXAMPLES) -> list[str]:
    """What the command of a suite did not write so: programs, records, versions and Pythons."""
    pythons, manifest, _ = read_manifest(root, suite)
    found = [
        f"{suite.folder}/versions.toml: says Python {version.python} for JAX {version.jax}, which "
        f"was run on Python {pythons[version.jax]}; run '{suite.command} ARGS={version.jax}'"
        for version in recorded(root, suite)
        if pythons.get(version.jax, version.python) != version.python
    ]
    for path in programs(root, suite):
        name = path.relative_to(root).as_posix()
        entry = manifest.pop(name, None)
        if entry is not None and entry.get("seal") != seal(name, entry, pythons):
            found.append(
                f"{name}: its entry in {manifest_path(suite)} is not what '{suite.command}' wrote"
            )
            continue
        fault = _fault(root, path, entry, suite)
        found += [f"{name}: {fault}"] if fault else []
    return found + [
        f"{name}: stands in {manifest_path(suite)}, but there is no such example"
        for name in manifest
    ]


def _fault(root: Path, path: Path, entry: Entry | None, suite: Suite) -> str | None:
    # Where the tests run a program, only the records of other versions can be out of date.
    matters = not suite.tested or bool(version_records(path))
    if entry is None:
        return f"was never run; run '{suite.command}'" if matters else None
    if entry["program"] != files_hash(path) and matters:
        return f"was changed; run '{suite.command}'"
    if entry["records"] != records_hash(path, suite):
        names = ", ".join(record.name for record in version_records(path).values()) or "none"
        return (
            f"its records are not those that '{suite.command}' wrote; version records now: {names}"
        )
    if suite.tested:
        return None
    if entry["locks"] != locks_hash(root, suite):
        return f"was run with other versions than the locks name; run '{suite.command}'"
    missing = {version.jax for version in recorded(root, suite)} - set(entry["on"].split())
    return f"was not run on JAX {', '.join(sorted(missing))}; run '{suite.command}'" * bool(missing)
