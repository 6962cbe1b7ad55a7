import jax
import jax.numpy as jnp


def is_converged(x, before):
    return jnp.abs(x - before) < 1e-6


@jax.jit
def root(x):
    def running(state):
        x, before = state
        return ~is_converged(x, before)

    def body(state):
        x, _ = state
        return 0.5 * (x + 2.0 / x), x

    return jax.lax.while_loop(running, body, (x, jnp.inf))[0]


assert abs(root(1.0) - 2**0.5) < 1e-6
