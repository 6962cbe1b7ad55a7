"""MkDocs hooks for notebooks: the one that is a page, and links to open any of them elsewhere.

mkdocs-jupyter runs the notebook and turns it into Markdown by `notebook.md.j2`; from there it is a
page like all others. What it gave is kept under `.cache/`, and taken from there as long as nothing
has changed that it follows from: the notebook, the modules of ours that it imports, the versions.
"""

import ast
import hashlib
import json
import os
import platform
import posixpath
import re
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from html import escape, unescape
from importlib import metadata
from pathlib import Path
from typing import Any

import jinja2
import nbformat
from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import event_priority
from mkdocs.structure.files import Files
from mkdocs.structure.pages import Page
from nbclient import NotebookClient
from nbclient.exceptions import CellExecutionError

from jitguide.costs.figure import Figure, FigureError
from jitguide.costs.machine import Machine
from jitguide.costs.notebook import code_cells
from proof.matrix.versions import ROOT
from proof.site.hosted import with_hosted_links

_CACHE = ROOT / ".cache" / "notebooks"
_TEMPLATE = Path(__file__).with_name("notebook.md.j2")
_PACKAGES = ("jax", "jaxlib", "numpy", "ipykernel", "nbconvert", "mkdocs-jupyter")
_RECORDED = "<!-- costs: recorded -->"
_STYLE = re.compile(r"\s*<style>.*?</style>\s*\Z", re.DOTALL)
_RUN = re.compile(r'^`{6} \{\.python data-run="(\w+)"\}$', re.MULTILINE)
_OPENER = re.compile(
    r'`{6} \{\.(?:python data-run="\d+"|text \.no-copy title="(?:Output|Standard error)")\}'
)
_ANSI = re.compile(r"\x1b\[[0-9;]*m")
_STDERR = '`````` {.text .no-copy title="Standard error"}'


# Options of mkdocs-jupyter 0.27, which needs Python 3.12. The older one would warn of them.
_OPTIONS = {
    "markdown_cell_processor": "mkdocs",
    "custom_template": str(_TEMPLATE),
    "mathjax_version": 2,  # any other puts a script into every page
}


def on_config(config: MkDocsConfig, **_: Any) -> MkDocsConfig:
    """Set the options that only a newer mkdocs-jupyter has."""
    plugin = config.plugins["mkdocs-jupyter"]
    known = {name for name, _ in plugin.config_scheme}
    plugin.config.update({name: value for name, value in _OPTIONS.items() if name in known})
    return config


def on_pre_page(page: Page, **_: Any) -> Page:
    """Let the notebook be run only where nothing is kept of the same."""
    if _is_notebook(page):
        # mkdocs-jupyter's own cache knows no versions, and none at all with a template of ours.
        notebook = Path(str(page.file.abs_src_path))
        run = getattr(page, "_mkdocs_jupyter_content", None)
        if run is None:  # 0.26 has no template: its rendering is undone, the rest is the same
            page.render = Page.render.__get__(page)  # type: ignore[method-assign]
            run = partial(_executed, notebook)
        page._mkdocs_jupyter_content = lambda: {  # type: ignore[attr-defined]
            "content": kept(notebook, lambda: checked(_ran(run, notebook), notebook))
        }
    return page


def _executed(notebook: Path) -> dict[str, Any]:
    """What mkdocs-jupyter 0.27 does: run a notebook up to an error, and fill in the template."""
    cells = nbformat.read(notebook, as_version=4)  # type: ignore[no-untyped-call]
    NotebookClient(cells, kernel_name="python3", timeout=None).execute(cwd=str(notebook.parent))
    template = jinja2.Template(_TEMPLATE.read_text("utf-8"))
    return {"content": template.render(nb=cells)}


@event_priority(50)  # after mkdocs-jupyter, before the hooks that work on any page
def on_page_markdown(markdown: str, page: Page, **_: Any) -> str:
    """Add the description, and figures that were recorded on other machines."""
    if not _is_notebook(page):
        return markdown
    if markdown.startswith("{"):  # the file itself: mkdocs-jupyter 0.26 leaves it as it is
        markdown = page._mkdocs_jupyter_content()["content"]  # type: ignore[attr-defined]
    source = Path(str(page.file.abs_src_path))
    page.meta["description"] = description(source)
    if markdown.count(_RECORDED) != 1:
        raise PluginError(f"{source.name}: expected {_RECORDED} once")
    return markdown.replace(_RECORDED, recorded_markdown(source.parent / "costs"))


def on_page_content(html: str, page: Page, config: MkDocsConfig, files: Files, **_: Any) -> str:
    """Link the notebook under its title, and beside each notebook a place that opens it."""
    if _is_notebook(page):
        name = posixpath.basename(page.file.src_uri)
        line = (
            f'\n<p>This page is a notebook that was run when the site was built: <a href="{name}" '
            f"download>download {name}</a>.</p>"
        )
        html, count = re.subn(r"</h1>", lambda found: found[0] + line, html, count=1)
        if not count:
            raise PluginError(f"{page.file.src_uri}: expected a title")

    def source(href: str) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(page.file.dest_uri), href))
        if _is_notebook(page) and href == posixpath.basename(page.file.src_uri):
            return page.file.src_uri
        found = next((file for file in files if file.dest_uri == target), None)
        if found is None:
            raise PluginError(f"{page.file.src_uri}: links to {href}, which is no file of the site")
        return found.src_uri

    return with_hosted_links(html, source, config.repo_url or "", config.edit_uri or "")


def _is_notebook(page: Page) -> bool:
    return page.file.src_uri.endswith(".ipynb")


def _ran(run: Callable[[], dict[str, Any]], notebook: Path) -> str:
    """Run a notebook with the modules of this tree, and with nobody's own settings of Jupyter."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        profile = Path(folder, "profile_default")
        profile.mkdir()
        # It warns of the way in which the build talks to its own kernel.
        (profile / "ipython_kernel_config.py").write_text("c.IPKernelApp.log_level = 40\n", "utf-8")
        path = os.pathsep.join([str(ROOT / "src"), *filter(None, [before.get("PYTHONPATH")])])
        os.environ.update(PYTHONPATH=path, IPYTHONDIR=folder, JUPYTER_CONFIG_DIR=folder)
        os.environ["JAX_PLATFORMS"] = _platforms()
        try:
            return str(run()["content"])
        except CellExecutionError as error:
            why = _ANSI.sub("", str(error)).strip()
            raise PluginError(f"{notebook.name}: a cell failed.\n{why}") from None
        finally:
            os.environ.clear()
            os.environ.update(before)


def description(notebook: Path) -> str:
    """The sentence about a notebook that search engines show, from its metadata."""
    found = json.loads(notebook.read_text("utf-8"))["metadata"].get("description")
    if not found:
        raise PluginError(f"{notebook.name}: expected a 'description' in its metadata")
    return str(found)


def checked(content: str, notebook: Path) -> str:
    """What mkdocs-jupyter gave, less the style sheet that it adds, if every cell has run.

    Raises:
        PluginError: a cell was skipped, wrote to standard error, or breaks the page.
    """
    content = unescape(_STYLE.sub("\n", content))
    cells = code_cells(notebook)
    ran = _RUN.findall(content)
    if ran != [str(number) for number in range(1, len(cells) + 1)]:
        raise PluginError(
            f"{notebook.name}: {len(cells)} code cells, expected to run once each and in order; "
            f"ran as {', '.join(ran) or 'none'}"
        )
    # A line that the page's Markdown would take for its own would show what no run gave.
    marks = [line for line in content.splitlines() if "``````" in line]
    opened = all(_OPENER.fullmatch(line) for line in marks[::2])
    if not opened or any(line != "``````" for line in marks[1::2]) or len(marks) % 2:
        raise PluginError(f"{notebook.name}: a cell holds or prints ``````")
    if "--8<--" in content or "<style" in content or "<script" in content:
        raise PluginError(f"{notebook.name}: a cell holds or prints an include, style or script")
    if _STDERR in content:
        said = content.partition(_STDERR)[2].partition("``````")[0].strip()
        raise PluginError(f"{notebook.name}: a cell writes to standard error: {said}")
    return content


def kept(
    notebook: Path, run: Callable[[], str], folder: Path = _CACHE, versions: str | None = None
) -> str:
    """What `run` gives, taken from the cache where nothing has changed since.

    Args:
        notebook: the file that is run.
        run: runs it.
        folder: where outcomes are kept; of each notebook only the last.
        versions: of what runs it; by default those that are installed.
    """
    path = folder / f"{notebook.stem}-{key(notebook, versions)}.md"
    if path.exists():
        return path.read_text("utf-8")
    content = run()
    folder.mkdir(parents=True, exist_ok=True)
    part = folder / f".{path.name}.{os.getpid()}"
    part.write_text(content, "utf-8")
    part.replace(path)
    for old in folder.glob(f"{notebook.stem}-*.md"):
        if old != path:
            old.unlink(missing_ok=True)
    return content


def key(notebook: Path, versions: str | None = None) -> str:
    """Changes with the notebook, the modules that it imports, the template, and the versions."""
    if versions is None:
        names = [f"{name} {metadata.version(name)}" for name in _PACKAGES]
        versions = ", ".join([*names, platform.python_version(), _platforms()])
    digest = hashlib.sha256(versions.encode())
    for path in (notebook, _TEMPLATE, Path(__file__), *our_modules(notebook)):
        digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()[:24]


def _platforms() -> str:
    """The CPU, unless asked for: so do the tests, and what one of them keeps serves the other."""
    return os.environ.get("JAX_PLATFORMS") or "cpu"


def our_modules(notebook: Path, source: Path = ROOT / "src") -> list[Path]:
    """The files of `jitguide` that the cells of a notebook import, and those that these import."""
    found: dict[Path, None] = {}
    waiting = [name for cell in code_cells(notebook) for name in _imported(cell)]
    while waiting:
        path = source.joinpath(*waiting.pop().split("."))
        parents = [p / "__init__.py" for p in path.parents if p != source and source in p.parents]
        # A package hands out names of its modules on demand: all of them count.
        own = [path.with_suffix(".py"), *sorted(path.glob("*.py"))]
        for file in (*parents, *own):
            if file.exists() and file not in found:
                found[file] = None
                if file not in parents:
                    waiting += _imported(file.read_text("utf-8"))
    if not found:
        raise PluginError(
            f"{notebook.name} imports nothing of jitguide: what does it measure with?"
        )
    return sorted(found)


def _imported(source: str) -> Iterator[str]:
    """The modules of jitguide that a program names in its imports."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
            names += [node.module] if node.module.count(".") else []
        else:
            continue
        yield from (name for name in names if name.startswith("jitguide."))


def recorded_markdown(folder: Path) -> str:
    """The figures recorded on other machines, a section for each; empty where there are none.

    Raises:
        PluginError: a file there is no recording.
    """
    parts = []
    for path in sorted(folder.glob("*.json")):
        try:
            data = json.loads(path.read_text("utf-8"))
            machine = Machine(**data["machine"])
            figures = [Figure.from_dict(figure) for figure in data["figures"]]
        except (ValueError, KeyError, TypeError, FigureError) as error:
            raise PluginError(
                f"{path.name}: expected what 'python -m jitguide.costs' writes: {error}"
            ) from error
        about = escape(str(machine)).replace("\n", "; ")
        parts.append(f"## The same on {escape(machine.device)}\n\nRecorded on {about}.\n")
        parts += [f'<div class="jg-measured">\n{f.html(path.stem)}\n</div>\n' for f in figures]
    return "\n".join(parts)
