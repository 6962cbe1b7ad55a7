import jax
import jax.numpy as jnp


@jax.jit
def median(x):
    ordered = jnp.sort(x)
    middle = x.shape[0] / 2
    return ordered[jnp.int32(middle)]


assert median(jnp.array([3.0, 1.0, 2.0])) == 2
