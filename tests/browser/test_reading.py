"""What a reader does on the site: copy, search, colours, next page, reading without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from proof.matrix.versions import ROOT
from support.notebook_pages import python_blocks
from support.watched import Opener, open_all

TILE = ROOT / "docs/problems/tile.md"


def test_copy_buttons_copy_exactly_the_program(address: str, open_page: Opener) -> None:
    page = open_page(address + "problems/tile/").page
    open_all(page)
    copied = []
    for block in page.locator(".language-python").all():
        block.hover()
        block.locator("button.md-code__button").first.click()
        copied.append(page.evaluate("navigator.clipboard.readText()").rstrip("\n"))
    assert copied == python_blocks(TILE)


def test_records_have_no_copy_button(address: str, open_page: Opener) -> None:
    page = open_page(address + "problems/tile/").page
    expect(page.locator(".language-python button.md-code__button").first).to_be_attached()
    assert page.locator(".language-text button.md-code__button").count() == 0


def test_search_finds_a_page_by_its_symptom(address: str, open_page: Opener) -> None:
    page = open_page(address).page
    page.keyboard.press("/")
    page.keyboard.type("Non-hashable static arguments")
    first = page.locator(".md-search-result__link").first
    expect(first).to_have_attribute("href", re.compile("unhashable-static"))


def test_the_name_of_a_program_leads_to_its_file(address: str, open_page: Opener) -> None:
    page = open_page(address).page
    link = page.locator(".jg-file a").first
    answer = page.request.get(address + str(link.get_attribute("href")))
    assert answer.text() == (ROOT / str(link.get_attribute("title"))).read_text("utf-8")


def test_colours_can_be_switched_and_are_kept(address: str, open_page: Opener) -> None:
    page = open_page(address, scheme="light").page
    page.locator("label[title='Switch to dark colours']").click()
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")
    page.goto(address + "problems/tile/")
    expect(page.locator("body")).to_have_attribute("data-md-color-scheme", "slate")


def test_a_reader_gets_from_the_home_page_to_a_solved_tile_problem(
    address: str, open_page: Opener
) -> None:
    page = open_page(address).page
    page.locator("main").get_by_role("link", name="solve a first problem", exact=True).click()
    expect(page.locator("h1")).to_contain_text("The tile problem")
    solution = page.locator("details", has_text="The solution, from the package")
    solution.locator("summary").click()
    expect(solution.locator("code").first).to_contain_text("def jit_with_static_n")


def test_everything_can_be_read_without_javascript(address: str, open_page: Opener) -> None:
    page = open_page(address + "problems/tile/", javascript=False).page
    text = page.locator("main").text_content()
    for block in python_blocks(TILE):
        assert block.splitlines()[-1].strip() in str(text)
    page.get_by_text("Hint 1").click()
    expect(page.get_by_text("Ask which value the")).to_be_visible()


def test_the_keyboard_reaches_and_shows_where_it_is(address: str, open_page: Opener) -> None:
    page = open_page(address + "learn/static-arguments/").page
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        seen.add(
            page.evaluate(
                "(() => { const e = document.activeElement, s = getComputedStyle(e);"
                "const w = s.outlineWidth;"
                "return [e.tagName, s.outlineStyle !== 'none' && w !== '0px'].join() })()"
            )
        )
    assert "A,true" in seen and "BUTTON,true" in seen
    assert not {entry for entry in seen if entry.endswith("false") and entry[:4] not in ("BODY",)}


def test_the_search_index_is_fetched_when_a_reader_turns_to_it(
    address: str, open_page: Opener
) -> None:
    page = open_page(address).page
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.reload(wait_until="networkidle")
    assert not [url for url in asked if "search_index" in url]
    with page.expect_request("**/search_index.js"):
        page.keyboard.press("/")


def test_a_shared_search_opens_with_its_results(address: str, open_page: Opener) -> None:
    page = open_page(address + "?q=unhashable").page
    expect(page.locator(".md-search-result__link").first).to_be_attached()


def test_a_heading_is_read_without_the_link_to_it(address: str, open_page: Opener) -> None:
    page = open_page(address + "errors/if-on-traced-value/").page
    headings = page.get_by_role("heading", level=2)
    assert headings.count() > 2
    for heading in headings.all():
        expect(heading).not_to_have_accessible_name(re.compile("¶|Link to"))
    links, contents = (
        {link.get_attribute("href") for link in page.locator(found).all()}
        for found in ("h2 .headerlink, h3 .headerlink", ".md-nav--secondary a")
    )
    assert links and links <= contents


@pytest.mark.parametrize("anchor", ["why", "library"])
def test_the_table_of_contents_marks_the_section_that_a_link_leads_to(
    anchor: str, address: str, open_page: Opener
) -> None:
    page = open_page(f"{address}slow/jit-in-a-loop/#{anchor}").page
    marked = page.locator(".md-sidebar--secondary .md-nav__link--active").last
    expect(marked).to_have_attribute("href", f"#{anchor}")
