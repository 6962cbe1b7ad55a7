"""What a recording holds: only plain values, never a tracer or an array."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal

FORMAT = "jitguide.trace/1"


@dataclass(frozen=True)
class Variable:
    """A local variable as it was at one step."""

    name: str
    kind: Literal["traced", "static", "mixed"]  # mixed: a container that holds tracers
    type: str  # of a tracer what JAX knows ("float32[3]"), otherwise the Python type
    value: str = ""  # shortened; empty for a tracer, which has none
    weak: bool = False  # the tracer has a weak type
    depends_on: tuple[str, ...] = ()  # the arguments that a traced value was computed from
    since: int | None = None  # the line that bound this value; None: it came with the call
    symbols: tuple[str, ...] = ()  # its names in the jaxpr
    inside: tuple[str, ...] = ()  # transformations under way, outermost first: "grad", "vmap"


@dataclass(frozen=True)
class Step:
    """The state just before a line runs, as a function returns, or as a line raises."""

    event: Literal["line", "return", "raise"]
    function: str
    line: int
    depth: int  # 0: the recorded function itself
    variables: tuple[Variable, ...]
    returned: Variable | None = None


@dataclass(frozen=True)
class Equation:
    """An equation of the jaxpr, or of a jaxpr inside it."""

    parent: int | None  # the equation (by position) whose jaxpr this one belongs to
    step: int | None  # the first step that shows it; None: the trace failed before it was added
    line: int | None
    function: str | None
    primitive: str
    text: str
    outputs: tuple[str, ...]
    inputs: tuple[str, ...]
    label: str = ""  # which parameter of the parent: "jaxpr", "branches[0]"
    note: str = ""
    header: str = ""  # arguments of the inner jaxpr: "d:f32[] e:f32[]", on its first equation


@dataclass(frozen=True)
class Blame:
    """The variables whose traced value was needed."""

    names: tuple[str, ...]
    type: str
    depends_on: tuple[str, ...]
    expression: str  # the part of the line that raised


@dataclass(frozen=True)
class Ending:
    """How the trace ended: with a jaxpr, or with an error."""

    kind: Literal["jaxpr", "error"]
    text: str  # the jaxpr as JAX prints it, or the error message
    error: str = ""  # the class of the error
    function: str | None = None
    line: int | None = None
    blame: Blame | None = None


@dataclass(frozen=True)
class Source:
    """Consecutive lines of the recorded file."""

    first: int
    lines: tuple[str, ...]


@dataclass(frozen=True)
class TraceRecord:
    """One real trace of a function, step by step. Made by `jitguide.record_trace`."""

    function: str
    file: str
    jax: str
    arguments: str  # the call in JAX's terms: "x: traced float32[3], n: static 2"
    inputs: tuple[str, ...]  # the jaxpr's arguments: "a:f32[3]"
    source: tuple[Source, ...]
    steps: tuple[Step, ...]
    equations: tuple[Equation, ...]
    ending: Ending
    left_out: int = 0  # steps beyond the limit, counted but not recorded

    def line_text(self, line: int) -> str:
        """The text of line `line` of the file; empty where the recording does not hold it."""
        for part in self.source:
            if part.first <= line < part.first + len(part.lines):
                return part.lines[line - part.first]
        return ""

    def as_dict(self) -> dict[str, Any]:
        """Plain lists and dicts; each distinct variable is stored once, steps refer to it."""
        table: dict[Variable, int] = {}

        def position(variable: Variable) -> int:
            return table.setdefault(variable, len(table))

        steps = []
        for step in self.steps:
            entry = {**vars(step), "variables": [position(v) for v in step.variables]}
            returned = entry.pop("returned")
            steps.append(entry if returned is None else {**entry, "returned": position(returned)})
        return {
            "format": FORMAT,
            "function": self.function,
            "file": self.file,
            "jax": self.jax,
            "arguments": self.arguments,
            "inputs": self.inputs,
            "source": [asdict(part) for part in self.source],
            "variables": [_compact(variable) for variable in table],
            "steps": steps,
            "equations": [_compact(equation) for equation in self.equations],
            "ending": _compact(self.ending),
            "left_out": self.left_out,
        }

    def to_json(self) -> str:
        """The recording as JSON, the same text for the same trace."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def __str__(self) -> str:
        from jitguide.trace.text import as_text

        return as_text(self)

    def _repr_html_(self) -> str:
        from jitguide.trace.page import notebook_html

        return notebook_html(self)


def _compact(value: Variable | Equation | Ending) -> dict[str, Any]:
    """The fields of `value` without those that are empty."""
    fields = asdict(value).items()
    return {k: v for k, v in fields if v is not False and v not in ("", (), None)}
