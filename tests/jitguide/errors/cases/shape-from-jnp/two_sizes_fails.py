import jax
import jax.numpy as jnp


@jax.jit
def frame(x):
    rows = x.shape[0]
    columns = jnp.maximum(rows, 4)
    return jnp.zeros((rows, columns))  # raises TypeError


frame(jnp.ones(3))
