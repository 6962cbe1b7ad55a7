import jax
import jax.numpy as jnp


def newton_sqrt(a, tolerance, max_steps):
    def newton(x):
        return 0.5 * (x + a / x)

    def go_on(state):
        before, now, steps = state
        return (steps == 0) | ((jnp.abs(now - before) > tolerance * now) & (steps < max_steps))

    def step(state):
        _, now, steps = state
        return now, newton(now), steps + 1

    x = jnp.where(a < 1, 1.0, a).astype(jnp.float32)
    _, root, steps = jax.lax.while_loop(go_on, step, (x, x, 0))
    return root, steps
