"""What the records add to a page: marks, names, content tabs and the foot."""

from pathlib import Path

import pytest

from proof.examples.records import write_outcomes
from proof.matrix.manifest import write_manifest
from proof.pages.outcomes import error_of, foot, with_outcomes
from proof.pages.reading import Reading

PAGE = """- item

    ``` {.python title="snippets/example.py"}
    --8<-- "snippets/example.py"
    ```

    ``` {.text .no-copy}
    --8<-- "snippets/example.txt"
    ```
"""
FAILED = "Traceback (most recent call last):\n  File\njax.errors.SomeError: no\nmore: words\n"
NEW, OLD = "0.12.0.1", "0.4.30"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets" / "example.py").write_text("print(1)\n")
    (tmp_path / "snippets" / "versions.toml").write_text(
        'recorded = [{ jax = "0.12.0.1", python = "3.13" }, { jax = "0.9.2", python = "3.11" },'
        '{ jax = "0.4.30", python = "3.11" }]\n'
    )
    return tmp_path


def test_one_outcome_is_named(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n"})
    built = with_outcomes(PAGE, Reading(root))
    assert '    ``` {.text .no-copy title="Output"}\n' in built
    assert "raises" not in built
    assert "===" not in built


def test_a_failure_is_marked_on_the_program_and_on_the_record(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: FAILED})
    built = with_outcomes(PAGE, Reading(root))
    assert '``` {.python title="snippets/example.py" .raises}' in built
    assert '``` {.text .no-copy title="Raises SomeError" .raises}' in built


def test_outcomes_that_differ_are_tabs_inside_what_surrounds_them(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n", "0.9.2": FAILED, OLD: FAILED})
    built = with_outcomes(PAGE, Reading(root))
    assert (
        '    === "JAX 0.12.0.1 on Python 3.13"\n\n        ``` {.text .no-copy title="Output"}\n'
        in built
    )
    assert (
        '    === "JAX 0.4.30 to 0.9.2 on Python 3.11"\n\n        ``` {.text .no-copy title="Raises'
        in built
    )
    assert '        --8<-- "snippets/example.jax-0.9.2.txt"\n' in built


def test_python_is_named_only_where_it_changes_with_the_outcome(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n", "0.9.2": "1\n", OLD: "0\n"})
    built = with_outcomes(PAGE, Reading(root))
    assert '=== "JAX 0.9.2 to 0.12.0.1"\n' in built
    assert '=== "JAX 0.4.30"\n' in built


def test_the_foot_names_versions_and_changes(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n", "0.9.2": "1\n", OLD: "2\n"})
    assert "were run on JAX: 0.12.0.1." in foot(PAGE, Reading(root)), "no matrix was run yet"
    write_manifest(root, [NEW, "0.9.2", OLD])
    text = foot(PAGE, Reading(root))
    assert "3 versions of JAX: 0.12.0.1, 0.9.2, 0.4.30." in text
    assert "`example.py` in 0.9.2" in text
    assert foot("# No examples\n", Reading(root)) == ""


def test_the_error_that_ends_a_record() -> None:
    assert error_of("1\n") is None
    assert error_of(FAILED) == "SomeError"
    assert error_of("KeyboardError: printed\n") is None
    assert error_of("Traceback (most recent call last):\n  File\nKeyError\n") == "KeyError"
