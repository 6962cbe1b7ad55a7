"""A page as Markdown, for those who read by tool: made from the HTML that a reader sees.

Made from the HTML rather than from the source, so that what a build adds stands in it: includes,
records, outcomes by version, generated lists. What only works in a browser is left out; a picture
becomes its text alternative.
"""

import re
from collections.abc import Callable

from proof.site.html import Node, tree

_LEFT_OUT = {"script", "style", "template", "button", "input", "textarea", "select"}
_BLOCKS = {
    *("address", "article", "aside", "blockquote", "dd", "details", "div", "dl", "dt", "figure"),
    *("figcaption", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "li", "nav", "noscript", "ol", "p"),
    *("pre", "section", "summary", "svg", "table", "ul"),
}
_MARKS = {"strong": "**", "b": "**", "em": "*", "i": "*", "del": "~~"}
_MEANS_SOMETHING = re.compile(
    r"[\\`*]|(?<=_)_|_(?=_)|(?<![^\W_])_|_(?![^\W_])|\[(?=[^\]\n]*\][(\[:])|<(?=[A-Za-z/!?])|&(?=#?\w+;)"
)
_STARTS_A_BLOCK = re.compile(r"^([#>+-])(?=\s|[#>])|^(\d+)([.)])(?=\s)|^(={3,}|-{3,})$", re.M)
_SPACES = re.compile(r"[ \t]+")
_LINE_END = re.compile(r"[ \t]*\n\s*")
_BREAK = "\0"
_BREAKS = re.compile(r"[ \n]*\0\s*")

Link = Callable[[str], str]


def markdown_of(html: str, link: Link = str) -> str:
    """The Markdown that says what a page's HTML says.

    Args:
        html: content of the page, without the theme around it.
        link: called with each address of a link; returns what stands in the copy.

    Example:
        >>> print(markdown_of('<h2 id="why">Why</h2><p>A <code>tracer</code> has no value.</p>'))
        ## Why {#why}
        <BLANKLINE>
        A `tracer` has no value.
        <BLANKLINE>
    """
    return "\n\n".join(_Writer(link).blocks(tree(html).children)) + "\n"


class _Writer:
    def __init__(self, link: Link) -> None:
        self.link = link

    def blocks(self, children: "list[Node | str]") -> list[str]:
        """The blocks that stand in an element, each without an empty line at its ends."""
        found: list[str] = []
        run: list[Node | str] = []

        def end_run() -> None:
            text = self.inline(run).strip()
            if text:
                found.append(_STARTS_A_BLOCK.sub(_escaped_start, text))
            run.clear()

        for child in children:
            if isinstance(child, Node) and _left_out(child):
                continue
            if isinstance(child, Node) and _holds_blocks(child):
                end_run()
                found += self.block(child)
            else:
                run.append(child)
        end_run()
        return found

    def block(self, node: Node) -> list[str]:
        match node.tag:
            case "h1" | "h2" | "h3" | "h4" | "h5" | "h6":
                name = node.attributes.get("id", "")
                mark = f" {{#{name}}}" if name and node.tag != "h1" else ""
                return [f"{'#' * int(node.tag[1])} {self.line(node)}{mark}"]
            case "pre":
                return [_fence(node.text, "")]
            case "hr":
                return ["---"]
            case "ul" | "ol":
                return [self.items(node)]
            case "table":
                caption = node.first("caption")
                title = [f"**{self.line(caption)}**"] if caption else []
                return [*title, self.table(node)]
            case "svg":
                return [_picture(node)]
            case "blockquote":
                inner = "\n\n".join(self.blocks(node.children))
                return ["\n".join(f"> {line}".rstrip() for line in inner.split("\n"))]
            case "summary" | "dt":
                return [f"**{self.line(node)}**"]
        if "highlight" in node.classes and (code := node.first("pre")):
            return self.code(node, code)
        if "tabbed-set" in node.classes:
            return self.tabs(node)
        if "admonition-title" in node.classes:
            return [f"**{self.line(node)}**"]
        return self.blocks(node.children)

    def code(self, node: Node, code: Node) -> list[str]:
        """The name above a block of code, then the block."""
        name = next((n for n in node.walk() if "filename" in n.classes), None)
        language = next((c[9:] for c in node.classes if c.startswith("language-")), "")
        title = [f"**{self.line(name)}**"] if name else []
        return [*title, _fence(code.text, language)]

    def tabs(self, node: Node) -> list[str]:
        """Each tab in turn, under its label."""
        labels, panels = (
            [
                c
                for part in node.children
                if isinstance(part, Node) and kind in part.classes
                for c in part.children
                if isinstance(c, Node)
            ]
            for kind in ("tabbed-labels", "tabbed-content")
        )
        found = []
        for label, panel in zip(labels, panels, strict=True):
            found += [f"**{self.line(label)}**", *self.blocks(panel.children)]
        return found

    def items(self, node: Node) -> str:
        items = [c for c in node.children if isinstance(c, Node) and c.tag == "li"]
        loose = any(
            isinstance(c, Node) and c.tag in {"p", "div", "pre", "table", "details"}
            for item in items
            for c in item.children
        )
        first = int(node.attributes.get("start") or 1)
        found = []
        for number, item in enumerate(items, first):
            mark = f"{number}. " if node.tag == "ol" else "- "
            parts = self.blocks(item.children)
            text = ("\n\n" if loose else "\n").join(parts)
            found.append(mark + re.sub(r"\n(?!\n|$)", "\n    ", text))
        return ("\n\n" if loose else "\n").join(found)

    def table(self, node: Node) -> str:
        rows = [n for n in node.walk() if n.tag == "tr"]
        cells = [
            [self.line(c, cell=True) for c in row.children if isinstance(c, Node)] for row in rows
        ]
        width = max(map(len, cells), default=0)
        lines = [f"| {' | '.join([*row, *[''] * (width - len(row))])} |" for row in cells]
        return "\n".join([*lines[:1], "|" + "---|" * width, *lines[1:]])

    def line(self, node: Node, cell: bool = False) -> str:
        """Content of an element on one line."""
        text = self.inline(node.children, cell).strip().replace("  \n", "<br>")
        return re.sub(r"\s+", " ", text)

    def inline(self, children: "list[Node | str]", cell: bool = False) -> str:
        text = "".join(self.piece(child, cell) for child in children)
        return _BREAKS.sub("<br>" if cell else "  \n", text) if _BREAK in text else text

    def piece(self, child: "Node | str", cell: bool) -> str:
        if isinstance(child, str):
            text = _LINE_END.sub("\n", _SPACES.sub(" ", child))
            text = _MEANS_SOMETHING.sub(_escaped, text)
            return text.replace("|", r"\|") if cell else text
        if _left_out(child):
            return ""
        if child.tag == "br":
            return _BREAK
        if child.tag == "svg":
            return _picture(child)
        if child.tag == "img":
            alternative = re.sub(r"\s+", " ", child.attributes.get("alt", ""))
            return f"![{alternative}]({self.link(child.attributes.get('src', ''))})"
        if child.tag == "code":
            return _code(child.text.replace("|", r"\|") if cell else child.text)
        text = self.inline(child.children, cell)
        if child.tag == "a" and child.attributes.get("href") and text.strip():
            return f"[{text}]({self.link(child.attributes['href'])})"
        if child.tag in _MARKS and text.strip():
            return f"{_MARKS[child.tag]}{text.strip()}{_MARKS[child.tag]}"
        # Several blocks in one cell or line stay apart.
        return f"{_BREAK}{text}{_BREAK}" if child.tag in {"p", "li", "summary"} else text


def _left_out(node: Node) -> bool:
    return (
        node.tag in _LEFT_OUT
        or "hidden" in node.attributes
        or "headerlink" in node.classes
        or (node.tag == "svg" and not node.first("title"))
    )


def _holds_blocks(node: Node) -> bool:
    return any(n.tag in _BLOCKS for n in node.walk())


def _picture(svg: Node) -> str:
    """The text alternative of a picture."""
    said = [n.text.strip().rstrip(".") for n in svg.walk() if n.tag in {"title", "desc"}]
    text = re.sub(r"\s+", " ", ". ".join(filter(None, said)))
    return f"*Picture: {_MEANS_SOMETHING.sub(_escaped, text)}.*"


def _fence(text: str, language: str) -> str:
    mark = "`" * max(3, 1 + max((len(m) for m in re.findall(r"`+", text)), default=0))
    return f"{mark}{language}\n{text.rstrip()}\n{mark}"


def _code(text: str) -> str:
    text = re.sub(r"\s*\n\s*", " ", text)
    mark = "`" * (1 + max((len(m) for m in re.findall(r"`+", text)), default=0))
    space = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{mark}{space}{text}{space}{mark}"


def _escaped(match: re.Match[str]) -> str:
    return {"<": "&lt;", "&": "&amp;"}.get(match[0], "\\" + match[0])


def _escaped_start(match: re.Match[str]) -> str:
    return f"{match[2]}\\{match[3]}" if match[2] else "\\" + match[0]
