"""``make export``: the guide as plain Markdown, for any builder that reads ``mkdocs.yml``.

``build/export/`` holds every page as `render` makes it, every file that the pages lead to, and an
``mkdocs.yml`` without hooks, plugins of others or overrides of the theme. Plain MkDocs with
Material and Zensical both build it; a test compares the text of each page with the site's.
"""

import argparse
import re
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path

from mkdocs.utils import write_file

from jitguide.command import run_command
from proof.matrix.versions import ROOT
from proof.pages.project import Project
from proof.pages.questions import WORDS
from proof.pages.render import render
from proof.site.assets import assets, source_name, sources
from proof.site.wheel import wheel

FOLDER = ROOT / "build" / "export"
# What only our build has, and what takes its place.
_OURS = (
    (r"^(?:hooks|watch|site_dir|exclude_docs|extra):.*\n(?: .*\n|\n)*", ""),
    (r"^  (?:custom_dir:|- mkdocs-jupyter:|- pymdownx.snippets:).*\n(?:    .*\n|\n)*", ""),
    (r"^( +- .*)\.ipynb$", r"\1.md"),
)


def export(folder: Path = FOLDER) -> Path:
    """Write the guide below a folder, which is emptied before; return the path of the settings."""
    project = Project(ROOT)
    shutil.rmtree(folder, ignore_errors=True)
    docs = folder / "docs"
    for path in sorted(project.docs.rglob("*")):
        name = path.relative_to(project.docs).as_posix()
        if path in (project.asked_in, project.docs / WORDS):  # data of the search
            continue
        if path.suffix == ".md" or path in project.notebooks:
            text = markdown_links(render(project.page(path), project), project)
            name = name.removesuffix(".ipynb").removesuffix(".md") + ".md"
            write_file(text.encode(), str(docs / name))
        elif path.is_file():
            write_file(path.read_bytes(), str(docs / name))
    for name, text in assets(project).items():
        write_file(text.encode(), str(docs / name))
    for source in sources(project):
        write_file(source.read_bytes(), str(docs / source_name(source, project.root)))
    name, package = wheel()
    write_file(package, str(docs / name))
    settings = folder / "mkdocs.yml"
    settings.write_text(plain((project.root / "mkdocs.yml").read_text("utf-8")), "utf-8")
    return settings


def markdown_links(text: str, project: Project) -> str:
    """A rendered page whose links to a notebook's page lead to that page's Markdown."""
    for path in project.notebooks:
        text = re.sub(rf"(\]\((?!\S*assets/)\S*{path.stem})\.ipynb\b", r"\1.md", text)
    return text


def plain(settings: str) -> str:
    r"""The settings of the site without what only our build has.

    >>> print(plain("site_name: A\nhooks:\n  - a.py\nplugins:\n  - search\n"), end="")
    site_name: A
    plugins:
      - search
    """
    for pattern, kept in _OURS:
        settings = re.sub(pattern, kept, settings, flags=re.MULTILINE)
    return settings


def main(argv: Sequence[str] | None = None) -> int:
    """Write build/export/: rendered pages, assets, and an mkdocs.yml without hooks."""
    parser = argparse.ArgumentParser(prog="make export", description=main.__doc__)
    parser.parse_args(argv)
    settings = export()
    print(f"{settings.relative_to(ROOT)}: build it with 'mkdocs build' or 'zensical build'")
    return 0


if __name__ == "__main__":
    sys.exit(run_command("make export", main))
