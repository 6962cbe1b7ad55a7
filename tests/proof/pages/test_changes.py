"""The pages *What changed* are read from the records."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from proof.examples.program import Program
from proof.examples.records import write_outcomes
from proof.matrix.versions import EXAMPLES, ROOT, suite_of, version_key
from proof.pages.changes import FOLDER, changes, changes_markdown
from proof.pages.outcomes import runs
from proof.pages.project import Project
from proof.pages.render import with_lists
from support.guide import GUIDE
from support.sections import sections

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


def test_the_message_says_more_than_the_line_that_raised(root: Path) -> None:
    at = 'Traceback (most recent call last):\n  File "a.py", line {0}, in <module>\n    f({0})\n'
    write(root, at.format(2) + "TypeError: new\n", at.format(1) + "TypeError: old\n")
    (change,) = changes(Project(root))
    assert (change.before, change.after) == ("TypeError: old", "TypeError: new")


@pytest.mark.parametrize(
    ("old", "new", "before", "after"),
    [
        ("calls  hits\nf  1\n", "calls   hits\nf  2\n", "f  1", "f  2"),
        (
            *('  File "a.py", line 1, in f\nsaid a\n', '  File "a.py", line 2, in f\nsaid b\n'),
            *("said a", "said b"),
        ),
        ("a warning\nafter: 10\n", "tracing\ntracing\nafter: 2\n", "after: 10", "after: 2"),
        ("a warning\ntracing f32[8]\n", "tracing f32[8@i]\n", "tracing f32[8]", "tracing f32[8@i]"),
    ],
)
def test_a_line_is_shown_beside_the_one_that_took_its_place(
    root: Path, old: str, new: str, before: str, after: str
) -> None:
    write(root, new, old)
    (change,) = changes(Project(root))
    assert (change.before, change.after) == (before, after)


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


def test_rows_that_say_the_same_are_one(root: Path) -> None:
    long = "same words " * 10
    write(root, FAILS.format("TypeError", long + "one"), "1\n", "a")
    write(root, FAILS.format("TypeError", long + "two"), "1\n", "b")
    assert len({change.pattern for change in changes(Project(root))}) == 2
    text = changes_markdown(Project(root), f"{FOLDER}/jax-0.10.2.md", "0.10.2")
    assert text.count("<summary>") == 1 and "`a`, `b`" in text


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
        since = set(re.findall(r"\b(?:change since|changed from JAX) (\d[\d.]*\d)", text))
        assert since <= {ORDER[ORDER.index(version) + 1]}, f"{version}: the one before it"
        assert 3 <= text.count("\n- ") <= 6, f"{version}: three to six lines of what is noticed"


def test_what_most_programs_show_comes_first() -> None:
    kinds = [
        [int(n) for n in re.findall(r'"jg-often">(\d+) programs', kind)]
        for version in ORDER[:-1]
        for kind in changes_markdown(GUIDE, f"{FOLDER}/x.md", version).split("\n## ")
    ]
    assert all(often == sorted(often, reverse=True) for often in kinds) and any(kinds)


HERE = ROOT / "docs" / FOLDER
ORDER = [version.jax for version in GUIDE.versions]  # the newest first
_BULLET = re.compile(r"^- .+(?:\n  .+)*", re.M)
_LED = re.compile(r"\]\(([^)#\s]+\.md)(?:#([\w-]+))?\)")
_SHOWN = re.compile(r'--8<-- "(snippets/[^"]+\.py)"')


def _programs(text: str, folder: Path) -> set[Path]:
    """Those of the sections that a text links to, and of what these link to."""
    found: set[Path] = set()
    for to, section in _LED.findall(text):
        page = (folder / to).resolve()
        whole = page.read_text("utf-8")
        led = sections(whole)[section].text if section else whole
        found |= {ROOT / name for name in _SHOWN.findall(led)}
        if folder == HERE and section:
            found |= _programs(led, page.parent)
    return found


def _begins(program: Path) -> str:
    """The first recorded version that is as new as a program needs."""
    needed = Program.read(program).needs.get("jax")
    fits = [v for v in ORDER if needed and version_key(v) >= version_key(needed)]
    return fits[-1] if fits else ""


def unfounded(version: str, text: str) -> Iterator[str]:
    """Lines on the page of a version that no program bears out.

    A program that a line links to changes at this version; if it says what is new, the program
    begins to run. If it says "to 0.10.2", a program did the same on just these versions, and
    showed the words that are set in italics.
    """
    changed = {ROOT / change.program for change in changes(GUIDE) if change.version == version}
    for bullet in _BULLET.findall(text):
        linked = _programs(bullet, HERE)
        new = re.search(r"\b(?:works|takes|is new|are new)\b", bullet)
        borne_out = version in map(_begins, linked) or (linked & changed and not new)
        if linked and not borne_out:
            yield bullet
        for last in re.findall(r"\b(?:to|through) (\d+(?:\.\d+)+)", bullet):
            span = ORDER[ORDER.index(last) : ORDER.index(version) + 1]
            said = re.findall(r"(?<!\*)\*([^*`]+)\*(?!\*)", bullet)
            if not any(
                [v.jax for v in run.versions] == span and all(words in run.text for words in said)
                for program in linked or GUIDE.programs
                for run in runs(program, GUIDE)
            ):
                yield bullet


_INSTEAD = re.compile(r"raises (\w+(?:Error|Exception)) instead of (\w+(?:Error|Exception))")


def turned_round(version: str, text: str) -> list[str]:
    """Lines that tell of another class of an error than the records have, before and after."""
    shown = {
        (change.before.partition(":")[0], change.after.partition(":")[0])
        for change in changes(GUIDE)
        if change.version == version
    }
    return [said[0] for said in _INSTEAD.finditer(text) if (said[2], said[1]) not in shown]


def test_an_error_that_took_the_place_of_another_is_the_newer_one() -> None:
    pages = {version: _of(version) for version in ORDER[:-1]}
    assert not any(turned_round(version, text) for version, text in pages.items())
    said = next(_INSTEAD.finditer(pages["0.9.2"]))
    assert turned_round("0.9.2", f"raises {said[2]} instead of {said[1]}")
    assert turned_round("0.8.3", said[0])


def _of(version: str) -> str:
    return (HERE / f"jax-{version}.md").read_text("utf-8")


def test_what_a_page_of_a_version_says_is_borne_out_by_a_program() -> None:
    found = {v: list(unfounded(v, _of(v))) for v in ORDER if v != ORDER[-1]}
    assert not any(found.values()), found


def test_a_line_on_the_page_of_another_version_is_found() -> None:
    (partial,) = re.findall("^- .*#partial.*", _of("0.8.3"), re.M)
    assert list(unfounded("0.7.2", partial)) == [partial]
    (slices,) = re.findall("^- From this version to 0.10.2.*", _of("0.8.3"), re.M)
    assert list(unfounded("0.8.3", slices)) == []
    assert list(unfounded("0.8.3", slices.replace("0.10.2", "0.9.2")))
