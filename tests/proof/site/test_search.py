"""The index of the search: every section of every page, and the questions that lead to it."""

import json
import re
from itertools import accumulate
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import markdown
import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.exceptions import Abort

from proof.matrix.versions import ROOT
from proof.pages.questions import Question
from proof.site import search
from proof.site.html import without_colours
from proof.site.search_index import FIELDS, Indexed, indexed, packed, script, words

_EXTENSIONS = ["attr_list", "md_in_html", "pymdownx.highlight", "pymdownx.superfences"]
_FAILS = """\
<h1 id="t">A <code>title</code><a class="headerlink" href="#t">¶</a></h1>
<p>What this page is about, in a sentence.</p>
<p class="jg-file"><a href="x">snippets/x.py</a></p>
<div class="language-python highlight"><pre><code>total = halve(jnp.ones(3))</code></pre></div>
<div class="language-text raises highlight">
<span class="filename">Raises E</span><pre><code>Traceback (most recent call last):
  File "x.py", line 3, in framed
    halve(x)
ValueError: a message
</code></pre></div>
<h2 id="own">A second heading</h2>
<ul><li><p>An item.</p></li></ul>
<details class="jg-case"><summary><h3 id="rare">A rare case</h3></summary>
<p id="here">Its folded text, a sentence.</p></details>
"""


def decoded(index: dict[str, Any]) -> dict[str, set[tuple[int, str]]]:
    """The sections and fields of each word, as `search-engine.js` reads them."""

    section_of = list(accumulate(index["documents"]))
    lines = zip(index["terms"].split(" "), index["postings"].split("\n"), strict=True)
    return {
        word: {
            (section_of[document], FIELDS[int(part[0])])
            for part in line.split(" ")
            for document in accumulate(map(int, part[1:].split(",")))
        }
        for word, line in lines
    }


def page() -> Indexed:
    return indexed("a/b/", "3b In the menu", "In search results.", _FAILS)


def test_a_page_is_its_sections() -> None:
    found = page()
    assert (found.title, found.menu) == ("A title", "In the menu")
    shown = [(s.anchor, s.heading, s.teaser) for s in found.sections]
    assert shown == [
        ("", "A title", "What this page is about, in a sentence."),
        ("own", "A second heading", ""),
        ("rare", "A rare case", "Its folded text, a sentence."),
    ]


def test_links_to_other_subjects_are_no_section() -> None:
    html = (
        f'{_FAILS}<h2 id="less-common">Less common</h2><h2 id="see-also">See also</h2><p>Zebra.</p>'
        '<h2 id="next-lesson">Next lesson</h2><p>Yak.</p>'
    )
    found = indexed("a/b/", "A", "", html)
    assert [section.anchor for section in found.sections] == ["", "own", "rare"]


def test_each_word_is_kept_where_it_says_most() -> None:
    found = decoded(packed({"a/b.md": page()}, {}, {}))
    assert found["titl"] == {(0, "title")}
    assert found["messag"] == {(0, "message")}
    assert found["halv"] == {(0, "code")}
    assert found["rare"] == {(2, "heading")}
    assert found["fold"] == {(2, "text")}
    for left_out in ("framed", "snippets", "x.py", "line"):
        assert words(left_out)[0] not in found


def test_a_question_is_words_of_the_section_that_answers() -> None:
    asked = [Question("Why `zebra`?", "a/b.md", "own"), Question("An okapi?", "a/b.md")]
    asked.append(Question("Where is the giraffe?", "a/b.md", "here"))  # an id within a section
    found = decoded(packed({"a/b.md": page()}, {"a/b.md": asked}, {}))
    assert found["zebra"] == {(1, "asked")}
    assert found["okapi"] == {(0, "asked")}
    assert found[words("giraffe")[0]] == {(2, "asked")}


@pytest.mark.parametrize(
    ("question", "lost"),
    [
        (Question("Why?", "a/b.md", "gone"), r"section that is not there: a/b.md#gone"),
        (Question("Why?", "a/gone.md"), r"page that is not there: a/gone.md"),
    ],
)
def test_a_question_that_leads_nowhere_is_named(question: Question, lost: str) -> None:
    listed = {question.page: [question]}
    for asked, meant in ((listed, {}), ({}, listed)):
        with pytest.raises(ValueError, match=lost):
            packed({"a/b.md": page()}, asked, meant)


def test_what_readers_call_a_subject_is_words_of_its_section() -> None:
    meant = [Question("zebra okapi", "a/b.md"), Question("giraffe message", "a/b.md", "rare")]
    found = decoded(packed({"a/b.md": page()}, {}, {"a/b.md": meant}))
    assert found["zebra"] == {(0, "meant")}
    assert found[words("message")[0]] == {(0, "message"), (2, "meant")}


def test_what_every_section_says_is_left_out() -> None:
    body = '<h2 id="h{0}">Number{0}</h2><p>usual seldom{0}</p>'
    html = "".join(body.format(number) for number in range(300))
    found = decoded(packed({"a.md": indexed("a/", "A", "", html)}, {}, {}))
    assert "usual" not in found
    assert len(found["seldom7"]) == 1


def test_the_index_is_a_script_of_one_line() -> None:
    text = script(packed({"a/b.md": page()}, {}, {}))
    assert json.loads(text.removeprefix("globalThis.searchIndex = ").removesuffix(";\n"))[
        "pages"
    ] == [["a/b/", "A title", "In the menu"]]


def test_colours_change_nothing() -> None:
    program = (ROOT / "snippets/index/repeat_works.py").read_text("utf-8")
    text = f"# Title\n\n## One\n\n```python\n{program}\n```\n\n## Two\n\n    x < 1 &amp; y\n"
    html = str(markdown.markdown(text, extensions=_EXTENSIONS))
    assert html.count("<span") > 20
    assert indexed("", "", "", html) == indexed("", "", "", without_colours(html))


def shown_to_hook(meta: dict[str, Any]) -> list[str]:
    search.on_startup(command="build", dirty=False)
    search._Site.pages = {}
    file = SimpleNamespace(src_uri="a.md")
    mkdocs = SimpleNamespace(content=_FAILS, meta=meta, title="A", url="a/", file=file)
    search.on_page_context({}, page=mkdocs)  # type: ignore[arg-type]
    return [*search._Site.pages]


def test_a_page_may_stay_out_of_the_search() -> None:
    assert shown_to_hook({}) == ["a.md"]
    assert shown_to_hook({"search": {"exclude": True}}) == []


@pytest.fixture
def guide(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "docs/reference").mkdir(parents=True)
    (tmp_path / "docs/index.md").write_text(
        "---\ndescription: x\n---\n\n# Home\n\n## Key\n", "utf-8"
    )
    monkeypatch.chdir(ROOT)
    return tmp_path


def built(folder: Path, dirty: bool = False) -> Path:
    config = load_config(
        str(ROOT / "mkdocs.yml"),
        docs_dir=str(folder / "docs"),
        site_dir=str(folder / "site"),
        nav=[{"Home": "index.md"}],
    )
    config.plugins.on_startup(command="build", dirty=dirty)
    build(config, dirty=dirty)
    return folder / "site"


def test_the_site_has_its_own_search_and_not_the_themes(guide: Path) -> None:
    list_of = guide / "docs/reference/questions.md"
    list_of.write_text("- [Why a zebra?](../index.md#key)\n", "utf-8")
    site = built(guide)
    assert "zebra" in (site / search.INDEX).read_text("utf-8")
    assert [path.name for path in (site / "search").iterdir()] == ["search_index.js"]
    html = (site / "index.html").read_text("utf-8")
    assert 'class="md-search__input"' in html
    assert 'name="search"' not in html and 'data-md-component="search"' not in html
    for folder in ("lunr", "workers"):
        assert not (site / "assets/javascripts" / folder).exists()
    assert not (site / "reference").exists()


def test_a_question_that_leads_nowhere_fails_the_build(
    guide: Path, caplog: pytest.LogCaptureFixture
) -> None:
    list_of = guide / "docs/reference/questions.md"
    list_of.write_text("- [Why a zebra?](../index.md#gone)\n", "utf-8")
    with pytest.raises(Abort):
        built(guide)
    assert re.search("questions.md: .* not there: index.md#gone", caplog.text)


def test_words_that_lead_nowhere_fail_the_build(
    guide: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (guide / "docs/reference/words.txt").write_text("index.md why\n#gone zebra\n", "utf-8")
    with pytest.raises(Abort):
        built(guide)
    assert re.search("words.txt .* not there: index.md#gone", caplog.text)


def test_a_build_of_some_pages_leaves_the_index(guide: Path) -> None:
    index = built(guide) / search.INDEX
    index.write_text("as it was", "utf-8")
    (guide / "docs/index.md").write_text("---\ndescription: x\n---\n\n# Home\n\n## New\n", "utf-8")
    built(guide, dirty=True)
    assert index.read_text("utf-8") == "as it was"
