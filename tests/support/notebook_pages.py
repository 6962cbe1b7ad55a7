"""The notebooks that are pages of the site, for the tests that look at every page."""

import json
import re
from pathlib import Path

from jitguide.costs.notebook import code_cells
from proof.pages.page import blocks

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = [
    ROOT / "docs" / name
    for name in re.findall(r": (\S+\.ipynb)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.M)
]


def as_shown(text: str) -> str:
    """A program, or its record, as a page shows it: without the comment on an error."""
    return re.sub(r"  # raises \w+$", "", text, flags=re.MULTILINE)


def python_blocks(page: Path) -> list[str]:
    """The Python that a page shows, without the comment on an error; of a notebook, its cells."""
    if page.suffix == ".ipynb":
        return [cell.rstrip() for cell in code_cells(page)]
    found = blocks(page.read_text("utf-8"), ROOT)
    return [as_shown(fence.text.rstrip()) for fence in found if fence.language == "python"]


def prose(page: Path) -> str:
    """The Markdown of a page; of a notebook, that of its Markdown cells."""
    text = page.read_text("utf-8")
    if page.suffix != ".ipynb":
        return text
    cells = json.loads(text)["cells"]
    return "\n\n".join("".join(c["source"]) for c in cells if c["cell_type"] == "markdown")
