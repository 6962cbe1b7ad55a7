"""What JAX has built so far, read from a tracer while the trace is under way.

JAX has no public way to look at an unfinished jaxpr. Everything here that leans on names which
are not public is in this module, and holds for JAX 0.4.30 to 0.12; the rest of the package uses
public interfaces. ``_trace.frame`` is the unfinished jaxpr; its equations are ``eqns`` up to
0.6 and ``tracing_eqns`` from 0.7 on.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import jax


@dataclass(frozen=True)
class RawEquation:
    """An equation as JAX holds it before the jaxpr is finished."""

    primitive: Any
    params: dict[str, Any]
    invars: tuple[Any, ...]
    outvars: tuple[Any, ...]
    source_info: Any


class Builder:
    """One unfinished jaxpr: that of the function, of a loop body, of a nested jit."""

    root: object = None  # the call whose arguments began it; never a frame, which holds tracers
    name = ""  # of the function that is called

    def __init__(self, frame: Any) -> None:
        self._frame = frame
        self._seen = 0
        self.arguments: tuple[Any, ...] = tuple(frame.invars)
        self.equations: list[RawEquation] = []
        self.literals: dict[Any, Any] = {}  # up to 0.6 numbers are constants until the end

    @property
    def key(self) -> int:
        """Identifies the unfinished jaxpr as long as this object lives."""
        return id(self._frame)

    def release(self) -> None:
        """Hold JAX's object no longer; no equation will be found any more."""
        self._frame = None

    def new_equations(self) -> list[RawEquation]:
        """The equations added since the last call."""
        if self._frame is None:
            return []
        listed = _listed(self._frame)
        found = []
        for entry in listed[self._seen :]:
            # From 0.7 on an entry may be a reference, to an equation that nobody needed.
            equation = entry() if callable(entry) else entry
            if equation is not None:
                found.append(_raw(equation))
        self._seen = max(self._seen, len(listed))
        self.equations += found
        if hasattr(self._frame, "tracer_to_var"):
            constants = self._frame.constvar_to_val
            self.literals |= {k: v for k, v in constants.items() if not getattr(v, "shape", ())}
        return found


def _listed(frame: Any) -> list[Any]:
    for name in ("tracing_eqns", "eqns"):
        if hasattr(frame, name):
            return list(getattr(frame, name))
    raise NotImplementedError(
        f"record_trace cannot read the unfinished jaxpr of JAX {jax.__version__}: "
        f"{type(frame).__name__} has neither 'tracing_eqns' nor 'eqns'"
    )


def _raw(equation: Any) -> RawEquation:
    if hasattr(equation, "in_tracers"):
        invars = [tracer.val for tracer in equation.in_tracers]
    else:
        invars = equation.invars
    return RawEquation(
        equation.primitive,
        dict(equation.params),
        tuple(invars),
        tuple(equation.outvars),
        equation.source_info,
    )


def _nested(tracer: Any) -> Iterator[Any]:
    """The tracer, those of grad and vmap that it holds, and last that of the jaxpr."""
    while isinstance(tracer, jax.core.Tracer):
        yield tracer
        held = getattr(tracer, "primal", None)
        tracer = getattr(tracer, "val", None) if held is None else held


def _frame(innermost: Any) -> Any:
    return getattr(getattr(innermost, "_trace", None), "frame", None)


def builder_of(tracer: Any) -> Builder | None:
    """The unfinished jaxpr that `tracer` belongs to; None where it belongs to none."""
    *_, innermost = _nested(tracer)
    frame = _frame(innermost)
    return None if frame is None else Builder(frame)


def symbol_of(tracer: Any) -> Any | None:
    """The jaxpr variable that `tracer` stands for; None where there is none."""
    *_, innermost = _nested(tracer)
    frame = _frame(innermost)
    if hasattr(frame, "tracer_to_var"):
        return frame.tracer_to_var.get(id(innermost))
    return None if frame is None else innermost.val


_KINDS = {"JVPTracer": "grad", "LinearizeTracer": "grad", "BatchTracer": "vmap"}


def transformations(tracer: Any) -> tuple[str, ...]:
    """The transformations inside the trace that `tracer` runs through, outermost first."""
    *outer, _ = (type(passed).__name__ for passed in _nested(tracer))
    return tuple(_KINDS.get(name, name) for name in reversed(outer))
