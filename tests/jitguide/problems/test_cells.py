"""The grader in a cell."""

import jax.numpy as jnp
import pytest

import jitguide
from jitguide.problems.catalogue import UnknownProblemError


def test_right_and_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert jitguide.check("tile", lambda x, n: jnp.tile(x, int(n)))
    assert "your function passes 17 of 17 checks. Solved." in capsys.readouterr().out
    assert not jitguide.check("tile", lambda x, n: jnp.repeat(x, int(n)), seed=1)
    assert "FAIL  example 1" in capsys.readouterr().out


def test_bad_input_is_named() -> None:
    with pytest.raises(TypeError, match=r"needs 2 argument\(s\).*apply, Config.*got 1"):
        jitguide.check("config", print)
    with pytest.raises(TypeError, match="jit_with_static_n must be a function; got 3 "):
        jitguide.check("tile", 3)  # type: ignore[arg-type]
    with pytest.raises(UnknownProblemError, match="no problem 'tyle'"):
        jitguide.check("tyle", print)
