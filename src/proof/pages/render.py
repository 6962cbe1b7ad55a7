"""Renders a page: plain Markdown that includes everything that the records say.

Includes are drawn in, each failing program is marked, each record is named, outcomes that differ
between versions of JAX stand in content tabs, failing and working programs side by side, rarer
cases are folded, lists that follow from the project are filled in, and the footer is added.
Nothing is left for a build to do but Markdown and pymdownx.
"""

import posixpath
import re
from collections.abc import Callable
from pathlib import Path

from proof.examples.records import error_of
from proof.pages.cases import with_cases
from proof.pages.changes import changed_versions, changes_markdown
from proof.pages.error_index import error_index
from proof.pages.footer import evidence, footer
from proof.pages.lesson_notebooks import with_notebook
from proof.pages.listing import pairs, program_block, without_mark
from proof.pages.notebook import with_colab_links
from proof.pages.outcomes import runs
from proof.pages.package import installation
from proof.pages.page import Block, Page, expanded
from proof.pages.project import Project
from proof.pages.tracebacks import excerpt
from proof.pages.tree import tree

# What a page draws in with a line `<!-- NAME -->` or `<!-- NAME ARGUMENT -->`.
LISTS: dict[str, Callable[[str, str, Project], str]] = {
    "changes": lambda version, page, project: (
        changes_markdown(project, page, version) if version else changed_versions(project)
    ),
    "errors:": lambda _, page, project: error_index(page, project),
    "package": lambda _, page, project: installation(page),
    "proof": lambda _, page, project: evidence(project),
    "tree": lambda folder, page, project: tree(folder, project.root),
}
_MARK = re.compile(rf"<!-- ({'|'.join(LISTS)})(?: ([\w./-]+))? -->")
_FOLD = "The whole traceback"
# JAX 0.4.30 ends "traced array with shape float32[]." with one more than later versions.
_STOP = re.compile(r"\.+$", re.MULTILINE)
_PAIR = ['<div class="jg-pair" markdown="1">', '<div markdown="1">', ""]
_NEXT = ["", "</div>", '<div markdown="1">', ""]
_PAIRED = ["", "</div>", "</div>"]


def render(page: Page, project: Project) -> str:
    """The whole page, front matter included.

    Raises:
        PageError: an include leads nowhere, or a fence is not closed.
        PageError: a folder that the page lists is not there, or does not say what it is for.
    """
    lines = page.text.splitlines()
    blocks = page.blocks
    twins = pairs(page)
    twin_of = {**twins, **{works: fails for fails, works in twins.items()}}
    drawn = []
    for place, block in enumerate(blocks):
        twin = blocks[twin_of[place]] if place in twin_of else None
        written = lines[block.line - 1 : block.end]
        drawn.append(_block(block, page, project, twin) if block.source else written)
    for fails, works in twins.items():
        drawn[fails] = [*_PAIR, *drawn[fails]]
        drawn[works] = [*_NEXT, *drawn[works]]
        drawn[_last_of(page, works)] += _PAIRED
    parts: list[str] = []
    position = 0
    for block, instead in zip(blocks, drawn, strict=True):
        parts += [*lines[position : block.line - 1], *instead]
        position = block.end
    text = "\n".join([*parts, *lines[position:]]) + "\n"
    text = with_notebook(with_cases(with_lists(text, page.name, project)), page)
    folder = posixpath.dirname(page.name)
    text = with_colab_links(text, folder, project.repo_url, project.edit_uri)
    return expanded(text + footer(page, project), project.root)


def with_lists(markdown: str, page: str, project: Project) -> str:
    """Put in place of each mark what follows from the project."""
    return _MARK.sub(lambda mark: LISTS[mark[1]](mark[2] or "", page, project), markdown)


def _last_of(page: Page, program: int) -> int:
    """The place of the last block that belongs to a program: its record, or itself."""
    following = page.blocks[program + 1 : program + 2]
    return program + any(b.record_of == page.blocks[program].program for b in following)


def _block(block: Block, page: Page, project: Project, twin: Block | None) -> list[str]:
    if block.record_of:
        return _record(block, block.record_of, project)
    above, options = program_block(block, page, project, twin)
    text = without_mark(block.text) if block.program else block.text
    return [*above, *_fence(block, options, text, block.indent)]


def _record(block: Block, program: Path, project: Project) -> list[str]:
    """What a program did: once, or in content tabs where versions of JAX differ.

    Where they differ only in what is folded anyway, or in the stop that ends a line, the tabs are
    folded with it.
    """
    outcomes = [(outcome.name, without_mark(outcome.text)) for outcome in runs(program, project)]
    texts = [text for _, text in outcomes]
    if len(outcomes) == 1:
        return _named(block, texts[0], block.indent)
    short = [excerpt(text) for text in texts]
    alike = {_STOP.sub("", text or "") for text in short}
    space = block.indent
    if len(alike) == 1 and short[0] and len({error_of(text) for text in texts}) == 1:
        lines = _fence(block, _title(block, texts[0]), short[0], space)
        lines += ["", f'{space}??? quote "{_FOLD}, by version"', ""]
        for name, text in outcomes:
            whole = _fence(block, block.options + " .raises", text.rstrip("\n"), space + 8 * " ")
            lines += [f'{space}    === "{name}"', "", *whole, ""]
        return lines
    lines = []
    for name, text in outcomes:
        lines += [f'{space}=== "{name}"', ""]
        lines += [*_named(block, text, space + "    "), ""]
    return lines


def _named(block: Block, text: str, indent: str) -> list[str]:
    """A record under a title that says how it ended, a long traceback folded."""
    short = excerpt(text)
    if short is None:
        return _fence(block, _title(block, text), text.rstrip("\n"), indent)
    whole = _fence(block, block.options + " .raises", text.rstrip("\n"), indent + "    ")
    fold = ["", f'{indent}??? quote "{_FOLD}"', "", *whole]
    return [*_fence(block, _title(block, text), short, indent), *fold]


def _title(block: Block, text: str) -> str:
    error = error_of(text)
    title = f"Raises {error}" if error else "Output" if text else "Prints nothing"
    return f'{block.options} title="{title}"' + (" .raises" if error else "")


def _fence(block: Block, options: str, text: str, indent: str) -> list[str]:
    opened = f"{block.fence} {{{options.strip()}}}"
    lines = [opened, *text.split("\n"), block.fence]
    return [(indent + line).rstrip() for line in lines]
