import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["points"])
def heights(start, speed, points):
    found = [start]
    falls = points - 1
    for _ in range(falls):
        speed = speed - 9.81 * 0.1
        found.append(found[-1] + 0.1 * speed)
    return jnp.stack(found)


found = heights(10.0, 2.0, 4)
assert found.shape == (4,) and abs(found[-1] - (10 + 0.1 * (3 * 2 - 6 * 0.981))) < 1e-5
