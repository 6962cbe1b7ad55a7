"""Each Python block of the built site is one that was run, and the other way round."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

import pytest

from support.notebook_pages import NOTEBOOKS, python_blocks
from proof.pages.fences import PYTHON_NAMES
from proof.matrix.versions import ROOT

PAGES = [*sorted((ROOT / "docs").rglob("*.md")), *NOTEBOOKS]


class _Blocks(HTMLParser):
    """Collects the text of each highlighted block, and the running text of the page."""

    def __init__(self) -> None:
        super().__init__()
        self.blocks: list[tuple[str, str]] = []
        self.prose: list[str] = []
        self._language: str | None = None
        self._depth = 0
        self._in_code = False
        self._in_script = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        classes = (dict(attrs).get("class") or "").split()
        if tag == "div" and "highlight" in classes and self._language is None:
            names = [
                name.removeprefix("language-") for name in classes if name.startswith("language-")
            ]
            self._language, self._depth = (names or [""])[0], 0
            self.blocks.append((self._language, ""))
        if self._language is not None and tag == "div":
            self._depth += 1
        if self._language is not None and tag == "code":
            self._in_code = True
        if tag in ("script", "style"):
            self._in_script = True

    def handle_endtag(self, tag: str) -> None:
        if tag == "code":
            self._in_code = False
        if tag in ("script", "style"):
            self._in_script = False
        if self._language is not None and tag == "div":
            self._depth -= 1
            if self._depth == 0:
                self._language = None

    def handle_data(self, data: str) -> None:
        if self._in_code and self._language is not None:
            language, text = self.blocks[-1]
            self.blocks[-1] = (language, text + data)
        elif self._language is None and not self._in_script:
            self.prose.append(data)


def _built(site: Path, page: Path) -> _Blocks:
    parser = _Blocks()
    parser.feed(_html(site, page))
    return parser


def _html(site: Path, page: Path) -> str:
    path = page.relative_to(ROOT / "docs").with_suffix("")
    folder = path.parent if path.name == "index" else path
    return (site / folder / "index.html").read_text("utf-8")


def _python(blocks: list[tuple[str, str]]) -> Iterator[str]:
    for language, text in blocks:
        if language in PYTHON_NAMES:
            yield text.rstrip("\n")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_built_blocks_are_the_blocks_that_were_run(site: Path, page: Path) -> None:
    assert list(_python(_built(site, page).blocks)) == python_blocks(page)


@pytest.mark.parametrize("page", NOTEBOOKS, ids=lambda page: page.name)
def test_each_cell_of_a_notebook_was_run_by_the_build(site: Path, page: Path) -> None:
    """The build stops at the first cell that fails or is left out; each block tells its run."""
    runs = re.findall(r'class="language-python[^>]* data-run="(\d+)"', _html(site, page))
    assert runs == [str(number) for number in range(1, len(python_blocks(page)) + 1)]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_block_was_left_as_text(site: Path, page: Path) -> None:
    prose = "".join(_built(site, page).prose)
    for mark in ("```", "~~~", "--8<--", '=== "', "!!! ", "??? "):
        assert mark not in prose, f"{page}: {mark!r} stands in the running text of the built page"


def test_every_page_of_the_site_was_compared(site: Path) -> None:
    built = {path.relative_to(site).as_posix() for path in site.rglob("*.html")} - {"404.html"}
    pages = {page.relative_to(ROOT / "docs").with_suffix("") for page in PAGES}
    expected = {
        (p.parent if p.name == "index" else p).joinpath("index.html").as_posix() for p in pages
    }
    assert built == expected
