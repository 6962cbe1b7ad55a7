"""Collapsed cases open for links, search and print; one choice of version holds everywhere."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from proof.matrix.versions import recorded
from support.watched import Opener, open_all

# The page hides its table of contents.
_NO_CONTENTS = re.compile(r'data-md-type="toc" hidden')
_ROW = re.compile(r'<details class="jg-case">\s*<summary>\s*<h3 id="([^"]+)"')
_TABS = re.compile(r"<label[^>]*>JAX [\d.]+ to ([\d.]+)</label>")
_TABS_IN_ROW = re.compile(r'<details(?:(?!</details>).)*class="tabbed-set', re.DOTALL)


def _folder(page: Path, site: Path) -> str:
    return f"{page.parent.relative_to(site).as_posix()}/"


@pytest.fixture(scope="module")
def case(site: Path) -> tuple[str, str]:
    """A page with folded cases and a table of contents, and the anchor of the last one."""
    texts = ((page, page.read_text()) for page in sorted(site.rglob("index.html")))
    found = [(page, _ROW.findall(text)) for page, text in texts if not _NO_CONTENTS.search(text)]
    page, anchors = max(found, key=lambda pair: len(pair[1]))
    assert anchors, "no page has a folded case"
    return _folder(page, site), anchors[-1]


@pytest.fixture(scope="module")
def versioned(site: Path) -> tuple[str, str]:
    """A page with tabs for versions in sight and in a row, and a version of the second tab."""
    for page in sorted(site.rglob("index.html")):
        text = page.read_text()
        sight = text.partition("<details")[0]
        labels = _TABS.findall(sight.partition('class="tabbed-set')[2].partition("</div>")[0])
        if len(labels) > 1 and _TABS_IN_ROW.search(text):
            return _folder(page, site), labels[1]
    raise AssertionError("no page has tabs for versions")


def _row(page: Page, anchor: str) -> tuple[bool, bool]:
    """Whether a row is open, and whether its heading is in sight, below the bar at the top."""
    found: list[bool] = page.evaluate(
        """(id) => {
          const heading = document.getElementById(id);
          const { top } = heading.getBoundingClientRect();
          const bar = document.querySelector(".md-header").getBoundingClientRect().bottom;
          return [heading.closest("details").open, top >= bar && top < innerHeight];
        }""",
        anchor,
    )
    return found[0], found[1]


def test_a_case_is_folded_until_a_link_leads_there(
    case: tuple[str, str], address: str, open_page: Opener
) -> None:
    path, anchor = case
    page = open_page(address + path).page
    assert not _row(page, anchor)[0]
    page.evaluate("(id) => { location.hash = id }", anchor)
    page.wait_for_timeout(300)
    assert _row(page, anchor) == (True, True)
    page = open_page(f"{address}{path}#{anchor}").page
    page.wait_for_timeout(300)
    assert _row(page, anchor) == (True, True)


def test_a_case_that_was_folded_again_opens_for_the_same_link(
    case: tuple[str, str], address: str, open_page: Opener
) -> None:
    path, anchor = case
    page = open_page(f"{address}{path}#{anchor}").page
    page.wait_for_timeout(300)
    page.locator(f"summary:has(#{anchor})").click(position={"x": 5, "y": 5})
    assert not _row(page, anchor)[0]
    page.locator(f".md-sidebar--secondary a[href='#{anchor}']").click()
    page.wait_for_timeout(300)
    assert _row(page, anchor) == (True, True)


def test_a_row_that_was_opened_is_in_the_address(
    case: tuple[str, str], address: str, open_page: Opener
) -> None:
    path, anchor = case
    page = open_page(address + path).page
    before = page.evaluate("history.length")
    page.locator(f"summary:has(#{anchor})").click(position={"x": 5, "y": 5})
    assert page.url.endswith(f"#{anchor}")
    assert page.evaluate("history.length") == before, "Back would only close the row"
    assert _row(page, anchor)[0]


def test_an_address_that_is_no_text_does_no_harm(
    case: tuple[str, str], address: str, open_page: Opener
) -> None:
    watched = open_page(f"{address}{case[0]}#%E0%A4%A")
    assert not watched.errors


def test_a_row_opens_by_keyboard(case: tuple[str, str], address: str, open_page: Opener) -> None:
    path, anchor = case
    page = open_page(address + path).page
    page.locator(f"summary:has(#{anchor})").focus()
    page.keyboard.press("Enter")
    assert _row(page, anchor)[0]


@pytest.mark.parametrize("how", ["on paper", "without a script", "on paper without a script"])
def test_nothing_stays_folded(
    how: str, case: tuple[str, str], address: str, open_page: Opener
) -> None:
    path, _ = case
    page = open_page(address + path, javascript=how == "on paper").page
    if "on paper" in how:
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
    folded = ".md-content details" if "on paper" in how else "details.jg-case"
    hidden = page.locator(f"{folded} :is(pre, p)").evaluate_all(
        "(all) => all.filter((e) => !e.checkVisibility() && !e.closest('.tabbed-block')).length"
    )
    assert hidden == 0, f"{hidden} blocks in folded cases are not seen"


def test_one_choice_of_version_holds_for_every_page(
    versioned: tuple[str, str], address: str, open_page: Opener
) -> None:
    path, version = versioned
    watched = open_page(address + path)
    page = watched.page
    choice = page.get_by_role("combobox", name="Version of JAX")
    newest = choice.input_value()
    choice.select_option(version)
    older = page.locator(".tabbed-labels > label.jg-older").first
    expect(older).to_contain_text(version)
    number = str(older.get_attribute("for"))
    expect(page.locator(f"[id='{number}']")).to_be_checked()
    page.reload()
    expect(choice).to_have_value(version)
    expect(page.locator(f"[id='{number}']")).to_be_checked()
    second = choice.locator("option").nth(1).inner_text().removeprefix("JAX ")
    choice.select_option(second)
    page.reload()
    expect(choice, "each version is kept, also the one before the newest").to_have_value(second)
    choice.select_option(newest)
    expect(page.locator("label.jg-older")).to_have_count(0)
    choice.press("s")  # a letter for the list, not the key of the search
    assert not page.locator("#__search").is_checked()
    assert not watched.errors


# The words of each tab of each set, and whether it is the chosen one.
_CHOSEN = """(sets) => sets.map((set) => {
  const inputs = [...set.querySelectorAll(":scope > input")];
  const labels = [...set.querySelectorAll(":scope > .tabbed-labels > label")];
  return labels.map((label, i) => [label.textContent.trim(), inputs[i].checked]);
})"""


def _holds(label: str, version: str, versions: list[str]) -> bool:
    """Whether a tab such as "JAX 0.4.30 to 0.8.3" is about a version."""
    said = re.match(r"JAX ([\d.]+)(?: to ([\d.]+))?", label)
    if said is None:
        return False
    oldest, newest = said[1], said[2] or said[1]
    return versions.index(newest) <= versions.index(version) <= versions.index(oldest)


def test_each_version_shows_the_outcome_that_holds_on_it(
    versioned: tuple[str, str], address: str, open_page: Opener
) -> None:
    """Also in a row that is folded, and after it was opened."""
    page = open_page(address + versioned[0]).page
    choice = page.get_by_role("combobox", name="Version of JAX")
    versions = choice.locator("option").evaluate_all("(all) => all.map((option) => option.value)")
    assert versions == [version.jax for version in recorded()]
    assert page.locator("details:not([open]) .tabbed-set").count()
    for version in [*versions[1:], versions[-1]]:
        if version == choice.input_value():
            open_all(page)
            page.wait_for_timeout(300)
        choice.select_option(versions[0])  # nothing that another version chose stays
        choice.select_option(version)
        found = 0
        for tabs in page.locator(".tabbed-set").evaluate_all(_CHOSEN):
            # None, where the program is written for newer versions.
            if holding := [label for label, _ in tabs if _holds(label, version, versions)]:
                assert holding == [label for label, chosen in tabs if chosen], version
                found += 1
        assert found


# Of each set of tabs in sight: where the theme's bar is, and where the chosen tab is.
_BARS = """(sets) => sets.filter((set) => set.checkVisibility()).map((set) => {
  const labels = set.querySelector(":scope > .tabbed-labels");
  const chosen = set.querySelector(":scope > input:checked");
  const label = labels.querySelector(`label[for="${chosen.id}"]`);
  return [parseFloat(set.style.getPropertyValue("--md-indicator-x")), label.offsetLeft];
})"""


def test_the_bar_is_below_the_tab_that_was_chosen(
    versioned: tuple[str, str], address: str, open_page: Opener
) -> None:
    """Also where the tabs were folded away when the version was chosen."""
    path, version = versioned
    page = open_page(address + path).page
    page.wait_for_selector("html[data-jg-settled]", state="attached")
    choice = page.get_by_role("combobox", name="Version of JAX")
    choice.select_option(version)
    choice.select_option(choice.locator("option").last.get_attribute("value"))
    open_all(page)
    page.wait_for_timeout(300)
    bars = page.locator(".tabbed-set").evaluate_all(_BARS)
    assert any(place > 20 for _, place in bars)
    assert all(abs(bar - place) < 2 for bar, place in bars), bars


def test_a_page_without_differences_has_no_choice(address: str, open_page: Opener) -> None:
    page = open_page(f"{address}reference/cheat-sheet/").page
    page.wait_for_load_state()
    assert page.get_by_role("combobox", name="Version of JAX").count() == 0


@pytest.mark.parametrize(("width", "beside"), [(1360, True), (360, False)])
def test_a_pair_stands_side_by_side_where_there_is_room(
    width: int, beside: bool, address: str, open_page: Opener
) -> None:
    page = open_page(f"{address}errors/if-on-traced-value/", width).page
    fails, works = (
        part.bounding_box() for part in page.locator(".jg-pair").first.locator("> div").all()
    )
    assert fails and works
    assert (works["x"] >= fails["x"] + fails["width"]) == beside
    assert (works["y"] >= fails["y"] + fails["height"]) != beside


def test_in_a_pair_programs_and_outcomes_begin_at_one_height(
    address: str, open_page: Opener
) -> None:
    """Also where only one of two captions needs a second line."""
    page = open_page(f"{address}slow/varying-lengths/", 1280).page
    captions = page.locator(".jg-pair").first.locator(".jg-file > strong")
    one, other = (caption.bounding_box() for caption in captions.all())
    assert one and other and one["height"] != other["height"], "both captions are alike"
    for kind in ("python", "text"):
        blocks = page.locator(".jg-pair").first.locator(f".language-{kind} > pre")
        one, other = (block.bounding_box() for block in blocks.all())
        assert one and other and abs(one["y"] - other["y"]) < 1, kind
