"""Each injected fault still finds what it breaks; a check that cannot run has noticed nothing."""

import random
from pathlib import Path

import pytest

from jitguide.command import CommandError
from proof.checks.mutants import faults
from proof.checks.mutants.__main__ import _nearest, _noticed
from proof.matrix.versions import ROOT

CHANGES = {
    f"{name} {number}": change
    for name, changes in faults.REWRITTEN.items()
    for number, change in enumerate(changes)
}


@pytest.mark.parametrize("which", CHANGES)
def test_what_is_broken_is_there(which: str) -> None:
    name, before, after = CHANGES[which]
    assert before != after
    assert (ROOT / name).read_text("utf-8").count(before) == 1
    near = [path for _, arguments in _nearest(ROOT, name) for path in arguments[4:]]
    assert near and all((ROOT / path).exists() for path in near), "no check looks at this file"


def test_what_is_gone_is_told(tmp_path: Path) -> None:
    with pytest.raises(CommandError, match=r"a\.js: expected 'x' once, to break it; found 0"):
        faults._rewritten([("a.js", "x", "y")])(tmp_path, random.Random(0))


def test_a_check_that_cannot_run_has_noticed_nothing(tmp_path: Path) -> None:
    (tmp_path / "test_a.py").write_text("def test_a():\n    assert False\n")
    assert _noticed(tmp_path, "tests", ["-m", "pytest", "-q", "test_a.py"])
    with pytest.raises(CommandError, match=r"not found: .*test_b\.py"):
        _noticed(tmp_path, "tests", ["-m", "pytest", "-q", "test_b.py"])


@pytest.mark.parametrize("stage", ["docs/index.md", "snippets/explore/index/tile_static.html"])
def test_the_checks_of_a_file_are_there(stage: str) -> None:
    for _, arguments in _nearest(ROOT, stage):
        assert all((ROOT / path).exists() for path in arguments[4:])
