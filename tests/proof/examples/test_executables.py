"""XLA compiles the same program once, unless a program asks for its executable."""

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from proof.examples import executables
from proof.examples.outcomes import run_now
from proof.examples.program import Program
from proof.matrix.versions import ROOT


class Module:
    """Stands for StableHLO."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __str__(self) -> str:
        return self.text


class Options:
    """Stands for XLA's options, which say all of themselves in bytes alone."""

    def __init__(self, said: bytes) -> None:
        self.said = said

    def SerializeAsString(self) -> bytes:  # noqa: N802 - as XLA has it
        return self.said


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What was compiled."""
    monkeypatch.setattr(executables, "_kept", type(executables._kept)())
    executables.share(True)
    yield []
    executables.share(False)


def asker(compiled: list[str]) -> Any:
    def compile_module(backend: Any, module: Any, *arguments: Any, **options: Any) -> object:
        compiled.append(str(module))
        return object()

    return executables._sharing_of(compile_module)


def test_the_same_module_is_compiled_once(compiled: list[str]) -> None:
    ask, cpu = asker(compiled), SimpleNamespace()
    first = ask(cpu, Module("a"), ["device 0"], options=Options(b"1"))
    assert ask(cpu, Module("a"), ["device 0"], options=Options(b"1")) is first
    assert compiled == ["a"]
    ask(cpu, Module("b"), ["device 0"], options=Options(b"1"))
    ask(cpu, Module("a"), ["device 1"], options=Options(b"1"))
    ask(cpu, Module("a"), ["device 0"], options=Options(b"2"))
    ask(SimpleNamespace(), Module("a"), ["device 0"], options=Options(b"1"))
    assert compiled == ["a", "b", "a", "a", "a"]


def test_a_callback_is_compiled_each_time(compiled: list[str]) -> None:
    ask = asker(compiled)
    for _ in range(2):
        ask(None, Module('custom_call @xla_ffi_python_cpu_callback "0x7f00"'))
    assert len(compiled) == 2


def test_nothing_is_shared_where_it_is_off(compiled: list[str]) -> None:
    ask = asker(compiled)
    ask(None, Module("a"))
    executables.share(False)
    ask(None, Module("a"))
    assert compiled == ["a", "a"]


def test_the_oldest_goes_first(compiled: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(executables, "KEPT", 2)
    ask = asker(compiled)
    for text in "abacab":
        ask(None, Module(text))
    assert compiled == ["a", "b", "c", "b"]


WORK = """
import jax, jax.numpy as jnp
from proof.examples import executables
jax.jit(lambda x: jnp.sin(x) * 3.5)(1.0)
print(len(executables._kept) > BEFORE)
"""
HLO = """
import jax
compiled = jax.jit(lambda x: x * 7.25).lower(1.0).compile()
print("example_of_executables.py" in compiled.as_text())
"""


def test_the_worker_shares_but_not_what_a_program_looks_at() -> None:
    def did(source: str) -> str:
        return run_now(Program(ROOT / "example_of_executables.py", source)).text

    assert did(WORK.replace("BEFORE", "0")) == "True\n"
    assert did(WORK.replace("BEFORE", "0") + "# .compile(\n") == "True\n"
    held = "from proof.examples import executables\nprint(len(executables._kept))\n"
    before = did(held)
    # The same, from other lines of the file: an executable carries the lines it was made from.
    first, second = did(HLO), did("\n\n" + HLO)
    assert first == second
    assert did(held) == before
