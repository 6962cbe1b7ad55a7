import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def solve(mean, eccentricity):
    place = mean
    delta = 1.0

    def goes_on(state):
        delta, place = state
        return abs(delta) > 1e-5

    def iterate(state):
        delta, place = state
        delta = (place - eccentricity * jnp.sin(place) - mean) / (1 - eccentricity * jnp.cos(place))
        place = place - delta
        return delta, place

    delta, place = jax.lax.while_loop(goes_on, iterate, (delta, place))
    return place


out = solve(1.0, 0.3)
np.testing.assert_allclose(out - 0.3 * np.sin(out), 1.0, rtol=1e-5)
