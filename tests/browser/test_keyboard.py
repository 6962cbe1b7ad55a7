"""The keyboard alone: it reaches every control, and the focus is visible."""

import pytest
from playwright.sync_api import expect

from support.kinds import ALL, KINDS
from support.watched import Opener, see_all

_NAME = """element => {
  window.places ??= new Map([...document.querySelectorAll('*')].map((e, i) => [e, i]));
  return places.get(element) + ' ' + element.tagName.toLowerCase() + ' ' +
    (element.getAttribute('aria-label') || element.textContent || element.id || '')
      .trim().slice(0, 40);
}"""
# Used by keyboard in another way: tabs by the arrow keys (below), the empty search's buttons by
# Escape, a line of the stepper by stepping to it, the link of a heading in the table of contents.
_OTHERWISE = "'.tabbed-labels, .tabbed-control, .md-search, .jg-stepper, .headerlink'"
# Everything that a pointer can use and that is in sight or can be scrolled to.
_USABLE = (
    """() => [...document.querySelectorAll(
    'a[href], button, summary, textarea, select, input:not([type=hidden]), [tabindex]')]
  .filter(e => !e.disabled && !e.closest('[hidden], [inert]'))
  .filter(e => e.checkVisibility({visibilityProperty: true, contentVisibilityAuto: true}))
  .filter(e => { const b = e.getBoundingClientRect(); return b.width > 0 && b.height > 0; })
  .filter(e => e.type !== 'radio' || e.checked)
  .filter(e => e.tabIndex >= 0 || !e.closest(OTHERWISE))
  .map("""
    + _NAME
    + ")"
).replace("OTHERWISE", _OTHERWISE)
# Notes each element that the focus comes to, and whether one sees that it is there.
_NOTE = (
    """() => {
  window.reached = {};
  document.addEventListener("focusin", ({ target }) => {
    const marks = [target, ...(target.labels || [])].map(x => getComputedStyle(x));
    const shown = marks.some(s => (s.outlineStyle !== 'none' && s.outlineWidth !== '0px')
      || s.boxShadow !== 'none');
    window.reached[("""
    + _NAME
    + ")(target)] = shown; }); }"
)


# Each kind narrow or wide, by turns; once a week both.
_WIDTHS = (360, 1280)
_CHOSEN = [
    (path, width)
    for number, path in enumerate(KINDS)
    for width in (_WIDTHS if ALL else _WIDTHS[number % 2 :][:1])
]


@pytest.mark.parametrize(("path", "width"), _CHOSEN)
def test_the_keyboard_reaches_all_and_shows_where_it_is(
    path: str, width: int, address: str, open_page: Opener
) -> None:
    page = open_page(address + path, width).page
    see_all(page)
    page.wait_for_timeout(300)  # scripts add their buttons
    usable = set(page.evaluate(_USABLE))
    page.evaluate(_NOTE)
    for _ in range(len(usable) + 20):
        page.keyboard.press("Tab")
    reached: dict[str, bool] = page.evaluate("reached")
    missed = sorted(usable - set(reached))
    assert not missed, f"not reached by keyboard: {missed[:10]}"
    unseen = [name for name, shown in reached.items() if not shown]
    assert not unseen, f"no focus mark on: {unseen[:10]}"


def test_the_arrow_keys_turn_from_version_to_version(address: str, open_page: Opener) -> None:
    page = open_page(address + "learn/jaxpr/").page
    tabs = page.locator(".tabbed-set").first
    first, second = tabs.locator(".tabbed-block").all()[:2]
    assert first.is_visible() and not second.is_visible()
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.tabbed-set > input')"):
            break
    page.keyboard.press("ArrowRight")
    expect(second).to_be_visible()
    expect(first).to_be_hidden()
    row = tabs.locator(".tabbed-labels")
    assert row.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "no focus mark"


def test_a_hidden_button_to_the_top_takes_no_focus(address: str, open_page: Opener) -> None:
    button = open_page(address + "slow/").page.locator(".md-top")
    expect(button).to_be_attached()
    assert button.evaluate("e => { e.focus(); return document.activeElement !== e; }")


# The panels of the menu lie one upon the other.
_IS_ON_TOP = """() => {
  const box = document.activeElement.getBoundingClientRect();
  const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return document.activeElement.contains(top);
}"""


@pytest.mark.parametrize("path", ["slow/", "errors/if-on-traced-value/", "learn/cache/"])
def test_the_menu_of_a_narrow_window_opens_and_closes(
    path: str, address: str, open_page: Opener
) -> None:
    """As wide as a phone, or as a desktop at 400%: a closed menu has no link to step through."""
    page = open_page(address + path, 360).page
    menu = page.get_by_role("button", name="Menu")
    links = page.locator(".md-sidebar--primary a")
    for key in ("Enter", " "):
        expect(menu).to_have_attribute("aria-expanded", "false")
        assert not any(link.is_visible() for link in links.all())
        menu.focus()
        page.keyboard.press(key)
        expect(menu).to_have_attribute("aria-expanded", "true")
        expect(page.locator(".md-sidebar--primary a:focus")).to_be_in_viewport(ratio=0.9)
        page.wait_for_function(_IS_ON_TOP, timeout=5000)
        page.keyboard.press("Escape")
        expect(menu).to_be_focused()
        expect(links.first).to_be_hidden()


@pytest.mark.parametrize("path", ["errors/if-on-traced-value/", "learn/cache/"])
def test_the_keyboard_goes_from_panel_to_panel_of_the_menu(
    path: str, address: str, open_page: Opener
) -> None:
    """Also while they slide: nothing that another panel covers takes the focus."""
    page = open_page(address + path, 360).page
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Menu").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".md-sidebar--primary a:focus")).to_be_in_viewport(ratio=0.9)
    panel = page.locator(".md-nav__toggle:checked ~ .md-nav > .md-nav__title").last
    for _ in range(9):
        if panel.evaluate("e => e === document.activeElement"):
            break
        page.keyboard.press("Shift+Tab")
        page.wait_for_function(_IS_ON_TOP, timeout=5000)
    expect(panel).to_be_focused()
    page.keyboard.press("Enter")
    for _ in range(4):
        page.keyboard.press("Tab")
        page.wait_for_function(_IS_ON_TOP, timeout=5000)


# The theme and the search take single letters as commands; a reader who types means a letter.
@pytest.mark.parametrize(
    ("path", "field"),
    [("", "#home-traceback"), ("errors/decoder/", "#traceback"), ("learn/decide/", "#wizard-name")],
)
def test_typing_into_a_field_does_nothing_else(
    path: str, field: str, address: str, open_page: Opener
) -> None:
    page = open_page(address + path).page
    page.fill(field, "")
    page.focus(field)
    enter = "\n" if page.locator(field).evaluate("e => e.tagName") == "TEXTAREA" else ""
    typed = f"x{enter}/sf.,pn{enter}?"
    page.keyboard.type(typed)
    page.wait_for_timeout(100)
    assert page.url == address + path
    expect(page.locator(field)).to_have_value(typed)
    assert not page.locator("#__search").is_checked(), "it opened the search"
