# argument: x

import jax
import jax.numpy as jnp


@jax.jit
def gain(x):
    hits = jnp.where(x > 0)[0]  # raises ConcretizationTypeError
    return x[hits].sum()


gain(jnp.array([1.0, -2.0, 3.0]))
