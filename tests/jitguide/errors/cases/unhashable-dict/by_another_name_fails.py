import functools

import jax


@functools.partial(jax.jit, static_argnames=["options"])
def step(x, options):
    return x * options["rate"]


setup = {"rate": 0.5}
step(2.0, setup)  # raises ValueError
