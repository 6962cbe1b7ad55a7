"""The block runner goes red for each way in which a page could lie.

Each test makes a small project with two examples, breaks one thing, and reads what pytest says.
"""

import os
import shutil

import jax  # noqa: F401 - before pytester notes what is imported: it cannot be imported twice
import pytest

from proof.examples.program import Program
from proof.examples.records import programs
from proof.examples.run import run
from proof.matrix.versions import ROOT, recorded
from proof.pages.project import Project as PagesOf
from support.page_rules import page_faults

WORKS = 'print("first")\nprint(6 * 7)\n'
FAILS = 'def half(x):\n    return x / "two"  # raises TypeError\n\n\nhalf(3)\n'
BLOCK = """``` {{.python}}
--8<-- "snippets/{0}.py"
```

``` {{.text .no-copy}}
--8<-- "snippets/{0}.txt"
```
"""
SHOWS_WORKS = BLOCK.format("works")
PROGRAM, RECORD = SHOWS_WORKS.split("\n\n")
PAGE = "docs/page.md"


class Project:
    """A project with two examples, one page, and records that agree."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.root = pytester.path
        for folder in ("snippets", "docs", "src", "tests"):
            (self.root / folder).mkdir()
        shutil.copy(ROOT / "snippets" / "versions.toml", self.root / "snippets")
        pytester.makeconftest('pytest_plugins = ["proof.pages.plugin"]')
        self.write("snippets/works.py", WORKS)
        self.write("snippets/fails.py", FAILS)
        self.record()
        self.write(PAGE, "# Page\n\n" + SHOWS_WORKS + "\n" + BLOCK.format("fails"))

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, "utf-8")

    def change(self, name: str, before: str, after: str) -> None:
        text = (self.root / name).read_text("utf-8")
        assert before in text
        self.write(name, text.replace(before, after, 1))

    def record(self) -> None:
        for path in programs(self.root):
            path.with_suffix(".txt").write_text(run(Program.read(path)).text, "utf-8")

    def run(self, *options: str) -> tuple[dict[str, int], str]:
        result = self.pytester.runpytest_inprocess(
            "docs", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", *options
        )
        return result.parseoutcomes(), "\n".join([*result.outlines, *result.errlines])

    def faults(self) -> str:
        return "\n".join(page_faults(PagesOf(self.root).page(self.root / PAGE)))


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Project:
    # Declarations speak of the newest recorded JAX; the one installed may be an older one.
    monkeypatch.setattr("proof.pages.plugin.installed_jax", lambda: recorded()[0].jax)
    return Project(pytester)


def indented(spaces: int) -> str:
    return "".join(" " * spaces + line + "\n" for line in SHOWS_WORKS.splitlines())


def test_a_program_that_forks_is_skipped_where_nothing_can_fork(
    project: Project, monkeypatch: pytest.MonkeyPatch
) -> None:
    project.write("snippets/works.py", "# needs os.fork\n" + WORKS)
    assert project.run()[0] == {"passed": 2}
    monkeypatch.delattr(os, "fork")
    assert project.run()[0] == {"passed": 1, "skipped": 1}


def test_agreement_is_green(project: Project) -> None:
    outcome, output = project.run()
    assert outcome == {"passed": 2}, output
    assert project.faults() == ""


Change = tuple[str, str, str]  # file, what stands there, what is put there

# What is broken in the project, and words of what pytest must then say.
LIES: dict[str, tuple[list[Change], list[str]]] = {
    "wrong output": (
        [("snippets/works.txt", "42", "43")],
        ["-43", "+42", "If it is right now, run: make records ARGS=snippets/works.py"],
    ),
    "one character of a traceback": (
        [("snippets/fails.txt", "line 2", "line 3")],
        ["snippets/fails.py", "line 3", "line 2"],
    ),
    "missing output": (
        [("snippets/works.txt", "first\n", "")],
        ["snippets/works.py", "+first"],
    ),
    "no output": (
        [("snippets/works.py", WORKS, "x = 1\n")],
        ["snippets/works.py: printed nothing, but has a record"],
    ),
    "other error class": (
        [("snippets/fails.py", "# raises TypeError", "# raises ValueError")],
        ["snippets/fails.py:2: declares '# raises ValueError', but TypeError was raised"],
    ),
    "other message": (
        [("snippets/fails.txt", "unsupported operand", "unsuitable operand")],
        ["-TypeError: unsuitable operand", "+TypeError: unsupported operand"],
    ),
    "error on another line": (
        [
            ("snippets/fails.py", "  # raises TypeError", ""),
            ("snippets/fails.py", "half(3)", "half(3)  # raises TypeError"),
        ],
        ["snippets/fails.py:5: declares '# raises TypeError' on line 5, but line 2 raised it"],
    ),
    "no error": (
        [("snippets/fails.py", '"two"', "2")],
        ["snippets/fails.py:2: declares '# raises TypeError', but the program ran to its end"],
    ),
    "undeclared error": (
        [("snippets/fails.py", "  # raises TypeError", "")],
        ["snippets/fails.py:2: raised TypeError, which no line declares"],
    ),
    "missing record": (
        [("snippets/works.txt", "first\n42\n", ""), (PAGE, RECORD, "")],
        ["snippets/works.py", "+first", "+42"],
    ),
    "missing include": (
        [(PAGE, 'works.py"\n```', 'gone.py"\n```')],
        ["an include is broken", "snippets/gone.py"],
    ),
    "a slip in an include": (
        [(PAGE, 'works.txt"\n```', 'work.txt"\n```')],
        ["an include is broken", "did you mean snippets/works.txt?"],
    ),
    "missing section": (
        [(PAGE, 'works.py"\n```', 'works.py:top"\n```')],
        ["an include is broken", "top"],
    ),
    "unclosed fence": (
        [(PAGE, BLOCK.format("fails"), "```python\nx = 1\n")],
        ["a fence is not closed", "```python"],
    ),
    "wrong output in a tab": (
        [("snippets/works.txt", "42", "43"), (PAGE, SHOWS_WORKS, '=== "Tab"\n\n' + indented(4))],
        ["snippets/works.py", "-43", "+42"],
    ),
    "wrong output in an admonition in a list": (
        [
            ("snippets/works.txt", "42", "43"),
            (PAGE, SHOWS_WORKS, "- item\n\n    !!! note\n\n" + indented(8)),
        ],
        ["snippets/works.py", "-43", "+42"],
    ),
    "Python typed into a page": (
        [(PAGE, SHOWS_WORKS, "```python\nprint(1)\n```\n")],
        [PAGE, "neither a whole program of snippets/ nor part of src/ or tests/"],
    ),
    "two errors declared": (
        [("snippets/fails.py", "half(3)", "half(3)  # raises TypeError")],
        ["snippets/fails.py: '# raises' stands on lines 2, 5"],
    ),
    "an error declared without its class": (
        [("snippets/fails.py", "# raises TypeError", "# raises")],
        ["snippets/fails.py:2", "is not of the form '# raises ClassName'"],
    ),
}


@pytest.mark.parametrize("lie", LIES)
def test_a_lie_is_red(project: Project, lie: str) -> None:
    changes, expected = LIES[lie]
    for change in changes:
        project.change(*change)
    outcome, output = project.run()
    assert outcome.get("failed", 0) + outcome.get("errors", 0) >= 1, output
    for words in expected:
        assert words in output, output


def test_a_record_that_was_deleted_is_red(project: Project) -> None:
    project.change(PAGE, RECORD, "")
    (project.root / "snippets" / "works.txt").unlink()
    _, output = project.run()
    assert "snippets/works.py: has no record, but printed" in output
    assert "| 42" in output


def test_a_program_that_no_page_shows_is_named_when_it_is_asked_for(project: Project) -> None:
    project.write("snippets/alone.py", "x = 1\n")
    assert "no page shows snippets/alone.py: show it on" in project.run("-k", "alone")[1]
    assert "no page shows" not in project.run("-k", "works")[1]
    assert "no page shows" not in project.run("-k", "nothing")[1]


# What is broken on the page, and what the rules for pages must then say.
PAGE_FAULTS: dict[str, tuple[Change, str]] = {
    "a record that is not shown": (
        (PAGE, RECORD, ""),
        "docs/page.md:3: the record snippets/works.txt is not shown below this program",
    ),
    "the record of another program": (
        (PAGE, "snippets/works.txt", "snippets/fails.txt"),
        "docs/page.md:7: the record snippets/fails.txt does not follow its program",
    ),
    "a record without its program": (
        (PAGE, PROGRAM, ""),
        "the record snippets/works.txt does not follow its program",
    ),
    "a title that repeats the file": (
        (PAGE, "{.python}", '{.python title="snippets/works.py"}'),
        "docs/page.md:3: the title repeats the file 'snippets/works.py'",
    ),
    "a part of a program": (
        (PAGE, 'works.py"\n', 'works.py:1:1"\n'),
        "docs/page.md:3: a part of snippets/works.py is shown; expected the whole program",
    ),
    "a misspelt language": ((PAGE, ".python", ".pyhton"), "unknown language 'pyhton'"),
    "Python under another name": ((PAGE, ".python", ".pycon"), "Python is marked 'pycon'"),
    "a program in a block of text": (
        (PAGE, ".python", ".text"),
        "snippets/works.py stands in a block marked 'text'",
    ),
    "output typed into a page": (
        (PAGE, SHOWS_WORKS, "```text\n42\n```\n"),
        "docs/page.md:3: text is typed in a block",
    ),
    "options that break the block": (
        (PAGE, "{.python}", "python notest"),
        "these options break the block",
    ),
    "a caption with a quotation mark": (
        (PAGE, "{.python}", '{.python title="what "n" is"}'),
        "these options break the block",
    ),
    "an include outside of a block": (
        (PAGE, SHOWS_WORKS, '--8<-- "snippets/works.py"\n'),
        "docs/page.md:3: snippets/works.py is drawn in outside a fence",
    ),
}


@pytest.mark.parametrize("fault", PAGE_FAULTS)
def test_a_page_that_hides_something_is_red(project: Project, fault: str) -> None:
    change, expected = PAGE_FAULTS[fault]
    project.change(*change)
    assert expected in project.faults()


def test_a_record_of_an_older_version_is_no_record(project: Project) -> None:
    project.write("snippets/works.jax-0.4.30.txt", "first\n42\n")
    project.change(PAGE, "works.txt", "works.jax-0.4.30.txt")
    assert "works.jax-0.4.30.txt is no record of the newest JAX" in project.faults()


def test_a_block_that_raises_type_error_runs_once(project: Project) -> None:
    """pytest-markdown-docs runs a block again after a TypeError; ours must not be."""
    counter = project.root / "count"
    count = f"with open({str(counter)!r}, 'a') as file:\n    file.write('x')\n"
    project.write("snippets/fails.py", count + FAILS)
    project.record()
    counter.unlink()
    outcome, output = project.run()
    assert outcome == {"passed": 2}, output
    assert counter.read_text("utf-8") == "x"


def test_an_unrecorded_jax_is_named(project: Project, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("proof.pages.plugin.installed_jax", lambda: "99.1")
    _, output = project.run()
    assert "JAX 99.1 IS NOT RECORDED" in output


def test_an_example_that_is_no_text_is_named(project: Project) -> None:
    (project.root / "snippets" / "bytes.py").write_bytes(b"x = '\xff'\n")
    project.change(PAGE, "works.py", "bytes.py")
    outcome, output = project.run()
    assert outcome == {"errors": 1}
    assert "snippets/bytes.py: expected text in UTF-8: 'utf-8' codec can't decode" in output
    assert "INTERNALERROR" not in output
