"""A notebook runs when something has changed that its page follows from, and only then."""

import json
import os
import re
from collections.abc import Callable
from importlib import metadata
from pathlib import Path

import pytest
from mkdocs.exceptions import PluginError

from jitguide.costs.figure import Figure
from proof.matrix.versions import ROOT
from proof.site import notebooks
from proof.site.hosted import with_hosted_links
from support.notebook_pages import NOTEBOOKS

COST = ROOT / "docs/explore/cost.ipynb"


def written(folder: Path, *cells: str) -> Path:
    path = folder / "some.ipynb"
    found = [{"cell_type": "code", "source": [cell]} for cell in cells]
    path.write_text(json.dumps({"cells": found, "metadata": {}}), "utf-8")
    return path


class Counted:
    """A run that counts itself."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self) -> str:
        self.count += 1
        return f"run {self.count}"


def test_the_same_notebook_is_not_run_again(tmp_path: Path) -> None:
    path, run = written(tmp_path, "import jitguide.tile"), Counted()
    cache = tmp_path / "cache"
    assert [notebooks.kept(path, run, cache) for _ in range(3)] == ["run 1"] * 3
    assert run.count == 1


def test_another_text_or_version_runs_it_and_replaces_what_was_kept(tmp_path: Path) -> None:
    path, run = written(tmp_path, "import jitguide.tile"), Counted()
    cache = tmp_path / "cache"
    notebooks.kept(path, run, cache, "jax 1")
    assert notebooks.kept(path, run, cache, "jax 2") == "run 2"
    written(tmp_path, "import jitguide.tile", "a = 2")
    assert notebooks.kept(path, run, cache, "jax 2") == "run 3"
    assert len(list(cache.iterdir())) == 1


def test_a_run_that_fails_keeps_nothing(tmp_path: Path) -> None:
    def fails() -> str:
        raise PluginError("cell 1")

    path = written(tmp_path, "import jitguide.tile")
    with pytest.raises(PluginError):
        notebooks.kept(path, fails, tmp_path / "cache")
    assert not (tmp_path / "cache").exists()


def test_versions_of_jax_and_python_are_part_of_the_key(monkeypatch: pytest.MonkeyPatch) -> None:
    before = notebooks.key(COST)
    assert notebooks.key(COST) == before
    monkeypatch.setattr("platform.python_version", lambda: "3.99.0")
    assert notebooks.key(COST) != before
    monkeypatch.undo()
    for package in ("jax", "jaxlib"):
        real = metadata.version
        monkeypatch.setattr(
            metadata, "version", lambda n, p=package, r=real: "9" if n == p else r(n)
        )
        assert notebooks.key(COST) != before
        monkeypatch.undo()
    monkeypatch.setenv("JAX_PLATFORMS", "some other")
    assert notebooks.key(COST) != before
    monkeypatch.setenv("JAX_PLATFORMS", "cpu")
    on_cpu = notebooks.key(COST)
    monkeypatch.delenv("JAX_PLATFORMS")
    assert notebooks.key(COST) == on_cpu, "the site and its tests would run it in turn"


def test_modules_that_it_imports_are_part_of_the_key(tmp_path: Path) -> None:
    found = {path.relative_to(ROOT / "src").as_posix() for path in notebooks.our_modules(COST)}
    costs = {f"jitguide/costs/{path.name}" for path in (ROOT / "src/jitguide/costs").glob("*.py")}
    assert found == {"jitguide/__init__.py", *costs}
    package = tmp_path / "jitguide"
    package.mkdir()
    for name, text in {
        "__init__": "",
        "one": "from jitguide.two import a",
        "two": "import os",
        "three": "",
    }.items():
        (package / f"{name}.py").write_text(text, "utf-8")
    imports = written(tmp_path, "from jitguide import one")
    found = {path.name for path in notebooks.our_modules(imports, tmp_path)}
    assert found == {"__init__.py", "one.py", "two.py"}


RAN = '`````` {.python data-run="1"}\na\n``````\n\n`````` {.python data-run="2"}\nb\n``````\n'
SHOWN = '`````` {.text .no-copy title="Output"}\nc\n``````\n'


def test_every_cell_must_have_run(tmp_path: Path) -> None:
    path = written(tmp_path, "a", "b")
    styled = RAN + "\n<style>\nbody {}\n</style>\n"
    assert notebooks.checked(styled, path).rstrip() == RAN.rstrip()


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda text: text.replace('"2"', '"None"'), "ran as 1, None"),
        (lambda text: text.replace('"2"', '"3"'), "ran as 1, 3"),
        (lambda text: text.partition("\n\n")[0], "ran as 1$"),
        (lambda text: text.replace("\nb\n", "\n``````\n"), "holds or prints ``````"),
        (lambda text: text.replace("\nb\n", "\n" + SHOWN), "holds or prints ``````"),
        (lambda text: text + "``````", "holds or prints ``````"),
        (lambda text: text.replace("\nb\n", '\n--8<-- "a"\n'), "an include, style or script"),
        (lambda text: text + "<script>", "an include, style or script"),
        (
            lambda text: text + f"{notebooks._STDERR}\nWARNING: no device\n``````\n",
            "standard error: WARNING: no device",
        ),
    ],
)
def test_what_has_not_run_or_breaks_the_page_is_refused(
    tmp_path: Path, change: Callable[[str], str], message: str
) -> None:
    with pytest.raises(PluginError, match=message):
        notebooks.checked(change(RAN), written(tmp_path, "a", "b"))


def test_the_plugin_handles_notebooks_that_are_pages_and_nothing_else() -> None:
    config = (ROOT / "mkdocs.yml").read_text("utf-8")
    included = re.search(r"include: \[(.*)\]", config)
    assert included is not None
    assert [ROOT / "docs" / name for name in included[1].split(", ")] == NOTEBOOKS
    for line in ("allow_errors: false", "execute: true"):
        assert f"      {line}\n" in config


def test_figures_of_other_machines_stand_beside(tmp_path: Path) -> None:
    assert notebooks.recorded_markdown(tmp_path / "none") == ""
    figure = Figure("First calls", "n", (1, 2), {"tile": (1.0, 2.0)})
    machine = {
        **{"processor": "P & Co", "cores": 16, "system": "Linux", "device": "gpu Some"},
        **{"python": "3", "jax": "1", "jaxlib": "1"},
    }
    data = {"machine": machine, "figures": [figure.to_dict()]}
    (tmp_path / "some.json").write_text(json.dumps(data), "utf-8")
    shown = notebooks.recorded_markdown(tmp_path)
    assert "## The same on gpu Some" in shown and "P &amp; Co, 16 cores" in shown
    assert figure.html("some") in shown


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"machine": {}, "figures": []}'])
def test_a_file_that_is_no_recording_stops_the_build(tmp_path: Path, text: str) -> None:
    (tmp_path / "bad.json").write_text(text, "utf-8")
    with pytest.raises(PluginError, match=r"bad\.json: expected what 'python -m jitguide.costs'"):
        notebooks.recorded_markdown(tmp_path)


def test_a_cell_that_fails_stops_the_build_in_few_words(tmp_path: Path) -> None:
    from nbclient.exceptions import CellExecutionError

    def run() -> dict[str, str]:
        assert os.environ["PYTHONPATH"].split(os.pathsep)[0] == str(ROOT / "src")
        raise CellExecutionError(
            "\x1b[31mZeroDivisionError\x1b[39m", "ZeroDivisionError", "by zero"
        )

    before = dict(os.environ)
    with pytest.raises(PluginError, match=r"some\.ipynb: a cell failed\.\nZeroDiv"):
        notebooks._ran(run, written(tmp_path))
    assert dict(os.environ) == before


PAGE = '<p><a href="notebooks/tile.ipynb">notebook</a> or <a href="other.md">x</a></p>'


def hosted(repository: str, edit: str = "") -> str:
    return with_hosted_links(PAGE, lambda href: f"problems/{href}", repository, edit)


def test_a_notebook_can_be_opened_where_the_repository_is_on_github() -> None:
    address = "https://colab.research.google.com/github/me/guide/blob"
    for repository in ("https://github.com/me/guide", "https://github.com/me/guide.git"):
        shown = hosted(repository)
        link = (
            f'<a href="{address}/main/docs/problems/notebooks/tile.ipynb">open tile.ipynb in Colab'
        )
        assert f'tile.ipynb">notebook</a> ({link}</a>) or' in shown
        assert shown.count("colab") == 1
    assert f"{address}/dev/docs/" in hosted("https://github.com/me/guide", "edit/dev/docs/")


@pytest.mark.parametrize("repository", ["", "https://gitlab.com/me/guide", "https://github.com/me"])
def test_elsewhere_no_link_is_added(repository: str) -> None:
    assert hosted(repository) == PAGE
