"""What the records of a project say, each file read once: for the length of one build."""

from functools import cached_property
from pathlib import Path

from proof.examples.records import version_records_by_program
from proof.matrix.manifest import Entry, read_manifest
from proof.matrix.versions import Suite


class Reading:
    """The records of a project as they stand when it is made.

    A build asks thousands of times which records a program has; the folders have hundreds of files.
    `make serve` makes another one for each build, so it follows what changes.

    Attributes:
        root: the project.
    """

    def __init__(self, root: Path) -> None:
        self.root = root
        self._manifests: dict[Suite, dict[str, Entry]] = {}

    def manifest(self, suite: Suite) -> dict[str, Entry]:
        """What the command of a suite last wrote."""
        if suite not in self._manifests:
            self._manifests[suite] = read_manifest(self.root, suite)
        return self._manifests[suite]

    @cached_property
    def _by_program(self) -> dict[Path, dict[str, Path]]:
        return version_records_by_program(self.root)

    def since(self, program: Path) -> dict[str, Path]:
        """The records of a program that say a version, newest first."""
        return self._by_program.get(program, {})
