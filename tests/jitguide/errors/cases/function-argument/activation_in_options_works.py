import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["act"])
def forward(x, opts, act):
    return act(x) * opts["scale"]


opts = {"act": jnp.negative, "scale": 2.0}
y = forward(jnp.ones(2), {"scale": 2.0}, act=opts["act"])
assert y.tolist() == [-2, -2]
