"""CONTRIBUTING.md, followed step by step: its words and commands, in a new project."""

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from proof.matrix.environments import interpreter
from proof.matrix.versions import ROOT, installed_jax, recorded
from support.kept import unless_unchanged

TEXT = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
STEPS = dict(re.findall(r"^## (\d)\. .+?\n(.*?)(?=^## |\Z)", TEXT, re.M | re.S))
NEEDED = ("Makefile", "pyproject.toml", "requirements.lock", "conftest.py", "CONTRIBUTING.md")
FOLDERS = ("src", "tools")
SUPPORT = (
    "tests/support/guide.py",
    "tests/support/kept.py",
    "tests/support/page_rules.py",
    "tests/support/site_build.py",
    "tests/support/unchanged.py",
)
FILES = ("snippets/versions.toml", "tests/docs/test_pages.py", *SUPPORT)
unchanged = unless_unchanged(__file__, *NEEDED, *FOLDERS, *FILES)

# The make that runs the tests hands its command line on: to the make of a step it is as if the
# reader had said `ARGS=...`.
SETTINGS = set(re.findall(r"\$\(([A-Z]+)\)", (ROOT / "Makefile").read_text("utf-8")))


def own_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of somebody whom no make has called."""
    return {
        name: value
        for name, value in environment.items()
        if name not in SETTINGS and not name.startswith(("MAKE", "MFLAGS"))
    }


pytestmark = [
    pytest.mark.skipif(os.name != "posix" or shutil.which("make") is None, reason="needs make"),
    pytest.mark.skipif(
        installed_jax() != recorded()[0].jax, reason="CONTRIBUTING.md shows what the newest does"
    ),
]


def blocks(step: str, language: str) -> list[str]:
    """The blocks of one language in one step."""
    found = re.findall(rf"^(`{{3,}}){language}\n(.*?)\n\1$", STEPS[step], re.M | re.S)
    return [text + "\n" for _, text in found]


class Newcomer:
    """Somebody with a copy of the project, who does what CONTRIBUTING.md says."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in (*NEEDED, *FILES):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
        for name in FOLDERS:
            shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        (root / "README.md").write_text("# A project\n", "utf-8")
        # An environment that is set up: the Python of this one, under the name that make uses.
        python = root / ".venv" / "bin" / "python"
        python.parent.mkdir(parents=True)
        python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
        python.chmod(0o755)
        (root / ".venv" / ".ready").touch()

    def run(self, command: str) -> tuple[int, str]:
        """Run one command of a console block."""
        environment = {**own_environment(os.environ), "PYTHONPATH": str(self.root / "src")}
        ran = subprocess.run(
            shlex.split(command), cwd=self.root, env=environment, capture_output=True, text=True
        )
        return ran.returncode, ran.stdout + ran.stderr

    def write_the_program(self) -> None:
        (self.program).parent.mkdir(parents=True, exist_ok=True)
        self.program.write_text(blocks("1", "python")[0], "utf-8")

    @property
    def program(self) -> Path:
        """Step 2 says where the program of step 1 stands."""
        return self.root / blocks("2", "console")[0].split("ARGS=")[1].strip()

    def record_it(self) -> None:
        for command in blocks("2", "console")[0].splitlines():
            status, said = self.run(command)
            assert status == 0, said

    def show_it(self) -> None:
        page = self.root / "docs" / f"{self.program.parent.name}.md"
        page.parent.mkdir(parents=True)
        front = "---\ndescription: Copies.\n---\n\n# Copies\n\n"
        page.write_text(front + blocks("3", "markdown")[0], "utf-8")

    def prove_it(self) -> tuple[int, str]:
        """The commands of step 4, up to the first that fails; the site is for the reader's eyes."""
        commands = blocks("4", "console")[0].splitlines()
        assert commands[-1] == "make serve"
        said = ""
        for command in commands[:-1]:
            status, said = self.run(command)
            if status:
                return status, said
        return 0, said


@pytest.fixture
def newcomer(tmp_path: Path) -> Newcomer:
    return Newcomer(tmp_path)


def test_the_steps_are_these() -> None:
    assert list(STEPS) == ["1", "2", "3", "4"]


def test_what_it_names_is_there() -> None:
    """As far as a path goes until a part that the reader chooses, such as `ENTRY`."""
    paths = re.findall(r"`((?:docs|snippets|src|tests|tools)/[^`\s]*)`", TEXT)
    assert len(paths) > 10
    for path in paths:
        fixed = re.split(r"/[A-Z]+(?=[/._]|$)", path)[0]
        assert (ROOT / fixed).exists(), path


def strange_names(text: str) -> list[str]:
    """Names that their file does not have, and comments that no program makes."""
    found = [
        f"{name} of {path}"
        for name, path in re.findall(r"`([A-Za-z]\w+)` of\s+`(\S+\.(?:py|yml))`", text)
        if not re.search(rf"\b{name}\b", (ROOT / path).read_text("utf-8"))
    ]
    folders = (ROOT / "snippets", ROOT / "tests/jitguide/errors/cases")
    programs = [path.read_text("utf-8") for folder in folders for path in folder.rglob("*.py")]
    written = {match for text in programs for match in re.findall(r"# \w+:? ?\w*", text)}
    for said in re.findall(r"`(# .+?)`", text):
        # Up to what the writer chooses: a class, a name, a version.
        form = re.match(r"# [a-z]+:?(?: [a-z]+)?", said)
        if not form or not any(comment.startswith(form[0]) for comment in written):
            found.append(said)
    return found


def test_the_names_and_comments_that_it_asks_for_mean_something() -> None:
    assert not (found := strange_names(TEXT)), found
    names = "`NAMES` of `src/jitguide/problems/catalogue.py`"
    comments = "`# raises ClassName`, `# needs jax >= 0.8`, `# argument: NAME`"
    assert not strange_names(f"{names}, {comments}")
    for right, wrong in (("NAMES", "NAME"), ("raises", "fails"), ("argument:", "arg:")):
        assert len(strange_names(f"{names}, {comments}".replace(right, wrong, 1))) == 1, wrong


def test_the_variable_for_another_python_is_the_one_that_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (name,) = re.findall(r"`(PYTHON\w+)=", TEXT)
    named = tmp_path / "python"
    named.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
    named.chmod(0o755)
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    monkeypatch.setenv(name.replace("3_11", version.replace(".", "_")), str(named))
    assert interpreter(version) == named


def test_the_make_of_a_step_does_what_its_own_line_says(
    newcomer: Newcomer, monkeypatch: pytest.MonkeyPatch
) -> None:
    status, alone = newcomer.run("make -n test")
    for name, value in (("MAKEFLAGS", "k -- ARGS=--version"), ("ARGS", "--version"), ("JAX", "9")):
        monkeypatch.setenv(name, value)
    assert newcomer.run("make -n test") == (status, alone) and status == 0


@unchanged
def test_an_example_is_added(newcomer: Newcomer) -> None:
    newcomer.write_the_program()
    newcomer.record_it()
    # The record is what step 1 shows.
    assert newcomer.program.with_suffix(".txt").read_text("utf-8") == blocks("1", "text")[0]
    newcomer.show_it()
    status, said = newcomer.prove_it()
    assert status == 0, said


@unchanged
def test_without_a_record(newcomer: Newcomer) -> None:
    newcomer.write_the_program()
    newcomer.show_it()
    status, said = newcomer.prove_it()
    assert status != 0
    assert "make records ARGS=snippets/index/repeat_fails.py" in said, said


@unchanged
def test_without_a_page(newcomer: Newcomer) -> None:
    newcomer.write_the_program()
    newcomer.program.with_suffix(".txt").write_text(blocks("1", "text")[0], "utf-8")
    status, said = newcomer.prove_it()
    assert status != 0
    assert "no page shows these examples: snippets/index/repeat_fails.py" in said, said
