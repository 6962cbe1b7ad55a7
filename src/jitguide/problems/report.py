"""Reports the results in words: one line for each check."""

import re
from collections import Counter

from jitguide.problems.model import Check, Finding, Grade, Problem
from jitguide.problems.values import one_line

_PRINTED_LINES = 12
_RAISED = re.compile(r"[A-Z]\w+ at line \d+")
_MANY = 3


def finding_line(problem: Problem, finding: Finding) -> str:
    """Give the line of one check."""
    check, miss = finding.check, finding.miss
    if miss is None:
        why = " (not tried: an earlier check ended the run)" if finding.status == "skip" else ""
        return f"{finding.status}  {check.title}{why}"
    return (
        f"{finding.status}  {check.title} | input: {one_line(miss.given, 400)} | "
        f"expected: {one_line(miss.expected, 400)} | got: {one_line(miss.got, 400)} | "
        f"read: {address(problem, check)}"
    )


def address(problem: Problem, check: Check) -> str:
    """Give the section of the guide that explains a check, relative to the site's address."""
    return check.section if "/" in check.section else f"problems/{problem.name}/#{check.section}"


def ending(grade: Grade, name: str) -> str:
    """Give what follows the lines of the checks: output, remarks, warnings, the summary."""
    if grade.ungraded is not None:
        return "\n".join([*_printed(grade), f"could not be graded: {grade.ungraded}"])
    passed = sum(finding.status == "pass" for finding in grade.findings)
    total = len(grade.problem.checks)
    repeat = "" if grade.solved else f" To use the same arrays again: --seed {grade.seed}."
    word = "Solved." if grade.solved else "Not solved yet."
    return "\n".join(
        [
            *_printed(grade),
            *_one_error(grade),
            *(f"note  {remark}" for remark in grade.remarks),
            f"{grade.problem.name}: {name} passes {passed} of {total} checks. {word}{repeat}",
        ]
    )


def _one_error(grade: Grade) -> list[str]:
    """Name the error that many checks fail with: it looks like many faults, and is one."""
    missed = [finding.miss.got for finding in grade.findings if finding.miss is not None]
    raised = Counter(match[0] for got in missed if (match := _RAISED.match(got)))
    return [
        f"note  {count} checks fail with the same error, {error}: start there"
        for error, count in raised.most_common(1)
        if count >= _MANY
    ]


def _printed(grade: Grade) -> list[str]:
    lines = [one_line(line) for line in grade.printed.splitlines()]
    if not lines:
        return []
    more = [f"  | ... {len(lines) - _PRINTED_LINES} more lines"] * (len(lines) > _PRINTED_LINES)
    return ["It printed:", *(f"  | {line}" for line in lines[:_PRINTED_LINES]), *more]
