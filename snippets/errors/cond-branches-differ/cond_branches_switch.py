import jax
import jax.numpy as jnp


@jax.jit
def roots(x):
    def none(v):
        return jnp.zeros(2, jnp.sqrt(v).dtype), 0

    def two(v):
        return jnp.stack([-jnp.sqrt(v), jnp.sqrt(v)]), 2

    return jax.lax.cond(x >= 0, two, none, x)


print(roots(4.0), roots(-4.0))
