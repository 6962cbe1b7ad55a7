"""Makes the figures of lessons that are drawn from records: code beside its jaxpr, kinds of value.

``PYTHONPATH=src:tests python -m support.lesson_figures`` writes them into `docs/assets/pictures/`.
"""

import runpy
from html import escape
from pathlib import Path
from typing import Any

from jitguide.files import write_whole
from proof.matrix.versions import ROOT

_LEARN = ROOT / "snippets" / "learn"
_PICTURES = ROOT / "docs" / "assets" / "pictures"


def code_beside_jaxpr() -> str:
    """Each line of `damped`, and beside it the recorded equations that JAX traced from it."""
    program = _LEARN / "jaxpr" / "anatomy.py"
    source = program.read_text("utf-8").splitlines()
    head, *equations, end = program.with_suffix(".txt").read_text("utf-8").splitlines()
    lines = _lines_of_equations(program)
    first = next(n for n, text in enumerate(source, 1) if text.startswith("def "))
    last = next(n for n, text in enumerate(source, 1) if text.startswith("    return "))
    rows = []
    for number in range(first, last + 1):
        shown = [text for text, line in zip(equations, lines, strict=True) if line == number]
        shown = [head] * (number == first) + shown + [end] * (number == last)
        code = _codes([source[number - 1]])
        rows.append(f'<tr><th scope="row">{code}</th><td>{_codes(shown)}</td></tr>')
    body = "\n".join(rows)
    return (
        '<table class="jg-beside">\n'
        "<caption>Each line of the function, and the equations that JAX traced from it</caption>\n"
        "<thead><tr><th>your line</th><th>in the jaxpr</th></tr></thead>\n"
        f"<tbody>\n{body}\n</tbody>\n</table>\n"
    )


def value_by_value() -> str:
    """The recorded kinds of value as two lists, the traced ones and the static ones."""
    record = (_LEARN / "traced-or-static" / "kinds_of_value.txt").read_text("utf-8")
    pairs = [line.split("  ", 1) for line in record.splitlines()]
    parts = []
    for kind, about in (
        ("traced", "JAX only writes down operations on it"),
        ("static", "Python may use it for anything"),
    ):
        items = [_value(name) for found, name in pairs if found == kind]
        parts.append(
            f'<div class="jg-{kind}-values">\n<p><strong>{kind}</strong>: {about}</p>\n'
            f"<ul>\n{chr(10).join(items)}\n</ul>\n</div>"
        )
    return "\n".join(parts) + "\n"


FIGURES = {
    _PICTURES / "code-beside-jaxpr.html": code_beside_jaxpr,
    _PICTURES / "value-by-value.html": value_by_value,
}


def _lines_of_equations(program: Path) -> list[int]:
    """The line of the program that each equation of its `damped` comes from."""
    import jax
    import numpy as np

    damped = runpy.run_path(str(program))["damped"]
    found = []
    for equation in jax.make_jaxpr(damped)(np.ones(3)).eqns:
        trace: Any = equation.source_info.traceback
        own = (frame for frame in trace.frames if frame.file_name == str(program))
        found.append(next(own).line_num)
    return found


def _codes(lines: list[str]) -> str:
    return "<br>".join(f"<code>{escape(line)}</code>" for line in lines)


def _value(name: str) -> str:
    code, comma, about = name.partition(", ")
    return f"<li><code>{escape(code)}</code>{comma}{about}</li>"


if __name__ == "__main__":
    for path, figure in FIGURES.items():
        write_whole(path, figure())
