from functools import partial

import jax


@partial(jax.jit, static_argnames=["name"])
def step(x, numbers, name):
    return x * numbers["rate"] if name == "sgd" else x


print(step(1.0, {"rate": 0.5}, name="sgd"))
