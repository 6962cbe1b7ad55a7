"""``make lock``: the locks of the recorded versions and of Zensical, and a checksum of each lock.

A lock is written by uv alone. Its sum, in ``tools/locks/SHA256SUMS``, tells a lock that was changed
by anything else.
"""

import argparse
import hashlib
import sys
from collections.abc import Sequence
from pathlib import Path

from jitguide.command import run_command
from jitguide.files import write_whole
from proof.matrix.environments import LOCKS, compile_lock, environment, write_lock
from proof.matrix.versions import ROOT, SUITES, recorded

ZENSICAL = ROOT / LOCKS / "zensical.lock"
_PYTHON = recorded()[0].python
_SUMS = "SHA256SUMS"


def zensical() -> Path:
    """The Python of an environment with Zensical, which builds what ``make export`` writes.

    Raises:
        NoInterpreterError: there is no such Python on this machine.
        CommandError: uv could not make it.
    """
    return environment("zensical", _PYTHON, ZENSICAL)


def locks(root: Path = ROOT) -> list[Path]:
    """Every lock of the project."""
    return [root / "requirements.lock", *sorted((root / LOCKS).glob("*.lock"))]


def sums(root: Path = ROOT) -> str:
    """The SHA-256 of each lock, in the form that ``sha256sum --check`` reads from the root."""
    lines = []
    for path in locks(root):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        lines.append(f"{digest}  {path.relative_to(root).as_posix()}\n")
    return "".join(lines)


def main(argv: Sequence[str] | None = None) -> int:
    """Resolve what each suite needs again, for each recorded JAX version."""
    argparse.ArgumentParser(prog="make lock", description=main.__doc__).parse_args(argv)
    for suite in SUITES:
        for version in recorded(suite=suite):
            print(write_lock(version).relative_to(ROOT))
    compile_lock(ZENSICAL, ("--group", "pyproject.toml:zensical"), _PYTHON)
    print(ZENSICAL.relative_to(ROOT))
    write_whole(ROOT / LOCKS / _SUMS, sums())
    return 0


if __name__ == "__main__":
    sys.exit(run_command("make lock", main))
