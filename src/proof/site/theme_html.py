"""MkDocs hooks for the theme's HTML: what it writes wrongly, corrected on each page."""

import re
from typing import Any

from jinja2 import Environment
from mkdocs.exceptions import PluginError
from mkdocs.structure.pages import Page

# Names and spaces of a program: site.css gives them the colour of all code, so their marks are a
# fifth of a page's elements and nothing to see. A phone needs its time for each element.
_PLAIN = re.compile(r'<span class="[nw]">([^<]*)</span>')


def on_env(env: Environment, **_: Any) -> Environment:
    """Write no empty line for each line of the theme's templates that only decides something."""
    env.trim_blocks = env.lstrip_blocks = True
    return env


def on_page_content(html: str, **_: Any) -> str:
    """Drop the marks of programs that have no colour of their own."""
    return _PLAIN.sub(r"\1", html)


# Faults of the theme's own HTML: what it writes, what should stand there, and why.
_EVERYWHERE = (
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
