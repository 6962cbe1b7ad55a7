"""Rewrites a page's Markdown before the site builds it: outcomes by version, marks, and the foot.

The page as written is complete without this: it shows each program and its newest record. What is
added here follows from the records alone.
"""

import re
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from proof.examples.program import Program, imported
from proof.examples.records import record_path
from proof.matrix.environments import lock_path
from proof.matrix.manifest import versions_run
from proof.matrix.versions import SUITES, Recorded, Suite, recorded, suite_of, version_key
from proof.pages.reading import Reading

_BLOCK = re.compile(
    r"^(?P<indent>[ \t]*)(?P<mark>`{3,})[ ]*\{(?P<options>[^{}\n]*)\}[ ]*\n"
    r"[ \t]*--8<-- \"(?P<path>snippets/[^\"\n]+)\.(?P<kind>py|txt)\"[ ]*\n"
    r"[ \t]*(?P=mark)[ ]*$",
    re.MULTILINE,
)
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
_FINAL_ERROR = re.compile(r"^(?:[A-Za-z_]\w*\.)*(?P<name>[A-Z]\w*)(?::|$)")


def error_of(record: str) -> str | None:
    """Class name of the error that ends a record, or None where the program ran to its end."""
    _, traceback, after = record.rpartition("Traceback (most recent call last):\n")
    if not traceback:
        return None
    for line in after.splitlines():
        if not line.startswith(" "):
            match = _FINAL_ERROR.match(line)
            return match["name"] if match else None
    return None


@dataclass(frozen=True)
class Run:
    """Versions next to each other, newest first, on which an example did the same."""

    versions: tuple[Recorded, ...]
    record: Path | None
    name: str


def runs(program: Path, reading: Reading) -> list[Run]:
    """The runs of versions with one outcome each, newest first.

    Where the recorded Python changes together with the outcome, the name says so: then Python may
    be the reason.
    """
    since = reading.since(program)
    newest = record_path(program)
    groups: list[tuple[list[Recorded], Path | None]] = [([], newest if newest.exists() else None)]
    for entry in recorded(reading.root, suite_of(program, reading.root)):
        if entry.jax in since:
            groups.append(([], since[entry.jax]))
        groups[-1][0].append(entry)
    versions = [entries for entries, _ in groups]
    borders = [newer[-1].python != older[0].python for newer, older in pairwise(versions)]
    return [
        Run(tuple(entries), record, _name(entries, any(borders[max(0, i - 1) : i + 1])))
        for i, (entries, record) in enumerate(groups)
    ]


def _name(entries: list[Recorded], with_python: bool) -> str:
    newest, oldest = entries[0].jax, entries[-1].jax
    name = f"JAX {newest}" if newest == oldest else f"JAX {oldest} to {newest}"
    return f"{name} on Python {entries[0].python}" if with_python else name


def programs_shown(markdown: str) -> list[str]:
    """The examples that a page shows, relative to the project, each once."""
    shown = (f"{b['path']}.py" for b in _BLOCK.finditer(markdown) if b["kind"] == "py")
    return list(dict.fromkeys(shown))


def with_outcomes(markdown: str, reading: Reading) -> str:
    """Mark failing programs, name each record, and show outcomes that differ in content tabs."""
    return _BLOCK.sub(lambda block: _with_outcome(block, reading), markdown)


def _with_outcome(block: re.Match[str], reading: Reading) -> str:
    program = reading.root / f"{block['path']}.py"
    newest = record_path(program)
    error = error_of(newest.read_text("utf-8")) if newest.exists() else None
    if block["kind"] == "py":
        return _fence(
            block, block["options"] + (" .raises" if error else ""), f"{block['path']}.py"
        )
    outcomes = runs(program, reading)
    if len(outcomes) == 1:
        return _fence(block, _record_options(block["options"], newest), f"{block['path']}.txt")
    indent = block["indent"]
    tabs = []
    for outcome in outcomes:
        path = outcome.record
        assert path is not None
        inner = _fence(
            block,
            _record_options(block["options"], path),
            path.relative_to(reading.root).as_posix(),
            indent + "    ",
        )
        tabs.append(f'{indent}=== "{outcome.name}"\n\n{inner}\n')
    return "\n".join(tabs)


def _record_options(options: str, record: Path) -> str:
    text = record.read_text("utf-8")
    error = error_of(text)
    title = f"Raises {error}" if error else "Output" if text else "Prints nothing"
    return f'{options} title="{title}"' + (" .raises" if error else "")


def _fence(block: re.Match[str], options: str, path: str, indent: str | None = None) -> str:
    space = block["indent"] if indent is None else indent
    mark = block["mark"]
    return f'{space}{mark} {{{options.strip()}}}\n{space}--8<-- "{path}"\n{space}{mark}'


def foot(markdown: str, reading: Reading) -> str:
    """The page's foot: on which versions its examples were run, and what changed when."""
    shown = programs_shown(markdown)
    said = []
    for suite in SUITES:
        own = [path for path in shown if suite_of(reading.root / path, reading.root) == suite]
        said += [_foot_of(suite, own, reading)] if own else []
    if not said:
        return ""
    lines = "\n".join(said)
    return f'\n\n<div class="jg-foot" data-search-exclude markdown>\n{lines}\n</div>\n'


def _foot_of(suite: Suite, shown: list[str], reading: Reading) -> str:
    versions = recorded(reading.root, suite)
    on = versions_run(reading.root, shown, reading.manifest(suite), suite)
    count = f"{len(on)} versions of JAX" if len(on) > 1 else "JAX"
    run = f"The examples on this page were run on {count}: {', '.join(on)}."
    if not suite.tested:
        run = _run_with([version for version in versions if version.jax in on], shown, reading)
    changed = []
    for path in shown:
        since = reading.since(reading.root / path)
        if since:
            names = [entry.jax for entry in versions]
            firsts = [names[names.index(version) - 1] for version in since]
            firsts.sort(key=version_key, reverse=True)
            changed.append(f"`{path.removeprefix('snippets/')}` in {', '.join(firsts)}")
    what = ""
    if changed:
        what = f" What they did changed: {'; '.join(changed)}."
    elif len(on) > 1:
        what = " All did the same on each."
    return run + what


def _run_with(versions: list[Recorded], shown: list[str], reading: Reading) -> str:
    """Name the libraries that examples import, with their versions on each JAX."""
    with_what: dict[str, list[str]] = {}
    for version in versions:
        pins = dict(_PIN.findall(lock_path(version, reading.root).read_text("utf-8")))
        used = {
            f"{name} {pins[package]}"
            for path in shown
            for module in imported(Program.read(reading.root / path).source)
            for package, name in [_LIBRARIES.get(module.partition(".")[0], ("", ""))]
            if package in pins
        }
        with_what.setdefault(_listed(sorted(used, key=str.lower)), []).append(version.jax)
    runs = (f"{used} on JAX {_listed(names)}" for used, names in with_what.items())
    return f"Run with {'; with '.join(runs)}."


def _listed(names: list[str]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
