"""``python -m jitguide.costs NOTEBOOK``: measure the figures of a notebook on this machine."""

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from jitguide.command import run_command
from jitguide.costs.machine import this_machine
from jitguide.costs.notebook import figures, run_cells
from jitguide.files import write_whole


def main(argv: Sequence[str] | None = None) -> int:
    """Run the cells, and print their figures or write them as JSON."""
    parser = argparse.ArgumentParser(prog="python -m jitguide.costs", description=main.__doc__)
    parser.add_argument("notebook", type=Path, help="such as docs/explore/cost.ipynb")
    parser.add_argument(
        "--json",
        type=Path,
        metavar="FILE",
        help="write machine and figures; in docs/explore/costs/ the page shows them beside its own",
    )
    options = parser.parse_args(argv)
    if options.json:
        options.json.parent.mkdir(exist_ok=True)  # before the minutes that measuring takes
    found = figures(run_cells(options.notebook))
    if not options.json:
        print("\n\n".join(repr(figure) for figure in found))
        return 0
    data = {"machine": asdict(this_machine()), "figures": [f.to_dict() for f in found]}
    write_whole(options.json, json.dumps(data, indent=1) + "\n")
    print(options.json)
    return 0


if __name__ == "__main__":
    sys.exit(run_command("python -m jitguide.costs", main))
