# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def normalised(x):
    return x / x.sum().item()  # raises ConcretizationTypeError


normalised(jnp.array([1.0, 3.0]))
