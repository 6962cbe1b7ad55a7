"""A version that a page names in its text is one at which a program of that page changes."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from proof.examples.records import record_path, version_records_by_program
from proof.matrix.versions import EXAMPLES, ROOT, recorded
from proof.pages.project import Project

PROJECT = Project(ROOT)
ORDER = [version.jax for version in recorded(ROOT, EXAMPLES)]  # the newest first
CHANGED = version_records_by_program(ROOT)
# The pages of what changed are made from the records.
PAGES = [page for page in PROJECT.page_paths if "what-changed" not in page.parts]
_BLOCK = re.compile(r"```.*?```", re.S)
_NAMED = re.compile(r"(?:\b(up to|on|since|from)\s+)?\bJAX (\d+\.\d+\.\d+(?:\.\d+)?)", re.I)
_LINK = re.compile(r"\]\(([^)#\s]+\.md)")


def changes(programs: list[Path]) -> tuple[set[str], set[str]]:
    """The versions just before a change of an outcome, and those just after."""
    before = {version for program in programs for version in CHANGED.get(program, ())}
    return before, {ORDER[ORDER.index(version) - 1] for version in before if version in ORDER}


def strange_versions(page: Path) -> Iterator[str]:
    """Recorded versions that the text names, where no program of it or of its links changes."""
    own = list(PROJECT.page(page).programs)
    for paragraph in _BLOCK.sub("", page.read_text("utf-8")).split("\n\n"):
        linked = {(page.parent / target).resolve() for target in _LINK.findall(paragraph)}
        others = [p for path in linked if path.exists() for p in PROJECT.page(path).programs]
        before, after = changes([*own, *others])
        for word, version in _NAMED.findall(paragraph):
            fits = {"up to": before, "on": before | {ORDER[0]}, "since": after, "from": after}
            if version in ORDER and version not in fits.get(word.lower(), before | after):
                yield f"{word} JAX {version}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_version_in_the_text_is_one_that_changed_something(page: Path) -> None:
    assert not (found := list(strange_versions(page))), found


def test_a_working_twin_gives_no_nan_where_its_failing_one_does() -> None:
    compared = 0
    for page in PROJECT.page_paths:
        for works in PROJECT.page(page).programs:
            fails = works.with_name(works.name.replace("_works.py", "_fails.py"))
            records = [record_path(program) for program in (works, fails)]
            if works != fails and all(record.exists() for record in records):
                texts = [record.read_text("utf-8") for record in records]
                compared += 1
                assert not all(re.search(r"\bnan\b", text) for text in texts), works
    assert compared > 100
