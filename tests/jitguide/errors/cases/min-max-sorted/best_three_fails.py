# argument: scores

import jax
import jax.numpy as jnp


@jax.jit
def best_three(scores):
    ranked = sorted(scores, reverse=True)  # raises TracerBoolConversionError
    return ranked[0] + ranked[1] + ranked[2]


best_three(jnp.array([3.0, 9.0, 1.0, 7.0, 5.0]))
