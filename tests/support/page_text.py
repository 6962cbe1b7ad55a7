"""What a reader reads on a built page, whoever built it."""

import re
from pathlib import Path

from proof.site.html import Node, tree

# What a theme adds to a page of its own.
_THEME = {"headerlink", "md-source-file", "md-content__button", "md-tags"}


def words(page: Path) -> list[str]:
    """The words of a page's own part, code included; scripts, styles and the theme's own left out.

    Raises:
        AssertionError: the page has no part of its own.
    """
    article = tree(page.read_text("utf-8")).first("article")
    assert article is not None, f"{page}: no article"
    return re.findall(r"\w+|[^\w\s¶]", _text(article))


def _text(node: Node | str) -> str:
    if isinstance(node, str):
        return node
    if node.tag in ("script", "style", "button") or node.classes & _THEME:
        return ""
    inside = "".join(_text(child) for child in node.children)
    return inside if node.tag in ("span", "code", "em", "strong", "a", "wbr") else f" {inside} "
