"""Every page, narrow and wide, light and dark: reachable, readable, quiet, copied as it runs."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, ViewportSize

from proof.matrix.versions import ROOT
from support.notebook_pages import NOTEBOOKS, python_blocks
from support.watched import Opener, Watched, open_all, see_all

VIEWS = [(360, "light"), (360, "dark"), (1280, "light"), (1280, "dark")]


def _address(page: Path) -> str:
    name = page.relative_to(ROOT / "docs").with_suffix("")
    folder = (name.parent if name.name == "index" else name).as_posix()
    return "" if folder == "." else f"{folder}/"


PAGES = {_address(page): page for page in [*sorted((ROOT / "docs").rglob("*.md")), *NOTEBOOKS]}

# How much of what was shown has jumped while the page came up; 0.1 is what a reader notices.
_JUMPED = """() => {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer.takeRecords().reduce((sum, entry) => sum + entry.value, 0);
}"""
# Which part of the text that is shown is smaller than 12 px: too small to read on a phone.
_SMALL = """() => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let all = 0, small = 0;
  while (walker.nextNode()) {
    const around = walker.currentNode.parentElement;
    const size = walker.currentNode.textContent.trim().length;
    if (!size || !around.checkVisibility()) continue;
    all += size;
    if (parseFloat(getComputedStyle(around).fontSize) < 12) small += size;
  }
  return small / all;
}"""
# How far the page, or in print a block of code, is wider than its place.
_TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
_PAPER: ViewportSize = {"width": 640, "height": 900}
_CUT_IN_PRINT = """() => [...document.querySelectorAll('.md-typeset pre > code')]
  .filter(code => code.checkVisibility() && code.scrollWidth > code.clientWidth + 1)
  .map(code => code.textContent.slice(0, 60))"""
# What each copy button of the Python blocks copies, in the order of the page.
_COPIES = """() => {
  const copied = [];
  const keep = () => {
    const field = document.activeElement;
    copied.push(field.value.slice(field.selectionStart, field.selectionEnd).trimEnd());
  };
  document.addEventListener('copy', keep);
  document.querySelectorAll('.language-python').forEach(block => {
    const button = block.querySelector('button[data-clipboard-target], .md-code__button');
    if (button) button.click(); else copied.push('no copy button');
  });
  document.removeEventListener('copy', keep);
  return copied;
}"""


@pytest.fixture(scope="module")
def views(browser: Browser) -> Iterator[dict[tuple[int, str], Opener]]:
    """An opener for each view, which keeps what it fetched, as the browser of a reader does."""
    openers = {view: Opener(browser) for view in VIEWS}
    yield openers
    for opener in openers.values():
        opener.close()


def _faults(watched: Watched, here: str) -> list[str]:
    page = watched.page
    page.wait_for_selector("html[data-jg-settled]", state="attached")
    jumped = page.evaluate(_JUMPED)
    open_all(page)
    see_all(page, ".language-python pre > code")
    violations = Axe().run(page).response["violations"]
    faults = [f"{v['id']}: {v['nodes'][0]['target']}" for v in violations]
    wide = page.evaluate(_TOO_WIDE)
    if wide > 0:
        faults.append(f"the page scrolls sideways by {wide} px")
    if jumped > 0.02:
        faults.append(f"what is shown jumps while the page comes up: layout shift {jumped:.2f}")
    small = page.evaluate(_SMALL)
    if small > 0.1:
        faults.append(f"{small:.0%} of the text is smaller than 12 px")
    faults += watched.errors
    return faults + [f"asks for {host}" for host in watched.hosts - {here}]


@pytest.mark.parametrize("path", PAGES)
def test_page(path: str, address: str, views: dict[tuple[int, str], Opener]) -> None:
    for (width, scheme), opener in views.items():
        watched = opener.again(address + path, width, scheme)
        faults = _faults(watched, address.split("/")[2])
        if (width, scheme) == (1280, "light"):
            faults += _copy_faults(watched.page, path)
            watched.page.set_viewport_size(_PAPER)
            watched.page.emulate_media(media="print")
            faults += [f"cut in print: {code!r}" for code in watched.page.evaluate(_CUT_IN_PRINT)]
        assert not faults, f"{path or 'home'} at {width} px, {scheme}: {faults}"


def _copy_faults(page: Page, path: str) -> list[str]:
    shown = python_blocks(PAGES[path])
    copied = page.evaluate(_COPIES)
    if copied == shown:
        return []
    wrong = next((c for c, s in zip(copied, shown, strict=False) if c != s), "another number")
    return [f"{len(copied)} blocks copied, {len(shown)} shown; the first that differs: {wrong!r}"]


def test_every_page_was_looked_at(site: Path) -> None:
    built = {
        path.relative_to(site).as_posix().removesuffix("index.html")
        for path in site.rglob("index.html")
    }
    assert built == set(PAGES)
