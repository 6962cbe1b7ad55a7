import functools

import jax


@functools.partial(jax.jit, static_argnames=["options"])
def step(x, options):
    return x * options["rate"]


step(2.0, options={"rate": 0.5})  # raises ValueError
