import jax
import jax.numpy as jnp


@jax.jit
def damped(x):
    return jax.lax.cond(x > 5, lambda x: x / 2, lambda x: x, x)  # raises TypeError


damped(jnp.array([1.0, 8.0]))
