"""Each Python block of the built site is one that was run, and the other way round."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from proof.matrix.versions import ROOT
from proof.pages.page import PYTHON_NAMES
from proof.site.html import Node, tree
from support.notebook_pages import NOTEBOOKS, python_blocks

# The list of questions is data of the search, and no page.
_QUESTIONS = ROOT / "docs" / "reference" / "questions.md"
PAGES = [*sorted({*(ROOT / "docs").rglob("*.md")} - {_QUESTIONS}), *NOTEBOOKS]


def _built(site: Path, page: Path) -> Node:
    return tree(_html(site, page))


def _highlighted(node: Node) -> list[Node]:
    """The blocks of code, outermost first."""
    return [n for n in node.walk() if n.tag == "div" and "highlight" in n.classes]


def _html(site: Path, page: Path) -> str:
    path = page.relative_to(ROOT / "docs").with_suffix("")
    folder = path.parent if path.name == "index" else path
    return (site / folder / "index.html").read_text("utf-8")


def _python(page: Node) -> Iterator[str]:
    for block in _highlighted(page):
        names = {name.removeprefix("language-") for name in block.classes}
        code = next((n for n in block.walk() if n.tag == "code"), None)
        if names & PYTHON_NAMES and code is not None:
            yield code.text.rstrip("\n")


def _prose(node: Node | str) -> str:
    """The running text of a page: no code, no scripts."""
    if isinstance(node, str):
        return node
    if node.tag in ("script", "style", "pre") or "highlight" in node.classes:
        return ""
    return "".join(_prose(child) for child in node.children)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_built_blocks_are_the_blocks_that_were_run(site: Path, page: Path) -> None:
    assert list(_python(_built(site, page))) == python_blocks(page)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_block_was_left_as_text(site: Path, page: Path) -> None:
    prose = _prose(_built(site, page))
    for mark in ("```", "~~~", "--8<--", '=== "', "!!! ", "??? "):
        assert mark not in prose, f"{page}: {mark!r} stands in the running text of the built page"


def test_every_page_of_the_site_was_compared(site: Path) -> None:
    built = {path.relative_to(site).as_posix() for path in site.rglob("*.html")} - {"404.html"}
    pages = {page.relative_to(ROOT / "docs").with_suffix("") for page in PAGES}
    expected = {
        (p.parent if p.name == "index" else p).joinpath("index.html").as_posix() for p in pages
    }
    assert built == expected
