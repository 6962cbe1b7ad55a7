"""The judge on collections of right and wrong attempts; see the folder `attempts`.

`right/` must be solved. `wrong/` and `apart/` say in their first line which check they must fail on
the newest recorded JAX; on others they must fail too, if no line says `# right on jax < VERSION`.
Those in `apart/` attack the judge or the process: they are judged in a process of their own, forked
from one that has imported JAX.
"""

import re
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from jitguide.problems.bench import process
from jitguide.problems.bench.operations import load
from jitguide.problems.catalogue import find, problems
from jitguide.problems.judging import judge_file, judge_functions
from jitguide.problems.model import Problem, Verdict
from proof.matrix.versions import installed_jax, recorded, version_key

ATTEMPTS = Path(__file__).parent / "attempts"
_RIGHT_BEFORE = re.compile(r"^# right on jax < ([\d.]+)$", re.MULTILINE)


def _files(kind: str) -> list[ParameterSet]:
    return [
        pytest.param(file, id=file.relative_to(ATTEMPTS).with_suffix("").as_posix())
        for file in sorted(ATTEMPTS.glob(f"*/{kind}/*.py"), key=_order)
    ]


def _order(file: Path) -> tuple[bool, Path]:
    """Put those last that clear the caches of JAX, which the others share."""
    return file.stem.startswith("clears"), file


def _intended(file: Path) -> str:
    mark, _, key = file.read_text("utf-8").splitlines()[0].partition("# fails: ")
    assert not mark and key, f"{file} does not say '# fails: KEY' in its first line"
    return key


def _judge_here(problem: Problem, file: Path) -> Verdict:
    names = vars(load(file.read_text("utf-8"), str(file)))
    functions = {name: names[name] for name in problem.functions if name in names}
    return judge_functions(problem, functions, seed=1)


@pytest.mark.parametrize("file", _files("right"))
def test_right_attempts_are_solved(file: Path) -> None:
    verdict = _judge_here(find(file.parts[-3]), file)
    assert [str(f.miss) for f in verdict.findings if f.status != "pass"] == []
    assert verdict.solved


@pytest.mark.parametrize("file", _files("wrong"))
def test_wrong_attempts_fail_the_intended_check(file: Path) -> None:
    problem, intended = find(file.parts[-3]), _intended(file)
    if installed_jax() != recorded()[0].jax:  # older versions fail some of them elsewhere
        right = _RIGHT_BEFORE.search(file.read_text("utf-8"))
        is_right = right is not None and version_key(installed_jax()) < version_key(right[1])
        assert bool(_fails(problem, file)) != is_right
        return
    assert _fails(_first_and(problem, intended), file) == [intended] or (
        _fails(problem, file)[:1] == [intended]
    )


def _first_and(problem: Problem, intended: str) -> Problem:
    """Leave a problem its first check, which calls the function, and one more."""
    kept = (problem.checks[0].key, intended)
    return replace(problem, checks=tuple(c for c in problem.checks if c.key in kept))


def _fails(problem: Problem, file: Path) -> list[str]:
    try:
        verdict = _judge_here(problem, file)
    except Exception:  # it fails as it is loaded, which is the first check's business
        return [problem.checks[0].key]
    assert verdict.exit_status in (0, 1)
    return [finding.check.key for finding in verdict.findings if finding.status == "FAIL"]


@pytest.mark.parametrize("file", _files("apart"))
def test_attacks_fail_the_intended_check(file: Path, apart: dict[Path, Future[list[str]]]) -> None:
    failed = apart[file].result()
    assert len(failed) == 1
    if installed_jax() == recorded()[0].jax:
        assert failed == [_intended(file)]
    assert file.exists()


@pytest.fixture(scope="module", autouse=True)
def apart(request: pytest.FixtureRequest) -> Iterator[dict[Path, Future[list[str]]]]:
    """Judge the attacks that this run asks for, two at a time, while other tests go on."""
    params = [getattr(item, "callspec", None) for item in request.session.items]
    asked = [param.params.get("file", ATTEMPTS) for param in params if param is not None]
    files = [file for file in asked if file.parent.name == "apart"]
    if not files:
        yield {}
        return
    begin = request.getfixturevalue("begin")
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(2) as pool:
        patch.setattr(process, "begin_process", begin)
        yield {file: pool.submit(_attack, file) for file in files}


def _attack(file: Path) -> list[str]:
    """Judge a file by the first and the intended check; by all, should it pass those."""
    problem, intended = find(file.parts[-3]), _intended(file)
    # An endless one is cut off; the others have time even on a busy machine.
    seconds = 1.0 if file.stem.startswith("endless") else 30.0
    failed: list[str] = []
    for asked in (_first_and(problem, intended), problem):
        verdict = judge_file(asked, file, seconds=seconds, seed=1, stop_early=True)
        failed = [finding.check.key for finding in verdict.findings if finding.status == "FAIL"]
        if failed:
            break
    return failed


@pytest.mark.parametrize("problem", problems(), ids=lambda problem: problem.name)
def test_every_check_is_failed_by_some_attempt(problem: Problem) -> None:
    folder = ATTEMPTS / problem.name
    intended = {_intended(f) for kind in ("wrong", "apart") for f in folder.glob(f"{kind}/*.py")}
    shared = set() if problem.name == "tile" else {"judge"}
    assert {check.key for check in problem.checks} - shared == intended
    assert len(list(folder.glob("wrong/*.py"))) >= 6
    assert len(list(folder.glob("right/*.py"))) >= 2
