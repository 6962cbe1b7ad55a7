"""A rendered page: includes drawn in, marks, names, content tabs and the footer."""

import re
from pathlib import Path

import pytest

from proof.examples.records import write_outcomes
from proof.matrix.manifest import write_manifest
from proof.matrix.versions import ROOT
from proof.pages.project import Project
from proof.pages.render import render

PAGE = """- item

    ``` {.python}
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
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "page.md").write_text(PAGE)
    return tmp_path


def rendered(root: Path) -> str:
    project = Project(root)
    return render(project.page(root / "docs/page.md"), project)


def test_one_outcome_is_named(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n"})
    built = rendered(root)
    assert '    ``` {.text .no-copy title="Output"}\n    1\n    ```\n' in built
    assert "    ``` {.python}\n    print(1)\n    ```\n" in built
    assert "raises" not in built
    assert "===" not in built


def test_a_failure_is_marked_on_the_program_and_on_the_record(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: FAILED})
    built = rendered(root)
    assert "``` {.python .raises}" in built
    assert '``` {.text .no-copy title="Raises SomeError" .raises}' in built


def test_outcomes_that_differ_are_tabs_inside_what_surrounds_them(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n", "0.9.2": FAILED, OLD: FAILED})
    built = rendered(root)
    assert (
        '    === "JAX 0.12.0.1 on Python 3.13"\n\n        ``` {.text .no-copy title="Output"}\n'
        in built
    )
    assert (
        '    === "JAX 0.4.30 to 0.9.2 on Python 3.11"\n\n        ``` {.text .no-copy title="Raises'
        in built
    )
    assert "\n        jax.errors.SomeError: no\n" in built


def test_python_is_named_only_where_it_changes_with_the_outcome(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n", "0.9.2": "1\n", OLD: "0\n"})
    built = rendered(root)
    assert '=== "JAX 0.9.2 to 0.12.0.1"\n' in built
    assert '=== "JAX 0.4.30"\n' in built


def test_the_footer_names_versions_and_changes(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n", "0.9.2": "1\n", OLD: "2\n"})
    assert "were run on JAX: 0.12.0.1." in rendered(root), "no matrix was run yet"
    write_manifest(root, [NEW, "0.9.2", OLD])
    text = rendered(root)
    assert "3 versions of JAX: 0.12.0.1, 0.9.2, 0.4.30." in text
    assert "`example.py` in 0.9.2" in text


def test_a_page_without_examples_has_no_footer(root: Path) -> None:
    (root / "docs" / "page.md").write_text("# No examples\n")
    assert rendered(root) == "# No examples\n"


def test_a_program_leads_to_its_file(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n"})
    link = '[snippets/example.py](../snippets/example.py "Source file")'
    (root / "docs" / "learn").mkdir()
    (root / "docs" / "page.md").rename(root / "docs" / "learn" / "page.md")
    project = Project(root)
    text = render(project.page(root / "docs/learn/page.md"), project)
    assert f"    {link.replace('../', '../../', 1)}" not in text, "docs is the site's root"
    assert f"    {link}\n    {{ .jg-file }}\n\n    ``` {{.python}}\n" in text


def test_nothing_is_left_to_draw_in() -> None:
    """Each page of the guide, its includes and its marks for generated lists."""
    project = Project(ROOT)
    for path in project.page_paths:
        page = project.page(path)
        if page.name:
            text = render(page, project)
            assert "--8<--" not in text, page.shown
            assert not re.search(r"^<!-- (tree|changes|errors: index)", text, re.M), page.shown
            assert text.startswith(page.front_matter), page.shown
