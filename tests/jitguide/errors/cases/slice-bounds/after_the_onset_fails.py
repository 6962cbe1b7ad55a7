# argument: onset
# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def settled(trace, onset, level):
    after = trace[onset:]  # raises IndexError
    return jnp.mean((after - level) ** 2)


out = settled(jnp.array([9.0, 1.0, 3.0]), 1, 2.0)
