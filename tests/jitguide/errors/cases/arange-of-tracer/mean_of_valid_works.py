import jax
import jax.numpy as jnp


@jax.jit
def weighted(x, valid):
    n = jnp.sum(valid)
    idx = jnp.arange(x.shape[0])
    return jnp.mean(x[idx] * idx, where=jnp.indices(x.shape)[0] < n)


assert weighted(jnp.array([1.0, 2.0, 3.0]), jnp.array([1, 1, 0])) == 1.0
