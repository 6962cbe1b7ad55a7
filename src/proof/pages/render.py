"""Renders a page: plain Markdown with everything in it that the records say.

Includes are drawn in, each failing program is marked, each record is named, outcomes that differ
between versions of JAX stand in content tabs, lists that follow from the project are filled in, and
questions and footer are added. Nothing is left for a build to do but Markdown and pymdownx.
"""

import posixpath
from pathlib import Path

from proof.examples.records import error_of, record_path
from proof.pages.changes import changes_markdown
from proof.pages.error_index import error_index
from proof.pages.evidence import with_evidence
from proof.pages.footer import footer
from proof.pages.notebook import with_colab_links
from proof.pages.outcomes import runs
from proof.pages.page import Block, Page, expanded
from proof.pages.project import Project
from proof.pages.questions import with_questions
from proof.pages.tree import with_tree

_CHANGES = "<!-- changes -->"


def render(page: Page, project: Project) -> str:
    """The whole page, front matter included.

    Raises:
        PageError: an include leads nowhere, or a fence is not closed.
        TreeError: a folder that the page draws is not there, or does not say what it is for.
    """
    lines = page.text.splitlines()
    parts: list[str] = []
    position = 0
    for block in page.blocks:
        parts += lines[position : block.line - 1]
        written = lines[block.line - 1 : block.end]
        parts += _block(block, page, project) if block.source else written
        position = block.end
    text = "\n".join([*parts, *lines[position:]]) + "\n"
    if _CHANGES in text:
        text = text.replace(_CHANGES, changes_markdown(project, page.name))
    text = with_evidence(error_index(text, page.name, project), project)
    folder = posixpath.dirname(page.name)
    text = with_colab_links(text, folder, project.repo_url, project.edit_uri)
    text = with_questions(with_tree(text, project.root), project.questions(page))
    return expanded(text + footer(page, project), project.root)


def _block(block: Block, page: Page, project: Project) -> list[str]:
    if block.record_of:
        return _record(block, block.record_of, project)
    options = block.options
    if block.program:
        newest = record_path(block.program)
        if newest.exists() and error_of(newest.read_text("utf-8")):
            options += " .raises"
    link = _source_link(block, page) if block.include.endswith(".py") else []
    return [*link, *_fence(block, options, block.text)]


def _source_link(block: Block, page: Page) -> list[str]:
    """A paragraph that names the file of a program and leads to it."""
    path = block.include.split(":")[0]
    address = posixpath.relpath(path, posixpath.dirname(page.name) or ".")
    lines = [f'[{path}]({address} "Source file")', "{ .jg-file }", ""]
    return [f"{block.indent}{line}".rstrip() for line in lines]


def _record(block: Block, program: Path, project: Project) -> list[str]:
    outcomes = runs(program, project)
    if len(outcomes) == 1:
        return _named(block, record_path(program), project)
    lines: list[str] = []
    for outcome in outcomes:
        assert outcome.record is not None
        inner = _named(block, outcome.record, project, block.indent + "    ")
        lines += [f'{block.indent}=== "{outcome.name}"', "", *inner, ""]
    return lines


def _named(block: Block, record: Path, project: Project, indent: str | None = None) -> list[str]:
    """A record under a title that says how it ended."""
    text = record.read_text("utf-8")
    error = error_of(text)
    title = f"Raises {error}" if error else "Output" if text else "Prints nothing"
    options = f'{block.options} title="{title}"' + (" .raises" if error else "")
    return _fence(block, options, text.rstrip("\n"), indent)


def _fence(block: Block, options: str, text: str, indent: str | None = None) -> list[str]:
    space = block.indent if indent is None else indent
    opened = f"{block.fence} {{{options.strip()}}}"
    lines = [opened, *text.split("\n"), block.fence]
    return [(space + line).rstrip() for line in lines]
