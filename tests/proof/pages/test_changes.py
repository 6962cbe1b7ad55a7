"""The pages *What changed* are read from the records."""

import shutil
from pathlib import Path

import pytest

from proof.examples.records import write_outcomes
from proof.matrix.versions import EXAMPLES, ROOT, suite_of
from proof.pages.changes import FOLDER, changes, changes_markdown
from proof.pages.project import Project
from proof.pages.render import with_lists
from support.guide import GUIDE

NEW, MIDDLE, OLD = "0.12.0.1", "0.9.2", "0.4.30"
FAILS = "Traceback (most recent call last):\n  File\n{}: no {}\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "docs" / "learn").mkdir(parents=True)
    shutil.copy(ROOT / "snippets" / "versions.toml", tmp_path / "snippets")
    shown = "".join(f'``` {{.python}}\n--8<-- "snippets/{name}.py"\n```\n\n' for name in "ab")
    (tmp_path / "docs" / "learn" / "page.md").write_text(f"---\ntitle: The page\n---\n\n{shown}")
    for name in "ab":
        (tmp_path / "snippets" / f"{name}.py").write_text("print(1)\n")
    return tmp_path


def write(root: Path, new: str, old: str, name: str = "a") -> None:
    outcomes = {NEW: new, "0.10.2": new, MIDDLE: old, OLD: old}
    write_outcomes(root / "snippets" / f"{name}.py", outcomes)


def test_another_class_is_a_result(root: Path) -> None:
    write(
        root, FAILS.format("TypeError", 1), FAILS.format("jax.errors.TracerBoolConversionError", 1)
    )
    (change,) = changes(Project(root))
    assert (change.version, change.kind) == ("0.10.2", "result")
    assert (change.before, change.after) == ("TracerBoolConversionError: no 1", "TypeError: no 1")


def test_what_no_longer_raises_is_a_result(root: Path) -> None:
    write(root, "1\n", FAILS.format("TypeError", "old"))
    (change,) = changes(Project(root))
    assert (change.kind, change.before, change.after) == ("result", "TypeError: no old", "runs")


def test_other_words_are_a_message(root: Path) -> None:
    write(root, FAILS.format("TypeError", "new"), FAILS.format("TypeError", "old"))
    (change,) = changes(Project(root))
    assert (change.kind, change.before, change.after) == (
        *("message", "TypeError: no old", "TypeError: no new"),
    )


def test_another_number_of_traces_is_a_result(root: Path) -> None:
    write(root, "tracing\ntracing\n", "tracing\n")
    (change,) = changes(Project(root))
    assert (change.kind, change.before, change.after) == ("result", "", "tracing")


def test_only_what_differs_of_a_long_line_is_shown(root: Path) -> None:
    same = "x" * 50 + " " + "y" * 50 + " "
    write(root, same + "new\n", same + "old\n")
    (change,) = changes(Project(root))
    assert change.after.startswith("…") and change.after.endswith("new")
    assert len(change.after) < 100


def test_the_page_links_to_the_example(root: Path) -> None:
    write(root, "new <a>\n", "old\n")
    text = changes_markdown(Project(root), f"{FOLDER}/jax-0.10.2.md", "0.10.2")
    assert "## Printed output { #print }\n" in text
    assert "<summary><code>old</code><br>→ <code>new &lt;a&gt;</code></summary>" in text
    assert "- [The page](../../learn/page.md): `a`\n" in text
    assert not changes_markdown(Project(root), f"{FOLDER}/jax-0.9.2.md", "0.9.2")


@pytest.mark.parametrize(
    ("new", "old", "other_new", "other_old"),
    [
        (
            "a shape of integers was expected, got JitTracer(int32[3])",
            "a shape of integers was expected, got Traced<int32[3]>",
            "a single truth value was expected here, got JitTracer(bool[])",
            "a single truth value was expected here, got Traced<bool[]>",
        ),
        ("bad at a.py:3 (f)", "wrong at a.py:3 (f)", "bad at b.py:14 (f)", "wrong at b.py:14 (f)"),
        ("one 'x'", "two 'x'", "one 'y'", "two 'y'"),
    ],
)
def test_the_same_change_is_one_row(
    root: Path, new: str, old: str, other_new: str, other_old: str
) -> None:
    write(root, f"{new}\n", f"{old}\n")
    write(root, f"{other_new}\n", f"{other_old}\n", "b")
    first, second = changes(Project(root))
    assert first.pattern == second.pattern
    text = changes_markdown(Project(root), f"{FOLDER}/jax-0.10.2.md", "0.10.2")
    assert text.count("<summary>") == 1
    assert "2 programs" in text and "`a`, `b`" in text


def test_another_change_is_another_row(root: Path) -> None:
    write(root, "n is one\n", "n is two\n")
    write(root, "n was one\n", "n is one\n", "b")
    text = changes_markdown(Project(root), f"{FOLDER}/jax-0.10.2.md", "0.10.2")
    assert text.count("<summary>") == 2


def test_the_list_of_versions_has_what_each_page_says_first(root: Path) -> None:
    write(root, "new\n", "old\n")
    pages = root / "docs" / FOLDER
    pages.mkdir(parents=True)
    (pages / "jax-0.10.2.md").write_text(
        "# What changed\n\n- It is new,\n  in two lines.\n- And so on.\n\n## More\n\n- Not this.\n"
    )
    text = with_lists("A\n\n<!-- changes -->\n", f"{FOLDER}/index.md", Project(root))
    assert text == (
        "A\n\n## [JAX 0.10.2](jax-0.10.2.md) { #jax-0.10.2 }\n\n"
        "- It is new,\n  in two lines.\n- And so on.\n\n"
    )


def test_no_change_is_no_row(root: Path) -> None:
    write(root, "same\n", "same\n")
    assert changes(Project(root)) == []


def test_the_guide_shows_every_version_record() -> None:
    records = [
        record
        for record in (ROOT / "snippets").rglob("*.jax-*.txt")
        if suite_of(record) == EXAMPLES
    ]
    assert len(changes(GUIDE)) == len(records)


def test_each_version_with_a_change_has_its_page_and_no_other() -> None:
    versions = {change.version for change in changes(GUIDE)}
    pages = {path.stem for path in (ROOT / "docs" / FOLDER).glob("*.md")} - {"index"}
    assert pages == {f"jax-{version}" for version in versions}
    for version in versions:
        text = (ROOT / "docs" / FOLDER / f"jax-{version}.md").read_text("utf-8")
        assert f"<!-- changes {version} -->" in text
        assert 3 <= text.count("\n- ") <= 6, f"{version}: three to six lines of what is noticed"
