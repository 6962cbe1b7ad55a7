"""The problems, in the order in which they are best solved."""

from importlib import import_module

from jitguide.command import CommandError
from jitguide.problems.model import Problem

NAMES: tuple[str, ...] = (
    "tile",
    "double",
    "window",
    "means",
    "polynomial",
    "converge",
    "config",
    "batches",
)


class UnknownProblemError(CommandError, LookupError):
    """No problem has this name."""


def find(name: str) -> Problem:
    """Give the problem of a name.

    Raises:
        UnknownProblemError: there is none; the message lists those that there are.
    """
    if name not in NAMES:
        raise UnknownProblemError(
            f"there is no problem {name!r}; the problems are: {', '.join(NAMES)}"
        )
    problem: Problem = import_module(f"jitguide.problems.{name}").PROBLEM
    return problem


def problems() -> tuple[Problem, ...]:
    """Give all problems."""
    return tuple(find(name) for name in NAMES)
