"""`make lock` replaces requirements.lock whole or not at all; an unfinished set-up starts again."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from proof.matrix import environments
from proof.matrix.versions import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell script")


def lock(folder: Path, uv: str) -> tuple[int, dict[str, str]]:
    """Run the script with a stand-in for uv; give its status and what lies there afterwards."""
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "lock.sh", folder / "tools")
    (folder / "requirements.lock").write_text("old\n")
    program = folder / ".venv" / "bin" / "uv"
    program.parent.mkdir(parents=True)
    seek = 'while [ "$1" != --output-file ]; do shift; done'
    program.write_text(f'#!/bin/sh\necho "$@" >"$0.asked"\n{seek}\n{uv}\n')
    program.chmod(0o755)
    ran = subprocess.run(["sh", "tools/lock.sh"], cwd=folder, capture_output=True, text=True)
    return ran.returncode, {p.name: p.read_text() for p in folder.iterdir() if p.is_file()}


def test_a_new_lock_takes_the_place_of_the_old(tmp_path: Path) -> None:
    assert lock(tmp_path, 'echo new >>"$2"') == (0, {"requirements.lock": "old\nnew\n"})


def test_uv_that_fails_leaves_the_old(tmp_path: Path) -> None:
    assert lock(tmp_path, 'echo half >"$2"; exit 2') == (2, {"requirements.lock": "old\n"})


def test_an_interrupt_leaves_the_old(tmp_path: Path) -> None:
    status, files = lock(tmp_path, 'echo half >"$2"; kill -INT $PPID; exit 130')
    assert (status, files) == (130, {"requirements.lock": "old\n"})


def test_a_lock_is_for_every_machine_that_installs_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without `--universal` it is good for the machine that wrote it, where nobody notices."""
    asked = {}
    lock(tmp_path, 'echo new >"$2"')
    asked["tools/lock.sh"] = (tmp_path / ".venv" / "bin" / "uv.asked").read_text().split()

    def uv(*arguments: str, stdin: str) -> None:
        asked["environments.py"] = list(arguments)
        Path(arguments[arguments.index("--output-file") + 1]).touch()

    monkeypatch.setattr(environments, "_uv", uv)
    environments.compile_lock(tmp_path / "a.lock", ["pyproject.toml"], "3.13")
    for file, options in asked.items():
        lacking = {"--universal", "--generate-hashes"} - set(options)
        assert not lacking, f"{file} does not ask uv for {sorted(lacking)}"
    oldest = re.search(r"oldest=(\d+)", (ROOT / "tools" / "find-python.sh").read_text("utf-8"))
    assert oldest, "find-python.sh names no oldest Python"
    options = asked["tools/lock.sh"]
    assert options[options.index("--python-version") + 1] == f"3.{oldest[1]}", options


def set_up(folder: Path, failing: int) -> tuple[int, bool]:
    """Run the script on an environment that is there, its Python failing at one of its calls."""
    python = folder / "venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(
        f'#!/bin/sh\necho x >>"{folder}/calls"\n[ "$(wc -l <"{folder}/calls")" -ne {failing} ]\n'
    )
    python.chmod(0o755)
    ready = folder / "venv" / ".ready"
    ready.write_text("\n")
    (folder / "a.lock").write_text("uv==1.0\n")
    command = ["sh", str(ROOT / "tools" / "setup.sh"), "venv", "a.lock"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    return ran.returncode, ready.exists()


def test_a_set_up_that_was_cut_off_is_begun_again(tmp_path: Path) -> None:
    """The mark of the one before is gone; where uv finds nothing, pip takes its place."""
    for name, failing, done in (("whole", 0, True), ("uv", 2, True)):
        assert set_up(tmp_path / name, failing) == (0, done), name
    for name, failing in (("first", 1), ("last", 3)):
        status, ready = set_up(tmp_path / name, failing)
        assert status and not ready, name
