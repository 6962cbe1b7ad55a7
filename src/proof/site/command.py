"""``make site`` and ``make serve``: MkDocs, but a build that fails leaves the old site whole."""

import argparse
import gc
import logging
import shutil
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import click
from mkdocs.__main__ import State, cli

from jitguide.command import INTERRUPTED, UNDONE, run_command
from proof.matrix.versions import ROOT

_MARKS = ("404.html", "search/search_index.js")  # of a site, of one for reading from files
_OPTIONS = argparse.ArgumentParser(prog="make site", add_help=False, allow_abbrev=False)
_OPTIONS.add_argument("-d", "--site-dir", type=Path)
# With this option, MkDocs drops warnings before --strict counts them, and strict means nothing.
_OPTIONS.add_argument("-q", "--quiet", action="store_true")


def main(arguments: Sequence[str]) -> int:
    """Run ``mkdocs ARGUMENTS``; a site is built beside its place and put there when it is whole.

    Raises:
        OSError: the place of the site cannot be written, or the address to serve at is taken.
    """
    name = "make serve" if arguments[:1] == ["serve"] else "make site"
    if arguments[:1] != ["build"] or {"-h", "--help"} & set(arguments):
        return _mkdocs(name, arguments)
    options, rest = _OPTIONS.parse_known_args(arguments)
    target = (options.site_dir or ROOT / "site").absolute()
    if target.exists() and not _is_site(target):
        what = "this folder holds no site" if target.is_dir() else "this is no folder"
        print(f"{name}: {target}: {what}, and is left as it is", file=sys.stderr)
        return UNDONE
    scratch = target.with_name(f".{target.name}.new")
    old = target.with_name(f".{target.name}.old")
    try:
        scratch.parent.mkdir(parents=True, exist_ok=True)
        scratch.mkdir(exist_ok=True)
        gc.disable()  # what a build makes is needed to its end, which is near: 5 % of its time
        warnings = State(level=logging.WARNING)  # type: ignore[no-untyped-call]
        status = _mkdocs(name, [*rest, "--site-dir", str(scratch)], warnings)
        if status == 0:
            shutil.rmtree(old, ignore_errors=True)
            with suppress(FileNotFoundError):
                target.rename(old)
            scratch.rename(target)
        return status
    finally:
        gc.enable()
        shutil.rmtree(scratch, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def _is_site(folder: Path) -> bool:
    """Whether a folder may be replaced: it is empty, or MkDocs made it."""
    if not folder.is_dir():
        return False
    return any((folder / mark).exists() for mark in _MARKS) or not any(folder.iterdir())


def _mkdocs(name: str, arguments: Sequence[str], state: State | None = None) -> int:
    try:
        ended = cli.main(list(arguments), prog_name=name, standalone_mode=False, obj=state)
        return int(ended or 0)
    except click.exceptions.Abort:  # click's word for Ctrl-C
        print(f"{name}: interrupted", file=sys.stderr)
        return INTERRUPTED
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except OSError as error:
        if error.filename is not None or not error.strerror:
            raise
        print(f"{name}: {error.strerror}", file=sys.stderr)  # such as an address that is taken
        return UNDONE


if __name__ == "__main__":
    sys.exit(run_command("make site", lambda: main(sys.argv[1:])))
