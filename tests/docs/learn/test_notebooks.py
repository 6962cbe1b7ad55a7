"""The notebook of each lesson says what the page says, and its cells do what the records say."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from proof.examples.program import Program
from proof.examples.records import record_path
from proof.matrix.versions import ROOT, installed_jax, recorded
from proof.pages.lesson_notebooks import cells, lessons, notebook_path, notebook_text
from proof.pages.page import Page
from proof.pages.project import Project
from proof.pages.render import render
from support.guide import GUIDE
from support.kept import kept

LESSONS = lessons(GUIDE)
each = pytest.mark.parametrize("page", LESSONS, ids=lambda page: page.path.stem)
# Where a message names a place: a file in a record, a cell of a kernel here.
_PLACE = re.compile(r"\S*?[\w<>.-]+\.py:|/\S*ipykernel\S*?:")
# In a notebook JAX colours its jaxprs.
_COLOUR = re.compile(r"\x1b\[[\d;]*m")
_TRACEBACK = "Traceback (most recent call last):\n"
# What a cell printed and raised, and whether a tag announces an error.
Cell = tuple[str, str, bool]


def test_there_is_one_for_each_lesson() -> None:
    kept = set((ROOT / "docs" / "learn" / "notebooks").glob("*.ipynb"))
    assert kept == {notebook_path(page) for page in LESSONS}


@each
def test_it_is_made_from_its_page(page: Page) -> None:
    path = notebook_path(page)
    assert path.read_text("utf-8") == notebook_text(page), (
        f"{path.relative_to(ROOT)} is not made from {page.shown} as it is now; run: make records"
    )


@each
def test_its_text_leads_nowhere_and_has_no_options_of_the_site(page: Page) -> None:
    for cell in json.loads(notebook_text(page))["cells"]:
        if cell["cell_type"] == "markdown":
            text = "".join(cell["source"])
            assert not re.search(r"--8<--|\]\((?!https?:)|\{ *[#.]|<figure|^\?\?\?", text, re.M), (
                text
            )


@pytest.fixture(scope="module")
def executed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[str], list[Cell]]]:
    """Runs notebooks in one kernel, started for the first: half the time of a kernel for each."""
    with ExitStack() as stack:

        @cache
        def kernel() -> Any:
            from nbclient import NotebookClient
            from nbformat.v4 import new_notebook

            folder = tmp_path_factory.mktemp("kernel")
            first = NotebookClient(new_notebook(), kernel_name="python3", timeout=120)  # type: ignore[no-untyped-call]
            stack.enter_context(first.setup_kernel(cwd=str(folder)))
            return first

        yield lambda notebook: _ran(notebook, kernel())


@each
def test_its_cells_give_what_the_page_shows(
    page: Page, executed: Callable[[str], list[Cell]]
) -> None:
    if installed_jax() != recorded()[0].jax:
        pytest.skip("records show the newest recorded JAX")
    notebook = notebook_text(page)
    package = sorted((ROOT / "src" / "jitguide").rglob("*.py"))
    ran = kept(
        f"lesson-{page.path.stem}",
        [notebook, Path(__file__), *package],
        lambda: executed(notebook),
    )
    programs = [page.root / text for kind, text in cells(page) if kind == "code"]
    for program, (printed, message, announced) in zip(programs, ran, strict=True):
        record = record_path(program)
        expected = record.read_text("utf-8") if record.exists() else ""
        assert (printed, message) == said(expected), program.name
        assert announced == (Program.read(program).raises is not None)


def _ran(notebook: str, kernel: Any) -> list[Cell]:
    """What each cell of code did. It stops at an error that no tag announces."""
    import nbformat
    from nbclient import NotebookClient
    from nbformat.v4 import new_code_cell

    read = nbformat.reads(notebook, as_version=4)  # type: ignore[no-untyped-call]
    read.cells.insert(0, new_code_cell(_AS_NEW))  # type: ignore[no-untyped-call]
    client = NotebookClient(read, km=kernel.km, timeout=120)
    client.kc = kernel.kc
    client.execute()
    ran = json.loads(nbformat.writes(read))["cells"][1:]  # type: ignore[no-untyped-call]
    shown = [cell for cell in ran if cell["cell_type"] == "code"]
    return [(*found(c), "raises-exception" in c["metadata"].get("tags", [])) for c in shown]


# No lesson changes a setting: one that did would be seen by the next, and fails here.
_AS_NEW = """\
%reset -f
import os, jax
settings = repr(sorted(jax.config.values.items()))
assert os.environ.setdefault("SETTINGS", settings) == settings, "a lesson changed a setting"
jax.clear_caches()
%reset -f
"""


def said(record: str) -> tuple[str, str]:
    """What a record says was printed, and the message at its end without places in files."""
    printed, traceback, rest = record.partition(_TRACEBACK)
    if not traceback:
        return printed.strip(), ""
    message = re.search(r"^\S.*", rest, re.M | re.S)
    assert message is not None
    return printed.strip(), _first(message[0])


def found(cell: dict[str, Any]) -> tuple[str, str]:
    """What a cell printed, and the message of its error."""
    outputs = cell["outputs"]
    printed = "".join("".join(o["text"]) for o in outputs if o["output_type"] == "stream")
    errors = [f"{o['ename']}: {o['evalue']}" for o in outputs if o["output_type"] == "error"]
    return _COLOUR.sub("", printed).strip(), _first("".join(errors))


def _first(message: str) -> str:
    """The class and the first line of a message."""
    line = _PLACE.sub("", message.splitlines()[0]) if message else ""
    line = re.sub(r"0x[\da-f]+", "0x...", line)
    name, colon, text = line.partition(": ")
    return f"{name.rpartition('.')[2]}{colon}{text}".rstrip()


@each
def test_its_page_offers_it_and_on_github_opens_it_in_colab(page: Page) -> None:
    name = notebook_path(page).name
    project = Project(ROOT, repo_url="https://github.com/me/guide")
    text = render(project.page(page.path), project)
    assert (
        f"[Download this lesson as a notebook.](notebooks/{name}) ([open {name} in Colab](" in text
    )
    colab = "https://colab.research.google.com/github/me/guide/blob/main/docs/learn/notebooks"
    assert f"]({colab}/{name}))" in text
