"""Checks that several problems share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.model import Check, Miss

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt

_SECTION = "problems/#grader"


def keeps_no_state() -> Check:
    """Make the check that nothing an attempt holds changes from call to call; it comes last."""

    def run(attempt: Attempt, _: np.random.Generator) -> None:
        changed = attempt.state_changes()
        if changed:
            raise Miss("after all calls so far", "the file keeps no state", f"{changed[0]} changed")

    return Check("state", "keeps nothing between calls", _SECTION, run)


def uses_no_jit(
    functions: tuple[str, ...],
    sample: Callable[[Attempt, np.random.Generator], tuple[tuple[Any, ...], dict[str, Any]]],
) -> Check:
    """Make the check that no `jax.jit` and no host callback is inside."""

    def run(attempt: Attempt, dice: np.random.Generator) -> None:
        for function in functions:
            args, kwargs = sample(attempt, dice)
            program = attempt.program(function, *args, **kwargs)
            used = [*attempt.jits_within_reach(function), *program.jits]
            if used:
                raise Miss(f"{function} as written", "no jax.jit inside; callers apply it", used[0])
            if program.callbacks:
                raise Miss(f"{function} as traced", "operations of JAX only", program.callbacks[0])

    return Check("no-jit", "has no jax.jit and no callback inside", _SECTION, run)
