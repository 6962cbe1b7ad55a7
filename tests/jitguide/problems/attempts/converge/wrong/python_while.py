# fails: jit
import jax.numpy as jnp


def newton_sqrt(a, tolerance, max_steps):
    x, change, steps = jnp.maximum(a, 1.0), jnp.inf, 0
    while change > tolerance * x and steps < max_steps:
        new = (x + a / x) / 2
        x, change, steps = new, jnp.abs(new - x), steps + 1
    return x, jnp.int32(steps)
