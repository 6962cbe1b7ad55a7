"""A version record that was changed by hand, and one that is out of date, are found."""

import json
import shutil
import subprocess
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest

from proof.examples.records import write_outcomes
from proof.matrix.manifest import (
    not_run,
    read_manifest,
    versions_run,
    write_manifest,
)
from proof.matrix.versions import ROOT, SUITES, Suite, recorded
from support.manifest_faults import manifest_faults

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
    assert len(versions_run(root, [NAME], read_manifest(root).entries)) == len(recorded(root))


def test_a_version_record_changed_by_hand_is_found(root: Path) -> None:
    (root / "snippets/a.jax-0.4.30.txt").write_text("7\n")
    assert "are not those that 'make matrix' wrote" in manifest_faults(root)[0]


def test_a_version_record_removed_or_added_by_hand_is_found(root: Path) -> None:
    (root / "snippets/a.jax-0.4.30.txt").rename(root / "snippets/a.jax-0.4.38.txt")
    assert "are not those that 'make matrix' wrote" in manifest_faults(root)[0]
    (root / "snippets/a.jax-0.4.38.txt").unlink()
    assert "version records now: none" in manifest_faults(root)[0]


def test_a_program_changed_after_the_matrix_is_found(root: Path) -> None:
    (root / NAME).write_text("print(2)\n")
    assert manifest_faults(root) == [f"{NAME}: was changed; run 'make matrix'"]
    assert versions_run(root, [NAME], read_manifest(root).entries) == [recorded(root)[0].jax]


def test_what_changed_is_what_was_not_run_as_it_stands(root: Path) -> None:
    versions = [version.jax for version in recorded(root)]
    new = root / "snippets/b.py"
    assert not_run(root, versions) == []
    new.write_text("print(2)\n")
    assert not_run(root, versions) == [new]
    write_manifest(root, versions[:1])
    assert not_run(root, versions[:1]) == []
    assert not_run(root, versions) == [new]
    (root / NAME).write_text("print(3)\n")
    assert not_run(root, versions) == [root / NAME, new]
    write_manifest(root, versions)
    (root / "snippets/a.jax-0.4.30.txt").write_text("7\n")
    assert not_run(root, versions) == [root / NAME]


def test_a_program_that_is_gone_is_found(root: Path) -> None:
    (root / NAME).unlink()
    assert "there is no such example" in manifest_faults(root)[0]


def test_a_new_example_is_said_to_be_run_on_the_newest_alone(root: Path) -> None:
    (root / "snippets/b.py").write_text("print(3)\n")
    assert manifest_faults(root) == []
    assert versions_run(root, [NAME, "snippets/b.py"], read_manifest(root).entries) == [
        recorded(root)[0].jax
    ]


def test_a_python_that_a_version_was_not_run_with_is_found(root: Path) -> None:
    versions = root / "snippets" / "versions.toml"
    said = '{ jax = "0.10.2", python = "3.11" }'
    text = versions.read_text("utf-8")
    assert said in text
    versions.write_text(text.replace(said, said.replace("3.11", "3.12")), "utf-8")
    recorded.cache_clear()
    assert manifest_faults(root) == [
        "snippets/versions.toml: says Python 3.12 for JAX 0.10.2, which was run on Python 3.11; "
        "run 'make matrix ARGS=0.10.2'"
    ]
    write_manifest(root, ["0.10.2"])
    assert manifest_faults(root) == []
    table = json.loads((root / "snippets" / "matrix.json").read_text("utf-8"))
    assert table["pythons"]["0.10.2"] == "3.12"
    recorded.cache_clear()


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"on": "0.12.0.1"', '"on": "0.12.0.1 0.4.30"'),
        ('"0.12.0.1": "3.13"', '"0.12.0.1": "3.12"'),
        (f'"{NAME}"', '"snippets/b.py"'),
    ],
    ids=["a version", "a Python", "a name"],
)
def test_a_manifest_that_claims_what_was_not_run_is_found(
    root: Path, before: str, after: str
) -> None:
    (root / "snippets/matrix.json").unlink()
    write_manifest(root, ["0.12.0.1"])
    (root / "snippets/b.py").write_text("print(1)\n")
    text = (root / "snippets/matrix.json").read_text("utf-8")
    assert text.count(before) == 1
    (root / "snippets/matrix.json").write_text(text.replace(before, after), "utf-8")
    assert any("is not what 'make matrix' wrote" in fault for fault in manifest_faults(root))
    write_manifest(root, [])
    assert versions_run(root, [NAME], read_manifest(root).entries) == [], (
        "an entry without seal was kept"
    )


def test_a_version_that_was_not_run_keeps_what_was_known(root: Path) -> None:
    write_manifest(root, ["0.12.0.1"])
    assert len(versions_run(root, [NAME], read_manifest(root).entries)) == len(recorded(root))


def test_the_records_of_the_guide_are_those_of_the_matrix() -> None:
    assert not (found := manifest_faults(ROOT)), "\n".join(found)


def _git(*arguments: str) -> str:
    command = ["git", "-C", str(ROOT), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.folder)
def test_the_day_of_the_guide_is_not_before_its_last_record(suite: Suite) -> None:
    """A merge may keep the older of two days, and each page's foot says it."""
    if not shutil.which("git") or _git("rev-parse", "--is-shallow-repository") != "false":
        pytest.skip("no history of the records")
    others = [f":(exclude){s.folder}" for s in SUITES if s.folder.startswith(f"{suite.folder}/")]
    # A record that was only moved was not run again.
    changed = ("log", "-1", "--format=%as", "-M100%", "--diff-filter=AMD")
    last = _git(*changed, "--", f"{suite.folder}/*.jax-*.txt", *others)
    day = date.fromisoformat(read_manifest(ROOT, suite).date)  # that is of UTC
    a_day = timedelta(days=1)
    assert date.fromisoformat(last) - a_day <= day <= datetime.now(UTC).date() + a_day


def test_the_day_is_that_of_the_last_change(root: Path) -> None:
    path = root / "snippets/matrix.json"
    today = read_manifest(root).date
    path.write_text(path.read_text("utf-8").replace(today, "2025-01-02"), "utf-8")
    write_manifest(root, [version.jax for version in recorded(root)])
    assert read_manifest(root).date == "2025-01-02", "nothing had changed"
    (root / NAME).write_text("print(2)\n", "utf-8")
    write_manifest(root, [version.jax for version in recorded(root)])
    assert read_manifest(root).date >= today
