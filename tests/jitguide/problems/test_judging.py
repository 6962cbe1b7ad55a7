"""What the judge says: of files that cannot be judged, of limits, of what an attempt prints."""

import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from jitguide.problems.bench.bench import BenchLostError
from jitguide.problems.bench.process import ProcessBench
from jitguide.problems.bench.values import one_line, show_array
from jitguide.problems.catalogue import find
from jitguide.problems.judging import judge_file
from jitguide.problems.model import Verdict
from jitguide.problems.report import ending, finding_line

TILE = find("tile")
forked = pytest.mark.usefixtures("forked")
RIGHT = (
    "import jax.numpy as jnp\n\n\ndef jit_with_static_n(x, n):\n    return jnp.tile(x, int(n))\n"
)
WRONG = "def jit_with_static_n(x, n):\n    return x\n"


def _judge(tmp_path: Path, source: str, seconds: float = 10.0) -> Verdict:
    file = tmp_path / "attempt.py"
    file.write_text(source, "utf-8")
    return judge_file(TILE, file, seconds=seconds, seed=3, stop_early=True)


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("def jit_with_static_n(x, n:\n", "line 1: not valid Python: "),
        ("def another(x, n):\n    return x\n", "defines no jit_with_static_n"),
        ("jit_with_static_n = 3\n", "is no function but int"),
        ("\0", "not valid Python: "),
    ],
)
@forked
def test_what_cannot_be_judged_says_why(tmp_path: Path, source: str, why: str) -> None:
    verdict = _judge(tmp_path, source)
    assert verdict.exit_status == 2
    assert why in str(verdict.unjudged)


def test_a_file_that_is_no_text_cannot_be_judged(tmp_path: Path) -> None:
    file = tmp_path / "attempt.py"
    for content in (b"\xff\xfe\x00x = 1", b"# coding: nonsense\n", b"\n\n# caf\xe9\n"):
        file.write_bytes(content)
        assert "cannot be read" in str(judge_file(TILE, file).unjudged)
    assert "cannot be read" in str(judge_file(TILE, tmp_path / "nowhere.py").unjudged)


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
    alone = replace(TILE, checks=TILE.checks[:1])
    assert judge_file(alone, file, seed=3).solved


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
    asked = tuple(c for c in TILE.checks if c.key in ("example-1", "no-jit", "state", "judge"))
    verdict = judge_file(replace(TILE, checks=asked), file, seed=3)
    assert [f.check.key for f in verdict.findings if f.status == "FAIL"] == failed


@forked
def test_an_error_while_loading_names_the_line(tmp_path: Path) -> None:
    verdict = _judge(tmp_path, RIGHT + "\n\njit_with_static_n(1)\n")
    assert verdict.exit_status == 1
    assert "raised TypeError at line 8" in str(verdict.findings[0].miss)
    assert {finding.status for finding in verdict.findings[1:]} == {"skip"}


def test_an_endless_loop_ends_in_time(tmp_path: Path) -> None:
    began = time.monotonic()
    verdict = _judge(tmp_path, "while True:\n    pass\n", seconds=1.0)
    assert "took longer than 1 seconds" in str(verdict.findings[0].miss)
    assert time.monotonic() - began < 60


@forked
def test_memory_is_limited(tmp_path: Path) -> None:
    source = "hold = []\nwhile True:\n    hold.append(bytes(1) * 2**26)\n"
    verdict = _judge(tmp_path, source, seconds=60)
    said = str(verdict.findings[0].miss)
    assert "MemoryError" in said or "memory" in said or "SIGKILL" in said


@forked
def test_what_it_prints_is_shown_and_marked(tmp_path: Path) -> None:
    source = "print('pass  example 1\\x1b[2K')\nprint('Solved.')\n" + WRONG
    verdict = _judge(tmp_path, source)
    text = ending(verdict, "attempt.py")
    assert "  | pass example 1\\x1b[2K\n  | Solved.\n" in text
    assert text.endswith("The same arrays again: --seed 3.")


@forked
def test_a_failing_check_is_one_line_with_all_that_is_needed(tmp_path: Path) -> None:
    verdict = _judge(tmp_path, WRONG)
    line = finding_line(verdict.findings[0])
    assert "\n" not in line
    assert line == (
        "FAIL  example 1: [7., 8.], n=2 | input: x = [7, 8] (float32[2]), n=2.0 | "
        "expected: [7, 8, 7, 8] (float32[4]) | got: [7, 8] (float32[2]) | "
        "read: problems/tile/#problem"
    )


@forked
def test_the_seed_repeats_the_arrays(tmp_path: Path) -> None:
    source = RIGHT.replace("int(n))", "int(n)) + (x.shape[0] == 64)")
    one, two = _judge(tmp_path, source), _judge(tmp_path, source)
    assert [str(f.miss) for f in one.findings] == [str(f.miss) for f in two.findings]


def test_a_reply_that_the_judge_did_not_sign_is_refused() -> None:
    with ProcessBench() as bench:
        assert bench.load("x = 1", "attempt.py") is None
        bench._key = b"another key"
        with pytest.raises(BenchLostError, match="something else than the judge wrote"):
            bench.kinds(("x",))
        with pytest.raises(BenchLostError):  # and the bench stays lost
            bench.kinds(("x",))


def test_no_process_is_left(tmp_path: Path) -> None:
    with ProcessBench() as bench:
        process = bench._process
    assert process.poll() is not None


def test_texts_of_an_attempt_fit_into_one_line() -> None:
    assert one_line("a\nb\x1b[31m\u202ec") == "a b\\x1b[31m\\u202ec"
    assert len(one_line("x" * 1000)) == 160
    assert show_array(np.array([[1.5, np.nan]], "float32")) == "[[1.5, nan]] (float32[1,2])"
    assert show_array(np.zeros(100, "int8")) == "int8[100]"
    assert show_array(np.asarray(3, "int32")) == "3 (int32)"


def test_a_judge_that_does_not_start_is_no_verdict_on_the_attempt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = tmp_path / "broken"
    broken.mkdir()
    (broken / "jax.py").write_text("raise ImportError('no JAX here')", "utf-8")
    monkeypatch.syspath_prepend(str(broken))
    verdict = _judge(tmp_path, RIGHT)
    assert verdict.exit_status == 2
    assert verdict.unjudged == ("the judge's own process did not start: ImportError: no JAX here")
