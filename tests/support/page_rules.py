"""What a page may show, so that nothing on it escapes a check. Each fault says where and why."""

import re
from collections.abc import Iterator

from proof.examples.records import record_path
from proof.pages.page import OTHER_NAMES, PYTHON_NAMES, Block, Page, PageError

# Without braces a single word, or a word and a title; everything else breaks the block's rendering.
# Within braces a quotation mark ends a caption, wherever it stands: the block would vanish.
_OPTION = r"\s*(?:\.[\w-]+|#[\w-]+|[\w-]+=\"[^\"]*\")"
_SAFE_OPENER = re.compile(
    rf"^(?:`{{3,}}|~{{3,}})\s*(?:\{{(?:{_OPTION}(?=[\s}}]))*\s*\}}"
    r"|[\w-]+(?:\s+title=\"[^\"]*\")?)\s*$"
)
_LONE_INCLUDE = re.compile(
    r"^\s*-{1,}8<-{1,}\s+[\"'](?P<path>[^\"':]+\.(?:py|txt))[^\"']*[\"']\s*$"
)


def page_faults(page: Page) -> list[str]:
    """Everything on a page that the checks could not see or that was typed instead of recorded."""
    try:
        blocks = page.blocks
    except PageError as error:
        return [f"{page.shown}: {error}"]
    lines = page.text.splitlines()
    faults = []
    for block in blocks:
        opener = lines[block.line - 1].lstrip("> \t")
        where = f"{page.shown}:{block.line}"
        if not _SAFE_OPENER.match(opener):
            faults.append(f"{where}: these options break the block: {opener!r}")
        # Hosts of repositories expand no includes: pages outside docs repeat what a file holds.
        faults += [f"{where}: {why}" for why in _block_faults(block, typed=not page.name)]
    faults += [f"{page.shown}:{line}: {why}" for line, why in _pairing_faults(page)]
    inside = {number for block in blocks for number in range(block.line, block.end + 1)}
    for number, line in enumerate(lines, 1):
        lone = _LONE_INCLUDE.match(line)
        if lone and number not in inside:
            faults.append(f"{page.shown}:{number}: {lone['path']} is drawn in outside a fence")
    return faults


def _block_faults(block: Block, *, typed: bool) -> Iterator[str]:
    path = block.include.split(":")[0]
    if block.language not in PYTHON_NAMES | OTHER_NAMES:
        known = ", ".join(sorted(OTHER_NAMES | {"python"}))
        yield f"unknown language {block.language!r}; expected one of {known}"
    if block.language in PYTHON_NAMES and block.language != "python":
        yield f"Python is marked {block.language!r}; expected 'python', so that the block is run"
    if path.endswith(".py") and block.language != "python":
        yield f"{path} stands in a block marked {block.language!r}; expected 'python'"
    if typed:
        return
    if block.language == "python" and not path:
        yield "Python is typed in the page; expected an include from snippets/, src/ or tests/"
    if block.language == "python" and path.startswith("snippets/") and not block.program:
        yield f"a part of {path} is shown; expected the whole program, which is what was run"
    if path and path in block.title:
        yield f"the title repeats the file {path!r}, which the site names; say what it shows"
    if block.language == "text" and not path:
        yield "text is typed in a block; expected the record of an example, drawn in"


def _pairing_faults(page: Page) -> Iterator[tuple[int, str]]:
    """A program's record is the next block after it, and a record follows its program."""
    blocks = page.blocks
    for block, following in zip(blocks, [*blocks[1:], None], strict=False):
        if block.program and record_path(block.program).exists():
            record = record_path(block.program)
            if following is None or following.source != record:
                shown = record.relative_to(page.root)
                yield block.line, f"the record {shown} is not shown below this program"
    for previous, block in zip([None, *blocks], blocks, strict=False):
        if block.language != "text" or not block.include:
            continue
        if not block.record_of or ".jax-" in block.include or not block.record_of.exists():
            yield block.line, f"{block.include} is no record of the newest JAX"
        elif previous is None or previous.program != block.record_of:
            yield block.line, f"the record {block.include} does not follow its program"
