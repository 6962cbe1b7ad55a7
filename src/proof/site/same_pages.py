"""The site's pages as plain Markdown, for the build that ``make bench`` compares with.

Outcomes by version, lists read from the records, the notebook's output and the source files that
pages link to are all in it, as if somebody had typed them. So Material alone builds the same pages,
and the two builds differ by what our hooks and mkdocs-jupyter cost.
"""

from pathlib import Path, PurePosixPath
from typing import Any

import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from mkdocs.utils import write_file

from proof.matrix.versions import ROOT
from proof.site.html import tree

_NEEDS_HOOKS = ("hooks:", "watch:")
_NEEDS_PLUGIN = "  - mkdocs-jupyter:"


def write_pages(folder: Path) -> Path:
    """Write pages and settings below a folder; return the path of the settings, an mkdocs.yml."""
    docs = folder / "docs"

    @event_priority(-200)
    def keep_page(markdown: str, /, *, page: Page, **_: Any) -> str:
        text = f"---\n{yaml.safe_dump(dict(page.meta))}---\n\n{markdown}"
        path = docs / PurePosixPath(page.file.src_uri).with_suffix(".md")
        write_file(text.encode(), str(path))
        return markdown

    def keep_files(env: Any, /, *, files: Files, **_: Any) -> Any:
        own = [str(ROOT / "docs"), None]  # the theme's are everywhere
        for file in files:
            if not file.is_documentation_page() and file.src_dir in own:
                write_file(file.content_bytes, str(docs / file.src_uri))
        return env

    config = load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder / "whole"))
    config.plugins._register_event("page_markdown", keep_page)
    config.plugins._register_event("env", keep_files)
    build(config)
    settings = folder / "mkdocs.yml"
    settings.write_text(_settings(docs), "utf-8")
    return settings


def same_text(one: Path, other: Path) -> tuple[int, int]:
    """How many pages of two built sites have the same text, and how many pages there are."""
    pages = [path.relative_to(one) for path in one.rglob("index.html")]
    texts = [[_text(site / page) for site in (one, other)] for page in pages]
    return sum(a == b for a, b in texts), len(pages)


def _text(page: Path) -> list[str]:
    """The words of a page's own part; none where there is no page."""
    if not page.exists():
        return []
    article = tree(page.read_text("utf-8")).first("article")
    return article.text.split() if article else []


def _settings(docs: Path) -> str:
    """The project's own mkdocs.yml without what Material does not have."""
    kept, section, item = [], "", ""
    for line in (ROOT / "mkdocs.yml").read_text("utf-8").splitlines():
        if line and not line.startswith((" ", "#")):
            section, item = line, ""
        elif line.startswith("  - "):
            item = line
        if section not in _NEEDS_HOOKS and item != _NEEDS_PLUGIN:
            kept.append(line.replace(".ipynb", ".md"))
    text = "\n".join([*kept, f"docs_dir: {docs}"])
    text = text.replace("custom_dir: src/theme", f"custom_dir: {ROOT}/src/theme")
    return text.replace("base_path: [.]", f"base_path: [{ROOT}]")
