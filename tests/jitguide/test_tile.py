"""The tile solution against NumPy, under every transformation, and with every bad input."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from jitguide import jit_with_static_n

DTYPES = ["float32", "float16", "bfloat16", "int32", "int8", "uint8", "bool", "complex64"]


@given(st.sampled_from(DTYPES), st.integers(0, 5), st.integers(0, 4), st.booleans())
@settings(deadline=None, max_examples=60)
def test_agrees_with_numpy(dtype: str, length: int, n: int, keyword: bool) -> None:
    x = jnp.asarray(np.arange(length) % 3, dtype)  # JAX would compile for each length
    tile = jax.jit(jit_with_static_n, static_argnames=["n"])
    result = tile(x, n=float(n)) if keyword else tile(x, float(n))
    assert isinstance(result, jax.Array)
    assert (result.dtype, result.shape) == (x.dtype, (length * n,))
    assert np.array_equal(np.asarray(result), np.tile(np.asarray(x), n))


@pytest.mark.parametrize("n", [2, 2.0, np.float32(2), np.int64(2), jnp.bfloat16(2), np.array(2.0)])
def test_takes_every_real_number_and_a_concrete_0d_array(n: Any) -> None:
    assert jit_with_static_n(jnp.array([7.0, 8.0]), n).tolist() == [7, 8, 7, 8]
    assert jit_with_static_n(jnp.array([7.0, 8.0]), jnp.asarray(n)).tolist() == [7, 8, 7, 8]


def test_traces_once_for_each_n() -> None:
    traced = []

    def counted(x: jax.Array, n: float) -> jax.Array:
        traced.append(n)
        return jit_with_static_n(x, n)

    tile = jax.jit(counted, static_argnames=["n"])
    for n in [2.0, 3.0, 2.0, 0.0, 3.0, 2.0]:
        tile(jnp.ones(2), n=n)
    assert traced == [2.0, 3.0, 0.0]


def test_plain_jit_raises() -> None:
    with pytest.raises(jax.errors.ConcretizationTypeError):
        jax.jit(jit_with_static_n)(jnp.ones(2), 2.0)


def test_plain_jit_raises_for_an_integer_n_too() -> None:
    with pytest.raises(jax.errors.ConcretizationTypeError):
        jax.jit(jit_with_static_n)(jnp.ones(2), 2)


def test_works_under_vmap_grad_and_jvp() -> None:
    x = jnp.array([[7.0, 8.0], [1.0, 2.0]])
    tile = jax.jit(jit_with_static_n, static_argnames=["n"])
    assert jax.vmap(lambda row: tile(row, n=2.0))(x).tolist() == [[7, 8, 7, 8], [1, 2, 1, 2]]
    assert jax.grad(lambda row: tile(row, 3.0).sum())(x[0]).tolist() == [3, 3]
    value, slope = jax.jvp(lambda row: tile(row, n=2), (x[0],), (x[1],))
    assert (value.tolist(), slope.tolist()) == ([7, 8, 7, 8], [1, 2, 1, 2])


NAN, INFINITE = float("nan"), float("inf")


@pytest.mark.parametrize("n", [2.5, -1, -1.0, NAN, INFINITE, -INFINITE, 10**30, jnp.array(0.5)])
def test_error_names_a_number_that_is_not_a_count(n: float) -> None:
    with pytest.raises(ValueError, match=r"n must be a whole number >= 0.*; got "):
        jit_with_static_n(jnp.ones(2), n)


@pytest.mark.parametrize(
    "n", [True, np.True_, jnp.array(True), "2", b"2", None, 2j, np.complex64(2), [2], np.array([2])]
)
def test_error_names_a_value_that_is_not_a_real_number(n: float) -> None:
    with pytest.raises(TypeError, match=r"n must be a whole number >= 0.*; got "):
        jit_with_static_n(jnp.ones(2), n)


@pytest.mark.parametrize("x", [jnp.array(7.0), jnp.ones((2, 2))])
def test_error_names_an_array_that_is_not_1d(x: jax.Array) -> None:
    with pytest.raises(ValueError, match=r"x must be a 1-D array.*got shape \("):
        jit_with_static_n(x, 2.0)


@pytest.mark.parametrize("x", [[7.0, 8.0], None, "ab"])
def test_error_names_a_value_that_is_not_an_array(x: jax.Array) -> None:
    with pytest.raises(TypeError, match=r"x must be a 1-D array.*; got "):
        jit_with_static_n(x, 2.0)
