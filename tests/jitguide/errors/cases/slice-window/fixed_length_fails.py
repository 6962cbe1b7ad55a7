# argument: start

import jax
import jax.numpy as jnp


@jax.jit
def window(signal, start):
    return signal[start : start + 4]  # raises IndexError


window(jnp.arange(8), 2)
