"""Examples with other libraries: only `make libraries` runs them, and no change goes unnoticed."""

import shutil
import sys
from pathlib import Path

import pytest

from jitguide.command import CommandError
from proof.examples.program import Outcome, Program, imported
from proof.examples.records import main as make_records
from proof.examples.records import programs, write_outcomes
from proof.examples.worker import _import_libraries
from proof.matrix import command as matrix
from proof.matrix.manifest import write_manifest
from proof.matrix.versions import EXAMPLES, LIBRARIES, ROOT, recorded
from proof.pages.footer import _LIBRARIES, footer
from proof.pages.plugin import PageParser
from proof.pages.project import Project
from support.manifest_faults import manifest_faults

NAME = "snippets/libraries/optax/a.py"
PAGE = f"""# Page

``` {{.python}}
--8<-- "{NAME}"
```
"""
NEWEST, OLDER = (version.jax for version in recorded(ROOT, LIBRARIES))


@pytest.fixture
def root(tmp_path: Path) -> Path:
    for name in ("snippets/versions.toml", f"{LIBRARIES.folder}/versions.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "tools/locks").mkdir(parents=True)
    for jax, optax in ((NEWEST, "0.2.8"), (OLDER, "0.2.6")):
        lock = f"jax=={jax} \\\n    --hash=sha256:0\noptax=={optax} \\\n    --hash=sha256:1\n"
        (tmp_path / f"tools/locks/libraries-{jax}.lock").write_text(lock)
    (tmp_path / NAME).parent.mkdir()
    (tmp_path / NAME).write_text("import optax\n\nprint(optax.sgd)\n")
    write_outcomes(tmp_path / NAME, {NEWEST: "1\n", OLDER: "0\n"})
    write_manifest(tmp_path, [NEWEST, OLDER], LIBRARIES)
    return tmp_path


def foot(root: Path) -> str:
    project = Project(root)
    page = root / "docs" / "page.md"
    page.parent.mkdir(exist_ok=True)
    page.write_text(PAGE)
    return footer(project.page(page), project)


def test_they_are_no_part_of_the_matrix(root: Path) -> None:
    assert programs(root, EXAMPLES) == []
    assert programs(root, LIBRARIES) == [root / NAME]
    assert manifest_faults(root, LIBRARIES) == []


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        (NAME, "was changed; run 'make libraries'"),
        ("snippets/libraries/optax/a.txt", "its records are not those that 'make libraries' wrote"),
        (f"snippets/libraries/optax/a.jax-{OLDER}.txt", "its records are not those"),
        (f"tools/locks/libraries-{OLDER}.lock", "was run with other versions than the locks name"),
    ],
)
def test_a_change_without_a_run_is_named(root: Path, name: str, fault: str) -> None:
    with (root / name).open("a") as file:
        file.write("# changed\n")
    found = manifest_faults(root, LIBRARIES)
    assert len(found) == 1
    assert found[0].startswith(f"{NAME}: {fault}")


def test_a_new_program_must_be_run_on_every_version(root: Path) -> None:
    new = root / "snippets/libraries/optax/b.py"
    new.write_text("print(1)\n")
    fault = "snippets/libraries/optax/b.py: was "
    assert manifest_faults(root, LIBRARIES) == [f"{fault}never run; run 'make libraries'"]
    write_manifest(root, [NEWEST], LIBRARIES)
    assert manifest_faults(root, LIBRARIES) == [
        f"{fault}not run on JAX {OLDER}; run 'make libraries'"
    ]


def test_a_page_that_shows_them_is_not_run_by_pytest() -> None:
    left_out, shown = programs(ROOT, LIBRARIES)[0], programs(ROOT)[0]
    text = "".join(f'```python\n--8<-- "{p.relative_to(ROOT)}"\n```\n\n' for p in (left_out, shown))
    tokens = PageParser(ROOT).parse(text)
    assert [token.content for token in tokens] == [shown.read_text("utf-8")]


def test_the_foot_names_the_libraries_that_the_lock_names(root: Path) -> None:
    assert (
        f"Run with Optax 0.2.8 on JAX {NEWEST}; with Optax 0.2.6 on JAX {OLDER}. "
        f"The results changed: `libraries/optax/a.py` in {NEWEST}."
    ) in foot(root)
    (root / f"tools/locks/libraries-{OLDER}.lock").write_text("optax==0.2.8\n")
    write_manifest(root, [NEWEST, OLDER], LIBRARIES)
    assert f"Run with Optax 0.2.8 on JAX {NEWEST} and {OLDER}. " in foot(root)


def test_make_libraries_checks_and_records(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(matrix, "ROOT", root)
    outcomes = {root / NAME: Outcome("2\n")}
    monkeypatch.setattr(matrix, "outcomes_of", lambda *_: outcomes)
    options = ["--suite", LIBRARIES.folder]
    assert matrix.main([*options, "--check"]) == 1
    assert f"{NAME}: other on JAX {NEWEST}, {OLDER}" in capsys.readouterr().out
    assert matrix.main(options) == 0
    assert (root / NAME).with_suffix(".txt").read_text() == "2\n"
    assert matrix.main([*options, "--check"]) == 0
    assert manifest_faults(root, LIBRARIES) == []


def test_make_records_says_which_command_runs_them() -> None:
    program = programs(ROOT, LIBRARIES)[0]
    with pytest.raises(CommandError, match="not run on the installed JAX; run: make libraries"):
        make_records([str(program)])


def test_what_a_library_warns_of_while_it_is_imported_is_not_shown(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "talkative_library.py").write_text(
        "import warnings\nwarnings.warn('old', DeprecationWarning)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    _import_libraries(Program(tmp_path / "a.py", "import talkative_library\nimport no_library\n"))
    assert capsys.readouterr().err == ""


def test_the_records_of_the_libraries_are_those_of_their_run() -> None:
    assert not (found := manifest_faults(ROOT, LIBRARIES)), "\n".join(found)


def test_the_foot_of_a_page_knows_each_library_that_a_program_imports() -> None:
    texts = (path.read_text("utf-8") for path in programs(ROOT, LIBRARIES))
    modules = {name.partition(".")[0] for text in texts for name in imported(text)}
    others = {"jax", "jitguide", "numpy", "beartype"}  # the last one is a part of jaxtyping's
    assert modules - sys.stdlib_module_names - others <= set(_LIBRARIES)
