"""If a page names a version in its text, a program of that page changes at that version."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from proof.examples.program import Program
from proof.examples.records import record_path, version_records_by_program
from proof.matrix.versions import EXAMPLES, LIBRARIES, ROOT, SUITES, recorded, version_key
from support.guide import GUIDE
from support.numbers import NUMBERS
from support.sections import parts

ORDER = [version.jax for version in recorded(ROOT, EXAMPLES)]  # the newest first
CHANGED = version_records_by_program(ROOT)
# The pages of what changed are made from the records.
PAGES = [page for page in GUIDE.page_paths if "what-changed" not in page.parts]
_BLOCK = re.compile(r"```(?:[^\n]*title=\"([^\"\n]*)\")?.*?```", re.S)
_NAMED = re.compile(r"(?:\b(up to|before|on|since|from)\s+)?\bJAX (\d+(?:\.\d+)+)", re.I)
_PYTHON = re.compile(r"\bPython 3\.\d+")
(_OLDEST,) = re.findall(r'requires-python = ">=(.*)"', (ROOT / "pyproject.toml").read_text("utf-8"))
_SHOWN = re.compile(r'--8<-- "(snippets/[^"]+\.py)"')
# What these pages say of a version is shown by a program of another section.
_OF_ANOTHER_SECTION = {
    "decorator-options.md": "0.8.1",
    "objects.md": "0.4.30",
    "persistent-cache.md": "0.10",
    "time-and-random-numbers.md": "0.8.3",
}
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


def _paragraphs(page: Path, text: str) -> Iterator[tuple[list[Path], str]]:
    """Each paragraph, and the programs that it is about: those of its section, or of the page."""
    wider = _OF_ANOTHER_SECTION.get(page.name)
    for section in parts(text, deepest=4):
        shown = [ROOT / name for name in _SHOWN.findall(section)]
        for paragraph in _BLOCK.sub(r"\1", section).split("\n\n"):  # the captions stay
            near = shown and not (wider and f"JAX {wider}" in paragraph)
            yield shown if near else list(GUIDE.page(page).programs), paragraph


def strange_versions(page: Path, text: str) -> Iterator[str]:
    """Versions that the text names, where no program of it or of its links changes or begins.

    A version without its last number, such as 0.9, is the recorded one of that name.
    """
    for own, paragraph in _paragraphs(page, text):
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
    page = ROOT / "docs" / "guides" / "decorator-options.md"
    assert not list(strange_versions(page, "Before JAX 0.8.1, and since JAX 0.8.1"))
    assert not list(strange_versions(ROOT / "docs/reference/myths.md", "Since Python 3.12"))
    assert list(strange_versions(page, said)) == [said]
    assert list(strange_versions(page, f'``` {{.python title="{said}"}}\nx\n```')) == [said]


def test_a_version_of_another_section_is_found() -> None:
    page = ROOT / "docs" / "slow" / "device-put.md"
    shown = '--8<-- "snippets/slow/device-put/device_put_%s.py"\n\n'
    said = "Since JAX 0.9, it traces again."
    assert not list(strange_versions(page, said))
    assert not list(strange_versions(page, "## A\n\n" + shown % "sharding" + said))
    assert list(strange_versions(page, "## A\n\n" + shown % "setting" + said)) == ["Since JAX 0.9"]


def first_versions(pages: dict[str, str]) -> dict[str, dict[str, list[str]]]:
    """By each name of which a sentence says since when: the versions, and the pages that say so."""
    found: dict[str, dict[str, list[str]]] = {}
    for page, text in pages.items():
        for sentence in re.split(r"(?<=[.:|])\s|\n\n", _BLOCK.sub("", text)):
            for version in re.findall(r"\b(?:since|from) JAX (\d+(?:\.\d+)+)", sentence, re.I):
                for name in set(re.findall(r"`@?((?:\w+\.)+\w+)[^`]*`", sentence)):
                    found.setdefault(name, {}).setdefault(version, []).append(page)
    return found


def test_all_pages_say_of_a_name_that_it_is_so_since_the_same_version() -> None:
    """More than one version changed something on a page: another page tells which is meant."""
    pages = {page.as_posix(): page.read_text("utf-8") for page in PAGES}
    said = first_versions(pages)
    assert len(said["jax.make_mesh"]["0.9"]) > 2
    assert not {name: versions for name, versions in said.items() if len(versions) > 1}
    one, other = "Since JAX 0.9, `jax.f(x)` is new.", "It is new since JAX 0.8: see `jax.f`."
    assert first_versions({"a": one, "b": other}) == {"jax.f": {"0.9": ["a"]}}
    other = other.replace(":", ",")
    assert first_versions({"a": one, "b": other}) == {"jax.f": {"0.9": ["a"], "0.8": ["b"]}}


_HOW_MANY = re.compile(r"\b(\w+) (?:recorded )?(?:versions\s+of JAX|JAX versions)\b")


def test_as_many_versions_are_named_as_are_recorded() -> None:
    """Ten, and two of the examples with other libraries: any other number is out of date."""
    numbers = {suite: len(recorded(ROOT, suite)) for suite in SUITES}
    found = []
    for page in [*GUIDE.page_paths, ROOT / "CITATION.cff"]:
        for paragraph in page.read_text("utf-8").split("\n\n"):
            of = LIBRARIES if re.search(r"librar(?:y|ies)`? on ", paragraph) else EXAMPLES
            of = LIBRARIES if "`make libraries` runs" in paragraph else of
            for word in _HOW_MANY.findall(paragraph):
                if NUMBERS.get(word, 1) > 1:  # "one JAX version" counts no records
                    found.append(word)
                    assert NUMBERS[word] == numbers[of], f"{page.name}: {paragraph}"
    assert len(found) > 5


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
