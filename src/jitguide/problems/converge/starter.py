"""Newton's square root: a loop that stops at convergence.

- Start from x = max(a, 1). One step makes new = (x + a / x) / 2.
- Stop when abs(new - x) <= tolerance * new, or after max_steps steps.
- Return (new, number of steps taken): a float32 scalar and an integer scalar.
- a >= 0, tolerance and max_steps >= 1 are all traced: plain jax.jit, one trace for all values.
  Do not use jit inside.
"""

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
