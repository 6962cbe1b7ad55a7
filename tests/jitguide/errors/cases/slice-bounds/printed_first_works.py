import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["num"])
def first(x, opts, num):
    return x[:num] * opts["scale"]


out = first(jnp.arange(5), {"num": 3, "scale": 2}, num={"num": 3, "scale": 2}["num"])
print(out)
assert out.tolist() == [0, 2, 4]
