"""The package as others get it: what its wheel contains, what it needs, and that it runs alone."""

import ast
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import Iterator
from email.message import Message
from email.parser import Parser
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.version import Version

from jitguide.problems.catalogue import NAMES
from proof.matrix.locks import locks, sums
from proof.matrix.versions import ROOT, recorded

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
MAIN_LOCK = ROOT / "requirements.lock"
# What is imported under another name than it is installed by.
DISTRIBUTIONS = {
    "IPython": "ipykernel",
    "_pytest": "pytest",
    "axe_playwright_python": "axe-playwright-python",
    "xdist": "pytest-xdist",
    "material": "mkdocs-material",
    "nbformat": "nbclient",
    "pytest_markdown_docs": "pytest-markdown-docs",
    "yaml": "pyyaml",
    # what others of the list are made of, used through them
    **dict.fromkeys(("jinja2", "markdown", "pymdownx", "pygments"), "mkdocs-material"),
    **dict.fromkeys(("ml_dtypes", "scipy"), "jax"),
    "click": "mkdocs",
    "markdown_it": "pytest-markdown-docs",
    "pluggy": "pytest",
}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built as a package index would get it."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def alone(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the unpacked wheel and nothing else."""
    folder = tmp_path_factory.mktemp("alone")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    return folder


def run(alone: Path, *arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python with the wheel in place of the project's own source."""
    environment = {**os.environ, "PYTHONPATH": str(alone), "HOME": str(alone)}
    environment["JAX_PLATFORMS"] = "cpu"
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd=alone,
        env=environment,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=120,
    )


def test_the_wheel_holds_what_the_source_holds(wheel: Path) -> None:
    source = {
        path.relative_to(ROOT / "src").as_posix()
        for path in (ROOT / "src" / "jitguide").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    with zipfile.ZipFile(wheel) as archive:
        held = {name for name in archive.namelist() if ".dist-info/" not in name}
    assert held == source


def test_the_types_of_the_package_are_for_others_too(wheel: Path) -> None:
    """Without this file a type checker takes everything that is imported from it for unknown."""
    with zipfile.ZipFile(wheel) as archive:
        assert "jitguide/py.typed" in archive.namelist()


def test_what_the_hooks_of_the_site_reach_into_is_bounded() -> None:
    """A new lock must not take the next MkDocs, nor the next theme, before somebody looks at it."""
    needs = {need.name: need.specifier for need in map(Requirement, EXTRAS["docs"])}
    for name in ("mkdocs", "mkdocs-material"):
        major = Version(metadata.version(name)).major
        assert not needs[name].contains(f"{major + 1}.0"), f"{name}{needs[name]}"


COMMANDS = {
    "version": (["-m", "jitguide", "--version"], "", PROJECT["version"]),
    "problems": (["-m", "jitguide", "problems"], "", NAMES[0]),
    "start": (["-m", "jitguide", "start", NAMES[0], "attempt.py"], "", "attempt.py"),
    "hint": (["-m", "jitguide", "hint", NAMES[0]], "", "Hint 1"),
    "explain": (
        ["-m", "jitguide", "explain"],
        'Traceback (most recent call last):\n  File "a.py", line 3, in f\n    if x > 0:\n'
        "jax.errors.TracerBoolConversionError: Attempted boolean conversion of traced array with "
        "shape bool[].\n",
        "TracerBoolConversionError",
    ),
    "import": (
        [
            "-c",
            "import jitguide, jax.numpy as jnp; from jitguide import jit_with_static_n as tile\n"
            "print(jitguide.__file__); print(tile(jnp.arange(2), n=2))",
        ],
        "",
        "[0 1 0 1]",
    ),
    "watch": (
        [
            "-c",
            "import jitguide; f = jitguide.watch(lambda x: x + 1); f(1); f(1.0)\nprint(f.traces)",
        ],
        "",
        "2",
    ),
}


@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_runs_from_the_wheel_alone(alone: Path, name: str) -> None:
    arguments, stdin, expected = COMMANDS[name]
    done = run(alone, *arguments, stdin=stdin)
    assert done.returncode == 0, done.stdout + done.stderr
    assert expected in done.stdout.replace(",", ""), done.stdout
    assert str(ROOT) not in done.stdout, "it ran the project's own source"


def test_the_plugin_of_pytest_is_there(alone: Path) -> None:
    test = "def test(assert_traces):\n    assert_traces(lambda x: x, at_most=1)(1)\n"
    (alone / "test_one.py").write_text(test)
    options = ("-p", "no:cacheprovider", "-p", "no:proof", "--rootdir", str(alone))
    done = run(alone, "-m", "pytest", "-q", *options, "test_one.py")
    assert "1 passed" in done.stdout, done.stdout + done.stderr
    entries = next(alone.glob("*.dist-info")) / "entry_points.txt"
    for target in re.findall(r"= *([\w.]+)(?::\w+)?$", entries.read_text("utf-8"), re.M):
        assert run(alone, "-c", f"import {target}").returncode == 0, target


def metadata_of(alone: Path) -> Message:
    return Parser().parsestr((next(alone.glob("*.dist-info")) / "METADATA").read_text("utf-8"))


def test_what_the_wheel_asks_for_can_be_met(alone: Path) -> None:
    """By each recorded version of JAX on its Python, and by what the main lock installs."""
    said = metadata_of(alone)
    pythons = SpecifierSet(str(said["Requires-Python"]))
    needs = [Requirement(str(line)) for line in said.get_all("Requires-Dist", [])]
    own = [need for need in needs if need.marker is None]
    assert {need.name for need in own} == {"jax", "jaxlib", "numpy"}
    for version in recorded():
        assert pythons.contains(f"{version.python}.0"), f"Python {version.python}"
        for need in own:
            if need.name != "numpy":
                assert need.specifier.contains(version.jax), f"{need} and JAX {version.jax}"
    assert pythons.contains(".".join(map(str, sys.version_info[:3])))
    locked = locked_packages(MAIN_LOCK)
    for need in needs:
        versions = locked.get(need.name.lower(), {})
        assert any(need.specifier.contains(v) for v in versions), f"{need}: {list(versions)}"
        assert all(need.specifier.contains(v) for v in versions), f"{need}: {list(versions)}"


def test_what_the_wheel_asks_for_is_what_is_tried() -> None:
    """No JAX older than the oldest recorded one, and no Python that `make` would not take."""
    oldest = recorded()[-1].jax
    needs = {need.name: need.specifier for need in map(Requirement, PROJECT["dependencies"])}
    assert str(needs["jax"]) == str(needs["jaxlib"]) == f">={oldest}"
    found = re.search(
        r"oldest=(\d+) newest=(\d+)", (ROOT / "tools/find-python.sh").read_text("utf-8")
    )
    assert found
    first, last = (f"3.{minor}" for minor in found.groups())
    assert PROJECT["requires-python"] == f">={first}"
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"`make` and Python {first} to {last}" in readme
    assert f"with Python {first} or newer" in readme


def test_the_path_for_edit_links_that_the_readme_shows_is_that_of_the_pages() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    (folder,) = set(re.findall(r"`edit/\w+/(.*?)`", readme))
    assert (ROOT / folder / "index.md").exists()


@pytest.mark.parametrize(
    "file", ["tools/setup.sh", "README.md", ".github/workflows/tests.yml"], ids=str
)
def test_a_lock_is_installed_by_its_hashes(file: str) -> None:
    installs = re.findall(r"pip install .*-r \S+", (ROOT / file).read_text("utf-8"))
    assert installs
    assert all("--require-hashes" in line for line in installs), installs


def imported(folder: Path) -> Iterator[tuple[str, Path]]:
    for path in sorted(folder.rglob("*.py")):
        if "attempts" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
                names = [node.module]
            else:
                continue
            yield from ((name.partition(".")[0], path) for name in names)


def declared(*groups: str) -> set[str]:
    needs = [*PROJECT["dependencies"], *(need for group in groups for need in EXTRAS[group])]
    return {Requirement(need).name.lower() for need in needs}


@pytest.mark.parametrize(
    ("folder", "groups"),
    [("src/jitguide", ["test"]), ("src/proof", [*EXTRAS]), ("tests", [*EXTRAS])],
)
def test_what_is_imported_is_declared(folder: str, groups: list[str]) -> None:
    """The package itself may use pytest in its plug-in, which only pytest loads."""
    ours = {"jitguide", "proof", "support", *(p.stem for p in (ROOT / "tests").glob("*.py"))}
    known = declared(*groups)
    for name, path in imported(ROOT / folder):
        if name in sys.stdlib_module_names or name in ours:
            continue
        distribution = DISTRIBUTIONS.get(name, name).lower()
        assert distribution in known, f"{path.relative_to(ROOT)} imports {name}, undeclared"


def locked_packages(lock: Path) -> dict[str, dict[str, set[str]]]:
    """Hashes by version by name of the packages of a lock."""
    found: dict[str, dict[str, set[str]]] = {}
    hashes: set[str] = set()
    for line in lock.read_text("utf-8").splitlines():
        if start := re.match(r"([A-Za-z0-9._-]+)==([^\s;]+)", line):
            hashes = found.setdefault(start[1].lower(), {}).setdefault(start[2], set())
        hashes.update(re.findall(r"--hash=(\w+:[0-9a-f]+)", line))
    return found


def test_the_locks_agree_on_every_hash() -> None:
    """A package of one version is the same file in each lock; none has a hash of its own."""
    every = {lock: locked_packages(lock) for lock in locks()}
    first: dict[tuple[str, str], tuple[Path, set[str]]] = {}
    compared = 0
    for lock, packages in every.items():
        for name, versions in packages.items():
            for version, hashes in versions.items():
                assert hashes, f"{lock.name}: {name}=={version} has no hash"
                assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", h) for h in hashes), lock.name
                other, same = first.setdefault((name, version), (lock, hashes))
                compared += other != lock
                assert hashes == same, f"{name}=={version}: {lock.name} differs from {other.name}"
    assert compared > 500


def test_every_lock_is_the_one_that_make_lock_wrote() -> None:
    written = (ROOT / "tools" / "locks" / "SHA256SUMS").read_text("utf-8")
    differing = {*written.splitlines()} ^ {*sums().splitlines()}
    changed = sorted({line.partition("  ")[2] for line in differing})
    assert not changed, f"not the locks that 'make lock' wrote: {', '.join(changed)}"


def test_what_is_installed_is_what_is_locked() -> None:
    """Of the packages that decide what the tests see."""
    locked = locked_packages(MAIN_LOCK)
    for name in sorted(declared(*EXTRAS) | {"markdown", "pymdown-extensions"}):
        installed = metadata.version(name)
        assert installed in locked[name], f"{name} {installed}; locked: {list(locked[name])}"
        assert Version(installed)
