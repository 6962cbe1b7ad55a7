# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def logarithm(x):
    assert bool(jnp.isfinite(x).all()), "not finite"  # raises TracerBoolConversionError
    return jnp.log(x)


out = logarithm(jnp.ones(2))
