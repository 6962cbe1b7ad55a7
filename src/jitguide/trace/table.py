"""A recording as an HTML table: what a reader sees without JavaScript."""

from collections.abc import Iterator
from html import escape

from jitguide.trace.record import Step, TraceRecord, Variable
from jitguide.trace.text import describe, with_news

_EVENTS = {"line": "", "return": "returns", "raise": "raises"}


def as_table(record: TraceRecord) -> str:
    """One row for each step: the line, the variables that it changed, the equations it added."""
    rows = "".join(_rows(record))
    heads = "".join(
        f'<th scope="col">{head}</th>'
        for head in ("Step", "Line", "Code", "New variables", "New equations")
    )
    return f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>{_ending(record)}"


def _rows(record: TraceRecord) -> Iterator[str]:
    last = len(record.steps) - 1
    for number, (step, news) in enumerate(with_news(record)):
        equations = [
            e
            for e in record.equations
            if e.step is not None and (e.step == number or (number == last and e.step > last))
        ]
        cells = [
            str(number + 1),
            f"{step.line} {_EVENTS[step.event]}".strip(),
            f"<code>{escape(record.line_text(step.line).strip())}</code>",
            "<br>".join(_variables(step, news)),
            "<br>".join(f"<code>{escape(e.text)}</code>" for e in equations),
        ]
        yield "<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>"


def _variables(step: Step, news: list[Variable]) -> Iterator[str]:
    for variable in news:
        yield f"<code>{escape(variable.name)}</code>: {escape(describe(variable))}"
    if step.returned is not None:
        yield f"returns {escape(describe(step.returned))}"


def _ending(record: TraceRecord) -> str:
    ending = record.ending
    left_out = f"<p>{record.left_out} more steps were not recorded.</p>" if record.left_out else ""
    if ending.kind == "jaxpr":
        return left_out
    blame = ""
    if ending.blame is not None:
        names = ", ".join(f"<code>{escape(name)}</code>" for name in ending.blame.names)
        known = [v for step in record.steps[-1:] for v in step.variables]
        types = {v.type for v in known if v.name in ending.blame.names}
        if types == set(ending.blame.type.split(", ")) or not ending.blame.expression:
            what = f", traced <code>{escape(ending.blame.type)}</code>"
        else:  # the value was computed from them: `left < 0` is a bool, `left` is not
            what = f" in <code>{escape(ending.blame.expression)}</code>"
        blame = f" To blame: {names}{what}."
    first = escape(ending.text.split("\n")[0].removesuffix(".")) + "."
    where = f" at line {ending.line}" if ending.line is not None else ""
    return f"{left_out}<p><strong>{escape(ending.error)}</strong>{where}: {first}{blame}</p>"
