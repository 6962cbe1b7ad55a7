"""The line that says how many programs were run, on which versions of JAX, and when."""

from datetime import date

from proof.matrix.manifest import read_date
from proof.matrix.versions import EXAMPLES, SUITES, version_key
from proof.pages.project import Project


def evidence(project: Project) -> str:
    """How many programs ran on every version, and how many with other libraries."""
    versions = sorted((version.jax for version in project.versions), key=version_key)
    entries = project.manifest(EXAMPLES).values()
    on_all = sum(set(entry["on"].split()) == set(versions) for entry in entries)
    others = sum(len(project.manifest(suite)) for suite in SUITES if suite != EXAMPLES)
    day = date.fromisoformat(max(read_date(project.root, suite) for suite in SUITES))
    return (
        f"**{on_all:,} programs, each run on {len(versions)} versions of JAX** on a CPU, from "
        f"{versions[0]} to {versions[-1]}, and {others:,} more with other libraries, last on "
        f"{day.day} {day:%B %Y}. Every output and every error here is a recording of such a run."
    )
