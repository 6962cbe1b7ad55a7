"""The command line, ``python -m jitguide COMMAND``; each command lives beside the code it runs."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

import jitguide
from jitguide.command import run_command

# Each module has ``add_commands(subparsers)``, which adds its sub-commands and
# sets ``run`` on each: a function that takes the parsed arguments and returns the exit status.
_COMMAND_MODULES: tuple[str, ...] = (
    "jitguide.problems.commands",
    "jitguide.errors.command",
    "jitguide.trace.command",
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status.

    2 stands for "the command failed", 130 for "interrupted".
    """
    parser = argparse.ArgumentParser(
        prog="python -m jitguide",
        description="The companion to the field guide to jax.jit.",
        epilog="Exit status: 0 success, 1 not solved or not recognised, 2 the command failed, "
        "130 interrupted.",
    )
    parser.add_argument("--version", action="version", version=jitguide.__version__)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in _COMMAND_MODULES:
        import_module(module).add_commands(commands)
    options = parser.parse_args(argv)
    return run_command("jitguide", lambda: int(options.run(options)))


if __name__ == "__main__":
    sys.exit(main())
