"""The Markdown copies of the built site say what its pages say, and lead where they lead."""

import re
from collections import Counter
from html import unescape
from pathlib import Path
from urllib.parse import unquote

import markdown
import pytest

from proof.site.html import Node, tree

_ARTICLE = re.compile(r"<article\b[^>]*>(.*?)</article>", re.S)
_LINK = re.compile(r"(?<!\\)\]\(([^()\s]+)\)")
_FENCE = re.compile(r"^( *)(`{3,})\w*\n.*?^\1\2$", re.M | re.S)
_CODE = re.compile(r"^(?: {4})*(`{3,})[^\n]*\n.*?^(?: {4})*\1$|(`+).+?\2", re.M | re.S)
_NO_WORDS = {"pre", "script", "style", "button", "input", "textarea"}
_IN_LINE = {"a", "abbr", "b", "code", "em", "i", "kbd", "span", "strong", "wbr"}


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, str]:
    """The HTML of each page, by the file of its copy."""
    found = {
        path.with_suffix(".md"): path.read_text("utf-8")
        for path in site.rglob("*.html")
        if path.name != "404.html"
    }
    assert len(found) > 150
    return found


def _text(node: Node | str) -> str:
    """What a reader sees of an element, with a picture as its text alternative."""
    if isinstance(node, str):
        return node
    if node.tag in _NO_WORDS or "hidden" in node.attributes or "headerlink" in node.classes:
        return ""
    if node.tag == "svg":
        said = "\n".join(_text(n) for n in node.walk() if n.tag in {"title", "desc"})
        return f"\nPicture: {said}\n" if said else ""
    inside = "".join(_text(child) for child in node.children)
    return inside if node.tag in _IN_LINE else f"\n{inside}\n"


def _words(html: str) -> Counter[str]:
    words = re.findall(r"\w+|[^\w\s.]", _text(tree(html)))
    return Counter(words)


def test_every_page_has_a_copy_and_names_it(pages: dict[Path, str], site: Path) -> None:
    for copy, html in pages.items():
        assert copy.is_file(), f"{copy.relative_to(site)} is missing"
        link = re.search(r'<link rel="alternate" type="text/markdown" href="([^"]+)"', html)
        assert link and copy.parent / link[1] == copy, f"{copy.relative_to(site)} is not named"
    assert set(site.rglob("*.md")) == set(pages)


def test_copies_say_what_the_pages_say(pages: dict[Path, str], site: Path) -> None:
    """Read as Markdown, a copy has the words of its page: none lost, none added, none changed."""
    reader = markdown.Markdown(extensions=["tables"])
    for copy, html in pages.items():
        article = _ARTICLE.search(html)
        assert article is not None
        reader.reset()
        read = _FENCE.sub("", copy.read_text("utf-8"))  # code has a test of its own, below
        read = re.sub(r" \{#[^}\n]*\}$", "", read, flags=re.M)
        seen, copied = _words(article[1]), _words(reader.convert(read))
        name = copy.relative_to(site)
        assert not seen - copied, f"{name}: lost {dict(seen - copied)}"
        assert not copied - seen, f"{name}: added {dict(copied - seen)}"


def test_code_is_copied_character_by_character(pages: dict[Path, str], site: Path) -> None:
    for copy, html in pages.items():
        text = re.sub(r"^ +", "", copy.read_text("utf-8"), flags=re.M)
        for block in re.findall(r"<pre[^>]*>(.*?)</pre>", html, re.S):
            code = unescape(re.sub(r"<[^>]*>", "", block)).rstrip()
            assert re.sub(r"^ +", "", code, flags=re.M) in text, f"{copy.relative_to(site)}: {code}"


def test_nothing_of_the_machinery_is_left(pages: dict[Path, str], site: Path) -> None:
    left = re.compile(r"--8<--|<!--|^\s*(?:===|\?\?\?|!!!)\+? |\{[.:][^}\n]*\}|\0", re.M)
    tags = re.compile(r"</?(?!br>)[a-z][^>\n]*>")
    for copy in pages:
        prose = _CODE.sub("", copy.read_text("utf-8"))
        for found in (left.search(prose), tags.search(prose)):
            assert not found, f"{copy.relative_to(site)}: {found[0]!r} is left"


def test_links_of_copies_lead_to_files_and_places(pages: dict[Path, str], site: Path) -> None:
    places = {
        copy: {*re.findall(r"\{#([\w.:-]+)\}", copy.read_text("utf-8")), ""} for copy in pages
    }
    followed = 0
    for copy in pages:
        for address in _LINK.findall(_CODE.sub("", copy.read_text("utf-8"))):
            if re.match(r"[a-z]+:", address):
                continue
            path, _, place = unquote(address).partition("#")
            target = (copy.parent / path).resolve() if path else copy
            name = f"{copy.relative_to(site)}: the link {address}"
            assert target.is_file(), f"{name} leads to no file"
            assert target.suffix != ".html", f"{name} leads to a page, not to its copy"
            if target.suffix == ".md":
                assert place in places[target] | _first_heading(target), f"{name}: no such place"
            followed += 1
    assert followed > 2000


def _first_heading(copy: Path) -> set[str]:
    """The title's own place, which a copy need not name: it begins there."""
    html = copy.with_suffix(".html").read_text("utf-8")
    return set(re.findall(r'<h1 id="([^"]+)"', html))


def test_llms_txt_lists_every_copy_once(pages: dict[Path, str], site: Path) -> None:
    text = (site / "llms.txt").read_text("utf-8")
    assert re.match(r"# [^\n]+\n\n> [^\n]+\n\n- \[Home\]", text)
    entries = re.findall(r"^- \[(.+)\]\(([^()]+)\): (\S.*)$", text, re.M)
    assert Counter(site / address for _, address, _ in entries) == Counter(list(pages))
    sections = re.findall(r"^## (.+)$", text, re.M)
    assert sections[:2] == ["Learn", "Errors"] and len(set(sections)) == len(sections)
    assert not re.sub(r"^(# .*|## .*|> .*|- .*|)$\n?", "", text, flags=re.M)


def test_the_pages_show_every_example_that_is_served(pages: dict[Path, str], site: Path) -> None:
    """And no other file of the tests or of the package stands on the site."""
    shown = {
        (copy.parent / unquote(address)).resolve()
        for copy, html in pages.items()
        for address in re.findall(r'href="([^"#?]+\.py)"', html)
    }
    assert shown == {path.resolve() for path in site.rglob("*.py")}
    assert len(shown) > 800
