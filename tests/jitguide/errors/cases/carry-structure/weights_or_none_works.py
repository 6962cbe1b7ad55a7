import jax
import jax.numpy as jnp


def smoothed(level, x, weight=None):
    if weight is None:
        weight = 0.5
    if level is None:
        level = x
    return weight * level + (1 - weight) * x


def last_level(xs, level=None):
    def body(held, x):
        held = smoothed(held, x)
        return held, held

    if level is None:
        level = jnp.zeros((), jnp.float32)
    return jax.lax.scan(body, level, xs)


last, levels = last_level(jnp.array([0.0, 4.0]))
assert last == 2
