"""`make lock` replaces requirements.lock whole or not at all."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from proof.matrix.versions import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="a shell script")


def lock(folder: Path, uv: str) -> tuple[int, dict[str, str]]:
    """Run the script with a stand-in for uv; give its status and what lies there afterwards."""
    (folder / "tools").mkdir()
    shutil.copy(ROOT / "tools" / "lock.sh", folder / "tools")
    (folder / "requirements.lock").write_text("old\n")
    program = folder / ".venv" / "bin" / "uv"
    program.parent.mkdir(parents=True)
    program.write_text(f'#!/bin/sh\nwhile [ "$1" != --output-file ]; do shift; done\n{uv}\n')
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
