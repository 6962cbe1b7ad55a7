"""A version record that was changed by hand, and one that is out of date, are found."""

import shutil
from pathlib import Path

import pytest

from proof.examples.records import write_outcomes
from proof.matrix.manifest import manifest_faults, read_manifest, versions_run, write_manifest
from proof.matrix.versions import ROOT, recorded

NAME = "snippets/a.py"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "snippets").mkdir()
    shutil.copy(ROOT / "snippets" / "versions.toml", tmp_path / "snippets")
    (tmp_path / NAME).write_text("print(1)\n")
    write_outcomes(tmp_path / NAME, {"0.12.0.1": "1\n", "0.4.30": "0\n"})
    write_manifest(tmp_path, [version.jax for version in recorded(tmp_path)])
    return tmp_path


def test_what_the_matrix_wrote_is_right(root: Path) -> None:
    assert manifest_faults(root) == []
    assert len(versions_run(root, [NAME], read_manifest(root))) == len(recorded(root))


def test_a_version_record_changed_by_hand_is_found(root: Path) -> None:
    (root / "snippets/a.jax-0.4.30.txt").write_text("7\n")
    assert "are not those that 'make matrix' wrote" in manifest_faults(root)[0]


def test_a_version_record_removed_or_added_by_hand_is_found(root: Path) -> None:
    (root / "snippets/a.jax-0.4.30.txt").rename(root / "snippets/a.jax-0.4.38.txt")
    assert "are not those that 'make matrix' wrote" in manifest_faults(root)[0]
    (root / "snippets/a.jax-0.4.38.txt").unlink()
    assert "(now: none)" in manifest_faults(root)[0]


def test_a_program_changed_after_the_matrix_is_found(root: Path) -> None:
    (root / NAME).write_text("print(2)\n")
    assert manifest_faults(root) == [f"{NAME}: was changed; its version records need 'make matrix'"]
    assert versions_run(root, [NAME], read_manifest(root)) == [recorded(root)[0].jax]


def test_a_program_that_is_gone_is_found(root: Path) -> None:
    (root / NAME).unlink()
    assert "there is no such example" in manifest_faults(root)[0]


def test_a_new_example_is_said_to_be_run_on_the_newest_alone(root: Path) -> None:
    (root / "snippets/b.py").write_text("print(3)\n")
    assert manifest_faults(root) == []
    assert versions_run(root, [NAME, "snippets/b.py"], read_manifest(root)) == [
        recorded(root)[0].jax
    ]


def test_a_version_that_was_not_run_keeps_what_was_known(root: Path) -> None:
    write_manifest(root, ["0.12.0.1"])
    assert len(versions_run(root, [NAME], read_manifest(root))) == len(recorded(root))


def test_the_records_of_the_guide_are_those_of_the_matrix() -> None:
    assert not (found := manifest_faults(ROOT)), "\n".join(found)
