# argument: opts['act']


import jax
import jax.numpy as jnp


@jax.jit
def forward(x, opts):
    return opts["act"](x) * opts["scale"]


y = forward(jnp.ones(2), {"act": jnp.negative, "scale": 2.0})  # raises TypeError
