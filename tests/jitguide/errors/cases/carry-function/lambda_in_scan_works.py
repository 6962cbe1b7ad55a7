import functools

import jax
import jax.numpy as jnp


def step(f, total, x):
    return total + f(x), x


total, _ = jax.lax.scan(functools.partial(step, lambda x: 2 * x), 0.0, jnp.ones(3))
assert total == 6
