import jax
from jax.experimental import io_callback


def save(w):
    print("saved", w)


def loss(w):
    io_callback(save, None, w, ordered=True)  # raises ValueError
    return w**2


print(jax.grad(loss)(3.0))
