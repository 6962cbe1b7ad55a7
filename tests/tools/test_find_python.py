"""`make` finds the newest suitable Python, and says clearly when there is none."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from proof.matrix.versions import ROOT

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="make is not used on Windows")


def find(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["sh", "tools/find-python.sh", *arguments],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "HOME": "/nowhere", **environment},
        capture_output=True,
        text=True,
    )


def fake(folder: Path, name: str, script: str) -> None:
    path = folder / name
    path.write_text(f"#!/bin/sh\n{script}\n")
    path.chmod(0o755)


@pytest.fixture
def bin_folder(tmp_path: Path) -> Path:
    """A PATH of its own with the tools that the script needs, and no Python."""
    for name in ("sh", "tr", "sort", "head", "tail", "sed", "grep", "mktemp", "rm"):
        found = next(p for d in os.environ["PATH"].split(":") if (p := Path(d) / name).exists())
        (tmp_path / name).symlink_to(found)
    return tmp_path


def test_takes_the_newest_that_works(bin_folder: Path) -> None:
    fake(bin_folder, "python3", "echo shim is dead >&2; exit 127")
    fake(bin_folder, "python3.11", "echo 11007 /old")
    fake(bin_folder, "python3.13", "echo 13000 /new")
    fake(bin_folder, "python3.12", "echo 12001 /middle")
    found = find(PATH=str(bin_folder))
    assert (found.returncode, found.stdout) == (0, "/new\n")


def test_looks_at_pyenv_and_uv(bin_folder: Path, tmp_path: Path) -> None:
    for root, answer in (("pyenv/versions", "12001 /pyenv"), ("uv", "13001 /uv")):
        folder = tmp_path / root / "some" / "bin"
        folder.mkdir(parents=True)
        fake(folder, "python3", f"echo {answer}")
    only_pyenv = find(PATH=str(bin_folder), PYENV_ROOT=str(tmp_path / "pyenv"))
    both = find(
        PATH=str(bin_folder),
        PYENV_ROOT=str(tmp_path / "pyenv"),
        UV_PYTHON_INSTALL_DIR=str(tmp_path / "uv"),
    )
    assert (only_pyenv.stdout, both.stdout) == ("/pyenv\n", "/uv\n")


def test_none_at_all_is_a_clear_error(bin_folder: Path) -> None:
    found = find(PATH=str(bin_folder))
    assert found.returncode == 1
    assert found.stderr.startswith("error: no suitable Python found: 3.11 to 3.14, with venv.\n")
    assert "make PYTHON=" in found.stderr


def test_one_that_is_too_old_is_named(bin_folder: Path) -> None:
    fake(
        bin_folder, "python3", 'echo "/usr/bin/python3 is Python 3.9.2: 3.11 or newer" >&2; exit 1'
    )
    found = find(PATH=str(bin_folder))
    assert found.returncode == 1
    assert "/usr/bin/python3 is Python 3.9.2" in found.stderr
    assert "Traceback" not in found.stderr


def test_one_without_the_gil_is_refused(tmp_path: Path) -> None:
    start = 'import sysconfig\nsysconfig.get_config_var = lambda name: name == "Py_GIL_DISABLED"\n'
    (tmp_path / "sitecustomize.py").write_text(start)
    fake(tmp_path, "free", f'PYTHONPATH={tmp_path} exec {sys.executable} "$@"')
    found = find(str(tmp_path / "free"))
    assert found.returncode == 1
    assert "a build with the GIL is needed" in found.stderr


def test_the_one_that_was_asked_for_is_taken_or_refused(bin_folder: Path) -> None:
    assert find(sys.executable).stdout.strip() == sys.executable
    missing = find("/no/such/python")
    assert missing.returncode == 1
    assert "PYTHON=/no/such/python: no such program" in missing.stderr
    fake(bin_folder, "broken", "exit 3")
    broken = find(str(bin_folder / "broken"))
    assert broken.returncode == 1
    assert "cannot be used" in broken.stderr


def test_a_program_that_is_no_python_is_refused(bin_folder: Path) -> None:
    fake(bin_folder, "odd", "echo Python 3.13.0")
    found = find(str(bin_folder / "odd"))
    assert (found.returncode, found.stdout) == (1, "")
    assert "odd is no Python: it says 'Python 3.13.0'" in found.stderr


def test_another_python_than_that_of_the_environment_is_refused(tmp_path: Path) -> None:
    (tmp_path / "Makefile").write_text((ROOT / "Makefile").read_text("utf-8"), "utf-8")
    (tmp_path / ".venv").mkdir()
    (tmp_path / ".venv" / ".ready").write_text("/one\n", "utf-8")

    def said(*words: str) -> str:
        ran = subprocess.run(["make", "-n", *words], cwd=tmp_path, capture_output=True, text=True)
        return ran.stderr

    assert "set up with /one, not with /two: run 'make clean' first" in said("help", "PYTHON=/two")
    assert said("help", "PYTHON=/one") == ""
    assert said("clean", "PYTHON=/two") == ""
