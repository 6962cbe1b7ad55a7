"""The site's own search, as a reader uses it, and its engine without the search field."""

import re

from playwright.sync_api import Page, expect

_NOTHING_ASKED = "Type to search"
_ENGINE = """async (site) => {
  for (const path of ["assets/search.js", "search/search_index.js"])
    await new Promise((onload, onerror) => {
      const script = document.createElement("script");
      document.head.append(Object.assign(script, { src: site + path, onload, onerror }));
    });
  const box = document.querySelector(".md-search");
  const input = box.querySelector(".md-search__input");
  const said = box.querySelector(".md-search-result__meta");
  window.engine = guideSearch({ box, input, said, start: said.textContent, site });
}"""
_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def ask(page: Page, words: str) -> None:
    """Type these words into the search in place of those that stand there."""
    page.locator(".md-search__input").fill(words)


def ask_nothing(page: Page) -> None:
    """Empty the search, so that its next answers are those to the next words."""
    ask(page, "")
    expect(page.locator(".md-search-result__meta")).to_have_text(_NOTHING_ASKED)


def first_three(page: Page) -> list[str]:
    """The first three pages of the answers, as soon as there are any; empty if none is found."""
    expect(page.locator(".md-search-result__meta")).not_to_have_text(_NOTHING_ASKED)
    page.evaluate(_FRAMES)
    links = page.locator(".md-search-result__item > a.md-search-result__link")
    urls = links.evaluate_all("links => links.slice(0, 3).map(link => link.href)")
    return [name_of(re.sub(r"^https?://[^/]+/", "", url)) for url in urls]


def name_of(url: str) -> str:
    """The page that an address leads to, such as `errors/decoder`."""
    return re.sub(r"[?#].*$", "", url).strip("/")


def load_engine(page: Page, site: str) -> None:
    """Load what the field loads, into a page of the site."""
    page.evaluate(_ENGINE, site)


def found_for(page: Page, queries: list[str]) -> dict[str, list[str]]:
    """The pages that the engine gives for each query, best first."""
    answers: list[list[str]] = page.evaluate(
        "(queries) => queries.map((query) => engine.find(query).results.map(({ url }) => url))",
        queries,
    )
    return {
        query: [name_of(url) for url in urls] for query, urls in zip(queries, answers, strict=True)
    }
