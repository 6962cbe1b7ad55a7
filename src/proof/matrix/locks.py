"""``make lock``: the lock of each recorded JAX version of each suite."""

import argparse
import sys
from collections.abc import Sequence

from jitguide.command import run_command
from proof.matrix.environments import UvError, write_lock
from proof.matrix.versions import ROOT, SUITES, VersionsError, recorded


def main(argv: Sequence[str] | None = None) -> int:
    """Resolve what each suite needs again, for each recorded JAX version."""
    argparse.ArgumentParser(prog="make lock", description=main.__doc__).parse_args(argv)
    for suite in SUITES:
        for version in recorded(suite=suite):
            print(write_lock(version).relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(run_command("make lock", main, (UvError, VersionsError)))
