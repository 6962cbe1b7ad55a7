"""Selects lines of Python by their indentation."""

from collections.abc import Sequence
from itertools import takewhile


def indent(line: str) -> int:
    """How many spaces the line begins with."""
    return len(line) - len(line.lstrip())


def deeper(lines: Sequence[str], least: int) -> list[str]:
    """The first lines with at least this indentation, without empty ones."""
    return [line for line in takewhile(lambda one: not one or indent(one) >= least, lines) if line]


def indented(lines: Sequence[str]) -> list[str]:
    """As the body of a function at the margin."""
    return [f"    {line[indent(lines[0]) :]}" for line in lines]


def begins(lines: Sequence[str], *heads: str) -> bool:
    """Whether the first line, without its indentation, begins with one of the heads."""
    return "\n".join(lines[:1]).lstrip().startswith(heads)
