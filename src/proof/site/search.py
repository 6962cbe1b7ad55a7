"""MkDocs hooks for the search: its index, in place of the theme's search.

The theme's search plugin stays in `mkdocs.yml`, since the theme draws the field only then and the
export has no other; here its own work is left out, and the files that only it needs.
"""

import html
from pathlib import Path
from typing import Any, Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.utils import write_file

from proof.matrix.versions import ROOT
from proof.pages.project import Project
from proof.pages.questions import WORDS
from proof.site.search_index import Indexed, indexed, packed, script

INDEX = "search/search_index.js"
_PLUGIN = "material/search"
_THEME_FILES = ("assets/javascripts/lunr/", "assets/javascripts/workers/")


class _Site:
    """What one build keeps from one event to the next."""

    dirty = False
    pages: dict[str, Indexed]


def on_startup(*, command: Literal["build", "gh-deploy", "serve"], dirty: bool) -> None:
    """Note whether only some pages are built: then the index stays as it is."""
    _Site.dirty = dirty


def on_config(config: MkDocsConfig, **_: Any) -> MkDocsConfig:
    """Leave out what the theme's plugin does."""
    _Site.pages = {}
    plugin = config.plugins[_PLUGIN]
    for methods in config.plugins.events.values():
        methods[:] = [m for m in methods if getattr(m, "__self__", None) is not plugin]
    return config


def on_files(files: Files, **_: Any) -> Files:
    """Leave out what only the theme's search loads."""
    for file in list(files):
        if file.src_uri.startswith(_THEME_FILES):
            files.remove(file)
    return files


def on_page_context(context: dict[str, Any], *, page: Page, **_: Any) -> dict[str, Any]:
    """Read what a page says."""
    if not _Site.dirty and not (page.meta or {}).get("search", {}).get("exclude"):
        description = str((page.meta or {}).get("description", ""))
        title = html.unescape(str(page.title))
        found = indexed(page.url, title, description, page.content or "")
        _Site.pages[page.file.src_uri] = found
    return context


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    """Write the index.

    Raises:
        PluginError: a question leads to a page or to a section that is not there.
    """
    if _Site.dirty:
        return
    project = Project(ROOT, Path(config.docs_dir))
    try:
        index = packed(_Site.pages, project.asked, project.other_words)
    except ValueError as error:
        raise PluginError(f"{WORDS} or {project.asked_in}: {error}") from error
    write_file(script(index).encode(), str(Path(config.site_dir, INDEX)))
