"""Reads an ``if`` or a loop of the reader's program: its values, branches or body."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from re import Pattern
from typing import Any

from jitguide.errors.lines import begins, deeper, indented
from jitguide.errors.program import Program

_STARTS = (
    " First assigned in the loop, but used after it: `{}`."
    " Before the loop, assign zeros of the same shape and dtype."
)


def statement(
    program: Program, reading: Mapping[str, Any], regex: Callable[[str], Pattern[str]]
) -> dict[str, str]:
    """The values, branches or body of the ``if`` or the loop that failed, for a template.

    Read are ``goal``, ``yes`` and ``no`` of an ``if`` between two values; of any other
    ``branches``, both as functions, with ``outcome`` and ``operands``; ``body`` and ``carry`` of a
    loop, and ``starts``, which says what needs a start value. ``upto`` or ``ends`` is the last line
    of the statement. Nothing is read of a statement that cannot become functions, such as one with
    a ``break``.
    """
    parts = _parts(program)
    if chain := _chain(parts, program, reading, regex):
        return chain
    if not _can_move(parts, program, reading, regex):
        return {}
    text = "\n".join([*parts.body, *parts.other])
    names = ", ".join(regex(reading["assigned"]).findall(text)).split(", ")
    assigned = [name for name in dict.fromkeys(names) if name]
    carry = [n for n in assigned if regex(rf"\b{n}\b").search("\n".join(parts.known))]
    if program.block[0].startswith("if ") and program.block[1].strip() != "break":
        value = regex(reading["value"])
        return _values(parts, carry, value) or _branches(parts, assigned, carry)
    after = "\n".join(program.after)
    made = [n for n in assigned if n not in carry and regex(rf"\b{n}\b").search(after)]
    state = ", ".join([*carry, *made])
    if program.block[0].startswith(("if ", "while ", "for ")) and state and not parts.other:
        ends = {} if program.block[0].startswith("if ") else {"ends": parts.body[-1].strip()}
        starts = _STARTS.format(", ".join(made)) if made else ""
        return {"body": "\n".join(parts.body), "carry": state, "starts": starts, **ends}
    return {}


@dataclass
class _Parts:
    """A statement: its body, that of its ``else``, and the lines before it and after it."""

    body: list[str]
    other: list[str]
    rest: list[str]
    known: list[str]
    returns: bool


def _parts(program: Program) -> _Parts:
    body, known = deeper(program.block[1:], 1), program.above[:-1]
    rest = program.block[1 + len(body) :]
    other = deeper(rest[1:], 1) if rest[:1] == ["else:"] else []
    rest = rest[1 + len(other) :] if other else rest
    returns = begins(body[-1:], "return ")
    if returns and not other and not begins(rest, "elif "):  # the rest is what it leaves out
        other, rest = rest, []
    leaves = [line.strip() for line in body] == ["break"] and not (rest or other)
    if leaves and program.before >= 0:  # what the loop does
        known, body = known[: program.before], deeper(known[program.before + 1 :], 1)
    return _Parts(indented(body), indented(other), rest, known, returns)


def _chain(
    parts: _Parts,
    program: Program,
    reading: Mapping[str, Any],
    regex: Callable[[str], Pattern[str]],
) -> dict[str, str]:
    """An ``if`` after an ``if``, between values for one name."""
    left = [line[4:] for line in parts.other] if parts.returns else []
    lines = parts.rest if begins(parts.rest, "elif ") else left
    if not begins(lines, "elif ", "if "):
        return {}
    block = [lines[0].removeprefix("el"), *lines[1:]]
    found = statement(replace(program, block=block), reading, regex)
    condition = block[0].removeprefix("if ")[:-1]
    yes = regex(reading["value"]).fullmatch(parts.body[0]) if len(parts.body) == 1 else None
    if not yes or yes[1] != found.get("goal") or regex(reading["joined"]).search(condition):
        return {}
    no = f"jnp.where({condition}, {found['yes']}, {found['no']})"
    return {**found, "yes": yes[2], "no": no}


def _can_move(
    parts: _Parts,
    program: Program,
    reading: Mapping[str, Any],
    regex: Callable[[str], Pattern[str]],
) -> bool:
    """Whether the bodies can become functions."""
    moved = [*parts.body, *parts.other]
    values = [regex(reading["returned"]).findall("\n".join(p)) for p in (parts.body, parts.other)]
    ends = program.before < 0 and bool(parts.other) and "return " in parts.other[-1]
    return (
        bool(parts.body)
        and program.block[0].endswith(":")
        and (ends or not parts.returns)
        and [len(found) for found in values] == [parts.returns, parts.returns]
        and not regex(reading["unmovable"]).search("\n".join([*moved, *parts.rest[:1]]))
    )


def _values(parts: _Parts, carry: Sequence[str], value: Pattern[str]) -> dict[str, str]:
    """An ``if`` between two values."""
    body, other = parts.body, parts.other
    yes, no = (value.fullmatch(part[0]) if len(part) == 1 else None for part in (body, other))
    goal = yes[1] if yes else ""
    if not yes or not (no[1] == goal if no else not other and goal[:-3] in carry):
        return {}
    ends = [*body, *other][-1].strip()
    return {"goal": goal, "yes": yes[2], "no": no[2] if no else goal[:-3], "upto": ends}


def _branches(parts: _Parts, assigned: Sequence[str], carry: Sequence[str]) -> dict[str, str]:
    """Any other ``if``, as two functions."""
    after, given = "\n".join(parts.rest), ", ".join(carry)
    out = ", ".join(n for n in assigned if n in carry or re.search(rf"\b{n}\b", after, re.ASCII))
    if not parts.returns and not out:
        return {}
    last = [] if parts.returns else [f"    return {out}"]
    yes, no = [*parts.body, *last], [*parts.other, *last]
    return {
        "branches": "\n".join([f"def yes({given}):", *yes, f"def no({given}):", *no]),
        "outcome": "return " if parts.returns else f"{out} = ",
        "operands": "".join(f", {name}" for name in carry),
        "ends": [*parts.body, *parts.other][-1].strip(),
    }
