"""Newton's square root: the solution."""

import jax
import jax.numpy as jnp


def newton_sqrt(
    a: jax.Array, tolerance: jax.Array, max_steps: jax.Array
) -> tuple[jax.Array, jax.Array]:
    """Find the square root of `a`; stop at convergence, or after `max_steps` steps."""

    def go_on(state: tuple[jax.Array, jax.Array, jax.Array]) -> jax.Array:
        x, change, steps = state
        return (change > tolerance * x) & (steps < max_steps)

    def step(
        state: tuple[jax.Array, jax.Array, jax.Array],
    ) -> tuple[jax.Array, jax.Array, jax.Array]:
        x, _, steps = state
        new = (x + a / x) / 2
        return new, jnp.abs(new - x), steps + 1

    start = jnp.maximum(a, 1.0)
    root, _, steps = jax.lax.while_loop(
        go_on, step, (start, jnp.full_like(start, jnp.inf), jnp.int32(0))
    )
    return root, steps
