# on other versions: condition-on-constant

import jax
import jax.numpy as jnp


@jax.jit
def turned(x, turns):
    return jnp.rot90(x, turns)  # raises ValueError


turned(jnp.ones((3, 3)), 1)
