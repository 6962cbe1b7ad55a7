"""``python -m jitguide.costs NOTEBOOK``: measure the figures of a notebook on this machine."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from jitguide.costs.notebook import NotebookError, figures, run_cells
from jitguide.files import write_whole


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
        options.json.parent.mkdir(exist_ok=True)
        write_whole(options.json, json.dumps(data, indent=1) + "\n")
    except OSError as error:
        print(f"error: {options.json} cannot be written: {error.strerror}", file=sys.stderr)
        return 2
    print(options.json)
    return 0


if __name__ == "__main__":
    sys.exit(main())
