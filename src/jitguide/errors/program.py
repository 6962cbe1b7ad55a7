"""Reads the failing statement in a program: one above its traceback, or a notebook's cell."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from re import Pattern
from typing import Any


@dataclass
class Program:
    """The function up to the line that failed, and its lines from there on; empty where unknown."""

    above: list[str] = field(default_factory=list)
    block: list[str] = field(default_factory=list)
    nested: bool = False  # whether the line stands in a loop or a branch


def find(lines: Sequence[str], code: str, number: int) -> Program:
    """Where `code` is shown: at its number in the whole file, or at the only such line."""
    places = [at for at, line in enumerate(lines) if code and line.strip() == code]
    place = number - 1 if number - 1 in places else places[0] if len(places) == 1 else -1
    if place < 0:
        return Program()
    cut = _indent(lines[place])
    outer = [at for at in range(place) if lines[at] and _indent(lines[at]) < cut]
    heads = [at for at in outer if lines[at].lstrip().startswith("def ")]
    nested = bool(outer) and not lines[outer[-1]].lstrip().startswith(("def ", ")"))
    block = [line[cut:] for line in _from(lines[place:], cut)]
    return Program([*lines[heads[-1] if heads else 0 : place]], block, nested)


def statement(
    program: Program, reading: Mapping[str, Any], regex: Callable[[str], Pattern[str]]
) -> dict[str, str]:
    """The values, branches or body of the ``if`` or the loop that failed, for a template.

    Read are ``goal``, ``yes`` and ``no`` of an ``if`` between two values; of any other
    ``branches``, both as functions, with ``outcome`` and ``operands``; ``body`` and ``carry`` of a
    loop. ``upto`` or ``ends`` is the last line of the statement. Nothing is read of a statement
    that cannot become functions, such as one with a ``break``.
    """
    body = _from(program.block[1:], 1)
    rest = program.block[1 + len(body) :]
    other = _from(rest[1:], 1) if rest[:1] == ["else:"] else []
    rest = rest[1 + len(other) :] if other else rest
    returns = "\n".join(body[-1:]).lstrip().startswith("return ")
    if returns and not other:
        other, rest = rest, []
    body, other = _indented(body), _indented(other)
    values = [regex(reading["returned"]).findall("\n".join(part)) for part in (body, other)]
    if (
        not body
        or not program.block[0].endswith(":")
        or (returns and (program.nested or not other or "return " not in other[-1]))
        or [len(found) for found in values] != [returns, returns]
        or regex(reading["unmovable"]).search("\n".join([*body, *other, *rest[:1]]))
    ):
        return {}
    moved = "\n".join([*body, *other])
    names = dict.fromkeys(", ".join(regex(reading["assigned"]).findall(moved)).split(", "))
    known, after = "\n".join(program.above), "\n".join(rest)
    carry = [name for name in names if name and regex(rf"\b{name}\b").search(known)]
    ends, given = [*body, *other][-1].strip(), ", ".join(carry)
    if program.block[0].startswith(("while ", "for ")) and carry and not other:
        return {"body": "\n".join(body), "carry": given, "ends": ends}
    value = regex(reading["value"])
    yes, no = (value.fullmatch(part[0]) if len(part) == 1 else None for part in (body, other))
    goal = yes[1] if yes else ""
    if not program.block[0].startswith("if "):
        return {}
    if yes and (no[1] == goal if no else not other and goal[:-3] in carry):
        return {"goal": goal, "yes": yes[2], "no": no[2] if no else goal[:-3], "upto": ends}
    out = ", ".join(n for n in names if n in carry or regex(rf"\b{n or '(?!)'}\b").search(after))
    if not returns and not out:
        return {}
    last = [] if returns else [f"    return {out}"]
    branches = [f"def yes({given}):", *body, *last, f"def no({given}):", *other, *last]
    return {
        "branches": "\n".join(branches),
        "outcome": "return " if returns else f"{out} = ",
        "operands": "".join(f", {name}" for name in carry),
        "ends": ends,
    }


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _from(lines: Sequence[str], least: int) -> list[str]:
    """The first lines with at least this indentation, without empty ones."""
    return [line for line in takewhile(lambda one: not one or _indent(one) >= least, lines) if line]


def _indented(lines: Sequence[str]) -> list[str]:
    """As the body of a function at the margin."""
    return [f"    {line[_indent(lines[0]) :]}" for line in lines]
