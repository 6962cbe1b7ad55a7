import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    return sum(v for v in x)  # raises TypeError


total(jnp.float32(3.0))
