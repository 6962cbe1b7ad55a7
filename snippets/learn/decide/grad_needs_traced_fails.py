from functools import partial

import jax


@partial(jax.jit, static_argnames="rate")
def loss(rate, x):
    return (rate * x - 1) ** 2


print(jax.grad(loss)(0.5, 3.0))  # raises ValueError
