"""Every command of `make`, given what it cannot use: it names the cause, and nothing is cut off."""

import gc
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from jitguide.command import CommandError, run_command
from proof.checks import audit, bench
from proof.checks.mutants import __main__ as mutants
from proof.examples import fragments as recordings
from proof.examples import records
from proof.matrix import command as matrix
from proof.matrix import environments, locks, manifest
from proof.matrix.versions import LIBRARIES, ROOT, installed_jax, recorded
from proof.site import command as site
from proof.site import export
from support.site_build import STRICT_BUILD

Main = Callable[[list[str]], int]
RECORDED = ", ".join(version.jax for version in recorded())
LIBRARY_VERSIONS = ", ".join(version.jax for version in recorded(ROOT, LIBRARIES))

CASES: list[tuple[str, Main, list[str], int, str]] = [
    # make …, the function behind it, its arguments, exit status, what is said
    ("records", records.main, ["none.py"], 2, "none.py is no example: expected a file snippets/"),
    ("records", records.main, ["docs"], 2, "docs is no example: expected a file snippets/"),
    ("records", records.main, ["README.md"], 2, "README.md is no example"),
    ("records", records.main, ["--all"], 2, "unrecognized arguments: --all"),
    ("records", records.main, ["snippets/libraries/optax"], 2, "run: make libraries"),
    ("records", recordings.main, ["none.py"], 2, "there is no file"),
    ("matrix", matrix.main, ["9.9"], 2, f"JAX 9.9 is not recorded; expected one of {RECORDED}"),
    ("matrix", matrix.main, ["--chek"], 2, "unrecognized arguments: --chek"),
    (
        "libraries",
        matrix.main,
        ["--suite", "snippets/libraries", "9.9"],
        2,
        f"JAX 9.9 is not recorded; expected one of {LIBRARY_VERSIONS}",
    ),
    ("test", environments.main, ["9.9", "-m", "pytest"], 2, f"expected one of {RECORDED}"),
    ("mutants", mutants.main, ["typo"], 2, "no such kind of fault: 'typo'; expected: character"),
    ("mutants", mutants.main, ["--each=0"], 2, "--each: expected a whole number above 0, got '0'"),
    ("mutants", mutants.main, ["--each=x"], 2, "--each: expected a whole number above 0, got 'x'"),
    ("mutants", mutants.main, ["--minutes=nan"], 2, "--minutes: expected a number above 0"),
    ("export", export.main, ["zensical"], 2, "unrecognized arguments: zensical"),
    ("bench", bench.main, ["fast"], 2, "unrecognized arguments: fast"),
    ("lock", locks.main, ["jax"], 2, "unrecognized arguments: jax"),
    ("audit", audit.main, ["none.lock"], 2, "none.lock: No such file or directory"),
    ("audit", audit.main, ["docs"], 2, "docs: Is a directory"),
    ("audit", audit.main, ["pyproject.toml"], 2, "pyproject.toml:1: expected NAME==VERSION, got"),
    ("site", site.main, ["build", "--nope"], 2, "No such option"),
    ("site", site.main, ["build", "-f", "none.yml"], 2, "'none.yml': No such file or directory"),
    # Names no folder of this tree: a build that takes any place would put a site there.
    ("offline", site.main, ["build", "--site-dir"], 2, "--site-dir: expected one argument"),
    ("serve", site.main, ["serve", "-a", "nowhere"], 1, "Must be a string of format 'IP:PORT'"),
]


@pytest.mark.parametrize(
    ("name", "main", "arguments", "status", "said"),
    CASES,
    ids=[f"{case[0]} {' '.join(case[2])}" for case in CASES],
)
def test_the_culprit_is_named(
    name: str,
    main: Main,
    arguments: list[str],
    status: int,
    said: str,
    capfd: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.chdir(ROOT)
    try:
        ended = run_command(f"make {name}", lambda: main(arguments))
    except SystemExit as end:  # argparse
        ended = int(end.code or 0)
    captured = capfd.readouterr()
    assert ended == status
    assert said in captured.err + caplog.text
    assert "Traceback" not in captured.out + captured.err


def test_every_command_of_make_stands_in_the_table() -> None:
    """Except those that take no input, or only run tools with messages of their own."""
    listed = set(re.findall(r"^([a-z-]+):.*## ", (ROOT / "Makefile").read_text("utf-8"), re.M))
    own = {"help", "setup", "clean", "answers", "attempts", "outcomes", "lint", "browser"}
    assert {case[0] for case in CASES} == listed - own


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_a_version_that_is_not_recorded_reaches_make() -> None:
    dry = subprocess.run(
        ["make", "-n", "test", "JAX=9.9"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert "proof.matrix.environments 9.9 -m pytest" in dry.stdout


@pytest.fixture
def example(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project of one example, in a folder of its own."""
    folder = tmp_path / "snippets"
    folder.mkdir()
    (folder / "versions.toml").write_text(
        f'recorded = [{{ jax = "{installed_jax()}", python = "3.13" }}]\n'
    )
    path = folder / "example.py"
    path.write_text("print(1)\n")
    for module in (records, matrix, recordings, site):
        monkeypatch.setattr(module, "ROOT", tmp_path)
    monkeypatch.setattr(records, "recorded", lambda root=tmp_path: recorded(root))
    monkeypatch.setattr(records, "programs", lambda root=tmp_path: [path])
    monkeypatch.setattr(records, "orphans", list)
    monkeypatch.chdir(tmp_path)
    return path


def test_a_program_that_is_no_text(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example.write_bytes(b"print('\xff')\n")
    assert records.main([]) == 1
    captured = capsys.readouterr()
    assert captured.err.startswith("snippets/example.py: expected text in UTF-8: ")
    assert "0 records changed, 1 faults" in captured.out


def test_a_program_that_is_no_python(example: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example.write_text("print(\n")
    assert records.main([]) == 1
    assert "snippets/example.py" in capsys.readouterr().err
    assert not example.with_suffix(".txt").exists()


def test_a_notebook_is_left_to_the_command_that_runs_it(
    example: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert records.main(["docs/explore/cost.ipynb"]) == 0
    assert "0 examples, 0 records changed, 0 faults" in capsys.readouterr().out
    assert not example.with_suffix(".txt").exists()


def test_a_record_that_cannot_be_written(example: Path) -> None:
    example.with_suffix(".txt").mkdir()
    with pytest.raises(OSError, match=r"example\.txt"):
        records.main([])


def test_a_matrix_interrupted_writes_nothing(
    example: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    example.with_suffix(".txt").write_text("as it was\n")
    before = {path.name: path.read_bytes() for path in example.parent.iterdir()}

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(matrix, "recorded", lambda *_: recorded(example.parents[1]))
    monkeypatch.setattr(matrix, "programs", lambda *_: [example])
    monkeypatch.setattr(matrix, "outcomes_of", interrupted)
    assert run_command("make matrix", lambda: matrix.main([])) == 130
    assert capsys.readouterr().err == "make matrix: interrupted\n"
    assert {path.name: path.read_bytes() for path in example.parent.iterdir()} == before


@pytest.mark.parametrize(
    "text", ["", "recorded = []", "recorded = 3", "recorded = [{ jax = '1' }]", "recorded = ["]
)
def test_a_damaged_list_of_versions(text: str, tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets" / "versions.toml").write_text(text)
    with pytest.raises(CommandError, match=r"versions\.toml: "):
        recorded(tmp_path)


@pytest.mark.parametrize("text", ["", "{", "3", "[1]", "\0"])
def test_a_damaged_manifest(text: str, tmp_path: Path) -> None:
    (tmp_path / "snippets").mkdir()
    (tmp_path / "snippets/matrix.json").write_text(text)
    with pytest.raises(CommandError, match=r"snippets/matrix\.json: is damaged"):
        manifest.read_manifest(tmp_path)


def test_a_lock_that_cannot_be_resolved_stays_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    version = recorded()[0]
    monkeypatch.setattr(environments, "lock_path", lambda version: tmp_path / "a.lock")
    lock = environments.lock_path(version)
    lock.write_text("as it was\n")

    def cut_off(*arguments: str, stdin: str | None = None) -> None:
        Path(arguments[-1]).write_text("half")
        raise CommandError("'uv pip compile' failed with status 2")

    monkeypatch.setattr(environments, "_uv", cut_off)
    with pytest.raises(CommandError):
        environments.write_lock(version)
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {
        lock.name: "as it was\n"
    }


def test_uv_that_fails_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    version = recorded()[0]
    monkeypatch.setattr(environments, "FOLDER", tmp_path / "file" / "below")
    (tmp_path / "file").write_text("")
    monkeypatch.setattr(environments, "interpreter", lambda python: Path(sys.executable))
    with pytest.raises(CommandError, match="'uv venv --clear' failed with status"):
        environments.prepare(version)


@pytest.fixture
def small_site(example: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A site of one page that was built once."""
    folder = example.parents[1]
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# Old\n")
    (folder / "mkdocs.yml").write_text("site_name: Small\n")
    assert site.main(["build", "-q"]) == 0
    return folder / "site"


def test_a_site_is_replaced_whole(small_site: Path) -> None:
    assert "Old" in (small_site / "index.html").read_text("utf-8")
    (small_site.parent / "docs" / "index.md").write_text("# New\n")
    assert site.main(["build", "-q"]) == 0
    assert "New" in (small_site / "index.html").read_text("utf-8")
    assert not list(small_site.parent.glob(".site.*"))
    assert gc.isenabled(), "a build sweeps no memory, but what comes after it does"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["-d", "mkdocs.yml"], "mkdocs.yml: this is no folder, and is left as it is"),
        (["--site-dir=docs"], "docs: this folder holds no site, and is left as it is"),
        (["--site-dir", "mkdocs.yml/site"], "mkdocs.yml: "),
    ],
)
def test_a_site_takes_no_other_place(
    arguments: list[str], said: str, small_site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = sorted(small_site.parent.rglob("*"))
    build = ["build", *arguments]
    assert run_command("make site", lambda: site.main(build)) == 2
    assert said in capsys.readouterr().err
    assert sorted(small_site.parent.rglob("*")) == before


@pytest.mark.parametrize("fault", ["strict", "interrupt"])
def test_a_build_that_fails_leaves_the_old_site(
    fault: str, small_site: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = small_site.parent / "docs" / "index.md"
    page.write_text("# New\n[gone](gone.md)\n")
    if fault == "interrupt":

        def interrupted(*_: object, **__: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr("mkdocs.commands.build._build_page", interrupted)
    # As 'make site' does it; also where somebody asks for quiet, which alone would undo strict.
    makefile = (ROOT / "Makefile").read_text("utf-8")
    arguments = re.findall(r"proof\.site\.command (build .*)\$\(ARGS\)", makefile)[0].split()
    status = {"strict": 1, "interrupt": 130}[fault]
    assert site.main(arguments) == status
    assert site.main([*arguments, "--quiet"]) == status
    assert "Old" in (small_site / "index.html").read_text("utf-8")
    assert not list(small_site.parent.glob(".site.*"))


def test_the_build_that_tests_look_at_is_strict(small_site: Path) -> None:
    (small_site.parent / "docs" / "index.md").write_text("# New\n[gone](gone.md)\n")
    ran = subprocess.run(
        [*STRICT_BUILD, "-d", "new"], cwd=small_site.parent, capture_output=True, text=True
    )
    assert ran.returncode == 1
    assert "'gone.md', but the target is not found" in ran.stderr


@pytest.mark.skipif(os.name != "posix", reason="SIGINT")
@pytest.mark.usefixtures("interrupts_are_heard")
def test_records_interrupted(example: Path) -> None:
    """Records that were written stand; the one being made is not begun."""
    example.write_text(
        "import pathlib, time\nprint('x' * 9)\n"
        "pathlib.Path(__file__ + '.on').touch()\ntime.sleep(60)\n"
    )
    start = (
        "import sys; from pathlib import Path; from proof.examples import records as r\n"
        "from jitguide.command import run_command\n"
        f"r.programs = lambda root=None: [Path({str(example)!r})]\n"
        "sys.exit(run_command('make records', lambda: r.main([])))\n"
    )
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(
        [sys.executable, "-c", start], stderr=subprocess.PIPE, env=environment, text=True
    )
    end = time.monotonic() + 30
    while not Path(f"{example}.on").exists():
        assert time.monotonic() < end, "the program was never run"
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (130, "make records: interrupted\n")
    assert {path.name for path in example.parent.iterdir()} == {
        *("versions.toml", "example.py", "example.py.on")
    }
