# argument: lengths
# pasted above its traceback

import jax
import jax.numpy as jnp


def expand(features, lengths):
    return jnp.repeat(features, lengths)  # raises ConcretizationTypeError


lengths = jnp.array([2, 1])
out = jax.jit(expand)(jnp.array([1.0, 3.0]), lengths)
