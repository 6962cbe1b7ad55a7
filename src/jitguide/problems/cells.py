"""The grader in a notebook cell: `jitguide.check("tile", jit_with_static_n)`."""

from collections.abc import Callable
from typing import Any

from jitguide.problems.catalogue import find
from jitguide.problems.grading import grade_functions
from jitguide.problems.report import ending, finding_line


def check(problem: str, *functions: Callable[..., Any], seed: int | None = None) -> bool:
    """Grade functions in this process, as in a notebook cell, and print a line for each check.

    A file is graded more strictly, in a process of its own: `python -m jitguide check`.

    Args:
        problem: the name of a problem.
        functions: what the problem asks for, in its order.
        seed: tries the same arrays as another run with this seed.

    Returns:
        Whether the problem is solved.

    Raises:
        UnknownProblemError: no problem has this name; the message lists those that there are.
        TypeError: not as many functions as the problem asks for, or not functions.

    Example:
        >>> import jitguide
        >>> jitguide.check("tile", jitguide.jit_with_static_n)
        pass  example 1: [7., 8.], n=2
        ...
        tile: your function passes 17 of 17 checks. Solved.
        True
    """
    asked = find(problem)
    wanted = ", ".join(asked.functions)
    if len(functions) != len(asked.functions):
        raise TypeError(
            f"jitguide.check: the problem {problem!r} needs {len(asked.functions)} argument(s) "
            f"after its name ({wanted}); got {len(functions)}"
        )
    named = dict(zip(asked.functions, functions, strict=True))
    for name, function in named.items():
        if not callable(function):
            kind = type(function).__name__
            raise TypeError(f"jitguide.check: {name} must be a function; got {function!r} ({kind})")
    grade = grade_functions(
        asked, named, seed=seed, tell=lambda finding: print(finding_line(asked, finding))
    )
    print(ending(grade, "your function" if len(functions) == 1 else "your functions"))
    return grade.solved
