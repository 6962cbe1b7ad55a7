"""The site's own search leads from a reader's words to the page that answers."""

import pytest

from proof.matrix.versions import ROOT
from proof.pages.questions import questions
from support.searched import ask, ask_nothing, first_three
from support.watched import Opener

QUESTIONS = [
    (q.words.replace("`", "").replace("\\", ""), q.page.removesuffix(".md").removesuffix("/index"))
    for q in questions((ROOT / "docs/reference/questions.md").read_text("utf-8"))
]
pytestmark = pytest.mark.xdist_group("search")  # every query is asked once, by one process
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
# Each of these signs is an operator of the search engine, if it gets there.
CODE = [
    *("warm-up: raise", "x[-1:]", "x[~mask]", "x ^ y", "2 ** n", "where(x > 0, x, -x)", "foo:-1"),
    *('static_argnames="n"', "+x", "--strict", "TypeError: x+y", "def f(x: jax.Array) -> bool:"),
]


@pytest.fixture(scope="module")
def found(address: str, browser: object) -> dict[str, list[str]]:
    """The first three pages that the search gives for each query."""
    opener = Opener(browser)  # type: ignore[arg-type]
    watched = opener(address)
    watched.page.keyboard.press("/")
    answers = {}
    for words in (*(words for words, _ in [*QUESTIONS, *SYMPTOMS]), *CODE):
        ask_nothing(watched.page)
        ask(watched.page, words)
        answers[words] = first_three(watched.page)
    opener.close()
    assert not watched.errors
    return answers


@pytest.mark.parametrize(("words", "page"), [*QUESTIONS, *SYMPTOMS])
def test_the_page_that_answers_is_among_the_first_three(
    found: dict[str, list[str]], words: str, page: str
) -> None:
    assert page in found[words]


@pytest.mark.parametrize("words", CODE)
def test_code_finds_something(found: dict[str, list[str]], words: str) -> None:
    assert found[words]


def test_there_are_sixty_questions() -> None:
    assert len(QUESTIONS) >= 60


def test_for_most_of_them_it_is_the_first(found: dict[str, list[str]]) -> None:
    asked = [*QUESTIONS, *SYMPTOMS]
    missed = [(words, found[words][0]) for words, page in asked if found[words][0] != page]
    assert len(missed) <= len(asked) // 20, missed
