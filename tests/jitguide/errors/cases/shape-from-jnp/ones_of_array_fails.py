import jax
import jax.numpy as jnp


@jax.jit
def shifted(x):
    return x + jnp.ones((jnp.array(5.0).astype(int),))  # raises TypeError


shifted(1.0)
