"""pytest runs every Python block of every page: the plug-in on top of pytest-markdown-docs.

pytest-markdown-docs collects and names the items. What a block is, and
which program it shows, comes from `proof.pages.page`; what counts as right comes from
`proof.examples.compare`.
"""

import os
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
from proof.examples.outcomes import WorkerError, outcome
from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.records import read_record
from proof.matrix.versions import installed_jax, recorded, stands_for, suite_of
from proof.pages.page import Block, Page, PageError, blocks
from proof.pages.project import Project


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
            found = blocks(src, self.root)
        except PageError as error:
            raise pytest.Collector.CollectError(str(error)) from None
        for block in found:
            run_here = block.program is None or suite_of(block.program, self.root).tested
            if block.language == "python" and run_here:
                end = block.line + block.text.count("\n") + 1
                token = Token("fence", "code", 0, info="python", content=block.text + "\n")
                token.map = [block.line - 1, end]
                tokens.append(token)
        return tokens


class Examples:
    """The examples of one project, each run once a session."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.project = Project(root)
        self.version = stands_for(installed_jax(), root)
        self._outcomes: dict[Path, Outcome] = {}

    def program_of(self, block: Block, page: Page) -> Path | None:
        """The example that a block shows: the one it draws in, or the one whose text it repeats."""
        if block.program or page.name:
            return block.program
        return self._by_text.get(block.text)

    @cached_property
    def _by_text(self) -> dict[str, Path]:
        # For README and CONTRIBUTING alone: what shows them draws nothing in.
        return {Program.read(p).source.rstrip("\n"): p for p in self.project.programs}

    def check(self, page: Page, block: Block) -> list[str]:
        """Run a block of a page, and return in what it differs from what the page says."""
        path = self.program_of(block, page)
        if path is None:
            program = self._part(block, page)
            did = outcome(program, self.root)
            return faults(program, None, did, declarations=self._newest)
        program = Program.read(path)
        if program.missing:
            needs = f"{program.path.name} needs {program.missing}"
            pytest.skip(f"{needs}, which this system does not have")
        record = read_record(path, self.version)
        if path not in self._outcomes:
            self._outcomes[path] = outcome(program, self.root, record)
        return faults(program, record, self._outcomes[path], declarations=self._newest)

    @property
    def _newest(self) -> bool:
        return self.version == self.project.versions[0].jax

    def _part(self, block: Block, page: Page) -> Program:
        """A part of src/ or tests/: what the block draws in, or what its text repeats."""
        if block.source:
            return Program(block.source, block.text)
        for folder in ("src", "tests"):
            for path in sorted((self.root / folder).rglob("*.py")):
                if block.text in path.read_text("utf-8"):
                    return Program(path, block.text)
        raise DeclarationError(
            f"{page.shown}: this Python block is neither a whole program of "
            f"snippets/ nor part of src/ or tests/:\n"
            + "".join(f"  | {line}\n" for line in block.text.splitlines())
        )


@cache
def _examples(root: Path) -> Examples:
    return Examples(root)


def _examples_of(page: Path) -> Examples:
    """Those of the page's project: the nearest folder with recorded versions."""
    folders = (f for f in page.parents if (f / "snippets" / "versions.toml").exists())
    return _examples(next(folders))


def _block(test: FenceTestDefinition) -> tuple[Examples, Page, Block]:
    examples = _examples_of(Path(test.source_path))
    page = examples.project.page(Path(test.source_path))
    return examples, page, page.block_at(test.start_line)


@register_runner(default=True)
class PageRunner(_Runner):
    """Runs a block once and compares it with its record and its declaration."""

    def runtest(self, test: FenceTestDefinition, args: dict[str, Any], **_: Any) -> None:
        """Run one block; raises `BlockError` (no TypeError: on those the caller runs it again)."""
        examples, page, block = _block(test)
        try:
            problems = examples.check(page, block)
        except (DeclarationError, WorkerError) as error:
            raise BlockError(str(error)) from None
        if problems:
            raise BlockError("\n".join([f"{page.shown}:{block.line}", *problems]))

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
            examples, page, block = _block(item.test_definition)
            try:
                found = examples.program_of(block, page)
            except DeclarationError as error:  # an example that is no text
                raise pytest.UsageError(str(error)) from None
            if found is not None:
                item.extra_keyword_matches.add(found.stem)


_TO_SHOW = "show it on the page of its folder first, as step 3 of CONTRIBUTING.md says"


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, exitstatus: int, config: pytest.Config
) -> None:
    """Say why ``-k unhashable_list`` selects nothing: no page shows ``unhashable_list.py``."""
    if exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED and config.option.keyword:
        project = Project(config.rootpath)
        shown = {path for page in project.page_paths for path in project.page(page).sources}
        for path in project.programs:
            if config.option.keyword in path.stem and path not in shown:
                name = path.relative_to(project.root).as_posix()
                terminalreporter.write_line(f"no page shows {name}: {_TO_SHOW}")


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
