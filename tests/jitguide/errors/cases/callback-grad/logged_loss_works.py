# needs jax >= 0.4.38

import jax
from jax.experimental import io_callback

seen = []


def loss(w):
    value = (w - 1) ** 2
    io_callback(seen.append, None, jax.lax.stop_gradient(value))
    return value


slope = jax.jit(jax.grad(loss))(3.0)
assert slope == 4.0
