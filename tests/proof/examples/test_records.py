"""Which record applies to a version, and the fewest records that say what each version did."""

from pathlib import Path

import pytest

from jitguide.command import CommandError
from proof.examples import records
from proof.examples.program import Program
from proof.examples.records import (
    CASES,
    error_line,
    error_of,
    examples,
    orphans,
    read_record,
    version_records,
    write_outcomes,
)
from proof.matrix.versions import ROOT, recorded, stands_for, version_key

HEADER = "Traceback (most recent call last):\n"


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "snippets"
    folder.mkdir()
    path = folder / "example.py"
    path.write_text("print(1)\n")
    return path


def names(program: Path) -> set[str]:
    return {path.name for path in program.parent.glob("*.txt")}


def test_one_outcome_is_one_file(program: Path) -> None:
    write_outcomes(program, {"0.12": "a\n", "0.11": "a\n", "0.4": "a\n"})
    assert names(program) == {"example.txt"}
    assert read_record(program, "0.4") == "a\n"


def test_a_change_is_one_more_file_that_holds_for_all_older(program: Path) -> None:
    write_outcomes(program, {"0.12": "new\n", "0.10": "new\n", "0.9": "old\n", "0.4": "old\n"})
    assert names(program) == {"example.txt", "example.jax-0.9.txt"}
    assert [read_record(program, v) for v in ("0.12", "0.10", "0.9", "0.4")] == [
        *("new\n", "new\n", "old\n", "old\n")
    ]


def test_a_change_and_back_is_two(program: Path) -> None:
    outcomes = {"0.12": "a\n", "0.10": "b\n", "0.9": "b\n", "0.8": "a\n", "0.4": "a\n"}
    write_outcomes(program, outcomes)
    assert names(program) == {"example.txt", "example.jax-0.10.txt", "example.jax-0.8.txt"}
    assert {version: read_record(program, version) for version in outcomes} == outcomes
    assert list(version_records(program)) == ["0.10", "0.8"]


def test_writing_again_changes_nothing_and_removes_what_no_longer_differs(program: Path) -> None:
    assert write_outcomes(program, {"0.12": "a\n", "0.4": "b\n"})
    assert write_outcomes(program, {"0.12": "a\n", "0.4": "b\n"}) == []
    write_outcomes(program, {"0.12": "a\n", "0.4": "a\n"})
    assert names(program) == {"example.txt"}


def test_printing_nothing_is_no_file_on_the_newest_and_an_empty_one_on_an_older(
    program: Path,
) -> None:
    write_outcomes(program, {"0.12": "a\n", "0.4": ""})
    assert read_record(program, "0.4") == ""
    write_outcomes(program, {"0.12": "", "0.4": ""})
    assert names(program) == set()


def test_a_record_without_a_program_is_found(program: Path) -> None:
    write_outcomes(program, {"0.12": "a\n", "0.4": "b\n"})
    program.unlink()
    assert [path.name for path in orphans(program.parents[1])] == [
        "example.jax-0.4.txt",
        "example.txt",
    ]


@pytest.mark.parametrize(
    ("record", "error"),
    [
        ("", None),
        ("3\n", None),
        (f"{HEADER}  File ...\n    f()\npkg.errors.OneError: no\n", "OneError"),
        (f"{HEADER}  File ...\nKeyError\n", "KeyError"),
        (f"{HEADER}  File ...\n__main__.f.<locals>.Own: no\n", "Own"),
        (f"{HEADER}A: no\n\nDuring handling of ...\n\n{HEADER}  File ...\nB: no\n", "B"),
        (f"{HEADER}A: no\nprinted by the program\n{HEADER}  File ...\nB: no\n", "B"),
        (f"{HEADER}  File ...\nA: it failed. The error was:\n{HEADER}  File ...\nB: no\n", "A"),
        (f"{HEADER}  File ...\nA: INTERNAL: {HEADER}  File ...\nB: no\n", "A"),
        (f"printed: {HEADER}", None),
    ],
)
def test_the_error_that_ends_a_record(record: str, error: str | None) -> None:
    assert error_of(record) == error


def test_the_line_that_names_an_error_is_not_one_that_its_message_quotes() -> None:
    own = f"{HEADER}  File ...\n    f()\na.f.<locals>.A: it failed. The error was:\n"
    assert error_line(f"{own}{HEADER}  File ...\nB: no\n") == "A: it failed. The error was:"
    assert error_line("A: printed\n") == ""


def test_each_record_of_the_guide_ends_in_the_error_that_its_program_declares() -> None:
    newest = recorded()[0].jax
    found = {}
    for path in examples():
        declared = Program.read(path).raises
        error = error_of(read_record(path, newest) or "")
        if error != (declared.name if declared else None):
            found[path.name] = (declared, error)
    assert found == {}


def test_no_record_names_a_file_of_the_runner() -> None:
    texts = [*(ROOT / "snippets").rglob("*.txt"), *(ROOT / CASES).rglob("*.txt")]
    assert len(texts) > 1000
    found = [text.name for text in texts if "/proof/examples/" in text.read_text("utf-8")]
    assert not found, f"add to `normalise` what quotes these frames: {found}"


def test_a_folder_stands_for_every_program_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen: list[Path] = []

    def note(paths: list[Path], version: str) -> int:
        chosen.extend(paths)
        return 0

    monkeypatch.setattr(records, "installed_jax", lambda: recorded()[0].jax)
    monkeypatch.setattr(records, "_record_all", note)
    one, folder = ROOT / "snippets/index/repeat_works.py", ROOT / "snippets/learn/cache"
    assert records.main([str(folder), str(one)]) == 0
    assert set(chosen) == {one, *folder.rglob("*.py")}
    assert len(chosen) > 2


def test_versions_are_ordered_by_number() -> None:
    assert sorted(["0.9.2", "0.10.2", "0.4.30", "0.12.0.1"], key=version_key) == [
        *("0.4.30", "0.9.2", "0.10.2", "0.12.0.1")
    ]


def test_a_version_that_is_not_recorded_is_compared_with_the_next_older() -> None:
    newest = recorded()[0].jax
    assert stands_for(newest) == newest
    assert stands_for("99.0") == newest
    assert stands_for("0.10.9") == "0.10.2"
    assert stands_for("0.3.1") == "0.4.30"


def test_versions_out_of_order_are_refused(tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets" / "versions.toml").write_text(
        'recorded = [{ jax = "0.9.2", python = "3.11" }, { jax = "0.10.2", python = "3.11" }]\n'
    )
    with pytest.raises(CommandError, match=r"newest first.*got 0.9.2, 0.10.2"):
        recorded(tmp_path)
