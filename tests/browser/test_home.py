"""The home page: what it shows, how it reads a traceback, and where its links lead."""

import re

import pytest
from playwright.sync_api import Page, expect

from proof.matrix.manifest import read_manifest
from proof.matrix.versions import EXAMPLES, LIBRARIES, ROOT, recorded
from support.kinds import VIEWS
from support.watched import Opener

_TRACEBACK = (ROOT / "snippets/index/repeat_fails.txt").read_text("utf-8")


def test_the_switch_shows_what_jax_does_with_each_kind(address: str, open_page: Opener) -> None:
    page = open_page(address).page
    traced, static = page.locator(".jg-kind-traced"), page.locator(".jg-kind-static")
    expect(traced).to_contain_text("Raises TracerIntegerConversionError")
    expect(static).to_be_hidden()
    page.locator(".jg-switch label", has_text="static").click()
    expect(page.get_by_role("radio", name="static")).to_be_checked()
    expect(traced).to_be_hidden()
    for shown in ('static_argnames="n"', "[7. 8. 7. 8. 7. 8.]"):
        expect(static).to_contain_text(shown)


def test_the_switch_works_by_keyboard(address: str, open_page: Opener) -> None:
    page = open_page(address).page
    page.get_by_role("radio", name="traced").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".jg-kind-static")).to_be_visible()
    label = page.locator(".jg-switch label[for=kind-static]")
    expect(label).to_have_css("outline-style", "solid")  # one sees where the focus is


def test_without_javascript_both_kinds_are_shown(address: str, open_page: Opener) -> None:
    page = open_page(address, javascript=False).page
    for kind in ("traced", "static"):
        expect(page.locator(f".jg-kind-{kind} .language-python")).to_be_visible()
        expect(page.locator(f".jg-kind-{kind} .language-text").first).to_be_visible()
    expect(page.locator("#home-traceback")).to_be_hidden()
    page.locator("#home-explain").click()
    expect(page.locator("h1")).to_contain_text("traceback")


_CUT = """() => [...document.querySelectorAll(".jg-kind-static code")]
  .filter((e) => e.scrollWidth > e.clientWidth && e.clientWidth).map((e) => e.textContent)"""


@pytest.mark.parametrize(("width", "scheme"), VIEWS)
def test_the_decisive_line_is_not_cut_off(
    width: int, scheme: str, address: str, open_page: Opener
) -> None:
    page = open_page(address, width, scheme).page
    page.get_by_role("radio", name="static").check(force=True)
    line = page.locator(".jg-kind-static .hll")
    expect(line).to_contain_text('static_argnames="n"')
    box = line.bounding_box()
    assert box and box["height"] < 30, "the line is broken in two"
    assert page.evaluate(_CUT) == []


def test_the_doors_and_the_field_stand_on_the_first_screen(address: str, open_page: Opener) -> None:
    page = open_page(address, width=1360).page
    doors = page.locator(".jg-doors > li")
    expect(doors).to_have_count(6)
    for part in (*doors.all(), page.locator("#home-traceback")):
        box = part.bounding_box()
        assert box and box["y"] < 860, f"{part.inner_text()}: begins at {box}"


def test_a_pasted_traceback_is_read_by_the_decoder_and_leaves_no_trace(
    address: str, open_page: Opener
) -> None:
    watched = open_page(address)
    page = watched.page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    page.evaluate("(text) => navigator.clipboard.writeText(text)", _TRACEBACK)
    page.focus("#home-traceback")
    page.keyboard.press("Control+V")
    page.wait_for_url("**/errors/decoder/")
    expect(page.locator("#traceback")).to_have_value(_TRACEBACK)
    expect(page.locator("#diagnosis code[data-argument]")).to_have_text("n")
    expect(page.locator("#diagnosis")).to_be_focused()
    assert page.evaluate("sessionStorage.getItem('jg-traceback')") is None
    assert not [url for url in asked if "repeat" in url]
    assert watched.hosts == {address.split("/")[2]} and not watched.errors
    page.reload()
    expect(page.locator("#traceback")).to_have_value("")


def test_a_typed_traceback_is_read_by_the_decoder(address: str, open_page: Opener) -> None:
    page = open_page(address).page
    page.fill("#home-traceback", _TRACEBACK)
    page.locator("#home-explain").click()
    expect(page.locator("#diagnosis h2")).to_contain_text("TracerIntegerConversionError")


@pytest.mark.parametrize("keys", ["Control+Enter", "Meta+Enter"])
def test_a_typed_traceback_is_sent_by_the_keyboard(
    keys: str, address: str, open_page: Opener
) -> None:
    page = open_page(address).page
    page.fill("#home-traceback", _TRACEBACK)
    page.locator("#home-traceback").press(keys)
    expect(page.locator("#diagnosis h2")).to_contain_text("TracerIntegerConversionError")
    expect(page.locator("#diagnosis")).to_be_focused()
    fix = page.locator("[data-fix]").first
    fix.get_by_role("button", name="Copy to clipboard").press("Enter")
    expect(page.get_by_text("Copied to clipboard")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == fix.locator("pre").inner_text().strip()


def test_the_proof_is_drawn_from_the_manifests(page: Page, address: str) -> None:
    page.goto(address)
    said = page.locator(".jg-proof").inner_text()
    own, libraries = read_manifest(ROOT), read_manifest(ROOT, LIBRARIES)
    on_all = [e for e in own.entries.values() if len(e["on"].split()) == len(recorded())]
    first, versions, others = re.findall(r"[\d,]+(?= programs| versions| more with)", said)
    assert int(first.replace(",", "")) == len(on_all)
    assert int(versions) == len(recorded(ROOT, EXAMPLES))
    assert int(others.replace(",", "")) == len(libraries.entries)
    assert max(own.date, libraries.date)[:4] in said
