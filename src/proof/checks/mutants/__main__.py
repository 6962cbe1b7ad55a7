"""Injects faults into a copy of the project, one at a time, and reports which check noticed."""

import argparse
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

from jitguide.command import CommandError, run_command
from proof.checks.mutants.faults import KINDS
from proof.matrix.versions import ROOT

# The checks that a fault of pages or Python meets, after those nearest to it; the last two are all.
_STAGES = (
    (
        "tests of the pages",
        [
            *("-m", "pytest", "-x", "-q", "tests/docs", "tests/proof/matrix/test_manifest.py"),
            *("--ignore", "tests/docs/test_contributing.py"),  # makes a project of its own
        ],
    ),
    ("make test", ["-m", "pytest", "-x", "-q"]),
    ("make site", ["-m", "proof.site.command", "build", "--strict", "--site-dir", "site"]),
)

# What only a browser runs, and the tests there that look at it, where these have another name.
_WEB = (".js", ".css")
_LOOKED_AT_BY = {
    "page.css": ["cases", "styles"],
    "page.js": ["cases"],
    "recording.js": ["stepper"],
    "site.css": ["styles"],
    "stepper.css": ["styles", "stepper"],
}
_IN_A_BROWSER = (("make browser", ["-m", "pytest", "-x", "-q", "tests/browser"]),)
_OF_THE_PACKAGE = (
    *("pyproject.toml", "requirements.lock", "snippets/versions.toml", "snippets/matrix.json"),
)
# What pytest answers for a page that holds no program, and where it was asked for no such file.
_NO_TESTS = 5
_WRONGLY_CALLED = 4


def main(argv: Sequence[str] | None = None) -> int:
    """Break the guide in one place at a time, and see which check notices."""
    parser = argparse.ArgumentParser(prog="make mutants", description=main.__doc__)
    parser.add_argument("--seed", type=int, default=0, help="chooses the places (default 0)")
    parser.add_argument(
        "--each", type=_positive(int), default=3, help="faults of each kind (default 3)"
    )
    parser.add_argument(
        "--minutes", type=_positive(float), default=600, help="begin no fault after this time"
    )
    parser.add_argument("kinds", nargs="*", help=f"some of: {', '.join(KINDS)}")
    options = parser.parse_args(argv)
    unknown = [name for name in options.kinds if name not in KINDS]
    if unknown:
        raise CommandError(f"no such kind of fault: {unknown[0]!r}; expected: {', '.join(KINDS)}")
    end = time.monotonic() + 60 * options.minutes
    # One of each kind first, so that a run that is cut short has seen every kind.
    jobs = [(name, n) for n in range(options.each) for name in options.kinds or KINDS]
    with ThreadPoolExecutor(max_workers=2) as pool:
        found = list(pool.map(lambda job: _try(job[0], job[1], options.seed, end), jobs))
    results = [result for result in found if result is not None]
    survivors = [(kind, change) for kind, change, caught_by in results if caught_by is None]
    print(f"\nseed {options.seed}: {len(results) - len(survivors)} of {len(results)} faults caught")
    for name in KINDS:
        caught = [caught_by is not None for kind, _, caught_by in results if kind == name]
        if caught:
            print(f"  {sum(caught)} of {len(caught)}  {name}")
    for name, change in survivors:
        print(f"SURVIVED: {name}: {change}")
    return 1 if survivors or not results else 0


def _positive(number: Callable[[str], float]) -> Callable[[str], float]:
    def read(text: str) -> float:
        with suppress(ValueError):
            if (value := number(text)) > 0:
                return value
        what = "whole number" if number is int else "number"
        raise argparse.ArgumentTypeError(f"expected a {what} above 0, got {text!r}")

    return read


def _try(kind: str, number: int, seed: int, end: float) -> tuple[str, str, str | None] | None:
    """The kind, a fault of it, and the check that noticed it, or None."""
    if time.monotonic() > end:
        return None
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder) / "project"
        _copy(root)
        change = KINDS[kind](root, random.Random(f"{seed} {number} {kind}"))
        if change is None:
            return None
        changed = change.partition(":")[0].split(" ")[0]
        all_of_it = _IN_A_BROWSER if Path(changed).suffix in _WEB else _STAGES
        stages = [*_nearest(root, changed), *all_of_it]
        caught = next((by for stage in stages if (by := _noticed(root, *stage))), None)
    print(
        f"{'caught' if caught else 'SURVIVED':8} {kind}: {change}\n         by {caught}", flush=True
    )
    return kind, change, caught


def _nearest(root: Path, changed: str) -> list[tuple[str, list[str]]]:
    """The part of `make test` that looks at a changed file, since all of it takes minutes."""
    path = Path(changed)
    if changed in _OF_THE_PACKAGE or changed.startswith("tools/locks/"):
        near = ["tests/tools", "tests/proof/matrix"]
    elif changed.startswith("docs/"):
        near = [changed]
    elif path.suffix == ".html":
        near = ["tests/proof/examples/test_fragments.py"]
    elif path.suffix in _WEB:
        names = _LOOKED_AT_BY.get(path.name, [path.stem.partition("-")[0]])
        near = [f"tests/browser/test_{name}.py" for name in names]
    elif "/errors/cases/" in changed:
        near = ["tests/jitguide/errors/test_cases.py"]
    elif changed.startswith("snippets/"):
        shown = f"{path.parent / path.name.partition('.')[0]}."
        pages = (page for page in sorted((root / "docs").rglob("*.md")) if page.is_file())
        near = [
            page.relative_to(root).as_posix() for page in pages if shown in page.read_text("utf-8")
        ]
    else:
        mirror = Path("tests", *path.parts[1:])
        choices = [mirror.parent, mirror.with_name(f"test_{path.stem}.py")]
        choices += [mirror.parent.parent / f"test_{mirror.parent.name}.py", mirror.parent.parent]
        near = [
            choice.as_posix()
            for choice in choices
            if choice.parts[1:] not in ((), ("jitguide",)) and (root / choice).exists()
        ][:1]
    arguments = ["-m", "pytest", "-x", "-q", *near]
    return [(f"tests of {changed}", arguments)] if near else []


def _copy(root: Path) -> None:
    """Copy what git tracks or would track."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    if listed.returncode:
        raise CommandError(f"git cannot list the files to copy: {listed.stderr.strip()}")
    for name in listed.stdout.split("\0"):
        source = ROOT / name
        if name and source.is_file():
            target = root / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)


def _noticed(root: Path, stage: str, arguments: list[str]) -> str | None:
    """The check that failed, or None where all passed."""
    environment = {**os.environ, "PYTHONPATH": str(root / "src"), "NO_MKDOCS_2_WARNING": "1"}
    ran = subprocess.run(
        [sys.executable, *arguments], cwd=root, env=environment, capture_output=True, text=True
    )
    if ran.returncode in (0, _NO_TESTS):
        return None
    if "pytest" in arguments and ran.returncode == _WRONGLY_CALLED:
        raise CommandError(f"{stage}: {(ran.stderr or ran.stdout).strip().splitlines()[-1]}")
    failed = re.search(r"^(?:FAILED|ERROR) (\S+)", ran.stdout, re.M)
    return f"{stage}: {failed[1]}" if failed else stage


if __name__ == "__main__":
    sys.exit(run_command("make mutants", main))
