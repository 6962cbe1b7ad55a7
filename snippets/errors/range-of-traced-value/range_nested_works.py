import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def pairs(x):
    def row(i, total):
        return jax.lax.fori_loop(i, len(x), lambda j, total: total + x[i] * x[j], total)

    return jax.lax.fori_loop(0, len(x), row, 0.0)


@jax.jit
def pairs_at_once(x):
    i, j = np.triu_indices(len(x))
    return (x[i] * x[j]).sum()


x = jnp.arange(4.0)
print(pairs(x), pairs_at_once(x))
print(jax.grad(pairs_at_once)(x))
