"""The decoder's cases: small programs with the entry of their error, and their records.

``tests/jitguide/errors/cases/<entry>/<idea>_fails.py`` is what a reader wrote, and the folder is
the entry that answers it (``elsewhere`` where the guide has none). Comments may stand above:
``# argument: n`` names the argument that JAX blames, ``# argument on other versions: n`` as older
versions call it, and ``# on other versions: entry`` the second entry of an error whose message some
versions word in another way. ``# pasted above its traceback``
says that the reader pasted the program, too.
"""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from jitguide.errors import explain
from proof.examples.records import CASES, record_path, version_records
from proof.matrix.versions import ROOT
from support.kept import files_of, kept

ELSEWHERE = "elsewhere"
HEADER = "Traceback (most recent call last):\n"


@cache
def works_of(program: Path) -> list[Path]:
    """The programs that show how a failing one is fixed: ``_works.py``, ``_works_2.py``, …"""
    stem = program.stem.removesuffix("_fails")
    named = re.compile(rf"{re.escape(stem)}_works(_\d)?")
    return sorted(path for path in program.parent.glob("*.py") if named.fullmatch(path.stem))


@dataclass(frozen=True)
class Case:
    """A program that fails, and what is expected of the decoder."""

    program: Path

    def __str__(self) -> str:
        return self.program.relative_to(ROOT / CASES).as_posix()

    @property
    def entries(self) -> tuple[str, ...]:
        """Entries that may answer, the newest version's first; empty text is no entry."""
        named = (self.program.parent.name, *self._said("on other versions"))
        return tuple("" if entry == ELSEWHERE else entry for entry in named)

    @property
    def works(self) -> list[Path]:
        """The same program changed as each suggestion says, the first one first."""
        return works_of(self.program)

    @property
    def arguments(self) -> list[str]:
        """The argument that a message names, where one does: the newest version's name first."""
        return [*self._said("argument"), *self._said("argument on other versions")]

    def _said(self, what: str) -> list[str]:
        return re.findall(rf"^# {what}: (.+)$", self.program.read_text("utf-8"), re.MULTILINE)


@dataclass(frozen=True)
class Told:
    """What a case raises on some versions of JAX."""

    case: Case
    record: Path
    text: str

    @property
    def name(self) -> str:
        """What tells it apart: the folder and the name of its record."""
        return self.record.relative_to(ROOT / CASES).as_posix()


@cache
def cases() -> tuple[Case, ...]:
    """All of them, in a fixed order."""
    return tuple(Case(path) for path in sorted((ROOT / CASES).rglob("*_fails.py")))


def _pasted(record: str, case: Case) -> str:
    """The text as a reader has it: a record leaves out the line numbers of libraries."""
    program = case.program.read_text("utf-8")
    above = program if "# pasted above its traceback\n" in program else ""
    return above + record.replace('", line ..., in ', '", line 1, in ')


@cache
def told() -> tuple[Told, ...]:
    """Every recorded error of every case; a version on which it raises nothing tells nothing."""
    return tuple(
        Told(case, record, text)
        for case in cases()
        for record in (record_path(case.program), *version_records(case.program).values())
        if record.exists() and HEADER in (text := _pasted(record.read_text("utf-8"), case))
    )


@cache
def explained() -> dict[Told, dict[str, Any]]:
    """What the decoder says to each; kept until the decoder or a case changes."""
    depends_on = files_of("src/jitguide", CASES, "tests/support/error_cases.py")
    verdicts = kept("explained", depends_on, lambda: [explain(said.text) for said in told()])
    return dict(zip(told(), verdicts, strict=True))
