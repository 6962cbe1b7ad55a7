"""Where a newer JAX behaved differently from an older one, read from the records alone."""

import difflib
import html
import posixpath
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product, zip_longest
from pathlib import Path

from proof.examples.records import error_line, error_of
from proof.pages.outcomes import runs
from proof.pages.project import Project

KINDS = {
    "result": "Results and error classes",
    "message": "Messages",
    "print": "Printed output",
}
FOLDER = "reference/what-changed"

_NOTICED = re.compile(r"^- .+(?:\n  .+)*", re.MULTILINE)

# What differs from program to program while the change is the same.
_MASKS = (
    (re.compile(r"<[^<>]*<?\bfunction [^<>]*(?:<locals>[^<>]*)*>+"), "FUNCTION"),
    (re.compile(r"\b[\w/.-]+\.py:\d+(?::\d+)?"), "FILE"),
    (re.compile(r"\b[\w/.-]+\.py\b"), "FILE"),
    (re.compile(r"~?\b(?:bool|u?int\d+|b?float\d+|complex\d+|key<\w+>)\[[^\[\]]*\]"), "ARRAY"),
    (re.compile(r"ShapedArray\(ARRAY(?:, weak_type=True)?\)"), "SHAPED"),
    (re.compile(r"\(level=\d+/\d+\)"), "LEVEL"),
    (re.compile(r"\b[a-z]+:[a-z]+\d*\[[^\[\]]*\]"), "VARIABLE"),
    (re.compile(r"<class '[^']*'>"), "CLASS"),
    (re.compile(r"(?<!\w)'[^']*'"), "NAME"),
    (re.compile(r"\bfunction \w+\b"), "FUNCTION"),
    (re.compile(r"\b\d+(?:\.\d+)?\b"), "NUMBER"),
)
_FRAME = re.compile(r'\s*File "[^"]*", line \d+')
_MOST = 12  # lines that are compared with one another
_BEGINNING = 12
_WORD = re.compile(r"\w+|\s+|[^\w\s]")


@dataclass(frozen=True)
class Change:
    """One example that did something else from `version` on."""

    version: str  # the first recorded JAX with the new outcome
    program: str  # the example, relative to the project
    # `result` (another error class, or a traced value that became another number of traces),
    # `message` (same class, other words) or `print`
    kind: str
    before: str  # what the older version did: the first lines that differ
    after: str  # what the newer version does
    pattern: tuple[str, ...] = ()  # what examples with the same change have in common


@lru_cache(maxsize=4)
def changes(project: Project) -> list[Change]:
    """Every change that the records show, newest version first."""
    names = [version.jax for version in project.versions]
    found = []
    for program in project.programs:
        for newer, older in pairwise(runs(program, project)):
            shown = program.relative_to(project.root).as_posix()
            found.append(_change(newer.versions[-1].jax, shown, older.text, newer.text))
    order = {name: position for position, name in enumerate(names)}
    return sorted(found, key=lambda change: (order[change.version], change.program))


def _change(version: str, program: str, before: str, after: str) -> Change:
    errors = error_of(before), error_of(after)
    outcomes = error_line(before) or "runs", error_line(after) or "runs"
    if errors[0] != errors[1]:
        pattern = (str(errors[0]), str(errors[1]), *(_masked(o) for o in outcomes))
        return Change(version, program, "result", _short(outcomes[0]), _short(outcomes[1]), pattern)
    kind = "message" if errors[0] else "print"
    old, new = before.splitlines(), after.splitlines()
    if kind == "print" and len(old) != len(new) and "lambda" not in before:
        kind = "result"  # another number of lines, such as another number of traces
    lines = outcomes if outcomes[0] != outcomes[1] else _first_difference(old, new)
    return Change(version, program, kind, *_window(*lines), _difference(*lines))


def _first_difference(old: list[str], new: list[str]) -> tuple[str, str]:
    """The first line that differs by more than spaces and its number in a file, on both sides."""
    pairs = []
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    for tag, i, j, k, m in matcher.get_opcodes():
        if tag != "equal":
            pairs += _side_by_side(old[i:j], new[k:m])
    telling = (pair for pair in pairs if _gist(pair[0]) != _gist(pair[1]))
    before, after = next(telling, pairs[0] if pairs else ("", ""))
    return before.strip(), after.strip()


def _side_by_side(old: list[str], new: list[str]) -> list[tuple[str, str]]:
    """Lines that took each other's place; where their numbers differ, the two most alike."""
    if len(old) == len(new) or not (old and new):
        return list(zip_longest(old, new, fillvalue=""))
    return [max(product(old[:_MOST], new[:_MOST]), key=lambda pair: _likeness(*pair))]


def _likeness(one: str, other: str) -> float:
    return difflib.SequenceMatcher(None, one, other, autojunk=False).ratio()


def _gist(line: str) -> str:
    return "" if _FRAME.match(line) else " ".join(line.split())


def _window(before: str, after: str) -> tuple[str, str]:
    """Two lines without what they have in common before they differ."""
    pairs = enumerate(zip(before, after, strict=False))
    common = next((i for i, (x, y) in pairs if x != y), min(len(before), len(after)))
    start = before.rfind(" ", 0, max(0, common - 30)) + 1 if common > 60 else 0
    return _short(before, start), _short(after, start)


def _short(line: str, start: int = 0, limit: int = 120) -> str:
    text = line[start:]
    return ("…" if start else "") + (text if len(text) <= limit else text[:limit] + "…")


def _masked(line: str) -> str:
    for pattern, word in _MASKS:
        line = pattern.sub(word, line)
    return line


def _difference(before: str, after: str) -> tuple[str, ...]:
    """The words that differ between two lines, each change once."""
    old, new = _WORD.findall(_masked(before)), _WORD.findall(_masked(after))
    if not old or not new:
        return "".join(old), "".join(new)
    matcher = difflib.SequenceMatcher(None, old, new, autojunk=False)
    if matcher.ratio() < 0.6:  # other words: how both begin says enough
        return "".join(old[:_BEGINNING]), "".join(new[:_BEGINNING])
    found = {
        f"{''.join(old[i:j])} → {''.join(new[k:m])}"
        for tag, i, j, k, m in matcher.get_opcodes()
        if tag != "equal"
    }
    return tuple(sorted(found)) or (_masked(before), _masked(after))


def changed_versions(project: Project) -> str:
    """A section for each version: its page, and what that says a reader notices."""
    lines: list[str] = []
    for version in dict.fromkeys(change.version for change in changes(project)):
        text = (project.docs / FOLDER / f"jax-{version}.md").read_text("utf-8")
        lines += [f"## [JAX {version}](jax-{version}.md) {{ #jax-{version} }}", ""]
        lines += [*_NOTICED.findall(text.partition("\n## ")[0]), ""]
    return "\n".join(lines)


def changes_markdown(project: Project, page: str, version: str) -> str:
    """What changed in one version: a section for each kind, a row that opens for each change."""
    everything = [change for change in changes(project) if change.version == version]
    lines: list[str] = []
    for kind, title in KINDS.items():
        if rows := _rows([change for change in everything if change.kind == kind]):
            lines += [f"## {title} {{ #{kind} }}", ""]
            for same in rows:
                lines += _row(same, page, project)
    return "\n".join(lines)


def _rows(found: list[Change]) -> list[list[Change]]:
    """Changes of one pattern together, and those of which a row would say the same; most first."""
    together: dict[tuple[str, ...], list[Change]] = {}
    for change in found:
        together.setdefault(change.pattern, []).append(change)
    rows: dict[tuple[str, str], list[Change]] = {}
    for same in together.values():
        rows.setdefault((same[0].before, same[0].after), []).extend(same)
    return sorted(rows.values(), key=len, reverse=True)


def _row(same: list[Change], page: str, project: Project) -> Iterator[str]:
    """One change, and every page whose examples show it."""
    first = same[0]
    often = f' <span class="jg-often">{len(same)} programs</span>' if len(same) > 1 else ""
    yield '<details class="jg-case jg-change" markdown="1">'
    yield f"<summary>{_code(first.before)}<br>→ {_code(first.after)}{often}</summary>"
    yield ""
    for name, programs in _shown_on(same, project).items():
        title = project.page(project.docs / name).title
        address = posixpath.relpath(name, posixpath.dirname(page))
        yield f"- [{title}]({address}): " + ", ".join(
            f"`{Path(program).stem}`" for program in programs
        )
    yield ""
    yield "</details>"
    yield ""


def _shown_on(same: list[Change], project: Project) -> dict[str, list[str]]:
    pages: dict[str, list[str]] = {}
    for change in same:
        if name := project.page_of_program.get(project.root / change.program):
            pages.setdefault(name, []).append(change.program)
    return pages


def _code(text: str) -> str:
    if not text:
        return "(nothing)"
    return text if text == "runs" else f"<code>{html.escape(text, quote=False)}</code>"
