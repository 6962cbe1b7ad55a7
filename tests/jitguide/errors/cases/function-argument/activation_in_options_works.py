import functools

import jax
import jax.numpy as jnp


@functools.partial(jax.jit, static_argnames=["act"])
def forward(x, opts, act):
    return act(x) * opts["scale"]


y = forward(jnp.ones(2), {"scale": 2.0}, act=jnp.negative)
assert y.tolist() == [-2, -2]
