"""Compares what a program did with its record and with what it declares. Each fault says where."""

import difflib

from proof.examples.program import Outcome, Program


def faults(
    program: Program, record: str | None, outcome: Outcome, *, declarations: bool = True
) -> list[str]:
    """Everything in which outcome, record and declaration disagree; empty when they agree.

    Args:
        program: the example.
        record: text of the record that holds for the installed JAX, or None where there is none.
        outcome: what the program did now.
        declarations: whether ``# raises`` is compared too. It speaks of the newest recorded JAX.
    """
    return [
        *(_declaration_faults(program, outcome) if declarations else []),
        *_record_faults(program, record, outcome),
    ]


def _declaration_faults(program: Program, outcome: Outcome) -> list[str]:
    declared = program.raises
    where = f"{program.shown}:{outcome.line}" if outcome.line else str(program.shown)
    if declared is None:
        if outcome.error is None:
            return []
        last = outcome.text.rstrip().splitlines()
        return [
            f"{where}: raised {outcome.error}, which no line declares.\n"
            f"  If it should: add '# raises {outcome.error}' to that line.\n"
            + "".join(f"  | {line}\n" for line in last[-12:])
        ]
    there = f"{program.shown}:{declared.line}"
    if outcome.error is None:
        return [f"{there}: declares '# raises {declared.name}', but the program ran to its end"]
    if outcome.error != declared.name:
        return [f"{there}: declares '# raises {declared.name}', but {outcome.error} was raised"]
    if outcome.line is None or declared.line not in program.statement_lines(outcome.line):
        return [
            f"{there}: declares '# raises {declared.name}' on line {declared.line}, "
            f"but line {outcome.line} raised it"
        ]
    return []


def _record_faults(program: Program, record: str | None, outcome: Outcome) -> list[str]:
    cure = f"run: make records ARGS={program.shown}"
    if record is None:
        if not outcome.text:
            return []
        return [
            f"{program.shown}: has no record, but printed ({cure}):\n"
            + "".join(f"  | {line}\n" for line in outcome.text.splitlines())
        ]
    if not outcome.text and record:
        what = f"printed nothing, but has a record of {len(record)} characters"
        return [f"{program.shown}: {what}. If that is right, {cure}"]
    if outcome.text == record:
        return []
    return [
        f"{program.shown}: did not do what its record says (- record, + now):\n"
        + difference(record, outcome.text)
        + f"  If it is right now, {cure}"
    ]


def difference(before: str, after: str) -> str:
    """The lines that differ, marked ``-`` and ``+``, with two lines around them."""
    lines = difflib.unified_diff(before.splitlines(), after.splitlines(), lineterm="", n=2)
    return "".join(f"  {line}\n" for line in list(lines)[2:]) or "  (only line ends differ)\n"
