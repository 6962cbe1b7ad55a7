"""`watching`: what is jitted in the block is explained, the rest seen through JAX's events."""

from typing import Any

import jax
import numpy as np
import pytest

import jitguide
from jitguide.retraces import Watched

X = np.ones(3, "float32")


def test_functions_jitted_inside_are_explained() -> None:
    real = jax.jit
    with jitguide.watching() as seen:
        f = jax.jit(lambda x, n: x * n, static_argnames="n")
        f(X, n=2)
        f(X, n=3)
    assert jax.jit is real
    (watched,) = seen.functions
    assert isinstance(f, Watched)
    assert watched is f
    assert "n: 2 -> 3" in seen.report()
    f(X, n=4)  # still watched after the block
    assert watched.traces == 3


def test_restored_after_an_error_and_when_nested() -> None:
    real = jax.jit
    with pytest.raises(RuntimeError), jitguide.watching() as outer:
        with jitguide.watching() as inner:
            jax.jit(lambda x: x)(X)
        assert jax.jit is not real
        jax.jit(lambda x: x)(X)
        raise RuntimeError
    assert jax.jit is real
    assert (len(outer.functions), len(inner.functions)) == (2, 1)


def test_functions_jitted_before_are_counted_by_name_where_jax_names_them() -> None:
    def early(x: Any) -> Any:
        return x * 3

    jitted = jax.jit(early)
    with jitguide.watching() as seen:
        jitted(X)
        jitted(X)
    others = {row[0]: row for row in seen.table().rows}
    named = tuple(map(int, jax.__version__.split(".")[:2])) >= (0, 6)
    name = "early" if named else "(name: cannot tell)"
    assert not any("sentinel" in other for other in others)
    assert (int(others[name][2]) >= 1, others[name][3]) == (True, "1")
    assert ("does not name the functions" in seen.report()) == (not named)
    assert others[name][1] == others[name][4] == "cannot tell"  # calls and hits


def test_what_is_only_lowered_is_not_compiled() -> None:
    def early(x: Any) -> Any:
        return x * 3

    jitted = jax.jit(early)
    with jitguide.watching() as seen:
        lowered = jitted.lower(X)
    assert {row[3] for row in seen.table().rows} <= {"0"}
    with jitguide.watching() as seen:
        lowered.compile()
    assert {row[3] for row in seen.table().rows} == {"1"}


def test_decorator_with_options_does_what_this_version_does() -> None:
    try:
        jax.jit(static_argnames="n")
        allowed = True
    except TypeError:
        allowed = False
    with jitguide.watching() as seen:
        if allowed:
            f = jax.jit(static_argnames="n")(lambda x, n: x)
            f(X, n=1)
        else:
            with pytest.raises(TypeError):
                jax.jit(static_argnames="n")
    assert len(seen.functions) == allowed


def test_says_what_it_cannot_see() -> None:
    with jitguide.watching() as seen:
        pass
    assert "not seen:" in str(seen) and "jitted outside the block" in seen._repr_html_()


def test_a_mistake_in_the_block_raises_what_jit_raises() -> None:
    with jitguide.watching(), pytest.raises(TypeError):
        jax.jit(3)  # type: ignore[call-overload]
