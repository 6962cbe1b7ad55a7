"""A recording as text for the terminal."""

from collections.abc import Iterator

from jitguide.trace.record import Equation, Step, TraceRecord, Variable


def as_text(record: TraceRecord) -> str:
    """Each step with the variables that changed and the equations that came."""
    return "\n".join(_lines(record))


def _lines(record: TraceRecord) -> Iterator[str]:
    yield f"{record.function}({record.arguments})"
    for number, (step, news) in enumerate(with_news(record)):
        if number:
            for equation in _added(record, number):
                yield _equation(record, equation)
        yield from _step(record, number, step, news)
    for equation in _added(record, len(record.steps)):
        yield _equation(record, equation)
    if record.left_out:
        yield f"... {record.left_out} more steps are not shown"
    yield ""
    ending = record.ending
    if ending.kind == "jaxpr":
        yield ending.text
        return
    where = f" at line {ending.line}" if ending.line is not None else ""
    yield f"{ending.error}{where}: {ending.text}"
    if ending.blame is not None:
        names = ", ".join(ending.blame.names)
        from_arguments = ", ".join(ending.blame.depends_on) or "no argument"
        yield (
            f"To blame: {names}, traced {ending.blame.type}, in {ending.blame.expression!r}. "
            f"Its value is not known while tracing; it depends on {from_arguments}."
        )


def _added(record: TraceRecord, step: int) -> list[Equation]:
    return [e for e in record.equations if e.step == step]


def _equation(record: TraceRecord, equation: Equation) -> str:
    level, parent = 0, equation.parent
    while parent is not None:
        level, parent = level + 1, record.equations[parent].parent
    if equation.parent is None and equation.label:
        level = 1
    note = f"  ({equation.note})" if equation.note else ""
    return f"         + {'  ' * level}{equation.text}{note}"


def _step(record: TraceRecord, number: int, step: Step, news: list[Variable]) -> Iterator[str]:
    mark = {"line": "", "return": "  (returns)", "raise": "  (raises)"}[step.event]
    indent = "  " * step.depth
    yield f"{number + 1:4}  line {step.line:<4}{indent}{record.line_text(step.line).strip()}{mark}"
    for variable in news:
        yield f"                {indent}{variable.name}: {describe(variable)}"
    if step.returned is not None:
        yield f"                {indent}returns {describe(step.returned)}"


def with_news(record: TraceRecord) -> Iterator[tuple[Step, list[Variable]]]:
    """Each step, with the variables that changed since the step before it at its depth."""
    shown: dict[int, dict[str, Variable]] = {}
    for step in record.steps:
        before = shown.get(step.depth, {})
        yield step, [v for v in step.variables if before.get(v.name) != v]
        shown = {depth: seen for depth, seen in shown.items() if depth < step.depth}
        shown[step.depth] = {v.name: v for v in step.variables}


def describe(variable: Variable) -> str:
    """What is known of a variable, in one line."""
    if variable.kind == "static":
        return f"static {variable.type} {variable.value}".strip()
    origin = f", from {', '.join(variable.depends_on) or 'no argument'}"
    inside = f", inside {' of '.join(reversed(variable.inside))}" if variable.inside else ""
    if variable.kind == "mixed":
        return f"{variable.type} {variable.value}{origin}"
    weak = " (weak type)" if variable.weak else ""
    return f"traced {variable.type}{weak}{origin}{inside}"
