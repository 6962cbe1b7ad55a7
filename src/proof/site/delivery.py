"""MkDocs hooks for what the site ships: finished pages, and the files that go with them.

Corrections of the theme, the content security policy, Markdown copies and ``llms.txt``,
``robots.txt``, the offline build. Addresses come from the settings; where one is not set, nothing
that needs it is written.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path, PurePosixPath
from typing import Any, Literal

from jinja2 import Environment
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.nav import Navigation, Section
from mkdocs.structure.pages import Page
from mkdocs.utils import write_file

from proof.matrix.versions import ROOT
from proof.pages.project import Project
from proof.site.assets import inline_scripts, late_script, site_styles
from proof.site.export import markdown_links
from proof.site.policy import PolicyError, with_policy
from proof.site.theme import corrected, programs_corrected, styles

_LAST = -100


class _Site:
    """What one build keeps from one event to the next."""

    serving = False
    offline = False
    address = ""
    navigation: Navigation
    copies: dict[str, str]
    own_scripts: list[str]


def on_startup(*, command: Literal["build", "gh-deploy", "serve"], **_: Any) -> None:
    """Note whether pages are only previewed: then MkDocs adds a script that reloads them."""
    _Site.serving = command == "serve"


@event_priority(100)
def on_config(config: MkDocsConfig, **_: Any) -> MkDocsConfig:
    """Take the settings."""
    if config.edit_uri and not config.repo_url:
        raise PluginError(
            f"EDIT_URI is set to {config.edit_uri!r}, but REPO_URL, which it continues, is not set"
        )
    _Site.address = config.site_url or ""
    _Site.copies = {}
    config.extra["inline_scripts"] = inline_scripts()
    config.extra["late_script"] = late_script()
    _Site.own_scripts = [*config.extra["inline_scripts"], config.extra["late_script"]]
    # Pygments makes the style sheet of its style for each block. No page has it: see site.css.
    config.mdx_configs["pymdownx.highlight"]["pygments_style"] = ()
    _Site.offline = config.extra["offline"]
    if _Site.offline:  # a browser opens no index.html when a link leads to its folder
        config.use_directory_urls = False
    return config


def on_nav(nav: Navigation, **_: Any) -> Navigation:
    """Keep the navigation for ``llms.txt``."""
    _Site.navigation = nav
    return nav


def on_page_content(html: str, **_: Any) -> str:
    """Give the programs the marks that they need."""
    return programs_corrected(html)


def on_env(env: Environment, files: Files, **_: Any) -> Environment:
    """Keep each page's Markdown, in which all that the records say is drawn in."""
    # No empty line for each line of the theme's templates that only decides something.
    env.trim_blocks = env.lstrip_blocks = True
    project = Project(ROOT)
    for file in files.documentation_pages():
        page = file.page
        if page is not None and page.markdown is not None:
            text = page.markdown.lstrip("\n")
            title = "" if text.startswith("# ") else f"# {page.title}\n\n"
            _Site.copies[copy_of(page)] = title + markdown_links(text, project)
    return env


@event_priority(_LAST)
def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Correct the theme's HTML, and put the content security policy into the page."""
    return _finished(output, page.file.src_uri)


@event_priority(_LAST)
def on_post_template(output_content: str, template_name: str, **_: Any) -> str:
    """Finish the page for unknown addresses; leave out what this build can not fill in."""
    if template_name == "404.html":
        # No server, no unknown address.
        return "" if _Site.offline else _finished(output_content, template_name)
    if template_name == "sitemap.xml" and (_Site.offline or not _Site.address):
        return ""
    return output_content


def on_post_build(config: MkDocsConfig, **_: Any) -> None:
    """Write the style sheet, copies, ``llms.txt`` and ``robots.txt`` beside the pages."""
    site = Path(config.site_dir)
    own = site_styles()
    write_file((styles(site, own) + own).encode(), str(site / "assets/site.css"))
    for name, text in _Site.copies.items():
        write_file(text.encode(), str(site / name))
    blocks = [f"# {config.site_name}", f"> {config.site_description or ''}"]
    for section, pages in groupby(_pages(_Site.navigation.items, ()), key=lambda page: page[0]):
        blocks += [f"## {section}"] if section else []
        blocks.append("\n".join(line for _, line in pages))
    write_file(("\n\n".join(blocks) + "\n").encode(), str(site / "llms.txt"))
    if not _Site.offline:
        site_map = f"\nSitemap: {_Site.address}sitemap.xml\n" if _Site.address else ""
        (site / "robots.txt").write_text(f"User-agent: *\nAllow: /\n{site_map}", "utf-8")


def copy_of(page: Page) -> str:
    """Where a page's copy is, relative to the site: as its source in docs, so its links lead on."""
    return PurePosixPath(page.file.src_uri).with_suffix(".md").as_posix()


def _pages(items: Iterable[Any], sections: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    """For ``llms.txt``, in the form of llmstxt.org: the section of each page, and its line."""
    for item in items:
        if isinstance(item, Section):
            yield from _pages(item.children, (*sections, item.title))
        elif isinstance(item, Page):
            description = (item.meta or {}).get("description")
            if not description:
                raise PluginError(f"{item.file.src_uri}: no description in the front matter")
            address = _Site.address + copy_of(item)
            yield ": ".join(sections), f"- [{item.title}]({address}): {description}"


def _finished(html: str, name: str) -> str:
    html = corrected(html, name)
    # In a page from a file 'self' means nothing; a preview adds a script that reloads the page.
    if _Site.offline or _Site.serving:
        return html
    try:
        return with_policy(html, _Site.own_scripts)
    except PolicyError as error:
        raise PluginError(f"{name}: {error}") from None
