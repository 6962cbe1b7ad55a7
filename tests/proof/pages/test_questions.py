"""The list of questions: each line has one form, and leads to a page."""

import pytest

from proof.matrix.versions import ROOT
from proof.pages.questions import other_words, questions
from support.guide import GUIDE

LISTED = list(questions(GUIDE.asked_in.read_text("utf-8")))


@pytest.mark.parametrize("line", ["- How?", "- [How?](print)", "- [How?](a.md) and more"])
def test_an_item_of_another_form_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=r"expected '- \[words\]\(page.md#section\)', not"):
        list(questions(line))


@pytest.mark.parametrize("page", sorted({question.page for question in LISTED}))
def test_the_page_of_a_question_exists(page: str) -> None:
    assert (ROOT / "docs" / page).is_file()


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
    assert all((ROOT / "docs" / page).is_file() for page, _ in places)
