"""The grader on collections of right and wrong attempts; see the folder `attempts`.

`right/` must be solved. `wrong/` and `apart/` say in their first line which check they must fail on
the newest recorded JAX, or `# solved`; on others they must fail too, if no line says
`# right on jax < VERSION`. Those in `apart/` end, block or fill their process, or share with other
attempts what a process keeps: they are graded in one of their own, as a file of a reader is.
"""

import re
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from proof.matrix.versions import ROOT, installed_jax, recorded, version_key
from support import attempt_outcomes, kept
from support.attempt_outcomes import ATTEMPTS, failed_checks, intended

_RIGHT_BEFORE = re.compile(r"^# right on jax < ([\d.]+)$", re.MULTILINE)


def _files(kind: str) -> list[ParameterSet]:
    return [
        pytest.param(file, id=file.relative_to(ATTEMPTS).with_suffix("").as_posix())
        for file in sorted(ATTEMPTS.glob(f"*/{kind}/*.py"), key=_order)
    ]


def _shown(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def _order(file: Path) -> tuple[bool, Path]:
    """Put those last that clear the caches of JAX, which the others share."""
    return file.stem.startswith("clears"), file


@pytest.mark.parametrize("file", _files("right"))
def test_right_attempts_are_solved(file: Path) -> None:
    failed = failed_checks(file)
    assert not failed, (
        f"{_shown(file)}: expected that it passes every check, but it fails {', '.join(failed)}. "
        "Correct the attempt, or the check"
    )


@pytest.mark.parametrize("file", _files("wrong"))
def test_wrong_attempts_fail_the_intended_check(file: Path) -> None:
    _check(file)


@pytest.mark.usefixtures("forked")
@pytest.mark.parametrize("file", _files("apart"))
def test_attempts_apart_end_as_intended(file: Path) -> None:
    _check(file)


def _check(file: Path) -> None:
    failed, key = failed_checks(file), intended(file)
    if installed_jax() == recorded()[0].jax:
        said = f"# fails: {key}" if key else "# solved"
        did = f"first fails {failed[0]!r}" if failed else "passes every check"
        assert failed[:1] == ([] if key is None else [key]), (
            f"{_shown(file)}: its first line says {said!r}, but it {did}. Change one of the two"
        )
    else:  # older versions fail some of them elsewhere
        right = _RIGHT_BEFORE.search(file.read_text("utf-8"))
        before = right is not None and version_key(installed_jax()) < version_key(right[1])
        assert bool(failed) != (key is None or before)


def test_a_fixed_fifth_runs_every_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CI", "FRESH"):
        monkeypatch.delenv(name, raising=False)
    for name in ("FOLDER", "WRITTEN"):
        monkeypatch.setattr(kept, name, tmp_path / name)
    monkeypatch.setattr(kept, "due", lambda key, day: False)
    ran: list[Path] = []

    def run(file: Path) -> list[str]:
        ran.append(file)
        return ["jit"]

    monkeypatch.setattr(attempt_outcomes, "_run", run)
    files = sorted((ATTEMPTS / "tile").glob("*/*.py"))
    assert all(failed_checks(file) == ["jit"] for file in files)
    assert ran == files

    monkeypatch.setenv("CI", "true")
    monkeypatch.setenv("FRESH", "1")
    again = [file for file in files if failed_checks(file) == ["jit"] and file in ran[len(files) :]]
    assert 0.1 < len(again) / len(files) < 0.3
    (other,) = [file for file in files if file not in again][:1]
    depends_on = attempt_outcomes._depends_on
    monkeypatch.setattr(attempt_outcomes, "_depends_on", lambda file: [*depends_on(file), "more"])
    assert failed_checks(other) == ["jit"]
    assert ran[-1] == other
    monkeypatch.setattr(attempt_outcomes, "_depends_on", depends_on)
    monkeypatch.setenv("FRESH", "all")
    ran.clear()
    assert all(failed_checks(file) == ["jit"] for file in files)
    assert ran == files
