import jax
import jax.numpy as jnp


@jax.jit
def unit(x):
    length = jnp.sqrt((x * x).sum())
    return x / jnp.maximum(length, 1e-6)


with jax.debug_nans(True):
    print(unit(jnp.zeros(2)), unit(jnp.array([3.0, 0.0])))
