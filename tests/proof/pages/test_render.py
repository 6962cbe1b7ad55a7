"""A rendered page: included programs, marks, names, content tabs and the footer."""

import re
from pathlib import Path

import pytest

from proof.examples.records import write_outcomes
from proof.matrix.manifest import write_manifest
from proof.pages.project import Project
from proof.pages.render import render
from proof.pages.tracebacks import excerpt

PAGE = """- item

    ``` {.python}
    --8<-- "snippets/example.py"
    ```

    ``` {.text .no-copy}
    --8<-- "snippets/example.txt"
    ```
"""
TRACEBACK = "Traceback (most recent call last):"
FAILED = f"{TRACEBACK}\n  File\njax.errors.SomeError: no\nmore: words\n"
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
    assert "<summary>Checked on JAX 0.12.0.1</summary>" in rendered(root)
    write_manifest(root, [NEW, "0.9.2", OLD])
    text = rendered(root)
    assert "3 versions of JAX: 0.12.0.1, 0.9.2, 0.4.30." in text
    assert "<summary>Checked on JAX 0.4.30 to 0.12.0.1</summary>" in text
    assert "`example.py` in 0.9.2" in text


def test_a_page_without_examples_has_no_footer(root: Path) -> None:
    (root / "docs" / "page.md").write_text("# No examples\n")
    assert rendered(root) == "# No examples\n"


def test_a_program_leads_to_its_file(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n"})
    link = '[example.py](../snippets/example.py.txt "snippets/example.py")'
    (root / "docs" / "learn").mkdir()
    (root / "docs" / "page.md").rename(root / "docs" / "learn" / "page.md")
    project = Project(root)
    text = render(project.page(root / "docs/learn/page.md"), project)
    assert f"    {link.replace('../', '../../', 1)}" not in text, "docs is the site's root"
    assert f"    {link}\n    {{ .jg-file }}\n\n    ``` {{.python}}\n" in text


def test_on_github_a_program_leads_to_the_repository(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n"})
    project = Project(root, repo_url="https://github.com/me/guide", edit_uri="edit/trunk/docs/")
    text = render(project.page(root / "docs/page.md"), project)
    address = "https://github.com/me/guide/blob/trunk/snippets/example.py"
    assert f'[example.py]({address} "snippets/example.py")' in text


LONG = """1
Traceback (most recent call last):
  File "x.py", line 9, in <module>
    f(2)
  File "x.py", line 5, in f
    if x:  # raises SomeError
jax.errors.SomeError: {}
The error occurred while tracing the function f.

See https://x
"""


def test_a_long_traceback_is_folded(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: LONG.format("no")})
    text = re.sub("^    ", "", rendered(root), flags=re.M)
    short = "1\n    if x:\njax.errors.SomeError: no\n```\n"
    assert f'``` {{.text .no-copy title="Raises SomeError" .raises}}\n{short}' in text
    whole = text.partition('??? quote "The whole traceback"\n')[2]
    for line in LONG.format("no").replace("  # raises SomeError", "").rstrip().split("\n"):
        assert f"    {line}".rstrip() in whole.split("\n"), line


def test_outcomes_that_differ_in_what_is_folded_are_tabs_in_the_fold(root: Path) -> None:
    older = LONG.format("no").replace("https://x", "https://y")
    write_outcomes(root / "snippets/example.py", {NEW: LONG.format("no"), OLD: older})
    text = rendered(root)
    assert text.count('title="Raises SomeError"') == 1
    assert text.count("See https://") == 2
    assert text.index("??? quote") < text.index('        === "JAX 0.9.2 to 0.12.0.1')
    stop = LONG.format("no.")
    write_outcomes(root / "snippets/example.py", {NEW: LONG.format("no"), OLD: stop})
    assert rendered(root).count('title="Raises SomeError"') == 1, "they differ in a stop"
    other = LONG.format("yes")
    write_outcomes(root / "snippets/example.py", {NEW: LONG.format("no"), OLD: other})
    assert rendered(root).count('title="Raises SomeError"') == 2


def _pair(root: Path, fails: str, works: str, between: str = "") -> str:
    (root / "snippets/a_fails.py").write_text(fails)
    (root / "snippets/a_works.py").write_text(works)
    (root / "snippets/a_works.txt").write_text("1\n")
    blocks = [
        f'``` {{.python}}\n--8<-- "snippets/a_{name}.py"\n```\n' for name in ("fails", "works")
    ]
    record = '``` {.text .no-copy}\n--8<-- "snippets/a_works.txt"\n```\n'
    (root / "docs/page.md").write_text(
        "\n".join([blocks[0], between, blocks[1], record, "after\n"])
    )
    return rendered(root)


def test_a_program_and_its_working_twin_stand_side_by_side(root: Path) -> None:
    text = _pair(root, "x = 1\ny = 2  # raises E\n", "x = 1\ny = 3\n")
    assert "x = 1\ny = 2\n" in text, "the highlight and the title say what the comment says"
    pair = text.partition('<div class="jg-pair" markdown="1">')[2].partition("\nafter")[0]
    assert pair.count("<div") == pair.count("</div") - 1 == 2
    fails, works = pair.split('<div markdown="1">')[1:]
    assert "**Fails** [a_fails.py]" in fails and '``` {.python .avoid hl_lines="2"}\n' in fails
    assert "**Works** [a_works.py]" in works and '``` {.python hl_lines="2"}\n' in works
    assert 'title="Output"' in works


def test_what_stands_between_keeps_programs_apart(root: Path) -> None:
    assert "jg-pair" not in _pair(root, "x = 1  # raises E\n", "x = 2\n", "Some words.\n")


def test_a_line_that_differs_by_its_declaration_only_is_not_marked(root: Path) -> None:
    text = _pair(root, "x = 1\ny = 2\nz = 3\nf(x)  # raises E\n", "x = 1\ny = 4\nz = 3\nf(x)\n")
    assert re.findall(r'hl_lines="([\d ]+)"', text) == ["4", "2"]
    text = _pair(root, "x = 1\nf(x)  # raises E\n", "x = 1\nx = g(x)\nf(x)\nh()\n")
    assert re.findall(r'hl_lines="([\d ]+)"', text) == ["2", "2 4"], "lines that it alone has"


def test_a_caption_stands_above_its_program(root: Path) -> None:
    write_outcomes(root / "snippets/example.py", {NEW: "1\n"})
    page = PAGE.replace("{.python}", '{.python title="`n` is static"}')
    (root / "docs" / "page.md").write_text(page)
    text = rendered(root)
    assert "    **`n` is static** [example.py]" in text
    assert "    ``` {.python}\n" in text


CASES = """# Title

## Less common

### One { #one }

Text.

``` {.text}
### not a heading
```

### Two

More.

## See also
"""


def test_rarer_cases_are_folded_under_their_headings(root: Path) -> None:
    (root / "docs/page.md").write_text(CASES)
    text = rendered(root)
    assert text.count('<details class="jg-case"') == text.count("</details>") == 2
    assert '<summary markdown="block">\n### One { #one }\n</summary>\n\nText.' in text
    assert "### not a heading\n```\n\n</details>\n" in text
    assert "More.\n\n</details>\n\n## See also" in text
    (root / "docs/page.md").write_text(CASES.replace("Less common", "More"))
    assert "<details" not in rendered(root)


def test_a_message_of_several_lines_is_shown_whole_without_what_jax_adds() -> None:
    frames = '  File "a.py", line 2, in <module>\n    f(1)\n' * 3
    said = "ValueError: one\n  two,\n\nthree\nThe last says what to do."
    record = f"{TRACEBACK}\n{frames}{said}\nSee https://x\n"
    assert excerpt(record) == f"    f(1)\n{said}"
