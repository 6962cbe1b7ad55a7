"""``make records`` runs the notebooks that are pages and stores the outputs of their cells.

A build runs nothing. What a notebook gave stays until its cells, the modules of `jitguide` that it
measures with, or the version of JAX change; a hash of these, and of what it gave, stands in its
metadata. A test runs the cells again and compares the shape of each claim.
"""

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from jitguide.command import run_command
from jitguide.files import write_whole
from proof.matrix.versions import ROOT, installed_jax, recorded

_SEAL = "recorded"


def notebooks(root: Path = ROOT) -> list[Path]:
    """The notebooks that are pages: those that describe themselves."""
    found = sorted((root / "docs").rglob("*.ipynb"))
    return [path for path in found if "description" in _read(path)["metadata"]]


def _read(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text("utf-8")))


def seal(notebook: dict[str, Any], jax: str, root: Path = ROOT) -> str:
    """Changes with the cells and what they gave, with what measures, with the version of JAX."""
    cells = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    code = [["".join(cell["source"]), cell.get("outputs")] for cell in cells]
    digest = hashlib.sha256(json.dumps([jax, code], sort_keys=True).encode())
    for path in sorted((root / "src/jitguide/costs").glob("*.py")):
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def record(path: Path, jax: str, *, always: bool = False) -> bool:
    """Run a notebook unless what it holds is what it gives now; whether it was run.

    Raises:
        nbclient.exceptions.CellExecutionError: a cell failed; the file is as it was.
    """
    notebook = _read(path)
    if notebook["metadata"].get(_SEAL) == seal(notebook, jax) and not always:
        return False
    import nbformat
    from nbclient import NotebookClient

    os.environ["JAX_PLATFORMS"] = "cpu"
    os.environ["PYTHONPATH"] = str(ROOT / "src")
    cells = nbformat.reads(json.dumps(notebook), as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(cells, kernel_name="python3", timeout=None).execute(cwd=str(path.parent))
    for cell in cells.cells:
        cell.metadata.pop("execution", None)  # when each cell ran
    gave = json.loads(nbformat.writes(cells))  # type: ignore[no-untyped-call]
    cells.metadata = {**notebook["metadata"], _SEAL: seal(gave, jax)}
    write_whole(path, nbformat.writes(cells) + "\n")  # type: ignore[no-untyped-call]
    return True


def main(argv: Sequence[str] | None = None) -> int:
    """Run the notebooks that have changed on the installed JAX; those that are named always."""
    named = [Path(name).resolve() for name in (sys.argv[1:] if argv is None else argv)]
    chosen = [path for path in notebooks() if not named or path in named]
    version, newest = installed_jax(), recorded()[0].jax
    if version != newest:
        print(f"JAX {version}: notebooks are recorded on {newest}; none was run")
        return 0
    ran = [path for path in chosen if record(path, version, always=bool(named))]
    print(f"JAX {version}: {len(chosen)} notebooks, {len(ran)} run")
    return 0


if __name__ == "__main__":
    sys.exit(run_command("make records", main))
