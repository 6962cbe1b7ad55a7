"""Contrast is checked once for texts that look alike; texts that differ are still found."""

import pytest
from playwright.sync_api import Page

from support.accessible import AXE, faults, faults_by_look

_STYLE = """<!doctype html><html lang="en"><title>Texts</title><style>
  body { background: #fff; color: #111; font: 16px sans-serif; }
  .pale { color: #bbb; } .dark { background: #222; } .up { margin-top: -2em; }
  .over { position: absolute; inset: 0 0 auto; height: 9em; background: #ddd; }
  .gone { visibility: hidden; } button.pale { background: #fff; }
</style><main><h1>Texts</h1>"""
# Each with a text that can be read and one, of the same kind, that cannot.
_FAULTS = {
    "a colour": "<p>Some words</p><p class=pale>Other words</p>",
    "the ground around": "<p>Some words</p><div class=dark><p>Other words</p></div>",
    "laid on another": "<p>Some words</p><div class=dark><br><br></div><p class=up>Other words</p>",
    "the first is hidden": "<p class='pale gone'>Some words</p><p class=pale>Other words</p>",
    "the first is one letter": "<p class=pale>S</p><p class=pale>Other words</p>",
    "the first is covered": "<div class=over></div><p class=pale>Some words</p>"
    + "<br>" * 9
    + "<p class=pale>Other words</p>",
    "the first is switched off": "<button class=pale disabled>Some words</button>"
    "<button class=pale>Other words</button>",
}


@pytest.mark.parametrize("what", _FAULTS)
def test_a_text_that_differs_is_found(what: str, page: Page, address: str) -> None:
    page.route(
        f"{address}texts/",
        lambda route: route.fulfill(body=_STYLE + _FAULTS[what], content_type="text/html"),
    )
    page.add_init_script(AXE)
    page.goto(f"{address}texts/")
    options = {"resultTypes": ["violations"]}
    assert any("color-contrast" in fault for fault in faults(page, None, options))
    assert any("color-contrast" in fault for fault in faults_by_look(page, options))
