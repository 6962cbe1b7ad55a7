"""One page: its blocks, and for each the program or the record that it draws in.

Whoever asks what a page shows asks here: the tests, the rules for pages, `render`, the matrix.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import markdown
from markdown.preprocessors import NormalizeWhitespace

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

_INCLUDE = re.compile(r"^\s*-{1,}8<-{1,}\s+[\"'](?P<path>[^\"']+)[\"']\s*$")
_OPENER = re.compile(r"^[\s>]*(?:`{3,}|~{3,})")
_OPTIONS = re.compile(r"\{(?P<options>[^{}\n]*)\}")
_TITLE = re.compile(r"\A---\n(?:.*\n)*?title: (.+)$|^# (.+?)(?: \{ #[\w-]+ \})?$", re.MULTILINE)
_FRONT_MATTER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)


class PageError(Exception):
    """A page cannot be read as a reader would see it."""


@dataclass(frozen=True)
class Block:
    """A fenced block of a page."""

    language: str  # as written, such as `python`; empty where none is
    classes: tuple[str, ...]  # further classes, such as `no-copy`
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
        """The files that the blocks draw in, each once; whether they exist is not asked."""
        places = _places(self.text, self.root)
        return list(dict.fromkeys(place["source"] for place in places if place["source"]))

    @cached_property
    def programs(self) -> list[Path]:
        """The examples that the page shows, each once."""
        return list(dict.fromkeys(block.program for block in self.blocks if block.program))

    def block_at(self, line: int) -> Block:
        """The block that opens on a line, counted from 1."""
        return next(block for block in self.blocks if block.line == line)


def blocks(text: str, root: Path) -> list[Block]:
    """Every fenced block of a Markdown text, as `Page.blocks`."""
    found: list[dict[str, Any]] = []
    places = _places(text, root)
    with _include_errors(places, root):
        left = _preprocess(text, root, found)
    for line in left:
        if _OPENER.match(line):
            raise PageError(f"a fence is not closed, or its options break it: {line.strip()!r}")
        if _INCLUDE.match(line):
            raise PageError(f"an include was not expanded: {line.strip()!r}")
    if len(places) != len(found):
        raise PageError(
            f"{len(places)} fences are written, but {len(found)} are read; is one not closed?"
        )
    return [Block(**read, **place) for read, place in zip(found, places, strict=True)]


def expanded(text: str, root: Path) -> str:
    """A Markdown text with every include drawn in.

    Raises:
        PageError: an include names a file or section that does not exist.
    """
    with _include_errors(_places(text, root), root):
        return "\n".join(_parser(str(root)).preprocessors["snippet"].run(text.split("\n")))


@contextmanager
def _include_errors(places: list[dict[str, Any]], root: Path) -> Iterator[None]:
    """Say which include cannot be drawn in, and what to do about it."""
    try:
        yield
    except UnicodeDecodeError as error:
        for source in filter(None, (place["source"] for place in places)):
            try:
                source.read_text("utf-8")
            except UnicodeDecodeError as why:
                shown = source.relative_to(root).as_posix()
                raise PageError(f"{shown}: expected text in UTF-8: {why}") from error
        raise
    except Exception as error:  # pymdownx.snippets has no class of its own below this
        if type(error).__name__ != "SnippetMissingError":
            raise
        raise PageError(f"an include is broken: {error}{_remedy(str(error), root)}") from error


def _remedy(error: str, root: Path) -> str:
    """What to do about a record that is not there, but whose program is."""
    named = re.search(r"'(snippets/.+)\.txt'", error)
    if named is None or not (root / f"{named[1]}.py").exists():
        return ""
    return f"; run: make records ARGS={named[1]}.py"


def _places(text: str, root: Path) -> list[dict[str, Any]]:
    """Where each fence stands and what it draws in, from the page as it is written."""
    found: list[dict[str, Any]] = []
    closer = ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.lstrip("> \t")
        mark = re.match(r"`{3,}|~{3,}", bare)
        if not closer and mark:
            closer = mark[0]
            options = _OPTIONS.search(bare)
            found.append(
                {
                    "line": number,
                    "end": number,
                    "indent": line[: len(line) - len(bare)],
                    "fence": closer,
                    "options": options["options"].strip() if options else "",
                    "include": "",
                    "source": None,
                }
            )
        elif closer and bare.rstrip() == closer:
            closer = ""
            found[-1]["end"] = number
        elif closer and (include := _INCLUDE.match(line)):
            found[-1]["include"] = include["path"]
            found[-1]["source"] = root / include["path"].split(":")[0]
    return found


def _preprocess(text: str, root: Path, found: list[dict[str, Any]]) -> list[str]:
    parser = _parser(str(root))
    parser.reset()
    found_by_parser: list[dict[str, Any]] = parser.found_fences
    found_by_parser.clear()
    lines = text.split("\n")
    for preprocessor in parser.preprocessors:
        if type(preprocessor).__name__ == "HtmlBlockPreprocessor":
            continue
        lines = preprocessor.run(lines)
    found.extend(found_by_parser)
    return lines


@cache
def _parser(root: str) -> markdown.Markdown:
    """A Markdown parser that expands includes and hands over every fence, whatever surrounds it."""
    found: list[dict[str, Any]] = []

    def keep(source: str, language: str, css: str, options: Any, md: Any, **kwargs: Any) -> str:
        options = {**(options or {}), **(kwargs.get("attrs") or {})}
        found.append(
            {
                "language": language or "",
                "classes": tuple(kwargs.get("classes") or ()),
                "title": str(options.get("title", "")),
                "text": source.rstrip("\n"),
            }
        )
        return "<pre></pre>"

    def any_option(language: str, inputs: Any, options: Any, attrs: Any, md: Any) -> bool:
        options.update(inputs)
        return True

    parser = markdown.Markdown(
        extensions=["pymdownx.snippets", "pymdownx.superfences", "attr_list"],
        extension_configs={
            "pymdownx.snippets": {"base_path": [root], "check_paths": True},
            "pymdownx.superfences": {
                "custom_fences": [
                    {"name": "*", "class": "", "format": keep, "validator": any_option}
                ]
            },
        },
    )
    assert any(isinstance(p, NormalizeWhitespace) for p in parser.preprocessors)
    parser.found_fences = found
    return parser
