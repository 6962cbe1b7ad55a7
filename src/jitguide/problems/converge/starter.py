"""A loop that stops at convergence."""

import jax
import jax.numpy as jnp


def newton_sqrt(
    a: jax.Array, tolerance: jax.Array, max_steps: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Find the square root of `a`; stop at convergence, or after `max_steps` steps."""
    x, change, steps = jnp.maximum(a, 1.0), jnp.inf, 0
    while change > tolerance * x and steps < max_steps:
        new = (x + a / x) / 2
        x, change, steps = new, jnp.abs(new - x), steps + 1
    return x, jnp.asarray(steps)
