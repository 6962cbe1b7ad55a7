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
    pages = [project.page(path) for path in project.page_paths]
    shown = {source for page in pages if page.name for source in page.sources}
    return sorted(source for source in shown if source.suffix == ".py" and source.exists())
