import jax
import jax.numpy as jnp
from jax.experimental import checkify


def halve(i, x):
    checkify.check(x >= 1e-6, "too small")
    return x / 2


def run(x):
    return jax.lax.fori_loop(0, 3, halve, x)


checked = jax.jit(checkify.checkify(run))
error, result = checked(jnp.float32(8.0))
error.throw()
assert result == 1
