"""Checks that several problems share."""

from collections.abc import Callable
from typing import Any

import numpy as np

from jitguide.problems.bench.bench import Bench
from jitguide.problems.model import Check, Miss


def leaves_the_judge_alone(page: str = "judge") -> Check:
    """Make the check that an attempt changes nothing outside of itself; it comes last."""

    def run(bench: Bench, _: np.random.Generator) -> None:
        found = bench.guard()
        if found:
            raise Miss("after all calls", "nothing outside of the file is touched", found[0])

    return Check("judge", "touches nothing outside of the file", page, run)


def keeps_no_state(page: str = "judge") -> Check:
    """Make the check that nothing an attempt holds changes from call to call; it comes late."""

    def run(bench: Bench, _: np.random.Generator) -> None:
        changed = bench.state_changes()
        if changed:
            raise Miss("after all calls so far", "the file keeps no state", f"{changed[0]} changed")

    return Check("state", "keeps nothing between calls", page, run)


def uses_no_jit(
    functions: tuple[str, ...],
    sample: Callable[[Bench, np.random.Generator], tuple[tuple[Any, ...], dict[str, Any]]],
    page: str = "judge",
) -> Check:
    """Make the check that no `jax.jit` and no host callback is inside."""

    def run(bench: Bench, dice: np.random.Generator) -> None:
        for function in functions:
            args, kwargs = sample(bench, dice)
            program = bench.program(function, *args, **kwargs)
            used = [*bench.jits_used(function), *program.jits]
            if used:
                raise Miss(f"{function} as written", "no jax.jit inside; callers apply it", used[0])
            if program.callbacks:
                raise Miss(f"{function} as traced", "operations of JAX only", program.callbacks[0])

    return Check("no-jit", "has no jax.jit and no callback inside", page, run)
