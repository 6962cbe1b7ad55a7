"""Where a newer JAX did something else than an older one, read from the records alone."""

import difflib
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from proof.examples.records import error_of
from proof.pages.outcomes import runs
from proof.pages.project import Project

KINDS = {
    "result": "Results and error classes",
    "message": "Messages",
    "print": "Printed forms",
}


@dataclass(frozen=True)
class Change:
    """One example that did something else from `version` on.

    Attributes:
        version: the first recorded JAX with the new outcome.
        program: the example, relative to the project.
        kind: `result` (another error class, or a traced value that became another number of
            traces), `message` (same class, other words) or `print`.
        before: what the older version did: the first lines that differ.
        after: what the newer version does.
    """

    version: str
    program: str
    kind: str
    before: str
    after: str


def changes(project: Project) -> list[Change]:
    """Every change that the records show, newest version first."""
    names = [version.jax for version in project.versions]
    found = []
    for program in project.programs:
        for newer, older in pairwise(runs(program, project)):
            texts = [r.record.read_text("utf-8") if r.record else "" for r in (older, newer)]
            version = newer.versions[-1].jax
            found.append(_change(version, program.relative_to(project.root).as_posix(), *texts))
    order = {name: position for position, name in enumerate(names)}
    return sorted(found, key=lambda change: (order[change.version], change.program))


def _change(version: str, program: str, before: str, after: str) -> Change:
    errors = error_of(before), error_of(after)
    if errors[0] != errors[1]:
        outcomes = [f"raises {error}" if error else "runs" for error in errors]
        return Change(version, program, "result", outcomes[0], outcomes[1])
    kind = "message" if errors[0] else "print"
    old, new = before.splitlines(), after.splitlines()
    if kind == "print" and len(old) != len(new) and "lambda" not in before:
        kind = "result"  # another number of lines, such as another number of traces
    return Change(version, program, kind, *_first_difference(old, new))


def _first_difference(old: list[str], new: list[str]) -> tuple[str, str]:
    """The first line that differs, on both sides, without what they have in common before it."""
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for tag, i, j, k, m in matcher.get_opcodes():
        if tag != "equal":
            before = old[i].strip() if i < j else ""
            after = new[k].strip() if k < m else ""
            common = _common_length(before, after)
            start = before.rfind(" ", 0, max(0, common - 30)) + 1 if common > 60 else 0
            return _short(before, start), _short(after, start)
    return "", ""


def _common_length(a: str, b: str) -> int:
    pairs = enumerate(zip(a, b, strict=False))
    return next((i for i, (x, y) in pairs if x != y), min(len(a), len(b)))


def _short(line: str, start: int, limit: int = 120) -> str:
    text = line[start:]
    return ("…" if start else "") + (text if len(text) <= limit else text[:limit] + "…")


def changes_markdown(project: Project, page: str) -> str:
    """The page *What changed*: a table for each version and kind, newest first.

    Args:
        project: the project.
        page: the page that the tables stand on, relative to ``docs/``; links start from it.
    """
    shown_on = {
        program.relative_to(project.root).as_posix(): name
        for program, name in project.page_of_program.items()
    }
    up = "../" * page.count("/")
    everything = changes(project)
    lines: list[str] = []
    for version in dict.fromkeys(change.version for change in everything):
        lines += [f"## JAX {version}", ""]
        for kind, title in KINDS.items():
            rows = [c for c in everything if (c.version, c.kind) == (version, kind)]
            if rows:
                lines += [
                    f"### {title} {{ #{kind}-{version} }}",
                    "",
                    *_table(rows, shown_on, up),
                    "",
                ]
    return "\n".join(lines)


def _table(rows: list[Change], shown_on: dict[str, str], up: str) -> Iterator[str]:
    yield "| before | from this version on | example |"
    yield "|---|---|---|"
    together: dict[tuple[str, str], list[Change]] = {}
    for change in rows:
        together.setdefault((change.before, change.after), []).append(change)
    for (before, after), same in together.items():
        links = ", ".join(
            f"[{Path(change.program).stem}]({up}{shown_on[change.program]})"
            for change in same
            if change.program in shown_on
        )
        yield f"| {_cell(before)} | {_cell(after)} | {links} |"


def _cell(text: str) -> str:
    if not text:
        return "(nothing)"
    mark = "``" if "`" in text else "`"
    space = " " if "`" in text else ""
    return f"{mark}{space}{text.replace('|', chr(92) + '|')}{space}{mark}"
