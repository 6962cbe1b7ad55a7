# needs jax >= 0.4.38
import jax
from jax.experimental import io_callback


def save(w):
    print("saved", w)


def loss(w):
    io_callback(save, None, jax.lax.stop_gradient(w), ordered=True)
    return w**2


print(jax.grad(loss)(3.0))
