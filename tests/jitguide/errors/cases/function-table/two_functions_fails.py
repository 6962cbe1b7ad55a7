# argument: choice

import jax
import jax.numpy as jnp

functions = (jnp.sin, jnp.cos)


@jax.jit
def applied(choice, x):
    return functions[choice](x)  # raises TracerIntegerConversionError


applied(0, 1.0)
