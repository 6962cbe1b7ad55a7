"""The built pages: links and anchors that lead somewhere, one heading, text for each picture."""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest

from proof.examples.records import record_that_holds
from proof.matrix.versions import ROOT, recorded, suite_of
from proof.site.html import Node, tree
from support.notebook_pages import as_shown

_ATTRIBUTE = re.compile(r"[a-z_:][\w:.-]*")


@dataclass
class Found:
    """What a page holds: its ids, its addresses, its headings, its faults."""

    ids: Counter[str] = field(default_factory=Counter)
    addresses: set[str] = field(default_factory=set)
    headings: list[int] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)


def _read(path: Path) -> Found:
    found = Found()
    described = titled = False
    for node in tree(path.read_text("utf-8")).walk():
        tag, given = node.tag, node.attributes
        odd = [name for name in given if not _ATTRIBUTE.fullmatch(name)]
        if odd:
            found.faults.append(f"<{tag}>: no names of attributes: {odd}")
        if "id" in given:
            found.ids[given["id"]] += 1
        for name in ("href", "src"):
            # Canonical addresses and site maps are absolute; they are no request of the page.
            if name in given and not (tag == "link" and given.get("rel") in ("canonical",)):
                found.addresses.add(given[name])
        if tag in ("h1", "h2", "h3", "h4", "h5", "h6"):
            found.headings.append(int(tag[1]))
        if tag == "img" and not given.get("alt", "").strip():
            found.faults.append(f"a picture without a text: {given.get('src')}")
        if tag == "html" and not given.get("lang"):
            found.faults.append("no language")
        described |= tag == "meta" and given.get("name") == "description"
        titled |= tag == "title"
    repeated = [name for name, count in found.ids.items() if count > 1]
    if repeated:
        found.faults.append(f"ids that stand twice: {repeated}")
    if found.headings.count(1) != 1:
        found.faults.append(f"{found.headings.count(1)} headings of the first level")
    jumps = [
        f"h{one} to h{two}"
        for one, two in zip(found.headings, found.headings[1:], strict=False)
        if two > one + 1
    ]
    if jumps:
        found.faults.append(f"heading levels left out: {jumps}")
    if not titled or not described:
        found.faults.append("no title or no description")
    return found


def _link_faults(page: Path, site: Path, pages: dict[Path, Found]) -> list[str]:
    faults = []
    unknown = site / "404.html"  # stands at any address, so its own start at the root
    for address in sorted(pages[page].addresses):
        target, anchor = urldefrag(address)
        parts = urlsplit(target)
        if parts.scheme or parts.netloc:
            continue
        if parts.path.startswith("/") and page != unknown:
            faults.append(f"{address} starts at the root of the host")
            continue
        if page == unknown and parts.path and not parts.path.startswith("/"):
            faults.append(f"{address} does not start at the root of the host")
        place = unquote(parts.path).lstrip("/")
        path = (page.parent / place).resolve() if place else page
        if path.is_dir() and not re.search(r"(?:^|/)\.{0,2}$", parts.path):
            faults.append(f"{address} names a folder without a slash")  # not every host leads on
        path = path / "index.html" if path.is_dir() else path
        if not path.exists():
            faults.append(f"{address} leads nowhere")
        elif anchor and path in pages and unquote(anchor) not in pages[path].ids:
            faults.append(f"{address}: there is no such section")
    return faults


# The search and the stepper read these themselves.
_READ_BY_SCRIPTS = ("__search", "step=", "trace=")


def faults_of(site: Path) -> list[str]:
    """Everything that is wrong with the pages of a built site, by page."""
    pages = {path.resolve(): _read(path) for path in sorted(site.rglob("*.html"))}
    return [
        f"{page.relative_to(site.resolve())}: {fault}"
        for page, found in pages.items()
        for fault in [*found.faults, *_link_faults(page, site.resolve(), pages)]
        if not any(f"#{name}" in fault or f"&{name}" in fault for name in _READ_BY_SCRIPTS)
    ]


def test_the_built_site_has_no_faults(site: Path) -> None:
    faults = faults_of(site)
    assert not faults, f"{len(faults)} faults\n" + "\n".join(faults[:40])


_ON = re.compile(r'<a href="([^"]+)" class="md-footer__link md-footer__link--next"')


def test_from_the_first_page_each_leads_on_to_the_next(site: Path) -> None:
    page, seen = site.resolve() / "index.html", set()
    while page not in seen:
        seen.add(page)
        on = _ON.search(page.read_text("utf-8"))
        page = (page.parent / on[1]).resolve() / "index.html" if on else page
    assert seen == {path.resolve() for path in site.rglob("index.html")}


_PAGE = '<html lang="en"><title>x</title><meta name="description" content="x"><h1 id="a">A</h1>'


@pytest.mark.parametrize(
    ("html", "fault"),
    [
        ('<a href="#b">', "#b: there is no such section"),
        ('<a href="../other/">', "../other/ leads nowhere"),
        ('<img src="" alt="">', "a picture without a text"),
        ('<h2 id="a">', "ids that stand twice: ['a']"),
        ('<meta content="x == "mean" is">', "<meta>: no names of attributes"),
        ("<h3>", "h1 to h3"),
        ("<h1>", "2 headings of the first level"),
        ('<a href="/x">', "starts at the root of the host"),
        ('<a href="folder">', "names a folder without a slash"),
    ],
)
def test_a_fault_is_found(html: str, fault: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "index.html").write_text(_PAGE + html, "utf-8")
    assert any(fault in found for found in faults_of(tmp_path))
    (tmp_path / "index.html").write_text(_PAGE, "utf-8")
    assert faults_of(tmp_path) == []


def test_the_page_for_unknown_addresses_leads_somewhere(tmp_path: Path) -> None:
    for name in ("index.html", "404.html"):
        (tmp_path / name).write_text(_PAGE + '<a href="/.">' * (name == "404.html"), "utf-8")
    assert faults_of(tmp_path) == []
    (tmp_path / "404.html").write_text(_PAGE + '<a href="/wrongs/">', "utf-8")
    assert faults_of(tmp_path) == ["404.html: /wrongs/ leads nowhere"]
    (tmp_path / "404.html").write_text(_PAGE + '<a href="index.html">', "utf-8")
    assert faults_of(tmp_path) == ["404.html: index.html does not start at the root of the host"]


def test_marks_that_nobody_sees_are_left_out(site: Path) -> None:
    """Names and spaces of a program have the colour of all code: no element says so again."""
    css = (ROOT / "src/proof/site/web/look.css").read_text("utf-8")
    colours = {
        name: re.findall(rf"--md-code-{name}-color: (.+);", css) for name in ("fg", "hl-name")
    }
    assert colours["fg"] == colours["hl-name"]
    (both,) = colours["fg"]
    assert re.fullmatch(r"light-dark\(#\w+, #\w+\)", both)
    marked = [p for p in site.rglob("*.html") if re.search(r'<span class="[nw]">', p.read_text())]
    assert marked == []


_LABEL = re.compile(r"JAX ([\d.]+)(?: to ([\d.]+))?(?: on Python [\d.]+)?")


def _versions_in(tabs: Node) -> list[tuple[str, str, str]]:
    """The oldest and the newest version of each tab, and the last record that it shows."""
    labels = [_LABEL.fullmatch(n.text.strip()) for n in tabs.walk() if n.tag == "label"]
    blocks = [n for n in tabs.walk() if "tabbed-block" in n.classes]
    if not all(labels) or len(labels) != len(blocks):
        return []
    shown = [[n for n in block.walk() if "language-text" in n.classes] for block in blocks]
    texts = [_code(records[-1]) if records else "" for records in shown]
    return [(m[1], m[2] or m[1], text) for m, text in zip(labels, texts, strict=True) if m]


def _code(record: Node) -> str:
    code = record.first("code")
    return code.text.rstrip() if code else ""


def tab_faults(html: str, versions_of: Callable[[Path], list[str]], root: Path) -> list[str]:
    """What is wrong with the tabs of a page that show what a program did on each version.

    They go from the newest version to the oldest, leave none out, and show what was recorded, but
    for the comment of the line that raises.
    """
    faults = []
    program = None
    for node in tree(html).walk():
        if node.tag == "p" and "jg-file" in node.classes:
            link = node.first("a")
            assert link is not None
            program = root / link.attributes["title"]
        tabs = _versions_in(node) if "tabbed-set" in node.classes else []
        if not tabs:
            continue
        assert program is not None
        versions = versions_of(program)
        named: list[str] = []
        for oldest, newest, _ in tabs:
            first = versions.index(newest)
            named += versions[first : versions.index(oldest) + 1] or [f"{oldest} to {newest}"]
        if named != versions[: len(named)]:
            faults.append(f"{program.stem}: the tabs show {', '.join(named)}, in this order")
        for _, newest, text in tabs:
            record = record_that_holds(program, newest)
            assert record is not None
            if text != as_shown(record.read_text("utf-8")).rstrip():
                faults.append(f"{program.stem}: the tab of {newest} shows no {record.name}")
    return faults


def test_the_tabs_of_versions_go_from_the_newest_to_the_oldest(site: Path) -> None:
    def versions(program: Path) -> list[str]:
        return [entry.jax for entry in recorded(ROOT, suite_of(program))]

    pages = {path: path.read_text("utf-8") for path in sorted(site.rglob("index.html"))}
    assert sum(html.count(">JAX 0.") for html in pages.values() if "tabbed-set" in html) > 100
    faults = [
        f"{path.relative_to(site)}: {fault}"
        for path, html in pages.items()
        for fault in tab_faults(html, versions, ROOT)
    ]
    assert not faults, "\n".join(faults[:20])


def test_a_tab_in_the_wrong_place_is_found(tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    for name, text in (("x.py", ""), ("x.txt", "new\n"), ("x.jax-0.8.3.txt", "old\n")):
        (tmp_path / "snippets" / name).write_text(text)

    def tabs(*shown: tuple[str, str]) -> str:
        labels = "".join(f"<label>{label}</label>" for label, _ in shown)
        blocks = "".join(
            f'<div class="tabbed-block"><div class="language-text"><code>{text}</code></div></div>'
            for _, text in shown
        )
        return (
            '<p class="jg-file"><a href="x.py.txt" title="snippets/x.py">x.py</a></p>'
            f'<div class="tabbed-set"><div class="tabbed-labels">{labels}</div>'
            f'<div class="tabbed-content">{blocks}</div></div>'
        )

    def versions(_: Path) -> list[str]:
        return ["0.10.2", "0.9.2", "0.8.3", "0.7.2"]

    newer, older = ("JAX 0.9.2 to 0.10.2", "new"), ("JAX 0.7.2 to 0.8.3 on Python 3.11", "old")
    assert tab_faults(tabs(newer, older), versions, tmp_path) == []
    assert "in this order" in tab_faults(tabs(older, newer), versions, tmp_path)[0]
    assert "in this order" in tab_faults(tabs(older), versions, tmp_path)[0]
    wrong = tabs((newer[0], "old"), older)
    assert tab_faults(wrong, versions, tmp_path) == ["x: the tab of 0.10.2 shows no x.txt"]
