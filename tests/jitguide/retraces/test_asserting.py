"""`assert_traces` and its fixture: they pass, they fail, and the failure message explains why."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import jitguide

X = np.ones(3, "float32")


def test_passes() -> None:
    with jitguide.assert_traces(lambda x: x, at_most=1) as f:
        f(X)
        f(X)


def test_fails_with_the_explanation() -> None:
    def step(x: object, n: int) -> object:
        return x

    with (
        pytest.raises(AssertionError) as caught,
        jitguide.assert_traces(step, at_most=1, static_argnames="n") as f,
    ):
        f(X, n=1)
        f(X, n=2)
    lines = str(caught.value).splitlines()
    assert lines[0] == "step was traced 2 times, at most once expected:"
    assert lines[2] == "  call 2: traced and compiled: n: 1 -> 2 (against call 1)"


def test_only_traces_in_the_block_count() -> None:
    f = jitguide.watch(lambda x: x)
    f(X)
    with jitguide.assert_traces(f, at_most=0) as again:
        again(X)


def test_each_trace_of_one_call_counts() -> None:
    def step(x: object) -> object:
        return x

    with (
        pytest.raises(AssertionError) as caught,
        jitguide.assert_traces(step, at_most=1) as f,
    ):
        f(X)
        # A call under vmap can trace twice where jax_debug_nans repeats it. That is up to JAX.
        f.calls[0] = replace(f.calls[0], traces=2)
    lines = str(caught.value).splitlines()
    assert lines[0] == "step was traced 2 times, at most once expected:"
    assert lines[1:] == ["  call 1: traced and compiled: first call"]


def test_an_error_in_the_block_is_not_hidden() -> None:
    with pytest.raises(KeyError), jitguide.assert_traces(lambda x: x, at_most=0) as f:
        f(X)
        raise KeyError


@pytest.mark.parametrize("at_most", [-1, True, 1.0, "1"])
def test_at_most_is_checked(at_most: int) -> None:
    with (
        pytest.raises(ValueError, match="at_most must be an int >= 0"),
        jitguide.assert_traces(lambda x: x, at_most=at_most),
    ):
        pass


_FILE = """
import numpy as np
X = np.ones(3, "float32")

def test_good(assert_traces):
    f = assert_traces(lambda x: x, at_most=1)
    f(X), f(X)

def test_bad(assert_traces):
    def step(x): return x
    step = assert_traces(step, at_most=1)
    step(X), step(X[:2])

def test_wrong(assert_traces):
    def step(x): return x
    step = assert_traces(step, at_most=1)
    step(X), step(X[:2])
    raise KeyError("the error of the test itself")
"""


def test_fixture(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(jitguide.__file__).parents[1]))
    # Whether the entry point is installed or not, the plugin is loaded once: by name.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    pytester.makepyfile(_FILE)
    result = pytester.runpytest_subprocess("-p", "jitguide.pytest_plugin", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(
        ["*AssertionError: step was traced 2 times, at most once expected:*"]
    )
    result.stdout.fnmatch_lines(["*call 2: traced and compiled: x: shape (3,) -> (2,)*"])
    # A test that fails by itself is not said to fail for its traces.
    result.stdout.fnmatch_lines(["FAILED *::test_wrong - KeyError: 'the error of the test itself'"])


def test_plugin_imports_no_jax() -> None:
    code = "import sys, jitguide.pytest_plugin; sys.exit('jax' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
