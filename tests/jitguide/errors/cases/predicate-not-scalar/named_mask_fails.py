import jax
import jax.numpy as jnp


@jax.jit
def size(x):
    mask = x > 0
    return jax.lax.cond(mask, lambda x: x, lambda x: -x, x)  # raises TypeError


size(jnp.array([-2.0, 1.0]))
