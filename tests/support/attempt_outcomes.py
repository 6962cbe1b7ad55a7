"""Which checks an attempt fails: run now, or kept from a run with nothing changed.

What an outcome depends on is the attempt, its problem, the grader and the environment. A fixed
fifth of the attempts runs every time; `support.kept` says when the others do.
"""

from dataclasses import replace
from pathlib import Path

from jitguide.problems.attempt import load
from jitguide.problems.catalogue import find
from jitguide.problems.grading import grade_file, grade_functions
from jitguide.problems.model import Problem
from proof.matrix.versions import ROOT
from support.kept import kept

ATTEMPTS = ROOT / "tests" / "jitguide" / "problems" / "attempts"


def intended(file: Path) -> str | None:
    """Give the check that an attempt says it fails; None where it says that it fails none."""
    first = file.read_text("utf-8").partition("\n")[0]
    if file.parent.name == "right" or not file.is_relative_to(ATTEMPTS) or first == "# solved":
        return None
    mark, _, key = first.partition("# fails: ")
    assert not mark and key, f"{file} says neither '# fails: KEY' nor '# solved' in its first line"
    return key


def problem_of(file: Path) -> str:
    """Name the problem that an attempt, a starter or a solution is about."""
    return file.parts[-3] if file.is_relative_to(ATTEMPTS) else file.parts[-2]


def failed_checks(file: Path) -> list[str]:
    """Name the checks that an attempt, or a file of a problem's own, fails.

    Of a wrong attempt these are only the intended one and the first, which calls the function; all
    of them where it does not fail as intended.

    Raises:
        ChangedOutcomeError: it fails others than before, although nothing has changed.
    """
    return list(kept(_name(file), _depends_on(file), lambda: _run(file), sampled=True))


def _name(file: Path) -> str:
    return "-".join(file.with_suffix("").parts[-3:])


def failed_of(problem: Problem, file: Path) -> list[str]:
    """Name the checks of a problem that an attempt fails, now."""
    if file.parent.name == "apart":
        # An endless one is cut off; the others have time even on a busy machine.
        seconds = 1.0 if file.stem.startswith("endless") else 60.0
        grade = grade_file(problem, file, seconds=seconds, seed=1)
    else:
        try:
            names = vars(load(file.read_text("utf-8"), str(file)))
        except Exception:  # what it raises as it is loaded is the first check's business
            return [problem.checks[0].key]
        functions = {name: names[name] for name in problem.functions if name in names}
        grade = grade_functions(problem, functions, seed=1)
    assert grade.ungraded is None, grade.ungraded
    return [finding.check.key for finding in grade.findings if finding.status == "FAIL"]


def _run(file: Path) -> list[str]:
    problem, key = find(problem_of(file)), intended(file)
    if key is not None:
        chosen = (problem.checks[0].key, key)
        checks = tuple(check for check in problem.checks if check.key in chosen)
        failed = failed_of(replace(problem, checks=checks), file)
        if failed == [key]:
            return failed
    return failed_of(problem, file)


def _depends_on(file: Path) -> list[Path]:
    package = ROOT / "src" / "jitguide"
    return [
        file,
        ROOT / "requirements.lock",
        Path(__file__),
        Path(__file__).with_name("fork_server.py"),
        ATTEMPTS.parent / "conftest.py",
        ROOT / "src" / "proof" / "examples" / "executables.py",
        package / "__init__.py",
        package / "tile.py",
        *sorted((package / "problems").glob("*.py")),
        package / "trace" / "dataflow.py",
        *sorted((package / "problems" / problem_of(file)).glob("*.py")),
    ]
