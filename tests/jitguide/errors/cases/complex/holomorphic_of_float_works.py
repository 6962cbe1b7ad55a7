import jax
import jax.numpy as jnp
import numpy as np


def wave(x):
    return jnp.exp(1j * x)


slope = jax.jacfwd(wave)(0.5)
assert np.allclose(slope, 1j * np.exp(0.5j))
