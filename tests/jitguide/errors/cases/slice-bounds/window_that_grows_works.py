import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    def body(acc, i):
        return acc + jnp.where(jnp.arange(x.shape[0]) < i + 1, x, 0).sum(), None

    return jax.lax.scan(body, 0.0, jnp.arange(3))[0]


sums = total(jnp.arange(4.0))
assert sums == 0 + 1 + 3
