"""Makes the notebook of each lesson from its page: the text, and each program as a cell.

`make records` writes them all into `docs/learn/notebooks/`. They lie in the repository because
Colab opens files of a repository only.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jitguide.files import write_whole
from proof.examples.program import Program
from proof.matrix.versions import ROOT
from proof.pages import notebook
from proof.pages.page import Block, Page
from proof.pages.project import Project

_LESSON = re.compile(r'^ +- "?\d+ [^:\n]*(?::[^:\n]*)?: (learn/\S+\.md)$', re.MULTILINE)
_FIGURE = re.compile(r'^<figure.*?^--8<-- "(?P<path>\S+)"\n</figure>\n', re.MULTILINE | re.DOTALL)
_DESCRIPTION = re.compile(r"<desc[^>]*>(.*?)</desc>", re.DOTALL)
_INCLUDE = re.compile(r"^--8<-- .*\n", re.MULTILINE)
_STEPS = "*The steps are on the page of this lesson.*\n"
_LINK = re.compile(r"\[([^\]\n]+(?:\n[^\]\n]+)?)\]\((?!https?:)[^)]*\)")
_ATTRIBUTES = re.compile(r" *\{ *[#.][^{}\n]*\}$", re.MULTILINE)
_PLACE = re.compile(r"^Lesson \d+ of \[the path\]\(.*$", re.MULTILINE)
_QUESTION = re.compile(
    r'^\?\?\? question "(?P<asked>.*)"\n(?P<answer>(?:\n| {4}.*\n?)*)', re.MULTILINE
)
_HERE = (
    "This is a lesson of *Traced or Static*. It needs JAX (`%pip install jax`). "
    "Run the cells from top to bottom."
)


def lessons(project: Project) -> list[Page]:
    """The pages of the lessons, in the order of the navigation."""
    settings = project.root / "mkdocs.yml"
    text = settings.read_text("utf-8") if settings.exists() else ""
    return [project.page(project.docs / name) for name in _LESSON.findall(text)]


def notebook_path(page: Page) -> Path:
    """Where the notebook of a lesson is kept."""
    return page.path.parent / "notebooks" / f"{page.path.stem}.ipynb"


def with_notebook(markdown: str, page: Page) -> str:
    """Offer the notebook of a lesson beside its place on the path."""
    path = notebook_path(page)
    if not page.name.startswith("learn/") or not path.exists():
        return markdown
    link = f"[Download this lesson as a notebook.](notebooks/{path.name})"
    mark = '{ data-lesson="" }'
    return _PLACE.sub(lambda place: f"{place[0]} {link}\n{mark}", markdown, count=1)


def cells(page: Page) -> Iterator[tuple[str, str]]:
    """The cells of a lesson: their kind, and their text or the path of their program."""
    lines = page.text.removeprefix(page.front_matter).splitlines()
    above = page.front_matter.count("\n")
    text: list[str] = []
    run: set[Path] = set()
    position = 0
    for block in page.blocks:
        text += lines[position : block.line - 1 - above]
        position = block.end - above
        program = Program.read(block.program) if block.program and not block.indent else None
        # XLA reads its flags before JAX is there, and only once.
        if block.program and program and program.xla_flags is None:
            caption = [f"**{block.title}**", ""] if block.title else []
            yield "markdown", "\n".join([*text, *caption])
            yield "code", block.program.relative_to(page.root).as_posix()
            run.add(block.program)
            text = []
        elif block.record_of not in run:
            text += _typed(block)
    yield "markdown", "\n".join([*text, *lines[position:]])


def notebook_text(page: Page) -> str:
    """The notebook of a lesson, as the text of an `.ipynb` file without outputs."""
    made: list[tuple[str, str, dict[str, Any]]] = []
    for kind, text in cells(page):
        if kind == "code":
            program = Program.read(page.root / text)
            failing = {"tags": ["raises-exception"]} if program.raises else {}
            made.append((kind, program.source, failing))
        elif plain := _plain(text, page):
            made.append((kind, plain, {}))
    return notebook.notebook_text(page.path.stem, made)


def _typed(block: Block) -> list[str]:
    lines = [f"```{block.language}", *block.text.split("\n"), "```"]
    return [(block.indent + line).rstrip() for line in lines]


def _plain(text: str, page: Page) -> str:
    """Markdown as a notebook shows it: no links to pages, no options of MkDocs."""

    def figure(match: re.Match[str]) -> str:
        """What is drawn is told, since its colours are those of the site."""
        drawn = (page.root / match["path"]).read_text("utf-8")
        told = _DESCRIPTION.search(drawn)
        return f"*Picture: {told[1]}*\n" if told else drawn

    text = _INCLUDE.sub(_STEPS, _FIGURE.sub(figure, text))
    text = _ATTRIBUTES.sub("", _LINK.sub(r"\1", _PLACE.sub(_HERE, text)))
    text = _QUESTION.sub(_question, text + "\n")
    return re.sub(r"\n{3,}", "\n\n", text).strip("\n")


def _question(match: re.Match[str]) -> str:
    answer = re.sub(r"^ {4}", "", match["answer"], flags=re.MULTILINE).strip("\n")
    return (
        f"**{match['asked']}**\n\n<details><summary>Answer</summary>\n\n{answer}\n\n</details>\n\n"
    )


def main() -> None:
    """Write the notebooks of all lessons; those that no lesson has go."""
    pages = {notebook_path(page): page for page in lessons(Project(ROOT))}
    for left in (ROOT / "docs" / "learn" / "notebooks").glob("*.ipynb"):
        if left not in pages:
            left.unlink()
    for path, page in pages.items():
        path.parent.mkdir(exist_ok=True)
        write_whole(path, notebook_text(page))


if __name__ == "__main__":
    main()
