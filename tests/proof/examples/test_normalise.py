"""Each rule changes what it should and nothing else."""

from pathlib import Path

import pytest

from proof.examples.normalise import RULES, normalise

PROGRAM = Path("/home/reader/guide/example.py")

# name of the rule: (text that it changes, what becomes of it, text that it must leave alone)
CASES = {
    "program path": (
        'File "/home/reader/guide/example.py", line 3',
        'File "example.py", line 3',
        'File "/home/reader/guide/other.py", line 3',
    ),
    "library path": (
        "at /opt/env/lib/python3.13/site-packages/jax/_src/core.py:10",
        "at .../jax/_src/core.py:10",
        "jax/_src/core.py:10 in site-packages",
    ),
    "library line": (
        'at .../flax/linen/module.py:2089:3 (apply), File ".../equinox/_jit.py", line 43, in f',
        'at .../flax/linen/module.py:... (apply), File ".../equinox/_jit.py", line ..., in f',
        "at .../jax/_src/core.py:10 and module.py:3",
    ),
    "runner frames": (
        "5 stack frames (most recent last) excluding JAX-internal frames were:\n" + "-" * 30 + "\n"
        "/home/reader/guide/src/proof/run.py:44:12 (run)\nexample.py:13 (<module>)\n"
        + "-" * 30
        + "\n",
        "5 stack frames (most recent last) excluding JAX-internal frames were:\n" + "-" * 30 + "\n"
        "example.py:13 (<module>)\n" + "-" * 30 + "\n",
        "/home/reader/guide/src/proof/run.py:44:12 (run)\nexample.py:13 (<module>)\n",
    ),
    "address": ("<function f at 0x7f3a12bc9d00>", "<function f at 0x...>", "0xff is 255"),
    "identity": (
        "Tracer(id=140234567), tracer of object id 140234567 under vmap",
        "Tracer(id=...), tracer of object id ... under vmap",
        "id=3 of an object with 3 ids",
    ),
    "order of axes": (
        "float32[2]{j,i} and [2]{k}",
        "float32[2]{i,j} and [2]{k}",
        "f32[2]{V:(j,i)}",
    ),
    "documentation address": (
        "See https://jax.readthedocs.io/en/latest/errors.html#jax.errors.TracerBoolConversionError",
        "See https://docs.jax.dev/en/latest/101/errors.html#jax.errors.TracerBoolConversionError",
        "See https://docs.jax.dev/en/latest/jit-compilation.html",
    ),
    "duration": (
        "Finished tracing f for pjit in 0.000312 sec, g in 5.1e-05 sec, h in 2 sec",
        "Finished tracing f for pjit in ... sec, g in ... sec, h in ... sec",
        "in 3 seconds",
    ),
    "first log line": (
        "a\nWARNING: All log messages before absl::InitializeLog() is called are written to "
        "STDERR\nb\n",
        "a\nb\n",
        "WARNING: All log messages are mine\n",
    ),
    "processor": (
        "a\nE1122 09:01:21.168879   31380 cpu_aot_loader.cc:210] Loading XLA:CPU AOT result. "
        "Target machine feature +prefer-no-gather is not  supported on the host machine.\nb\n",
        "a\nb\n",
        "E... pjrt_executable.cc] Assume version compatibility.\n",
    ),
    "log prefix": (
        "a\nE1122 07:41:26.534845   19489 common_pjrt_client.cc:3073] failed\n"
        "I0000 00:00:1732262486.534845   19489 cpu_client.cc:467] made\n"
        "2026-11-22 08:01:55.049319: F external/xla/xla/parse_flags_from_env.cc:224] unknown\n",
        "a\nE... common_pjrt_client.cc:3073] failed\nI... cpu_client.cc:467] made\n"
        "F... external/xla/xla/parse_flags_from_env.cc:224] unknown\n",
        "E1122 07:41:26.534845 is a time\n2026-11-22 08:01:55.049319: E is a time\n",
    ),
    "C++ line": (
        "a\nE... common_pjrt_client.cc:3073] failed\n",
        "a\nE... common_pjrt_client.cc] failed\n",
        "example.py:3] failed\nEnd... a.cc:3] failed\n",
    ),
    "C++ trace": (
        "failed\n=== Source Location Trace: === \nexternal/xla+/xla/util.h:304\n"
        "external/xla+/xla/pjrt/common_pjrt_client.cc:1997\n\nTraceback\n",
        "failed\nTraceback\n",
        "external/xla+/xla/util.h:304\n",
    ),
    "frames note": (
        "Error: no\n--------------------\nFor simplicity, JAX has removed its internal frames from "
        "the traceback of the following exception. Set JAX_TRACEBACK_FILTERING=off to see them.",
        "Error: no",
        "--------------------\nmy own line",
    ),
    "trailing space": ("a  \nb\t\n", "a\nb\n", "  a b\n"),
    "cost": (
        "TRACING CACHE MISS at a.py:3 (<module>) costing 0.347 ms because:",
        "TRACING CACHE MISS at a.py:3 (<module>) costing ... ms because:",
        "it took 3 ms",
    ),
    "blank end": ("a\n\n\n", "a\n", "a\n\nb\n"),
}


def test_every_rule_has_a_case_and_a_reason() -> None:
    assert [rule.name for rule in RULES] == list(CASES)
    assert all(len(rule.reason) > 20 for rule in RULES)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.name)
def test_rule(rule: object) -> None:
    from proof.examples.normalise import Rule

    assert isinstance(rule, Rule)
    before, after, other = CASES[rule.name]
    assert rule.apply(before, PROGRAM) == after
    assert rule.apply(other, PROGRAM) == other
    assert normalise(other, PROGRAM) == other, "another rule changes what this one leaves alone"


def test_normalising_twice_changes_nothing() -> None:
    for before, _, _ in CASES.values():
        once = normalise(before, PROGRAM)
        assert normalise(once, PROGRAM) == once


def test_the_stack_of_an_equinox_error_begins_in_the_program() -> None:
    runner = '  File "/home/reader/src/proof/run.py", line 44, in run\n    exec(...)\n    ~~~^^^\n'
    own = '  File "example.py", line 7, in root\n    x = eqx.error_if(x, x < 0, "negative")\n'
    head = "EquinoxRuntimeError: Above is one. Below is the stack inside of JIT:\n"
    end = "\nequinox.EquinoxRuntimeError: negative\n"
    assert normalise(head + runner + own + end, PROGRAM) == head + own + end


def test_the_stack_of_a_callback_begins_in_the_program() -> None:
    head = "XlaRuntimeError: CpuCallback error: Traceback (most recent call last):\n"
    runner = (
        '  File "<frozen runpy>", line 88, in _run_code\n  File "/a/proof/run.py", line 1, in run\n'
    )
    own = '  File "example.py", line 7, in <module>\n'
    end = "RuntimeError: Mismatched number of outputs from callback.\n"
    assert normalise(head + runner + own + end, PROGRAM) == head + own + end
