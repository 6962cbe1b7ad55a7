"""A file of tests that has passed runs again when something that it depends on has changed."""

import os
import subprocess
from pathlib import Path

import pytest

from proof.matrix.versions import ROOT

_PLACES = os.pathsep.join(str(ROOT / folder) for folder in ("src", "tests"))


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("CI", "FRESH", "PYTEST_ADDOPTS"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PYTHONPATH", _PLACES)
    pytester.makefile(".ini", pytest="[pytest]\ntestpaths = tests\naddopts = -p support.unchanged")
    monkeypatch.setattr("support.unchanged.due", lambda key, day: False)
    _write(pytester.path / "tests/test_other.py", "def test_it():\n    pass\n")
    _write(pytester.path / "tests/test_whole.py", "def test_it():\n    pass\n")
    _write(pytester.path / "docs/page.md", "one")
    _write(pytester.path / ".gitignore", ".cache\n__pycache__\nstdout\nstderr\n")
    subprocess.run(["git", "init", "-q"], cwd=pytester.path, check=True)
    return pytester.path


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def _ran(pytester: pytest.Pytester, *arguments: str) -> dict[str, int]:
    result = pytester.runpytest_inprocess("-p", "no:cacheprovider", *arguments)
    assert result.ret == (1 if result.parseoutcomes().get("failed") else 0)
    return {k: v for k, v in result.parseoutcomes().items() if k in ("passed", "failed", "skipped")}


def test_what_passed_runs_again_when_something_changes(
    project: Path, pytester: pytest.Pytester
) -> None:
    assert _ran(pytester) == {"passed": 2}
    assert _ran(pytester) == {}
    _write(project / "docs/page.md", "two")
    assert _ran(pytester) == {"passed": 2}


def test_workers_leave_out_the_same(project: Path, pytester: pytest.Pytester) -> None:
    assert _ran(pytester) == {"passed": 2}
    assert _ran(pytester, "-n", "1") == {}


def test_what_failed_or_was_skipped_runs_again(project: Path, pytester: pytest.Pytester) -> None:
    _write(
        project / "tests/test_whole.py", "def test_a():\n    assert 0\n\ndef test_b():\n    pass\n"
    )
    skips = "import pytest\n\ndef test_it():\n    pytest.skip('not installed')\n"
    _write(project / "tests/test_other.py", skips)
    for _ in range(2):
        assert _ran(pytester) == {"passed": 1, "failed": 1, "skipped": 1}


def test_what_is_asked_for_runs(project: Path, pytester: pytest.Pytester) -> None:
    assert _ran(pytester) == {"passed": 2}
    assert _ran(pytester, "-k", "it") == {"passed": 2}
    assert _ran(pytester, "tests/test_whole.py") == {"passed": 1}


def test_some_of_the_tests_of_a_file_do_not_stand_for_all(
    project: Path, pytester: pytest.Pytester
) -> None:
    _write(
        project / "tests/test_whole.py", "def test_one():\n    pass\n\ndef test_two():\n    pass\n"
    )
    assert _ran(pytester, "-k", "test_one") == {"passed": 1}
    assert _ran(pytester) == {"passed": 3}


@pytest.mark.parametrize("name", ["CI", "FRESH"])
def test_everything_runs_where_nothing_kept_counts(
    name: str, project: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _ran(pytester) == {"passed": 2}
    monkeypatch.setenv(name, "1")
    assert _ran(pytester) == {"passed": 2}


def test_a_file_that_is_due_runs(
    project: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("support.unchanged.due", lambda key, day: True)
    for _ in range(2):
        assert _ran(pytester) == {"passed": 2}


def test_an_edit_while_the_tests_run_keeps_nothing(
    project: Path, pytester: pytest.Pytester
) -> None:
    edits = "def test_it():\n    open('docs/page.md', 'a').write('more')\n"
    _write(project / "tests/test_whole.py", edits)
    for _ in range(2):
        assert _ran(pytester) == {"passed": 2}


def test_without_a_repository_everything_runs(
    project: Path, pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIT_DIR", str(project / "nowhere"))
    for _ in range(2):
        assert _ran(pytester) == {"passed": 2}
