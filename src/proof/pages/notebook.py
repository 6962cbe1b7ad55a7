"""Renders notebooks that are pages as Markdown, with recorded outputs; writes other notebooks."""

import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Any

from jitguide.costs.figure import Figure
from jitguide.costs.machine import Machine
from proof.pages.page import PageError

_MACHINES = "<!-- costs: recorded -->"
_FENCE = "``````"
_LINK = re.compile(r"\[(?P<text>[^\]\n]+)\]\((?P<path>[^():#\n]+\.ipynb)\)")
_GITHUB = re.compile(r"https://github\.com/([\w.-]+/[\w.-]+?)(?:\.git)?/?")
_EDIT = re.compile(r"(?:edit|blob|raw)/(?P<branch>.+?)/docs/?")


def notebook_markdown(path: Path) -> str:
    """The page that a notebook is, with its description as front matter.

    Raises:
        PageError: a cell was not run after the one before it, failed, or breaks the page; or the
            notebook has no description.
    """
    notebook = json.loads(path.read_text("utf-8"))
    description = notebook["metadata"].get("description")
    if not description:
        raise PageError(f"{path.name}: expected a 'description' in its metadata")
    parts: list[str] = []
    ran = 0
    for cell in notebook["cells"]:
        source = "".join(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(source)
        elif cell["cell_type"] == "code":
            ran += 1
            if cell["execution_count"] != ran:
                raise PageError(
                    f"{path.name}: code cell {ran} was recorded as run {cell['execution_count']}; "
                    f"run: make records ARGS={path.name}"
                )
            parts.append(_fence(".python", source, path))
            parts += [_output(output, ran, path) for output in cell["outputs"]]
    text = "\n\n".join(parts)
    if text.count(_MACHINES) != 1:
        raise PageError(f"{path.name}: expected {_MACHINES} once")
    title, _, rest = text.partition("\n")
    download = f"This page is a notebook: [download {path.name}](../assets/notebooks/{path.name})."
    text = f"{title}\n\n{download}\n{rest}".replace(
        _MACHINES, other_machines(path.with_name("costs"))
    )
    return f"---\ndescription: {json.dumps(description)}\n---\n\n{text}\n"


def notebook_text(name: str, cells: Iterable[tuple[str, str, dict[str, Any]]]) -> str:
    """The text of an ``.ipynb`` file without outputs.

    Args:
        name: what the ids of the cells begin with.
        cells: of each its kind, ``code`` or ``markdown``, its text and its metadata.
    """
    made = []
    for number, (kind, text, metadata) in enumerate(cells):
        cell: dict[str, Any] = {"cell_type": kind, "id": f"{name}-{number}", "metadata": metadata}
        if kind == "code":
            cell |= {"execution_count": None, "outputs": []}
        made.append(cell | {"source": text.strip("\n").splitlines(keepends=True)})
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    metadata = {"kernelspec": python, "language_info": {"name": "python"}}
    notebook = {"cells": made, "metadata": metadata, "nbformat": 4, "nbformat_minor": 5}
    return json.dumps(notebook, indent=1, ensure_ascii=False) + "\n"


def _output(output: dict[str, Any], cell: int, path: Path) -> str:
    kind = output["output_type"]
    if kind == "stream" and output["name"] == "stdout":
        return _fence('.text .no-copy title="Output"', "".join(output["text"]), path)
    if kind in ("execute_result", "display_data"):
        data = output["data"]
        if "text/html" in data:
            shown = "".join(data["text/html"])
            if re.search(r"<(?:style|script)\b|--8<--", shown):
                raise PageError(f"{path.name}: cell {cell} shows a style, script or include")
            return f'<div class="jg-measured">\n{shown}\n</div>'
        return _fence('.text .no-copy title="Output"', "".join(data["text/plain"]), path)
    said = "".join(output.get("text") or output.get("evalue", ""))
    raise PageError(f"{path.name}: cell {cell} wrote to standard error or failed: {said.strip()}")


def _fence(options: str, text: str, path: Path) -> str:
    if _FENCE in text or "--8<--" in text:
        raise PageError(f"{path.name}: a cell holds or prints {_FENCE} or an include")
    return f"{_FENCE} {{{options}}}\n{text.rstrip()}\n{_FENCE}"


def other_machines(folder: Path) -> str:
    """The figures recorded on other machines, a section for each; empty where there are none.

    Raises:
        PageError: a file there is no recording.
    """
    parts = []
    for path in sorted(folder.glob("*.json")):
        try:
            data = json.loads(path.read_text("utf-8"))
            machine = Machine(**data["machine"])
            shown = [Figure.from_dict(figure).html(path.stem) for figure in data["figures"]]
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise PageError(
                f"{path.name}: expected what 'python -m jitguide.costs' writes: {error}"
            ) from error
        about = escape(str(machine)).replace("\n", "; ")
        parts.append(f"## The same on {escape(machine.device)}\n\nRecorded on {about}.\n")
        parts += [f'<div class="jg-measured">\n{html}\n</div>\n' for html in shown]
    return "\n".join(parts)


def with_colab_links(markdown: str, folder: str, repo_url: str, edit_uri: str) -> str:
    """Add to each link to a notebook one that opens it in Colab, which reads GitHub.

    Args:
        markdown: a page.
        folder: the page's folder below ``docs/``.
        repo_url: address of the repository; anything that is not on GitHub adds nothing.
        edit_uri: names the branch, as in ``edit/main/docs/``; without it, ``main``.
    """
    repository = repository_address(repo_url, edit_uri)
    if repository is None:
        return markdown
    docs = repository.replace("https://github.com/", "https://colab.research.google.com/github/")

    def link(match: re.Match[str]) -> str:
        path = Path("/", folder, match["path"]).resolve().as_posix()
        path = path.replace("/assets/notebooks/", "/explore/")
        address = f"{docs}/docs{path}"
        return f"{match[0]} ([open {path.rpartition('/')[2]} in Colab]({address}))"

    return _LINK.sub(link, markdown)


def repository_address(repo_url: str, edit_uri: str) -> str | None:
    """Where the files of a repository on GitHub are read, or None for any other host.

    >>> repository_address("https://github.com/me/guide", "edit/trunk/docs/")
    'https://github.com/me/guide/blob/trunk'
    """
    repository = _GITHUB.fullmatch(repo_url)
    if repository is None:
        return None
    branch = _EDIT.fullmatch(edit_uri)
    return f"https://github.com/{repository[1]}/blob/{branch['branch'] if branch else 'main'}"
