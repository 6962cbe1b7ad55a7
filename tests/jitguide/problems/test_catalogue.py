"""Each problem is whole: starter, solution, hints, checks, pages."""

import re
from pathlib import Path

import pytest

from jitguide.problems.catalogue import NAMES, UnknownProblemError, find, problems
from jitguide.problems.judging import judge_file
from jitguide.problems.model import Problem
from jitguide.problems.pages import PAGES

ROOT = Path(__file__).parents[3]
each = pytest.mark.parametrize("problem", problems(), ids=lambda problem: problem.name)


@each
@pytest.mark.usefixtures("forked")
def test_starter_fails_and_solution_passes(problem: Problem, tmp_path: Path) -> None:
    starter, solution = tmp_path / "starter.py", tmp_path / "solution.py"
    starter.write_text(problem.starter, "utf-8")
    solution.write_text(problem.solution, "utf-8")
    assert judge_file(problem, starter, seed=1).exit_status == 1
    verdict = judge_file(problem, solution, seed=1)
    assert [str(f.miss) for f in verdict.findings if f.status != "pass"] == []
    assert verdict.exit_status == 0


@each
def test_a_problem_is_whole(problem: Problem) -> None:
    assert len(problem.hints) >= 3
    keys = [check.key for check in problem.checks]
    assert len(keys) == len(set(keys)) >= 8
    assert keys[-2:] == ["state", "judge"]
    for name in problem.functions:
        assert name in problem.statement
        assert f"def {name}(" in problem.starter or f"class {name}:" in problem.starter
        assert f"def {name}(" in problem.solution or f"class {name}:" in problem.solution


def test_every_page_that_a_check_names_exists() -> None:
    named = {check.page for problem in problems() for check in problem.checks}
    assert named == set(PAGES)
    for address in PAGES.values():
        path, _, section = address.partition("#")
        page = ROOT / "docs" / f"{path.rstrip('/')}.md"
        if not page.exists():
            page = ROOT / "docs" / path / "index.md"
        headings = re.findall(r"^#+ .*\{ ?#([\w-]+) ?\}$", page.read_text("utf-8"), re.MULTILINE)
        assert section in headings, f"{page} has no section #{section}, which {address} names"


def test_an_unknown_problem_is_named_with_those_that_there_are() -> None:
    with pytest.raises(UnknownProblemError, match="no problem 'tiles'; there are: tile, double"):
        find("tiles")
    assert len(NAMES) == 8
