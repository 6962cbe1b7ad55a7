import functools

import jax
import jax.numpy as jnp


@functools.lru_cache(maxsize=None)
def decay(rate, scale):
    return scale * jnp.exp(-rate * jnp.arange(3.0))


def loss(params):
    curve = jnp.abs(decay.__wrapped__(params["rate"], params["scale"]))
    return jnp.sum(curve)


slope = jax.grad(loss)({"rate": 0.0, "scale": 2.0})
assert float(slope["rate"]) == -6.0
assert float(slope["scale"]) == 3.0
