# argument: p

import jax
import jax.numpy as jnp


@jax.jit
def normal(p):
    p = p / p.sum()
    assert jnp.allclose(p.sum(), 1.0), "not normal"  # raises TracerBoolConversionError
    return p


normal(jnp.ones(4))
