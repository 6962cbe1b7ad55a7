# pasted above its traceback
# argument: p

import jax
import jax.numpy as jnp


def entropy(p):
    out = -p * jnp.log(p) if p > 0.0 else 0.0 * p  # raises TracerBoolConversionError
    return out


slope = jax.jit(jax.grad(entropy))(0.0)
