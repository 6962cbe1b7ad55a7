"""The index of the search, made at build: what each section of each page says, by the word.

A document of the index is a section of a page, or a question of `docs/reference/questions.md`, which
stands for the section that answers it. The words of a document lie in fields, since a word in a
heading says more than one in a program. `web/search-engine.js` reads the index, and splits a query
into words by the same rules as `words` here.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from proof.site.html import Node, tree

FIELDS = ("title", "heading", "asked", "message", "text", "code")
# Where the words of a question and of a heading stand, small words of Python are worth keeping.
_SHORT = ("title", "heading", "asked")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*|[0-9]+")
_PARTS = re.compile(r"_+|(?<=[a-z0-9])(?=[A-Z][a-z])")
_PLAIN = re.compile(r"[a-z]+")
_STOP = frozenset(
    "a about an are as at be been but by can could did do does done from had has have here how i into it its "
    "me my of on our should so than that the their them then there these they this those to us was we were what "
    "when which who why will would you your".split()
)
_SMALL = frozenset("also and for in is no not only one or with without".split())
_PYTHON = _SMALL | {"all", "any", "if", "while"}
_HEADINGS = ("h1", "h2", "h3", "h4")
_LEFT_OUT = {"headerlink", "jg-file", "jg-footer", "filename", "tabbed-labels", "md-code__nav"}
_FRAME = re.compile(r"^\s|^Traceback |^See https|^---|^$")
_TEASER = 110  # characters
_CODE = FIELDS.index("code")
_EVERYWHERE = 100  # in programs of so many sections a name tells nothing


def stem(word: str) -> str:
    """What a word has in common with its other forms; the same in `search-engine.js`.

    >>> [stem(word) for word in ("compiles", "compiled", "compilation", "tracing", "trace", "arrays")]
    ['compil', 'compil', 'compil', 'trac', 'trac', 'array']
    """
    if len(word) < 4 or not _PLAIN.fullmatch(word):
        return word
    if word.endswith("ies"):
        word = word[:-3] + "y"
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    if word.endswith("ation") and len(word) > 9:
        return word[:-5]
    for ending in ("ing", "ed"):
        if word.endswith(ending) and len(word) >= len(ending) + 4:
            word = word[: -len(ending)]
            twice = word[-1] == word[-2] and word[-1] not in "aeilosz"
            return word[:-1] if twice else word.removesuffix("e")
    return word[:-1] if word.endswith("e") and len(word) > 4 else word


def words(text: str) -> list[str]:
    """The words of a text as the index has them: a name of code whole, and its parts.

    >>> words("Why does `static_argnames` recompile? UnexpectedTracerError")
    ['static_argnames', 'static', 'argnam', 'recompil', 'unexpectedtracererror', 'unexpect', 'tracer', 'error']
    """
    found = []
    for word in _WORD.findall(text):
        parts = [part for part in _PARTS.split(word) if part]
        whole = word.lower().strip("_")
        if whole and whole not in _STOP:
            found.append(stem(whole))
        if len(parts) > 1:
            found += [stem(p.lower()) for p in parts if len(p) > 1 and p.lower() not in _STOP]
    return found


@dataclass
class Section:
    """What stands below one heading of a page.

    Attributes:
        anchor: the heading's id; empty for the start of the page.
        heading: its text; the page's title for the start.
        teaser: the first prose below it, cut to a line.
        fields: text by field.
    """

    anchor: str
    heading: str
    teaser: str = ""
    fields: dict[str, list[str]] = field(default_factory=dict)

    def add(self, name: str, text: str) -> None:
        """Put text into a field."""
        self.fields.setdefault(name, []).append(text)


@dataclass
class Indexed:
    """A page as the search knows it."""

    url: str
    title: str
    menu: str
    sections: list[Section]


def _line(text: str) -> str:
    return " ".join(text.split())


def _text(node: Node) -> str:
    """The text of a node without what the theme adds."""
    parts = (c if isinstance(c, str) else "" if c.classes & _LEFT_OUT else _text(c) for c in node.children)
    return "".join(parts)


def _cut(text: str) -> str:
    """The first words of a text, as many as a line has room for."""
    if len(text) <= _TEASER:
        return text
    return text[: _TEASER + 1].rsplit(" ", 1)[0].rstrip(" ,;:.(") + "…"


def sections(html: str, title: str) -> list[Section]:
    """The sections of a page, in order; the first is its start, whatever comes before a heading."""
    found = [Section("", title)]
    _walk(tree(html), found, "")
    return found


def _walk(node: Node, found: list[Section], block: str) -> None:
    for child in node.children:
        if isinstance(child, str):
            if child.strip():
                found[-1].add("text", child)
        elif child.classes & _LEFT_OUT or child.tag in ("script", "style", "button", "svg"):
            continue
        elif child.tag == "h1":
            found[0].heading = _line(_text(child))
        elif child.tag in _HEADINGS and "id" in child.attributes:
            found.append(Section(child.attributes["id"], _line(_text(child))))
        elif child.tag == "pre":
            _block(child.text, found[-1], block)
        elif child.tag in ("p", "li", "td", "th", "dd", "dt") and child.first("pre") is None:
            text = _line(_text(child))
            found[-1].add("text", text)
            if child.tag == "p" and len(text) > 25 and not found[-1].teaser:
                found[-1].teaser = _cut(text)
        else:
            language = next((c for c in child.classes if c.startswith("language-")), block)
            _walk(child, found, language)


def _block(text: str, section: Section, language: str) -> None:
    """A program gives its names; a record what it says, without the frames of a traceback."""
    if "Traceback (most recent call last)" in text:
        for line in text.splitlines():
            if not _FRAME.match(line):
                section.add("message", line)
    else:
        section.add("code", text)


def indexed(url: str, title: str, description: str, html: str) -> Indexed:
    """A page, with the words of its description and of the menu at its start."""
    parts = sections(html, title)
    start = parts[0]
    start.add("title", start.heading)
    start.add("title", title)
    start.add("heading", description)
    for part in parts[1:]:
        part.add("heading", part.heading)
    return Indexed(url, start.heading, title, parts)


def _kept(name: str, text: Iterable[str]) -> Iterator[str]:
    for word in words(" ".join(text)):
        if name in _SHORT:
            yield word
        elif len(word) > 1 and word not in _PYTHON and not (name == "code" and word.isdigit()):
            yield word


def packed(pages: list[Indexed], asked: dict[str, list[tuple[str, str]]]) -> str:
    """The index as text.

    Args:
        pages: all pages, by their addresses.
        asked: the questions of each address: the id of the section that answers, or an empty text, and the words.
    """
    documents: list[tuple[int, dict[str, list[str]]]] = []
    listed: list[list[object]] = []
    for number, page in enumerate(pages):
        at = {section.anchor: len(listed) + i for i, section in enumerate(page.sections)}
        for section in page.sections:
            fields = {name: list(_kept(name, text)) for name, text in section.fields.items()}
            listed.append([number, section.anchor, section.heading if section.anchor else "", section.teaser])
            documents.append((len(listed) - 1, fields))
        for anchor, text in asked.get(page.url, []):
            where = at.get(anchor, at[""])
            documents.append((where, {"asked": list(_kept("asked", [text]))}))
    postings: dict[str, dict[int, list[int]]] = {}
    for number, (_, fields) in enumerate(documents):
        seen: set[str] = set()
        for place, name in enumerate(FIELDS):  # a word counts where it says most
            for term in dict.fromkeys(fields.get(name, ())):
                if term not in seen:
                    postings.setdefault(term, {}).setdefault(place, []).append(number)
            seen.update(fields.get(name, ()))
    for fields_of in postings.values():
        if len(fields_of.get(_CODE, ())) > _EVERYWHERE:
            del fields_of[_CODE]
    terms = sorted(term for term, found in postings.items() if found)
    return json.dumps(
        {
            "fields": FIELDS,
            "pages": [[page.url, page.title, page.menu] for page in pages],
            "sections": listed,
            "documents": _numbers(_steps([where for where, _ in documents])),
            "lengths": _numbers([_length(fields) for _, fields in documents]),
            "stop": " ".join(sorted(_STOP)),
            "small": " ".join(sorted(_SMALL)),
            "terms": " ".join(terms),
            "postings": "\n".join(
                " ".join(f"{f}{_numbers(_steps(numbers))}" for f, numbers in sorted(postings[term].items()))
                for term in terms
            ),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


def _length(fields: dict[str, list[str]]) -> int:
    return len({word for name, found in fields.items() if name != "code" for word in found})


def _steps(numbers: list[int]) -> list[int]:
    return [b - a for a, b in zip([0, *numbers], numbers, strict=False)]


_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def _numbers(numbers: Iterable[int]) -> str:
    return ",".join(_base36(number) for number in numbers)


def _base36(number: int) -> str:
    if number < 0:
        return "-" + _base36(-number)
    text = _DIGITS[number % 36]
    while number := number // 36:
        text = _DIGITS[number % 36] + text
    return text
