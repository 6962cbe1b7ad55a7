"""Records: what each example did, as text beside it. ``make records`` writes them.

``x.txt`` holds on the newest recorded JAX; ``x.jax-0.8.3.txt`` holds on 0.8.3 and on everything
older, unless an older file says otherwise.
"""

import argparse
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from jitguide.command import CommandError, run_command
from jitguide.files import write_whole
from proof.examples.compare import difference, faults
from proof.examples.outcomes import WorkerError, run_now
from proof.examples.program import DeclarationError, Outcome, Program
from proof.matrix.versions import (
    EXAMPLES,
    ROOT,
    Suite,
    installed_jax,
    recorded,
    stands_for,
    suite_of,
    version_key,
)

_HEADER = "Traceback (most recent call last):"
# JAX puts the traceback of a __hash__ that fails into the message of its own error, so.
_QUOTES = "The error was:"
_ERROR = re.compile(r"(?:[\w<>]+\.)*(?P<name>[A-Za-z_]\w*)(?::|$)")
_VERSIONED = re.compile(r"^(?P<stem>.+)\.jax-(?P<version>[\d.]+)\.txt$")


CASES = "tests/jitguide/errors/cases"
"""The programs that the decoder of errors is tried on: recorded as examples are, shown nowhere."""


def examples(root: Path = ROOT, suite: Suite = EXAMPLES) -> list[Path]:
    """Every program of a suite that a page shows, in a fixed order."""
    found = sorted((root / suite.folder).rglob("*.py"))
    return [path for path in found if suite_of(path, root) == suite]


def programs(root: Path = ROOT, suite: Suite = EXAMPLES) -> list[Path]:
    """Every program of a suite that has a record: the examples, then the decoder's cases."""
    cases = sorted((root / CASES).rglob("*.py")) if suite == EXAMPLES else []
    return examples(root, suite) + cases


def record_path(program: Path, version: str | None = None) -> Path:
    """The record of a program: the one of the newest JAX, or the one that says `version`."""
    suffix = f".jax-{version}.txt" if version else ".txt"
    return program.with_name(program.stem + suffix)


def version_records(program: Path) -> dict[str, Path]:
    """The records that say a version, newest first."""
    return _by_program(program.parent.glob(f"{program.stem}.jax-*.txt")).get(program, {})


def version_records_by_program(root: Path) -> dict[Path, dict[str, Path]]:
    """The records that say a version, newest first, of every program that has some."""
    return _by_program(_files(root, "*.jax-*.txt"))


def _files(root: Path, pattern: str) -> Iterator[Path]:
    for folder in (root / "snippets", root / CASES):
        yield from folder.rglob(pattern)


def _by_program(paths: Iterable[Path]) -> dict[Path, dict[str, Path]]:
    named = [(path, match) for path in paths if (match := _VERSIONED.match(path.name))]
    named.sort(key=lambda pair: version_key(pair[1]["version"]), reverse=True)
    found: dict[Path, dict[str, Path]] = {}
    for path, match in named:
        found.setdefault(path.with_name(f"{match['stem']}.py"), {})[match["version"]] = path
    return found


def record_that_holds(program: Path, version: str) -> Path | None:
    """The record that holds for a JAX version, or None where the program has none."""
    holds = record_path(program)
    for since, path in version_records(program).items():
        if version_key(since) >= version_key(version):
            holds = path
    return holds if holds.exists() else None


def read_record(program: Path, version: str) -> str | None:
    """Text of the record that holds for a JAX version, or None."""
    path = record_that_holds(program, version)
    return path.read_text("utf-8") if path else None


def error_of(record: str) -> str | None:
    r"""Class name of the error that ends a record, or None where the program ran to its end.

    A traceback that stands inside of a message is none of the program's own.

    Example:
        >>> error_of("3\nTraceback (most recent call last):\n  File ...\nValueError: no\n")
        'ValueError'
        >>> error_of("3\n") is None
        True
    """
    return error_line(record).partition(":")[0] or None


def error_line(record: str) -> str:
    """The line that names the error at the end of a record, without its module; or empty."""
    lines = record.splitlines()
    found = ending(lines)
    match = _ERROR.match(lines[found[1]]) if found else None
    return match.string[match.start("name") :] if match else ""


def ending(lines: Sequence[str]) -> tuple[int, int] | None:
    """Where the last traceback of a program's own begins, and where its message does, or None."""
    own = [
        number
        for number, line in enumerate(lines)
        if line == _HEADER and not (number and lines[number - 1].endswith(_QUOTES))
    ]
    below = range(own[-1] + 1, len(lines)) if own else ()
    said = next((n for n in below if lines[n] and not lines[n].startswith(" ")), None)
    return None if said is None else (own[-1], said)


def orphans(root: Path = ROOT, suite: Suite = EXAMPLES) -> list[Path]:
    """Records without a program, of a suite."""
    found = []
    for path in sorted(_files(root, "*.txt")):
        if suite_of(path, root) != suite:
            continue
        match = _VERSIONED.match(path.name)
        stem = match["stem"] if match else path.stem
        if not path.with_name(stem + ".py").exists():
            found.append(path)
    return found


def write(path: Path, text: str | None) -> bool:
    """Make a file hold `text`, or be absent where it is None; True when that changed something.

    The file is replaced whole: a run that is cut off leaves the old one or the new one.

    Raises:
        OSError: it cannot be written; `filename` names it.
    """
    before = path.read_text("utf-8") if path.exists() else None
    if before == text:
        return False
    if text is None:
        path.unlink()
        return True
    write_whole(path, text)
    return True


def write_outcomes(program: Path, outcomes: Mapping[str, str]) -> list[Path]:
    """Write the fewest records that say `outcomes` (text by version); return the files changed."""
    newest_first = sorted(outcomes, key=version_key, reverse=True)
    wanted: dict[Path, str | None] = dict.fromkeys(version_records(program).values())
    newer: str | None = None
    for version in newest_first:
        text = outcomes[version]
        if newer is None:
            wanted[record_path(program)] = text or None
        elif text != newer:
            wanted[record_path(program, version)] = text
        newer = text
    return [path for path, text in wanted.items() if write(path, text)]


def rerecord(program: Path, outcome: Outcome, version: str) -> list[Path]:
    """Write what a program did on `version`, and keep what holds for every other version."""
    names = [entry.jax for entry in recorded()]
    if version == names[0]:
        text = outcome.text or None
        return [record_path(program)] if write(record_path(program), text) else []
    outcomes = {name: read_record(program, name) or "" for name in names}
    return write_outcomes(program, {**outcomes, version: outcome.text})


def main(argv: Sequence[str] | None = None) -> int:
    """``make records``: run the examples on the installed JAX and write what they did."""
    parser = argparse.ArgumentParser(prog="make records", description=main.__doc__)
    parser.add_argument(
        "files", nargs="*", type=Path, help="examples, and folders of them; all if none"
    )
    options = parser.parse_args(argv)
    version = installed_jax()
    if version not in [entry.jax for entry in recorded()]:
        raise CommandError(
            f"JAX {version} is not recorded (newest recorded: {recorded()[0].jax}). "
            "Add it to snippets/versions.toml first"
        )
    every = programs()
    named = [path.resolve() for path in options.files if path.suffix != ".ipynb"]
    wrong = [path for path in named if not any(p.is_relative_to(path) for p in every)]
    if wrong:
        what = f"is no example: expected a file snippets/**/*.py or {CASES}/**/*.py, or a folder"
        if not (suite := suite_of(wrong[0])).tested:
            what = f"is not run on the installed JAX; run: {suite.command}"
        raise CommandError(f"{wrong[0]} {what}")
    chosen = [p for p in every if any(p.is_relative_to(path) for path in named)]
    return _record_all(chosen if options.files else every, version)


def _record_all(paths: Sequence[Path], version: str) -> int:
    changed, bad = 0, 0
    for path in paths:
        program = Program(path, "")
        try:
            program = Program.read(path)
            outcome = run_now(program)
            newest = stands_for(version) == recorded()[0].jax
            problems = faults(program, outcome.text or None, outcome, declarations=newest)
        except (DeclarationError, WorkerError) as error:
            problems, outcome = [str(error)], None
        for problem in problems:
            bad += 1
            print(problem.rstrip(), file=sys.stderr)
        if outcome is None or problems:
            continue
        before = read_record(path, version) or ""
        written = rerecord(path, outcome, version)
        if written:
            changed += 1
            print(f"{program.shown}: {', '.join(file.name for file in written)}")
            print(difference(before, outcome.text), end="")
    for path in orphans():
        bad += 1
        print(f"{path.relative_to(ROOT)}: a record without a program", file=sys.stderr)
    print(f"JAX {version}: {len(paths)} examples, {changed} records changed, {bad} faults")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(run_command("make records", main))
