import jax
import jax.numpy as jnp


@jax.jit
def scaled(x):
    return 1.0 / x  # raises FloatingPointError


with jax.debug_infs(True):
    print(scaled(jnp.array([1.0, 2.0])))
    print(scaled(jnp.array([1.0, 0.0])))
