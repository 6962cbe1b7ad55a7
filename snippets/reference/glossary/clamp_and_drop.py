import jax
import jax.numpy as jnp


@jax.jit
def at(x, i):
    return x[i], x.at[i].set(0)


print(*at(jnp.array([10, 20, 30]), 7))
