"""Checks that several problems share."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

import numpy as np

from jitguide.problems.expect import expect_traces
from jitguide.problems.model import Check, Miss

if TYPE_CHECKING:
    from jitguide.problems.attempt import Attempt as Attempt
    from jitguide.problems.attempt import Function as Function
else:  # a problem is described without JAX, which an attempt needs
    Attempt = Function = Any

_SECTION = "problems/#grader"
_Case = tuple[Any, ...]
Drawn = Callable[[np.random.Generator], Iterable[_Case]]


class Tries:
    """Makes the checks that try a function of a problem on several cases.

    Args:
        function: its name.
        expect: tries one case, with (attempt, function, case..., how); the function is the name, or
            jitted, which `how` then says.
        static: the argument that is static under `jax.jit`.
    """

    def __init__(
        self, function: str, expect: Callable[..., None], static: str | None = None
    ) -> None:
        self._function, self._expect, self._static = function, expect, static
        names = f"(..., static_argnames=['{static}'])"
        self._how = f"under jax.jit{names}, " if static else "under plain jax.jit, "

    def on(
        self,
        key: str,
        title: str,
        section: str,
        cases: Iterable[_Case] | Drawn,
        *,
        jit: bool = False,
        traces: tuple[int, str] | None = None,
        how: str = "",
    ) -> Check:
        """Make a `Check` of this key, title and section.

        `cases` is what `expect` takes, or draws that. With `jit` one jitted function is tried on
        all of them; `traces` says how often it must be traced, and the cases in words. `how` is
        said of each case, by default that it is under `jax.jit`.
        """

        def run(attempt: Attempt, dice: np.random.Generator) -> None:
            jitted = attempt.jit(self._function, self._static) if jit else None
            for case in cases(dice) if callable(cases) else cases:
                said = how or (self._how if jit else "")
                self._expect(attempt, jitted or self._function, *case, how=said)
            if jitted and traces:
                expect_traces(jitted.traces, *traces)

        return Check(key, title, section, run)


def keeps_no_state() -> Check:
    """Make the check that nothing an attempt holds changes from call to call; it comes last."""

    def run(attempt: Attempt, _: np.random.Generator) -> None:
        changed = attempt.state_changes()
        if changed:
            raise Miss("after all calls so far", "the file keeps no state", f"{changed[0]} changed")

    return Check("state", "keeps no state between calls", _SECTION, run)


def uses_no_jit(
    functions: tuple[str, ...], sample: Callable[[Attempt], tuple[_Case, dict[str, Any]]]
) -> Check:
    """Make the check that no `jax.jit` and no host callback is inside."""

    def run(attempt: Attempt, _: np.random.Generator) -> None:
        args, kwargs = sample(attempt)
        for function in functions:
            program = attempt.program(function, *args, **kwargs)
            if used := program.jits:
                raise Miss(f"{function} as traced", "no jax.jit inside; callers apply it", used[0])
            if program.callbacks:
                raise Miss(f"{function} as traced", "operations of JAX only", program.callbacks[0])

    return Check("no-jit", "has no jax.jit and no callback inside", _SECTION, run)
