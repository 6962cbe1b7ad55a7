"""What is known of one call: what happened, and why."""

from dataclasses import dataclass

from jitguide.retraces.cause import Cause


@dataclass(frozen=True)
class Call:
    """One call of a watched function.

    `traced` and `compiled` are None where they cannot be told. `causes` is empty for a hit.
    `seconds` is the wall time of the call, without waiting for its result; `trace_seconds` is spent
    in the body, and `compile_seconds` in lowering and compiling, as JAX reports it.
    """

    number: int
    traced: bool | None
    compiled: bool | None
    causes: tuple[Cause, ...] = ()
    compared_with: str | None = None
    seconds: float = 0.0
    trace_seconds: float = 0.0
    compile_seconds: float = 0.0
    traces: int = 0
    compiles: int = 0
    from_disk: int = 0
    inside: bool = False  # another trace, or a transformation: it held tracers
    eager: bool = False
    error: str | None = None

    @property
    def hit(self) -> bool:
        """Whether the call found both its trace and its program in the caches."""
        return self.traced is False and self.compiled is False and not self.eager and not self.error

    @property
    def verdict(self) -> str:
        """What happened, in a few words."""
        if self.eager:
            return "ran without jit"
        if self.error is not None:
            return f"raised {self.error}" + (" while tracing" if self.traced else "")
        if self.traced is None:
            return "cannot tell whether it traced"
        if self.traced and self.inside and not self.compiled:
            return "traced inside another trace"
        if self.traced:
            return "traced and compiled" if self.compiled else "traced, not compiled"
        if self.compiled:
            return "compiled without a trace"
        return "hit"

    def __str__(self) -> str:
        line = f"call {self.number}: {self.verdict}"
        if self.from_disk and self.compiled:
            line += " (read from the persistent cache)"
        if self.causes:
            line += ": " + "; ".join(map(str, self.causes))
        if self.compared_with:
            line += f" (against {self.compared_with})"
        return line
