import jax
import jax.numpy as jnp


@jax.jit
def flag(x):
    return 1 if any(x > 0) else 0  # raises ValueError


flag(jnp.ones((2, 2)))
