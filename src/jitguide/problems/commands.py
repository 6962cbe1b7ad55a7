"""The commands: problems, start, check, hint, solution."""

import argparse
import math
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from jitguide.files import write_whole
from jitguide.problems.catalogue import NAMES, find, problems
from jitguide.problems.grading import SECONDS, grade_file
from jitguide.problems.model import Problem
from jitguide.problems.progress import read_progress, write_progress
from jitguide.problems.report import ending, finding_line

UNGRADED = 2


def add_commands(subparsers: Any) -> None:
    """Add the commands to the command line."""
    subparsers.add_parser("problems", help="list the problems").set_defaults(run=_list)

    def add(name: str, help: str, run: Callable[[argparse.Namespace], int]) -> Any:
        command = subparsers.add_parser(name, help=help)
        command.add_argument("problem", metavar="PROBLEM", help="a name that `problems` lists")
        command.set_defaults(run=run)
        return command

    command = add("start", "write a starter file for a problem", _start)
    command.add_argument(
        "file", metavar="FILE", nargs="?", help="file to write; default: my_PROBLEM.py"
    )

    command = add("check", "grade a file; exit status 0 if solved", _check)
    command.add_argument("file", metavar="FILE", help="your solution")
    command.add_argument("--watch", action="store_true", help="grade again each time you save")
    command.add_argument("--seed", type=int, help="the seed of an earlier run, for the same arrays")
    command.add_argument(
        "--seconds", type=_seconds, default=SECONDS, help="time limit for each call (default 10)"
    )

    command = add("hint", "show the next hint of a problem", _hint)
    command.add_argument(
        "number", metavar="NUMBER", nargs="?", type=int, help="show this hint, not the next one"
    )

    add("solution", "show the solution of a problem", _solution)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 < seconds < math.inf:
        raise argparse.ArgumentTypeError(f"expected a number of seconds above 0, got {text!r}")
    return seconds


def _fail(message: str) -> int:
    print(f"jitguide: {message}", file=sys.stderr)
    return UNGRADED


def _list(_: argparse.Namespace) -> int:
    progress = read_progress()
    width = max(map(len, NAMES))
    for problem in problems():
        mark = "x" if problem.name in progress.solved else " "
        print(f"[{mark}] {problem.name:{width}}  {problem.title}")
    print(f"{progress.summary(NAMES)}. Start with: python -m jitguide start PROBLEM")
    return 0


def _start(options: argparse.Namespace) -> int:
    problem = find(options.problem)
    file = Path(options.file or f"my_{problem.name}.py")
    try:
        with file.open("x", encoding="utf-8"):  # never over an existing file
            pass
        write_whole(file, problem.starter)
    except FileExistsError:
        return _fail(f"{file} already exists and was not changed; give another name")
    except OSError as error:
        with suppress(OSError):
            file.unlink()
        return _fail(f"{file} cannot be written: {error.strerror or error}")
    print(f"{file}: {problem.title}.")
    print(f"Change it, then: python -m jitguide check {problem.name} {file}")
    return 0


def _hint(options: argparse.Namespace) -> int:
    problem = find(options.problem)
    total = len(problem.hints)
    progress = read_progress()
    seen = min(progress.hints.get(problem.name, 0), total)
    number = options.number if options.number is not None else min(seen + 1, total)
    if not 1 <= number <= total:
        return _fail(f"{problem.name} has hints 1 to {total}; there is no hint {number}")
    print(f"Hint {number} of {total}: {problem.hints[number - 1]}")
    if number == total:
        print(
            f"That is the last hint. For the solution: python -m jitguide solution {problem.name}"
        )
    progress.hints[problem.name] = max(seen, number)
    if not write_progress(progress):
        print("note  your progress could not be saved; for the next hint, add its NUMBER")
    return 0


def _solution(options: argparse.Namespace) -> int:
    print(find(options.problem).solution, end="")
    return 0


def _check(options: argparse.Namespace) -> int:
    problem, file = find(options.problem), Path(options.file)
    if options.watch:
        return watch(file, lambda: _check_once(problem, file, options))
    try:
        return _check_once(problem, file, options)
    except KeyboardInterrupt:
        return _fail("interrupted, nothing was graded")


def _check_once(problem: Problem, file: Path, options: argparse.Namespace) -> int:
    if not file.is_file():
        what = "is not a file" if file.exists() else "does not exist"
        return _fail(f"could not be graded: {file} {what}")
    grade = grade_file(
        problem,
        file,
        seconds=options.seconds,
        seed=options.seed,
        tell=lambda finding: print(finding_line(problem, finding), flush=True),
    )
    if grade.ungraded is not None:
        return _fail(ending(grade, str(file)))
    print(ending(grade, str(file)))
    progress = read_progress()
    if grade.solved:
        progress.solved.add(problem.name)
        if not write_progress(progress):
            print("note  your progress could not be saved")
    print(f"{progress.summary(NAMES)}.")
    return grade.exit_status


def watch(
    file: Path,
    check: Callable[[], int],
    pause: Callable[[float], None] = time.sleep,
) -> int:
    """Check now and after each change of the file, until interrupted."""
    status, seen = UNGRADED, object()
    with suppress(KeyboardInterrupt):
        while True:
            now = _stamp(file)
            if now != seen:
                seen = now
                status = check()
                print(f"Watching {file}; press Ctrl-C to stop.", flush=True)
            pause(0.3)
    print()
    return status


def _stamp(file: Path) -> object:
    try:
        details = file.stat()
    except OSError:
        return None
    return details.st_mtime_ns, details.st_size, details.st_ino
