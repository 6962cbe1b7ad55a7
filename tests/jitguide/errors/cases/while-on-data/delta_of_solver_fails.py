# argument: mean
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def solve(mean, eccentricity):
    place = mean
    delta = 1.0
    while abs(delta) > 1e-5:  # raises TracerBoolConversionError
        delta = (place - eccentricity * jnp.sin(place) - mean) / (1 - eccentricity * jnp.cos(place))
        place = place - delta
    return place


out = solve(1.0, 0.3)
