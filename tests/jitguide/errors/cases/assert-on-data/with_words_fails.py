# argument: p

import jax
import jax.numpy as jnp


@jax.jit
def normalise(p):
    assert jnp.all(p >= 0), "negative"  # raises TracerBoolConversionError
    return p / p.sum()


shares = normalise(jnp.array([1.0, 3.0]))
