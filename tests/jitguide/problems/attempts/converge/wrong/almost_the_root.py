# fails: example
import jax
import jax.numpy as jnp


def newton_sqrt(a, tolerance, max_steps):
    def go_on(state):
        x, change, steps = state
        return jnp.logical_and(change > tolerance * x, steps < max_steps)

    def step(state):
        x, _, steps = state
        new = (x + a / x) / 2
        return new, jnp.abs(new - x), steps + 1

    x = jnp.maximum(a, 1.0)
    x, change, steps = jax.lax.while_loop(go_on, step, (x, jnp.inf * x, jnp.int32(0)))
    return x * 1.001, steps  # a thousandth off: what the tolerance would allow
