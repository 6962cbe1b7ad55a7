"""MkDocs hook for the preview: an edit rebuilds the pages that it changes, and no others.

MkDocs builds every page after each edit. Here a page is built again if its Markdown, as `render`
makes it, is another one than before. Whatever is no page, program or record (settings, styles,
machinery, a file more or less) leads to a whole build.
"""

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.livereload import LiveReloadServer
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation

from proof.pages.project import Project
from proof.pages.render import LISTS, render

_LOG = logging.getLogger("mkdocs.hooks.serve")
_KNOWN = "known_pages"  # in config.extra of a build of some pages: what the others are called


class _Pages:
    """Title and metadata of each page, by its path below ``docs/``."""

    known: dict[str, tuple[str | None, dict[str, Any]]]


def on_env(env: Any, files: Files, **_: Any) -> Any:
    """Note what the pages are called."""
    pages = [(file.src_uri, file.page) for file in files.documentation_pages()]
    _Pages.known = {uri: (page.title, dict(page.meta)) for uri, page in pages if page}
    return env


def on_nav(nav: Navigation, config: MkDocsConfig, **_: Any) -> Navigation:
    """Where only some pages are built, call the others what they were called before."""
    for page in nav.pages:
        if found := config.extra.get(_KNOWN, {}).get(page.file.src_uri):
            page.title, page.meta = found[0], dict(found[1])
    return nav


def on_serve(
    server: LiveReloadServer, config: MkDocsConfig, builder: Callable[[], None], **_: Any
) -> LiveReloadServer:
    """Take over what happens after an edit."""
    server.builder = Preview(config, builder, _Pages.known)
    return server


class Preview:
    """Builds after each edit what has changed since the build before.

    Args:
        config: settings of the first build, which was a whole one.
        whole: builds everything.
        known: title and metadata of each page.
    """

    def __init__(
        self,
        config: MkDocsConfig,
        whole: Callable[[], None],
        known: dict[str, tuple[str | None, dict[str, Any]]],
    ) -> None:
        self._config = config
        self._whole = whole
        self._known = known
        self._root = Path(config.config_file_path).parent
        self._note()

    def _project(self) -> Project:
        config = self._config
        docs = Path(config.docs_dir)
        return Project(self._root, docs, config.repo_url or "", config.edit_uri or "")

    def _note(self) -> None:
        """Keep what every file and every page is now."""
        self._times = self._stat()
        project = self._project()
        pages = [*project.page_paths, *project.notebooks]
        self._rendered = {path: render(project.page(path), project) for path in pages}

    def _stat(self) -> dict[Path, float]:
        folders = (self._root / name for name in ("docs", "snippets", "src"))
        paths = (path for folder in folders for path in folder.rglob("*") if path.is_file())
        watched = [path for path in paths if "__pycache__" not in path.parts]
        settings = Path(self._config.config_file_path)
        return {path: path.stat().st_mtime for path in (*watched, settings)}

    def __call__(self) -> None:
        """Build what has changed.

        Raises:
            mkdocs.exceptions.Abort: a page cannot be built; the preview stays as it was.
        """
        start = time.monotonic()
        times = self._stat()
        edited = {path for path, when in times.items() if self._times.get(path) != when}
        if times.keys() != self._times.keys() or not all(map(self._is_content, edited)):
            self._whole()
            self._note()
            return
        changed = self._changed(edited)
        self._build([path for path in changed if path.is_relative_to(self._config.docs_dir)])
        self._rendered.update(changed)
        self._times = times
        _LOG.info(f"{len(changed)} pages built again in {time.monotonic() - start:.2f} seconds")

    def _is_content(self, path: Path) -> bool:
        if path.is_relative_to(self._root / "snippets"):
            return path.suffix in (".py", ".txt", ".html")
        return path in self._rendered

    def _changed(self, edited: set[Path]) -> dict[Path, str]:
        """The pages that an edit changes, with their new Markdown."""
        project = self._project()
        stems = {f"{path.parent.name}/{path.name.partition('.')[0]}." for path in edited}
        found = {}
        drawn = any(path not in self._rendered for path in edited)
        lists = [f"<!-- {name}" for name in LISTS] if drawn else []
        for path in self._rendered:
            page = project.page(path)
            if path in edited or any(mark in page.text for mark in (*stems, *lists)):
                text = render(page, project)
                if text != self._rendered[path]:
                    found[path] = text
        return found

    def _build(self, pages: list[Path]) -> None:
        """Build some pages, by MkDocs' own rule: those that are newer than what was built."""
        before = self._config
        config = load_config(before.config_file_path, site_dir=before.site_dir)
        config.site_url, config.dev_addr = before.site_url, before.dev_addr
        config.extra[_KNOWN] = self._known
        for path in pages:
            uri = path.relative_to(config.docs_dir).as_posix()
            file = File(uri, config.docs_dir, config.site_dir, config.use_directory_urls)
            if Path(file.abs_dest_path).exists():
                os.utime(file.abs_dest_path, (0, 0))
        config.plugins.on_startup(command="serve", dirty=True)
        logging.getLogger("mkdocs.commands.build").setLevel(logging.ERROR)
        try:
            build(config, serve_url=config.site_url, dirty=True)
        finally:
            logging.getLogger("mkdocs.commands.build").setLevel(logging.NOTSET)
