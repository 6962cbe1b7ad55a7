"""Reads a page as the site builds it: every fenced block, with includes expanded."""

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import markdown
from markdown.preprocessors import NormalizeWhitespace

# Every name under which a highlighter would show Python. Pages use `python` alone.
PYTHON_NAMES = {
    *("python", "py", "python3", "py3", "pycon", "pycon3", "python-repl", "python2", "py2"),
    *(
        "pyi",
        "ipython",
        "ipython3",
        "ipythonconsole",
        "numpy",
        "sage",
        "pytb",
        "py3tb",
        "cython",
        "pyx",
    ),
}
# What a fence may hold besides Python. A name outside is a misspelling, until it is added here.
OTHER_NAMES = {
    "text",
    "console",
    "toml",
    "yaml",
    "json",
    "make",
    "markdown",
    "ini",
    "html",
    "powershell",
}

_INCLUDE = re.compile(r"^\s*-{1,}8<-{1,}\s+[\"'](?P<path>[^\"']+)[\"']\s*$")
_OPENER = re.compile(r"^[\s>]*(?:`{3,}|~{3,})")


@dataclass(frozen=True)
class Fence:
    """A fenced block of a page.

    Attributes:
        language: as written, such as ``python``; empty where none is.
        classes: further classes, such as ``no-copy``.
        title: text of the ``title`` option, or empty.
        text: the content that a reader sees, without the newline at the end.
        line: line of the page on which the block opens, counted from 1.
        include: path of the file that the block draws in, with its section, or empty.
    """

    language: str
    classes: tuple[str, ...]
    title: str
    text: str
    line: int
    include: str


class PageError(Exception):
    """A page cannot be read as a reader would see it."""


def fences(text: str, root: Path) -> list[Fence]:
    """Every fenced block of a Markdown text, in the order of the page.

    Args:
        text: the page.
        root: folder that include paths start from.

    Raises:
        PageError: an include names a file or section that does not exist, or a fence is not closed.
    """
    found: list[dict[str, Any]] = []
    try:
        left = _preprocess(text, root, found)
    except Exception as error:  # pymdownx.snippets has no class of its own below this
        if type(error).__name__ != "SnippetMissingError":
            raise
        raise PageError(f"an include is broken: {error}{_remedy(str(error), root)}") from error
    for line in left:
        if _OPENER.match(line):
            raise PageError(f"a fence is not closed, or its options break it: {line.strip()!r}")
        if _INCLUDE.match(line):
            raise PageError(f"an include was not expanded: {line.strip()!r}")
    positions = _positions(text)
    if len(positions) != len(found):
        raise PageError(
            f"{len(positions)} fences are written, but {len(found)} are read; is one not closed?"
        )
    return [
        Fence(line=line, include=include, **attributes)
        for attributes, (line, include) in zip(found, positions, strict=True)
    ]


def _remedy(error: str, root: Path) -> str:
    """What to do about a record that is not there, but whose program is."""
    named = re.search(r"'(snippets/.+)\.txt'", error)
    if named is None or not (root / f"{named[1]}.py").exists():
        return ""
    return f"; run: make records ARGS={named[1]}.py"


def _positions(text: str) -> list[tuple[int, str]]:
    """Line and include path of each fence, from the page as it is written."""
    found: list[tuple[int, str]] = []
    closer = ""
    for number, line in enumerate(text.splitlines(), 1):
        bare = line.lstrip("> \t")
        mark = re.match(r"`{3,}|~{3,}", bare)
        if not closer and mark:
            closer = mark[0]
            found.append((number, ""))
        elif closer and bare.rstrip() == closer:
            closer = ""
        elif closer and (include := _INCLUDE.match(line)):
            found[-1] = (found[-1][0], include["path"])
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
