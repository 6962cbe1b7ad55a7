# pasted above its traceback

import jax
import jax.numpy as jnp


def signal(t):
    return jnp.sum(jnp.fft.fft(t))


slope = jax.jit(jax.jacrev(signal))
print(slope(jnp.arange(3.0)))  # raises TypeError
