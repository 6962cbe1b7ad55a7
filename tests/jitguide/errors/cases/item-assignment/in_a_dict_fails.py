import jax
import jax.numpy as jnp


@jax.jit
def clamp(params):
    params["w"][0] = 1.0  # raises TypeError
    return params


clamp({"w": jnp.zeros(2)})
