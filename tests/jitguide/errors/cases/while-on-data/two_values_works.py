import jax
import jax.numpy as jnp


@jax.jit
def root(low, high):
    def goes_on(state):
        low, high = state
        return high - low > 1e-3

    def iterate(state):
        low, high = state
        middle = (low + high) / 2
        below = middle**2 < 2
        low, high = jnp.where(below, middle, low), jnp.where(below, high, middle)
        return low, high

    low, high = jax.lax.while_loop(goes_on, iterate, (low, high))
    return low


assert abs(root(0.0, 2.0) - 2**0.5) < 1e-3
