"""What CONTRIBUTING.md asks of every program and no run shows: no waiting, no files that stay."""

import ast
import re
from collections.abc import Iterator

import pytest

from proof.examples.records import examples
from proof.matrix.versions import ROOT, SUITES, Suite

_LONGEST = 0.5  # seconds that a program may wait on purpose, all waits of its text together


def faults(program: str) -> Iterator[str]:
    """A program runs in an empty folder: what it writes goes there, or to a temporary one.

    JAX's own events have names such as `/jax/core/compile/backend_compile_duration`.
    """
    waits = 0.0
    for node in ast.walk(ast.parse(program)):
        match node:
            case ast.Call(func=ast.Attribute(attr="sleep"), args=[ast.Constant(value=seconds)]):
                waits += float(str(seconds))
            case ast.Constant(value=str(text)) if re.match(r"/(?!jax/)\w+/|~/", text):
                yield f"the path {text!r}"
            case ast.Attribute(attr="home" | "expanduser"):
                yield "the folder of the reader"
    if waits > _LONGEST:
        yield f"{waits} seconds of waiting"


@pytest.mark.parametrize("suite", SUITES, ids=lambda suite: suite.folder)
def test_no_program_waits_or_leaves_a_file(suite: Suite) -> None:
    programs = examples(ROOT, suite)
    found = [
        f"{path.relative_to(ROOT).as_posix()}: {fault}"
        for path in programs
        for fault in faults(path.read_text("utf-8"))
    ]
    assert not found, "\n".join(found)
    assert len(programs) > 100


@pytest.mark.parametrize(
    "line", ["time.sleep(3)", "open('/tmp/left', 'w')", "p.write_text('~/left')", "Path.home()"]
)
def test_a_fault_is_found(line: str) -> None:
    assert list(faults(line))
    assert not list(faults("time.sleep(0.1)\nopen('left', 'w')\nx / y"))
