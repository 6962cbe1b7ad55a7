# argument: inputs

import jax
import jax.numpy as jnp


class TrackedDict(dict):
    pass


@jax.jit
def double(inputs):
    return inputs["x"] * 2


double(TrackedDict(x=jnp.ones(3)))  # raises TypeError
