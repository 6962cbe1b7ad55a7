"""Each page shows the questions that lead to it."""

import pytest

from proof.matrix.versions import ROOT
from proof.pages.questions import Question, questions, with_questions

LISTED = list(questions((ROOT / "docs/reference/questions.md").read_text("utf-8")))


def test_a_page_ends_with_its_questions() -> None:
    asked = [Question("Why?", "a.md"), Question("How?", "a.md", "how-it-works")]
    expected = "# A\n\n## Asked as\n\n- Why?\n- [How?](#how-it-works)\n"
    assert with_questions("# A\n", asked) == expected


def test_a_page_without_questions_stays_as_it_is() -> None:
    assert with_questions("# A\n", []) == "# A\n"


@pytest.mark.parametrize("line", ["- How?", "- [How?](print)", "- [How?](a.md) and more"])
def test_an_item_of_another_form_is_named(line: str) -> None:
    with pytest.raises(ValueError, match=r"expected '- \[words\]\(page.md#section\)', not"):
        list(questions(line))


@pytest.mark.parametrize("page", sorted({question.page for question in LISTED}))
def test_the_page_of_a_question_exists(page: str) -> None:
    assert (ROOT / "docs" / page).is_file()


def test_no_question_is_listed_twice_for_a_page() -> None:
    assert len(LISTED) == len(set(LISTED))
