"""pytest runs every Python block of every page: the plug-in on top of pytest-markdown-docs.

pytest-markdown-docs collects and names the items. What a block is comes from `proof.pages.fences`,
which reads a page as the site builds it; what counts as right comes from `proof.examples.compare`.
"""

import os
import re
import sys
import traceback
from collections.abc import Generator
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token
from pytest_markdown_docs._runners import _Runner, register_runner
from pytest_markdown_docs.definitions import FenceTestDefinition
from pytest_markdown_docs.plugin import MarkdownDocstringCodeModule, MarkdownInlinePythonItem

from proof.examples.compare import faults
from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.records import programs, read_program, read_record
from proof.examples.run import run
from proof.matrix.versions import installed_jax, recorded, stands_for, suite_of
from proof.pages.fences import PageError, fences

# Written in an example for systems that have `os.fork`: all but Windows.
NEEDS_FORK = re.compile(r"^# needs os\.fork$", re.MULTILINE)


class BlockError(Exception):
    """A block did not do what its page says."""


class PageParser(MarkdownIt):
    """Hands pytest-markdown-docs the Python blocks of a page, wherever they stand in it."""

    def __init__(self, root: Path) -> None:
        super().__init__("commonmark")
        self.root = root

    def parse(self, src: str, env: Any = None) -> list[Token]:
        """One token for each Python block that is run here, with includes expanded."""
        tokens = []
        try:
            found = fences(src, self.root)
        except PageError as error:
            raise pytest.Collector.CollectError(str(error)) from None
        for fence in found:
            if fence.language == "python" and suite_of(self.root / fence.include, self.root).tested:
                end = fence.line + fence.text.count("\n") + 1
                token = Token("fence", "code", 0, info="python", content=fence.text + "\n")
                token.map = [fence.line - 1, end]
                tokens.append(token)
        return tokens


class Examples:
    """The examples of one project: found by their text, run once a session."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.version = stands_for(installed_jax(), root)
        self._outcomes: dict[Path, Outcome] = {}

    @cached_property
    def _files(self) -> dict[str, Path]:
        return {read_program(path).source.rstrip("\n"): path for path in programs(self.root)}

    def find(self, text: str) -> Path | None:
        """Return the file of `snippets/` that holds exactly this text, or None."""
        return self._files.get(text.rstrip("\n"))

    def check(self, text: str, page: Path) -> list[str]:
        """Run a block of a page, and return in what it differs from what the page says."""
        program = self._program(text, page)
        if NEEDS_FORK.search(program.source) and not hasattr(os, "fork"):
            pytest.skip(f"{program.path.name} needs os.fork, which this system does not have")
        outcome = self._outcomes.get(program.path) if self.find(text) else None
        if outcome is None:
            outcome = self._outcomes[program.path] = run(program)
        record = read_record(program.path, self.version) if self.find(text) else None
        newest = self.version == recorded(self.root)[0].jax
        return faults(program, record, outcome, declarations=newest)

    def _program(self, text: str, page: Path) -> Program:
        """The file that a block was drawn from: the whole of it, or a part of src/ or tests/."""
        path = self.find(text)
        if path is not None:
            return Program(path, path.read_text("utf-8"))
        for folder in ("src", "tests"):
            for path in sorted((self.root / folder).rglob("*.py")):
                if text.rstrip("\n") in path.read_text("utf-8"):
                    return Program(path, text)
        raise DeclarationError(
            f"{page.relative_to(self.root)}: this Python block is neither a whole program of "
            f"snippets/ nor part of src/ or tests/:\n"
            + "".join(f"  | {line}\n" for line in text.splitlines())
        )


@cache
def _examples(root: Path) -> Examples:
    return Examples(root)


def _project(page: Path) -> Path:
    """The folder that holds the page's project: the nearest one with recorded versions."""
    return next(f for f in page.parents if (f / "snippets" / "versions.toml").exists())


def block_text(test: FenceTestDefinition) -> str:
    """What a reader sees of a block: pytest-markdown-docs puts empty lines before it."""
    return str(test.source[test.start_line :])


@register_runner(default=True)
class PageRunner(_Runner):
    """Runs a block once and compares it with its record and its declaration."""

    def runtest(self, test: FenceTestDefinition, args: dict[str, Any], **_: Any) -> None:
        """Run one block; raises `BlockError` (no TypeError: on those the caller runs it again)."""
        page = Path(test.source_path)
        root = _project(page)
        try:
            problems = _examples(root).check(block_text(test), page)
        except DeclarationError as error:
            raise BlockError(str(error)) from None
        if problems:
            where = f"{page.relative_to(root)}:{test.start_line}"
            raise BlockError("\n".join([where, *problems]))

    def repr_failure(
        self,
        test: FenceTestDefinition,
        excinfo: pytest.ExceptionInfo[BaseException],
        style: Any = None,
    ) -> str:
        """The fault alone; for anything else the whole traceback."""
        if isinstance(excinfo.value, BlockError):
            return str(excinfo.value)
        return "".join(traceback.format_exception(excinfo.value))


def pytest_configure(config: pytest.Config) -> None:
    """Take over pytest-markdown-docs for the project in the root folder."""
    os.environ["JAX_PLATFORMS"] = "cpu"
    config.option.markdowndocs = True
    config.pluginmanager.register(_Reader(config.rootpath))


class _Reader:
    """Reads the pages of one project as its site does."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def pytest_markdown_docs_markdown_it(self) -> MarkdownIt:
        return PageParser(self.root)


@pytest.hookimpl(wrapper=True)
def pytest_collect_file(file_path: Path) -> Generator[None, Any, Any]:
    """Leave docstrings to doctest."""
    collectors = yield
    return [c for c in collectors if not isinstance(c, MarkdownDocstringCodeModule)]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Make ``-k unhashable_list`` find the block that shows ``unhashable_list.py``."""
    for item in items:
        if isinstance(item, MarkdownInlinePythonItem):
            try:
                found = _examples(_project(item.path)).find(block_text(item.test_definition))
            except DeclarationError as error:  # an example that is no text
                raise pytest.UsageError(str(error)) from None
            if found is not None:
                item.extra_keyword_matches.add(found.stem)


def pytest_report_header(config: pytest.Config) -> str:
    """Name the JAX that the records are compared with."""
    version = installed_jax()
    known = [entry.jax for entry in recorded(config.rootpath)]
    if version in known:
        return f"records: compared with what holds for JAX {version}"
    return (
        f"records: JAX {version} IS NOT RECORDED; compared with JAX {stands_for(version)}, "
        f"on Python {sys.version_info.major}.{sys.version_info.minor}"
    )
