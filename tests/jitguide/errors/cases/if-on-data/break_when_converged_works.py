import jax
import jax.numpy as jnp


@jax.jit
def root(x):
    def running(state):
        count, x, before = state
        return (count < 50) & (jnp.abs(x - before) >= 1e-6)

    def body(state):
        count, x, _ = state
        return count + 1, 0.5 * (x + 2.0 / x), x

    return jax.lax.while_loop(running, body, (0, x, jnp.inf))[1]


assert abs(root(1.0) - 2**0.5) < 1e-6
