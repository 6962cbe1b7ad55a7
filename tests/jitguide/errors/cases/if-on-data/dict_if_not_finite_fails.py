# argument: state['x']

import jax
import jax.numpy as jnp


@jax.jit
def advanced(state):
    x = 2 * state["x"]
    return state if not jnp.isfinite(x) else {"x": x}  # raises TracerBoolConversionError


advanced({"x": 3.0})
