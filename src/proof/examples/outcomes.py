"""The outcomes of programs: from a worker, or stored by an earlier run.

An outcome is kept under everything that it depends on: the program, the installed packages, our own
code that runs it. It is taken again only where all of that is the same. That keeps the proof: what
could change the outcome changes the key, a kept file that was touched does not fit its seal, one
in `SHARE` is run all the same, another one each day, and in CI everything runs (`CI` or `FRESH`
set), where every outcome is met by its record anyway.

Outcomes are kept below ``.cache``. For the first run of a clone, `WRITTEN` says under such keys
which programs did what their record says; ``make outcomes`` writes it.
"""

import atexit
import dataclasses
import datetime
import hashlib
import json
import os
import platform
import re
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from proof.examples.program import DeclarationError, Outcome, Program
from proof.matrix.versions import ROOT

SHARE = 10
"""One kept outcome in so many is run again all the same: each of them once in so many days."""
WRITTEN = Path("tests", "outcomes.json")
"""What ``make outcomes`` writes, relative to the project: by the name of a test, what it found."""
PROGRAMS = "programs"
"""The name in that file of the programs that did what their record says: of each, its error."""

# Of `proof.examples`: modules that compare or file outcomes and have no part in making them.
_ONLY_READ = {"__init__.py", "compare.py", "fragments.py", "notebook.py", "records.py"}
# Settings of this machine, of make, of pytest: no reader's program finds them.
_OURS = re.compile(
    r"(?:PYTHON|PYTEST|JAX|JAXLIB|XLA|TF_|MAKE|MFLAGS|VIRTUAL_ENV|COVERAGE|NO_MKDOCS)"
    r"|(?:CI|FRESH|NO_COLOR|FORCE_COLOR)$"
)


class WorkerError(Exception):
    """The process that runs programs ended before it was done; the message names the program."""


class Worker:
    r"""A process that runs programs one after the other, each as if it were its first.

    Example:
        >>> with Worker() as worker:
        ...     worker.outcome(Program(Path("/guide/sum.py"), "print(1 + 1)")).text
        '2\n'
    """

    def __init__(self, python: str | Path = sys.executable, xla_flags: str | None = None) -> None:
        """Start the process.

        Args:
            python: the Python to run; it must have JAX.
            xla_flags: what XLA finds in `XLA_FLAGS`, which it reads once.
        """
        self._python, self._flags = python, xla_flags
        self._others: dict[str, Worker] = {}
        self._said = tempfile.TemporaryFile()  # noqa: SIM115 - open as long as the process
        self._process = subprocess.Popen(
            [python, "-P", "-m", "proof.examples.worker"],
            env=surroundings(os.environ) | ({"XLA_FLAGS": xla_flags} if xla_flags else {}),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._said,
            text=True,
            encoding="utf-8",
        )

    def outcome(self, program: Program) -> Outcome:
        """Run a program: in this process, or in another if it depends on what this one did.

        Raises:
            DeclarationError: it is no example; see `proof.examples.run.run`.
            WorkerError: the process ended, by the program's doing or because it took too long.
        """
        flags = program.xla_flags or self._flags
        if program.asks_if_ready:
            # After an exception in a callback, JAX 0.6.2 and 0.7.2 wait for the end of each call.
            with Worker(self._python, flags) as other:
                return other._here(program)
        if flags and flags != self._flags:
            if flags not in self._others:
                self._others[flags] = Worker(self._python, flags)
            return self._others[flags].outcome(program)
        return self._here(program)

    def _here(self, program: Program) -> Outcome:
        assert self._process.stdin and self._process.stdout
        try:
            request = {"path": str(program.path), "source": program.source}
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            pass  # it died; its status and its last words say how
        line = self._process.stdout.readline()
        if not line:
            raise WorkerError(f"stopped at {program.shown}: {self._last_words()}")
        answer = json.loads(line)
        if "fault" in answer:
            raise DeclarationError(answer["fault"])
        return Outcome(**answer)

    def _last_words(self) -> str:
        status = self._process.wait()
        self._said.seek(0)
        said = self._said.read().decode("utf-8", "replace")
        late = re.search(r"^Timeout \((.+)\)!$", said, re.MULTILINE)
        what = f"it ran for {late[1]} and did not end" if late else f"status {status}"
        return "\n  ".join([what, *said.strip().splitlines()[-5:]])

    def close(self) -> None:
        """End the process, and those that it needed."""
        for other in self._others.values():
            other.close()
        self._process.kill()
        self._process.communicate()
        self._said.close()

    def __enter__(self) -> "Worker":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def surroundings(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment variables of a program: those of this machine without those of our tools.

    `PYTHONPATH` leads to the package, as if it were installed, and JAX is kept to the CPU.
    """
    kept = {name: value for name, value in environment.items() if not _OURS.match(name)}
    return {**kept, "PYTHONPATH": str(ROOT / "src"), "JAX_PLATFORMS": "cpu"}


class Kept:
    """A folder of outcomes of earlier runs, one file for each program."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def get(self, program: Program, key: str) -> Outcome | None:
        """The outcome that was kept under `key`; None where there is none, or it was touched."""
        try:
            entry = json.loads(self._file(program).read_text("utf-8"))
            if entry["seal"] == _seal(key, entry["outcome"]):
                return Outcome(**entry["outcome"])
        except (OSError, ValueError, KeyError, TypeError):
            pass
        return None

    def put(self, program: Program, key: str, outcome: Outcome) -> None:
        """Keep an outcome, in place of the one of an earlier key."""
        # Not at the top: a worker on an old JAX has no need of the package.
        from jitguide.files import write_whole

        said = dataclasses.asdict(outcome)
        entry = {"outcome": said, "seal": _seal(key, said)}
        self.folder.mkdir(parents=True, exist_ok=True)
        write_whole(self._file(program), json.dumps(entry))

    def _file(self, program: Program) -> Path:
        # A part of a file of src/ or tests/ is a program too, so the path alone names no program.
        name = hashlib.sha256(f"{_place(program)}\0{program.source}".encode()).hexdigest()
        return self.folder / f"{name[:24]}.json"


def _seal(key: str, outcome: object) -> str:
    return hashlib.sha256((key + json.dumps(outcome, sort_keys=True)).encode()).hexdigest()


def key_of(program: Program, environment: str) -> str:
    """Everything that an outcome depends on: the program, what is installed, and our own code.

    Args:
        program: the example.
        environment: says which Python and which packages it is run with.
    """
    place, source = _place(program).encode(), program.source.encode()
    parts = [place, source, environment.encode(), _runner()]
    if "jitguide" in program.source:
        parts.append(_package())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def _place(program: Program) -> str:
    path = program.path
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()


def deciding_files() -> list[Path]:
    """Our own code that decides what an outcome is."""
    folder = ROOT / "src" / "proof" / "examples"
    return [path for path in sorted(folder.glob("*.py")) if path.name not in _ONLY_READ]


@cache
def _runner() -> bytes:
    return b"\0".join(path.read_bytes() for path in deciding_files())


@cache
def _package() -> bytes:
    files = sorted((ROOT / "src" / "jitguide").rglob("*"))
    return b"\0".join(f.read_bytes() for f in files if f.is_file() and f.suffix != ".pyc")


@cache
def environment() -> str:
    """The system, this Python, and the installed ones of the packages that the lock names."""
    # Not at the top: a worker on an old JAX has no need of it, nor the package.
    from packaging.utils import canonicalize_name

    lock = (ROOT / "requirements.lock").read_text("utf-8")
    locked = {canonicalize_name(name) for name in re.findall(r"^([\w.-]+)==", lock, re.MULTILINE)}
    found = {canonicalize_name(d.name): d.version for d in metadata.distributions()}
    packages = [f"{name}=={version}" for name, version in found.items() if name in locked]
    python = f"{sys.version_info.major}.{sys.version_info.minor}"
    return "\n".join([sys.platform, platform.machine(), python, *sorted(packages)])


@cache
def _worker() -> list[Worker]:
    held: list[Worker] = []
    atexit.register(_close, held)
    return held


def _close(workers: list[Worker]) -> None:
    for worker in workers:
        worker.close()


def outcome(program: Program, root: Path = ROOT, record: str | None = None) -> Outcome:
    """What a program does on the installed JAX: run by the worker of this process, or kept.

    Args:
        program: the example.
        root: the project whose `.cache/outcomes` keeps what is known.
        record: what it is expected to print. If it did that where ``make outcomes`` ran, it is
            known in a new clone too.

    Raises:
        DeclarationError: it is no example; see `proof.examples.run.run`.
        WorkerError: it ended the process that ran it, or took too long.
    """
    kept, key = Kept(root / ".cache" / "outcomes"), key_of(program, environment())
    if not runs_everything(os.environ) and not due(key, datetime.date.today()):
        known = kept.get(program, key) or _written_outcome(root / WRITTEN, key, record)
        if known is not None:
            return known
    did = run_now(program)
    kept.put(program, key, did)
    return did


def as_recorded(program: Program, record: str | None, root: Path = ROOT) -> tuple[str, str] | None:
    """What `WRITTEN` says of a program: its key and its error; None if it is not as recorded.

    Args:
        program: the example, whose outcome was kept by the run before.
        record: what it is expected to print.
        root: the project.
    """
    key = key_of(program, environment())
    did = Kept(root / ".cache" / "outcomes").get(program, key)
    if did is None or did.text != (record or ""):
        return None
    return _with_record(key, did.text), f"{did.error} {did.line}" if did.error else ""


def _written_outcome(file: Path, key: str, record: str | None) -> Outcome | None:
    said = written(file).get(PROGRAMS, {}).get(_with_record(key, record or ""))
    if said is None:
        return None
    error, _, line = said.partition(" ")
    return Outcome(record or "", error or None, int(line) if line.isdigit() else None)


def _with_record(key: str, text: str) -> str:
    return hashlib.sha256(f"{key}\0{text}".encode()).hexdigest()[:16]


def table(file: Path) -> dict[str, Any]:
    """The JSON object of a file; empty where there is no such file, or something else in it."""
    try:
        known = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}


@cache
def written(file: Path) -> dict[str, dict[str, Any]]:
    """What ``make outcomes`` wrote: by the name of a test, what it found under its key."""
    return table(file)


def run_now(program: Program) -> Outcome:
    """What a program does on the installed JAX, run by the worker of this process.

    Raises:
        DeclarationError: it is no example; see `proof.examples.run.run`.
        WorkerError: it ended the process that ran it, or took too long.
    """
    held = _worker()
    if not held:
        held.append(Worker())
    try:
        return held[0].outcome(program)
    except WorkerError:
        held.pop().close()  # the next program gets another
        raise


def runs_everything(environment: Mapping[str, str]) -> bool:
    """Whether nothing that is kept may be taken: in CI, and with ``FRESH=1``."""
    return bool(environment.get("CI") or environment.get("FRESH"))


def due(key: str, day: datetime.date) -> bool:
    """Whether an outcome is to be run on this day though it is kept."""
    return (int(key[:8], 16) + day.toordinal()) % SHARE == 0
