"""How a page shows a program: its caption, the link to its file, and the highlighted lines.

A failing program and its working twin that follow each other stand side by side, and the lines in
which they differ are marked.
"""

import posixpath
import re
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher

from proof.examples.records import error_of, record_path
from proof.pages.notebook import repository_address
from proof.pages.outcomes import said_by
from proof.pages.page import Block, Page
from proof.pages.project import Project

_DECLARATION = re.compile(r"\s*#\s*(?:raises|needs)\s.*$")
_RAISES = re.compile(r"#\s*raises\s")
_MARK = re.compile(r"  # raises [\w.]+$", re.MULTILINE)
# Where more than this differs, no line decides.
_MOST_LINES = 6
_CAPTION = re.compile(r'\s*\btitle="[^"]*"')


def program_block(
    block: Block, page: Page, project: Project, twin: Block | None = None
) -> tuple[list[str], str]:
    """The lines above a program, and the options of its fence."""
    options = _CAPTION.sub("", block.options).strip()
    said = block.title
    if block.program:
        if error_of(said_by(record_path(block.program))):
            options += " .raises"
        elif block.program.stem.endswith("_fails"):  # slow, or wrong
            options += " .avoid"
        if "hl_lines" not in options and (decisive := decisive_lines(block, twin)):
            options += f' hl_lines="{" ".join(map(str, decisive))}"'
        if twin and not said:
            said = "Fails" if block.program.stem.endswith("_fails") else "Works"
    above = _caption(block, page, project, said) if block.include.endswith(".py") else []
    return above, options


def without_mark(text: str) -> str:
    """A program, or what it said, as a page shows it.

    The comment that names the error is left out: the line is highlighted, and the title of what
    the program said has the name. In two columns the comment would be cut off.

    >>> without_mark("    if x:  # raises E")
    '    if x:'
    """
    return _MARK.sub("", text)


def _caption(block: Block, page: Page, project: Project, said: str) -> list[str]:
    """A paragraph with what a program shows, and the link to its file."""
    path = block.include.split(":")[0]
    name = posixpath.basename(path)
    link = f'[{name}]({source_address(path, page.name, project)} "{path}")'
    words = f"**{said}** {link}" if said else link
    return [f"{block.indent}{line}".rstrip() for line in (words, "{ .jg-file }", "")]


def source_address(path: str, page: str, project: Project) -> str:
    """Where a file of the project is read: in its repository, else as text on the site."""
    repository = repository_address(project.repo_url, project.edit_uri)
    if repository:
        return f"{repository}/{path}"
    return posixpath.relpath(f"{path}.txt", posixpath.dirname(page) or ".")


def decisive_lines(block: Block, twin: Block | None) -> list[int]:
    """The lines to mark, from 1: the one that raises; in a pair also those that only this one has.

    None are marked where nearly all lines differ.
    """
    lines = block.text.split("\n")
    raising = [number for number, line in enumerate(lines, 1) if _RAISES.search(line)]
    if twin is None or (raising and block.program and block.program.stem.endswith("_fails")):
        return raising
    own = list(_own_lines(lines, twin.text.split("\n")))
    return own if len(own) <= min(_MOST_LINES, len(lines) // 2) else raising


def _own_lines(lines: Sequence[str], others: Sequence[str]) -> Iterator[int]:
    mine = [_DECLARATION.sub("", line) for line in lines]
    theirs = [_DECLARATION.sub("", line) for line in others]
    for kind, start, end, _, _ in SequenceMatcher(a=mine, b=theirs, autojunk=False).get_opcodes():
        if kind in ("replace", "delete"):
            yield from (n + 1 for n in range(start, end) if mine[n].strip())


def pairs(page: Page) -> dict[int, int]:
    """Blocks that stand side by side: of each pair, the first block's place and the working one's.

    A pair is a program ``x_fails.py``, its record if it has one, and right below the program
    ``x_works.py``; at the margin, since columns stand in no list.
    """
    found = {}
    blocks = page.blocks
    lines = page.text.splitlines()
    for start, block in enumerate(blocks):
        if not block.program or not block.program.stem.endswith("_fails") or block.indent:
            continue
        own = start + 1
        while own < len(blocks) and blocks[own].record_of == block.program:
            own += 1
        if own == len(blocks) or blocks[own].program is None:
            continue
        works = block.program.with_name(block.program.name.replace("_fails.py", "_works.py"))
        between = lines[blocks[own - 1].end : blocks[own].line - 1]
        if blocks[own].program == works and not any(line.strip() for line in between):
            found[start] = own
    return found
