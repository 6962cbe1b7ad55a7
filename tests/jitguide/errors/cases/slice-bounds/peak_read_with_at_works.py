import jax
import jax.numpy as jnp


@jax.jit
def peak(x, n):
    head = jnp.where(jnp.indices(x.shape)[0] < n, x, -jnp.inf)
    return head.max()


assert peak(jnp.array([1.0, 3.0, 9.0]), 2) == 3
