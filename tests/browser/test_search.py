"""The site's own search leads from a reader's words to the page that answers."""

import re

import pytest
from playwright.sync_api import Page

from proof.versions import ROOT
from watched import Opener

_ENTRY = re.compile(r"^- \[(?P<words>.+)\]\((?P<page>[\w./-]+)\.md(?:#[\w-]+)?\)$", re.M)
QUESTIONS = [
    (match["words"].replace("`", "").replace("\\", ""), match["page"].removesuffix("/index"))
    for match in _ENTRY.finditer((ROOT / "docs" / "questions.md").read_text("utf-8"))
]
# What people paste: the words of the message, not of a question.
SYMPTOMS = [
    ("Shapes must be 1D sequences of concrete values", "pitfalls/raises/missing-static-argnames"),
    ("Non-hashable static arguments are not supported", "pitfalls/raises/unhashable-static"),
    ("TracerBoolConversionError", "pitfalls/raises/if-on-traced-value"),
    ("TracerIntegerConversionError range", "pitfalls/raises/range-of-traced-value"),
    ("UnexpectedTracerError self", "pitfalls/raises/self-state-leak"),
    ("Array has been deleted with shape=float32[3]", "errors/transformations"),  # ends in a digit
    ("Array boolean indices must be concrete", "pitfalls/raises/boolean-mask-index"),
]


@pytest.fixture(scope="module")
def found(address: str, browser: object) -> dict[str, list[str]]:
    """The first three pages that the search gives for each query."""
    opener = Opener(browser)  # type: ignore[arg-type]
    page = opener(address).page
    page.keyboard.press("/")
    answers = {words: _first_three(page, words) for words, _ in [*QUESTIONS, *SYMPTOMS]}
    opener.close()
    return answers


def _first_three(page: Page, words: str) -> list[str]:
    query = page.locator(".md-search__input")
    for text, shown in (("", "!"), (words, "")):
        query.fill(text)
        query.press("End")  # the theme listens for keys, not for input
        page.wait_for_function(f"() => {shown}document.querySelector('.md-search-result__item')")
    links = page.locator(".md-search-result__item > a.md-search-result__link")
    urls = [str(link.get_attribute("href")) for link in links.all()[:3]]
    return [re.sub(r"^https?://[^/]+/|[?#].*$", "", url).strip("/") for url in urls]


@pytest.mark.parametrize(("words", "page"), [*QUESTIONS, *SYMPTOMS])
def test_the_page_that_answers_is_among_the_first_three(
    found: dict[str, list[str]], words: str, page: str
) -> None:
    assert page in found[words]


def test_there_are_sixty_questions() -> None:
    assert len(QUESTIONS) >= 60


def test_for_most_of_them_it_is_the_first(found: dict[str, list[str]]) -> None:
    asked = [*QUESTIONS, *SYMPTOMS]
    missed = [(words, found[words][0]) for words, page in asked if found[words][0] != page]
    assert len(missed) <= len(asked) // 20, missed
