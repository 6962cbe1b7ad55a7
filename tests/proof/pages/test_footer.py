"""The line about how many programs were run agrees with the manifests."""

import json
from pathlib import Path

from proof.pages.footer import evidence
from proof.pages.project import Project
from proof.pages.render import with_lists


def project(root: Path, runs: dict[str, str]) -> Project:
    """A project with two recorded versions, and a manifest of what ran on which."""
    versions = 'recorded = [\n    { jax = "0.10.0", python = "3.13" },\n'
    versions += '    { jax = "0.9.2", python = "3.11" },\n]\n'
    for folder, entries in {"snippets": runs, "snippets/libraries": {"a.py": "0.10.0"}}.items():
        (root / folder).mkdir()
        (root / folder / "versions.toml").write_text(versions, "utf-8")
        examples = {name: {"on": on} for name, on in entries.items()}
        day = "2026-03-09" if folder == "snippets" else "2025-12-31"
        table = {"date": day, "pythons": {}, "examples": examples}
        (root / folder / "matrix.json").write_text(json.dumps(table), "utf-8")
    return Project(root)


def test_it_counts_what_ran_on_every_version(tmp_path: Path) -> None:
    runs = {"a.py": "0.10.0 0.9.2", "b.py": "0.10.0 0.9.2", "c.py": "0.10.0"}
    said = evidence(project(tmp_path, runs))
    assert said.startswith("**2 programs, each run on 2 versions of JAX** on a CPU, from 0.9.2 to")
    assert " to 0.10.0, " in said
    assert "and 1 more with other libraries. The last run was on 9 March 2026." in said


def test_a_page_without_the_mark_stays_as_it_is(tmp_path: Path) -> None:
    found = project(tmp_path, {"a.py": "0.10.0 0.9.2"})
    assert with_lists("# A\n", "", found) == "# A\n"
    assert with_lists("<!-- proof -->\n", "", found) == f"{evidence(found)}\n"
