# fails: stops
import jax
import jax.numpy as jnp


def newton_sqrt(a, tolerance, max_steps):
    def step(i, state):
        x, done, steps = state
        new = (x + a / x) / 2
        now_done = done | (jnp.abs(new - x) <= tolerance * new)
        active = ~done & (i < max_steps)
        return jnp.where(active, new, x), jnp.where(active, now_done, done), steps + active

    start = (jnp.maximum(a, 1.0), False, jnp.int32(0))
    x, _, steps = jax.lax.fori_loop(0, 100, step, start)
    return x, steps
