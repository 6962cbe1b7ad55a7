"""Reads HTML into a simple tree of elements."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser

_VOID = {
    *("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")
}
# What a highlighter wraps around each token: nine of ten tags of a page, and nothing to read.
_HIGHLIGHT = re.compile(r"(<pre\b[^>]*>)(.*?)(</pre>)", re.S)
_SPAN = re.compile(r"</?span\b[^>]*>")


@dataclass
class Node:
    """An element: its name, its attributes, and the text and elements in it."""

    tag: str  # name in lower case; empty for the root
    # Values by name; an attribute without a value holds an empty text.
    attributes: dict[str, str] = field(default_factory=dict)
    # Text as `str`, elements as `Node`, in the order of the page
    children: list["Node | str"] = field(default_factory=list)

    @cached_property
    def classes(self) -> set[str]:
        """The names in the ``class`` attribute."""
        return set(self.attributes.get("class", "").split())

    def walk(self) -> Iterator["Node"]:
        """The element and every one in it, in the order of the page."""
        yield self
        for child in self.children:
            if isinstance(child, Node):
                yield from child.walk()

    @property
    def text(self) -> str:
        """All text in it, tags left out."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)

    def first(self, tag: str) -> "Node | None":
        """The first element of this name in it, or None."""
        return next((node for node in self.walk() if node.tag == tag and node is not self), None)


def tree(html: str) -> Node:
    """Parse a piece of HTML.

    Example:
        >>> tree('<p>One <em>word</em></p>').children[0].text
        'One word'
    """
    builder = _Builder()
    builder.feed(without_colours(html))
    builder.close()
    return builder.root


def without_colours(html: str) -> str:
    """The same HTML without the highlighter's marks, which carry no words.

    Example:
        >>> without_colours('<pre><span class="k">def</span> f</pre>')
        '<pre>def f</pre>'
    """
    return _HIGHLIGHT.sub(lambda m: m[1] + _SPAN.sub("", m[2]) + m[3], html)


class _Builder(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Node("")
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        self.open[-1].children.append(node)
        if tag not in _VOID:
            self.open.append(node)

    def handle_endtag(self, tag: str) -> None:
        names = [node.tag for node in self.open]
        if tag in names[1:]:  # an end without a start ends nothing
            del self.open[len(names) - 1 - names[::-1].index(tag) :]

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)
