"""Plain MkDocs with Material, and Zensical, build the export into pages with the site's text.

`make export CHECK=1` runs this; it needs an environment with Zensical, which it makes.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from proof.matrix.locks import zensical
from proof.site.export import export
from support.page_text import words

Builds = tuple[Path, dict[str, subprocess.Popen[str]]]


@pytest.fixture(scope="module")
def builds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Builds]:
    """The folder of the export, and both builds of it, running beside the site's own."""
    folder = export(tmp_path_factory.mktemp("export") / "guide").parent
    material = [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", "material"]
    # Not its script, which does not start once the folder of the project has moved.
    newer = [str(zensical()), "-m", "zensical", "build", "--strict"]
    commands = {"material": material, "site": newer}
    running = {
        name: subprocess.Popen(
            [*command, "-f", "mkdocs.yml"],
            cwd=folder,
            env={**os.environ, "NO_MKDOCS_2_WARNING": "1", "PYTHONPATH": ""},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for name, command in commands.items()
    }
    yield folder, running
    for process in running.values():
        process.kill()


@pytest.mark.parametrize("name", ["material", "site"], ids=["mkdocs-material", "zensical"])
def test_the_export_has_the_text_of_the_site(builds: Builds, site: Path, name: str) -> None:
    folder, running = builds
    said, _ = running[name].communicate(timeout=300)
    assert running[name].returncode == 0, said
    built = folder / name
    pages = sorted(path.relative_to(site) for path in site.rglob("index.html"))
    assert len(pages) > 100
    assert sorted(path.relative_to(built) for path in built.rglob("index.html")) == pages
    for page in pages:
        assert words(built / page) == words(site / page), page
