"""If a page names a version in its text, a program of that page changes at that version."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from proof.examples.program import Program
from proof.examples.records import record_path, version_records_by_program
from proof.matrix.versions import EXAMPLES, ROOT, recorded, version_key
from support.guide import GUIDE

ORDER = [version.jax for version in recorded(ROOT, EXAMPLES)]  # the newest first
CHANGED = version_records_by_program(ROOT)
# The pages of what changed are made from the records.
PAGES = [page for page in GUIDE.page_paths if "what-changed" not in page.parts]
_BLOCK = re.compile(r"```.*?```", re.S)
_NAMED = re.compile(r"(?:\b(up to|before|on|since|from)\s+)?\bJAX (\d+(?:\.\d+)+)", re.I)
_PYTHON = re.compile(r"\bPython 3\.\d+")
(_OLDEST,) = re.findall(r'requires-python = ">=(.*)"', (ROOT / "pyproject.toml").read_text("utf-8"))
_LINK = re.compile(r"\]\(([^)#\s]+\.md)")


def changes(programs: list[Path]) -> tuple[set[str], set[str]]:
    """The versions just before a change of an outcome, and those just after.

    Without those that a program is exact about: what says `# needs jax >= 0.8.1` first runs on the
    recorded 0.8.3, and who names that one names the wrong one.
    """
    before = {version for program in programs for version in CHANGED.get(program, ())}
    for exact in {_needs(program) for program in programs} - {""}:
        if not any(f"{version}.".startswith(f"{exact}.") for version in ORDER):
            before -= {next(v for v in ORDER if version_key(v) < version_key(exact))}
    return before, {ORDER[ORDER.index(version) - 1] for version in before if version in ORDER}


@cache
def _needs(program: Path, what: str = "jax") -> str:
    return Program.read(program).needs.get(what, "")


def needed(programs: list[Path], what: str = "jax") -> set[str]:
    """The versions that programs are written for, and those just before them."""
    needs = {_needs(program, what) for program in programs} - {""}
    return needs | {re.sub(r"[1-9]\d*$", lambda last: str(int(last[0]) - 1), v) for v in needs}


def strange_versions(page: Path, text: str) -> Iterator[str]:
    """Versions that the text names, where no program of it or of its links changes or begins.

    A version without its last number, such as 0.9, is the recorded one of that name.
    """
    own = list(GUIDE.page(page).programs)
    for paragraph in _BLOCK.sub("", text).split("\n\n"):
        linked = {(page.parent / target).resolve() for target in _LINK.findall(paragraph)}
        others = [p for path in linked if path.exists() for p in GUIDE.page(path).programs]
        before, after = changes([*own, *others])
        needs, first = needed([*own, *others]), {_needs(p) for p in [*own, *others]}
        for word, version in _NAMED.findall(paragraph):
            fits = {"up to": before, **dict.fromkeys(("before", "since", "from"), after)}
            fits["on"] = before | {ORDER[0]} | (after if version not in ORDER else set())
            known = fits.get(word.lower(), before | after)
            if version not in ORDER:  # 0.9, or the 0.8.1 of `# needs jax >= 0.8.1`
                known = {".".join(name.split(".")[:2]) for name in known}
                known |= first if word.lower() in ("before", "since", "from") else needs
            if version not in known:
                yield f"{word} JAX {version}"
        known = needed([*own, *others], "python") | {_OLDEST}
        if "](http" not in paragraph:  # else the page that it leads to says so
            yield from (name for name in _PYTHON.findall(paragraph) if name[7:] not in known)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_a_version_in_the_text_is_one_that_changed_something(page: Path) -> None:
    assert not (found := list(strange_versions(page, page.read_text("utf-8")))), found


# Its program needs 0.8.1, and what it did changed between the recorded 0.7.2 and 0.8.3.
@pytest.mark.parametrize(
    "said",
    ["From JAX 0.7.1", "before JAX 0.5.3", "since JAX 0.9", "Before JAX 0.8.3", "Python 3.13"],
)
def test_a_version_at_which_nothing_begins_is_found(said: str) -> None:
    page = ROOT / "docs" / "learn" / "static-arguments.md"
    assert not list(strange_versions(page, "Before JAX 0.8.1, and since JAX 0.8.1"))
    assert not list(strange_versions(ROOT / "docs/reference/myths.md", "Since Python 3.12"))
    assert list(strange_versions(page, said)) == [said]


def test_a_working_twin_gives_no_nan_where_its_failing_one_does() -> None:
    compared = 0
    for page in GUIDE.page_paths:
        for works in GUIDE.page(page).programs:
            fails = works.with_name(works.name.replace("_works.py", "_fails.py"))
            records = [record_path(program) for program in (works, fails)]
            if works != fails and all(record.exists() for record in records):
                texts = [record.read_text("utf-8") for record in records]
                compared += 1
                assert not all(re.search(r"\bnan\b", text) for text in texts), works
    assert compared > 100
