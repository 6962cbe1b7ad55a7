import jax
import jax.numpy as jnp


def last(x, k):
    return jnp.where(jnp.indices(x.shape)[0] >= x.shape[0] - k, x, 0).sum()


run = jax.jit(last)
assert run(jnp.arange(5.0), 2) == 7.0
