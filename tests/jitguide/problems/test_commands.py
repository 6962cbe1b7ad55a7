"""The commands as a reader uses them."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from jitguide.__main__ import main
from jitguide.problems.catalogue import NAMES, find
from jitguide.problems.child import MEMORY_MB
from jitguide.problems.commands import watch
from jitguide.problems.grading import SECONDS
from jitguide.problems.progress import Progress, read_progress


@pytest.fixture(autouse=True)
def _own_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JITGUIDE_PROGRESS", str(tmp_path / "state" / "progress.json"))
    monkeypatch.chdir(tmp_path)


def test_a_reader_solves_a_problem(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["start", "double"]) == 0
    file = Path("my_double.py")
    assert file.read_text("utf-8") == find("double").starter
    assert main(["check", "double", str(file)]) == 1
    out = capsys.readouterr().out
    lines = [line for line in out.splitlines() if line.startswith(("pass  ", "FAIL  ", "skip  "))]
    assert len(lines) == len(find("double").checks)
    assert f"0 of {len(NAMES)} problems solved; next: tile." in out

    file.write_text(find("double").solution, "utf-8")
    assert main(["check", "double", str(file)]) == 0
    assert f"1 of {len(NAMES)} problems solved; next: tile." in capsys.readouterr().out
    assert main(["problems"]) == 0
    out = capsys.readouterr().out
    assert "[x] double" in out
    assert "[ ] tile" in out


@pytest.mark.usefixtures("forked")
def test_one_error_behind_many_failures_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.py").write_text(find("tile").starter, "utf-8")
    assert main(["check", "tile", "mine.py"]) == 1
    out = capsys.readouterr().out
    same = re.findall(r"^FAIL .* got: (TypeError at line \d+)", out, re.MULTILINE)
    assert len(same) > 10
    assert f"note  {len(same)} checks fail with the same error, {same[0]}: start there" in out

    Path("mine.py").write_text("def jit_with_static_n(x, n):\n    return x\n", "utf-8")
    assert main(["check", "tile", "mine.py"]) == 1
    assert "one error" not in capsys.readouterr().out


def test_hints_come_one_at_a_time(capsys: pytest.CaptureFixture[str]) -> None:
    total = len(find("window").hints)
    for number in (*range(1, total + 1), total):
        assert main(["hint", "window"]) == 0
        assert f"Hint {number} of {total}: " in capsys.readouterr().out
    assert main(["hint", "window", "1"]) == 0
    assert find("window").hints[0] in capsys.readouterr().out
    assert main(["hint", "window"]) == 0  # to look back is no step back
    assert f"Hint {total} of {total}: " in capsys.readouterr().out
    assert main(["hint", "window", "9"]) == 2
    assert "hints 1 to 3; there is no hint 9" in capsys.readouterr().err


def test_the_solution_is_shown_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solution", "means"]) == 0
    assert capsys.readouterr().out == find("means").solution


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf", "soon"])
def test_a_limit_is_a_number_of_seconds(seconds: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["check", "tile", "x.py", f"--seconds={seconds}"])
    assert ended.value.code == 2
    assert "expected a number of seconds above 0" in capsys.readouterr().err


def test_the_page_tells_the_limits_of_the_grader(capsys: pytest.CaptureFixture[str]) -> None:
    page = (Path(__file__).parents[3] / "docs/problems/index.md").read_text("utf-8")
    assert f"Loading the file is limited to {SECONDS:g} seconds, and so is each call" in page
    assert f"is limited to {MEMORY_MB / 1024:g} GiB of memory" in page
    with pytest.raises(SystemExit):
        main(["check", "--help"])
    assert f"(default {SECONDS:g})" in capsys.readouterr().out


def test_watch_checks_again_when_the_file_changes() -> None:
    file = Path("attempt.py")
    file.write_text("1", "utf-8")
    statuses = iter([1, 2, 0])
    steps: Iterator[Callable[[], object]] = iter(
        [lambda: None, file.unlink, lambda: None, lambda: file.write_text("longer", "utf-8")]
    )
    checked = []

    def check() -> int:
        checked.append(file.exists())
        return next(statuses)

    def pause(_: float) -> None:
        step = next(steps, None)
        if step is None:
            raise KeyboardInterrupt
        step()

    assert watch(file, check, pause) == 0
    assert checked == [True, False, True]


def test_watch_sees_a_save_of_the_same_length() -> None:
    file = Path("attempt.py")
    file.write_text("n = 1", "utf-8")
    checked: list[str] = []

    def check() -> int:
        checked.append(file.read_text("utf-8"))
        return 1

    def pause(_: float) -> None:
        if file.read_text("utf-8") == "n = 2":
            raise KeyboardInterrupt
        later = file.stat().st_mtime_ns + 10**9  # where the clock of files is coarse
        file.write_text("n = 2", "utf-8")
        os.utime(file, ns=(later, later))

    watch(file, check, pause)
    assert checked == ["n = 1", "n = 2"]


def test_damaged_progress_counts_as_none(tmp_path: Path) -> None:
    (tmp_path / "state").mkdir()
    for text in ("", "[]", '{"solved": 3}', "\0"):
        (tmp_path / "state" / "progress.json").write_text(text, "utf-8")
        assert read_progress() == Progress()


@pytest.mark.usefixtures("forked")
def test_progress_that_cannot_be_saved_is_said(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "blocked").write_text("", "utf-8")
    monkeypatch.setenv("JITGUIDE_PROGRESS", str(tmp_path / "blocked" / "progress.json"))
    Path("double.py").write_text(find("double").solution, "utf-8")
    assert main(["check", "double", "double.py"]) == 0
    assert "your progress could not be saved" in capsys.readouterr().out
