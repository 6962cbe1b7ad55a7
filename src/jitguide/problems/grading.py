"""Grades an attempt: runs the checks of its problem, in this process or in a sandbox.

The grader trusts its reader: it finds honest mistakes, and it survives endless loops, floods of
memory and exits. It is no security boundary: an attempt can do what any program of yours can.
"""

import ast
import secrets
import tokenize
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.model import Finding, Grade, Miss, Problem
from jitguide.problems.sandbox import ask_child
from jitguide.problems.values import one_line

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt

SECONDS = 10.0
Tell = Callable[[Finding], None]


def grade_file(
    problem: Problem,
    path: Path,
    *,
    seconds: float = SECONDS,
    seed: int | None = None,
    tell: Tell = lambda finding: None,
) -> Grade:
    """Grade a file, in a process of its own.

    Args:
        problem: the problem that the file is about.
        path: the file.
        seconds: how long loading the file or any one call may take.
        seed: chooses the arrays that are tried; a new one each time by default.
        tell: is told each finding as it comes.

    Returns:
        The grade; `ungraded` says why where there is nothing to grade, or no sandbox.
    """
    seed = secrets.randbelow(10**6) if seed is None else seed
    try:
        with tokenize.open(path) as stream:  # in the encoding that it declares, as Python does
            source = stream.read()
    except (OSError, UnicodeDecodeError, SyntaxError) as error:
        reason = getattr(error, "strerror", None) or one_line(error)
        return Grade(problem, ungraded=f"{path} cannot be read: {reason}", seed=seed)
    try:
        ast.parse(source, str(path))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        line = f", line {error.lineno}" if isinstance(error, SyntaxError) else ""
        text = one_line(error.msg if isinstance(error, SyntaxError) else error)
        return Grade(problem, ungraded=f"{path}{line}: not valid Python: {text}", seed=seed)
    request = {
        "problem": problem.name,
        "checks": [check.key for check in problem.checks],
        "path": str(path.resolve()),
        "source": source,  # as it was read and found to be Python
        "seconds": seconds,
        "seed": seed,
    }
    findings: list[Finding] = []

    def found(finding: Finding) -> None:
        findings.append(finding)
        tell(finding)

    said: dict[str, Any] = {"end": {}}  # the last message of each kind
    for message in ask_child(request):
        said |= message
        if "status" in message:
            miss = Miss(*message["miss"]) if message["miss"] else None
            found(Finding(problem.checks[len(findings)], message["status"], miss))
    reason, remarks = said["end"].get("ungraded"), tuple(said["end"].get("remarks", ()))
    if "lost" in said and "begins" in said:
        fail_all(problem, Miss(said["begins"], "an answer", said["lost"]), found, len(findings))
    elif "lost" in said:
        last = (said["printed"].strip().splitlines() or [said["lost"]])[-1]
        reason = f"the grader's own process did not start: {one_line(last)}"
    return Grade(problem, tuple(findings), reason, remarks, said["printed"], seed)


def grade_functions(
    problem: Problem,
    functions: dict[str, Callable[..., Any]],
    *,
    seed: int | None = None,
    tell: Tell = lambda finding: None,
) -> Grade:
    """Grade functions in this process, as in a notebook cell: no limits on time and memory."""
    from jitguide.problems.attempt import Attempt

    seed = secrets.randbelow(10**6) if seed is None else seed
    attempt = Attempt(functions)
    findings = run_checks(problem, attempt, seed, tell)
    remarks = remarks_on(problem, attempt, findings)
    return Grade(problem, tuple(findings), remarks=tuple(remarks), seed=seed)


def missing(problem: Problem, names: dict[str, Any], where: str) -> str | None:
    """Say which function of a problem is missing among the names of an attempt."""
    for name in problem.functions:
        if name not in names:
            asked = " and ".join(problem.functions)
            return f"{where} defines no {name}; the problem asks for {asked}"
        if not callable(names[name]):
            return f"{name} in {where} is not a function but {type(names[name]).__name__}"
    return None


def run_checks(problem: Problem, attempt: "Attempt", seed: int, tell: Tell) -> list[Finding]:
    """Run the checks of a problem on an attempt."""
    findings = []
    for number, check in enumerate(problem.checks):
        try:
            check.run(attempt, np.random.default_rng((seed, number)))
            finding = Finding(check, "pass")
        except Miss as miss:
            finding = Finding(check, "FAIL", miss)
        findings.append(finding)
        tell(finding)
    return findings


def fail_all(problem: Problem, miss: Miss, tell: Tell, done: int = 0) -> None:
    """Let the first check that is not done fail, and skip the others."""
    for number, check in enumerate(problem.checks[done:]):
        tell(Finding(check, "skip") if number else Finding(check, "FAIL", miss))


def remarks_on(problem: Problem, attempt: "Attempt", findings: list[Finding]) -> list[str]:
    """Say what a right attempt costs; nothing of one that is wrong."""
    if any(finding.status != "pass" for finding in findings):
        return []
    return [remark for look in problem.remarks if (remark := look(attempt)) is not None]
