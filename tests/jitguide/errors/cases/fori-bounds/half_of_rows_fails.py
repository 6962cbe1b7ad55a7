import jax
import jax.numpy as jnp


@jax.jit
def doubled(x):
    n = x.shape[0]
    return jax.lax.fori_loop(0, n / 2, lambda i, x: 2 * x, x)  # raises TypeError


print(doubled(jnp.ones(5)))
