"""MkDocs hook for the preview: an edit rebuilds the pages that it changes, and no others.

MkDocs builds every page after each edit. Here a page is built again if it was edited, if it names
an edited program or record, or if it has a list and a program or record was edited. Whatever is
none of these (settings, styles, machinery, a file more or less) leads to a whole build.
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
from proof.pages.render import LISTS

_LOG = logging.getLogger("mkdocs.hooks.serve")
_DRAWN = (".py", ".txt", ".html")  # of snippets/: programs, records, steppers
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
        self._times = self._stat()

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
        start, times = time.monotonic(), self._stat()
        edited = {path for path, when in times.items() if self._times.get(path) != when}
        project = Project(self._root, Path(self._config.docs_dir))
        pages = [p for p in (*project.page_paths, *project.notebooks) if project.page(p).name]
        snippets = self._root / "snippets"
        drawn = {p for p in edited if p.is_relative_to(snippets) and p.suffix in _DRAWN}
        if times.keys() != self._times.keys() or not edited <= {*pages, *drawn}:
            self._whole()
        else:
            marks = [f"{path.parent.name}/{path.name.partition('.')[0]}." for path in drawn]
            marks += [f"<!-- {name}" for name in LISTS if drawn]
            changed = [
                path
                for path in pages
                if path in edited or any(mark in project.page(path).text for mark in marks)
            ]
            self._build(changed)
            seconds = time.monotonic() - start
            _LOG.info(f"{len(changed)} pages built again in {seconds:.2f} seconds")
        self._times = times

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
