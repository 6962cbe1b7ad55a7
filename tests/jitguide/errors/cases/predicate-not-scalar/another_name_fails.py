import jax
import jax.numpy as jnp


def leaky(x):
    return jax.lax.cond(x > 0, lambda v: v, lambda v: 0.1 * v, x)  # raises TypeError


leaky(jnp.array([1.0, -1.0]))
