"""MkDocs hooks: what the records add to a page, the examples as files, the theme corrected."""

import re
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from jitguide.trace.page import bundle, style
from proof.matrix.versions import ROOT
from proof.pages.changes import changes_markdown
from proof.pages.outcomes import foot, with_outcomes
from proof.pages.reading import Reading
from proof.pages.tree import TreeError, with_tree

_CHANGES = "<!-- changes -->"
_FILENAME = re.compile(r'<span class="filename">((?:snippets|src|tests)/[\w./-]+\.py)</span>')
# Names and spaces of a program: site.css gives them the colour of all code, so their marks are a
# fifth of a page's elements and nothing to see. A phone needs its time for each element.
_PLAIN = re.compile(r'<span class="[nw]">([^<]*)</span>')


class _Build:
    """What one build keeps from one event to the next."""

    reading: Reading


def on_pre_build(**_: Any) -> None:
    """Read the records anew at each build, so that `make serve` follows them."""
    _Build.reading = Reading(ROOT)


def on_files(files: Files, config: MkDocsConfig, **_: Any) -> Files:
    """Serve the stepper's script."""
    files.append(File.generated(config, "assets/stepper.js", content=bundle()))
    files.append(File.generated(config, "assets/stepper.css", content=style()))
    return files


def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Add outcomes by version and the foot; fill in what is read from all records."""
    if _CHANGES in markdown:
        markdown = markdown.replace(_CHANGES, changes_markdown(_Build.reading, page.file.src_uri))
    try:
        markdown = with_tree(markdown, ROOT)
    except TreeError as error:
        raise PluginError(f"{page.file.src_uri}: {error}") from error
    return with_outcomes(markdown, _Build.reading) + foot(markdown, _Build.reading)


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
    """Link the name above each program to its file, which is served; drop plain marks."""

    def link(match: re.Match[str]) -> str:
        target = files.get_file_from_path(match[1])
        if target is None:
            path = ROOT / match[1]
            if not path.is_file():
                raise PluginError(f"{page.file.src_uri}: {match[1]} is shown, but is no file")
            target = File.generated(config, match[1], abs_src_path=str(path))
            files.append(target)
        address = target.url_relative_to(page.file)
        return (
            f'<span class="filename"><a href="{address}" title="Source file">{match[1]}</a></span>'
        )

    return _PLAIN.sub(r"\1", _FILENAME.sub(link, html))


# Faults of the theme's own HTML: what it writes, what should stand there, and why.
_EVERYWHERE = (
    # A dialog needs a name (axe: aria-dialog-name).
    (
        re.compile(r'(<div class="md-search" data-md-component="search" role="dialog")>'),
        r'\1 aria-label="Search">',
    ),
    # The content security policy allows no script in an address; the theme's takes the click.
    (re.compile(r'<a href="javascript:void\(0\)" (class="md-search__icon)'), r'<a href="#" \1'),
    # A checkbox takes no autocomplete attribute.
    (re.compile(r'(<input [^>]*type="checkbox"[^>]*?) autocomplete="off">'), r"\1>"),
)
_SOMEWHERE = (
    # Two landmarks of one name (axe: landmark-unique).
    (re.compile(r'(<nav class="md-path" aria-label=")Navigation"'), r'\1Breadcrumbs"'),
    # The theme asks the repository's host for stars and forks; nothing here asks another host.
    (re.compile(r'(class="md-source") data-md-component="source"'), r"\1"),
    # An empty tabindex is not valid.
    (re.compile(r'(<label class="md-nav__link[^>]*) tabindex=""'), r"\1"),
)
# Where a name in a narrow table may go on in the next line: after a dot, a bracket, an underscore,
# an equals sign, a slash, and before a word within a name. Else it breaks after any letter.
_CELL = re.compile(r"<td\b.*?</td>", re.S)
_CODE = re.compile(r"(<code>)([^<]+)(</code>)")
_JOINT = re.compile(r"(?<=[a-zA-Z)\]][._(=/])(?=[a-zA-Z0-9])|(?<=[a-z])(?=[A-Z][a-z])")
# The theme writes the description as it is: a quotation mark would end it.
_DESCRIPTION = re.compile(r'(<meta name="description" content=")(.*)(">)')


def on_post_page(output: str, page: Page, **_: Any) -> str:
    """Correct the theme's HTML on each page."""
    return _corrected(output, page.file.src_uri)


def on_post_template(output_content: str, template_name: str, **_: Any) -> str:
    """Correct the theme's HTML on the page for unknown addresses."""
    if template_name != "404.html":
        return output_content
    return _corrected(output_content, template_name)


def _corrected(html: str, name: str) -> str:
    for fault, correction in _EVERYWHERE:
        html, count = fault.subn(correction, html)
        if not count:
            raise PluginError(
                f"{name}: the theme no longer writes {fault.pattern!r}: is this still a fault?"
            )
    for fault, correction in _SOMEWHERE:
        html = fault.sub(correction, html)
    html = with_joints(html)
    return _DESCRIPTION.sub(lambda m: m[1] + m[2].replace('"', "&quot;") + m[3], html, count=1)


def with_joints(html: str) -> str:
    """Mark where a name in a cell of a table may go on in the next line.

    >>> with_joints("<td><code>lax.scan</code></td>")
    '<td><code>lax.<wbr>scan</code></td>'
    """
    return _CELL.sub(lambda cell: _CODE.sub(_joined, cell[0]), html)


def _joined(code: re.Match[str]) -> str:
    return code[1] + _JOINT.sub("<wbr>", code[2]) + code[3]
