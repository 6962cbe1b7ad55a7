"""The site's own search, as a reader uses it."""

import re

from playwright.sync_api import Page, expect

_NOTHING_ASKED = "Type to start searching"


def ask(page: Page, words: str) -> None:
    """Type these words into the search in place of those that stand there."""
    query = page.locator(".md-search__input")
    query.fill(words)
    query.press("End")  # the theme listens for keys, not for input


def ask_nothing(page: Page) -> None:
    """Empty the search, so that its next answers are those to the next words."""
    ask(page, "")
    expect(page.locator(".md-search-result__meta")).to_have_text(_NOTHING_ASKED)


def first_three(page: Page) -> list[str]:
    """The first three pages of the answers, as soon as there are any; empty if none is found."""
    expect(page.locator(".md-search-result__meta")).not_to_have_text(_NOTHING_ASKED)
    links = page.locator(".md-search-result__item > a.md-search-result__link")
    urls = links.evaluate_all("links => links.slice(0, 3).map(link => link.href)")
    return [re.sub(r"^https?://[^/]+/|[?#].*$", "", url).strip("/") for url in urls]
