"""The list of questions: each line has one form, and leads to the section that answers."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from markdown import Markdown
from mkdocs.config import load_config

from proof.matrix.versions import ROOT
from proof.pages.questions import LIST, WORDS, Question, other_words, questions
from proof.site.search_index import indexed, packed
from support.guide import GUIDE
from support.sections import sections

LISTED = list(questions(GUIDE.asked_in.read_text("utf-8")))


@pytest.mark.parametrize("line", ["- How?", "- [How?](print)", "- [How?](a.md) and more"])
def test_an_item_of_another_form_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=r"expected '- \[words\]\(page.md#section\)', not"):
        list(questions(line))


@pytest.fixture(scope="module")
def to_html() -> Callable[[str], str]:
    config = load_config(str(ROOT / "mkdocs.yml"))
    made = Markdown(extensions=config.markdown_extensions, extension_configs=config.mdx_configs)
    return lambda text: str(made.reset().convert(text))


_FENCED = re.compile(r"^([ \t]*)(`{3,}).*?^\1\2$", re.M | re.S)


@pytest.mark.parametrize("page", sorted({*GUIDE.asked, *GUIDE.other_words}))
def test_a_question_leads_to_a_section(page: str, to_html: Callable[[str], str]) -> None:
    """As the build of the site finds it; programs take most of its time, and have no sections."""
    path, there = ROOT / "docs" / page, {}
    if path.is_file():
        html = to_html(_FENCED.sub("", GUIDE.page(path).text))
        there[page] = indexed(page, page, "", html)
    listed, words = GUIDE.asked.get(page, ()), GUIDE.other_words.get(page, ())
    fault = ""
    try:
        packed(there, {page: listed}, {page: words})
    except ValueError as error:
        fault = f"docs/{LIST} or docs/{WORDS}: {error}"
    assert not fault, fault


def test_no_question_is_listed_twice_for_a_page() -> None:
    assert len(LISTED) == len(set(LISTED))


def test_a_project_has_each_question_by_its_page() -> None:
    asked = GUIDE.asked
    assert [q for page in asked.values() for q in page] == sorted(
        LISTED, key=lambda q: [*asked].index(q.page)
    )
    assert all(question.page == page for page, all_of in asked.items() for question in all_of)


def test_the_list_is_no_page() -> None:
    project = GUIDE
    assert project.asked_in.is_file() and project.asked_in not in project.page_paths


def test_words_without_a_page_are_named() -> None:
    with pytest.raises(ValueError, match="expected a page before '#every tqdm'"):
        list(other_words("#every tqdm"))


def test_other_words_lead_to_pages_and_no_section_has_two_lines() -> None:
    places = [(q.page, q.section) for page in GUIDE.other_words.values() for q in page]
    assert len(places) == len(set(places)) > 500


_INCLUDED = re.compile(r'--8<-- "(.*\.(?:py|txt|md))"')
_CALLED = re.compile(r"\b[A-Za-z_](?:\w*\.)+(\w{3,})")
# These sections answer with another function than the one that is asked about.
_ANOTHER = {
    *("cond-branches-differ.md#shapes", "control-flow.md#early-return"),
    *("object-argument.md#other-containers", "self-state-leak.md#other-errors"),
    *("print.md#scan-grad", "unhashable-static.md#unhashable-scalar"),
}


@cache
def _sections(page: str) -> dict[str, str]:
    """The text of each section with an id, programs and records included; of all under ''."""
    text = (ROOT / "docs" / page).read_text("utf-8")
    parts = {name: part for name, part in sections(text).items() if part.level > 1}
    found = {"": text} | {name: f" {part.heading}{part.text}" for name, part in parts.items()}
    return {
        name: _INCLUDED.sub(lambda part: (ROOT / part[1]).read_text("utf-8"), section)
        for name, section in found.items()
    }


def astray(question: Question) -> bool:
    """Whether it names functions that its page has, and none of them its section."""
    texts = _sections(question.page)
    if question.section not in texts:  # of its heading's words, or nowhere: the build says so
        return False
    code = " ".join(re.findall("`([^`]+)`", question.words))
    names = [rf"\b{name}\b" for name in _CALLED.findall(code)]
    section = question.section.replace("-", "_") + texts[question.section]
    there = [name for name in names if re.search(name, texts[""])]
    return bool(there) and not any(re.search(name, section) for name in there)


def test_a_question_about_a_function_leads_to_a_section_with_it() -> None:
    found = [question for question in LISTED if astray(question)]
    places = {f"{q.page.rpartition('/')[2]}#{q.section}" for q in found}
    assert places == _ANOTHER, found
    one = next(q for q in LISTED if q.section == "bincount-length")
    assert not astray(one)
    assert astray(Question(one.words, one.page, "axis-argument"))
