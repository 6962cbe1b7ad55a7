"""The judge on collections of right and wrong attempts; see the folder `attempts`.

`right/` must be solved. `wrong/` and `apart/` say in their first line which check they must fail on
the newest recorded JAX; on others they must fail. Those in `apart/` attack the judge or the
process: they are judged in a process of their own.
"""

from dataclasses import replace
from pathlib import Path

import pytest
from _pytest.mark import ParameterSet

from jitguide.problems.bench.operations import load
from jitguide.problems.catalogue import find, problems
from jitguide.problems.judging import judge_file, judge_functions
from jitguide.problems.model import Problem, Verdict
from proof.versions import installed_jax, recorded

ATTEMPTS = Path(__file__).parent / "attempts"


def _files(kind: str) -> list[ParameterSet]:
    return [
        pytest.param(file, id=file.relative_to(ATTEMPTS).with_suffix("").as_posix())
        for file in sorted(ATTEMPTS.glob(f"*/{kind}/*.py"))
    ]


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
        assert _fails(problem, file)
        return
    alone = replace(problem, checks=tuple(c for c in problem.checks if c.key == intended))
    assert _fails(alone, file) == [intended] or _fails(problem, file)[:1] == [intended]


def _fails(problem: Problem, file: Path) -> list[str]:
    try:
        verdict = _judge_here(problem, file)
    except Exception:  # it fails as it is loaded, which is the first check's business
        return [problem.checks[0].key]
    assert verdict.exit_status in (0, 1)
    return [finding.check.key for finding in verdict.findings if finding.status == "FAIL"]


@pytest.mark.parametrize("file", _files("apart"))
def test_attacks_fail_the_intended_check(file: Path) -> None:
    problem = find(file.parts[-3])
    verdict = judge_file(problem, file, seconds=4, seed=1, stop_early=True)
    failed = [finding.check.key for finding in verdict.findings if finding.status == "FAIL"]
    assert len(failed) == 1
    if installed_jax() == recorded()[0].jax:
        assert failed == [_intended(file)]
    assert verdict.exit_status == 1
    assert file.exists()


@pytest.mark.parametrize("problem", problems(), ids=lambda problem: problem.name)
def test_every_check_is_failed_by_some_attempt(problem: Problem) -> None:
    folder = ATTEMPTS / problem.name
    intended = {_intended(f) for kind in ("wrong", "apart") for f in folder.glob(f"{kind}/*.py")}
    shared = set() if problem.name == "tile" else {"judge"}
    assert {check.key for check in problem.checks} - shared == intended
    assert len(list(folder.glob("wrong/*.py"))) >= 6
    assert len(list(folder.glob("right/*.py"))) >= 2
