import jax
import jax.numpy as jnp


@jax.jit
def both(x):
    harmless = jnp.where(x > 0, jnp.log(x), 0.0)  # raises FloatingPointError
    guilty = (x - x) / (x - x)
    return harmless, guilty


with jax.debug_nans(True):
    print(both(-1.0))
