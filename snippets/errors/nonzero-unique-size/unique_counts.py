import jax
import jax.numpy as jnp


@jax.jit
def tally(x):
    return jnp.unique(x, return_counts=True, size=4, fill_value=-1)


values, counts = tally(jnp.array([7, 5, 7, 7]))
print(values, counts)
