"""The search's index says the same whether programs are coloured or not; readers see colours."""

from types import SimpleNamespace
from typing import Any

import markdown
import pytest
from material.plugins.search.plugin import (  # type: ignore[import-untyped]
    SearchIndex,
    SearchPlugin,
)

from proof.matrix.versions import ROOT
from proof.site import search as indexing
from proof.site.html import without_colours

_EXTENSIONS = ["attr_list", "md_in_html", "pymdownx.highlight", "pymdownx.superfences"]
_MATERIAL = SearchPlugin.on_page_context


def page(html: str) -> Any:
    return SimpleNamespace(content=html, meta={}, toc=[], title="Page", url="page/")


def coloured() -> str:
    program = (ROOT / "snippets/index/repeat_works.py").read_text("utf-8")
    text = f"# Title\n\n## One\n\n```python\n{program}\n```\n\n## Two\n\n    x < 1 &amp; y\n"
    return str(markdown.markdown(text, extensions=_EXTENSIONS))


def indexed(html: str) -> list[Any]:
    index = SearchIndex(lang=["en"], separator="-", pipeline=[], fields={})
    index.add_entry_from_context(page(html))
    return list(index.entries)


def test_the_index_is_the_same() -> None:
    html = coloured()
    assert html.count("<span") > 20
    assert without_colours(html).count("<span") == 0
    assert indexed(html) == indexed(without_colours(html))


@pytest.mark.parametrize("part", ['<p data-search-exclude="">Not for the search.</p>', ""])
def test_the_page_keeps_its_colours(part: str) -> None:
    """And loses what was meant for the search, as it does by the plugin alone."""
    html = coloured() + part
    alone, ours = page(html), page(html)
    plugin = SimpleNamespace(
        config=SimpleNamespace(enabled=True),
        search_index=SimpleNamespace(add_entry_from_context=lambda p: seen.append(p.content)),
    )
    seen: list[str] = []
    _MATERIAL(plugin, {}, page=alone, config=None, nav=None)
    before, after = indexing.on_page_context.methods
    before({}, page=ours)
    _MATERIAL(plugin, {}, page=ours, config=None, nav=None)
    after({}, page=ours)
    assert ours.content == alone.content
    assert seen == [html, without_colours(html)]
