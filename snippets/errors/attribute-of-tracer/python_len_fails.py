import jax
import jax.numpy as jnp


@jax.jit
def average(x):
    return jnp.sum(x) / len(x)  # raises TypeError


print(average(3.0))
