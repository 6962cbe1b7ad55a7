"""`make matrix`: nothing is lost, nothing is guessed, nothing runs twice."""

import shutil
import sys
from pathlib import Path

import pytest

from proof.examples.outcomes import Worker, WorkerError
from proof.examples.program import Outcome, Program
from proof.matrix import command as matrix
from proof.matrix import environments
from proof.matrix.environments import NoInterpreterError, interpreter, lock_path
from proof.matrix.versions import ROOT, SUITES, Suite, recorded

VERSIONS = ROOT / "snippets" / "versions.toml"


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one example, whose outcome on each version is what `outcomes` says."""
    (tmp_path / "snippets").mkdir()
    shutil.copy(VERSIONS, tmp_path / "snippets")
    path = tmp_path / "snippets" / "example.py"
    path.write_text("print(1)\n")
    (tmp_path / "snippets" / "example.txt").write_text("1\n")
    monkeypatch.setattr(matrix, "ROOT", tmp_path)
    monkeypatch.setattr(matrix, "programs", lambda *_: [path])
    monkeypatch.setattr(matrix, "orphans", lambda *_: [])
    return path


def answer(monkeypatch: pytest.MonkeyPatch, path: Path, texts: dict[str, str | Exception]) -> None:
    def outcomes_of(version, paths, fresh, step):  # type: ignore[no-untyped-def]
        text = texts.get(version.jax, "1\n")
        if isinstance(text, Exception):
            raise text
        return {path: Outcome(text)}

    monkeypatch.setattr(matrix, "outcomes_of", outcomes_of)


def records(path: Path) -> dict[str, str]:
    return {file.name: file.read_text() for file in sorted(path.parent.glob("*.txt"))}


def test_a_difference_is_recorded_and_a_second_run_changes_nothing(
    example: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer(monkeypatch, example, {"0.4.30": "0\n"})
    assert matrix.main([]) == 0
    first = records(example)
    assert first == {"example.jax-0.4.30.txt": "0\n", "example.txt": "1\n"}
    assert matrix.main([]) == 0
    assert records(example) == first


def test_check_writes_nothing_and_fails(example: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, example, {"0.4.30": "0\n"})
    before = records(example)
    assert matrix.main(["--check"]) == 1
    assert records(example) == before
    answer(monkeypatch, example, {})
    assert matrix.main(["--check"]) == 0


def test_a_version_that_died_leaves_the_old_records_whole(
    example: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, example, {"0.4.30": "0\n", "0.5.3": WorkerError("died at x.py")})
    before = records(example)
    assert matrix.main([]) == 1
    assert records(example) == before
    said = capsys.readouterr().err
    assert "JAX 0.5.3: died at x.py" in said
    assert "No record was written." in said


def test_a_version_is_run_by_a_worker_and_only_what_changed_is_run_again(
    example: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = recorded()[0]
    ran: list[str] = []

    def outcome(worker: Worker, program: Program) -> Outcome:
        ran.append(program.path.name)
        return real(worker, program)

    real = Worker.outcome
    monkeypatch.setattr(Worker, "outcome", outcome)
    monkeypatch.setattr(matrix, "FOLDER", example.parent)
    monkeypatch.setattr(matrix, "prepare", lambda version: Path(sys.executable))
    other = example.with_name("other.py")
    other.write_text("1 / 0\n")

    def outcomes(fresh: bool = False) -> dict[Path, Outcome]:
        return matrix.outcomes_of(version, [example, other], fresh, lambda: None)

    first = outcomes()
    assert (first[example].text, first[other].error) == ("1\n", "ZeroDivisionError")
    assert outcomes() == first
    assert ran == ["example.py", "other.py"]
    example.write_text("print(2)\n")
    assert outcomes()[example].text == "2\n"
    assert ran[2:] == ["example.py"]
    outcomes(fresh=True)
    assert ran[3:] == ["example.py", "other.py"]
    monkeypatch.setattr(matrix, "lock_hash", lambda version: "another")
    outcomes()
    assert ran[5:] == ["example.py", "other.py"]


def test_a_version_without_its_python_is_named_and_keeps_its_records(
    example: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, example, {"0.4.30": "0\n"})
    matrix.main([])
    answer(
        monkeypatch, example, {"0.4.30": NoInterpreterError("Python 3.11 is not on this machine")}
    )
    assert matrix.main([]) == 0
    assert records(example)["example.jax-0.4.30.txt"] == "0\n"
    said = capsys.readouterr()
    assert "JAX 0.4.30: NOT RUN: Python 3.11 is not on this machine" in said.err
    assert "on 9 of 10 JAX versions" in said.out


def test_none_that_ran_is_no_success(example: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    answer(monkeypatch, example, {v.jax: NoInterpreterError("no Python") for v in recorded()})
    assert matrix.main(["--check"]) == 1


def test_a_check_without_one_of_the_pythons_is_red(
    example: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answer(monkeypatch, example, {"0.4.30": NoInterpreterError("Python 3.11 is not there")})
    assert matrix.main(["--check"]) == 1
    assert "JAX 0.4.30: NOT RUN: Python 3.11 is not there" in capsys.readouterr().err
    assert matrix.main(["--check", "0.12.0.1"]) == 0


def test_the_newest_version_can_be_run_alone(
    example: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newest, *older = recorded()
    answer(monkeypatch, example, {version.jax: RuntimeError("it was run") for version in older})
    assert matrix.main(["--check", "newest"]) == 0
    answer(monkeypatch, example, {newest.jax: "2\n"})
    assert matrix.main(["--check", "newest"]) == 1


def test_a_missing_interpreter_says_how_to_name_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "_candidates", lambda python: iter([Path("/no/python")]))
    with pytest.raises(NoInterpreterError, match=r"PYTHON_3_11=/path/to/python3\.11"):
        interpreter("3.11")


@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.lock)
def test_every_recorded_version_has_a_lock(suite: Suite) -> None:
    for version in recorded(ROOT, suite):
        lock = lock_path(version).read_text("utf-8")
        assert f"\njax=={version.jax} \\" in lock
        assert "://" not in lock
