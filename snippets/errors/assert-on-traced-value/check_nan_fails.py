import jax
import jax.numpy as jnp


@jax.jit
def unit(x):
    length = jnp.sqrt((x * x).sum())
    return x / length  # raises FloatingPointError


with jax.debug_nans(True):
    print(unit(jnp.zeros(2)))
