import jax
import jax.numpy as jnp


@jax.jit
def larger(x, y):
    return jnp.where(x > y, x, y)


assert larger(jnp.array([4.0, 0.0]), jnp.ones(2)).tolist() == [4.0, 1.0]
