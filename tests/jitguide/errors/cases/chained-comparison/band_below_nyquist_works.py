import jax
import jax.numpy as jnp

RATE = 8.0


@jax.jit
def gain(freq):
    return jnp.where((1.0 <= freq) & (freq < RATE / 2), 1.0, 0.0)


assert (gain(3.0), gain(4.0), gain(0.5)) == (1.0, 0.0, 0.0)
