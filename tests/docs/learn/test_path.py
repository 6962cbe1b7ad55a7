"""Every page of the path has what a reader is promised, and can be read in eight minutes."""

import re
from pathlib import Path

import pytest

from proof.pages.page import blocks
from proof.matrix.versions import ROOT

LEARN = ROOT / "docs" / "learn"
# `index` is the map of the path, `decide` its summary.
PAGES = sorted(page for page in LEARN.glob("*.md") if page.stem not in ("index", "decide"))
_FENCE = re.compile(r"^([ \t]*)(`{3,}).*?^\1\2[ \t]*$", re.M | re.S)
_FRONT = re.compile(r"\A---\n.*?\n---\n", re.S)


def minutes(text: str, programs: int) -> float:
    """Time to read a page: 200 words a minute, half a minute for each program."""
    prose = _FENCE.sub("", _FRONT.sub("", text))
    prose = re.sub(r"--8<--.*|\]\([^)]*\)", "", prose)
    return len(re.findall(r"\w[\w'.]*", prose)) / 200 + programs / 2


def faults(text: str, programs: int) -> list[str]:
    """What a page of the path lacks."""
    found = []
    body = _FRONT.sub("", text)
    if not re.match(r"\s*# .+\n+\*\*Goal:\*\* ", body):
        found.append("the goal does not follow the title")
    questions = len(re.findall(r"^\?\?\? question ", body, re.M))
    if not 2 <= questions <= 3:
        found.append(f"{questions} questions; expected two or three")
    if not re.search(r"^## Predict, then reveal$", body, re.M):
        found.append("no section 'Predict, then reveal'")
    if not re.search(r"^## Where next\n\n- ", body, re.M):
        found.append("no list 'Where next'")
    if not 4 <= minutes(text, programs) <= 8.5:
        found.append(f"takes {minutes(text, programs):.1f} minutes; expected 5 to 8, give or take")
    return found


def programs_of(page: Path) -> int:
    return sum(f.language == "python" for f in blocks(page.read_text("utf-8"), ROOT))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page_of_the_path_is_complete(page: Path) -> None:
    assert not (found := faults(page.read_text("utf-8"), programs_of(page))), found


def navigation() -> list[tuple[str, str]]:
    """The step, such as ``5b``, and the file of each page of the path, in the order of the menu."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8")
    return re.findall(r'- "?(\d+[a-d]?) .*: learn/(\S+)$', text, re.M)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_page_stands_on_the_map_and_in_the_navigation(page: Path) -> None:
    steps = {name: step for step, name in navigation()}
    (row,) = re.findall(rf"^\| .*\({page.name}\).*", (LEARN / "index.md").read_text("utf-8"), re.M)
    before = row.split(f"({page.name})")[0]
    assert re.findall(r"(?<![\w`])\d+[a-d]?(?![\w`])", before)[-1] == steps[page.name]
    text = page.read_text("utf-8")
    assert f"\n\nStep {steps[page.name]} of [the path](index.md#the-path)." in text


def test_each_page_leads_to_the_next_one_first() -> None:
    names = [name for _, name in navigation()]
    assert sorted(names) == [page.name for page in PAGES]
    for name, following in zip(names, [*names[1:], "decide.md"], strict=True):
        text = (LEARN / name).read_text("utf-8").split("## Where next")[1]
        assert re.findall(r"\]\(([^)#]+)", text)[0] == following, name


def test_what_is_missing_is_named() -> None:
    question = '??? question "How many?"\n\n    Two.\n\n'
    good = "# T\n\n**Goal:** g.\n\n## Predict, then reveal\n\n" + question * 2
    good += "word " * 800 + "\n\n## Where next\n\n- [a](a.md)\n"
    assert faults(good, 2) == []
    for broken, named in [
        (good.replace("**Goal:** ", ""), "goal"),
        (good.replace(question, "", 1), "1 questions"),
        (good.replace("## Predict, then reveal", "## More"), "Predict"),
        (good.replace("- [a](a.md)", ""), "Where next"),
        (good + "word " * 900, "minutes"),
    ]:
        (fault,) = faults(broken, 2)
        assert named in fault
