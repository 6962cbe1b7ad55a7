"""A notebook that is a page shows what its cells gave when they were recorded, and nothing else."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from jitguide.costs.figure import Figure
from proof.examples.notebook import notebooks, seal
from proof.matrix.versions import ROOT, recorded
from proof.pages.notebook import notebook_markdown, other_machines, with_colab_links
from proof.pages.page import PageError
from proof.pages.project import Project

COST = ROOT / "docs/explore/cost.ipynb"
Notebook = dict[str, Any]


def stream(text: str, name: str = "stdout") -> Notebook:
    return {"output_type": "stream", "name": name, "text": [text]}


def cell(source: str, run: int, *outputs: Notebook) -> Notebook:
    return {
        **{"cell_type": "code", "source": [source], "metadata": {}},
        **{"execution_count": run, "outputs": list(outputs)},
    }


def written(folder: Path, change: Callable[[Notebook], object] = lambda _: None) -> Path:
    notebook: Notebook = {
        "metadata": {"description": "What it costs."},
        "cells": [
            {"cell_type": "markdown", "source": ["# Cost\n", "\n", "First."]},
            cell("a = 1\nprint(a)", 1, stream("1\n")),
            cell("a", 2, {"output_type": "execute_result", "data": {"text/plain": ["1"]}}),
            {"cell_type": "markdown", "source": ["<!-- costs: recorded -->"]},
        ],
    }
    change(notebook)
    path = folder / "some.ipynb"
    path.write_text(json.dumps(notebook), "utf-8")
    return path


def test_a_notebook_is_a_page_of_cells_and_outputs(tmp_path: Path) -> None:
    assert notebook_markdown(written(tmp_path)) == (
        '---\ndescription: "What it costs."\n---\n\n# Cost\n\n'
        "This page is a notebook: [download some.ipynb](../assets/notebooks/some.ipynb).\n\nFirst."
        "\n\n`````` {.python}\na = 1\nprint(a)\n``````"
        '\n\n`````` {.text .no-copy title="Output"}\n1\n``````'
        "\n\n`````` {.python}\na\n``````"
        '\n\n`````` {.text .no-copy title="Output"}\n1\n``````\n\n\n'
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda n: n["cells"][2].update(execution_count=None), "code cell 2 was recorded as run N"),
        (lambda n: n["cells"][2].update(execution_count=1), "code cell 2 was recorded as run 1"),
        (lambda n: n["cells"][1].update(source=["``````"]), "a cell holds or prints ``````"),
        (lambda n: n["cells"][1].update(outputs=[stream("``````")]), "a cell holds or prints"),
        (lambda n: n["cells"][1].update(source=['--8<-- "a"']), "or an include"),
        (
            lambda n: n["cells"][1].update(outputs=[stream("no device", "stderr")]),
            "cell 1 wrote to standard error or failed: no device",
        ),
        (
            lambda n: n["cells"][1].update(outputs=[{"output_type": "error", "evalue": "by zero"}]),
            "cell 1 wrote to standard error or failed: by zero",
        ),
        (
            lambda n: n["cells"][2]["outputs"][0].update(data={"text/html": ["<script>"]}),
            "cell 2 shows a style, script or include",
        ),
        (lambda n: n["metadata"].clear(), "expected a 'description'"),
        (lambda n: n["cells"].pop(), "expected <!-- costs: recorded --> once"),
    ],
)
def test_what_did_not_run_or_breaks_the_page_is_refused(
    tmp_path: Path, change: Callable[[Notebook], object], message: str
) -> None:
    with pytest.raises(PageError, match=message):
        notebook_markdown(written(tmp_path, change))


def test_the_notebooks_that_are_recorded_are_the_pages() -> None:
    assert notebooks() == Project(ROOT).notebooks == [COST]


def test_a_notebook_changed_after_its_run_is_named() -> None:
    notebook = json.loads(COST.read_text("utf-8"))
    said = notebook["metadata"]["recorded"]
    assert said == seal(notebook, recorded()[0].jax), "run: make records"
    assert said != seal(notebook, "0.0.1")
    for part in ("source", "outputs"):
        changed = json.loads(COST.read_text("utf-8"))
        changed["cells"][1][part].append("\n")
        assert said != seal(changed, recorded()[0].jax), part


def test_what_measures_is_part_of_the_seal(tmp_path: Path) -> None:
    notebook = json.loads(COST.read_text("utf-8"))
    costs = tmp_path / "src/jitguide/costs"
    costs.mkdir(parents=True)
    (costs / "measure.py").write_text("a = 1\n")
    before = seal(notebook, "1", tmp_path)
    (costs / "measure.py").write_text("a = 2\n")
    assert seal(notebook, "1", tmp_path) != before


def test_figures_of_other_machines_stand_beside(tmp_path: Path) -> None:
    assert other_machines(tmp_path / "none") == ""
    figure = Figure("First calls", "n", (1, 2), {"tile": (1.0, 2.0)})
    machine = {
        **{"processor": "P & Co", "cores": 16, "system": "Linux", "device": "gpu Some"},
        **{"python": "3", "jax": "1", "jaxlib": "1"},
    }
    data = {"machine": machine, "figures": [figure.to_dict()]}
    (tmp_path / "some.json").write_text(json.dumps(data), "utf-8")
    shown = other_machines(tmp_path)
    assert "## The same on gpu Some" in shown and "P &amp; Co, 16 cores" in shown
    assert figure.html("some") in shown


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"machine": {}, "figures": []}'])
def test_a_file_that_is_no_recording_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text, "utf-8")
    with pytest.raises(PageError, match=r"bad\.json: expected what 'python -m jitguide.costs'"):
        other_machines(tmp_path)


LINK = "[notebook](notebooks/tile.ipynb), [other](other.md)"


def colab(repository: str, edit: str = "") -> str:
    return with_colab_links(LINK, "problems", repository, edit)


@pytest.mark.parametrize("end", ["", ".git"])
def test_a_notebook_can_be_opened_where_the_repository_is_on_github(end: str) -> None:
    address = "https://colab.research.google.com/github/me/guide/blob"
    path = "docs/problems/notebooks/tile.ipynb"
    assert colab(f"https://github.com/me/guide{end}") == LINK.replace(
        ", [", f" ([open tile.ipynb in Colab]({address}/main/{path})), ["
    )
    assert f"{address}/dev/docs/" in colab("https://github.com/me/guide", "edit/dev/docs/")


@pytest.mark.parametrize("repository", ["", "https://gitlab.com/me/guide", "https://github.com/me"])
def test_elsewhere_no_link_is_added(repository: str) -> None:
    assert colab(repository) == LINK


def test_the_download_of_a_page_opens_as_its_file_in_the_repository() -> None:
    text = "[download cost.ipynb](../assets/notebooks/cost.ipynb)"
    shown = with_colab_links(text, "explore", "https://github.com/me/guide", "")
    assert "/blob/main/docs/explore/cost.ipynb)" in shown
