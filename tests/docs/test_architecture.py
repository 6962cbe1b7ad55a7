"""The page that describes the tree, compared with the tree: nothing missing, nothing left over."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from proof.matrix.versions import ROOT
from proof.pages.page import PageError
from proof.pages.project import Project
from proof.pages.render import with_lists
from proof.pages.tree import members
from support.guide import GUIDE

PAGE = (ROOT / "docs" / "reference" / "architecture.md").read_text("utf-8")
TOP = PAGE.split("## The top of the tree")[1].split("\n## ")[0]


def tracked(root: Path) -> list[str]:
    """The entries at the top of what git tracks."""
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=True
    )
    return sorted({name.split("/")[0] for name in listed.stdout.split("\0") if name})


def undescribed(entries: list[str], page: str) -> list[str]:
    """What is wrong between the entries of the tree and those in the tables of a page."""
    known = [entry.rstrip("/") for entry in re.findall(r"^\| `([^`]+)` \|", page, re.MULTILINE)]
    return [
        *(
            f"{entry}: is in the tree, but no table describes it. If it belongs there, add a row; "
            "if a program left it there, remove it and name it in .gitignore"
            for entry in entries
            if entry not in known
        ),
        *(f"{entry}: has a row, but is not in the tree" for entry in known if entry not in entries),
    ]


@pytest.mark.skipif(
    not (ROOT / ".git").exists() or shutil.which("git") is None, reason="needs the git repository"
)
def test_every_entry_at_the_top_is_described() -> None:
    assert undescribed(tracked(ROOT), TOP) == []


@pytest.mark.skipif(
    not (ROOT / ".git").exists() or shutil.which("git") is None, reason="needs the git repository"
)
def test_nothing_of_the_tree_is_ignored() -> None:
    """A new file beside one that a pattern takes for a leftover would never be committed."""
    ask = ["git", "ls-files", "--cached", "--ignored", "--exclude-from=.gitignore"]
    ignored = subprocess.run(ask, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert not ignored, f".gitignore leaves out:\n{ignored}"


def test_what_is_described_is_there() -> None:
    """Also where there is no git."""
    entries = [path.name for path in ROOT.iterdir()]
    assert [fault for fault in undescribed(entries, TOP) if "not in the tree" in fault] == []


def test_a_folder_that_a_program_left_is_named() -> None:
    table = "| `src/` | code |\n| `gone/` | was removed |\n"
    assert undescribed([".tracing_cache", "src"], table) == [
        ".tracing_cache: is in the tree, but no table describes it. If it belongs there, add a "
        "row; if a program left it there, remove it and name it in .gitignore",
        "gone: has a row, but is not in the tree",
    ]


def test_every_module_is_drawn() -> None:
    drawn = with_lists(PAGE, "", GUIDE)
    folders = ["src/jitguide", "src/proof", "tests", "tools", ".github/workflows"]
    assert re.findall(r"^<!-- tree (\S+) -->$", PAGE, re.MULTILINE) == folders
    found = [path for folder in folders for path in members(ROOT / folder, ROOT)]
    assert {ROOT / "src/proof/pages/tree.py", ROOT / "tests/docs/test_architecture.py"} <= set(
        found
    )
    for path in found:
        if path.name != "__init__.py":
            assert f"- `{path.name}`: " in drawn, path
    outside = {path for path in members(ROOT / "src", ROOT) if path not in found}
    assert outside == set(), "these modules stand in no folder that the page draws"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    (tmp_path / "src" / "inner").mkdir(parents=True)
    (tmp_path / "src" / "one.py").write_text('"""Does one thing.\n\nMore."""\n')
    (tmp_path / "src" / "inner" / "__init__.py").write_text('"""The inside."""\n')
    (tmp_path / "src" / "inner" / "two.sh").write_text("#!/bin/sh\n# Does another.\n")
    (tmp_path / "src" / "__pycache__").mkdir()
    return tmp_path


def test_a_folder_is_drawn(project: Path) -> None:
    assert with_lists("Look:\n\n<!-- tree src -->\n", "", Project(project)) == (
        "Look:\n\n"
        "- **`inner/`**: The inside.\n"
        "    - `two.sh`: Does another.\n"
        "- `one.py`: Does one thing.\n"
    )


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("src/new.py", "x = 1\n", "src/new.py: does not say what it is for; expected a docstring"),
        ("src/inner/new.py", '"""\n"""\n', "src/inner/new.py: does not say"),
        ("src/inner/__init__.py", "", "src/inner/__init__.py: does not say"),
        (
            "src/new.yml",
            "name: x\n",
            "src/new.yml: does not say what it is for; expected a comment",
        ),
    ],
)
def test_a_module_that_does_not_say_what_it_is_for(
    name: str, text: str, said: str, project: Path
) -> None:
    (project / name).write_text(text)
    with pytest.raises(PageError, match=said):
        with_lists("<!-- tree src -->", "", Project(project))


def test_a_folder_that_is_not_there(project: Path) -> None:
    with pytest.raises(PageError, match="none: there is no such folder"):
        with_lists("<!-- tree none -->", "", Project(project))
