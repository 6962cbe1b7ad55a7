"""The package that readers install, built for the site to serve."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from hatchling.builders.wheel import WheelBuilder

from proof.matrix.versions import ROOT


@cache
def wheel() -> tuple[str, bytes]:
    """Where the wheel of the package is in the site, and what it holds.

    Built once in a process: `make serve` would wait for it after each edit.
    """
    with TemporaryDirectory() as folder:
        [built] = WheelBuilder(str(ROOT)).build(directory=folder, versions=["standard"])
        return f"assets/{Path(built).name}", Path(built).read_bytes()
