"""Must this be static? Four questions that end in code with the reader's own argument name."""

import keyword
import re

import pytest
from playwright.sync_api import Page, expect

from proof.examples.outcomes import run_now
from proof.examples.program import Program
from proof.matrix.versions import ROOT
from support.watched import Opener

FOLDER = ROOT / "snippets/learn/decide"
ENDS = sorted(path.stem for path in FOLDER.glob("end_*.py"))
# The answers that lead to each end, from the first question on.
PATHS = {
    "end_traced": ["No, it is used like an array"],
    "end_chosen": ["Yes, Python needs it", "No, it comes from", "No, a branch"],
    "end_padded": ["Yes, Python needs it", "No, it comes from", "Yes, a shape"],
    "end_static": ["Yes, Python needs it", "Yes, I know it", "Yes, it is hashable"],
    "end_hashable": ["Yes, Python needs it", "Yes, I know it", "No, it is a list"],
}


def renamed(end: str, name: str) -> str:
    return re.sub(r"\bn\b", name, (FOLDER / f"{end}.py").read_text("utf-8"))


def test_each_end_has_a_path() -> None:
    assert sorted(PATHS) == ENDS


@pytest.mark.parametrize("end", ENDS)
def test_the_answers_end_in_code_with_the_name_of_the_reader(
    end: str, address: str, open_page: Opener
) -> None:
    watched = open_page(f"{address}learn/decide/")
    page = watched.page
    page.fill("#wizard-name", "width")
    shown = page.locator(".jg-wizard > section:visible")
    for answer in PATHS[end]:
        expect(shown).to_have_count(1)
        expect(shown.locator("h2 code")).to_have_text("width")
        shown.get_by_role("link", name=answer).click()
        expect(shown.locator("h2")).to_be_focused()  # a screen reader reads on from here
    expect(shown).to_have_count(1)
    expect(page.locator(".jg-trail > li")).to_have_count(len(PATHS[end]))
    shown.locator(".language-python .md-code__button").first.click()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.strip() == renamed(end, "width").strip()
    assert not watched.errors


@pytest.mark.parametrize("end", ENDS)
def test_the_code_does_the_same_with_another_name(end: str) -> None:
    did = run_now(Program(FOLDER / f"{end}.py", renamed(end, "width")))
    assert did.text == (FOLDER / f"{end}.txt").read_text("utf-8")


def test_a_name_that_no_program_can_use_changes_nothing(page: Page, address: str) -> None:
    """What is no name, what a program has for something else, and each keyword of Python."""
    page.goto(f"{address}learn/decide/#end-static")
    said = page.locator("#wizard-said")
    for name in ("2n", "x", "a-b", "<b>", "jax", *keyword.kwlist):
        page.fill("#wizard-name", "width")
        expect(said).to_be_empty()
        page.fill("#wizard-name", name)
        expect(said, name).to_have_text("The programs cannot use this name.")
    expect(page.locator("#end-static .language-python")).to_contain_text('static_argnames="n"')
    for name in ("width", "n"):
        page.fill("#wizard-name", name)
        expect(said, name).to_be_empty()


def test_back_returns_to_the_question_before(page: Page, address: str) -> None:
    page.goto(f"{address}learn/decide/")
    shown = page.locator(".jg-wizard > section:visible h2")
    page.wait_for_selector(".jg-wizard > .jg-now")  # else the script may come after the answer
    page.get_by_role("link", name="Yes, Python needs it").click()
    expect(shown).to_contain_text("before the call")
    expect(page.locator(".jg-trail > li")).to_have_count(1)
    page.go_back()
    expect(shown).to_contain_text("while JAX traces")
    expect(page.locator(".jg-trail > li")).to_have_count(0)


def test_the_table_of_contents_lists_no_question_and_no_answer(page: Page, address: str) -> None:
    page.set_viewport_size({"width": 1280, "height": 900})
    page.goto(f"{address}learn/decide/")
    page.wait_for_selector(".jg-wizard > .jg-now")
    listed = page.locator(".md-sidebar--secondary .md-nav__link:visible")
    ours = page.locator(".jg-wizard h2").all_text_contents()
    questions = [heading.rstrip("¶").strip() for heading in ours]
    assert len(questions) > 6 and listed.count() > 0
    assert not {*questions} & {text.strip() for text in listed.all_inner_texts()}


def test_without_javascript_all_questions_lead_to_their_answers(
    address: str, open_page: Opener
) -> None:
    page = open_page(f"{address}learn/decide/", javascript=False).page
    sections = page.locator(".jg-wizard > section")
    assert sections.count() == 4 + len(ENDS)
    for section in sections.all():
        expect(section).to_be_visible()
    for link in page.locator(".jg-wizard section ul a").all():
        expect(page.locator(link.get_attribute("href") or "")).to_have_count(1)
    expect(page.locator("#wizard-name")).to_be_hidden()
