"""Defines a problem, and the result of grading an attempt."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt


class Miss(Exception):  # noqa: N818 - it is an outcome, raised to end a check
    """A check that the attempt does not pass: what was given, what was expected, what came."""

    def __init__(self, given: str, expected: str, got: str) -> None:
        super().__init__(f"{given}: expected {expected}, got {got}")
        self.given, self.expected, self.got = given, expected, got


@dataclass(frozen=True)
class Check:
    """One thing that an attempt must do."""

    key: str  # short name, unique within the problem
    title: str  # what holds when it passes, in a few words
    # The id of the heading that explains it, on the page of the problem; or an address such as
    # `problems/#grader`.
    section: str
    # Raises `Miss`; gets the attempt and a source of random numbers.
    run: Callable[["Attempt", np.random.Generator], None]


@dataclass(frozen=True)
class Problem:
    """A problem; its folder holds `statement.md`, `hints.md`, `starter.py`, `solution.py`."""

    name: str  # what commands call it
    title: str  # a headline
    functions: tuple[str, ...]  # the names that an attempt must define, the first one leading
    checks: tuple[Check, ...]  # in the order in which they run
    # Look at a correct attempt and say what it costs, or nothing
    remarks: tuple[Callable[["Attempt"], str | None], ...] = ()

    @property
    def statement(self) -> str:
        """The problem in words (Markdown)."""
        return self._text("statement.md")

    @property
    def hints(self) -> tuple[str, ...]:
        """Hints, from a nudge to nearly the solution."""
        _, *blocks = re.split(r'^\?\?\? tip ".*"$', self._text("hints.md"), flags=re.MULTILINE)
        return tuple(" ".join(block.split()) for block in blocks)

    @property
    def starter(self) -> str:
        """The file to begin with, which does not pass; the statement stands at its head."""
        title, code = self._text("starter.py").split('"""\n', 1)
        return f'{title}\n\n{self.statement}"""\n{code}'

    @property
    def solution(self) -> str:
        """One file that passes."""
        return self._text("solution.py")

    def _text(self, name: str) -> str:
        folder = files("jitguide.problems").joinpath(self.name)
        return folder.joinpath(name).read_text(encoding="utf-8")


@dataclass(frozen=True)
class Finding:
    """What one check found."""

    check: Check
    status: str  # "pass", "FAIL" or "skip"
    miss: Miss | None = None


@dataclass(frozen=True)
class Grade:
    """All findings on one attempt."""

    problem: Problem  # the problem
    # One for each check, in order; empty when the attempt could not be graded.
    findings: tuple[Finding, ...] = ()
    ungraded: str | None = None  # why it could not be graded at all, or None
    remarks: tuple[str, ...] = ()  # what a right attempt costs, and what could not be limited
    printed: str = ""  # what the attempt wrote to its standard output and error, shortened
    seed: int = 0  # repeats the run

    @property
    def solved(self) -> bool:
        """Whether every check passed."""
        passed = [finding.status == "pass" for finding in self.findings]
        return self.ungraded is None and len(passed) == len(self.problem.checks) and all(passed)

    @property
    def exit_status(self) -> int:
        """0 solved, 1 not solved, 2 could not be graded."""
        return 2 if self.ungraded is not None else 0 if self.solved else 1
