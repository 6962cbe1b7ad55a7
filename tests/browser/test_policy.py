"""The content security policy holds: the site works under it, and nothing else runs."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from support.kinds import KINDS
from support.watched import Opener, open_all

_COUNT = """
window.refused = [];
document.addEventListener("securitypolicyviolation", (e) =>
  refused.push(`${e.effectiveDirective}: ${e.blockedURI} ${e.sample} ${e.sourceFile}`));
"""


def use_what_is_there(page: Page) -> None:
    """Search, switch the colours, change tabs, copy, step, ask the decoder."""
    page.locator("label[title='Switch to dark colours']").click()
    open_all(page)
    for label in page.locator(".tabbed-labels > label:nth-child(2):visible").all()[:1]:
        label.click()
    for block in page.locator(".language-python").all()[:1]:
        block.hover()
        block.locator("button.md-code__button").first.click()
        expect(page.locator(".md-dialog")).to_contain_text("Copied")
    for button in page.locator("#step-next, .jg-example").all()[:1]:
        button.click()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("/")
    page.keyboard.type("static")
    expect(page.locator(".md-search-result__link").first).to_be_attached(timeout=20_000)


@pytest.mark.parametrize("path", [*KINDS, "404.html"])
def test_the_site_works_under_its_policy(path: str, address: str, open_page: Opener) -> None:
    watched = open_page("about:blank")
    page = watched.page
    page.add_init_script(_COUNT)
    page.goto(address + path, wait_until="load")
    assert page.locator("meta[http-equiv='Content-Security-Policy']").count() == 1
    use_what_is_there(page)
    assert page.evaluate("refused") == []
    assert watched.errors == []


_INJECTIONS = {
    "a script": "const s = document.createElement('script'); s.textContent = 'ran = true';"
    "document.body.append(s)",
    "a handler": "document.body.insertAdjacentHTML('beforeend',"
    '\'<img src="data:," onerror="ran=true">\')',
    "an address": "const a = document.createElement('a'); a.href = 'javascript:void(ran=true)';"
    "document.body.append(a); a.click()",
    "another host's script": "const s = document.createElement('script');"
    "s.src = 'https://example.org/a.js'; document.body.append(s)",
    "a request": "fetch('https://example.org/').catch(() => 0)",
    "a frame": "const f = document.createElement('iframe'); f.src = 'https://example.org/';"
    "document.body.append(f)",
    "a style": "const s = document.createElement('style'); s.textContent = '*{color:red}';"
    "document.head.append(s)",
    "an object": "const o = document.createElement('object'); o.data = 'assets/favicon.svg';"
    "document.body.append(o)",
    "a base": "const b = document.createElement('base'); b.href = 'https://example.org/';"
    "document.head.append(b)",
}


@pytest.mark.parametrize("what", _INJECTIONS)
def test_what_is_injected_is_refused(what: str, address: str, open_page: Opener) -> None:
    page = open_page("about:blank").page
    page.add_init_script(_COUNT + "window.ran = false;")
    page.goto(address + "problems/tile/", wait_until="load")
    page.evaluate(f"() => {{ {_INJECTIONS[what]} }}")
    page.wait_for_function("() => refused.length > 0", timeout=5_000)
    assert page.evaluate("ran") is False
    assert page.evaluate("refused.length") == 1


def test_a_changed_script_of_a_page_is_refused(address: str, open_page: Opener) -> None:
    page = open_page("about:blank").page
    page.add_init_script(_COUNT)

    def change(route: Route) -> None:
        answer = route.fetch()
        body = re.sub(r"var palette=", "var changed=1,palette=", answer.text())
        route.fulfill(response=answer, body=body)

    page.route("**/problems/tile/", change)
    page.goto(address + "problems/tile/", wait_until="load")
    assert page.evaluate("typeof changed") == "undefined"
    assert len(page.evaluate("refused")) == 1
