"""The index of the search, made at build time: the words of each section of each page.

A document of the index is a section of a page, or a question of `docs/reference/questions.md`,
which stands for the section that answers it; `words.txt` beside that list adds what readers call
the subject of a section. The words of a document lie in fields, since a word in a heading says
more than one in a program. `web/search-engine.js` reads the index, and splits a query into words
by the same rules as `words` here.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from proof.pages.cases import GROUPS
from proof.pages.questions import Question
from proof.site.html import Node, tree

# A word is kept in the first of these fields that has it.
FIELDS = ("title", "heading", "described", "asked", "meant", "message", "text", "code")
# Where the words of a question and of a heading stand, small words of Python are worth keeping.
_SHORT = ("title", "heading", "described", "asked")
_WORD = re.compile(r"[A-Za-z][A-Za-z0-9_]*|[0-9]+")
_PARTS = re.compile(r"_+|(?<=[a-z0-9])(?=[A-Z][a-z])")
_PLAIN = re.compile(r"[a-z]+")
# Words that no reader looks for, and words of English that are Python's as well.
_UNASKED = """
a about an are as at be been but by can could did do does done from had has have here how i into
is it its me my of on our should so than that the their them then there these they this those to
us versus vs was we were what when which who why will would you your
"""
_STOP = frozenset(_UNASKED.split())
_LITTLE = "also and for in inside no not only one or under with within without"
_SMALL = frozenset(_LITTLE.split())
_AGAIN = {"compil", "trac"}
# Beside "compile" they say that the compiling is slow, which is not the same as a slow program.
_SLOW = {"slow", "slowly", "slower", "long", "longer", "forever", "minut", "hour", "hang"}
_PYTHON = _SMALL | {"all", "any", "if", "while"}
_HEADINGS = ("h1", "h2", "h3", "h4")
_LEFT_OUT = {"headerlink", "jg-file", "jg-footer", "filename", "tabbed-labels", "md-code__nav"}
_NUMBER = re.compile(r"^\d+[a-z]? ")  # of a lesson, in the menu
_FRAME = re.compile(r"^\s|^Traceback |^See https|^---|^$")
_PROSE = ("p", "li", "td", "th", "dd", "dt")
_BLOCKS = {"pre", "p", "li", "ul", "ol", "table", *_HEADINGS}
_SHORTEST, _TEASER = 25, 90  # characters
# Sections with links to other subjects, or with no text before the first case.
_NO_SUBJECT = {"After the last lesson", "Next lesson", "See also", *GROUPS}
# A word that so many sections have in this field tells nothing.
_EVERYWHERE = {FIELDS.index("code"): 60, FIELDS.index("text"): 250}


@cache
def stem(word: str) -> str:
    """What a word has in common with its other forms; the same in `search-engine.js`.

    >>> [stem(word) for word in ("compiles", "compiled", "compilation", "tracing", "arrays")]
    ['compil', 'compil', 'compil', 'trac', 'array']
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

    "Compiles again" and "traced again" are recompiling and retracing as well, and "slow to
    compile" is one word more.

    >>> words("Why does `static_argnames` recompile? LeakedTracer")
    ['static_argnames', 'static', 'argnam', 'recompil', 'leakedtracer', 'leak', 'tracer']
    """
    found: list[str] = []
    for word in _WORD.findall(text):
        parts = [part for part in _PARTS.split(word) if part]
        whole = word.lower().strip("_")
        if whole == "again" and found and found[-1] in _AGAIN:
            found.append(f"re{found[-1]}")
        if whole and whole not in _STOP:
            one, other = (found or [""])[-1], stem(whole)
            found.append(other)
            slow = one in _SLOW if other == "compil" else other in _SLOW or other == "time"
            if slow and "compil" in (one, other):
                found[-1:] = ["compiletime", other]
        if len(parts) > 1:
            found += [stem(p.lower()) for p in parts if len(p) > 1 and p.lower() not in _STOP]
    return found


@dataclass
class Section:
    """What stands below one heading of a page."""

    anchor: str  # the heading's id; empty for the start of the page
    heading: str  # its text; the page's title for the start
    teaser: str = ""  # the first prose below it, cut to a line
    # Text by field
    fields: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    ids: set[str] = field(default_factory=set)  # every id in it


@dataclass(frozen=True)
class Indexed:
    """A page as the search knows it."""

    url: str  # its address below the site's
    title: str  # its first heading
    menu: str  # what the menu calls it
    sections: list[Section]  # its parts; the first is its start


def indexed(url: str, menu: str, description: str, html: str) -> Indexed:
    """Read a page.

    >>> html = '<h1>The cache</h1><p>Kept.</p><h2 id="key">Its key</h2><p>For <i>jit</i>.</p>'
    >>> page = indexed("learn/cache/", "9a The cache", "", html)
    >>> [(section.anchor, section.heading, section.fields["text"]) for section in page.sections]
    [('', 'The cache', ['Kept.']), ('key', 'Its key', ['For jit.'])]
    """
    menu = _NUMBER.sub("", menu)
    start = Section("", menu)
    found = [start]
    _walk(tree(html), found, "")
    for name, text in (("title", start.heading), ("title", menu), ("described", description)):
        start.fields[name].append(text)
    found = [section for section in found if section.heading not in _NO_SUBJECT]
    for section in found[1:]:
        section.fields["heading"].append(section.heading)
    return Indexed(url, start.heading, menu, found)


def _walk(node: Node, found: list[Section], block: str) -> None:
    for child in node.children:
        if isinstance(child, str):
            if child.strip():
                found[-1].fields["text"].append(child)
            continue
        if child.classes & _LEFT_OUT or child.tag in ("script", "style", "button", "svg"):
            continue
        anchor = child.attributes.get("id", "")
        if child.tag == "h1":
            found[0].heading = _line(_text(child))
        elif child.tag in _HEADINGS and anchor:
            found.append(Section(anchor, _line(_text(child))))
        found[-1].ids.add(anchor)
        if child.tag == "h1" or (child.tag in _HEADINGS and anchor):
            continue
        if child.tag == "pre" and block == "message":  # of an error, without the frames
            lines = child.text.splitlines()
            found[-1].fields["message"] += [line for line in lines if not _FRAME.match(line)]
        elif child.tag == "pre":
            found[-1].fields["code"].append(child.text)
        elif child.tag in _PROSE and not any(
            inner.tag in _BLOCKS for inner in child.walk() if inner is not child
        ):
            text = _line(_text(child))
            found[-1].fields["text"].append(text)
            found[-1].ids.update(inner.attributes.get("id", "") for inner in child.walk())
            if child.tag == "p" and len(text) > _SHORTEST and not found[-1].teaser:
                found[-1].teaser = _cut(text.removeprefix("Goal: "))
        else:
            inside = "message" if {"language-text", "raises"} <= child.classes else block
            _walk(child, found, inside)


def _line(text: str) -> str:
    return " ".join(text.split())


def _text(node: Node) -> str:
    """The text of a node without what the theme adds."""
    return "".join(
        child if isinstance(child, str) else "" if child.classes & _LEFT_OUT else _text(child)
        for child in node.children
    )


def _cut(text: str) -> str:
    """The first words of a text, as many as a line has room for."""
    if len(text) <= _TEASER:
        return text
    return text[: _TEASER + 1].rsplit(" ", 1)[0].rstrip(" ,;:.(") + "…"


def packed(
    pages: Mapping[str, Indexed],
    asked: Mapping[str, Sequence[Question]],
    meant: Mapping[str, Sequence[Question]],
) -> dict[str, object]:
    """The index, as small as `search-engine.js` can read it.

    Args:
        pages: all pages, by their path below `docs/`.
        asked: the questions that lead to each page.
        meant: what readers call the subjects of each page.

    Raises:
        ValueError: a question leads to a page, or to a section, that is not there.
    """
    if lost := sorted((asked.keys() | meant.keys()) - pages.keys()):
        raise ValueError(f"a question leads to a page that is not there: {', '.join(lost)}")
    sections: list[tuple[int, Section]] = []
    documents: list[tuple[int, dict[str, list[str]]]] = []
    for number, (path, page) in enumerate(pages.items()):
        first = len(sections)
        also = {_place(words, page): words.words for words in meant.get(path, ())}
        for place, section in enumerate(page.sections):
            section.fields["meant"] = [also[place]] if place in also else []
            fields = {name: list(_kept(name, text)) for name, text in section.fields.items()}
            documents.append((len(sections), fields))
            sections.append((number, section))
        for question in asked.get(path, ()):
            place = first + _place(question, page)
            documents.append((place, {"asked": list(_kept("asked", [question.words]))}))
    return {
        "fields": FIELDS,
        "pages": [[page.url, page.title, page.menu] for page in pages.values()],
        "sections": [
            [number, section.anchor, section.heading if section.anchor else "", section.teaser]
            for number, section in sections
        ],
        "documents": _steps([place for place, _ in documents]),
        "lengths": [_length(fields) for _, fields in documents],
        "stop": " ".join(sorted(_STOP)),
        "small": " ".join(sorted(_SMALL)),
        **_postings([fields for _, fields in documents]),
    }


def script(index: Mapping[str, object]) -> str:
    """The index as a script: a page that is read from a file can load nothing else."""
    data = json.dumps(index, ensure_ascii=False, separators=(",", ":"))
    return f"globalThis.searchIndex = {data};\n"


def _place(question: Question, page: Indexed) -> int:
    """Which section of a page answers a question."""
    if not question.section:
        return 0
    for number, section in enumerate(page.sections):
        if question.section in section.ids:
            return number
    there = ", ".join(section.anchor for section in page.sections if section.anchor)
    raise ValueError(
        f"a question leads to a section that is not there: {question.page}#{question.section}"
        f" (the sections are: {there})"
    )


def _kept(name: str, text: Iterable[str]) -> Iterator[str]:
    """The words of a field that the index has: of long texts only those that tell something."""
    for word in words(" ".join(text)):
        counted = name == "code" and word.isdigit()
        if name in _SHORT or not (len(word) == 1 or word in _PYTHON or counted):
            yield word


def _postings(documents: list[dict[str, list[str]]]) -> dict[str, str]:
    """The words, and for each the documents that have it, by the number of the field."""
    found: dict[str, dict[int, list[int]]] = {}
    for number, fields in enumerate(documents):
        seen: set[str] = set()
        for place, name in enumerate(FIELDS):
            for word in dict.fromkeys(fields.get(name, ())):
                if word not in seen:
                    found.setdefault(word, {}).setdefault(place, []).append(number)
            seen.update(fields.get(name, ()))
    for places in found.values():
        for place, most in _EVERYWHERE.items():
            if len(places.get(place, ())) > most:
                del places[place]
    kept = sorted(word for word, places in found.items() if places)
    lines = (
        " ".join(
            f"{place}{','.join(map(str, _steps(numbers)))}"
            for place, numbers in sorted(found[word].items())
        )
        for word in kept
    )
    return {"terms": " ".join(kept), "postings": "\n".join(lines)}


def _length(fields: dict[str, list[str]]) -> int:
    return len({word for name, found in fields.items() if name != "code" for word in found})


def _steps(numbers: list[int]) -> list[int]:
    return [after - before for before, after in zip([0, *numbers], numbers, strict=False)]
