"""What a page may show, so that nothing on it escapes a check. Each fault says where and why."""

import re
from collections.abc import Iterator
from pathlib import Path

from proof.pages.fences import OTHER_NAMES, PYTHON_NAMES, Fence, PageError, fences

# Without braces a single word, or a word and a title; everything else breaks the block's rendering.
_SAFE_OPENER = re.compile(r"^(?:`{3,}|~{3,})\s*(?:\{[^{}]*\}|[\w-]+(?:\s+title=\"[^\"]*\")?)\s*$")
_LONE_INCLUDE = re.compile(
    r"^\s*-{1,}8<-{1,}\s+[\"'](?P<path>[^\"':]+\.(?:py|txt))[^\"']*[\"']\s*$"
)


def page_faults(page: Path, root: Path) -> list[str]:
    """Everything on a page that the checks could not see or that was typed instead of recorded."""
    text = page.read_text("utf-8")
    where = page.relative_to(root)
    try:
        found = fences(text, root)
    except PageError as error:
        return [f"{where}: {error}"]
    lines = text.splitlines()
    # Hosts of repositories expand no includes: these two pages repeat what a file holds.
    readme = page.parent == root
    faults = []
    for fence in found:
        opener = lines[fence.line - 1].lstrip("> \t")
        if not _SAFE_OPENER.match(opener):
            faults.append(f"{where}:{fence.line}: these options break the block: {opener!r}")
        faults += [f"{where}:{fence.line}: {why}" for why in _fence_faults(fence, readme)]
    faults += [f"{where}:{line}: {why}" for line, why in _pairing_faults(found, root)]
    inside = _fenced_lines(lines, found)
    for number, line in enumerate(lines, 1):
        lone = _LONE_INCLUDE.match(line)
        if lone and number not in inside:
            faults.append(f"{where}:{number}: {lone['path']} is drawn in outside of a fence")
    return faults


def _fence_faults(fence: Fence, readme: bool) -> Iterator[str]:
    path = fence.include.split(":")[0]
    if fence.language not in PYTHON_NAMES | OTHER_NAMES:
        known = ", ".join(sorted(OTHER_NAMES | {"python"}))
        yield f"unknown language {fence.language!r}; expected one of {known}"
    if fence.language in PYTHON_NAMES and fence.language != "python":
        yield f"Python is marked {fence.language!r}; expected 'python', so that the block is run"
    if path.endswith(".py") and fence.language != "python":
        yield f"{path} stands in a block marked {fence.language!r}; expected 'python'"
    if readme:
        return
    if fence.language == "python" and not path:
        yield "Python is typed in the page; expected an include from snippets/, src/ or tests/"
    if fence.language == "python" and path and fence.title != path:
        yield f"the title is {fence.title!r}; expected the file that is shown, {path!r}"
    if fence.language == "text" and not path:
        yield "text is typed in a block; expected the record of an example, drawn in"


def _pairing_faults(found: list[Fence], root: Path) -> Iterator[tuple[int, str]]:
    """A program's record is the next block after it, and a record follows its program."""
    by_text = _records_by_program_text(root)
    for fence, following in zip(found, [*found[1:], None], strict=False):
        if fence.language != "python":
            continue
        record = by_text.get(fence.text)
        if record is None:
            continue
        shown = record.relative_to(root)
        if following is None or following.language != "text":
            yield fence.line, f"the record {shown} is not shown below this program"
        elif following.text != record.read_text("utf-8").rstrip("\n"):
            yield following.line, f"this is not what the program above did; expected {shown}"
    for previous, fence in zip([None, *found], found, strict=False):
        path = fence.include.split(":")[0]
        if fence.language != "text" or not path:
            continue
        program = (root / path).with_suffix(".py")
        if not path.endswith(".txt") or ".jax-" in path or not program.exists():
            yield fence.line, f"{path} is no record of the newest JAX"
        elif previous is None or previous.text != program.read_text("utf-8").rstrip("\n"):
            yield fence.line, f"the record {path} does not follow its program"


def _records_by_program_text(root: Path) -> dict[str, Path]:
    found = {}
    for program in (root / "snippets").rglob("*.py"):
        record = program.with_suffix(".txt")
        if record.exists():
            found[program.read_text("utf-8").rstrip("\n")] = record
    return found


def _fenced_lines(lines: list[str], found: list[Fence]) -> set[int]:
    inside: set[int] = set()
    for fence in found:
        number = fence.line
        closer = re.match(r"`{3,}|~{3,}", lines[number - 1].lstrip("> \t"))
        assert closer is not None
        while number < len(lines) and lines[number].lstrip("> \t").rstrip() != closer[0]:
            inside.add(number + 1)
            number += 1
    return inside
