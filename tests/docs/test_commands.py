"""The commands that pages show exist."""

import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import jax
import pytest

from proof.examples.records import CASES
from proof.matrix.versions import ROOT
from proof.pages.page import Block, PageError
from proof.site.export import FOLDER
from support.guide import GUIDE


def _blocks(page: Path) -> Sequence[Block]:
    try:
        return GUIDE.page(page).blocks
    except PageError:
        return ()  # test_pages.py names the page and its fault


COMMANDS = sorted(
    {
        line.strip()
        for page in GUIDE.page_paths
        for block in _blocks(page)
        if block.language in ("console", "powershell")
        for line in block.text.splitlines()
        if line.strip() and not line.lstrip().startswith("#")
    }
)
KNOWN = ("make", ".ci/run", "python", "pytest", "mkdocs", "jitguide")


@cache
def help_of(*words: str) -> str:
    command = [sys.executable, "-m", *words, "--help"]
    shown = subprocess.run(command, capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr
    return shown.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_command(command: str) -> None:
    words = shlex.split(command)
    while setting := re.fullmatch(r"(JAX_[A-Z_]+)=\w+", words[0]):
        assert hasattr(jax.config, setting[1].lower()), f"{command!r}: JAX has no {setting[1]}"
        words = words[1:]
    assert words[0] in KNOWN, f"{command!r}: this program is not known here"
    if words[0] == ".ci/run":
        assert os.access(ROOT / ".ci" / "run", os.X_OK)
    elif words[0] == "make":
        if shutil.which("make") is None:
            pytest.skip("needs make")
        _dry(*words[1:])
        targets = re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.M)
        assert any(word in targets for word in words[1:]), f"{command!r}: not in 'make help'"
    elif words[:3] == ["python", "-m", "jitguide"]:
        said = help_of("jitguide", words[3])
        for option in (word.split("=")[0] for word in words[4:] if word.startswith("--")):
            assert option in said, f"{command!r}: there is no option {option}"
    elif words[:3] == ["python", "-m", "pip"]:
        assert words[3] == "install"
        for path in (words[i + 1] for i, word in enumerate(words) if word == "-r"):
            assert (ROOT / path).exists(), f"{command!r}: there is no {path}"
    elif words[0] == "python" and "-m" not in words:
        assert len(words) == 2 and re.fullmatch(r"\w+\.py", words[1]), f"{command!r}: whose file?"
    else:
        module = words[0] if words[0] != "python" else words[words.index("-m") + 1]
        if module == "jitguide.costs":  # the page of the notebook reads them there
            notebook, figures = Path(words[3]), Path(words[words.index("--json") + 1])
            assert figures.parent == notebook.with_name("costs"), command
        options = [word for word in words[1:] if not word.startswith("-")][:1]
        help_of(module, *(options if module == "mkdocs" else []))


@pytest.mark.parametrize("command", [c for c in COMMANDS if "ARGS=" in c])
def test_what_a_command_selects_is_there(command: str) -> None:
    """`ARGS=tests/x.py` names a file, `ARGS="-k word"` a part of the name of one, or a case."""
    given = next(word for word in shlex.split(command) if word.startswith("ARGS="))
    words = shlex.split(given.removeprefix("ARGS="))
    paths = [*ROOT.glob("tests/**/test_*.py"), *ROOT.glob("snippets/**/*.py")]
    paths += ROOT.glob(f"{CASES}/*")
    for before, word in zip(["", *words], words, strict=False):
        if before == "-k":
            assert any(word in path.stem for path in paths), f"{command!r}: {word} selects nothing"
        elif "/" in word:
            assert (ROOT / word).exists(), f"{command!r}: there is no {word}"


def strange_targets(text: str) -> list[str]:
    """What a sentence has `make` do, and `make` cannot, such as `make record ARGS=FILE`."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    known = {*re.findall(r"^([a-z-]+):.*## ", makefile, re.M), "…"}
    return [
        f"make {said}"
        for said in re.findall(r"`make ([^`]+)`", text)
        if not known.intersection(word for word in said.split() if "=" not in word)
    ]


def test_a_sentence_names_what_make_can_do() -> None:
    assert not [
        said for page in GUIDE.page_paths for said in strange_targets(GUIDE.page(page).text)
    ]
    assert strange_targets("`make record ARGS=FILE`, `make test`") == ["make record ARGS=FILE"]


# What CONTRIBUTING and the messages of tests say that a command writes or looks at.
STEPS = {
    "records": "examples.records examples.fragments examples.notebook pages.lesson_notebooks "
    "pages.problem_notebooks",
    "answers": "support.known_errors",
    "attempts": "support.tried",
    "outcomes": "support.kept",
    "matrix": "matrix.command",
    "libraries": "matrix.command",
    "lint": "ruff ruff mypy checks.language",
    "lock": "matrix.locks",
}


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize("target", STEPS)
def test_a_command_takes_each_of_its_steps(target: str) -> None:
    dry = _dry(target)
    steps = re.findall(r"python -m (?:proof\.)?([\w.]+)", dry)
    assert steps == STEPS[target].split(), dry


def _dry(*words: str) -> str:
    # Not the settings of the make that runs the tests.
    environment = {"PATH": os.environ["PATH"]}
    dry = subprocess.run(
        ["make", "-n", *words], cwd=ROOT, env=environment, capture_output=True, text=True
    )
    assert dry.returncode == 0, dry.stderr
    return dry.stdout


# Read from the environment, into which make puts what its command line says.
_READ_ELSEWHERE = {("test", "FRESH"), ("browser", "CHROMIUM")}


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_a_setting_of_a_command_changes_what_it_runs() -> None:
    """A check that writes, because `--check` was lost on the way, is green whatever it finds."""
    makefile = (ROOT / "Makefile").read_text("utf-8")
    settings = {
        (target, name)
        for target, said in re.findall(r"^([a-z-]+):.*## (.*)$", makefile, re.M)
        for name in re.findall(r"\b([A-Z]+)=", said)
    }
    run = [ROOT / ".ci" / "run", *(ROOT / ".github" / "workflows").glob("*.yml")]
    used = [*COMMANDS, *(line for path in run for line in path.read_text("utf-8").splitlines())]
    settings |= {
        (said[1], name)
        for line in used
        if (said := re.search(r"\bmake ([a-z]+)((?: [A-Z]+=\S+)+)", line))
        for name in re.findall(r" ([A-Z]+)=", said[2])
    }
    assert {("matrix", "CHECK"), ("libraries", "CHECK"), ("export", "CHECK")} <= settings
    for target, name in sorted(settings - _READ_ELSEWHERE):
        value = "0.8.3" if name == "JAX" else "1"
        assert _dry(target, f"{name}={value}") != _dry(target), f"make {target} {name}={value}"


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_a_site_is_built_strictly_for_the_place_that_it_is_read_from() -> None:
    built = {target: _dry(target) for target in ("site", "offline")}
    assert all("proof.site.command build --strict" in said for said in built.values()), built
    assert "OFFLINE=true " in built["offline"] and "OFFLINE" not in built["site"], built


def strange_modules(text: str) -> list[str]:
    """Modules that a sentence has Python run, and that are not there."""
    return [
        name
        for name in re.findall(r"`[^`\n]*\bpython -m ([\w.]+)[^`\n]*`", text)
        if not runnable(name)
    ]


@cache
def runnable(name: str) -> bool:
    try:
        found = importlib.util.find_spec(name)
        return found is not None and (
            not found.submodule_search_locations
            or importlib.util.find_spec(f"{name}.__main__") is not None
        )
    except ModuleNotFoundError:
        return False


def test_a_sentence_runs_modules_that_are_there() -> None:
    for path in GUIDE.page_paths:
        assert not (found := strange_modules(path.read_text("utf-8"))), f"{path}: {found}"
    assert not strange_modules("`python -m proof.site.policy site`, `py -m venv .venv`")
    assert strange_modules("`python -m proof.site.policies site`") == ["proof.site.policies"]
    assert strange_modules("`python -m proof.site`") == ["proof.site"]


def strange_folders(text: str) -> list[str]:
    """Folders into which, as a text says, something is written, and nothing is."""
    site = re.findall(r"^site_dir: (\S+)$", (ROOT / "mkdocs.yml").read_text("utf-8"), re.M)
    other = re.findall(r"--site-dir (\S+)", (ROOT / "Makefile").read_text("utf-8"))
    made = {*site, *other, FOLDER.relative_to(ROOT).as_posix()}
    named = re.findall(r"\binto `?([\w.-]+(?:/[\w.-]+)*)/(?!\w)", text)
    return [name for name in named if name not in made and not (ROOT / name).is_dir()]


def test_a_folder_that_something_is_written_into_is_the_one_that_is_made() -> None:
    for path in (*GUIDE.page_paths, ROOT / "Makefile"):
        assert not (found := strange_folders(path.read_text("utf-8"))), f"{path}: {found}"
    said = "into `site/`, into site-offline/ (open it), into `build/export/`, into `docs/learn/`"
    assert not strange_folders(said)
    assert strange_folders(said.replace("export", "plain")) == ["build/plain"]


def test_there_are_commands() -> None:
    assert {"make serve", "make test", "mkdocs serve --livereload", "pytest"} <= set(COMMANDS)


def test_every_folder_of_tests_is_run_by_some_command() -> None:
    config = (ROOT / "pyproject.toml").read_text("utf-8")
    makefile = (ROOT / "Makefile").read_text("utf-8").replace(" -n auto --dist loadgroup", "")
    for folder in (ROOT / "tests").iterdir():
        if folder.is_dir() and any(folder.rglob("test_*.py")):
            run = f'"tests/{folder.name}"' in config or f"pytest tests/{folder.name}" in makefile
            assert run, f"tests/{folder.name} stands in no testpaths and in no command of make"


def test_every_page_is_among_the_tests() -> None:
    """Its programs, links and words are proved as it is collected."""
    options = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["pytest"]
    roots = [ROOT / path for path in options["ini_options"]["testpaths"]]
    left_out = [
        page.relative_to(ROOT).as_posix()
        for page in GUIDE.page_paths
        if not any(page.is_relative_to(root) for root in roots)
    ]
    assert not left_out, f"no testpaths of pyproject.toml holds {left_out}"


@pytest.mark.skipif(os.name != "posix" or shutil.which("make") is None, reason="needs make")
def test_make_clean_leaves_nothing_that_git_ignores(tmp_path: Path) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    ignored = (ROOT / ".gitignore").read_text("utf-8")
    for name in re.findall(r"^/?([^#\s]+)/$", ignored, re.M):
        (tmp_path / name.replace("*", "any") / "a").mkdir(parents=True)
    (tmp_path / "src" / "a" / "__pycache__").mkdir(parents=True)
    (tmp_path / "src" / "a" / "kept.py").touch()
    environment = {"PATH": os.environ["PATH"]}
    command = ["make", "clean"]
    subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, check=True)
    left = {path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*")}
    more = sorted(left ^ {"Makefile", "src", "src/a", "src/a/kept.py"})
    assert not more, f"make clean leaves, or takes what nobody made: {more}"
