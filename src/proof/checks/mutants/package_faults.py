"""Faults of the package as others get it: its metadata, its contents, its locks, its versions."""

import json
import random
import re
from pathlib import Path

from proof.checks.mutants.faults import kind

FILES = ("pyproject.toml", "requirements.lock", "snippets/versions.toml", "snippets/matrix.json")


def _changed(root: Path, name: str, rng: random.Random, changes: dict[str, str]) -> str | None:
    """Make one of some changes of a file's text."""
    path = root / name
    text = path.read_text("utf-8")
    possible = [before for before in changes if before in text]
    if not possible:
        return None
    before = rng.choice(possible)
    path.write_text(text.replace(before, changes[before], 1), "utf-8")
    return f"{name}: {before!r} -> {changes[before]!r}"


@kind
def hash_of_a_lock(root: Path, rng: random.Random) -> str | None:
    """A hash in a lock becomes another one."""
    path = rng.choice([root / "requirements.lock", *sorted((root / "tools/locks").glob("*.lock"))])
    text = path.read_text("utf-8")
    match = rng.choice(list(re.finditer(r"sha256:[0-9a-f]{64}", text)))
    other = match[0][:-1] + ("0" if match[0][-1] != "0" else "1")
    path.write_text(text[: match.start()] + other + text[match.end() :], "utf-8")
    return f"{path.relative_to(root)}: {match[0][:20]}… ends in {other[-1]}"


@kind
def bound_of_a_dependency(root: Path, rng: random.Random) -> str | None:
    """The package asks for a Python or a JAX that a recorded version is not."""
    return _changed(
        root,
        "pyproject.toml",
        rng,
        {
            'requires-python = ">=3.11"': 'requires-python = ">=3.12"',
            '"jax>=0.4.30"': '"jax>=0.5"',
            '"jaxlib>=0.4.30"': '"jaxlib>=0.4.30,<0.12"',
            '"pytest>=9"': '"pytest>=99"',
        },
    )


@kind
def undeclared_dependency(root: Path, rng: random.Random) -> str | None:
    """What is imported is not asked for."""
    gone = {', "numpy"]': "]", '    "hypothesis",\n': "", ', "packaging"': "", '"playwright", ': ""}
    return _changed(root, "pyproject.toml", rng, gone)


@kind
def entry_point(root: Path, rng: random.Random) -> str | None:
    """The plug-in of pytest is named wrongly."""
    names = {"jitguide.pytest_plugin": "jitguide.pytest_plugins"}
    return _changed(root, "pyproject.toml", rng, names)


@kind
def file_left_out_of_the_wheel(root: Path, rng: random.Random) -> str | None:
    """The wheel is built without a file that the package reads."""
    section = '[tool.hatch.build.targets.wheel]\npackages = ["src/jitguide"]\n'
    choices = ["rules.json", "*.md", "py.typed", "starter.py"]
    exclude = f'exclude = ["{rng.choice(choices)}"]\n'
    return _changed(root, "pyproject.toml", rng, {section: section + exclude})


@kind
def python_of_a_version(root: Path, rng: random.Random) -> str | None:
    """The list of versions names a Python that a version was not run with."""
    pythons = {'"3.13"': '"3.12"', '"3.11"': '"3.12"'}
    return _changed(root, "snippets/versions.toml", rng, pythons)


@kind
def claim_of_the_matrix(root: Path, rng: random.Random) -> str | None:
    """The manifest claims another set of versions for an example than was run."""
    path = root / "snippets" / "matrix.json"
    data = json.loads(path.read_text("utf-8"))
    entries = data["examples"]
    name = rng.choice(sorted(entries))
    versions = entries[name]["on"].split()
    entries[name]["on"] = " ".join(versions[:-1] if len(versions) > 1 else [*versions, "0.4.30"])
    path.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    return f"snippets/matrix.json: {name}: one version less"
