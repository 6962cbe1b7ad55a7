"""What the checks of each problem try on its solution, and what they ask of each result.

A check that leaves out a dtype, ``n = 0``, infinity or a count of traces, or that takes values
within 1 %, still passes every right attempt, and may fail every wrong one that there is. So what is
tried stands in ``tried.txt`` beside the attempts: ``make attempts`` writes it, a test compares it.
"""

import math
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import numpy as np

from jitguide.files import write_whole
from jitguide.problems import common, expect
from jitguide.problems.attempt import Attempt, Jitted, load
from jitguide.problems.catalogue import NAMES, find
from jitguide.problems.model import Problem
from support.attempt_outcomes import ATTEMPTS

WRITTEN = ATTEMPTS / "tried.txt"
_METHODS = ("jit", "call", "vmap", "gradient", "tangent", "program", "run")


def tried(problem: Problem) -> Iterator[str]:
    """Give a line for each check, and one for each thing that it tries."""
    functions = vars(load(problem.solution, f"<the solution of {problem.name}>"))
    chosen = {name: functions[name] for name in problem.functions}
    for number, check in enumerate(problem.checks):
        said: list[str] = []
        with _listening(problem, said):
            check.run(Attempt(chosen, functions), np.random.default_rng((1, number)))
        yield f"{problem.name} {check.key}"
        for line, times in Counter(_joined("".join(said).split("\n"))).items():
            yield from [f"    {line}" + f" ({times} times)" * (times > 1)] if line else []


def _joined(lines: list[str]) -> list[str]:
    """The lines, and as one those about a batch that only differ in its length."""
    lengths: dict[str, set[int]] = {}
    for line in lines:
        before, batch, after = line.partition(" a batch of ")
        length, comma, asked = after.partition(";")
        if batch:
            lengths.setdefault(f"{before}{batch}{{}}{comma}{asked}", set()).add(int(length))
    said = [line.format(", ".join(map(str, sorted(of)))) for line, of in lengths.items()]
    return [line for line in lines if " a batch of " not in line] + said


@contextmanager
def _listening(problem: Problem, said: list[str]) -> Iterator[None]:
    """Note each call of a method of `Attempt`, and after it each expectation of its result."""
    asked = [name for name in dir(expect) if re.fullmatch("expect_(?!pair).*", name)]
    module = sys.modules[f"jitguide.problems.{problem.name}"]
    places: list[tuple[Any, str, str]] = [(Attempt, name, "\n") for name in _METHODS]
    places += [
        (m, name, "\n" if name == "expect_traces" else "; ")
        for m in (module, common)
        for name in asked
        if hasattr(m, name)
    ]

    deep: list[str] = []  # the methods that call one another

    def noting(name: str, before: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def noted(*args: Any, **kwargs: Any) -> Any:
            own = args[1:]  # after the attempt, or what it gave
            if name.startswith("expect_"):  # a dtype, a class, a count; not the words for a reader
                own = () if name in ("expect_array", "expect_jax_array") else own[:1]
            elif name == "run":
                own = own[1:]
            elif len(problem.functions) == 1:
                own = tuple(arg for arg in own if not isinstance(arg, str))
            named = [
                f"{k}={v:g}" if type(v) is float else f"{k}={_shown(v)}" for k, v in kwargs.items()
            ]
            if not deep:
                words = ", ".join([*map(_shown, own), *named])
                said.append(f"{before}{name.removeprefix('expect_')} {words}".rstrip())
            deep.append(name)
            try:
                return real(*args, **kwargs)
            finally:
                deep.pop()

        return noted

    with ExitStack() as stack:
        for place, name, before in places:
            noted = noting(name, before, getattr(place, name))
            stack.enter_context(patch.object(place, name, noted))
        yield


def _shown(value: Any) -> str:
    """The type of an array, and what is special in it; a number unless it was drawn."""
    if isinstance(value, Jitted):
        return "jitted"
    if isinstance(value, float):
        typed = not math.isfinite(value) or value * 2 == int(value * 2)
        return f"{value:g}" if typed else "drawn"
    if not hasattr(value, "dtype"):
        return value if isinstance(value, str) else getattr(value, "__name__", repr(value))
    array = np.asarray(value)
    name = f"{array.dtype.name}[{','.join(map(str, array.shape))}]"
    if not array.ndim:
        return f"{name} {_shown(array.item())}"
    wide = array.astype("complex128")
    kinds = {"nan": np.isnan(wide), "inf": np.isinf(wide), "large": abs(wide) > 2**24}
    return " ".join([name, *(kind for kind, holds in kinds.items() if holds.any())])


def text() -> str:
    """Give all of it."""
    return "\n".join(line for name in NAMES for line in tried(find(name))) + "\n"


if __name__ == "__main__":
    write_whole(WRITTEN, text())
