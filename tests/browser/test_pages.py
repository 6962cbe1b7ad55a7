"""Every page: reachable, readable, without console messages, and its programs copy exactly.

One page of each kind, and once a week every page, is looked at as a whole: narrow and wide, light
and dark, with its colours light in one width and dark in the other (once a week in all four). Each
other page is opened narrow, what it has of its own is looked at, then it is made wide and printed.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize

from proof.matrix.versions import ROOT
from support.accessible import AXE, faults, faults_by_look
from support.kinds import ALL, KINDS, VIEWS
from support.notebook_pages import NOTEBOOKS, python_blocks
from support.watched import JUMPED, Opener, Watched, open_all, see_all_at_a_glance


def _address(page: Path) -> str:
    name = page.relative_to(ROOT / "docs").with_suffix("")
    folder = (name.parent if name.name == "index" else name).as_posix()
    return "" if folder == "." else f"{folder}/"


# The list of questions is data of the search, and no page.
_QUESTIONS = ROOT / "docs" / "reference" / "questions.md"
_FILES = sorted({*(ROOT / "docs").rglob("*.md")} - {_QUESTIONS})
PAGES = {_address(page): page for page in [*_FILES, *NOTEBOOKS]}

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
# What a script wrote that had no value for it.
_NO_VALUE = """() => [...document.querySelectorAll("body *")].flatMap((element) =>
  [...element.attributes].filter(({ value }) => /^(undefined|NaN|null)$/.test(value))
    .map(({ name, value }) => `${element.tagName}: ${name}="${value}"`))"""
# How far the page, or in print a block of code, is wider than its place.
_TOO_WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
_PAPER: ViewportSize = {"width": 640, "height": 900}
_DESK: ViewportSize = {"width": 1280, "height": 900}
# What a page has of its own. The colours of code, of links and of all else are those of its kind.
_OWN = {"include": [["article"]], "exclude": [["pre span"]]}
# Axe walks through what it leaves out too, and most of a page are the spans that colour programs:
# while it looks, each program stands there without them.
_PLAIN = """() => {
  window.coloured = [...document.querySelectorAll("pre > code")]
    .filter((code) => !code.querySelector(":not(span)"))
    .map((code) => {
      const plain = code.cloneNode(true);
      for (const span of plain.querySelectorAll("span:not(.jg-long)"))
        span.replaceWith(...span.childNodes);
      code.replaceWith(plain);
      return [plain, code];
    });
}"""
_COLOURED = "() => coloured.forEach(([plain, code]) => plain.replaceWith(code))"
_WITH_COLOURS = [(360, "dark"), (1280, "light")]
_COLOURS = {"resultTypes": ["violations"]}
_NO_COLOURS = {
    **_COLOURS,
    "rules": {name: {"enabled": False} for name in ("color-contrast", "link-in-text-block")},
}
_CUT_IN_PRINT = """() => [...document.querySelectorAll('.md-typeset pre > code')]
  .filter(code => code.checkVisibility() && code.scrollWidth > code.clientWidth + 1)
  .map(code => code.textContent.slice(0, 60))"""
# As a reader leaves the wizard, at one of its questions: paper cannot show the next one later.
_LEFT_OUT_IN_PRINT = """() => {
  for (const section of document.querySelectorAll(".jg-wizard > section:not(:first-of-type)"))
    section.classList.remove("jg-now");
  return [...document.querySelectorAll(".md-content :is(h1, h2, h3)")]
    .filter((heading) => !heading.checkVisibility()).map((heading) => heading.textContent);
}"""
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
    openers = {view: Opener(browser, AXE) for view in VIEWS}
    yield openers
    for opener in openers.values():
        opener.close()


def _faults_of(watched: Watched, here: str, *, whole: bool, colours: bool) -> list[str]:
    page = watched.page
    page.wait_for_selector("html[data-jg-settled]", state="attached")
    jumped = page.evaluate(JUMPED)
    open_all(page)
    see_all_at_a_glance(page, ".language-python pre > code")
    found = _axe_faults(page, whole=whole, colours=colours)
    found += _width_faults(page)
    if jumped > 0.02:
        found.append(f"what is shown jumps while the page comes up: layout shift {jumped:.2f}")
    small = page.evaluate(_SMALL)
    if small > 0.1:
        found.append(f"{small:.0%} of the text is smaller than 12 px")
    found += watched.errors + page.evaluate(_NO_VALUE)
    return found + [f"asks for {host}" for host in watched.hosts - {here}]


def _axe_faults(page: Page, *, whole: bool, colours: bool) -> list[str]:
    if colours and not ALL:
        return faults_by_look(page, _COLOURS)
    if colours:
        return faults(page, None, _COLOURS)
    page.evaluate(_PLAIN)
    found = faults(page, None if whole else _OWN, _NO_COLOURS)
    page.evaluate(_COLOURED)
    return found


def _width_faults(page: Page) -> list[str]:
    wide = page.evaluate(_TOO_WIDE)
    return [f"the page scrolls sideways by {wide} px"] if wide > 0 else []


def _faults_at_a_desk(page: Page, path: str) -> list[str]:
    """What is wrong with a page that is wide, whose programs are copied, and that is printed."""
    page.set_viewport_size(_DESK)
    found = _width_faults(page) + _copy_faults(page, path)
    page.set_viewport_size(_PAPER)
    page.emulate_media(media="print")
    found += [f"not in print: {heading!r}" for heading in page.evaluate(_LEFT_OUT_IN_PRINT)]
    return found + [f"cut in print: {code!r}" for code in page.evaluate(_CUT_IN_PRINT)]


@pytest.mark.parametrize("path", PAGES)
def test_page(path: str, address: str, views: dict[tuple[int, str], Opener]) -> None:
    chosen = VIEWS if ALL or path in KINDS else VIEWS[:1]
    for view in chosen:
        watched = views[view].again(address + path, *view)
        whole = chosen is VIEWS
        colours = ALL or (whole and view in _WITH_COLOURS)
        found = _faults_of(watched, address.split("/")[2], whole=whole, colours=colours)
        if view == (1280, "light") or not whole:
            found += _faults_at_a_desk(watched.page, path)
        width, scheme = view
        assert not found, f"{path or 'home'} at {width} px, {scheme}: {found}"


def _copy_faults(page: Page, path: str) -> list[str]:
    shown = python_blocks(PAGES[path])
    copied = page.evaluate(_COPIES)
    if copied == shown:
        return []
    wrong = next((c for c, s in zip(copied, shown, strict=False) if c != s), "another number")
    return [f"{len(copied)} blocks copied, {len(shown)} shown; the first that differs: {wrong!r}"]


def test_there_is_a_page_of_each_kind() -> None:
    assert [path for path in KINDS if path not in PAGES] == []


def test_every_page_was_looked_at(site: Path) -> None:
    built = {
        path.relative_to(site).as_posix().removesuffix("index.html")
        for path in site.rglob("index.html")
    }
    assert built == set(PAGES)
