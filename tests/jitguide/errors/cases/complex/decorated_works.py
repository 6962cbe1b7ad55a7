import jax
import jax.numpy as jnp
import numpy as np


def wave(x):
    return jnp.exp(1j * x)


slope = jax.jacfwd(wave)
assert np.allclose(slope(0.5), 1j * np.exp(0.5j))
