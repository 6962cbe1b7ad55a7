import jax
import jax.numpy as jnp

MOST = 4


@jax.jit
def total(x, n):
    kept = jnp.arange(MOST) < n
    return jnp.where(kept, x, 0.0).sum()


x = jnp.array([1.0, 2.0, 3.0, 4.0])
print(total(x, 2))
print(total(x, 3))
