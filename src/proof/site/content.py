"""The one content hook of the site: each page is what `render` makes of it."""

from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page
from mkdocs.utils.meta import get_data

from proof.pages.page import PageError
from proof.pages.project import Project
from proof.pages.render import render
from proof.site.assets import assets, source_name, sources
from proof.site.wheel import wheel


class _Build:
    """What one build keeps from one event to the next."""

    project: Project


def on_pre_build(config: MkDocsConfig, **_: Any) -> None:
    """Read the project again at each build, so that `make serve` follows what changes."""
    root = Path(config.config_file_path).parent
    docs = Path(config.docs_dir)
    _Build.project = Project(root, docs, config.repo_url or "", config.edit_uri or "")


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Serve scripts and styles, and the programs that pages lead to."""
    made = assets(_Build.project, directory_urls=config.use_directory_urls)
    for path, text in made.items():
        files.append(File.generated(config, path, content=text))
    for source in sources(_Build.project):
        name = source_name(source, _Build.project.root)
        files.append(File.generated(config, name, abs_src_path=str(source)))
    path, package = wheel()
    files.append(File.generated(config, path, content=package))
    return files


def on_config(config: MkDocsConfig, **_: Any) -> MkDocsConfig:
    """Set the options that only mkdocs-jupyter 0.27 has, which needs Python 3.12."""
    plugin = config.plugins["mkdocs-jupyter"]
    known = {name for name, _ in plugin.config_scheme}
    if "markdown_cell_processor" in known:
        plugin.config.update(markdown_cell_processor="mkdocs", mathjax_version=2)
    return config


def on_pre_page(page: Page, **_: Any) -> Page:
    """Let MkDocs render the Markdown of a notebook, as mkdocs-jupyter 0.27 does by its option."""
    if page.file.src_uri.endswith(".ipynb") and not hasattr(page, "_mkdocs_jupyter_content"):
        page.render = Page.render.__get__(page)  # type: ignore[method-assign]
    return page


@event_priority(50)  # after mkdocs-jupyter
def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Render the page."""
    try:
        ours = _Build.project.page(_Build.project.docs / page.file.src_uri)
        if page.file.src_uri.endswith(".ipynb"):
            page.meta.update(get_data(ours.text)[1])
        return render(ours, _Build.project).removeprefix(ours.front_matter)
    except PageError as error:
        raise PluginError(f"{page.file.src_uri}: {error}") from error
