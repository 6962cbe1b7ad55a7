"""A project: its programs, records, questions and pages, each file read once."""

import re
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path

from proof.examples.records import examples, version_records_by_program
from proof.matrix.manifest import Manifest, read_manifest
from proof.matrix.versions import ROOT, Recorded, Suite, recorded
from proof.pages.notebook import notebook_markdown
from proof.pages.page import Page
from proof.pages.questions import LIST, WORDS, Question, other_words, questions

_NOTEBOOK = re.compile(r": (\S+\.ipynb)$", re.MULTILINE)


class Project:
    """The project in a folder, as it stands when this is made.

    A build asks thousands of times which records a program has; the folders have thousands of
    files. `make serve` makes another one for each build, so it follows what changes.

    Attributes:
        root: the folder.
        docs: the folder of the site's pages, by default `docs` in it.
        repo_url: address of the repository, or empty.
        edit_uri: path below it that edits a page, or empty.
    """

    def __init__(
        self, root: Path = ROOT, docs: Path | None = None, repo_url: str = "", edit_uri: str = ""
    ) -> None:
        self.root = root
        self.repo_url = repo_url
        self.edit_uri = edit_uri
        self.docs = docs or root / "docs"
        self._pages: dict[Path, Page] = {}
        self._manifests: dict[Suite, Manifest] = {}

    @property
    def versions(self) -> tuple[Recorded, ...]:
        """The recorded versions, newest first."""
        return recorded(self.root)

    @cached_property
    def programs(self) -> list[Path]:
        """Every example, in a fixed order."""
        return examples(self.root)

    def manifest(self, suite: Suite) -> Manifest:
        """What the command of a suite last wrote."""
        if suite not in self._manifests:
            self._manifests[suite] = read_manifest(self.root, suite)
        return self._manifests[suite]

    @cached_property
    def version_records(self) -> dict[Path, dict[str, Path]]:
        """The records that say a version, newest first, of every program that has some."""
        return version_records_by_program(self.root)

    @property
    def asked_in(self) -> Path:
        """The list of questions."""
        return self.docs / LIST

    @cached_property
    def asked(self) -> dict[str, list[Question]]:
        """The questions that lead to each page, by its path below the folder of the pages."""
        return self._by_page(LIST, questions)

    @cached_property
    def other_words(self) -> dict[str, list[Question]]:
        """What readers call the subjects of each page, by its path below the pages' folder."""
        return self._by_page(WORDS, other_words)

    def _by_page(
        self, name: str, read: Callable[[str], Iterator[Question]]
    ) -> dict[str, list[Question]]:
        pages: dict[str, list[Question]] = {}
        path = self.docs / name
        for question in read(path.read_text("utf-8") if path.exists() else ""):
            pages.setdefault(question.page, []).append(question)
        return pages

    @cached_property
    def page_paths(self) -> list[Path]:
        """Every page: those that hosts of repositories show, then those of the site, in order."""
        readme = [self.root / name for name in ("README.md", "CONTRIBUTING.md")]
        pages = sorted(path for path in self.docs.rglob("*.md") if path != self.asked_in)
        return [*(p for p in readme if p.exists()), *pages]

    @cached_property
    def notebooks(self) -> list[Path]:
        """The notebooks that are pages: those that the navigation names."""
        settings = self.root / "mkdocs.yml"
        text = settings.read_text("utf-8") if settings.exists() else ""
        pages = [self.docs / name for name in _NOTEBOOK.findall(text)]
        return [path for path in pages if path.exists()]

    def page(self, path: Path) -> Page:
        """A page, read once; a notebook as the Markdown that it is shown as."""
        if path not in self._pages:
            notebook = path.suffix == ".ipynb"
            text = notebook_markdown(path) if notebook else path.read_text("utf-8")
            self._pages[path] = Page(path, text, self.root, self.docs)
        return self._pages[path]

    @cached_property
    def page_of_program(self) -> dict[Path, str]:
        """The page that shows each example: that of its folder, else the first one, by name."""
        found: dict[Path, str] = {}
        for path in self.page_paths:
            page = self.page(path)
            folder = self.root / "snippets" / page.name.removesuffix(".md")
            for program in page.sources if page.name else ():
                if program.parent == folder or program not in found:
                    found[program] = page.name
        return found
