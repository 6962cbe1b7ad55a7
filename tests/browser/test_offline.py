"""The offline build, opened from files: everything works, and no request leaves the folder."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from proof.matrix.versions import ROOT
from proof.pages.page import blocks
from support.kinds import ALL, KINDS
from support.site_build import STRICT_BUILD
from support.watched import open_all, see_all

_BUILT = os.environ.get("BUILT_OFFLINE", "")


@pytest.fixture(scope="module")
def offline(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Folder of the site as `make offline` builds it, or has built it in `.ci/run`."""
    if _BUILT:
        return Path(_BUILT)
    folder = tmp_path_factory.mktemp("offline")
    done = subprocess.run(
        [*STRICT_BUILD, "--site-dir", str(folder)],
        cwd=ROOT,
        env={**os.environ, "OFFLINE": "true", "NO_MKDOCS_2_WARNING": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    """An empty page; at the end it must have asked for nothing but files, and said nothing."""
    context = browser.new_context(
        viewport={"width": 1280, "height": 900},
        permissions=["clipboard-read", "clipboard-write"],
        reduced_motion="reduce",
        color_scheme="light",
    )
    elsewhere: list[str] = []
    said: list[str] = []

    def only_files(route: Route) -> None:
        if route.request.url.startswith("file:"):
            route.continue_()
        else:
            elsewhere.append(route.request.url)
            route.abort()

    context.route("**/*", only_files)
    page = context.new_page()
    page.on("console", lambda m: said.append(m.text) if m.type == "error" else None)
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("requestfailed", lambda r: said.append(f"failed: {r.url}") if _missing(r) else None)
    yield page
    context.close()
    assert not elsewhere
    assert not said


def _missing(request: Request) -> bool:
    """Failed, and not because the reader went on to another page."""
    return "ERR_ABORTED" not in str(request.failure)


def at(folder: Path, name: str) -> str:
    return (folder / name).as_uri()


def test_search_finds_and_opens(offline: Path, page: Page) -> None:
    page.goto(at(offline, "problems/tile.html"))
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload(wait_until="load")
    page.wait_for_timeout(300)
    assert not [url for url in asked if "search_index" in url], "fetched before it is needed"
    page.keyboard.press("/")
    page.keyboard.type("Non-hashable static arguments")
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile("unhashable-static.html"), timeout=20_000)
    first.click()
    page.wait_for_url(re.compile("unhashable-static.html"))
    expect(page.locator("h1")).to_be_visible()


def test_copying_tabs_colours_and_contents(offline: Path, page: Page) -> None:
    page.goto(at(offline, "problems/tile.html"))
    block = page.locator(".language-python").first
    block.hover()
    block.locator("button.md-code__button").first.click()
    source = (ROOT / "docs/problems/tile.md").read_text("utf-8")
    program = next(f.text for f in blocks(source, ROOT) if f.language == "python")
    assert page.evaluate("navigator.clipboard.readText()").rstrip("\n") == program

    open_all(page)
    tabs = page.locator(".tabbed-set").first
    tabs.locator(".tabbed-labels > label").nth(1).click()
    expect(tabs.locator(".tabbed-block").nth(1)).to_be_visible()
    expect(tabs.locator(".tabbed-block").nth(0)).to_be_hidden()

    page.locator("label[title='Switch to dark colours']").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.locator(".md-nav--secondary").get_by_role("link", name="The problem").click()
    assert page.url.endswith("tile.html#problem")
    page.goto(at(offline, "index.html"))
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")


def test_the_decoder_answers(offline: Path, page: Page) -> None:
    page.goto(at(offline, "errors/decoder.html"))
    page.locator(".jg-case > summary").first.click()
    page.locator("[data-example]").first.click()  # its text is a file of its own
    expect(page.locator("#diagnosis a").first).to_be_visible()
    record = ROOT / "snippets/problems/tile/first_version.txt"
    page.locator("#traceback").fill(record.read_text("utf-8"))
    expect(page.locator("#diagnosis code[data-argument]").first).to_have_text("n")
    page.locator("#diagnosis a").first.click()
    page.wait_for_url(re.compile(r"errors/[\w-]+\.html#"))
    expect(page.locator("h1")).to_be_visible()


def test_the_stepper_steps(offline: Path, page: Page) -> None:
    page.goto(at(offline, "explore/index.html"))
    step = page.locator("#step-next")
    step.click()
    expect(page).to_have_url(re.compile(r"step=\d"))
    page.goto(at(offline, "explore/cache.html"))
    expect(page.locator("[data-cache] button").first).to_be_visible()


def _name(page: Path, offline: Path) -> str:
    """The address of a page on a server, but for the last slash."""
    return page.relative_to(offline).with_suffix("").as_posix().removesuffix("index").rstrip("/")


def test_every_page_opens(offline: Path, page: Page) -> None:
    pages = sorted(offline.rglob("*.html"))
    assert len(pages) > 150
    if not ALL:
        pages = [path for path in pages if f"{_name(path, offline)}/".lstrip("/") in KINDS]
        assert len(pages) == len(KINDS)
    for path in pages:
        page.goto(path.as_uri(), wait_until="load")
        assert page.locator(".md-nav__link").count() > 0, path
        if page.locator("pre > code").count() and not page.locator(".md-code__nav").count():
            open_all(page)
            see_all(page)
            assert page.locator(".md-code__nav").count(), path


def test_every_link_leads_to_a_file(offline: Path) -> None:
    for path in sorted(offline.rglob("*.html")):
        for address in re.findall(r'(?:href|src)="([^"#?]+)', path.read_text("utf-8")):
            if not re.match(r"[a-z]+:", address):
                target = (path.parent / address).resolve()
                assert target.is_file(), f"{path.relative_to(offline)}: {address}"
