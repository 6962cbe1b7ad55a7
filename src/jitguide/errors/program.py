"""Reads the failing statement in a program: one above its traceback, or a notebook's cell."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import takewhile
from re import Pattern
from typing import Any

_ONE_LINE = re.compile(
    r"( *(?:if|elif|else|for|while)\b.*?:) +((?:return|break|raise)\b.*|\w+ [-+*/]?= .*)", re.ASCII
)


@dataclass
class Program:
    """The function up to the line that failed, and its lines from there on; empty where unknown."""

    above: list[str] = field(default_factory=list)
    block: list[str] = field(default_factory=list)
    before: int = -1  # how many lines stand above the loop or the branch that the line stands in
    line: str = ""  # the whole statement, where it goes on in the next lines


def find(lines: Sequence[str], code: str, number: int) -> Program:
    """Where `code` is shown: at its number in the whole file, or at the only such line."""
    places = [at for at, line in enumerate(lines) if code and line.strip() == code]
    begins = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    numbered = begins and code.startswith(begins)
    place = number - 1 if numbered else places[0] if len(places) == 1 else -1
    if place < 0:
        return Program()
    cut = _indent(lines[place])
    outer = [at for at in range(place) if lines[at] and _indent(lines[at]) < cut]
    heads = [at for at in outer if lines[at].lstrip().startswith("def ")]
    start = heads[-1] if heads else 0
    nested = outer and not lines[outer[-1]].lstrip().startswith(("def ", ")"))
    block = [part for line in _from(lines[place:], cut) for part in _in_two(line[cut:])]
    whole, *more = block
    while more and sum(map(whole.count, "([{")) > sum(map(whole.count, ")]}")):
        whole = re.sub(r"(?<=[(\[{]) +| +(?=[)\]}])", "", f"{whole} {more.pop(0).strip()}")
    return Program(
        [*lines[start : place + 1]],
        block,
        outer[-1] - start if nested else -1,
        whole if whole != block[0] else "",
    )


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
    value, first = regex(reading["value"]), "\n".join(rest[:1])
    early = returns and not other and not first.startswith("elif ")
    if early:
        other, rest = rest, []
    if first.startswith("elif ") or (early and first.startswith("if ")):
        chain = Program(
            program.above, [first.removeprefix("el"), *(rest or other)[1:]], program.before
        )
        found, condition = statement(chain, reading, regex), first.partition("if ")[2][:-1]
        yes = value.fullmatch(body[0]) if len(body) == 1 else None
        if yes and yes[1] == found.get("goal") and not regex(reading["joined"]).search(condition):
            others = f"jnp.where({condition}, {found['yes']}, {found['no']})"
            return {**found, "yes": yes[2], "no": others}
    body, other = _indented(body), _indented(other)
    known, after = program.above[:-1], "\n".join(rest)
    if body == ["    break"] and program.before >= 0 and not (rest or other):  # what the loop does
        known, body = known[: program.before], _indented(_from(known[program.before + 1 :], 1))
    values = [regex(reading["returned"]).findall("\n".join(part)) for part in (body, other)]
    if (
        not body
        or not program.block[0].endswith(":")
        or (returns and (program.before >= 0 or not other or "return " not in other[-1]))
        or [len(found) for found in values] != [returns, returns]
        or regex(reading["unmovable"]).search("\n".join([*body, *other, *rest[:1]]))
    ):
        return {}
    moved = "\n".join([*body, *other])
    names = dict.fromkeys(", ".join(regex(reading["assigned"]).findall(moved)).split(", "))
    carry = [n for n in names if n and regex(rf"\b{n}\b").search("\n".join(known))]
    ends, given = [*body, *other][-1].strip(), ", ".join(carry)
    head, looped = program.block[0], {"body": "\n".join(body), "carry": given}
    if head.startswith("if ") and program.block[1].strip() == "break":
        return looped if carry else {}
    if head.startswith(("while ", "for ")) and carry and not other:
        return {**looped, "ends": ends}
    yes, no = (value.fullmatch(part[0]) if len(part) == 1 else None for part in (body, other))
    goal = yes[1] if yes else ""
    if not head.startswith("if "):
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


def _in_two(line: str) -> list[str]:
    """``if x > 0: return x`` as two lines."""
    match = _ONE_LINE.fullmatch(line)
    return [match[1], f"{' ' * _indent(line)}    {match[2]}"] if match else [line]


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _from(lines: Sequence[str], least: int) -> list[str]:
    """The first lines with at least this indentation, without empty ones."""
    return [line for line in takewhile(lambda one: not one or _indent(one) >= least, lines) if line]


def _indented(lines: Sequence[str]) -> list[str]:
    """As the body of a function at the margin."""
    return [f"    {line[_indent(lines[0]) :]}" for line in lines]
