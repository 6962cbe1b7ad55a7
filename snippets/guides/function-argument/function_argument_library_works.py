from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["loss"])
def minimize(loss, x, *args):
    print("tracing")
    return jax.lax.fori_loop(0, 60, lambda i, x: x - 0.1 * jax.grad(loss)(x, *args), x)


def distance(x, target, kind):
    return (x - target) ** 2 if kind == "square" else jnp.abs(x - target)


square = partial(distance, kind="square")
for target in (1.0, 2.0):
    print(minimize(square, 3.0, target).round(3))
