"""The Markdown copies of the built site: one for each page, complete, with links that work."""

import re
from collections import Counter
from pathlib import Path
from urllib.parse import unquote

import pytest

from proof.matrix.versions import ROOT
from proof.pages.render import render
from proof.site.export import markdown_links
from support.guide import GUIDE

_LINK = re.compile(r"(?<!\\)\]\(([^()\s]+)(?: \"[^\"]*\")?\)")
_CODE = re.compile(r"^(?: {4})*(`{3,})[^\n]*\n.*?^(?: {4})*\1$|(`+).+?\2", re.M | re.S)


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[Path, str]:
    """The HTML of each page, by the file of its copy."""
    found = {}
    for path in sorted((ROOT / "docs").rglob("*")):
        name = path.relative_to(ROOT / "docs")
        folder = name.parent if name.stem == "index" else name.with_suffix("")
        html = site / folder / "index.html"
        if path.suffix in (".md", ".ipynb") and html.exists():
            found[site / name.with_suffix(".md")] = html.read_text("utf-8")
    assert len(found) == len(list(site.rglob("index.html")))
    return found


def test_every_page_has_a_copy_and_names_it(pages: dict[Path, str], site: Path) -> None:
    for copy, html in pages.items():
        assert copy.is_file(), f"{copy.relative_to(site)} is missing"
        link = re.search(r'<link rel="alternate" type="text/markdown" href="([^"]+)"', html)
        stem = copy.relative_to(site).with_suffix("")
        folder = site / (stem.parent if stem.name == "index" else stem)
        assert link and (folder / link[1]).resolve() == copy, f"{copy} is not named: {link}"
    assert set(site.rglob("*.md")) == set(pages)


def test_a_copy_is_the_page_as_it_is_rendered_with_everything_drawn_in(
    pages: dict[Path, str], site: Path
) -> None:
    compared = 0
    for copy in pages:
        source = ROOT / "docs" / copy.relative_to(site)
        if source.exists():
            page = GUIDE.page(source)
            text = render(page, GUIDE)
            assert "--8<--" not in text, page.shown
            assert not re.search(r"^<!-- (tree|changes|errors: index)", text, re.M), page.shown
            assert text.startswith(page.front_matter), page.shown
            text = markdown_links(text.removeprefix(page.front_matter).lstrip("\n"), GUIDE)
            assert copy.read_text("utf-8").endswith(text), copy.relative_to(site)
            compared += 1
    assert compared == len(pages) - 1  # one page is a notebook


def test_links_of_copies_lead_to_files(pages: dict[Path, str], site: Path) -> None:
    followed = 0
    for copy in pages:
        for address in _LINK.findall(_CODE.sub("", copy.read_text("utf-8"))):
            if re.match(r"[a-z]+:|#", address):
                continue
            target = (copy.parent / unquote(address).partition("#")[0]).resolve()
            assert target.is_file(), f"{copy.relative_to(site)}: {address} leads to no file"
            followed += 1
    assert followed > 3000


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
    shown = set()
    for copy, html in pages.items():
        stem = copy.relative_to(site).with_suffix("")
        folder = site / (stem.parent if stem.name == "index" else stem)
        for address in re.findall(r'href="([^"#?]+\.py\.txt)"', html):
            shown.add((folder / unquote(address)).resolve())
    assert shown == {path.resolve() for path in site.rglob("*.py.txt")}
    assert len(shown) > 800
