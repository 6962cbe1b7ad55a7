"""MkDocs hooks for what the site ships besides its pages.

Markdown copies and ``llms.txt``, ``robots.txt``, the content security policy, the offline build.
Addresses come from the settings; where one is not set, nothing that needs it is written.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath
from typing import Any, Literal

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page

from proof.matrix.versions import ROOT
from proof.pages import error_index
from proof.site import theme_faults as theme_repairs
from proof.site.copies import markdown_of
from proof.site.llms import Entry, llms_txt
from proof.site.policy import PolicyError, with_policy

_WORKER = "vendor/iframe-worker.js"
_SCRIPTS = ("early.js", "alternate.js", "search.js")  # drawn into each page
_STYLES = ("cheat-sheet.css", "decoder.css")  # drawn into the pages that name them
_LAST = -100


class _Site:
    """What one build keeps from one event to the next."""

    serving = False
    offline = False
    address = ""
    navigation: Navigation
    copies: dict[str, str]
    own_scripts: tuple[str, ...]


def on_startup(*, command: Literal["build", "gh-deploy", "serve"], **_: Any) -> None:
    """Note whether pages are only previewed: then MkDocs adds a script that reloads them."""
    _Site.serving = command == "serve"


@event_priority(100)
def on_config(config: MkDocsConfig, **_: Any) -> MkDocsConfig:
    """Take the settings; before the offline plugin, which would name another host's script."""
    if config.edit_uri and not config.repo_url:
        raise PluginError(
            f"EDIT_URI is set to {config.edit_uri!r}, but REPO_URL, which it continues, is not set"
        )
    _Site.address = config.site_url or ""
    _Site.copies = {}
    _Site.own_scripts = (
        *((ROOT / "src/theme" / name).read_text("utf-8") for name in _SCRIPTS),
        error_index.script(),
    )
    _Site.offline = _offline(config)
    if _Site.offline:
        config.extra["polyfills"] = [_WORKER]
    return config


def on_files(files: Files, **_: Any) -> Files:
    """Leave out the theme's files that no page of this build loads."""
    for name in (*_SCRIPTS, *_STYLES, *(() if _Site.offline else (_WORKER,))):
        file = files.get_file_from_path(name)
        if file is None:
            raise PluginError(f"src/theme/{name} is missing")
        files.remove(file)
    return files


def on_nav(nav: Navigation, **_: Any) -> Navigation:
    """Keep the navigation for ``llms.txt``."""
    _Site.navigation = nav
    return nav


@event_priority(_LAST)
def on_page_content(html: str, page: Page, **_: Any) -> str:
    """Write the page's Markdown copy, from all that the hooks before made of it."""
    text = markdown_of(html, copy_address)
    _Site.copies[copy_of(page)] = text if text.startswith("# ") else f"# {page.title}\n\n{text}"
    return html


@event_priority(_LAST)
def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Put the content security policy into a finished page."""
    return _secured(output, page.file.src_uri)


@event_priority(_LAST)
def on_post_template(output_content: str, template_name: str, **_: Any) -> str:
    """Secure the page for unknown addresses; leave out what this build can not fill in."""
    if template_name == "404.html":
        # No server, no unknown address.
        return "" if _Site.offline else _secured(output_content, template_name)
    if template_name == "sitemap.xml" and (_Site.offline or not _Site.address):
        return ""
    return output_content


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    """Write copies, ``llms.txt`` and ``robots.txt`` beside the pages."""
    site = Path(config.site_dir)
    theme_repairs.repair(site)
    for name, text in _Site.copies.items():
        (site / name).write_text(text, "utf-8", newline="\n")
    entries = list(_entries(_Site.navigation.items, (), _Site.address))
    listed = llms_txt(config.site_name, config.site_description or "", entries)
    (site / "llms.txt").write_text(listed, "utf-8", newline="\n")
    if not _Site.offline:
        (site / "robots.txt").write_text(robots_txt(_Site.address), "utf-8")


def robots_txt(site_url: str) -> str:
    """Everything may be read; the site map is named where its address is known."""
    everyone = "User-agent: *\nAllow: /\n"
    return f"{everyone}\nSitemap: {site_url}sitemap.xml\n" if site_url else everyone


def copy_of(page: Page) -> str:
    """Where a page's copy is: beside it, relative to the site."""
    return PurePosixPath(page.file.dest_uri).with_suffix(".md").as_posix()


def copy_address(address: str) -> str:
    """A link of a page as it stands in the page's copy: it leads to the other page's copy.

    Example:
        >>> copy_address("../cache/#key"), copy_address("../cache.html"), copy_address("x.py")
        ('../cache/index.md#key', '../cache.md', 'x.py')
    """
    path, mark, place = address.partition("#")
    if not path or ":" in path.split("/")[0]:
        return address
    if path in {".", ".."} or path.endswith(("/", "/..")):
        path = f"{path.rstrip('/')}/index.md".removeprefix("./")
    elif path.endswith(".html"):
        path = path.removesuffix(".html") + ".md"
    return path + mark + place


def _entries(items: Iterable[Any], section: tuple[str, ...], site_url: str) -> Iterator[Entry]:
    for item in items:
        if isinstance(item, Section):
            yield from _entries(item.children, (*section, item.title), site_url)
        elif isinstance(item, Page):
            description = (item.meta or {}).get("description")
            if not description:
                raise PluginError(f"{item.file.src_uri}: no description in the front matter")
            yield Entry(section, str(item.title), site_url + copy_of(item), description)


def _offline(config: MkDocsConfig) -> bool:
    plugin: Any = config.plugins.get("material/offline")
    return bool(plugin and plugin.config.enabled)


def _secured(html: str, name: str) -> str:
    # In a page from a file 'self' means nothing, and the search needs a script made on the spot;
    # a preview adds a script that reloads the page.
    if _Site.offline or _Site.serving:
        return html
    try:
        return with_policy(html, _Site.own_scripts)
    except PolicyError as error:
        raise PluginError(f"{name}: {error}") from None
