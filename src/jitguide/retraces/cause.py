"""A reason for a trace or a compile, and the names of the reasons."""

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
