"""Finds the failing line in a program pasted above its traceback, or in a notebook cell."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import dropwhile

from jitguide.errors.lines import deeper, indent

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
    after: list[str] = field(default_factory=list)  # those of the function after its statement


def find(lines: Sequence[str], code: str, number: int) -> Program:
    """Where `code` is shown: at its number in the whole file, or at the only such line."""
    places = [at for at, line in enumerate(lines) if code and line.strip() == code]
    begins = lines[number - 1].strip() if 0 < number <= len(lines) else ""
    numbered = begins and code.startswith(begins)
    place = number - 1 if numbered else places[0] if len(places) == 1 else -1
    if place < 0:
        return Program()
    cut = indent(lines[place])
    more = lines[place + 1 :]
    after = [*dropwhile(lambda one: not one or indent(one) > cut, more)]
    outer = [at for at in range(place) if lines[at] and indent(lines[at]) < cut]
    heads = [at for at in outer if lines[at].lstrip().startswith("def ")]
    start = heads[-1] if heads else 0
    nested = outer and not lines[outer[-1]].lstrip().startswith(("def ", ")"))
    block = [part for line in deeper(lines[place:], cut) for part in _in_two(line[cut:])]
    whole, *more = block
    while more and sum(map(whole.count, "([{")) > sum(map(whole.count, ")]}")):
        whole = re.sub(r"(?<=[(\[{]) +| +(?=[)\]}])", "", f"{whole} {more.pop(0).strip()}")
    return Program(
        [*lines[start : place + 1]],
        block,
        outer[-1] - start if nested else -1,
        whole if whole != block[0] else "",
        deeper(after, indent(lines[start]) + 1) if heads else after,
    )


def _in_two(line: str) -> list[str]:
    """``if x > 0: return x`` as two lines."""
    match = _ONE_LINE.fullmatch(line)
    return [match[1], f"{' ' * indent(line)}    {match[2]}"] if match else [line]
