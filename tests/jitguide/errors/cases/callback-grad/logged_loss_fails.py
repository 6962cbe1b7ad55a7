import jax
from jax.experimental import io_callback

seen = []


def loss(w):
    value = (w - 1) ** 2
    io_callback(seen.append, None, value)  # raises ValueError
    return value


slope = jax.jit(jax.grad(loss))(3.0)
