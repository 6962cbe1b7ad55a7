"""The result of a long test is stored, and computed again when something has changed."""

import datetime
from pathlib import Path

import pytest

from proof.examples.outcomes import due, written
from support import kept as module
from support.kept import ChangedOutcomeError, kept


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What was found out so far; nothing is due today."""
    monkeypatch.setattr(module, "FOLDER", tmp_path / "tests")
    monkeypatch.setattr(module, "WRITTEN", tmp_path / "outcomes.json")
    monkeypatch.setattr(module, "due", lambda key, day: False)
    for name in ("CI", "FRESH"):
        monkeypatch.delenv(name, raising=False)
    return []


def ask(found: list[int], *depends_on: str | Path) -> int:
    def find() -> str:
        found.append(len(found))
        return "it"

    assert kept("x", depends_on, find) == "it"
    return found[-1]


def test_it_is_kept_until_something_changes(found: list[int], tmp_path: Path) -> None:
    file = tmp_path / "a.py"
    file.write_text("1")
    assert [ask(found, "text", file) for _ in range(2)] == [0, 0]
    assert ask(found, "other text", file) == 1
    file.write_text("2")
    assert ask(found, "other text", file) == 2


@pytest.mark.parametrize("name", ["CI", "FRESH"])
def test_it_is_not_taken_from_an_earlier_run_where_everything_runs(
    name: str, found: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert ask(found) == 0
    monkeypatch.setenv(name, "1")
    assert ask(found) == 1


def test_it_is_found_out_again_on_one_day_in_ten(
    found: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "due", due)
    today = datetime.date(2026, 1, 1)

    class Days(datetime.date):
        @classmethod
        def today(cls) -> datetime.date:  # type: ignore[override]
            return today

    monkeypatch.setattr("datetime.date", Days)
    for _ in range(20):
        ask(found)
        today += datetime.timedelta(days=1)
    assert len(found) in (2, 3)


def test_what_is_written_stands_for_a_run_in_a_new_clone(
    found: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "programs", list)
    kept("long", [], lambda: "x" * module._LONGEST)
    assert ask(found, "text") == 0
    module.main()
    assert "x" * 9 not in module.WRITTEN.read_text()
    monkeypatch.setattr(module, "FOLDER", tmp_path / "of a new clone")
    written.cache_clear()
    assert ask(found, "text") == 0
    assert ask(found, "other text") == 1
    monkeypatch.setenv("CI", "true")
    assert ask(found, "text") == 2
    with pytest.raises(ChangedOutcomeError, match="it before and that now"):
        kept("x", ["text"], lambda: "that")


def test_what_is_found_out_again_must_be_the_same(
    found: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FRESH", "1")
    assert kept("x", [], lambda: {"a": (1, 2)}) == {"a": [1, 2]}
    assert kept("x", [], lambda: {"a": (1, 2)}) == {"a": [1, 2]}
    with pytest.raises(ChangedOutcomeError, match=r"x: \{'a': \[1, 2\]\} before and 3 now"):
        kept("x", [], lambda: 3)
    assert kept("x", [], lambda: 3) == 3  # what disagreed is forgotten


def test_what_was_touched_or_raised_is_not_kept(found: list[int], tmp_path: Path) -> None:
    with pytest.raises(ZeroDivisionError):
        kept("x", [], lambda: 1 / 0)
    assert ask(found) == 0
    (tmp_path / "tests/x.json").write_text("no JSON")
    assert ask(found) == 1


def test_a_test_that_passed_runs_again_when_a_file_has_changed(
    found: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "ROOT", tmp_path)
    for name in ("requirements.lock", "tests/support/a.py", "src/b.json", "src/b.pyc"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("1")

    @module.unless_unchanged("src/b.json", "src")
    def test(wrong: bool) -> None:
        found.append(1)
        assert not wrong

    with pytest.raises(AssertionError):
        test(wrong=True)
    for _ in range(2):
        test(wrong=False)
    assert len(found) == 2
    (tmp_path / "src" / "b.pyc").write_text("2")
    test(wrong=False)
    assert len(found) == 2
    (tmp_path / "tests" / "support" / "c.py").write_text("2")
    test(wrong=False)
    assert len(found) == 3
    monkeypatch.setenv("FRESH", "1")
    test(wrong=False)
    assert len(found) == 4


def test_a_place_that_is_not_there_is_named(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="no/such: nothing is there"):
        module.files_of("no/such")
