"""Shows, for each check of the problems, the attempts that only this check catches.

Run it with the names of problems, or none for all; it takes minutes: every attempt meets every
check. The exit status is 1 where some check has no attempt of its own.
"""

import sys
from pathlib import Path

from jitguide.problems.bench import process
from jitguide.problems.bench.operations import load
from jitguide.problems.catalogue import NAMES, find
from jitguide.problems.judging import judge_file, judge_functions
from jitguide.problems.model import Problem
from nursery import Nursery

ATTEMPTS = Path(__file__).parent / "jitguide" / "problems" / "attempts"


def failed_checks(problem: Problem, file: Path) -> list[str]:
    """Name the checks that an attempt does not pass."""
    if file.parent.name == "apart":
        verdict = judge_file(problem, file, seed=1)
    else:
        try:
            names = vars(load(file.read_text("utf-8"), str(file)))
        except BaseException:
            return [problem.checks[0].key]
        functions = {name: names[name] for name in problem.functions if name in names}
        verdict = judge_functions(problem, functions, seed=1)
    return [finding.check.key for finding in verdict.findings if finding.status == "FAIL"]


def coverage(problem: Problem) -> dict[str, str | None]:
    """Give for each check an attempt that it alone catches, or None."""
    found: dict[str, str | None] = {check.key: None for check in problem.checks}
    for file in sorted((ATTEMPTS / problem.name).glob("[wa]*/*.py")):
        intended = file.read_text("utf-8").splitlines()[0].removeprefix("# fails: ")
        if found.get(intended) is None and failed_checks(problem, file) == [intended]:
            found[intended] = file.stem
            print(f"{problem.name:12} {intended:14} {file.stem}", flush=True)
    return found


def main(names: list[str]) -> int:
    """Print the table and say which checks have no attempt of their own."""
    alone = []
    with Nursery(process._environment()) as nursery:
        process.begin_process = nursery.begin  # type: ignore[assignment]
        for name in names or NAMES:
            without = [key for key, file in coverage(find(name)).items() if not file]
            # The guard is the same for all; its attempts are at the first problem.
            alone += [f"{name}: {key}" for key in without if name == NAMES[0] or key != "judge"]
    print("No attempt that only this check catches:", ", ".join(alone) or "none is missing")
    return 1 if alone else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
