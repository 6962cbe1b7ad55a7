"""Says in words what was found: one line for each check."""

import re
from collections import Counter

from jitguide.problems.bench.values import one_line
from jitguide.problems.model import Finding, Verdict
from jitguide.problems.pages import PAGES

__all__ = ["ending", "finding_line"]

_PRINTED_LINES = 12
_RAISED = re.compile(r"[A-Z]\w+ at line \d+")
_MANY = 3


def finding_line(finding: Finding) -> str:
    """Give the line of one check."""
    check, miss = finding.check, finding.miss
    if miss is None:
        why = " (not tried, since an earlier check ended it)" if finding.status == "skip" else ""
        return f"{finding.status}  {check.title}{why}"
    return (
        f"{finding.status}  {check.title} | input: {one_line(miss.given, 400)} | "
        f"expected: {one_line(miss.expected, 400)} | got: {one_line(miss.got, 400)} | "
        f"read: {PAGES[check.page]}"
    )


def ending(verdict: Verdict, name: str) -> str:
    """Give what follows the lines of the checks: output, remarks, warnings, the summary."""
    if verdict.unjudged is not None:
        return "\n".join([*_printed(verdict), f"could not be judged: {verdict.unjudged}"])
    passed = sum(finding.status == "pass" for finding in verdict.findings)
    total = len(verdict.problem.checks)
    repeat = "" if verdict.solved else f" The same arrays again: --seed {verdict.seed}."
    word = "Solved." if verdict.solved else "Not solved yet."
    return "\n".join(
        [
            *_printed(verdict),
            *_one_error(verdict),
            *(f"note  {remark}" for remark in verdict.remarks),
            *(f"note  {warning}" for warning in verdict.warnings),
            f"{verdict.problem.name}: {passed} of {total} checks passed by {name}. {word}{repeat}",
        ]
    )


def _one_error(verdict: Verdict) -> list[str]:
    """Name the error that many checks fail with: it looks like many faults, and is one."""
    missed = [finding.miss.got for finding in verdict.findings if finding.miss is not None]
    raised = Counter(match[0] for got in missed if (match := _RAISED.match(got)))
    return [
        f"note  {count} checks fail with one error, {error}: begin there"
        for error, count in raised.most_common(1)
        if count >= _MANY
    ]


def _printed(verdict: Verdict) -> list[str]:
    lines = [one_line(line) for line in verdict.printed.splitlines()]
    if not lines:
        return []
    more = [f"  | ... {len(lines) - _PRINTED_LINES} lines more"] * (len(lines) > _PRINTED_LINES)
    return ["It printed:", *(f"  | {line}" for line in lines[:_PRINTED_LINES]), *more]
