import jax
import jax.numpy as jnp
import pytest

traced = []


def total(x):
    traced.append(len(x))
    half = len(x) // 2
    return jax.lax.cond(len(x) <= 1, lambda: x.sum(), lambda: total(x[:half]) + total(x[half:]))


with pytest.raises(RecursionError, match="maximum recursion depth exceeded"):
    jax.jit(total)(jnp.arange(4.0))
print(traced[:6])
