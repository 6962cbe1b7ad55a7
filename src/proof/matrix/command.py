"""``make matrix``: run every example on every recorded JAX version and write the records.

``make libraries`` does the same for the examples that need other libraries than JAX. Nothing is
written before every version has run; a run that is stopped leaves the old records whole.
What a program did is kept below ``.matrix`` under everything that it depends on, so that a second
run only runs what has changed.
"""

import argparse
import itertools
import os
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from jitguide.command import CommandError, run_command
from proof.examples.compare import difference, faults
from proof.examples.outcomes import Kept, Worker, WorkerError, key_of
from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.records import orphans, programs, read_record, write_outcomes
from proof.matrix.environments import FOLDER, NoInterpreterError, lock_hash, prepare
from proof.matrix.manifest import not_run, read_manifest, write_manifest
from proof.matrix.versions import EXAMPLES, ROOT, SUITES, Recorded, Suite, recorded

Outcomes = dict[Path, Outcome]


def main(argv: Sequence[str] | None = None) -> int:
    """Run every example on every recorded JAX version and write the records."""
    parser = argparse.ArgumentParser(prog="make matrix", description=main.__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a difference")
    parser.add_argument("--fresh", action="store_true", help="run also what has not changed")
    parser.add_argument(
        "--changed",
        action="store_true",
        help="run only the examples that are new or changed since matrix.json was written",
    )
    parser.add_argument(
        "--suite",
        choices=[suite.folder for suite in SUITES],
        default=EXAMPLES.folder,
        help="whose examples to run (default: %(default)s)",
    )
    parser.add_argument(
        "versions", nargs="*", help="JAX versions to run, or newest; all of them if none"
    )
    options = parser.parse_args(argv)
    suite = next(suite for suite in SUITES if suite.folder == options.suite)
    known = {version.jax: version for version in recorded(ROOT, suite)}
    wanted = [next(iter(known)) if name == "newest" else name for name in options.versions]
    for name in wanted:
        if name not in known:
            raise CommandError(f"JAX {name} is not recorded; expected one of {', '.join(known)}")
    read_manifest(ROOT, suite)  # damaged? better known before the runs than after
    chosen = [known[name] for name in wanted or known]
    names = [version.jax for version in chosen]
    paths = not_run(ROOT, names, suite) if options.changed else programs(ROOT, suite)
    done, problems = _run_all(chosen, paths, options.fresh)
    if problems:
        for problem in problems:
            print(f"error: {problem}", file=sys.stderr)
        print("No record was written.", file=sys.stderr)
        return 1
    status = _report(done, paths, suite, check=options.check)
    # A check that did not run everything has not checked.
    return 1 if options.check and len(done) < len(chosen) else status


def _run_all(
    versions: Sequence[Recorded], paths: Sequence[Path], fresh: bool
) -> tuple[dict[str, Outcomes], list[str]]:
    """Outcomes by version; versions whose Python is missing are named and left out."""
    total, runs = len(versions) * len(paths), itertools.count(1)
    done: dict[str, Outcomes] = {}
    problems: list[str] = []

    def step() -> None:
        if (run := next(runs)) % max(1, total // 10) == 0:
            print(f"{run}/{total} runs", file=sys.stderr, flush=True)

    def one(version: Recorded) -> None:
        try:
            done[version.jax] = outcomes_of(version, paths, fresh, step)
        except NoInterpreterError as error:
            print(f"JAX {version.jax}: NOT RUN: {error}", file=sys.stderr, flush=True)
        except (DeclarationError, WorkerError, CommandError, OSError) as error:
            problems.append(f"JAX {version.jax}: {error}")

    with ThreadPoolExecutor(max_workers=os.cpu_count()) as pool:
        list(pool.map(one, versions))
    return done, problems


def outcomes_of(
    version: Recorded, paths: Sequence[Path], fresh: bool, step: Callable[[], None]
) -> Outcomes:
    """What each example does on one version: known from an earlier run, or run now.

    Raises:
        NoInterpreterError: the Python of this version is not on this machine.
        DeclarationError: a program is no example.
        WorkerError: the process died; the message names the example that it was running.
    """
    python = prepare(version)
    environment = f"Python {version.python}, {lock_hash(version)}"
    kept = Kept(FOLDER / "outcomes" / version.environment)
    found: Outcomes = {}
    missing: list[tuple[Path, Program, str]] = []
    for path in paths:
        program = Program.read(path)
        key = key_of(program, environment)
        known = None if fresh else kept.get(program, key)
        if known is None:
            missing.append((path, program, key))
        else:
            found[path] = known
            step()
    if missing:
        with Worker(python) as worker:
            for path, program, key in missing:
                found[path] = worker.outcome(program)
                kept.put(program, key, found[path])
                step()
    return found


def _report(done: dict[str, Outcomes], paths: Sequence[Path], suite: Suite, *, check: bool) -> int:
    """Write or compare the records; say what differs and what is wrong."""
    versions = [version.jax for version in recorded(ROOT, suite)]
    changed, wrong = 0, 0
    for path in paths:
        before = {name: read_record(path, name) or "" for name in versions}
        now = {name: done[name][path].text if name in done else before[name] for name in versions}
        if versions[0] in done:
            wrong += _say_faults(Program.read(path), done[versions[0]][path])
        different = [name for name in versions if now[name] != before[name]]
        if different:
            changed += 1
            print(f"{path.relative_to(ROOT)}: other on JAX {', '.join(different)}")
            print(difference(before[different[0]], now[different[0]]), end="")
        if not check:
            write_outcomes(path, now)
    for path in orphans(ROOT, suite):
        wrong += 1
        print(f"{path.relative_to(ROOT)}: a record without a program")
    ran = [name for name in versions if name in done]
    if not check:
        write_manifest(ROOT, ran, suite)
    print(
        f"{len(paths)} examples on {len(ran)} of {len(versions)} JAX versions; "
        f"{changed} {'differ from their records' if check else 'recorded again'}; {wrong} faults"
    )
    return 1 if wrong or (check and changed) or not ran else 0


def _say_faults(program: Program, newest: Outcome) -> int:
    try:
        found = faults(program, newest.text or None, newest)
    except DeclarationError as error:
        found = [str(error)]
    for fault in found:
        print(fault.rstrip())
    return len(found)


if __name__ == "__main__":
    sys.exit(run_command("make matrix", main))
