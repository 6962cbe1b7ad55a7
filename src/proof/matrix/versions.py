"""The suites of examples, the JAX versions that each has records of, and which record applies."""

import os
import re
import sys
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path

from jitguide.command import CommandError

ROOT = Path(__file__).resolve().parents[3]


def version_key(version: str) -> tuple[int, ...]:
    """Order of versions by number: ``0.10.2`` comes after ``0.9.2``; suffixes are left out."""
    return tuple(int(part) for part in re.findall(r"\d+", version.split("+")[0].split(".dev")[0]))


@dataclass(frozen=True)
class Suite:
    """Examples that are run in the same environments."""

    folder: str  # what holds the examples, `versions.toml` and `matrix.json`; from the root
    lock: str  # first word in the names of its locks and environments
    requirements: tuple[str, ...]  # what uv resolves into its locks, beside the version of JAX
    command: str  # what runs and records it
    # Whether `make test` runs the examples on the installed JAX. If not, the manifest alone says
    # whether a record is what its program did.
    tested: bool


EXAMPLES = Suite(
    "snippets",
    "jax",
    ("pyproject.toml", "--extra", "docs", "--extra", "test"),
    "make matrix",
    tested=True,
)
LIBRARIES = Suite(
    "snippets/libraries",
    "libraries",
    ("pyproject.toml", "--group", "libraries"),
    "make libraries",
    tested=False,
)
SUITES = (EXAMPLES, LIBRARIES)


def suite_of(program: Path, root: Path = ROOT) -> Suite:
    """The suite that an example is run with."""
    # Asked thousands of times in one build: Path.is_relative_to would take half a second.
    inside = str(program).startswith(f"{root / LIBRARIES.folder}{os.sep}")
    return LIBRARIES if inside else EXAMPLES


@dataclass(frozen=True)
class Recorded:
    """A JAX version that a suite has records of, and the Python that they were made on."""

    jax: str
    python: str
    suite: Suite = EXAMPLES

    @property
    def environment(self) -> str:
        """Name of the environment that it is run in, and of that environment's lock."""
        return f"{self.suite.lock}-{self.jax}"


@cache
def recorded(root: Path = ROOT, suite: Suite = EXAMPLES) -> tuple[Recorded, ...]:
    """The versions that ``versions.toml`` of a suite lists, newest first.

    Raises:
        CommandError: it is no such list, or a version stands twice or out of order.
    """
    file = root / suite.folder / "versions.toml"
    try:
        table = tomllib.loads(file.read_text("utf-8"))
        versions = tuple(
            Recorded(entry["jax"], entry["python"], suite) for entry in table["recorded"]
        )
    except (ValueError, TypeError, KeyError) as error:
        raise CommandError(
            f"{file}: expected recorded = [{{ jax = …, python = … }}, …]: {error!r}"
        ) from error
    if not versions:
        raise CommandError(f"{file}: names no version; expected at least one")
    keys = [version_key(version.jax) for version in versions]
    if keys != sorted(set(keys), reverse=True):
        names = ", ".join(version.jax for version in versions)
        raise CommandError(f"{file}: expected versions newest first, each once; got {names}")
    return versions


def installed_jax() -> str:
    """Version of the installed JAX, read without importing it.

    Raises:
        CommandError: no JAX is installed.
    """
    try:
        return metadata.version("jax")
    except metadata.PackageNotFoundError as error:
        raise CommandError(f"no JAX is installed for {sys.executable}") from error


def stands_for(version: str, root: Path = ROOT) -> str:
    """The recorded version whose records `version` is compared with.

    That is the version itself where it is recorded, else the newest recorded one that is older than
    it, else the oldest.
    """
    names = [entry.jax for entry in recorded(root)]
    older = [name for name in names if version_key(name) <= version_key(version)]
    return older[0] if older else names[-1]
