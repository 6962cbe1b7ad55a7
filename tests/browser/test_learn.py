"""Pages that a reader has read are marked, in this browser only, and the marks can be cleared."""

import pytest
from playwright.sync_api import Page, expect

from support.watched import JUMPED, Opener


def visit(page: Page, url: str) -> None:
    """Open a page and let it load: what is under way when a page is left counts as failed."""
    page.goto(url, wait_until="networkidle")


def read_to_the_end(page: Page, url: str) -> None:
    visit(page, url)
    expect(page.locator("[data-lesson]")).not_to_contain_text("read")
    end = page.locator(".md-content h2").last
    end.scroll_into_view_if_needed()
    expect(page.locator("[data-lesson]")).to_contain_text("✓ read")
    for _ in range(2):  # up and down once more
        page.evaluate("scrollTo(0, 0)")
        expect(end).not_to_be_in_viewport()
        end.scroll_into_view_if_needed()
        page.wait_for_timeout(50)
    expect(page.locator("[data-lesson] .jg-read")).to_have_count(1)


def test_a_lesson_read_to_its_end_is_marked_and_the_next_one_offered(
    page: Page, address: str
) -> None:
    visit(page, f"{address}learn/")
    progress = page.locator("[data-progress]")
    expect(progress).to_be_empty()
    read_to_the_end(page, f"{address}learn/what-jit-does/")
    visit(page, f"{address}learn/")
    expect(page.locator("[data-lessons] tr", has_text="✓ read")).to_have_count(1)
    expect(progress).to_contain_text("Continue with lesson 2: Tracers.")
    progress.get_by_role("link").click()
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1")).to_contain_text("Tracers")
    visit(page, f"{address}learn/what-jit-does/")
    expect(page.locator("[data-lesson]")).to_contain_text("✓ read")


def test_the_first_lesson_that_was_not_read_comes_next(page: Page, address: str) -> None:
    for lesson in ("tracers", "jaxpr"):
        read_to_the_end(page, f"{address}learn/{lesson}/")
    visit(page, f"{address}learn/")
    expect(page.locator("[data-lessons] tr", has_text="✓ read")).to_have_count(2)
    expect(page.locator("[data-progress]")).to_contain_text("Continue with lesson 1:")


def test_a_lesson_is_the_same_by_each_of_its_addresses(page: Page, address: str) -> None:
    """A host, or a link, may name the file of the page."""
    read_to_the_end(page, f"{address}learn/jaxpr/index.html")
    visit(page, f"{address}learn/jaxpr/")
    expect(page.locator("[data-lesson]")).to_contain_text("✓ read")
    visit(page, f"{address}learn/")
    expect(page.locator("[data-lessons] tr", has_text="✓ read")).to_have_count(1)


def test_what_was_read_is_forgotten_on_request(page: Page, address: str) -> None:
    read_to_the_end(page, f"{address}learn/jaxpr/")
    visit(page, f"{address}learn/")
    page.get_by_role("button", name="Forget what I have read").click()
    expect(page.locator("[data-progress]")).to_be_empty()
    expect(page.locator(".jg-read")).to_have_count(0)
    assert page.evaluate("localStorage.getItem('jg-lessons')") is None


def test_without_a_script_nothing_is_offered(address: str, open_page: Opener) -> None:
    page = open_page(address + "learn/", javascript=False).page
    expect(page.locator("[data-progress]")).to_be_hidden()
    expect(page.locator("[data-lessons] td a")).not_to_have_count(0)


def test_a_browser_that_keeps_nothing_does_no_harm(address: str, open_page: Opener) -> None:
    page = open_page(address).page
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('kept'); } })"
    )
    said: list[str] = []
    page.on("pageerror", lambda error: said.append(str(error.stack)))
    visit(page, f"{address}learn/what-jit-does/")
    page.locator(".md-content h2").last.scroll_into_view_if_needed()
    expect(page.locator("[data-lesson]")).to_contain_text("✓ read")
    assert not [stack for stack in said if "/assets/" in stack.replace("/assets/javascripts/", "")]


def test_only_lessons_load_the_script(page: Page, address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    visit(page, address)
    assert not [url for url in asked if url.endswith("learn.js")]


def test_the_route_of_a_call_is_chosen_without_a_script(address: str, open_page: Opener) -> None:
    page = open_page(address + "learn/what-jit-does/", javascript=False).page
    seen = page.locator(".jg-calls g.seen")
    expect(seen).to_have_css("opacity", "1")
    page.get_by_label("first call, or a new shape").check()
    expect(seen).to_have_css("opacity", "0.2")
    page.get_by_label("later call, same shape and dtype").check()
    expect(seen).to_have_css("opacity", "1")
    expect(page.locator(".jg-calls g.new").first).to_have_css("opacity", "0.2")


@pytest.mark.parametrize("width", [360, 1280])
def test_where_to_go_on_moves_nothing(width: int, address: str, open_page: Opener) -> None:
    page = open_page(f"{address}learn/", width).page
    page.evaluate("jgKept.set('jg-lessons', 'what-jit-does tracers')")
    page.reload(wait_until="load")
    expect(page.locator("[data-progress]")).to_contain_text("Continue with lesson 3")
    assert page.evaluate(JUMPED) < 0.001
