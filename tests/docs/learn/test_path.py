"""Every lesson has the parts that the overview promises, and takes eight minutes at most."""

import re

import pytest

from proof.matrix.versions import ROOT
from proof.pages.lesson_notebooks import lessons
from proof.pages.page import Page
from support.guide import GUIDE

LEARN = ROOT / "docs" / "learn"
LESSONS = lessons(GUIDE)
each = pytest.mark.parametrize("page", LESSONS, ids=lambda page: page.path.stem)
_FENCE = re.compile(r"^([ \t]*)(`{3,}).*?^\1\2[ \t]*$", re.M | re.S)
_FRONT = re.compile(r"\A---\n.*?\n---\n", re.S)
_FOLDED = re.compile(r"^## Variations$.*?(?=^## )", re.M | re.S)


def minutes(text: str) -> float:
    """Time to read a text: 200 words a minute, half a minute for each program."""
    prose = re.sub(r"--8<--.*|\]\([^)]*\)", "", _FENCE.sub("", _FRONT.sub("", text)))
    programs = len(re.findall(r"^ *``` \{\.python", text, re.M))
    return len(re.findall(r"\w[\w'.]*", prose)) / 200 + programs / 2


def faults(text: str) -> list[str]:
    """What a lesson lacks."""
    found = []
    body = _FRONT.sub("", text)
    if not re.match(r"\s*# .+\n+\*\*Goal:\*\* ", body):
        found.append("the goal does not follow the title")
    questions = len(re.findall(r"^\?\?\? question ", body, re.M))
    if not 1 <= questions <= 3:
        found.append(f"{questions} questions; expected one or two, three at most")
    if not re.search(r"^## Predict, then reveal$", body, re.M):
        found.append("no section 'Predict, then reveal'")
    if not re.search(r"^(?:<figure|--8<-- .*\.html\"$)", body, re.M):
        found.append("no picture and no stepper")
    opened, whole = minutes(_FOLDED.sub("", text)), minutes(text)
    if whole < 4 or opened > 8:
        found.append(f"takes {opened:.1f} to {whole:.1f} minutes; expected 5 to 8, give or take")
    return found


@each
def test_lesson_is_complete(page: Page) -> None:
    assert not (found := faults(page.text)), found


@each
def test_lesson_says_its_place_and_leads_to_the_next(page: Page) -> None:
    number = LESSONS.index(page) + 1
    assert f"\n\nLesson {number} of [the path](index.md#the-path)" in page.text
    last = page.text.split("\n## ")[-1]
    if number < len(LESSONS):
        following = LESSONS[number].path.name
        assert re.match(rf"Next lesson\n\n- \[{number + 1} [^]]+\]\({following}\)", last), last
    assert len(re.findall(r"^- ", last, re.M)) <= 3


def test_the_map_names_the_lessons_of_the_navigation_in_their_order() -> None:
    rows = re.findall(
        r"^\| (\d+) \| \[.*\]\((\S+\.md)\)", (LEARN / "index.md").read_text("utf-8"), re.M
    )
    assert rows == [(str(n), page.path.name) for n, page in enumerate(LESSONS, 1)]


def test_what_is_missing_is_named() -> None:
    question = '??? question "How many?"\n\n    Two.\n\n'
    good = "# T\n\n**Goal:** g.\n\n<figure>\n\n## Predict, then reveal\n\n" + question
    good += "word " * 800 + "\n\n## Next lesson\n\n- [2 a](a.md)\n"
    assert faults(good) == []
    for broken, named in [
        (good.replace("**Goal:** ", ""), "goal"),
        (good.replace(question, ""), "0 questions"),
        (good.replace("## Predict, then reveal", "## More"), "Predict"),
        (good.replace("<figure>", ""), "picture"),
        (good + "word " * 1000, "minutes"),
    ]:
        (fault,) = faults(broken)
        assert named in fault


_NUMBERED = re.compile(r"\[(?:[Ll]esson )?(\d+)\]\((?:[\w./-]*/)?([\w-]+)\.md")


def astray(text: str) -> list[str]:
    """Links such as `[lesson 6](cache.md)` or `[6](cache.md)` that lead to another lesson."""
    names = dict(enumerate((page.path.stem for page in LESSONS), start=1))
    return [match[0] for match in _NUMBERED.finditer(text) if names.get(int(match[1])) != match[2]]


def test_a_link_to_a_lesson_says_its_number() -> None:
    texts = [path.read_text("utf-8") for path in GUIDE.page_paths]
    assert not (found := [link for text in texts for link in astray(text)]), found
    assert sum(len(_NUMBERED.findall(text)) for text in texts) > 5
    assert astray("[lesson 6](../learn/cache.md#key) and [Lesson 5](cache.md)") == [
        "[Lesson 5](cache.md"
    ]
    assert astray("lessons [1](what-jit-does.md) and [3](tracers.md)") == ["[3](tracers.md"]


def misnumbered(text: str) -> list[str]:
    """Sentences that number the lessons they link to, and not as the navigation does."""
    names = [page.path.name for page in LESSONS]
    found = []
    for sentence in re.split(r"(?<=[.:?])\s|\n\n", _FENCE.sub("", text)):
        said = re.findall(
            r"\d+", "".join(re.findall(r"\blessons? \d+(?:(?:, | and )\d+)*", sentence))
        )
        linked = [
            name for name in re.findall(r"\]\((?:[\w./]*/)?([\w-]+\.md)", sentence) if name in names
        ]
        if said and linked and said != [str(names.index(name) + 1) for name in linked]:
            found.append(sentence.strip())
    return found


def test_a_lesson_that_is_linked_has_its_number() -> None:
    pages = {page.relative_to(ROOT): page.read_text("utf-8") for page in GUIDE.page_paths}
    assert not [f"{page}: {found}" for page in pages for found in misnumbered(pages[page])]
    assert not misnumbered(
        "See [masks](shapes.md) and [padding](recompilation.md) (lessons 9 and 11)."
    )
    assert misnumbered("See [masks](shapes.md) and [padding](recompilation.md) (lessons 9 and 10).")
    assert misnumbered("As [lesson 5](tracers.md#a) said, it fails.")
