"""The site's own files: complete, without hooks, and the same for a page opened from a file."""

import json
import re
from pathlib import Path
from typing import Any

from jitguide.errors.rules import load
from proof.matrix.versions import ROOT
from proof.site.assets import assets
from support.guide import GUIDE

LISTED = (ROOT / "mkdocs.yml").read_text("utf-8")


def data(script: str) -> dict[str, object]:
    """What a script of data sets."""
    match = re.fullmatch(r"globalThis\.\w+ = (\{.*\});\n", script)
    assert match is not None
    return dict(json.loads(match[1]))


def test_every_file_is_listed_or_loaded_by_one_that_is() -> None:
    files = assets(GUIDE)
    del files["assets/notebooks/cost.ipynb"]  # the page of the notebook leads to it
    listed = {path for path in files if f"  - {path}\n" in LISTED}
    assert listed == {"assets/site.js", "assets/site.css"}
    named = set(re.findall(r'"([\w-]+\.(?:js|css))"', "".join(files.values())))
    # What only some pages have is linked there by the template, or named by the page.
    template = (ROOT / "src/proof/site/theme/main.html").read_text("utf-8")
    named |= set(re.findall(r'"assets/([\w-]+\.css)"', template))
    pages = (GUIDE.page(path).front_matter for path in GUIDE.page_paths)
    of_pages = {
        f"{name}.css" for page in pages for name in re.findall(r"^styles: \[(.+)\]", page, re.M)
    }
    assert len(of_pages) == 5 and of_pages <= {path.removeprefix("assets/") for path in files}
    named |= of_pages
    assert {path.removeprefix("assets/") for path in files.keys() - listed} <= named


def test_a_result_of_the_search_names_the_tab_of_its_page() -> None:
    tabs: dict[str, str] = {}
    tab = ""
    for line in LISTED.partition("\nnav:\n")[2].splitlines():
        tab = found[1] if (found := re.match(r"  - (\w+):", line)) else tab
        if page := re.search(r"([\w-]+)/[\w./-]+\.(?:md|ipynb)$", line):
            tabs[page[1]] = tab
    script = (ROOT / "src/proof/site/web/search.js").read_text("utf-8")
    places = re.findall(r'(\w+): "(\w+)"', script.partition("PLACES = {")[2].partition("}")[0])
    assert len(tabs) > 8 and dict(places) == tabs


def test_no_script_needs_a_module() -> None:
    """A browser loads no module from a file."""
    for path, text in assets(GUIDE).items():
        if path.endswith(".js"):
            assert not re.search(r"^\s*(?:import|export)\b", text, re.M), path


def test_the_decoder_has_every_rule_and_an_example_for_each() -> None:
    files = assets(GUIDE)
    rules, examples = (
        data(files["assets/decoder-rules.js"]),
        data(files["assets/decoder-examples.js"]),
    )
    entries = load()["entries"]
    assert rules == {
        "reading": load()["reading"],
        "not_tracing": load()["not_tracing"],
        "questions": load()["questions"],
        "answers": load()["answers"],
        "texts": load()["texts"],
        "imports": load()["imports"],
        "fixes": load()["fixes"],
        "entries": [{k: entry[k] for k in entry if k != "example"} for entry in entries],
    }
    assert examples.keys() == {entry["id"] for entry in entries}
    assert all("Traceback (most recent call last)" in str(text) for text in examples.values())


def test_pages_are_named_as_they_are_served() -> None:
    for directory_urls, ending in ((True, "/"), (False, ".html")):
        rules = data(assets(GUIDE, directory_urls=directory_urls)["assets/decoder-rules.js"])
        entries: list[dict[str, Any]] = rules["entries"]  # type: ignore[assignment]
        told = [part for entry in entries for part in (entry, *entry["rules"]) if "page" in part]
        assert len(told) > len(entries), "some rules lead to a page of their own"
        pages = {part["page"].partition("#")[0] for part in told}
        sources = {ROOT / "docs" / f"{page.removesuffix(ending)}.md" for page in pages}
        assert all(source.is_file() for source in sources)
        assert all(page.endswith(ending) for page in pages)


def test_a_property_that_a_style_uses_is_set(site: Path) -> None:
    """By the theme, or by a style of our own."""
    own = "".join(text for path, text in assets(GUIDE).items() if path.endswith(".css"))
    whole = own + (site / "assets/site.css").read_text("utf-8")
    used = set(re.findall(r"var\((--[\w-]+)\)", own))
    assert len(used) > 30
    assert not [name for name in used if f"{name}:" not in whole]


def test_what_a_script_marks_has_a_style() -> None:
    """A highlight without a rule is no mark that anybody sees."""
    made = assets(GUIDE)
    scripts = "".join(text for path, text in made.items() if path.endswith(".js"))
    styles = "".join(text for path, text in made.items() if path.endswith(".css"))
    marked = set(re.findall(r"""CSS\.highlights\.set\(["']([\w-]+)["']""", scripts))
    assert marked and marked == set(re.findall(r"::highlight\(([\w-]+)\) \{ *[\w-]", styles))


def strange_colours(css: str) -> list[str]:
    """Rules for what is traced that take the colour of static, and the other way round."""
    kinds = {"traced": ("traced", "blue"), "static": ("static", "brown")}
    return [
        f"{selector.strip()}: {colour}"
        for selectors, block in re.findall(r"([^{}]+)\{([^{}]*)\}", css)
        for kind, own in kinds.items()
        for selector in selectors.split(",")
        if re.search(rf"[.#][\w-]*\b{kind}\b", selector)
        for colour in re.findall(r"(?<![\w-])color: var\(--jg-(\w+)|-color: var\(--jg-(\w+)", block)
        if "".join(colour).split("-")[0] not in own
    ]


def test_the_colours_of_traced_and_static_are_not_exchanged() -> None:
    files = {path: text for path, text in assets(GUIDE).items() if path.endswith(".css")}
    assert not [rule for css in files.values() for rule in strange_colours(css)]
    assert len(re.findall(r"color: var\(--jg-(?:traced|static)", "".join(files.values()))) >= 6
    assert strange_colours(".jg-static-values strong { border-color: var(--jg-traced); }")
