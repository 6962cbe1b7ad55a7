"""Nothing on a page escapes the checks, and everything that was recorded is shown."""

from pathlib import Path

import pytest

from proof.examples.records import examples, orphans, programs
from proof.matrix.versions import ROOT, SUITES
from support.guide import GUIDE
from support.page_rules import page_faults

EVERY_PROGRAM = [path for suite in SUITES for path in programs(ROOT, suite)]
EVERY_EXAMPLE = [path for suite in SUITES for path in examples(ROOT, suite)]
PAGES = GUIDE.page_paths


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_page_shows_only_what_is_checked(page: Path) -> None:
    assert not (faults := page_faults(GUIDE.page(page))), "\n".join(faults)


def test_the_first_page_of_a_section_lists_every_other() -> None:
    unlisted = [
        page.relative_to(ROOT).as_posix()
        for section in ("learn", "errors", "slow", "wrong", "guides", "libraries", "problems")
        for page in (ROOT / "docs" / section).glob("*.md")
        if page.name != "index.md"
        and f"({page.name}" not in page.with_name("index.md").read_text("utf-8")
    ]
    assert not unlisted, "no link in the index.md beside: " + ", ".join(unlisted)


@pytest.mark.parametrize("field", ["title", "description"])
def test_no_two_pages_have_one_title_or_description(field: str) -> None:
    first: dict[str, str] = {}
    for page in PAGES:
        name = page.relative_to(ROOT).as_posix()
        front = GUIDE.page(page).front_matter
        if f"{field}: " in front:
            said = front.split(f"{field}: ")[1].partition("\n")[0]
            other = first.setdefault(said, name)
            assert other == name, f"{name} has the {field} of {other}: {said}"


def test_every_example_is_shown() -> None:
    shown = {program for page in PAGES for program in GUIDE.page(page).programs}
    unused = [p.relative_to(ROOT).as_posix() for p in EVERY_EXAMPLE if p not in shown]
    assert not unused, "no page shows these examples: " + ", ".join(unused)


def test_every_example_lies_in_the_folder_of_a_page_that_shows_it() -> None:
    pages = {GUIDE.page(page) for page in PAGES}
    folders = {
        ROOT / "snippets" / page.name.removesuffix(".md"): page for page in pages if page.name
    }
    for path in EVERY_EXAMPLE:
        owner = folders.get(path.parent)
        assert owner, f"{path.relative_to(ROOT)}: its folder is that of no page"
        assert path in owner.programs, f"{path.relative_to(ROOT)}: {owner.shown} does not show it"


def test_every_record_has_a_program() -> None:
    left = [path for suite in SUITES for path in orphans(ROOT, suite)]
    assert not left, f"records without a program: {left}"


def test_no_program_stands_in_two_files() -> None:
    first: dict[str, Path] = {}
    for path in EVERY_PROGRAM:
        text = path.read_text("utf-8").strip()
        other = first.setdefault(text, path)
        assert other == path, f"{path} holds the same program as {other}: show one of them"


def test_a_program_that_only_newer_versions_can_run_says_so() -> None:
    """`# needs jax >= 0.8` stands in each example that raises on an older version only."""
    from proof.examples.program import Program
    from proof.examples.records import error_of, record_path, version_records

    for path in EVERY_PROGRAM:
        newest = record_path(path)
        if newest.exists() and error_of(newest.read_text("utf-8")):
            continue
        failing = [
            version
            for version, record in version_records(path).items()
            if error_of(record.read_text("utf-8"))
        ]
        if failing:
            assert Program.read(path).needs, (
                f"{path.relative_to(ROOT)} raises on JAX {failing[0]} and runs on the newest: "
                "say '# needs jax >= VERSION' (or python) in it"
            )
