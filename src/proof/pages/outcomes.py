"""What a program did on each recorded version, with versions of the same outcome grouped."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from proof.examples.records import record_path
from proof.matrix.versions import Recorded, recorded, suite_of
from proof.pages.project import Project


@dataclass(frozen=True)
class Run:
    """Versions next to each other, newest first, on which an example did the same."""

    versions: tuple[Recorded, ...]
    text: str
    name: str


def runs(program: Path, project: Project) -> list[Run]:
    """The runs of versions with one outcome each, newest first.

    Where the recorded Python changes together with the outcome, the name says so: then Python may
    be the reason.
    """
    since = project.version_records.get(program, {})
    groups: list[tuple[list[Recorded], Path]] = [([], record_path(program))]
    for entry in recorded(project.root, suite_of(program, project.root)):
        if entry.jax in since:
            groups.append(([], since[entry.jax]))
        groups[-1][0].append(entry)
    versions = [entries for entries, _ in groups]
    borders = [newer[-1].python != older[0].python for newer, older in pairwise(versions)]
    return [
        Run(tuple(entries), said_by(record), _name(entries, any(borders[max(0, i - 1) : i + 1])))
        for i, (entries, record) in enumerate(groups)
    ]


def said_by(record: Path) -> str:
    """What a record says; empty where there is none."""
    return record.read_text("utf-8") if record.exists() else ""


def _name(entries: list[Recorded], with_python: bool) -> str:
    newest, oldest = entries[0].jax, entries[-1].jax
    name = f"JAX {newest}" if newest == oldest else f"JAX {oldest} to {newest}"
    return f"{name} on Python {entries[0].python}" if with_python else name
