"""What a phone computes while a page loads, and what the site leaves out to save time."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from support.watched import Opener

_STYLES = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
_PAINTED_AND_ASKED = """() => {
  const scripts = performance.getEntriesByType("resource").filter((e) => e.name.endsWith(".js"));
  const [painted] = performance.getEntriesByName("first-contentful-paint");
  return [painted.startTime, scripts.map((e) => e.startTime)];
}"""
_SCHEME = "() => getComputedStyle(document.documentElement).colorScheme"
# What is folded away or in another tab has no style to compute.
_SHOWN = "() => [...document.querySelectorAll('body *')].filter((e) => e.checkVisibility()).length"


def _events(browser: Browser, page: Page, url: str) -> tuple[list[dict[str, Any]], int]:
    browser.start_tracing(page=page, categories=_STYLES)
    page.goto(url)
    page.wait_for_selector("html[data-jg-settled]", state="attached")
    page.wait_for_timeout(200)
    elements = int(page.evaluate(_SHOWN))
    events = json.loads(browser.stop_tracing())["traceEvents"]
    return sorted(events, key=lambda event: float(event["ts"])), elements


def _name(event: dict[str, Any]) -> str:
    return str(event["args"].get("data", {}).get("url", ""))


@pytest.mark.parametrize("path", ["errors/slice-bounds/", "problems/tile/", "reference/myths/"])
def test_the_style_of_the_whole_page_is_not_computed_again(
    path: str, address: str, browser: Browser, open_page: Opener
) -> None:
    """Left to itself, the theme's script has it computed five times."""
    page = open_page("about:blank", width=412).page
    events, elements = _events(browser, page, address + path)
    styled: tuple[list[int], list[int]] = ([], [])  # before the theme's script begins, and after
    begun = False
    for event in events:
        begun = begun or (event["name"] == "EvaluateScript" and "bundle" in _name(event))
        if event["name"] == "UpdateLayoutTree":
            styled[begun].append(event["args"].get("elementCount", 0))
    assert begun and styled[True], "the trace tells nothing of the theme's script, or of styles"
    # A browser that has drawn nothing before the script begins computes the first style after it.
    late = sum(styled[False]) < elements / 2
    again = [count for count in styled[True] if count > elements / 2]
    assert len(again) <= late, f"{again} of {elements} elements"


def test_the_text_is_shown_before_the_scripts_are_asked_for(address: str, browser: Browser) -> None:
    page = browser.new_page()
    page.goto(address + "learn/loops/")
    page.wait_for_selector("html[data-jg-settled]", state="attached")
    painted, asked = page.evaluate(_PAINTED_AND_ASKED)
    assert len(asked) >= 2 and painted < min(asked), f"painted at {painted} ms, asked at {asked} ms"
    # The theme has begun as well.
    expect(page.locator(".md-code__nav").first).to_be_attached()
    page.close()


def test_the_heading_of_a_row_that_an_address_leads_to_is_below_the_header(
    address: str, browser: Browser
) -> None:
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(address + "slow/unrolled-loop/#sum")
    page.wait_for_selector("html[data-jg-settled]", state="attached")
    heading, header = page.locator("h3#sum").bounding_box(), page.locator("header").bounding_box()
    assert heading and header
    assert header["height"] < heading["y"] < header["height"] + 40
    page.close()


@pytest.mark.parametrize(
    ("path", "place"),
    [
        ("explore/", "[data-stepper-player]"),
        ("explore/cache/", ".jg-lab"),
        ("errors/decoder/", "#traceback"),
        ("learn/decide/", ".jg-wizard"),
    ],
)
def test_what_a_script_scrolls_to_is_below_the_header(
    path: str, place: str, address: str, open_page: Opener
) -> None:
    page = open_page(address + path).page
    page.set_viewport_size({"width": 1280, "height": 400})
    page.locator(place).evaluate("(part) => part.scrollIntoView({ block: 'start' })")
    part, header = page.locator(place).bounding_box(), page.locator("header").bounding_box()
    assert part and header and header["height"] < part["y"] < 400


# What Safari, or a browser of some years ago, has not.
_OLDER = """() => {
  delete window.requestIdleCallback;
  delete CSS.highlights;
  delete PerformanceObserver.supportedEntryTypes;
  PerformanceObserver.prototype.observe = () => {};
}"""


@pytest.mark.parametrize("path", ["errors/slice-bounds/?h=slice", "explore/", "learn/"])
def test_a_browser_that_can_do_less_shows_the_same(page: Page, path: str, address: str) -> None:
    page.add_init_script(f"({_OLDER})()")
    page.goto(address + path)
    page.wait_for_selector("html[data-jg-settled]", state="attached")
    assert page.locator("details:not([data-jg-shown])").count() == 0
    assert page.evaluate("!window.requestIdleCallback && !CSS.highlights")


def test_the_browsers_own_parts_follow_the_colours(address: str, open_page: Opener) -> None:
    for scheme, switched in (("light", "dark"), ("dark", "light")):
        page = open_page(address, scheme=scheme).page
        dark = {"dark": "dark", "light": "normal"}
        assert page.evaluate(_SCHEME) == dark[scheme]
        page.locator("label.md-header__button[for^=__palette]:visible").click()
        assert page.evaluate(_SCHEME) == dark[switched]
        assert page.locator("meta[name=theme-color]").get_attribute("content")
