import jax
import jax.numpy as jnp


@jax.jit
def entropy(p):
    scaled = p / p.sum()
    return -(scaled * jnp.log(scaled)).sum()  # raises FloatingPointError


with jax.debug_nans(True):
    print(entropy(jnp.array([0.5, 0.5])))
    print(entropy(jnp.array([0.0, 1.0])))
