"""Links of *Which is yours?* and of overviews lead to what their text describes."""

import re
from collections import Counter
from functools import cache
from itertools import combinations
from math import log
from pathlib import Path

import pytest

from proof.matrix.versions import ROOT
from support.guide import GUIDE
from support.sections import sections

PAGES = GUIDE.page_paths
DOCS = ROOT / "docs"

_YOURS = re.compile(r"^\*\*Which is yours\?\*\*\n\n((?:- .*\n(?:  .*\n)*)+)", re.M)
_SMALL = re.compile(
    r"\b(?:an?|the|is|are|of|in|to|its?|as|or|and|not?|with|for|by|on|from|your?|that|this|one|be|can"
    r"|at|than|what|which|if|[xnf]|jax|jit)\b"
)


def _words(text: str) -> set[str]:
    found = re.findall(r"[a-z0-9]+", _SMALL.sub("", text.lower()))
    return {re.sub(r"(?<=\w{3})(?:ing|ed|es|s|e)$", "", word) for word in found}


def astray(text: str) -> list[str]:
    """Links of *Which is yours?* that say no word of the heading, or of the id, they lead to."""
    headings = {anchor: f"{section.heading} {anchor}" for anchor, section in sections(text).items()}
    return [
        f"#{anchor}: {bullet}"
        for listed in _YOURS.findall(text)
        for bullet in re.findall(r"- .*(?:\n  .*)*", listed)
        for anchor in re.findall(r"\]\(#([\w-]+)\)", bullet)
        if anchor in headings
        and not _words(re.sub(r"\]\([^)]*\)", "]", bullet))
        & _words(headings[anchor].replace("-", " "))
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_which_is_yours_leads_where_it_says(page: Path) -> None:
    assert not (found := astray(page.read_text("utf-8"))), "\n".join(found)


def test_a_link_that_leads_astray_is_found() -> None:
    page = "**Which is yours?**\n\n- The folder was copied: [its path](#%s).\n\n### %s { #one }\n"
    assert not astray(page % ("one", "The path is a part of the key"))
    assert not astray(page % ("two", "The stream is damaged"))  # elsewhere: the build checks it
    assert astray(page % ("one", "The stream is damaged"))


_LINK = re.compile(r"(?<!!)\[([^\]\n]+)\]\(((?:[\w./-]+\.md)?)(?:#([\w-]+))?\)")
_FENCED = re.compile(r"^([ \t]*)```.*?^\1```", re.M | re.S)
_INCLUDED = re.compile(r'--8<-- "(snippets/[^"]+)"')
_OF_ANY_SECTION = _words(
    "only it also see how too each there they them more use same both other any all do no so but"
)
_BY_NUMBER_OR_NAME = re.compile(r"lesson \d+|playground", re.I)


@cache  # many links lead to one section
def _of_target(text: str, anchor: str) -> frozenset[str]:
    """The words of a section, or of the whole page, with those of its programs."""
    section = sections(text).get(anchor)
    shown = f"{anchor} {section.heading} {section.text}" if section else text
    programs = [ROOT / name for name in _INCLUDED.findall(shown)]
    texts = [shown, *(path.read_text("utf-8") for path in programs if path.exists())]
    return frozenset(_words(re.sub("[_-]", " ", "\n".join(texts))))


def foreign(text: str, page: Path) -> list[str]:
    """Links that share no word with the section, or the page, that they lead to."""
    found = []
    for said, file, anchor in _LINK.findall(_FENCED.sub("", text)):
        target = page.parent / file
        if file and not target.exists():  # made from a program: the build checks that it is there
            continue
        there = target.read_text("utf-8") if file else text
        words = _of_target(there, anchor)
        says = _words(said) - _OF_ANY_SECTION
        if says and not says & words and not _BY_NUMBER_OR_NAME.fullmatch(said):
            found.append(f"[{said}]({file}#{anchor})")
    return found


def test_a_link_says_a_word_of_what_it_leads_to() -> None:
    found = {page.name: foreign(page.read_text("utf-8"), page) for page in PAGES}
    assert not {name: links for name, links in found.items() if links}


def test_a_link_to_another_section_is_found() -> None:
    page = "Then it is [only a warning](#%s).\n\n## A warning { #one }\n\n## Twice { #two }\n"
    assert not foreign(page % "one", ROOT / "docs/index.md")
    assert foreign(page % "two", ROOT / "docs/index.md") == ["[only a warning](#two)"]


# Bullets that share no word with the name of the page that they lead to.
_IN_OTHER_WORDS = {
    "if-on-traced-value -> and-or-not",
    "nonzero-unique-size -> boolean-mask-index",
    "too-many-static -> if-on-traced-value",
    "tracer-as-key -> string-argument",
    "weak-types -> cache-misses",
}


def led_astray(page: Path) -> set[str]:
    """Links of *Which is yours?* to a page whose title and name have no word of what leads there.

    Of several links in a bullet, that is what stands between one and the one before it.
    """
    found = set()
    for listed in _YOURS.findall(page.read_text("utf-8")):
        for bullet in re.findall(r"- .*(?:\n  .*)*", listed):
            *parts, tail = re.split(r"\]\(([^)]*)\)", bullet)
            parts[-2:-1] = [parts[-2] + tail] if parts else []
            for said, to in zip(parts[::2], parts[1::2], strict=True):
                if re.fullmatch(r"[^#:]+\.md", to):
                    other = GUIDE.page((page.parent / to).resolve())
                    title = re.findall(r"^(?:title:|#) (.*)$", other.text, re.M)[:2]
                    name = other.path.stem
                    if not _words(said) & _words(" ".join([*title, name.replace("-", " ")])):
                        found.add(f"{page.stem} -> {name}")
    return found


def test_which_is_yours_leads_to_the_page_that_it_means() -> None:
    assert set().union(*map(led_astray, PAGES)) == _IN_OTHER_WORDS


_ROW_LINK = re.compile(r"\[[^]]*\]\(([^)#\s:]+\.md)(?:#[\w-]+)?\)")
# Rows of which both speak of an object with many options.
_ALIKE = {"function-argument.md, unhashable-dataclass.md"}


def better_turned(said: list[tuple[str, str]], about: dict[str, set[str]]) -> set[str]:
    """Pairs of what leads to pages that fit better where the other leads; rare words count more."""
    pages_with = Counter(word for words in about.values() for word in words)

    def fits(words: str, page: str) -> float:
        return sum(log(len(about) / pages_with[word]) for word in _words(words) & about[page])

    return {
        ", ".join(sorted(Path(page).name for page in (its, others)))
        for (one, its), (other, others) in combinations(said, 2)
        if fits(one, its) + fits(other, others) < fits(one, others) + fits(other, its)
    }


def exchanged(text: str, about: dict[str, set[str]]) -> set[str]:
    """Pairs of rows of a table that fit better where the other one leads."""
    found = set()
    for table in re.findall(r"(?:^\|.*\n)+", text, re.M):
        linked = [(_ROW_LINK.sub("", row), _ROW_LINK.findall(row)) for row in table.splitlines()]
        rows = [(row, to[0]) for row, to in linked if len(to) == 1 and to[0] in about]
        found |= better_turned(rows, about)
    return found


def exchanged_in_lists(text: str, about: dict[str, set[str]]) -> set[str]:
    """The same for the bullets of each list: a link with what stands before it, and its words."""
    found = set()
    for listed in re.findall(r"(?:^- .*\n(?:  .*\n)*)+", text, re.M):
        said: list[tuple[str, str]] = []
        for bullet in re.findall(r"- .*(?:\n  .*)*", listed):
            *parts, tail = re.split(r"\]\(([^)]*)\)", bullet)
            parts[-2:-1] = [parts[-2] + tail] if parts else []
            said += zip(parts[::2], (to.partition("#")[0] for to in parts[1::2]), strict=True)
        found |= better_turned([(words, to) for words, to in said if to in about], about)
    return found


def _about(overview: Path, linked: set[str]) -> dict[str, set[str]]:
    """The words of each page's front matter, start, headings and name."""
    about = {}
    for to in linked:
        page = GUIDE.page((overview.parent / to).resolve())
        body = page.text.partition("\n---\n")[2].partition("\n```")[0]
        headings = " ".join(re.findall(r"^#+ .*", page.text, re.M))
        name = Path(to).stem.replace("-", " ")
        about[to] = _words(f"{page.front_matter} {body} {headings} {name}")
    return about


def test_rows_of_an_overview_lead_to_the_page_that_they_tell_of() -> None:
    found: set[str] = set()
    for section in ("slow", "wrong", "guides", "libraries"):
        overview = DOCS / section / "index.md"
        text = overview.read_text("utf-8")
        found |= exchanged(text, _about(overview, {*_ROW_LINK.findall(text)}))
    assert found == _ALIKE


def test_bullets_of_the_index_of_errors_lead_to_the_page_that_they_tell_of() -> None:
    overview = DOCS / "errors/index.md"
    text = overview.read_text("utf-8")
    about = _about(overview, {*_ROW_LINK.findall(text)})
    assert len(about) > 30 and not exchanged_in_lists(text, about)
    one, two = "(python-builtins.md)", "(assert-on-traced-value.md)"
    other = text.replace(one, "?").replace(two, one).replace("?", two)
    assert exchanged_in_lists(other, about) == {"assert-on-traced-value.md, python-builtins.md"}


def test_the_menu_calls_each_page_what_it_is() -> None:
    menu = (ROOT / "mkdocs.yml").read_text("utf-8").partition("\nnav:")[2]
    said = re.findall(r'^ +- "?(.+?)"?: ([\w./-]+\.md)$', menu, re.M)
    about = {}
    for _, to in said:
        titles = re.findall(r"^(?:title:|#+) .*", (DOCS / to).read_text("utf-8"), re.M)
        about[to] = _words(" ".join([*titles, Path(to).stem.replace("-", " ")]))
    assert not better_turned(said, about)
    turned = {"libraries/flax-nnx.md": "libraries/flax-linen.md"}
    turned |= {page: other for other, page in turned.items()}
    other = [(words, turned.get(to, to)) for words, to in said]
    assert "flax-linen.md, flax-nnx.md" in better_turned(other, about)


def test_exchanged_rows_are_found() -> None:
    about = {"a.md": {"dict", "order"}, "b.md": {"index", "range"}}
    table = "| see | page |\n|---|---|\n| a dict turned | [A](%s.md) |\n| an index | [B](%s.md) |\n"
    assert not exchanged(table % ("a", "b"), about)
    assert exchanged(table % ("b", "a"), about) == {"a.md, b.md"}


def test_a_page_of_jax_s_documentation_has_one_address() -> None:
    """A link elsewhere is not followed here; of two spellings of one name, one is wrong."""
    rules = (ROOT / "src/jitguide/errors/rules.json").read_text("utf-8")
    text = "".join([rules, *(page.read_text("utf-8") for page in PAGES)])
    addresses = set(re.findall(r"docs\.jax\.dev/en/latest/((?!_auto)[\w./-]+)\.html", text))
    assert len(addresses) > 10
    names = Counter(re.sub(r"[-_]", "", Path(address).name.lower()) for address in addresses)
    assert not [address for address, times in names.items() if times > 1]
