import jax
import jax.numpy as jnp
import numpy as np


def signal(t):
    return jnp.sum(jnp.fft.fft(t))


slope = jax.jit(jax.jacfwd(signal))
assert np.allclose(slope(jnp.arange(3.0)), [3, 0, 0])
