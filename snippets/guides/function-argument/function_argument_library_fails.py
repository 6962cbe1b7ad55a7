import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["loss"])
def minimize(loss, x, *args):
    return jax.lax.fori_loop(0, 60, lambda i, x: x - 0.1 * jax.grad(loss)(x, *args), x)


def distance(x, kind):
    return (x - 1) ** 2 if kind == "square" else jnp.abs(x - 1)


print(minimize(distance, 3.0, "square"))  # raises TypeError
