"""The versions on which programs were run: one page's in its footer, all on the home page."""

import re
from datetime import date
from pathlib import Path

from proof.examples.program import Program, imported
from proof.matrix.environments import lock_path
from proof.matrix.manifest import versions_run
from proof.matrix.versions import EXAMPLES, SUITES, Recorded, Suite, recorded, suite_of, version_key
from proof.pages.page import Page
from proof.pages.project import Project

_PIN = re.compile(r"^([\w-]+)==(\S+)", re.MULTILINE)
# By the module that users import: the package that a lock names, and what its users call it.
_LIBRARIES = {
    "chex": ("chex", "Chex"),
    "diffrax": ("diffrax", "Diffrax"),
    "equinox": ("equinox", "Equinox"),
    "flax": ("flax", "Flax"),
    "haiku": ("dm-haiku", "Haiku"),
    "jaxtyping": ("jaxtyping", "jaxtyping"),
    "numpyro": ("numpyro", "NumPyro"),
    "optax": ("optax", "Optax"),
    "optimistix": ("optimistix", "Optimistix"),
    "orbax": ("orbax-checkpoint", "Orbax"),
}


def footer(page: Page, project: Project) -> str:
    """One quiet line below the page, with details behind it; empty for a page without programs."""
    lines, details = [], []
    versions: list[str] = []
    for suite in SUITES:
        own = [path for path in page.programs if suite_of(path, project.root) == suite]
        if own:
            line, detail, names = _of_suite(suite, own, project)
            lines.append(line)
            details.append(detail)
            versions = versions or names
    if not lines:
        return ""
    jax = " ".join(versions)
    opened = f'<details class="jg-footer" data-search-exclude data-jax="{jax}" markdown="1">'
    summary = f"<summary>{'; '.join(lines)}</summary>"
    return "\n\n" + "\n\n".join([f"{opened}\n{summary}", *details, "</details>"]) + "\n"


def _of_suite(suite: Suite, programs: list[Path], project: Project) -> tuple[str, str, list[str]]:
    """The line, the details, and the versions of JAX, newest first."""
    versions = recorded(project.root, suite)
    names = [version.jax for version in versions]
    shown = [program.relative_to(project.root).as_posix() for program in programs]
    on = versions_run(project.root, shown, project.manifest(suite).entries, suite)
    line = f"Checked on JAX {on[-1]} to {on[0]}" if len(on) > 2 else f"Checked on JAX {_listed(on)}"
    count = f"{len(on)} versions of JAX" if len(on) > 1 else "JAX"
    detail = f"The examples on this page were run on {count}: {', '.join(on)}."
    if not suite.tested:
        detail = _run_with(
            [version for version in versions if version.jax in on], programs, project
        )
    changed = []
    for program, path in zip(programs, shown, strict=True):
        if since := project.version_records.get(program):
            firsts = [names[names.index(version) - 1] for version in since]
            firsts.sort(key=version_key, reverse=True)
            changed.append(f"`{path.removeprefix('snippets/')}` in {', '.join(firsts)}")
    if changed:
        detail += f" The results changed: {'; '.join(changed)}."
    elif len(on) > 1:
        detail += " The results were the same on each."
    return line, detail, on


def _run_with(versions: list[Recorded], programs: list[Path], project: Project) -> str:
    """Name the libraries that examples import, with their versions on each JAX."""
    modules = {name for path in programs for name in imported(Program.read(path).source)}
    packages = {name.partition(".")[0] for name in modules} & set(_LIBRARIES)
    with_what: dict[str, list[str]] = {}
    for version in versions:
        pins = dict(_PIN.findall(lock_path(version, project.root).read_text("utf-8")))
        used = [_LIBRARIES[package] for package in packages]
        named = sorted((f"{name} {pins[package]}" for package, name in used), key=str.lower)
        with_what.setdefault(_listed(named), []).append(version.jax)
    runs = (f"{used} on JAX {_listed(names)}" for used, names in with_what.items())
    return f"Run with {'; with '.join(runs)}."


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))


def evidence(project: Project) -> str:
    """How many programs ran on every version, and how many with other libraries."""
    versions = sorted((version.jax for version in project.versions), key=version_key)
    entries = project.manifest(EXAMPLES).entries.values()
    on_all = sum(set(entry["on"].split()) == set(versions) for entry in entries)
    others = sum(len(project.manifest(suite).entries) for suite in SUITES if suite != EXAMPLES)
    day = date.fromisoformat(max(project.manifest(suite).date for suite in SUITES))
    return (
        f"**{on_all:,} programs, each run on {len(versions)} versions of JAX** on a CPU, from "
        f"{versions[0]} to {versions[-1]}, and {others:,} more with other libraries. "
        f"The last run was on {day.day} {day:%B %Y}. "
        "Every output and every error here is a recording of such a run."
    )
