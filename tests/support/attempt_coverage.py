"""Shows, for each check of the problems, an attempt that only this check catches.

`PYTHONPATH=src:tests python -m support.attempt_coverage [NAME ...]`, for all problems if none is
named; it takes minutes: every attempt meets every check. The exit status is 1 where some check has
no attempt of its own.
"""

import sys

import pytest

from jitguide.problems.catalogue import NAMES, find
from jitguide.problems.model import Problem
from support import fork_server
from support.attempt_outcomes import ATTEMPTS, failed_of, intended


def coverage(problem: Problem) -> dict[str, str | None]:
    """Give for each check an attempt that it alone catches, or None."""
    found: dict[str, str | None] = {check.key: None for check in problem.checks}
    for file in sorted((ATTEMPTS / problem.name).glob("*/*.py")):
        key = intended(file)
        if key is not None and found[key] is None and failed_of(problem, file) == [key]:
            found[key] = file.stem
            print(f"{problem.name:12} {key:14} {file.stem}", flush=True)
    return found


def main(names: list[str]) -> int:
    """Print the table and say which checks have no attempt of their own."""
    with pytest.MonkeyPatch.context() as patch:
        fork_server.start(patch)
        alone = [
            f"{name}: {key}"
            for name in names or NAMES
            for key, file in coverage(find(name)).items()
            if file is None
        ]
    print("No attempt that only this check catches:", ", ".join(alone) or "none is missing")
    return 1 if alone else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
