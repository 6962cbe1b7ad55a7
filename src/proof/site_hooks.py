"""MkDocs hooks: what the records add to a page, the examples as files, the theme corrected."""

import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from proof.markup import foot, with_outcomes
from proof.versions import ROOT

_FILENAME = re.compile(r'<span class="filename">((?:snippets|src|tests)/[\w./-]+\.py)</span>')


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Serve every file that pages draw code from, under its path in the repository."""
    for folder in ("snippets", "src/jitguide", "tests"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            files.append(
                File.generated(config, path.relative_to(ROOT).as_posix(), abs_src_path=str(path))
            )
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Add outcomes by version and the foot."""
    return with_outcomes(markdown, ROOT) + foot(markdown, ROOT)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
    """Make the name above each program a link to its file."""

    def link(match: re.Match[str]) -> str:
        target = files.get_file_from_path(match[1])
        if target is None:
            raise PluginError(f"{page.file.src_uri}: {match[1]} is shown but not served")
        address = target.url_relative_to(page.file)
        return (
            f'<span class="filename"><a href="{address}" title="Source file">{match[1]}</a></span>'
        )

    return _FILENAME.sub(link, html)


# A checkbox takes no autocomplete attribute (invalid HTML).
_TOGGLE = re.compile(r'(<input [^>]*type="checkbox"[^>]*?) autocomplete="off">')
# Faults of the theme's own HTML: text that it writes, and what should stand there.
_CORRECTIONS = {
    # A dialog needs a name (axe: aria-dialog-name).
    '<div class="md-search" data-md-component="search" role="dialog">': (
        '<div class="md-search" data-md-component="search" role="dialog" aria-label="Search">'
    ),
}


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Correct the theme's HTML on each page."""
    return _corrected(output, page.file.src_uri)


def on_post_template(output_content: str, template_name: str, **_: Any) -> str:
    """Correct the theme's HTML on the page for unknown addresses."""
    return (
        _corrected(output_content, template_name) if template_name == "404.html" else output_content
    )


def _corrected(html: str, name: str) -> str:
    for fault, correction in _CORRECTIONS.items():
        if fault not in html:
            raise PluginError(
                f"{name}: the theme no longer writes {fault!r}; look at this correction again"
            )
        html = html.replace(fault, correction)
    return _TOGGLE.sub(r"\1>", html)
