"""Faults of the theme, corrected: in the HTML of each page, and in its style sheets."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from html import unescape
from pathlib import Path
from typing import Any

import tinycss2
from mkdocs.exceptions import PluginError

# Names and spaces of a program: site.css gives them the colour of all code, so their marks are a
# fifth of a page's elements and nothing to see. A phone needs its time for each element.
_PLAIN = re.compile(r'<span class="[nw]">([^<]*)</span>')
# The lines of a program: site.css wraps those that can be too long for a phone, with the rest of
# the line indented. Each has its own end tags, but for the mark of a line that decides.
_PROGRAM = re.compile(
    r'(?<=<div class="language-python )([^"]*"><pre><span></span><code>)(.*?)(?=</code>)', re.S
)
_LINE = re.compile(r'^((?:</span>)?(?:<span class="hll">)?)(.+)$', re.M)
# Of two empty lines one is shown: the file keeps both, and so does what a reader copies.
_GAP = re.compile(r"(\n(?:</span>)?\n)\n")
_TAG = re.compile(r"<[^>]*>")
_FITS = 30  # characters, in a list as well
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
    # A heading is read with its link, "¶"; the same address stands in the table of contents.
    (re.compile(r'(<a class="headerlink")'), r'\1 aria-hidden="true" tabindex="-1"'),
    # Two requests before a page is shown: what they hold is in site.css, see `styles`.
    (re.compile(r'\s*<link rel="stylesheet" href="[^"]*assets/stylesheets/[^"]*">'), ""),
)
# Where a name in a narrow table may go on in the next line: after a dot, a bracket, an underscore,
# an equals sign, a slash, and before a word within a name, as in a title. Else it breaks after any
# letter.
_CELL = re.compile(r"<td\b.*?</td>", re.S)
_TITLE = re.compile(r"<h1\b.*?</h1>", re.S)
_WORD = re.compile(r"(?<=[a-z])(?=[A-Z][a-z])(?=[^<>]*<)")
_CODE = re.compile(r"(<code>)([^<]+)(</code>)")
_JOINT = re.compile(r"(?<=[a-zA-Z)\]][._(=/])(?=[a-zA-Z0-9])|(?<=[a-z])(?=[A-Z][a-z])")
# The theme writes the description as it is: a quotation mark would end it.
_DESCRIPTION = re.compile(r'(<meta name="description" content=")(.*)(">)')
# The theme's style sheets, in this order.
_SHEETS = ("assets/stylesheets/main.*.min.css", "assets/stylesheets/palette.*.min.css")
# While the theme sets the colours, at the start of each page as well, this rule holds for all
# elements: the browser computes the style of the whole page twice. Without it colours fade.
_RULE = re.compile(r"\[data-md-color-switching\] \*[^{}]*\{[^}]*\}")
# What an element must have for a selector to hold; the pages are English, written left to right.
_NEEDED = re.compile(r"\.((?:[\w-]|\\.)+)|\[[\w-]+[~|^$*]?=[\"']?([^\]\"']*)")
# In brackets stand alternatives, or what an element must not have.
_BRACKETS = re.compile(r":(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)")
_ATTRIBUTE = re.compile(r'\s[\w-]+="([^"]*)"')
_WORD_OF_SCRIPT = re.compile(r"[\w-]+")
# What the theme's script puts together, so that it is no word of it.
_PUT_TOGETHER = ("tabbed-control--prev", "tabbed-control--next")
_RIGHT_TO_LEFT = "[dir=rtl]"


def programs_corrected(html: str) -> str:
    """The content of a page with the marks that its programs need.

    Names and spaces have no colour of their own, so they need none. A long line needs one, to be
    wrapped on a narrow screen, and so does the second of two empty lines, which is not shown.
    """

    def marked(code: re.Match[str]) -> str:
        lines = _GAP.sub(r'\1<span class="jg-blank">\n</span>', code[2])
        return code[1] + _LINE.sub(_long, lines)

    return _PROGRAM.sub(marked, _PLAIN.sub(r"\1", html))


def _long(line: re.Match[str]) -> str:
    text = unescape(_TAG.sub("", line[2]))
    return f'{line[1]}<span class="jg-long">{line[2]}</span>' if len(text) > _FITS else line[0]


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
    """Mark where a name in a cell of a table, or in the title, may go on in the next line.

    >>> with_joints("<td><code>lax.scan</code></td>")
    '<td><code>lax.<wbr>scan</code></td>'
    >>> with_joints("<h1>UnexpectedTracerError</h1>")
    '<h1>Unexpected<wbr>Tracer<wbr>Error</h1>'
    """
    html = _TITLE.sub(lambda title: _WORD.sub("<wbr>", title[0]), html)
    return _CELL.sub(lambda cell: _CODE.sub(_joined, cell[0]), html)


def _joined(code: re.Match[str]) -> str:
    return code[1] + _JOINT.sub("<wbr>", code[2]) + code[3]


def styles(site: Path, own: str) -> str:
    """The theme's style sheets as one, without what nothing on a built site can have.

    Two thirds of them are for what this site has not (blogs, tags, admonitions, diagrams, pages
    written right to left), and every page waits for them. What stays: rules whose classes and
    values of attributes stand in a page or, as a word, in a script; properties that are used.

    Args:
        site: folder of the built site.
        own: the site's own style sheets, which use properties of the theme.

    Raises:
        PluginError: a sheet is missing, or no longer has the fault that is corrected.
    """
    sheets = []
    for pattern in _SHEETS:
        files = list(site.glob(pattern))
        if len(files) != 1:
            raise PluginError(f"{site}: expected one {pattern}, found {len(files)}")
        sheets.append(files[0].read_text("utf-8"))
    css, found = _RULE.subn("", "".join(sheets))
    if not found:
        raise PluginError(f"{_SHEETS[1]}: expected [data-md-color-switching], to leave it out")
    return _needed_of(css, own, frozenset(_names(site)))


@lru_cache(maxsize=1)  # few edits of a page in the preview bring a new name
def _needed_of(css: str, own: str, names: frozenset[str]) -> str:
    """What is needed of a sheet where these are all classes and values of attributes."""

    def can_hold(selector: str) -> bool:
        needed = _NEEDED.finditer(_BRACKETS.sub("", selector))
        return _RIGHT_TO_LEFT not in selector and all(
            (match[1] or match[2]).replace("\\", "") in names for match in needed
        )

    css = _without(css, can_hold, lambda _: True)
    used = {*re.findall(r"var\((--[\w-]+)", css + own), *names}
    return _without(css, lambda _: True, lambda name: not name.startswith("--") or name in used)


def _names(site: Path) -> set[str]:
    """Words of all attributes of the pages, and all words of the scripts."""
    names = set(_PUT_TOGETHER)
    for page in site.rglob("*.html"):
        for value in set(_ATTRIBUTE.findall(page.read_text("utf-8"))):
            names.update(value.split())
    for script in (*site.glob("assets/*.js"), *site.glob("assets/javascripts/bundle.*.js")):
        names.update(_WORD_OF_SCRIPT.findall(script.read_text("utf-8")))
    return names


def _without(css: str, selector: Callable[[str], bool], name: Callable[[str], bool]) -> str:
    """A style sheet with those selectors and declarations only for which the answer is yes."""

    def kept(rules: list[Any]) -> Iterator[str]:
        for rule in rules:
            content = rule.content
            if rule.type == "qualified-rule":
                held = ",".join(filter(selector, _selectors(rule.prelude)))
                block = ";".join(
                    item.serialize()
                    for item in tinycss2.parse_blocks_contents(content, True, True)
                    if name(item.name)
                )
                if held and block:
                    yield f"{held}{{{block}}}"
            elif content is not None and rule.lower_at_keyword in ("media", "supports"):
                inner = "".join(kept(tinycss2.parse_rule_list(content, True, True)))
                if inner:
                    yield f"@{rule.at_keyword}{tinycss2.serialize(rule.prelude)}{{{inner}}}"
            else:
                yield rule.serialize()

    return "".join(kept(tinycss2.parse_stylesheet(css, True, True)))


def _selectors(prelude: list[Any]) -> list[str]:
    """The selectors of a rule, each by itself."""
    parts: list[list[Any]] = [[]]
    for token in prelude:
        if token == ",":
            parts.append([])
        else:
            parts[-1].append(token)
    return [tinycss2.serialize(part) for part in parts]
