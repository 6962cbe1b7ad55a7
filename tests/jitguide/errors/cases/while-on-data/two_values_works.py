import jax
import jax.numpy as jnp


@jax.jit
def root(low, high):
    def running(state):
        low, high = state
        return high - low > 1e-3

    def body(state):
        low, high = state
        middle = (low + high) / 2
        below = middle**2 < 2
        return jnp.where(below, middle, low), jnp.where(below, high, middle)

    return jax.lax.while_loop(running, body, (low, high))[0]


assert abs(root(0.0, 2.0) - 2**0.5) < 1e-3
