"""The site's own search leads from a reader's words to the page that answers."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from proof.matrix.versions import ROOT
from proof.pages.project import Project
from proof.site.search import INDEX
from proof.site.search_index import words
from support.searched import ask, first_three, found_for, load_engine
from support.watched import Opener, refuse


def page_name(path: str) -> str:
    """A page as its address names it: `errors/index.md` is `errors`."""
    return re.sub(r"(?:^|/)index$", "", re.sub(r"\.(?:md|ipynb)$", "", path))


QUESTIONS = [
    (q.words.replace("`", "").replace("\\", ""), page_name(q.page))
    for questions in Project(ROOT).asked.values()
    for q in questions
]
# What people paste: the words of the message, not of a question.
SYMPTOMS = [
    ("Shapes must be 1D sequences of concrete values", "errors/missing-static-argnames"),
    ("Non-hashable static arguments are not supported", "errors/unhashable-static"),
    ("TracerBoolConversionError", "errors/if-on-traced-value"),
    ("tracerboolconversionerror", "errors/if-on-traced-value"),
    ("TracerIntegerConversionError range", "errors/range-of-traced-value"),
    ("UnexpectedTracerError self", "errors/self-state-leak"),
    ("Array has been deleted with shape=float32[3]", "errors/donated-array"),  # ends in a digit
    ("Array boolean indices must be concrete", "errors/boolean-mask-index"),
    ("why was it recompiled", "guides/cache-misses"),  # the page says "recompile", "recompiling"
]
# What readers type who want to understand or to do something: each of these pages is right.
CONCEPTS = [
    (query, [page_name(page) for page in pages.split()])
    for line in Path(__file__).with_name("concept_queries.txt").read_text("utf-8").splitlines()
    if line and not line.startswith("#")
    for query, pages in [line.split(" | ")]
]
# Signs that other engines take for operators.
CODE = [
    *("warm-up: raise", "x[-1:]", "x[~mask]", "x ^ y", "2 ** n", "where(x > 0, x, -x)", "foo:-1"),
    *('static_argnames="n"', "+x", "--strict", "TypeError: x+y", "def f(x: jax.Array) -> bool:"),
]
# A message that plain JAX has too, asked by the users of a library.
OF_A_LIBRARY = [
    ("equinox FrozenInstanceError cannot assign to field", "libraries/equinox"),
    ("equinox array in a static field", "libraries/equinox"),
    ("optax optimizer as argument of jit", "libraries/optax"),
    ("flax nnx static argument", "libraries/flax-nnx"),
]
# The section that opens, in words that stand partly in its text and partly in its questions.
OPENED = [
    ("nnx counter jit TraceContextError", "libraries/flax-nnx/#closure"),
    ("lax.scan over nnx model with rngs", "libraries/flax-nnx/#scan"),
    ("optim.init fails on equinox model", "libraries/equinox/#optimizer-init"),
    ("tx passed to jitted train_step TypeError", "libraries/optax/#optimizer-argument"),
    ("lr schedule has no effect optax", "libraries/optax/#never-changes"),
    ("optax", "libraries/optax/#"),
    # A rare case that the description of the page names too.
    ("recursive function jit", "errors/cond-branches-differ/#recursion"),
    (
        "jit() missing 1 required positional argument",
        "errors/jit-on-callable/#jit-without-function",
    ),
    ("dynamic_slice size traced", "errors/slice-bounds/#both"),
    ("call scipy function inside jit", "errors/scipy-inside-jit/#callback"),
    ("self not updated after jit", "wrong/at-set-dropped/#attribute"),
    ("jit on cpu only", "slow/device-put/#on-the-cpu"),  # short, and a question says the same
    # A title and no more: the start of the page, not a rare case that says it too.
    ("nan gradient jnp.where", "wrong/nan-gradient/#"),
    ("if statement jit error", "errors/if-on-traced-value/#"),
    ("use pdb in jit", "guides/disable-jit/#"),
    # Brackets, which no word of a page has.
    ("x[:n] inside jit", "errors/slice-bounds/#"),
    ("x[x > 0] jit", "errors/boolean-mask-index/#"),
    ("arr[idx] = 0 jit", "errors/item-assignment/#"),
]
# What was typed, and what was meant.
TYPED = [
    ("tracr boolean conversion eror", "tracer boolean conversion error"),
    ("unhashabel static argumnet", "unhashable static argument"),
    ("persistant cache", "persistent cache"),
    ("boolena mask", "boolean mask"),
    ("UNHASHABLE STATIC", "unhashable static"),
    ("recomplied", "recompiled"),
    ("unhashble", "unhashable"),  # a letter left out, and one too many
    ("persisttent cache", "persistent cache"),
]
# Two names of one thing lead to one page.
SYNONYMS = [
    ("loop with a fixed number of iterations", "loop with a fixed number of rounds"),
    ("retrace on every call", "recompile on every call"),
    ("compiles again on every call", "recompile on every call"),
    ("fix a leaked tracer", "repair a leaked tracer"),
    ("configuration dataclass", "config dataclass"),
    ("log a value inside jit", "print a value inside jit"),
    ("switch off jit", "disable jit"),
    # Each of these leads there by its group of names alone: without the group, it does not.
    *(
        ("hang", "stuck"),
        ("captured", "global"),
        ("crash", "exception"),
        ("derivative", "gradient"),
    ),
    *(("disk", "persist"), ("gpu", "device"), ("hash", "hashable"), ("log", "print")),
    *(("lr", "learning rate"), ("method", "instance"), ("module", "model"), ("break", "stop")),
    *(("mutate", "item assignment"), ("optim", "optimizer"), ("repair", "fix"), ("batch", "vmap")),
    *(("retrace", "compiled every"), ("slower", "takes long"), ("switch off", "disable jit")),
]


def pasted() -> Iterator[tuple[str, str]]:
    """The page that explains a failing program, and all that the program wrote, as one line."""
    project = Project(ROOT)
    for path in project.page_paths:
        page = project.page(path)
        folder = ROOT / "snippets" / page.name.removesuffix(".md")
        for block in page.blocks if page.name.startswith("errors/") else ():
            if (
                block.record_of
                and block.record_of.parent == folder
                and "Traceback (most" in block.text
            ):
                yield " ".join(block.text.split()), page_name(page.name)


PASTED = list(pasted())


@pytest.fixture(scope="module")
def engine(address: str, browser: object) -> Iterator[Page]:
    """A page with the engine and the index, as the field loads them."""
    opener = Opener(browser)  # type: ignore[arg-type]
    watched = opener(address)
    load_engine(watched.page, address)
    yield watched.page
    opener.close()
    assert not watched.errors


@pytest.fixture(scope="module")
def found(engine: Page) -> dict[str, list[str]]:
    """The pages that the search gives for each query, best first."""
    alike = [words for pair in [*TYPED, *SYNONYMS] for words in pair]
    asked = [words for words, _ in [*QUESTIONS, *SYMPTOMS, *CONCEPTS, *OF_A_LIBRARY, *PASTED]]
    return found_for(engine, [*asked, *CODE, *alike])


Found = dict[str, list[str]]


def test_the_page_that_answers_is_among_the_first_three(found: Found) -> None:
    missed = [
        (words, page, found[words][:3])
        for words, page in [*QUESTIONS, *SYMPTOMS]
        if page not in found[words][:3]
    ]
    assert not missed


def test_there_are_sixty_questions() -> None:
    assert len(QUESTIONS) >= 60


def test_for_most_of_them_it_is_the_first(found: Found) -> None:
    asked = [*QUESTIONS, *SYMPTOMS]
    missed = [(words, found[words][0]) for words, page in asked if found[words][0] != page]
    assert len(missed) <= len(asked) // 20, missed


def test_concepts_lead_to_lessons_and_guides(found: Found) -> None:
    """Right page among the first three for all, and first for nine of ten, at the least."""
    assert len(CONCEPTS) >= 80
    missed = [
        (query, found[query][:3]) for query, pages in CONCEPTS if not {*pages} & {*found[query][:3]}
    ]
    assert not missed
    later = [(query, found[query][0]) for query, pages in CONCEPTS if found[query][0] not in pages]
    assert len(later) <= len(CONCEPTS) // 10, later


def test_a_query_that_names_a_library_leads_to_its_page(found: Found) -> None:
    first = [(words, found[words][0]) for words, _ in OF_A_LIBRARY]
    assert first == OF_A_LIBRARY


def test_the_section_that_answers_opens(engine: Page) -> None:
    queries = [query for query, _ in OPENED]
    first = (
        "queries => queries.map(q => engine.find(q).results[0]).map(r => r.url + '#' + r.anchor)"
    )
    assert list(zip(queries, engine.evaluate(first, queries), strict=True)) == OPENED


def test_the_pages_of_concepts_are_there() -> None:
    docs = ROOT / "docs"
    ends = (".md", ".ipynb", "/index.md")
    pages = {page for _, pages in CONCEPTS for page in pages}
    assert not [
        page for page in pages if not any((docs / f"{page}{end}").is_file() for end in ends)
    ]


def test_a_whole_traceback_leads_to_its_page(found: Found) -> None:
    """Nine of ten, at the least: many pages share a message, and differ in the program."""
    assert len(PASTED) > 100
    missed = [page for words, page in PASTED if page not in found[words][:3]]
    assert len(missed) <= len(PASTED) // 10, sorted(missed)


@pytest.mark.parametrize("query", CODE)
def test_code_finds_something(found: Found, query: str) -> None:
    assert found[query]


@pytest.mark.parametrize(("typed", "meant"), TYPED)
def test_a_slip_leads_where_the_word_leads(found: Found, typed: str, meant: str) -> None:
    assert found[meant][0] in found[typed][:3]


@pytest.mark.parametrize(("one", "other"), SYNONYMS)
def test_two_names_of_one_thing_lead_to_one_page(found: Found, one: str, other: str) -> None:
    assert {*found[one][:3]} & {*found[other][:3]}


def test_words_are_made_as_the_index_has_them(engine: Page, site: Path) -> None:
    """Python makes the index, JavaScript reads it: both split words in one way."""
    script = (site / INDEX).read_text("utf-8")
    index: dict[str, Any] = json.loads(
        script.removeprefix("globalThis.searchIndex = ").rstrip(";\n")
    )
    headings = [heading for _, anchor, heading, _ in index["sections"] if anchor]
    assert len(headings) > 500
    texts = [*headings, *(text for text, _ in [*QUESTIONS, *PASTED])]
    assert engine.evaluate("(all) => all.map(engine.words)", texts) == [
        words(text) for text in texts
    ]


def test_every_result_leads_to_a_section(engine: Page, site: Path) -> None:
    answers = engine.evaluate(
        "(all) => all.flatMap((query) => engine.find(query).results)", [w for w, _ in CONCEPTS]
    )
    assert len({result["url"] for result in answers}) > 50
    for result in answers:
        html = (site / result["url"] / "index.html").read_text("utf-8")
        assert not result["anchor"] or f'id="{result["anchor"]}"' in html, result


def open_search(address: str, open_page: Opener, width: int = 1360) -> Page:
    page = open_page(address + "learn/", width=width).page
    if width > 700:
        page.keyboard.press("/")
    else:
        page.locator("header > nav > label[for=__search]").click()
    expect(page.locator(".md-search__input")).to_be_focused()
    return page


def test_six_results_are_in_sight(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    ask(page, CONCEPTS[0][0])
    assert len(first_three(page)) == 3
    last = page.locator(".md-search-result__item").nth(5)
    box, room = last.bounding_box(), page.locator(".md-search__scrollwrap").bounding_box()
    assert box and room and box["y"] + box["height"] <= room["y"] + room["height"] <= 900
    for item in page.locator(".md-search-result__item").all():
        assert item.locator("pre").count() == 0
        assert item.locator(".jg-result__title").inner_text()
        for line in item.locator("span").all():
            assert line.bounding_box()["height"] < 30  # type: ignore[index]
    scrolled = page.locator(".md-search__scrollwrap")
    ask(page, "tracer")
    expect(page.locator(".md-search-result__item").nth(15)).to_be_attached()
    # The results of the query before may still be there, and the next ones begin at the top.
    page.wait_for_function(
        "(list) => { list.scrollTo(0, list.scrollHeight); return list.scrollTop > 0; }",
        arg=scrolled.element_handle(),
    )
    ask(page, "static argument")
    expect(page.locator(".md-search-result__item").first).to_contain_text(
        re.compile("static", re.I)
    )
    assert scrolled.evaluate("(list) => list.scrollTop") == 0, "another query, from the top"


def test_the_first_results_offer_another_section_of_their_page(
    address: str, open_page: Opener
) -> None:
    page = open_search(address, open_page)
    ask(page, "vmap option rank")
    first_three(page)
    items = page.locator(".md-search-result__item")
    other = items.first.locator(".jg-also")
    expect(other).to_contain_text("Keyword arguments are always mapped")
    expect(items.nth(3).locator(".jg-also")).to_have_count(0)
    page.locator(".md-search__input").focus()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(other).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/errors/vmap-axes/.*#keyword$"))
    expect(page.locator("#keyword")).to_be_visible()
    ask(page, "Non-hashable static arguments BatchTracer vmap")
    expect(items.first.locator(".jg-also")).to_have_text("The start of this page")


def test_the_keys_lead_through_the_results(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    page.keyboard.type("unhashable static argument")
    first_three(page)
    links = page.locator(".md-search-result__list a")
    page.keyboard.press("ArrowDown")
    expect(links.nth(0)).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(links.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    field = page.locator(".md-search__input")
    expect(field).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".md-search-result__list a").last).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(field).to_be_focused()
    second = str(links.nth(1).get_attribute("href"))
    links.nth(1).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(re.escape(re.sub(r"[?#].*", "", second))))
    assert "h=" not in page.url, "the address is not one that others link to"
    assert page.evaluate("CSS.highlights.get('jg-found').size") > 0


def test_back_from_a_page_leads_to_the_results_again(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    start = page.url
    page.keyboard.type("boolean mask")
    found = first_three(page)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{found[0]}/**")
    page.go_back()
    expect(page.locator(".md-search__input")).to_have_value("boolean mask")
    assert first_three(page) == found
    assert page.url == start, "the address is not one that others link to"


def test_enter_opens_the_first_result(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    page.keyboard.type("unhashable static argument")
    first = first_three(page)[0]
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{first}/**")


def test_a_result_leads_to_the_section_that_answers(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    first = page.locator(".md-search-result__link").first
    for query, opened in OPENED:
        ask(page, query)
        first_three(page)
        href = re.sub(r"\?[^#]*", "", str(first.get_attribute("href")))
        assert href == address + opened.removesuffix("#"), query
    query, opened = OPENED[0]
    ask(page, query)
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/{opened}")
    expect(page.locator(":target")).to_be_in_viewport()


def test_enter_opens_what_the_last_letter_finds(address: str, open_page: Opener) -> None:
    """Also before the list is drawn again, as after a word that a phone completes."""
    page = open_search(address, open_page)
    ask(page, "unhashable static argument")
    first_three(page)
    page.locator(".md-search__input").evaluate(
        """(input) => {
          input.value = "pickle a jitted function";
          input.dispatchEvent(new Event("input"));
          input.form.requestSubmit();
        }"""
    )
    page.wait_for_url("**/errors/pickle-jitted/**")


@pytest.mark.parametrize("key", ["/", "s"])
def test_escape_leads_back_to_where_the_focus_was(
    key: str, address: str, open_page: Opener
) -> None:
    page = open_page(address + "learn/").page
    link = page.locator("article a").first
    link.focus()
    page.keyboard.press(key)
    expect(page.locator(".md-search__input")).to_be_focused()
    expect(page.locator(".md-search__input")).to_have_value("")
    page.keyboard.type("s/cache")  # in the field these are letters
    expect(page.locator(".md-search__input")).to_have_value("s/cache")
    page.keyboard.press("Escape")
    expect(link).to_be_focused()
    assert not page.locator("#__search").is_checked()


def test_the_keys_of_the_browser_are_left_to_it(address: str, open_page: Opener) -> None:
    page = open_page(address + "learn/").page
    for key in ("Control+f", "Meta+f", "Alt+f", "Control+s", "Control+/", "Alt+s"):
        page.keyboard.press(key)
        assert not page.locator("#__search").is_checked(), key


def test_a_search_that_cannot_be_loaded_says_so_and_is_asked_for_again(
    address: str, open_page: Opener
) -> None:
    lost = {"**/search_index.js": refuse}
    page = open_page(address + "learn/", routes=lost).page
    page.keyboard.press("/")
    expect(page.locator(".md-search-result__meta")).to_have_text("The search could not be loaded.")
    page.context.unroute("**/search_index.js")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("cache key")
    assert first_three(page)
    ask(page, "")
    expect(page.locator(".md-search-result__meta")).to_have_text("Type to search")


def test_a_closed_search_is_not_on_the_way_of_the_keyboard(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    page.keyboard.type("cache key")
    assert first_three(page)
    for key in ("ArrowDown", "Escape", "Tab"):
        page.keyboard.press(key)
    expect(page.locator(".md-tabs a").first).to_be_focused()
    assert not page.locator("#__search").is_checked()


def test_the_search_closes_when_the_focus_leaves_it(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    page.locator(".md-logo").first.focus()
    assert not page.locator("#__search").is_checked()


def test_a_screen_reader_is_told_what_was_found(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    said = page.get_by_role("status")
    expect(said).to_have_text("Type to search")
    page.keyboard.type("cache key")
    expect(said).to_contain_text("best first")
    ask(page, "zzzzqqqq")
    expect(said).to_contain_text("Nothing found")
    expect(page.get_by_role("search").get_by_role("textbox", name="Search")).to_be_visible()


def test_words_that_were_found_are_marked(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page)
    ask(page, "recompiled")
    first_three(page)
    marks = page.locator(".md-search-result__item mark").all_inner_texts()
    assert marks and all(re.match("(?i)recompil|retrac", mark) for mark in marks)


def test_a_phone_shows_results_within_its_width(address: str, open_page: Opener) -> None:
    page = open_search(address, open_page, width=360)
    ask(page, "static_argnums vs static_argnames")
    first_three(page)
    page.wait_for_timeout(400)  # it slides in
    for item in page.locator(".md-search-result__item").all()[:8]:
        box = item.bounding_box()
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 360
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    page.locator(".md-search__form > label[for=__search]").click()
    assert not page.locator("#__search").is_checked()


_UNTIL_FOUND = """() => new Promise((done) => {
  const list = document.querySelector(".md-search-result__list");
  new MutationObserver(done).observe(list, { childList: true });
  const input = document.querySelector(".md-search__input");
  input.value = "tracer";
  input.focus();
})"""


def test_a_phone_has_the_first_results_within_a_second(address: str, open_page: Opener) -> None:
    """Four times the processor's time: a busy machine changes it less than what a clock shows."""
    page = open_page(address + "learn/", width=360).page
    page.wait_for_timeout(500)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable", {"timeDomain": "threadTicks"})

    def used() -> float:
        metrics = devtools.send("Performance.getMetrics")["metrics"]
        return next(float(m["value"]) for m in metrics if m["name"] == "TaskDuration")

    before = used()
    page.evaluate(_UNTIL_FOUND)
    assert 0 < 4 * (used() - before) < 1
