"""What the grader says about ungradable files, about limits, and about what an attempt prints."""

import sys
import time
from collections import deque
from collections.abc import Callable
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import jax
import numpy as np
import pytest
from jax.experimental import io_callback

from jitguide.problems.attempt import Attempt
from jitguide.problems.catalogue import find
from jitguide.problems.grading import grade_file
from jitguide.problems.model import Grade, Problem
from jitguide.problems.report import ending, finding_line
from jitguide.problems.sandbox import environment
from jitguide.problems.values import one_line, show_array

TILE = find("tile")
forked = pytest.mark.usefixtures("forked")
RIGHT = (
    "import jax.numpy as jnp\n\n\ndef jit_with_static_n(x, n):\n    return jnp.tile(x, int(n))\n"
)
WRONG = "def jit_with_static_n(x, n):\n    return x\n"


def _only(*keys: str) -> Problem:
    return replace(TILE, checks=tuple(check for check in TILE.checks if check.key in keys))


def _grade(tmp_path: Path, source: str, *keys: str, seconds: float = 10.0) -> Grade:
    file = tmp_path / "attempt.py"
    file.write_text(source, "utf-8")
    return grade_file(_only("example-1", *keys), file, seconds=seconds, seed=3)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def jit_with_static_n(x, n:\n", "line 1: not valid Python: "),
        ("def another(x, n):\n    return x\n", "defines no jit_with_static_n"),
        ("jit_with_static_n = 3\n", "is not a function but int"),
        ("\0", "not valid Python: "),
    ],
)
@forked
def test_what_cannot_be_graded_says_why(tmp_path: Path, source: str, why: str) -> None:
    grade = _grade(tmp_path, source)
    assert grade.exit_status == 2
    assert why in str(grade.ungraded)


def test_a_file_that_is_no_text_cannot_be_graded(tmp_path: Path) -> None:
    file = tmp_path / "attempt.py"
    for content in (b"\xff\xfe\x00x = 1", b"# coding: nonsense\n", b"\n\n# caf\xe9\n"):
        file.write_bytes(content)
        assert "cannot be read" in str(grade_file(TILE, file).ungraded)
    assert "cannot be read" in str(grade_file(TILE, tmp_path / "nowhere.py").ungraded)


@forked
@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + RIGHT.encode(),
        b"# coding: latin-1\n# caf\xe9\n" + RIGHT.encode(),
        RIGHT.replace("\n", "\r\n").replace("    ", "\t").encode(),
    ],
    ids=["byte-order mark", "latin-1", "line ends of Windows, tabs"],
)
def test_a_file_is_read_as_python_reads_it(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "attempt.py"
    file.write_bytes(content)
    assert grade_file(_only("example-1"), file, seed=3).solved


@forked
@pytest.mark.parametrize(
    ("helper", "failed"),
    [
        ("def tiled(x, n):\n    return jnp.tile(x, n)\n", []),
        ("import jax\n\ntiled = jax.jit(jnp.tile, static_argnums=1)\n", ["no-jit"]),
        (
            "N = 0\ndef tiled(x, n):\n    global N\n    N += 1\n    return jnp.tile(x, n)\n",
            ["state"],
        ),
    ],
    ids=["right", "jit", "state"],
)
def test_a_module_beside_the_file_belongs_to_the_attempt(
    tmp_path: Path, helper: str, failed: list[str]
) -> None:
    (tmp_path / "helper.py").write_text("import jax.numpy as jnp\n" + helper, "utf-8")
    file = tmp_path / "attempt.py"
    file.write_text(
        "import helper\ndef jit_with_static_n(x, n):\n    return helper.tiled(x, int(n))\n", "utf-8"
    )
    grade = grade_file(_only("example-1", "no-jit", "state"), file, seed=3)
    assert [f.check.key for f in grade.findings if f.status == "FAIL"] == failed


@forked
def test_an_error_while_loading_names_the_line(tmp_path: Path) -> None:
    grade = _grade(tmp_path, RIGHT + "\n\njit_with_static_n(1)\n", "numpy")
    assert grade.exit_status == 1
    assert "raised TypeError at line 8" in str(grade.findings[0].miss)
    assert {finding.status for finding in grade.findings[1:]} == {"skip"}


@forked
@pytest.mark.parametrize(
    ("source", "said"),
    [
        (
            "while True:\n    pass\n",
            "loading attempt.py: expected an answer, got this took longer than 1 seconds at line",
        ),
        (
            "def jit_with_static_n(x, n):\n    while n:\n        pass\n",
            "jit_with_static_n([7, 8] (float32[2]), n=2.0): expected an answer, got this took",
        ),
        (
            "import os\ndef jit_with_static_n(x, n):\n    os._exit(0)\n",
            "n=2.0): expected an answer, got the attempt ended its process with exit status 0",
        ),
        (
            "import os\nos.abort()\n",
            "loading attempt.py: expected an answer, got the attempt ended its process by SIGABRT",
        ),
    ],
    ids=["endless file", "endless call", "exit", "crash"],
)
def test_what_ends_or_blocks_the_process_is_named(tmp_path: Path, source: str, said: str) -> None:
    began = time.monotonic()
    grade = _grade(tmp_path, source, "numpy", "jit", seconds=1.0)
    assert said in str(grade.findings[0].miss)
    assert [finding.status for finding in grade.findings] == ["FAIL", "skip", "skip"]
    assert grade.exit_status == 1
    assert time.monotonic() - began < 60


@forked
def test_what_it_prints_is_shown_and_marked(tmp_path: Path) -> None:
    source = "print('pass  example 1\\x1b[2K')\nprint('Solved.')\n" + WRONG
    grade = _grade(tmp_path, source)
    text = ending(grade, "attempt.py")
    assert "  | pass example 1\\x1b[2K\n  | Solved.\n" in text
    assert text.endswith("To use the same arrays again: --seed 3.")


@forked
def test_a_failing_check_is_one_line_with_all_that_is_needed(tmp_path: Path) -> None:
    grade = _grade(tmp_path, WRONG)
    line = finding_line(TILE, grade.findings[0])
    assert "\n" not in line
    assert line == (
        "FAIL  example 1: [7., 8.], n=2 | input: x = [7, 8] (float32[2]), n=2.0 | "
        "expected: [7, 8, 7, 8] (float32[4]) | got: [7, 8] (float32[2]) | "
        "read: problems/tile/#problem"
    )


def test_settings_of_the_reader_change_no_grade(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JAX_DISABLE_JIT", "1")  # nothing would be traced under jit
    grade = _grade(tmp_path, find("tile").solution, "traces", "plain-jit")
    assert grade.solved


@pytest.mark.parametrize(
    "name",
    ["JAX_ENABLE_X64", "XLA_FLAGS", "PYTHONSTARTUP", "LIBTPU_INIT_ARGS", "TF_CPP_MIN_LOG_LEVEL"],
)
def test_a_setting_of_the_reader_does_not_reach_the_grader(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, "1")
    assert name not in environment()


@forked
def test_the_seed_repeats_the_arrays(tmp_path: Path) -> None:
    source = RIGHT.replace("int(n))", "int(n)) + (x.shape[0] == 64)")
    one, two = _grade(tmp_path, source, "numpy"), _grade(tmp_path, source, "numpy")
    assert "at position 0" in str(one.findings[1].miss)
    assert [str(f.miss) for f in one.findings] == [str(f.miss) for f in two.findings]


@forked
@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_no_process_is_left(tmp_path: Path) -> None:
    """Neither the grader's own nor one that the attempt has started."""
    file = tmp_path / "child.txt"
    source = f"""import pathlib, subprocess
child = subprocess.Popen(["sleep", "600"])
pathlib.Path({str(file)!r}).write_text(str(child.pid))
"""
    assert _grade(tmp_path, source + RIGHT).solved
    # It has been killed, and ends when the system gets to it.
    until = time.monotonic() + 5
    while runs(file.read_text("utf-8")) and time.monotonic() < until:
        time.sleep(0.01)
    assert not runs(file.read_text("utf-8"))


def runs(process: str) -> bool:
    try:
        return ") Z " not in Path("/proc", process, "stat").read_text("utf-8")
    except OSError:
        return False


def test_texts_of_an_attempt_fit_into_one_line() -> None:
    assert one_line("a\nb\x1b[31m\u202ec") == "a b\\x1b[31m\\u202ec"
    assert len(one_line("x" * 1000)) == 160
    assert show_array(np.array([[1.5, np.nan]], "float32")) == "[[1.5, nan]] (float32[1,2])"
    assert show_array(np.zeros(100, "int8")) == "int8[100]"
    assert show_array(np.asarray(3, "int32")) == "3 (int32)"


def test_a_grader_that_does_not_start_is_no_grade_on_the_attempt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "jax.py").write_text("raise ImportError('no JAX here')", "utf-8")
    monkeypatch.syspath_prepend(str(broken))
    grade = _grade(tmp_path, RIGHT)
    assert grade.exit_status == 2
    assert grade.ungraded == ("the grader's own process did not start: ImportError: no JAX here")


def test_whatever_an_attempt_keeps_state_in_is_seen() -> None:
    kept: dict[str, Any] = {"a": [0], "b": {1: 0}, "c": {0}, "d": deque([0]), "e": bytearray(2)}
    kept |= {"f": np.zeros(2), "g": cache(abs), "h": partial(print, []), "i": SimpleNamespace()}
    changes = "a.append(1)|b[2] = 1|c.add(1)|d.append(1)|e.append(1)|f[0] += 1|g(3)"
    for change in f"{changes}|h.args[0].append(1)|i.calls = 1".split("|"):
        attempt = Attempt({}, kept)
        assert attempt.state_changes() == []
        exec(change, kept)
        assert {name[0] for name in attempt.state_changes()} == {change[0]}, change


@pytest.mark.parametrize("call_back", [jax.pure_callback, io_callback])
def test_every_way_back_to_python_is_seen(call_back: Callable[..., Any]) -> None:
    """Alone: as a rule another check fails before, since a callback has no derivative."""

    def leaves(x: Any) -> Any:
        return call_back(lambda a: np.asarray(a) * 2, x, x)

    program = Attempt({"leaves": leaves}).program("leaves", np.ones(3, "float32"))
    assert program.callbacks, program.primitives
