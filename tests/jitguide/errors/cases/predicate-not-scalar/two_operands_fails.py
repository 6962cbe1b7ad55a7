import jax
import jax.numpy as jnp


@jax.jit
def larger(x, y):
    return jax.lax.cond(x > y, lambda a, b: a, lambda a, b: b, x, y)  # raises TypeError


larger(jnp.array([4.0, 0.0]), jnp.ones(2))
