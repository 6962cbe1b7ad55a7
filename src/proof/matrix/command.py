"""``make matrix``: run every example on every recorded JAX version and write the records.

``make libraries`` does the same for the examples that need other libraries than JAX. Nothing is
written before every version has run; a run that is stopped leaves the old records whole.
What a program did is kept below ``.matrix`` under everything that it depends on, so that a second
run only runs what has changed.
"""

import argparse
import contextlib
import hashlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any

from jitguide.command import run_command
from proof.examples.compare import difference, faults
from proof.examples.program import DeclarationError, Outcome, Program
from proof.examples.records import orphans, programs, read_record, write, write_outcomes
from proof.matrix.environments import FOLDER, NoInterpreterError, UvError, lock_hash, prepare
from proof.matrix.manifest import ManifestError, read_manifest, write_manifest
from proof.matrix.versions import EXAMPLES, ROOT, SUITES, Recorded, Suite, VersionsError, recorded

Outcomes = dict[Path, Outcome]


class WorkerError(Exception):
    """The process that runs the examples of a version ended before it was done."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run every example on every recorded JAX version and write the records."""
    parser = argparse.ArgumentParser(prog="make matrix", description=main.__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail on a difference")
    parser.add_argument("--fresh", action="store_true", help="run also what has not changed")
    parser.add_argument(
        "--suite",
        choices=[suite.folder for suite in SUITES],
        default=EXAMPLES.folder,
        help="whose examples to run (default: %(default)s)",
    )
    parser.add_argument("versions", nargs="*", help="JAX versions to run; all of them if none")
    options = parser.parse_args(argv)
    suite = next(suite for suite in SUITES if suite.folder == options.suite)
    known = {version.jax: version for version in recorded(ROOT, suite)}
    for name in options.versions:
        if name not in known:
            print(
                f"error: JAX {name} is not recorded; expected one of {', '.join(known)}",
                file=sys.stderr,
            )
            return 2
    read_manifest(ROOT, suite)  # damaged? better known before the runs than after
    chosen = [known[name] for name in options.versions] or list(known.values())
    paths = programs(ROOT, suite)
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
    bar = _Bar(len(versions) * len(paths))
    done: dict[str, Outcomes] = {}
    problems: list[str] = []

    def one(version: Recorded) -> None:
        try:
            done[version.jax] = outcomes_of(version, paths, fresh, bar.step)
        except NoInterpreterError as error:
            bar.say(f"JAX {version.jax}: NOT RUN: {error}")
        except (WorkerError, UvError, OSError) as error:
            problems.append(f"JAX {version.jax}: {error}")

    with ThreadPoolExecutor(max_workers=2) as pool:
        list(pool.map(one, versions))
    bar.close()
    return done, problems


def outcomes_of(
    version: Recorded, paths: Sequence[Path], fresh: bool, step: Callable[[], None]
) -> Outcomes:
    """What each example does on one version: known from an earlier run, or run now.

    Raises:
        NoInterpreterError: the Python of this version is not on this machine.
        WorkerError: the process died; the message names the example that it was running.
    """
    python = prepare(version)
    keys = {path: _key(path, version) for path in paths}
    cache = FOLDER / "outcomes" / f"{version.environment}.json"
    known = {} if fresh else _read_cache(cache)
    found = {path: Outcome(**known[key]) for path, key in keys.items() if key in known}
    for _ in found:
        step()
    missing = [path for path in paths if path not in found]
    if missing:
        found.update(_run_worker(python, missing, step))
        cache.parent.mkdir(exist_ok=True)
        write(cache, json.dumps({keys[path]: vars(found[path]) for path in paths}))
    return found


def _run_worker(python: Path, paths: Sequence[Path], step: Callable[[], None]) -> Outcomes:
    worker = subprocess.Popen(
        [python, "-m", "proof.matrix.worker"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "JAX_PLATFORMS": "cpu"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert worker.stdin and worker.stdout and worker.stderr
    # Each pipe has a thread: with one full, the other side would wait for ever.
    with ThreadPoolExecutor(max_workers=2) as pool:
        errors = pool.submit(worker.stderr.read)
        pool.submit(_tell, worker.stdin, paths)
        found: Outcomes = {}
        for line in worker.stdout:
            answer = json.loads(line)
            path = Path(answer.pop("path"))
            found[path] = Outcome(**answer)
            step()
        status = worker.wait()
        if status or len(found) != len(paths):
            at = next((path for path in paths if path not in found), paths[-1])
            said = errors.result()
            last = "\n  ".join(said.strip().splitlines()[-5:])
            late = re.search(r"^Timeout \((.+)\)!$", said, re.MULTILINE)
            what = f"it ran for {late[1]} and did not end" if late else f"status {status}"
            raise WorkerError(f"stopped at {at.relative_to(ROOT)}: {what}\n  {last}")
    return found


def _tell(to: IO[str], paths: Sequence[Path]) -> None:
    # A worker that died reads no more; its status and its last words say so.
    with contextlib.suppress(BrokenPipeError), to:
        to.writelines(f"{path}\n" for path in paths)


def _key(path: Path, version: Recorded) -> str:
    """Everything that an outcome depends on: the program, its version, and our own code."""
    source = path.read_bytes()
    parts = [str(path.relative_to(ROOT)).encode(), source, lock_hash(version).encode()]
    ours = [ROOT / "src/proof/examples" / f"{name}.py" for name in ("run", "program", "normalise")]
    if b"jitguide" in source:
        ours += sorted((ROOT / "src" / "jitguide").rglob("*.py"))
    parts += [file.read_bytes() for file in ours]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _read_cache(path: Path) -> dict[str, dict[str, Any]]:
    try:
        return dict(json.loads(path.read_text("utf-8")))
    except (OSError, ValueError):
        return {}


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
        f"{changed} {'differ from their records' if check else 'recorded anew'}; {wrong} faults"
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


class _Bar:
    """A progress bar on a terminal; elsewhere, a line now and then."""

    def __init__(self, total: int) -> None:
        self.total, self.count, self.on_terminal = total, 0, sys.stderr.isatty()

    def step(self) -> None:
        self.count += 1
        if self.on_terminal:
            filled = 40 * self.count // self.total
            line = f"\r[{'#' * filled}{'.' * (40 - filled)}] {self.count}/{self.total}"
            print(line, end="", file=sys.stderr, flush=True)
        elif self.count % max(1, self.total // 10) == 0:
            print(f"{self.count}/{self.total} runs", file=sys.stderr, flush=True)

    def say(self, text: str) -> None:
        print(f"\r{text}" if self.on_terminal else text, file=sys.stderr, flush=True)

    def close(self) -> None:
        if self.on_terminal:
            print(file=sys.stderr)


if __name__ == "__main__":
    sys.exit(run_command("make matrix", main, (VersionsError, ManifestError)))
