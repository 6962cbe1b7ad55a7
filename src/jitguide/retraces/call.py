"""What is known about one call: what happened, and why, with the names of the reasons."""

from dataclasses import dataclass


class Kind:
    """The names of the causes, as the table of `report()` prints them."""

    FIRST = "first call"
    NEW_FUNCTION = "new function object"
    STATIC = "static value"
    FIELD = "static field"
    IDENTITY = "static object compared by identity"
    MUTATED = "static object mutated"
    NAN = "static NaN"
    PASSING = "by position or by keyword"
    DEFAULT = "default omitted or given"
    ARGUMENTS = "number of arguments"
    ROLE = "static or traced"
    SHAPE = "shape"
    DTYPE = "dtype"
    WEAK = "weak type"
    STRUCTURE = "structure of the leaves"
    PLACE = "sharding or device"
    COMPILE = "first compile of a trace"
    CONTEXT = "tracing context"
    TRANSFORMATION = "inside another trace"
    CLEARED = "cache cleared"
    UNKNOWN = "cannot tell"
    NO_JIT = "jit disabled"
    RAISED = "raised"


@dataclass(frozen=True)
class Cause:
    """One reason: what changed, in which argument (or setting), from what to what."""

    kind: str
    text: str
    argument: str | None = None
    old: str = ""
    new: str = ""
    path: str = ""  # of the leaf or static field in the argument: "['w'][0]", ".rate"

    @property
    def where(self) -> str:
        """The argument, with the path in it."""
        return f"{self.argument}{self.path}"

    def __str__(self) -> str:
        return self.text


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
