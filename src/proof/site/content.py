"""The one content hook of the site: each page is what `render` makes of it."""

from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from proof.matrix.versions import ROOT
from proof.pages.page import PageError
from proof.pages.project import Project
from proof.pages.render import render
from proof.pages.tree import TreeError
from proof.site.assets import assets, sources


class _Build:
    """What one build keeps from one event to the next."""

    project: Project


def on_pre_build(**_: Any) -> None:
    """Read the project again at each build, so that `make serve` follows what changes."""
    _Build.project = Project(ROOT)


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Serve scripts and styles, and the programs that pages lead to."""
    for path, text in assets(_Build.project).items():
        files.append(File.generated(config, path, content=text))
    for path in sources(_Build.project):
        files.append(
            File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path))
        )
    return files


@event_priority(100)
def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Render the page; a notebook is mkdocs-jupyter's."""
    path = ROOT / "docs" / page.file.src_uri
    if path.suffix != ".md":
        return markdown
    ours = _Build.project.page(path)
    try:
        return render(ours, _Build.project).removeprefix(ours.front_matter)
    except (PageError, TreeError) as error:
        raise PluginError(f"{page.file.src_uri}: {error}") from error
