"""Faults of the theme, corrected: in the HTML of each page, and in a file that it brings along."""

import re
from pathlib import Path

from mkdocs.exceptions import PluginError

# Names and spaces of a program: site.css gives them the colour of all code, so their marks are a
# fifth of a page's elements and nothing to see. A phone needs its time for each element.
_PLAIN = re.compile(r'<span class="[nw]">([^<]*)</span>')
# What the theme writes, what should stand there, and why. The first is on every page.
_FAULTS = (
    # A checkbox takes no autocomplete attribute.
    (re.compile(r'(<input [^>]*type="checkbox"[^>]*?) autocomplete="off">'), r"\1>"),
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
# While the theme sets the colours, at the start of each page as well, this rule holds for all
# elements: the browser computes the style of the whole page twice. Without it colours fade.
_FILES = "assets/stylesheets/palette.*.min.css"
_RULE = re.compile(r"\[data-md-color-switching\] \*[^{}]*\{[^}]*\}")
_CORRECTION = "/* colours fade */"
_EXPECTED = "[data-md-color-switching], to leave it out"


def without_plain_marks(html: str) -> str:
    """The content of a page without the marks of programs that have no colour of their own."""
    return _PLAIN.sub(r"\1", html)


def corrected(html: str, name: str) -> str:
    """A whole page without the faults of the theme's HTML.

    Raises:
        PluginError: the first of them is not there: look at this again.
    """
    first = _FAULTS[0][0]
    if not first.search(html):
        raise PluginError(
            f"{name}: the theme no longer writes {first.pattern!r}: is this still a fault?"
        )
    for fault, correction in _FAULTS:
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


def repair(site: Path) -> None:
    """Repair the theme's file in a built site, unless that was done before.

    Raises:
        PluginError: there is no such file, or it no longer has the fault: look at this again.
    """
    files = list(site.glob(_FILES))
    if not files:
        raise PluginError(f"{site}: expected {_FILES}, with {_EXPECTED}")
    for file in files:
        text, found = _RULE.subn(_CORRECTION, file.read_text("utf-8"))
        if not found and _CORRECTION not in text:
            raise PluginError(f"{file.name}: expected {_EXPECTED}")
        file.write_text(text, "utf-8", newline="\n")
