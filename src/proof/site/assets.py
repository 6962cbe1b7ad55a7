"""What the site serves besides its pages: scripts, styles, data, and the programs."""

from pathlib import Path

from jitguide.trace.page import bundle, style
from proof.pages.project import Project
from proof.site.decoder import example_texts


def assets(project: Project) -> dict[str, str]:
    """Path in the site and content of each file that is made."""
    return {
        "assets/stepper.js": bundle(),
        "assets/stepper.css": style(),
        "assets/decoder/examples.js": example_texts(project),
        **{f"assets/notebooks/{p.name}": p.read_text("utf-8") for p in project.notebooks},
    }


def sources(project: Project) -> list[Path]:
    """The files of programs that the pages of the site show and lead to, in order."""
    shown = {
        block.source
        for path in project.page_paths
        if project.page(path).name
        for block in project.page(path).blocks
        if block.source and block.source.suffix == ".py"
    }
    return sorted(shown)
