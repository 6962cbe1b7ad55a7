"""The page *What changed* is read from the records."""

import shutil
from pathlib import Path

import pytest

from proof.examples.records import write_outcomes
from proof.matrix.versions import EXAMPLES, ROOT, suite_of
from proof.pages.changes import changes, changes_markdown
from proof.pages.project import Project

NEW, MIDDLE, OLD = "0.12.0.1", "0.9.2", "0.4.30"
FAILS = "Traceback (most recent call last):\n  File\n{}: no {}\n"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "docs" / "learn").mkdir(parents=True)
    shutil.copy(ROOT / "snippets" / "versions.toml", tmp_path / "snippets")
    (tmp_path / "snippets" / "a.py").write_text("print(1)\n")
    (tmp_path / "docs" / "learn" / "page.md").write_text(
        '``` {.python}\n--8<-- "snippets/a.py"\n```\n'
    )
    return tmp_path


def write(root: Path, new: str, old: str) -> None:
    write_outcomes(root / "snippets" / "a.py", {NEW: new, "0.10.2": new, MIDDLE: old, OLD: old})


def test_another_class_is_a_result(root: Path) -> None:
    write(
        root, FAILS.format("TypeError", 1), FAILS.format("jax.errors.TracerBoolConversionError", 1)
    )
    (change,) = changes(Project(root))
    assert (change.version, change.kind) == ("0.10.2", "result")
    assert (change.before, change.after) == ("raises TracerBoolConversionError", "raises TypeError")


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
    write(root, "new|\n", "old\n")
    text = changes_markdown(Project(root), "reference/what-changed.md")
    assert "## JAX 0.10.2\n" in text
    assert "| `old` | `new\\|` | [a](../learn/page.md) |" in text


def test_no_change_is_no_row(root: Path) -> None:
    write(root, "same\n", "same\n")
    assert changes(Project(root)) == []


def test_the_guide_shows_every_version_record() -> None:
    records = [
        record
        for record in (ROOT / "snippets").rglob("*.jax-*.txt")
        if suite_of(record) == EXAMPLES
    ]
    assert len(changes(Project(ROOT))) == len(records)
