"""``python -m jitguide.costs NOTEBOOK``: measure the figures of a notebook on this machine."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from jitguide.costs.notebook import NotebookError, figures, run_cells


def main(argv: Sequence[str] | None = None) -> int:
    """Run the cells, and print their figures or write them as JSON.

    Returns:
        0; 1 where a cell fails; 2 where nothing could be run or written.
    """
    parser = argparse.ArgumentParser(prog="python -m jitguide.costs", description=main.__doc__)
    parser.add_argument("notebook", type=Path, help="such as docs/explore/cost.ipynb")
    parser.add_argument(
        "--json",
        type=Path,
        metavar="FILE",
        help="write machine and figures; in docs/explore/costs/ the page shows them beside its own",
    )
    options = parser.parse_args(argv)
    if options.json and not (folder := options.json.absolute().parent.parent).is_dir():
        print(f"error: {options.json}: there is no folder {folder}", file=sys.stderr)
        return 2
    try:
        found = figures(run_cells(options.notebook))
    except NotebookError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1 if error.cell else 2
    if not options.json:
        print("\n\n".join(repr(figure) for figure in found))
        return 0
    from dataclasses import asdict

    from jitguide.costs.machine import this_machine

    data = {"machine": asdict(this_machine()), "figures": [f.to_dict() for f in found]}
    try:
        _write(options.json, json.dumps(data, indent=1) + "\n")
    except OSError as error:
        print(f"error: {options.json} cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    print(options.json)
    return 0


def _write(path: Path, text: str) -> None:
    """Write all of a file, or nothing."""
    path.parent.mkdir(exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        part.write_text(text, "utf-8")
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)


if __name__ == "__main__":
    sys.exit(main())
