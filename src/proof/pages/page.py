"""One page: its blocks, and the program or the record that each includes.

Whoever asks what a page shows asks here: the tests, the rules for pages, `render`, the matrix.
"""

import re
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path

from markdown import Markdown
from markdown.preprocessors import Preprocessor
from pymdownx.snippets import SnippetMissingError

# Every name under which a highlighter would show Python. Pages use `python` alone.
PYTHON_NAMES = {
    *("python", "py", "python3", "py3", "pycon", "pycon3", "python-repl", "python2", "py2"),
    *("pyi", "ipython", "ipython3", "ipythonconsole", "numpy", "sage", "pytb", "py3tb"),
    *("cython", "pyx"),
}
# What a fence may hold besides Python. A name outside is a misspelling, until it is added here.
OTHER_NAMES = {
    *("text", "console", "toml", "yaml", "json", "make", "markdown", "ini", "html", "powershell"),
}

_INCLUDE = re.compile(r"^[ \t]*-{1,}8<-{1,}\s+[\"'](?P<path>[^\"'\n]+)[\"']\s*$", re.MULTILINE)
_OPENER = re.compile(r"^(?P<indent>[> \t]*)(?P<fence>`{3,}|~{3,}) *(?P<options>.*)")
_BRACES = re.compile(r"\{([^{}\n]*)\}")
_LANGUAGE = re.compile(r"\{? *\.?([\w-]+)")
_CAPTION = re.compile(r'\btitle="([^"]*)"')
_TITLE = re.compile(r"\A---\n(?:.*\n)*?title: (.+)$|^# (.+?)(?: \{ #[\w-]+ \})?$", re.MULTILINE)
_FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)


class PageError(Exception):
    """A page cannot be read as a reader would see it."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str  # as written, such as `python`; empty where none is
    title: str  # text of the `title` option, or empty
    text: str  # the content that a reader sees, without the newline at the end
    line: int  # line of the page on which the block opens, counted from 1
    end: int  # line on which it closes
    indent: str  # what stands before its fence
    fence: str  # the fence itself, three backticks or more
    options: str  # what stands between the braces after the fence
    include: str  # path of the file that the block draws in, with its section, or empty
    source: Path | None  # that file, or None

    @property
    def program(self) -> Path | None:
        """The example that the block shows whole, or None."""
        whole = self.include.endswith(".py")  # no section of it
        return self._example if whole else None

    @property
    def record_of(self) -> Path | None:
        """The example whose record the block shows, or None."""
        if self._example is None or not self.include.endswith(".txt"):
            return None
        return self._example.with_suffix(".py")

    @property
    def _example(self) -> Path | None:
        return self.source if self.include.startswith("snippets/") else None


@dataclass(frozen=True)
class Page:
    """A page as it is written."""

    path: Path  # its file
    text: str  # its text, front matter included
    root: Path  # the project, from which the paths of includes start
    docs: Path  # the folder of the site's pages

    @property
    def name(self) -> str:
        """Path below ``docs/``, such as ``learn/cache.md``; empty for pages outside."""
        inside = self.path.is_relative_to(self.docs)
        return self.path.relative_to(self.docs).as_posix() if inside else ""

    @property
    def shown(self) -> str:
        """Path as messages show it."""
        inside = self.path.is_relative_to(self.root)
        return (self.path.relative_to(self.root) if inside else self.path).as_posix()

    @property
    def title(self) -> str:
        """Its title in the menu, which is shorter than its heading; its heading if it has none.

        Raises:
            PageError: it has neither.
        """
        found = _TITLE.search(self.text)
        if found is None:
            raise PageError(f"{self.path.name}: no title")
        return (found[1] or found[2]).strip("\"'")

    @cached_property
    def front_matter(self) -> str:
        """What stands above the page's own text, with the lines around it; empty if nothing."""
        found = _FRONT_MATTER.match(self.text)
        return found[0] if found else ""

    @cached_property
    def blocks(self) -> tuple[Block, ...]:
        """Every fenced block, in the order of the page.

        Raises:
            PageError: an include names no file or section, or a fence is not closed.
        """
        return tuple(blocks(self.text, self.root))

    @cached_property
    def sources(self) -> list[Path]:
        """The files that the page draws in, each once; whether they exist is not asked."""
        paths = (include["path"].split(":")[0] for include in _INCLUDE.finditer(self.text))
        return list(dict.fromkeys(self.root / path for path in paths))

    @cached_property
    def programs(self) -> list[Path]:
        """The examples that the page shows, each once."""
        return list(dict.fromkeys(block.program for block in self.blocks if block.program))

    def block_at(self, line: int) -> Block:
        """The block that opens on a line, counted from 1."""
        return next(block for block in self.blocks if block.line == line)


def blocks(text: str, root: Path) -> list[Block]:
    """Every fenced block of a Markdown text, as `Page.blocks`."""
    found: list[Block] = []
    opened: re.Match[str] | None = None
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if opened is None:
            if opened := _OPENER.match(line):
                first = number
        elif line.lstrip("> \t").rstrip() == opened["fence"]:
            found.append(_block(opened, first, lines[first : number - 1], root))
            opened = None
    if opened:
        raise PageError(f"a fence is not closed, or its options break it: {opened[0].strip()!r}")
    return found


def _block(opened: re.Match[str], first: int, lines: list[str], root: Path) -> Block:
    """The block that opens on a line and holds these lines."""
    indent, said = opened["indent"], opened["options"]
    braced = _BRACES.search(said)
    language, title = _LANGUAGE.match(said), _CAPTION.search(said)
    includes = [include for line in lines if (include := _INCLUDE.match(line))]
    path = includes[-1]["path"] if includes else ""
    source = root / path.split(":")[0] if path else None
    try:
        text = expanded("\n".join(lines), root) if path else "\n".join(lines)
    except UnicodeDecodeError as error:
        raise PageError(f"{path}: expected text in UTF-8: {error}") from error
    return Block(
        language=language[1] if language else "",
        title=title[1] if title else "",
        text="\n".join(line.removeprefix(indent) for line in text.split("\n")).rstrip("\n"),
        line=first,
        end=first + len(lines) + 1,
        indent=indent,
        fence=opened["fence"],
        options=braced[1].strip() if braced else "",
        include=path,
        source=source,
    )


def expanded(text: str, root: Path) -> str:
    """A Markdown text with every include drawn in.

    Raises:
        PageError: an include names a file or section that does not exist.
    """
    try:
        return "\n".join(_includes(root).run(text.split("\n")))
    except SnippetMissingError as error:
        raise PageError(f"an include is broken: {error}{_remedy(str(error), root)}") from error


def _remedy(error: str, root: Path) -> str:
    """What to do about a record whose program is there, or about a slip in a name."""
    named = re.search(r"'((snippets/.+)\.(?:txt|py))'", error)
    if named is None:
        return ""
    if named[1].endswith(".txt") and (root / f"{named[2]}.py").exists():
        return f"; run: make records ARGS={named[2]}.py"
    paths = [path.relative_to(root).as_posix() for path in (root / "snippets").rglob("*.*")]
    near = get_close_matches(named[1], paths, n=1, cutoff=0.8)
    return f"; did you mean {near[0]}?" if near else ""


@cache
def _includes(root: Path) -> Preprocessor:
    """What draws the files of a project in, as it does at each build."""
    extension = {"pymdownx.snippets": {"base_path": [str(root)], "check_paths": True}}
    parser = Markdown(extensions=["pymdownx.snippets"], extension_configs=extension)
    return parser.preprocessors["snippet"]
