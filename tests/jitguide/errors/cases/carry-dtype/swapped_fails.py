# pasted above its traceback

import jax
import jax.numpy as jnp


def body(carry, x):
    count, total = carry
    return (total + x, count + 1), None


start = (jnp.int32(0), jnp.float32(0.0))
(count, total), _ = jax.lax.scan(body, start, jnp.ones(3) / 2)  # raises TypeError
